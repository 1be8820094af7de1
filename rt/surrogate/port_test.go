package surrogate_test

import (
	"encoding/json"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/surrogate"
)

// TestShares checks that goroutines may share what a codec made for the message of a type, too: conversions keep nothing.
func TestShares(t *testing.T) {
	hosts := codec.Of[host]("hosts")
	hosts.Surrogate = surrogate.Of(toMessage, fromMessage, nil)
	bind := codec.Reflective(json.Marshal, json.Unmarshal)
	k := codec.Codec{Name: "ours", Bind: func(t *codec.Type) (codec.Port, error) {
		p, err := bind(t)
		p.Shares = "a Codec"
		return p, err
	}}
	port, err := codec.Bind(k, hosts, true)
	if err != nil {
		t.Fatal(err)
	}
	if port.Shares != "a Codec" {
		t.Errorf("shares %q", port.Shares)
	}
}
