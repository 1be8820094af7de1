package claims

import (
	"errors"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/record"
)

// example is a program that lacks gencode and knows two published sizes.
type example struct{}

func (example) Lacks(codec string) string {
	if strings.HasPrefix(codec, "gencode") {
		return "its licence"
	}
	return ""
}

func (example) Size(codec, data string) (int, error) {
	switch codec + " " + data {
	case "protobuf book":
		return 326, nil
	case "json book":
		return 560, nil
	}
	return 0, errors.New(codec + " on " + data + ": cut\noff")
}

// synthetic is a record with known truth: the times below in ns, and the sizes in bytes.
func synthetic() record.Record {
	rec := record.Record{
		Run: record.Run{
			Format: record.Format, Started: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Command: []string{"claims"}, Grade: "quick",
			Reference: "json", Twin: "json (twin)",
			Env: record.Environment{GOOS: "linux", GOARCH: "amd64", CPU: "Example CPU @ 3.00GHz", Cores: 8, Go: "go1.26.8"},
		},
		End: &record.End{Why: "complete"},
	}
	cells := []struct {
		codec, data, operation string
		ns, wire               float64
	}{
		{"json", "user", "encode", 200, 53}, {"gob", "user", "encode", 1500, 78},
		{"json", "user", "decode", 800, 53}, {"gob", "user", "decode", 4000, 78},
		{"json", "metrics", "encode", 20e3, 8080}, {"gob", "metrics", "encode", 24e3, 3179},
		{"json", "metrics", "decode", 80e3, 8080}, {"gob", "metrics", "decode", 25e3, 3179},
		{"json", "complexdata", "encode", 23e3, 7300}, {"gob", "complexdata", "encode", 22.1e3, 4400},
		{"json", "complexdata", "decode", 98e3, 7300}, {"gob", "complexdata", "decode", 0, 0},
		{"json", "book", "encode", 3000, 600}, {"protobuf", "book", "encode", 1000, 380},
		{"json", "book", "decode", 12e3, 600}, {"protobuf", "book", "decode", 0, 380},
		{"edf/cache", "ergo-string", "encode", 20, 17}, {"edf/cache", "ergo-complex", "encode", 90, 110},
		{"json", "ergo-string", "encode", 60, 20}, {"protobuf", "ergo-string", "encode", 50, 20},
		{"json", "huge", "decode", 10e6, 1e6}, {"xml", "huge", "decode", 60e6, 2e6},
		{"gob", "huge", "decode", 3e6, 4e5}, {"yaml/v3", "huge", "decode", 80e6, 1e6},
		{"json", "tiny-slice", "decode", 2000, 500}, {"xml", "tiny-slice", "decode", 0, 0},
		{"json", "tiny-slice", "encode", 700, 500}, {"xml", "tiny-slice", "encode", 0, 0},
		{"gob", "tiny-slice", "encode", 2000, 300}, {"yaml/v3", "tiny-slice", "encode", 9000, 600},
		{"json", "person", "encode", 600, 150.4}, {"json", "person", "decode", 1770, 150.4},
		{"gob", "person", "encode", 2370, 167.6}, {"gob", "person", "decode", 11400, 167.6},
		{"bebop", "person", "encode-reuse", 22, 59}, {"bebop", "person", "encode", 57, 59},
		{"fastape", "person", "decode-reuse", 18, 59}, {"mgo.v2/bson", "person", "encode", 350, 110},
		{"hprose", "person", "encode", 0, 0}, {"ugorji/binc", "person", "encode", 274, 94.5},
		{"json", "rust-mk48", "decode", 90e6, 9.4e6}, {"protobuf", "rust-mk48", "decode", 20e6, 1.86e6},
		{"hyperpb", "rust-mk48", "open", 6e6, 1.86e6},
		{"json", "canada", "decode", 30e6, 2.1e6}, {"json/v2", "canada", "decode", 0, 0}, {"json/v2/mirror", "canada", "decode", 10e6, 2.1e6},
	}
	noise := rand.New(rand.NewPCG(2, 2))
	sets := make(map[string]bool)
	id := 0
	for _, c := range cells {
		k := record.Key{Codec: c.codec, Data: c.data, Operation: c.operation}
		cell := record.Cell{Key: k, Wire: c.wire, AllocBytes: 2 * c.wire, Allocs: 2}
		switch {
		case k.Codec == "mgo.v2/bson":
			cell.Lost = []string{"zone", "time to ms"}
		case k.Codec == "hprose", k.Codec == "gob" && c.ns == 0:
			cell.Fault = "message 0: want 1,\ngot 2"
		case k.Codec == "xml" && c.ns == 0:
			cell.Reason = "a list as the root"
		case k.Codec == "json/v2":
			cell.Reason = "needs a newer Go"
		}
		rec.Cells = append(rec.Cells, cell)
		if sets[c.data] {
			continue
		}
		sets[c.data] = true
		for range 12 {
			id++
			rec.Processes = append(rec.Processes, record.Process{ID: id, Data: c.data, Rounds: 20, Level: 1000, Quiet: 1})
		}
	}
	for _, p := range rec.Processes {
		speed := 1 + 0.2*noise.Float64()
		for _, c := range cells {
			if c.data == p.Data && c.ns > 0 {
				rec.Blocks = append(rec.Blocks, record.Block{
					Process: p.ID, Key: record.Key{Codec: c.codec, Data: c.data, Operation: c.operation},
					NS: c.ns * speed * (1 + 0.01*noise.NormFloat64()),
				})
			}
		}
	}
	return rec
}
