// Package codecs has the maintenance data of the modules that the codecs below it use.
//
// It must not know the codecs and their modules: the small program that users start needs this data
// without linking any codec.
package codecs

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec/maintenance"
)

//go:embed maintenance.json
var modules []byte

// Maintenance returns the content of maintenance.json: releases, states and advisories of modules.
// The program scripts/maintenance updates the file.
func Maintenance() []maintenance.Module {
	file, err := maintenance.Parse(modules)
	if err != nil {
		panic("codecs/maintenance.json: " + err.Error()) // TestMaintenance reads it
	}
	return file.Modules
}
