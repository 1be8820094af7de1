package main

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/CycloneDX/cyclonedx-go"
)

// bill describes an inventory in CycloneDX. licences has an SPDX expression for each module but the main one. A module
// without a licence is an error.
func (list inventory) bill(licences map[string]string) (*cyclonedx.BOM, error) {
	main, err := list.main.component("Apache-2.0")
	if err != nil {
		return nil, err
	}
	main.Type = cyclonedx.ComponentTypeApplication
	components := []cyclonedx.Component{}
	var needs []string
	add := func(m module, licence string) error {
		c, err := m.component(licence)
		if err != nil {
			return err
		}
		components, needs = append(components, c), append(needs, c.BOMRef)
		return nil
	}
	for _, m := range list.modules {
		licence := licences[m.path]
		if licence == "" {
			return nil, fmt.Errorf("THIRD_PARTY.md has no row for %s; add one", m.path)
		}
		if err := add(m, licence); err != nil {
			return nil, err
		}
	}
	if version, ok := strings.CutPrefix(list.goes, "go"); ok {
		if err := add(module{path: "std", version: version}, "BSD-3-Clause"); err != nil {
			return nil, err
		}
	}
	bill := cyclonedx.NewBOM()
	bill.Metadata = &cyclonedx.Metadata{Timestamp: list.time, Component: &main}
	bill.Components = &components
	bill.Dependencies = &[]cyclonedx.Dependency{{Ref: main.BOMRef, Dependencies: &needs}}
	return bill, nil
}

// component describes a module and its licence, an SPDX expression.
func (m module) component(licence string) (cyclonedx.Component, error) {
	id := "pkg:golang/" + m.path
	if m.version != "" {
		id += "@" + strings.ReplaceAll(m.version, "+", "%2B")
	}
	c := cyclonedx.Component{
		BOMRef: id, PackageURL: id, Type: cyclonedx.ComponentTypeLibrary, Name: m.path, Version: m.version,
		Licenses: &cyclonedx.Licenses{{License: &cyclonedx.License{ID: licence}}},
	}
	if strings.Contains(licence, " ") { // more than one
		c.Licenses = &cyclonedx.Licenses{{Expression: licence}}
	}
	if m.sum == "" {
		return c, nil
	}
	sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(m.sum, "h1:"))
	if err != nil || len(sum) != 32 {
		return c, fmt.Errorf("%s %s: the checksum %q is not h1: and a SHA-256 in base64", m.path, m.version, m.sum)
	}
	// As cyclonedx-gomod does, the checksum of the files of the module is its hash.
	c.Hashes = &[]cyclonedx.Hash{{Algorithm: cyclonedx.HashAlgoSHA256, Value: hex.EncodeToString(sum)}}
	return c, nil
}
