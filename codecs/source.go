package codecs

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed */README.md */*.go
var sources embed.FS

// folder is the import path of this package.
const folder = "github.com/wirebench/wirebench/codecs/"

// Source returns the files of a package below this one: its Go files and its README.md. It returns nil if
// there is no such package.
func Source(pkg string) fs.FS {
	name, below := strings.CutPrefix(pkg, folder)
	if !below || strings.Contains(name, "/") {
		return nil
	}
	if _, err := fs.Stat(sources, name); err != nil {
		return nil
	}
	files, err := fs.Sub(sources, name)
	if err != nil {
		return nil // the name is not one of a folder
	}
	return files
}
