package build

import (
	"fmt"
	"go/token"
	"net/url"
	"reflect"
	"runtime"
	"strings"
)

// Func is an exported package-level function that a program calls, such as the
// Codecs function of a codec package.
type Func struct {
	Package string // import path
	Name    string
	// file is the function's source file as the compiler recorded it: absolute,
	// or starting with the import path in a program built with -trimpath.
	file string
}

func (f Func) String() string { return f.Package + "." + f.Name }

// FuncOf finds the package and the name of a function value. It is an error if
// another package can't call the function: a closure, a method, an unexported
// function, anything in package main.
func FuncOf(fn any) (Func, error) {
	v := reflect.ValueOf(fn)
	if v.Kind() != reflect.Func || v.IsNil() {
		return Func{}, fmt.Errorf("a %T is not a function that can be called again in a program of its own", fn)
	}
	r := runtime.FuncForPC(v.Pointer())
	f, err := parseFunc(r.Name())
	if err != nil {
		return Func{}, err
	}
	f.file, _ = r.FileLine(r.Entry())
	return f, nil
}

// parseFunc reads a symbol name: the import path, in which the linker escapes
// some characters and dots of the last element, a dot, and the function's name.
func parseFunc(symbol string) (Func, error) {
	slash := strings.LastIndexByte(symbol, '/') + 1
	last, name, _ := strings.Cut(symbol[slash:], ".")
	path, err := url.PathUnescape(symbol[:slash] + last)
	if err != nil {
		return Func{}, fmt.Errorf("symbol %s: %w", symbol, err)
	}
	if path == "main" {
		return Func{}, fmt.Errorf("%s is in package main, which no other program can import: move it to a package of its own", symbol)
	}
	if !token.IsIdentifier(name) || !token.IsExported(name) {
		return Func{}, fmt.Errorf("%s is not an exported package-level function: a program of its own can't call it", symbol)
	}
	return Func{Package: path, Name: name}, nil
}
