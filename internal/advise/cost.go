package advise

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// Load says what a program does with messages.
type Load struct {
	// Reads and Writes are the relative numbers of messages that are decoded and encoded. A message
	// is what the more frequent of the two needs once.
	Reads  float64 `json:"reads"`
	Writes float64 `json:"writes"`
	// Mode says how the program handles messages. "" is Single.
	Mode Mode `json:"mode,omitempty"`
	// Largest is the size of the largest message, in bytes as JSON. 0 means that the reader did not say.
	Largest float64 `json:"largest,omitempty"`
	// Link is the speed in bits per second of the network that each message crosses. It is 0 if there
	// is no network.
	Link float64 `json:"link,omitempty"`
	// Heap is the heap of the program, for which garbage is priced. If it is zero, garbage costs
	// nothing.
	Heap record.Heap `json:"heap"`
	// Compressor is the name of one of [report.Compressors]. "" sends and stores messages as they are.
	Compressor string `json:"compressor,omitempty"`
	// Scale says how many messages there are, and what they cost.
	Scale Scale `json:"scale"`
}

// reading is the share of reads.
func (l Load) reading() float64 { return l.Reads / (l.Reads + l.Writes) }

// perMessage returns how often a message is encoded and decoded.
func (l Load) perMessage() (writes, reads float64) {
	most := max(l.Reads, l.Writes)
	return l.Writes / most, l.Reads / most
}

// sending returns the time that bytes take on the link, in ns.
func (l Load) sending(bytes float64) float64 {
	if l.Link == 0 {
		return 0
	}
	return 8e9 * bytes / l.Link
}

// Operations returns the operations that the load consists of.
func (l Load) Operations() []string {
	var operations []string
	encode, decode := l.Mode.Operations()
	if l.Writes > 0 {
		operations = append(operations, encode)
	}
	if l.Reads > 0 {
		operations = append(operations, decode)
	}
	return operations
}

// option is a codec of the record.
type option struct {
	info record.CodecInfo
	// rows are its cells of the operations of the load, one row for each data set. data describes these data sets, and
	// encoded has the cells of encode, whatever the load is.
	rows    []report.Row
	data    []record.DataInfo
	encoded []record.Cell
	// lacks says why it has no cost. It is "" if it has one.
	lacks string
	// languages are the languages that the question asks for.
	languages []string
	// streams says whether the run proved that it writes and reads streams, on all data sets. It is nil if the
	// run has no operations on streams.
	streams *Verdict
	// ofType is the command that checks codecs with the first type of a user in the question, "" without such a type.
	ofType string
}

// field holds the costs of all codecs.
type field struct {
	reference string
	sets      []set
}

// set holds the costs on one data set.
type set struct {
	name  string
	panel *stats.Panel
	price float64 // of a byte of garbage, in ns
	// parts are the parts of a message's cost, by codec.
	parts map[string]parts
}

// parts are what a message costs: the times to encode and to decode it in ns, the bytes of garbage of
// both, its size in bytes as it is sent, and the times to compress and to decompress it.
type parts struct {
	encode, decode, bytes        float64
	encodeGarbage, decodeGarbage float64
	compress, decompress         float64
	// peak is the memory in bytes that the largest message takes above its value. It is 0 if not known.
	peak float64
	// parallel is nil if not known.
	parallel *Parallel
}

// cost returns the cost of a message in ns, with the price of a byte of garbage.
func (p parts) cost(l Load, price float64) float64 {
	writes, reads := l.perMessage()
	return writes*(p.encode+p.compress) + reads*(p.decode+p.decompress) + p.garbage(l)*price + l.sending(p.bytes)
}

// garbage returns the bytes of garbage that a message leaves.
func (p parts) garbage(l Load) float64 {
	writes, reads := l.perMessage()
	return writes*p.encodeGarbage + reads*p.decodeGarbage
}

// newField computes the costs of a load on data sets. It also returns the codecs that take part.
func newField(rec record.Record, q Question, wanted []string) (field, []option, error) {
	f := field{reference: rec.Run.Reference}
	var options []option
	ofType := ""
	for _, d := range rec.Run.Data {
		if d.Own && slices.Contains(q.Data, d.Name) {
			ofType = cmp.Or(ofType, d.Check)
		}
	}
	for _, info := range rec.Run.Codecs {
		if info.Name != rec.Run.Twin {
			options = append(options, option{info: info, languages: wanted, ofType: ofType})
		}
	}
	for _, name := range q.Data {
		s, err := newSet(rec, q, name, options)
		if err != nil {
			return f, nil, err
		}
		f.sets = append(f.sets, s)
	}
	if q.Now != "" { // readers compare with what they have
		f.reference = q.Now
	}
	if len(f.sets) == 0 {
		return f, nil, errors.New("the record has no data set with the operations encode and decode; wirebench run measures them")
	}
	// Baselines and bounds are compared like codecs, as everywhere, but nobody can choose them.
	options = slices.DeleteFunc(options, func(o option) bool { return o.info.Baseline() || slices.Contains(o.info.Marks, "bound") })
	return f, options, nil
}

// newSet computes the costs on a data set. It adds the rows of the codecs to the options, and why they
// lack a cost.
func newSet(rec record.Record, q Question, name string, options []option) (set, error) {
	all := rec.Only([]string{name}, nil)
	m := measurements{make(map[record.Key]record.Cell), all.Times(), all.Method()}
	all.Pool(m.times)
	for _, c := range all.Cells {
		m.cells[c.Key] = c
	}
	q.Compressed.Join(rec.Run.Reference, name, m.cells, m.times)
	encodes, decodes := q.Load.Mode.Operations()
	own := rec.Only([]string{name}, []string{encodes, decodes})
	rows := make(map[string]report.Row)
	for _, t := range report.Derive(report.Source{Record: own}) {
		for _, r := range t.Rows {
			row := rows[r.Codec.Name]
			row.Codec, row.Floor, row.Cells = r.Codec, r.Floor, append(row.Cells, r.Cells...)
			rows[r.Codec.Name] = row
		}
	}
	s := set{name: name, parts: make(map[string]parts)}
	var price record.Price
	if q.Load.Heap != (record.Heap{}) && q.Load.Mode != Sustained {
		price, _ = rec.Price(name, q.Load.Heap)
	}
	s.price = price.PerByte
	operations := q.Load.Operations()
	items, shared := make(map[string][]float64), make(map[string]float64)
	var data record.DataInfo
	for _, d := range rec.Run.Data {
		if d.Name == name {
			data = d
		}
	}
	for i := range options {
		o := &options[i]
		row := rows[o.info.Name]
		o.rows, o.data = append(o.rows, row), append(o.data, data)
		o.encoded = append(o.encoded, m.cells[record.Key{Codec: o.info.Name, Data: name, Operation: string(codec.Encode)}])
		o.streams = m.streams(o.info.Name, name, o.streams)
		why := lacks(row, operations)
		if why != "" && len(q.Data) > 1 {
			why = name + ": " + why
		}
		p, encode, decode := measured(row, q.Load.Mode, m.times)
		p.peak, p.parallel = q.Load.peak(all, o.info.Name, name), q.Load.parallel(all, o.info.Name, name)
		if by := q.Load.compressor(); by != nil {
			var ok bool
			if encode, decode, ok = m.compressed(o.info.Name, name, *by, &p, encode, decode); !ok {
				o.lacks = cmp.Or(o.lacks, why, "no record has its size with "+by.Name+" on "+name)
				continue
			}
		}
		cost := costs(encode, decode, p, q.Load, s.price)
		if !slices.ContainsFunc(cost, func(x float64) bool { return !math.IsNaN(x) }) {
			o.lacks = cmp.Or(o.lacks, why, "no process measured all of these operations on "+name)
			continue
		}
		o.lacks = cmp.Or(o.lacks, why)
		s.parts[o.info.Name], items[o.info.Name] = p, cost
		shared[o.info.Name] = price.Shared(p.garbage(q.Load), all.Method().Time(cost).Mid)
	}
	if items[rec.Run.Reference] == nil {
		return s, fmt.Errorf("the reference %[1]s has no figures of %[3]s in %[2]s; run wirebench run --data %[2]s --operation %[4]s first", rec.Run.Reference, name, strings.Join(operations, " and "), strings.Join(operations, ","))
	}
	s.panel = all.Method().Panel(items, rec.Run.Reference)
	s.panel.Share(shared)
	return s, nil
}

// measured returns the parts of a message's cost that a row has, and the times of both operations by
// process.
func measured(row report.Row, mode Mode, times map[record.Key][]float64) (p parts, encode, decode []float64) {
	encodes, decodes := mode.Operations()
	p.bytes = wire(row)
	for _, c := range row.Cells {
		if !c.Measured() {
			continue
		}
		switch c.Operation {
		case encodes:
			encode, p.encode, p.encodeGarbage = times[c.Key], c.NS.Mid, c.AllocBytes
		case decodes:
			decode, p.decode, p.decodeGarbage = times[c.Key], c.NS.Mid, c.AllocBytes
		}
	}
	return p, encode, decode
}

// lacks says why a row lacks an operation of the load. It is "" if the row has all of them.
func lacks(r report.Row, operations []string) string {
	for _, m := range operations {
		i := slices.IndexFunc(r.Cells, func(c report.Cell) bool { return c.Operation == m })
		switch {
		case i < 0:
			return "the run did not measure it: " + m
		case r.Cells[i].Fault != "":
			return "it fails to " + m + ": " + report.OneLine(r.Cells[i].Fault)
		case r.Cells[i].Reason != "":
			return "it can't " + m + ": " + report.OneLine(r.Cells[i].Reason)
		case !r.Cells[i].Measured():
			return "it has no time of " + m
		case len(r.Cells[i].Without) > 0:
			return "it leaves out parts of the type: " + strings.Join(r.Cells[i].Without, ", ")
		}
	}
	return ""
}

// wire returns the mean size of a message in bytes.
func wire(r report.Row) float64 {
	for _, c := range r.Cells {
		if c.Wire > 0 {
			return c.Wire
		}
	}
	return 0
}

// costs returns the logarithms of the cost of a message in each process. Times of operations that the
// load doesn't use may be nil.
func costs(encode, decode []float64, p parts, l Load, price float64) []float64 {
	all := make([]float64, max(len(encode), len(decode)))
	writes, reads := l.perMessage()
	fixed := p.garbage(l)*price + l.sending(p.bytes)
	for i := range all {
		part := func(times []float64, share float64) float64 {
			switch {
			case share == 0:
				return 0
			case times == nil:
				return math.NaN()
			}
			return share * math.Exp(times[i])
		}
		all[i] = math.Log(part(encode, writes) + part(decode, reads) + fixed)
	}
	return all
}

// ratio returns how many times as much one codec costs as another, as the geometric mean over the
// data sets. The interval predicts another program's value.
func (f field) ratio(a, b string) stats.Interval {
	if a == b {
		return stats.Interval{Lo: 1, Mid: 1, Hi: 1}
	}
	n := float64(len(f.sets))
	sum, square := 0.0, 0.0
	for _, s := range f.sets {
		r := s.panel.Ratio(a, b)
		width := max(math.Log(r.Hi/r.Mid), math.Log(r.Mid/r.Lo))
		sum += math.Log(r.Mid)
		square += width * width
	}
	mid, width := sum/n, math.Sqrt(square)/n
	return stats.Interval{Lo: mid - width, Mid: mid, Hi: mid + width}.Exp()
}

// tied reports whether another program may find two codecs in the other order. If too few processes measured
// them to know, they are not called tied: libraries far apart would share a place.
func (f field) tied(a, b string) bool {
	r := f.ratio(a, b)
	return r.Contains(1) && !math.IsInf(r.Hi, 1)
}

// of returns the parts of a codec's cost on the first data set.
func (f field) of(codec string) parts { return f.sets[0].parts[codec] }

// relative returns the geometric mean, over the data sets, of a part relative to the reference's.
func (f field) relative(codec string, part func(parts) float64) float64 {
	sum := 0.0
	for _, s := range f.sets {
		sum += math.Log(part(s.parts[codec]) / part(s.parts[f.reference]))
	}
	return math.Exp(sum / float64(len(f.sets)))
}
