//go:build protoactor

package builtin

import (
	"github.com/wirebench/wirebench/engines/protoactor"
	"github.com/wirebench/wirebench/message"
)

func actors() []message.Engine {
	return append(protoactor.Engines(), message.Engine{
		Name: "hollywood", Module: "github.com/anthdm/hollywood",
		Absent: "it and protoactor can't be in one program; built without -tags protoactor wirebench has it, and lacks protoactor",
	})
}
