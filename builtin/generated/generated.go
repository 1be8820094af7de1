// Package generated joins the code made for the types of the built-in data sets. The code for one
// family of data sets and one codec is in the folder _made/FAMILY/CODEC. A program that needs only one
// family links only the packages of that family. All of it is made by
//
//	go generate ./builtin/generated
//
// It must not know emitters: programs that measure link the code, and only generate makes it.
package generated

//go:generate go run ./generate
