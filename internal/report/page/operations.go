package page

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/report"
)

// tasks returns what the codecs of a record can be ranked by: mixes of operations first, then whole
// transfers, then single operations.
func tasks(operations []string) []task {
	at := func(m string) int { return slices.Index(operations, m) }
	var mixes, alone, all []task
	mixed := make(map[int]bool)
	for w, name := range operations {
		if r := at(report.Partner(name)); r >= 0 && !strings.HasPrefix(name, "touch") { // touch-1 and touch-all both read
			mixes = append(mixes, task{
				Name: name + " and " + operations[r], Mix: true, Routes: []route{{Write: []int{w}, Read: []int{r}, Sent: w}},
			})
			mixed[w], mixed[r] = true, true
		}
	}
	for m, name := range operations {
		if !mixed[m] {
			alone = append(alone, task{Name: name, Routes: []route{{Write: []int{m}, Sent: m}}})
		}
	}
	all = append(all, mixes...)
	for _, messages := range report.Together() {
		if t := transfer(at, messages); len(t.Routes) > 1 { // with one route it is the mix of encode and decode
			all = append(all, t)
		}
	}
	for _, c := range report.Compressors {
		if r, ok := transferWith(at, c); ok && c.Forth != "" {
			all = append(all, task{Name: "encode and decode, with " + c.Name, Mix: true, Routes: []route{r}})
		}
	}
	return append(all, alone...)
}

// transfer returns the task for which report.Transfers computes transfers of a number of
// messages that are sent together. It has no routes if the record lacks the operations.
func transfer(at func(string) int, messages int) task {
	t := task{Name: "encode and decode, with the best compressor"}
	if messages > 1 {
		t.Name = fmt.Sprintf("encode and decode, with the best compressor of %d messages together", messages)
	}
	for _, c := range report.Compressors {
		if r, ok := transferWith(at, c); ok && c.Sends(messages) {
			t.Routes = append(t.Routes, r)
		}
	}
	return t
}

// transferWith returns the route of a transfer with a compressor. It is not ok if the record lacks one of its
// operations.
func transferWith(at func(string) int, c report.Compressor) (r route, ok bool) {
	encode, decode := at(string(codec.Encode)), at(string(codec.Decode))
	r = route{Name: c.Name, Write: []int{encode}, Read: []int{decode}, Sent: encode}
	if c.Forth != "" {
		forth, back := at(c.Forth), at(c.Back)
		r.Write, r.Read, r.Sent, r.Messages = append(r.Write, forth), append(r.Read, back), forth, c.Messages
	}
	return r, !slices.Contains(slices.Concat(r.Write, r.Read), -1)
}

// The proofs of operations, as package check does them.
const (
	roundTrip = "each message was encoded, decoded and compared with its original"
	mapped    = "each message was converted to the library's own type and back, and compared with its original"
	streamed  = "each message was written to one stream, read from it, and compared with its original"
	begun     = "each message was written as the first of a stream, read from it, and compared with its original"
	inPlace   = "each message was read in place, and the sum of its fields (of texts, their lengths) was compared with that of the original"
)

var proofs = map[codec.Operation]string{
	codec.Encode: roundTrip, codec.EncodeReuse: roundTrip, codec.Decode: roundTrip, codec.DecodeReuse: roundTrip,
	codec.ConvertIn: mapped, codec.ConvertOut: mapped,
	codec.StreamEncode: streamed, codec.StreamDecode: streamed, codec.FirstEncode: begun, codec.FirstDecode: begun,
	codec.Open: inPlace, codec.TouchTenth: inPlace, codec.TouchQuarter: inPlace, codec.TouchHalf: inPlace, codec.TouchAll: inPlace,
	codec.TouchOne: "each message was read in place, and its first field (of a text, its length) was compared with that of the original",
}

// losslessly describes the proof of a step of compression.
func losslessly(s compress.Step) string {
	what := "each message"
	if s.Messages > 1 {
		what = fmt.Sprintf("each batch of %d messages", s.Messages)
	}
	return what + " was compressed, and decompressed to the same bytes"
}

// newOperationInfo describes what a operation times. The description is empty if the operation is not known
// here.
func newOperationInfo(operation string) operationInfo {
	info := operationInfo{Name: operation}
	for _, m := range codec.Operations {
		if string(m.Operation) == operation {
			info.About = m.About
		}
	}
	for _, m := range compress.Operations {
		if string(m.Operation) == operation {
			info.About = m.About
		}
	}
	m := codec.Operation(operation)
	info.Proof, info.Alone = proofs[m.Base()], m.Alone()
	if step, ok := compress.Of(codec.Operation(operation)); ok {
		info.Compression = true
		info.Proof = losslessly(step)
		if !step.Back {
			info.Batch = step.Messages
		}
	}
	return info
}
