// Package part names the parts of programs: exported functions of packages, such as the Codecs
// function of a codec package. A program can be built from these names.
//
// It must not know codecs, data sets or engines: a program that names them need not link them or
// their dependencies.
package part

import (
	"fmt"
	"go/token"
	"net/url"
	"reflect"
	"runtime"
	"strings"
)

// Func is an exported package-level function that a program calls.
type Func struct {
	Package string `json:"package"` // import path
	Name    string `json:"name"`
	// Module is the module of a function of wirebench's repository that is in a different module
	// than wirebench itself. It is "" for all other functions.
	Module string `json:"module,omitempty"`
	// file is the function's source file as the compiler recorded it. It is absolute, or starts
	// with the import path in a program built with -trimpath. It is "" if this program knows the
	// function only by name.
	file string
}

// In returns a function with a known source file.
func In(file, path, name string) Func { return Func{Package: path, Name: name, file: file} }

func (f Func) String() string { return f.Package + "." + f.Name }

// File is the function's source file as the compiler recorded it, "" if this program does not link
// the function.
func (f Func) File() string { return f.file }

// Same reports whether f and other name the same function.
func (f Func) Same(other Func) bool { return f.Package == other.Package && f.Name == other.Name }

// Of finds the package and the name of a function value. It returns an error if another package
// can't call the function: for a closure, a method, an unexported function, or anything in package
// main.
func Of(fn any) (Func, error) {
	v := reflect.ValueOf(fn)
	if v.Kind() != reflect.Func || v.IsNil() {
		return Func{}, fmt.Errorf("a %T is not a function that another program can call", fn)
	}
	r := runtime.FuncForPC(v.Pointer())
	f, err := parse(r.Name())
	if err != nil {
		return Func{}, err
	}
	f.file, _ = r.FileLine(r.Entry())
	return f, nil
}

// parse parses a symbol name. It consists of the import path, a dot, and the function's name. The
// linker escapes some characters in the import path, and dots in the path's last element.
func parse(symbol string) (Func, error) {
	slash := strings.LastIndexByte(symbol, '/') + 1
	last, name, _ := strings.Cut(symbol[slash:], ".")
	path, err := url.PathUnescape(symbol[:slash] + last)
	if err != nil {
		return Func{}, fmt.Errorf("symbol %s: %w", symbol, err)
	}
	if path == "main" {
		return Func{}, fmt.Errorf("%s is in package main, which no other program can import: move it to another package", symbol)
	}
	if !token.IsIdentifier(name) || !token.IsExported(name) {
		return Func{}, fmt.Errorf("%s is not an exported package-level function: another program can't call it", symbol)
	}
	return Func{Package: path, Name: name}, nil
}
