package codectest_test

import (
	"encoding/json"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codectest"
)

// ours is the codec of a third party.
func ours() codec.Codec {
	return codec.Codec{
		Name: "ours", Module: "example.com/ours", Format: formats.JSON,
		Bind: codec.Reflective(json.Marshal, json.Unmarshal),
	}
}

// The tests of a codec: what becomes of values and how long that takes, of hostile and damaged messages, and of messages
// between two versions of a type.
func Example() {
	var t *testing.T // from func TestOurs(t *testing.T) in a test
	codectest.Run(t, ours())
	codectest.Survives(t, ours())
	codectest.Evolves(t, ours())
}

// The test of a codec calls Run, which proves and times the codec in processes of its own.
func ExampleRun() {
	var t *testing.T // from func TestOurs(t *testing.T) in a test
	codectest.Run(t, ours())
}
