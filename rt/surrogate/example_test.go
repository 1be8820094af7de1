package surrogate_test

import (
	"encoding/json"
	"fmt"
	"net/netip"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/surrogate"
)

// host is a type of a user. The fields of its address are not exported, so few formats can carry it.
type host struct {
	Name string
	Addr netip.Addr
}

// message has the parts of a host in kinds that formats know.
type message struct{ Name, Addr string }

func toMessage(x *host) (m *message, err error) {
	defer surrogate.Failed(&err)
	return &message{x.Name, surrogate.ToText(x.Addr, "host.Addr")}, nil
}

func fromMessage(m *message) (x *host, err error) {
	defer surrogate.Failed(&err)
	x = &host{Name: m.Name}
	surrogate.FromText(&x.Addr, m.Addr, "host.Addr")
	return x, nil
}

// A codec carries the message of a type instead of the type itself. An error of the type's own
// method names the part of the value that caused it.
func ExampleOf() {
	t := codec.Of[host]("hosts")
	t.Surrogate = surrogate.Of(toMessage, fromMessage, nil, "netip.Addr as the text of its MarshalText")
	k := codec.Codec{Name: "ours", Bind: codec.Reflective(json.Marshal, json.Unmarshal)}
	port, err := codec.Bind(k, t, true)
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := port.Marshal(&host{"gateway", netip.MustParseAddr("10.0.0.1")})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s\n", b)
	_, err = port.Unmarshal([]byte(`{"Name":"gateway","Addr":"nowhere"}`))
	fmt.Println(err)
	// Output:
	// {"Name":"gateway","Addr":"10.0.0.1"}
	// host.Addr: netip.Addr.UnmarshalText: ParseAddr("nowhere"): unable to parse IP
}
