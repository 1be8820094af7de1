// Package generated joins the code that was made for the types of the built-in data
// sets: _made/<family of data sets>/<codec>. A program that needs one family links that
// package alone. All of it is made by
//
//	go generate ./builtin/generated
package generated

//go:generate go run ./generate
