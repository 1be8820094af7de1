package claims

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/delivery"
)

// Published rates of messages between processes can't be compared directly. Each is from a
// different machine, and nobody also published what channels or a TCP connection achieve on that
// machine. A factor between two rates of one machine can be compared.

// Operations of messages.
const (
	oneWay  = codec.Operation(delivery.OneWay)
	batched = codec.Operation(delivery.Batched)
	request = codec.Operation(delivery.Request)
)

var ergoMessages = Source{
	Name:     "ergo-messages",
	Title:    "ergo-services/benchmarks, ping and memusage, 27 March 2026, and the README of the framework since October 2024",
	With:     "Ergo 3.3.0-development, Go 1.26.0, Apple M4 Max of 14 processors; the README: a processor of 64 cores",
	Messages: true,
	Known: []string{
		"Published at https://github.com/ergo-services/benchmarks and https://github.com/ergo-services/ergo. wirebench message has the same scenarios; wirebench message --messages 3000000 sends the same number of messages (1000000 in N-N).",
		"Each rate is of one run of half a second to three seconds, without an interval. A message is a number, and only the number of received messages is verified.",
		"Messages over the network are sent together with other waiting messages: one way there is ranked with batched here.",
		"The engine is a separate program, plugins/ergo: the public proxies don't have its module.",
	},
	Statements: []Statement{
		{
			ID: "c28", Text: "One process sends 6.1 million messages a second to another one of its node, and 3.3 million to one of another node: a message takes 1.9 times as long.",
			Known:       []string{"Both nodes are in one process there, and in two here."},
			Comparisons: []Comparison{slower("ergo", batched, "remote-1-1", "ergo").than(oneWay).on("local-1-1").by(6086924.322792 / 3270065.736496)},
		},
		{
			ID: "c29", Text: "On 64 cores over 21 million messages a second are passed locally, and nearly 5 million over the network: a message takes 4.2 times as long.",
			Known:       []string{"Both nodes are in one process there, and in two here."},
			Comparisons: []Comparison{slower("ergo", batched, "remote-N-N", "ergo").than(oneWay).on("local-N-N").by(21. / 5)},
		},
	},
}

var protoActor = Source{
	Name:     "protoactor",
	Title:    "Proto.Actor, performance and benchmarks (documents of 2026), and issue 838 of 2023",
	With:     "not given",
	Messages: true,
	Known: []string{
		"Published at https://proto.actor/docs/performance and https://github.com/asynkron/protoactor-go/issues/838.",
		"The documents say that messages may be as small as a framework allows, that both ends of the network's test are actors between which a million messages go there and back, and that in one process there are as many or twice as many pairs as processors. Ours go one way, with as many pairs as processors.",
		"120 million a second are 8 ns a message, over all processors of an unnamed machine.",
	},
	Statements: []Statement{{
		ID: "c30", Text: "Proto.Actor for Go passes 120 million messages a second within a process, and 2.4 million between two nodes: 50 times as few.",
		Comparisons: []Comparison{slower("protoactor", batched, "remote-N-N", "protoactor").than(oneWay).on("local-N-N").by(50)},
	}},
}

var hollywood = Source{
	Name:     "hollywood",
	Title:    "anthdm/hollywood, README, and issue 152 of January 2024",
	With:     "not given",
	Messages: true,
	Known: []string{
		"Published at https://github.com/anthdm/hollywood; the README says 10 million messages in under one second, and shows what its benchmark printed.",
		"It sends one value again and again to an actor that counts; the clock stops when the last message is counted.",
	},
	Statements: []Statement{{
		ID: "c31", Text: "Channels are consistently faster than Hollywood, says a user's benchmark of eight actors.",
		Comparisons: []Comparison{
			faster(delivery.Reference, oneWay, "local-1-1", "hollywood"),
			faster(delivery.Reference, oneWay, "local-N-N", "hollywood"),
		},
	}},
}

var goAkt = Source{
	Name:     "goakt",
	Title:    "Tochemey/goakt, README of 29 August 2023 to 7 September 2023",
	With:     "darwin/amd64, Core i5-1038NG7, four processors",
	Messages: true,
	Known: []string{
		"Published at https://github.com/Tochemey/goakt, and removed nine days later; nothing was published instead. The engine here is version 3, which is three years newer.",
		"Its rows of several senders to one actor are left out.",
		"The engine is a separate program, plugins/goakt: its requirements conflict with the other engines' requirements.",
	},
	Statements: []Statement{{
		ID: "c32", Text: "A message takes 549 ns, and one that is answered 1,915 ns: 3.5 times as long.",
		Comparisons: []Comparison{slower("goakt", request, "local-1-1", "goakt").than(oneWay).by(1915 / 549.1)},
	}},
}

var nats = Source{
	Name:     "nats",
	Title:    "NATS documents, benchmarking, 2021",
	With:     "not given",
	Messages: true,
	Known: []string{
		"Published at https://docs.nats.io. Messages have 16 bytes, and the server is a separate process.",
		"A rate of publishing without a receiver counts the messages that the client writes, which no receiver gets.",
	},
	Statements: []Statement{{
		ID: "c33", Text: "One subscriber receives 2.96 million messages a second from one publisher, and a request takes 116 µs: 343 times as long.",
		Comparisons: []Comparison{slower("nats", request, "remote-1-1", "nats").than(batched).by(116000 * 2.96e6 / 1e9)},
	}},
}
