// Package standalone makes of the code that an emitter wrote a package that users can keep: with
// two functions, Marshal and Unmarshal, for their type, and without an import of wirebench.
//
// What an emitter writes hands a [codec.Port] to the program. Of that port users need two
// functions: their code is taken out of it, with the declarations that it needs, and all that
// only measuring needs is left behind. What it calls of wirebench's packages, a few helpers,
// goes along into a folder internal/ beside the formats' own folders. Files that a library's
// generator wrote stay as they are.
//
// The package works on source text: it copies declarations, and cuts out of them what is not
// needed. It knows no codec.
package standalone
