// Package bound joins the code that was made for the types of the built-in data
// sets: bound/<family of data sets>/<codec>. A program that needs one family links that
// package alone. All of it is made by
//
//	go generate ./bound
package bound

//go:generate go run ./generate
