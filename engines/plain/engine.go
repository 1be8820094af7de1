// Package plain carries messages without any library: by channels within a process, and by TCP
// connections between two processes. It is the bound for all engines.
package plain

import (
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
	"github.com/wirebench/wirebench/engine/frame"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	e := engine.Engine{
		Name: "channels/tcp", Module: "std", Pressure: "waits", MostBytes: frame.Most,
		About: "within a process a goroutine for each receiver, which reads a channel that holds 1,024 messages, " +
			"and for requests one that holds none; between processes a TCP connection for each, " +
			"and frames: a length of four bytes and a message",
		OneWay: frame.OneWay(conn.TCP), Batched: frame.Batched(conn.TCP), Request: frame.Request(conn.TCP),
	}
	e.OneWay.Local, e.Request.Local = local, requests
	return []engine.Engine{e, {
		Name: "goroutines", Module: "std", Pressure: "waits", Spawn: spawn,
		About: "each process is a goroutine that waits at a channel of its own",
	}}
}
