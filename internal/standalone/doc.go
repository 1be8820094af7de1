// Package standalone makes packages that users can keep from the code that emitters wrote. Such a
// package has two functions for the user's type, Marshal and Unmarshal, and does not import
// wirebench.
//
// It must not know any codec: it works on the port that an emitter wrote, whatever the library.
//
// # From a port to a package
//
// The package works on source text: it copies declarations, and cuts out of them what is not
// needed.
//
//  1. An emitter's code returns a [codec.Port] to the program. Users need two functions of that
//     port. Their bodies are taken out of the port, with the declarations that they reach. Everything
//     that only measuring needs is left out.
//
//  2. A few helpers of wirebench's packages that the code calls, such as rt/bridge and rt/surrogate,
//     are copied to a folder internal/ next to the formats' own folders, as far as they are reached.
//     A helper must therefore not reach package schema, which would be copied too, or any name of
//     package codec except Port, which is an error.
//
//  3. Files that a library's generator wrote stay as they are.
//
//  4. Each package gets a test of the round trip of the user's samples.
//
// If the two functions use variables of the function that makes the port, the whole port is kept.
// Such a port is for one goroutine, so Marshal and Unmarshal take ports from a pool.
package standalone
