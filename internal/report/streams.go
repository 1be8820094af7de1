package report

import (
	"fmt"
	"math"
	"strings"

	"github.com/wirebench/wirebench/codec"
)

// BreakEven is the length of a stream from which on a codec takes less time on it than the reference takes for
// as many messages, although its first message takes longer.
type BreakEven struct {
	Data, Codec string
	// Encode and Decode are numbers of messages. A 0 means that the codec never takes less time than the
	// reference, that it always does, or that it was not measured.
	Encode, Decode int
}

// BreakEvens compares the streams of codecs with those of the reference, and with its single messages if the
// reference has no streams.
func BreakEvens(tables []Table, reference string) (all []BreakEven) {
	for _, data := range dataOf(tables) {
		ns := make(map[string]map[codec.Operation]float64)
		var order []string
		for _, t := range tables {
			if t.Data.Name != data {
				continue
			}
			for _, r := range t.Rows {
				for _, c := range r.Cells {
					if r.Floor || r.Twin || !c.Measured() || c.Fault != "" {
						continue
					}
					if ns[r.Codec.Name] == nil {
						ns[r.Codec.Name] = make(map[codec.Operation]float64)
						order = append(order, r.Codec.Name)
					}
					ns[r.Codec.Name][codec.Operation(c.Operation)] = c.NS.Mid
				}
			}
		}
		of := ns[reference]
		for _, name := range order {
			b := BreakEven{
				Data: data, Codec: name,
				Encode: breakEven(ns[name][codec.FirstEncode], ns[name][codec.StreamEncode], of[codec.FirstEncode], of[codec.StreamEncode], of[codec.Encode]),
				Decode: breakEven(ns[name][codec.FirstDecode], ns[name][codec.StreamDecode], of[codec.FirstDecode], of[codec.StreamDecode], of[codec.Decode]),
			}
			if b.Encode > 0 || b.Decode > 0 {
				all = append(all, b)
			}
		}
	}
	return all
}

// breakEven returns the number of messages from which first + (n-1)*next is less than the same of the
// reference, or than n single messages of it. It is 0 if it is 1, or if there is no such number.
func breakEven(first, next, refFirst, refNext, refSingle float64) int {
	if refNext == 0 {
		refFirst, refNext = refSingle, refSingle
	}
	if first == 0 || next == 0 || refFirst == 0 || first <= refFirst || next >= refNext {
		return 0
	}
	return 1 + int(math.Floor((first-refFirst)/(refNext-next))) + 1
}

// streamText lists the lengths by data set. It is "" if there are none.
func streamText(tables []Table, reference string) string {
	var parts []string
	all := BreakEvens(tables, reference)
	for _, data := range dataOf(tables) {
		var each []string
		for _, b := range all {
			if b.Data != data {
				continue
			}
			var ways []string
			if b.Encode > 0 {
				ways = append(ways, fmt.Sprintf("%d to encode", b.Encode))
			}
			if b.Decode > 0 {
				ways = append(ways, fmt.Sprintf("%d to decode", b.Decode))
			}
			each = append(each, b.Codec+" "+strings.Join(ways, " and "))
		}
		if each != nil {
			parts = append(parts, data+": "+strings.Join(each, ", "))
		}
	}
	if parts == nil {
		return ""
	}
	return "codecs whose first message on a stream takes longer than that of " + reference + ", and the number of messages from which on the stream takes less. " + strings.Join(parts, "; ") + "."
}
