//go:build !protoactor

package builtin

import (
	"github.com/wirebench/wirebench/engines/hollywood"
	"github.com/wirebench/wirebench/message"
)

// actors are those of one of two libraries: both register messages of Protocol Buffers as actor.PID and files as remote.proto,
// and a program with both ends when it starts. Building with -tags protoactor takes the other one.
func actors() []message.Engine {
	return append(hollywood.Engines(), message.Engine{
		Name: "protoactor", Module: "github.com/asynkron/protoactor-go",
		Absent: "it and hollywood can't be in one program; built with -tags protoactor wirebench has it, and lacks hollywood",
	})
}
