// Package warm brings Go values into the processor's caches without the code of any codec: a value that
// is about to be encoded has, in a program, just been made. Encoding it once before would do that too, and would
// teach the processor which way the branches of that very codec go on it.
package warm
