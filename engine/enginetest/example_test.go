package enginetest_test

import (
	"testing"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
	"github.com/wirebench/wirebench/engine/enginetest"
	"github.com/wirebench/wirebench/engine/frame"
)

// ours is the engine of a third party.
func ours() engine.Engine {
	return engine.Engine{
		Name: "ours", About: "a TCP connection for each receiver", Pressure: "waits",
		OneWay: frame.OneWay(conn.TCP), Request: frame.Request(conn.TCP),
	}
}

// TestOurs is the test of an engine, as a third party writes it.
func TestOurs(t *testing.T) { enginetest.Run(t, ours()) }

// The test of an engine calls Run, which sends messages in all ways that the engine offers.
func ExampleRun() {
	var t *testing.T // from func TestOurs(t *testing.T) in a test
	enginetest.Run(t, ours())
}
