// Package bom has bills of materials.
package bom

import (
	"fmt"
	"iter"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

func Samples() iter.Seq[*cdx.BOM] {
	return func(yield func(*cdx.BOM) bool) {
		for i := range 50 {
			b := cdx.NewBOM()
			b.SerialNumber = fmt.Sprintf("urn:uuid:%08d-0000-4000-8000-000000000000", i)
			b.Metadata = &cdx.Metadata{Timestamp: "2026-01-02T03:04:05Z", Component: &cdx.Component{Type: cdx.ComponentTypeApplication, Name: "app", Version: "1.0"}}
			var cs []cdx.Component
			for j := range 20 {
				cs = append(cs, cdx.Component{BOMRef: fmt.Sprint("ref", j), Type: cdx.ComponentTypeLibrary, Name: fmt.Sprint("lib", j), Version: "1.2.3", PackageURL: "pkg:golang/lib@1.2.3",
					Hashes: &[]cdx.Hash{{Algorithm: cdx.HashAlgoSHA256, Value: "abcdef0123456789"}}, Licenses: &cdx.Licenses{{License: &cdx.License{ID: "MIT"}}}})
			}
			b.Components = &cs
			if !yield(b) {
				return
			}
		}
	}
}
