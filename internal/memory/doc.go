// Package memory finds the memory that Go values take. It serves three purposes:
//
//   - Reading that memory brings values into the processor's caches without running any codec. In a
//     program, a value that is encoded has usually just been made. Encoding it once beforehand would train
//     the processor's branch prediction for that codec and value.
//   - A checksum of the memory shows whether a codec has changed a value.
//   - The addresses show whether a codec's result shares memory with a value.
//
// It must not know codecs: running a codec's code is what reading values here avoids.
package memory
