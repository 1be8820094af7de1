//go:build !protoactor

package parts

import "github.com/wirebench/wirebench/engines/hollywood"

// actors are those of one of two libraries: both register messages of Protocol Buffers as actor.PID and files as remote.proto,
// and a program with both ends when it starts. Building with -tags protoactor takes the other one.
var actors = hollywood.Engines
