// Package memory finds the memory that Go values take. Reading it brings values into the processor's caches without the
// code of any codec: a value that is about to be encoded has, in a program, just been made, and encoding it once before
// would teach the processor which way the branches of that very codec go on it. A checksum of it tells whether a codec
// has changed a value, and its place whether a codec's result is a part of one.
package memory
