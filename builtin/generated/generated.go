// Package generated joins the code made for the types of the built-in data sets, in _made/<family
// of data sets>/<codec>. A program that needs only one family links only the package of that
// family. All of it is made by
//
//	go generate ./builtin/generated
//
// It must not know emitters: programs that measure link the code, and only generate makes it.
package generated

//go:generate go run ./generate
