// Package standalone makes packages that users can keep from the code that emitters wrote. Such a
// package has two functions for the user's type, Marshal and Unmarshal, and does not import
// wirebench.
//
// An emitter's code returns a [codec.Port] to the program. Users need two functions of that port.
// The package takes their code out of the port, with the declarations that they need, and leaves
// out everything that only measuring needs. A few helpers of wirebench's packages that the code
// calls are copied to a folder internal/ next to the formats' own folders. Files that a library's
// generator wrote stay as they are.
//
// The package works on source text: it copies declarations, and cuts out of them what is not
// needed.
//
// It must not know any codec: it works on the port that an emitter wrote, whatever the library.
package standalone
