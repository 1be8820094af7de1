package report

import (
	"cmp"
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// TransferReport is the computed transfers of a run over a link.
type TransferReport struct {
	Run record.Run `json:"run"`
	// Warnings must be read before any figure is believed.
	Warnings []string `json:"warnings"`
	// Link is the speed of the link in bits per second.
	Link float64 `json:"link"`
	// Compression is the run that measured compressors, if it is another run. Uncompressed are the
	// data sets of which no run did.
	Compression  *record.Run `json:"compression,omitempty"`
	Uncompressed []string    `json:"uncompressed,omitempty"`
	// Live is the size of the live heap for which garbage is priced, in bytes.
	Live   uint64          `json:"live_heap"`
	Tables []TransferTable `json:"tables"`
}

// TransferTable is the transfers of a data set, the fastest first.
type TransferTable struct {
	Data string `json:"data"`
	// Messages is how many messages are compressed and sent together. All figures are for one
	// message.
	Messages int `json:"messages"`
	// Collected reports whether times include the cost of collecting garbage.
	Collected bool       `json:"with_gc,omitempty"`
	Transfers []Transfer `json:"transfers"`
}

// Transfer is what it takes to get a message of a data set from one program to another:
// encode, compress, send, decompress and decode, one after the other. Its time includes the cost of
// collecting the garbage, if that is known.
type Transfer struct {
	Codec string `json:"codec"`
	// Rank is among the codecs, each with its best way.
	Rank stats.Rank `json:"rank"`
	// Ways has a way for each compressor that the run measured, and one without compression,
	// "plain".
	Ways []Way `json:"ways"`
	// Best is the fastest way.
	Best Way `json:"best"`
}

// Way is a transfer with one compressor.
type Way struct {
	Compressor string `json:"compressor"`
	// NS is the time of a message in ns; the interval predicts another run's.
	NS stats.Interval `json:"ns"`
	// Wire is the number of bytes that are sent for a message.
	Wire float64 `json:"wire"`

	logs    []float64 // by process
	garbage float64   // bytes
}

// Compressor is a way to send messages. Forth and Back are the operations that compress Messages
// messages as one, and decompress them.
type Compressor struct {
	Name, Forth, Back string
	Messages          int
}

// Compressors are the ways to send messages. "plain" sends any number of messages as they are.
var Compressors = []Compressor{
	{Name: "plain"},
	{"gzip", "gzip", "ungzip", 1},
	{"zstd", "zstd", "unzstd", 1},
	{"s2", "s2", "uns2", 1},
	{"gzip-100", "gzip-100", "ungzip-100", 100},
	{"zstd-100", "zstd-100", "unzstd-100", 100},
	{"s2-100", "s2-100", "uns2-100", 100},
}

// Sends reports whether a compressor is for this number of messages at once.
func (c Compressor) Sends(messages int) bool { return c.Messages == 0 || c.Messages == messages }

// Together returns the numbers of messages that compressors send at once.
func Together() []int {
	var all []int
	for _, c := range Compressors {
		if c.Messages > 0 && !slices.Contains(all, c.Messages) {
			all = append(all, c.Messages)
		}
	}
	return all
}

// TransfersOver computes all transfers of a run over a link of the given speed in bits per second.
// Batches are left out if the run compressed none.
func TransfersOver(s Source, link float64) TransferReport {
	r := TransferReport{Run: s.Run, Warnings: Warnings(s.Record, derive(s, false)), Link: link, Live: s.heap().Live}
	own := NewCompressed(s.Record)
	var joined []string
	for _, data := range s.Run.Data {
		switch {
		case len(own.Names(data.Name)) > 0:
		case len(s.Compressed.Names(data.Name)) > 0:
			joined = append(joined, data.Name)
		default:
			r.Uncompressed = append(r.Uncompressed, data.Name)
		}
		_, collected := s.Price(data.Name, s.Heap)
		for _, messages := range Together() {
			t := TransferTable{data.Name, messages, collected, Transfers(s, data.Name, link, messages)}
			compressed := slices.ContainsFunc(t.Transfers, func(x Transfer) bool { return len(x.Ways) > 1 })
			if messages == 1 && len(t.Transfers) > 0 || compressed {
				r.Tables = append(r.Tables, t)
			}
		}
	}
	if joined != nil {
		r.Compression = &s.Compressed.Run
		if doubt := s.Compressed.Doubt(joined); doubt != "" {
			r.Warnings = append(r.Warnings, "The run of compressors: "+doubt)
		}
	}
	return r
}

// Transfers computes the transfers of a data set over a link of the given speed in bits per second,
// for one of the messages that are sent together, the fastest first. Codecs that did not both
// encode and decode have none.
func Transfers(s Source, data string, link float64, messages int) []Transfer {
	x := newIndex(s.Only([]string{data}, nil), s.heap())
	s.Compressed.Join(s.Run.Reference, data, x.cells, x.times)
	price, _ := x.rec.Price(data, x.heap)
	var all []Transfer
	items, shared := make(map[string][]float64), make(map[string]float64)
	var names []string
	for _, codec := range x.codecs {
		if codec.Name == x.rec.Run.Twin || codec.Baseline() {
			continue
		}
		t := Transfer{Codec: codec.Name}
		for _, c := range Compressors {
			if !c.Sends(messages) {
				continue
			}
			if w, ok := x.way(codec.Name, c, link, price); ok {
				t.Ways = append(t.Ways, w)
			}
		}
		if len(t.Ways) == 0 {
			continue
		}
		t.Best = slices.MinFunc(t.Ways, func(a, b Way) int { return cmp.Compare(a.NS.Mid, b.NS.Mid) })
		all = append(all, t)
		items[t.Codec], names = t.Best.logs, append(names, t.Codec)
		shared[t.Codec] = price.Shared(t.Best.garbage, t.Best.NS.Mid)
	}
	panel := x.method.Panel(items, x.rec.Run.Reference)
	panel.Share(shared)
	for i, r := range panel.Ranks(names) {
		all[i].Rank = r
	}
	slices.SortStableFunc(all, func(a, b Transfer) int { return cmp.Compare(a.Best.NS.Mid, b.Best.NS.Mid) })
	return all
}

// way sums up the times that each process measured. A message gets its share of an operation on
// several messages.
func (x *index) way(codec string, c Compressor, link float64, price record.Price) (Way, bool) {
	key := func(operation string) record.Key {
		return record.Key{Codec: codec, Data: x.data.Name, Operation: operation}
	}
	operations := []string{"encode", "decode"}
	shares := []float64{1, 1}
	w := Way{Compressor: c.Name, Wire: x.cells[key("encode")].Wire}
	if c.Forth != "" {
		share := 1 / float64(c.Messages)
		operations, shares = append(operations, c.Forth, c.Back), append(shares, share, share)
		w.Wire = x.cells[key(c.Forth)].Wire / float64(c.Messages)
	}
	for i, m := range operations {
		w.garbage += shares[i] * x.cells[key(m)].AllocBytes
	}
	extra := 8*w.Wire/link*1e9 + w.garbage*price.PerByte // ns
	measured := false
	for p := range len(x.times[key("encode")]) {
		sum := extra
		for i, m := range operations {
			if times := x.times[key(m)]; times != nil {
				sum += shares[i] * math.Exp(times[p])
			} else {
				sum = math.NaN()
			}
		}
		measured = measured || !math.IsNaN(sum)
		w.logs = append(w.logs, math.Log(sum))
	}
	w.NS = x.method.TimeShared(w.logs, price.Shared(w.garbage, x.method.Time(w.logs).Mid))
	return w, measured
}
