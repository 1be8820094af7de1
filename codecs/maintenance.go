// Package codecs has what is known of the maintenance of the modules that the codecs
// below it use. It imports none of them.
package codecs

import (
	_ "embed"

	"github.com/wirebench/wirebench/codec/maintenance"
)

//go:embed maintenance.json
var modules []byte

// Maintenance is what maintenance.json has: releases, states and advisories of modules.
// scripts/maintenance keeps it.
func Maintenance() []maintenance.Module {
	file, err := maintenance.Parse(modules)
	if err != nil {
		panic("codecs/maintenance.json: " + err.Error()) // TestMaintenance has read it
	}
	return file.Modules
}
