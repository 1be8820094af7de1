package builtin

import (
	"github.com/wirebench/wirebench/engines/connect"
	"github.com/wirebench/wirebench/engines/drpc"
	"github.com/wirebench/wirebench/engines/grpc"
	"github.com/wirebench/wirebench/engines/mangos"
	"github.com/wirebench/wirebench/engines/nats"
	"github.com/wirebench/wirebench/engines/netrpc"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/engines/quic"
	"github.com/wirebench/wirebench/engines/unix"
	"github.com/wirebench/wirebench/engines/websocket"
	"github.com/wirebench/wirebench/engines/zeromq"
	"github.com/wirebench/wirebench/message"
)

// elsewhere are what programs of their own have.
func elsewhere() []message.Engine {
	return []message.Engine{
		{
			Name: "goakt", Module: "github.com/tochemey/goakt/v3",
			Absent: "plugins/goakt has it, a program of its own: it needs modules in other versions than codecs are measured with",
		},
		{
			Name: "ergo", Module: "ergo.services/ergo",
			Absent: "plugins/ergo has it, a program of its own: the module can't be had where most are",
		},
	}
}

// engines are what carries messages, a line each.
func engines() []func() []message.Engine {
	return []func() []message.Engine{
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
		actors,
		elsewhere,
	}
}
