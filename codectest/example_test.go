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

// The test of a codec calls Run, which proves and times the codec in processes of its own.
func ExampleRun() {
	var t *testing.T // from func TestOurs(t *testing.T) in a test
	codectest.Run(t, ours())
}
