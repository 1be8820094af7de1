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

// needs returns the operations that the load consists of.
func (l Load) needs() []string {
	var operations []string
	if l.Writes > 0 {
		operations = append(operations, string(codec.Encode))
	}
	if l.Reads > 0 {
		operations = append(operations, string(codec.Decode))
	}
	return operations
}

// option is a codec of the record.
type option struct {
	info record.CodecInfo
	// rows are its cells of encode and decode, one row for each data set.
	rows []report.Row
	// lacks says why it has no cost. It is "" if it has one.
	lacks string
	// languages are the languages that the question asks for.
	languages []string
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
	f, load, data := field{reference: rec.Run.Reference}, q.Load, q.Data
	var options []option
	for _, info := range rec.Run.Codecs {
		if !info.Baseline() && info.Name != rec.Run.Twin && !slices.Contains(info.Marks, "bound") {
			options = append(options, option{info: info, languages: wanted})
		}
	}
	operations := load.needs()
	for _, name := range data {
		own := rec.Only([]string{name}, []string{string(codec.Encode), string(codec.Decode)})
		times := own.Times()
		own.Pool(times)
		rows := make(map[string]report.Row)
		for _, t := range report.Derive(report.Source{Record: own}) {
			for _, r := range t.Rows {
				row := rows[r.Codec.Name]
				row.Codec, row.Cells = r.Codec, append(row.Cells, r.Cells...)
				rows[r.Codec.Name] = row
			}
		}
		s := set{name: name, parts: make(map[string]parts)}
		var price record.Price
		if load.Heap != (record.Heap{}) {
			price, _ = rec.Price(name, load.Heap)
		}
		s.price = price.PerByte
		items, shared := make(map[string][]float64), make(map[string]float64)
		for i := range options {
			o := &options[i]
			row := rows[o.info.Name]
			o.rows = append(o.rows, row)
			if why := lacks(row, operations); why != "" {
				if len(data) > 1 {
					why = name + ": " + why
				}
				o.lacks = cmp.Or(o.lacks, why)
				continue
			}
			p := parts{bytes: wire(row)}
			of := func(operation codec.Operation, ns, garbage *float64) []float64 {
				i := slices.IndexFunc(row.Cells, func(c report.Cell) bool { return c.Operation == string(operation) })
				if i < 0 || !row.Cells[i].Measured() {
					return nil
				}
				*ns, *garbage = row.Cells[i].NS.Mid, row.Cells[i].AllocBytes
				return times[record.Key{Codec: o.info.Name, Data: name, Operation: string(operation)}]
			}
			encode, decode := of(codec.Encode, &p.encode, &p.encodeGarbage), of(codec.Decode, &p.decode, &p.decodeGarbage)
			if load.Compressor != "" {
				if !q.Compressed.compress(&p, record.Key{Codec: o.info.Name, Data: name}, load.Compressor) {
					o.lacks = cmp.Or(o.lacks, "no record has its size with "+load.Compressor+" on "+name)
					continue
				}
			}
			cost := costs(encode, decode, p, load, s.price)
			if !slices.ContainsFunc(cost, func(x float64) bool { return !math.IsNaN(x) }) {
				o.lacks = cmp.Or(o.lacks, "no process measured all of these operations on "+name)
				continue
			}
			s.parts[o.info.Name], items[o.info.Name] = p, cost
			shared[o.info.Name] = price.Shared(p.garbage(load), p.cost(load, s.price))
		}
		if items[f.reference] == nil {
			return f, nil, fmt.Errorf("the reference %[1]s has no figures of %[3]s in %[2]s; run wirebench run --data %[2]s --operation encode,decode first", f.reference, name, strings.Join(operations, " and "))
		}
		s.panel = own.Method().Panel(items, f.reference)
		s.panel.Share(shared)
		f.sets = append(f.sets, s)
	}
	if len(f.sets) == 0 {
		return f, nil, errors.New("the record has no data set with the operations encode and decode; wirebench run measures them")
	}
	return f, options, nil
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
	fixed := parts{0, 0, p.bytes, p.encodeGarbage, p.decodeGarbage, p.compress, p.decompress}.cost(l, price)
	for i := range all {
		part := func(times []float64, share float64) float64 {
			if share == 0 {
				return 0
			}
			return share * math.Exp(times[i])
		}
		all[i] = math.Log(part(encode, writes) + part(decode, reads) + fixed)
	}
	return all
}

// ratio returns how many times as much one codec costs as another, as the geometric mean over the
// data sets. The interval predicts another run's value.
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
