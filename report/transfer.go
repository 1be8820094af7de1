package report

import (
	"cmp"
	"math"
	"slices"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// Transfer is what it takes to get a message of a data set from one program to another:
// encode, compress, send, decompress and decode, one after the other.
type Transfer struct {
	Codec string `json:"codec"`
	// Rank is among the codecs, each on its best way.
	Rank stats.Rank `json:"rank"`
	// Ways are the compressors that the run measured, and none, which is "plain".
	Ways []Way `json:"ways"`
	// Best is the fastest of them.
	Best Way `json:"best"`
}

// Way is a transfer with one compressor.
type Way struct {
	Compressor string `json:"compressor"`
	// NS is the time of a message in ns, and the interval of another run's.
	NS stats.Interval `json:"ns"`
	// Wire is the bytes that are sent.
	Wire float64 `json:"wire"`

	logs []float64 // by process
}

// Compressors are the ways to send a message, with the models that compress and
// decompress; "plain" has none.
var Compressors = []struct{ Name, Forth, Back string }{
	{"plain", "", ""},
	{"gzip", "gzip", "ungzip"},
	{"zstd", "zstd", "unzstd"},
	{"s2", "s2", "uns2"},
}

// Transfers computes the transfers of a data set over a link of so many bits per second,
// the fastest first. Codecs that did not both encode and decode have none. Garbage is
// not part of it.
func Transfers(rec record.Record, data string, link float64) []Transfer {
	x := newIndex(rec.Only([]string{data}, nil))
	var all []Transfer
	var items [][]float64
	for _, codec := range x.codecs {
		if codec.Name == rec.Run.Twin || slices.Contains(codec.Marks, "floor") || slices.Contains(codec.Marks, "only copies") {
			continue
		}
		t := Transfer{Codec: codec.Name}
		for _, c := range Compressors {
			if w, ok := x.way(codec.Name, c.Name, c.Forth, c.Back, link); ok {
				t.Ways = append(t.Ways, w)
			}
		}
		if len(t.Ways) == 0 {
			continue
		}
		t.Best = slices.MinFunc(t.Ways, func(a, b Way) int { return cmp.Compare(a.NS.Mid, b.NS.Mid) })
		all = append(all, t)
		items = append(items, t.Best.logs)
	}
	reference := slices.IndexFunc(all, func(t Transfer) bool { return t.Codec == rec.Run.Reference })
	var against []float64
	if reference >= 0 {
		against = items[reference]
	}
	for i, logs := range items {
		if x.method.Size(logs) < Enough {
			items[i] = nil
		}
	}
	for i, r := range x.method.Ranks(items, against) {
		all[i].Rank = r
	}
	slices.SortStableFunc(all, func(a, b Transfer) int { return cmp.Compare(a.Best.NS.Mid, b.Best.NS.Mid) })
	return all
}

// way sums up what each process measured.
func (x *index) way(codec, compressor, forth, back string, link float64) (Way, bool) {
	key := func(model string) record.Key { return record.Key{Codec: codec, Data: x.data.Name, Model: model} }
	models := []string{"encode", "decode"}
	sent := key("encode")
	if forth != "" {
		models = append(models, forth, back)
		sent = key(forth)
	}
	w := Way{Compressor: compressor, Wire: x.cells[sent].Wire}
	wire := 8 * w.Wire / link * 1e9 // ns
	measured := false
	for p := range len(x.times[key("encode")]) {
		sum := wire
		for _, m := range models {
			if times := x.times[key(m)]; times != nil {
				sum += math.Exp(times[p])
			} else {
				sum = math.NaN()
			}
		}
		measured = measured || !math.IsNaN(sum)
		w.logs = append(w.logs, math.Log(sum))
	}
	w.NS = x.method.Time(w.logs)
	if x.method.Size(w.logs) < Enough {
		w.NS.Lo, w.NS.Hi = 0, math.Inf(1) // as in every table
	}
	return w, measured
}
