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
	}
}
