// Package codecs has the maintenance data of the modules that the codecs below it use, and who
// requires them. It also has the sources of the codecs, as texts for authors of the libraries.
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

//go:embed users.json
var users []byte

// Maintenance returns the content of maintenance.json, which scripts/maintenance updates: releases,
// states and advisories of modules. It adds who requires them, from users.json, which
// scripts/adoption updates.
func Maintenance() []maintenance.Module {
	file, err := maintenance.Parse(modules)
	if err != nil {
		panic("codecs/maintenance.json: " + err.Error()) // TestMaintenance reads it
	}
	list, err := maintenance.ParseUsers(users)
	if err != nil {
		panic("codecs/users.json: " + err.Error()) // TestUsers reads it
	}
	list.Join(file.Modules)
	return file.Modules
}
