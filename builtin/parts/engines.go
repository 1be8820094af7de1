package parts

import (
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engines/connect"
	"github.com/wirebench/wirebench/engines/drpc"
	"github.com/wirebench/wirebench/engines/grpc"
	"github.com/wirebench/wirebench/engines/hollywood"
	"github.com/wirebench/wirebench/engines/mangos"
	"github.com/wirebench/wirebench/engines/nats"
	"github.com/wirebench/wirebench/engines/netrpc"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/engines/quic"
	"github.com/wirebench/wirebench/engines/unix"
	"github.com/wirebench/wirebench/engines/websocket"
	"github.com/wirebench/wirebench/engines/zeromq"
	"github.com/wirebench/wirebench/internal/part"
)

// Engines returns the Engines functions of all packages that carry messages and can be linked into
// one program.
func Engines() []func() []engine.Engine {
	return []func() []engine.Engine{
		plain.Engines,
		unix.Engines,
		netrpc.Engines,
		grpc.Engines,
		connect.Engines,
		drpc.Engines,
		nats.Engines,
		zeromq.Engines,
		mangos.Engines,
		quic.Engines,
		websocket.Engines,
		hollywood.Engines,
	}
}

// Apart returns the functions of engines that need programs of their own, by the name of the
// program. The library of protoactor registers messages of Protocol Buffers under names that the
// library of hollywood also registers. The library of goakt needs other versions of modules than
// those with which codecs are measured.
func Apart() map[string]part.Func {
	const root = "github.com/wirebench/wirebench"
	return map[string]part.Func{
		"protoactor": {Package: root + "/engines/protoactor", Name: "Engines"},
		"goakt":      {Package: root + "/plugins/goakt/goakt", Name: "Engines", Module: root + "/plugins/goakt"},
	}
}

// AbsentEngines returns known engines that are not here, and why.
func AbsentEngines() []engine.Engine {
	return []engine.Engine{{
		Name: "ergo", Module: "ergo.services/ergo",
		Absent: "plugins/ergo has it, a separate program: the public proxies don't have the module",
	}}
}
