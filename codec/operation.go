package codec

import "math"

// Operation names the work that is timed. Figures of different operations are never in one ranking.
type Operation string

// The operations.
const (
	Encode       Operation = "encode"
	EncodeReuse  Operation = "encode-reuse"
	Decode       Operation = "decode"
	DecodeReuse  Operation = "decode-reuse"
	ConvertIn    Operation = "convert-in"
	ConvertOut   Operation = "convert-out"
	Open         Operation = "open"
	TouchOne     Operation = "touch-1"
	TouchTenth   Operation = "touch-tenth"
	TouchQuarter Operation = "touch-quarter"
	TouchHalf    Operation = "touch-half"
	TouchAll     Operation = "touch-all"

	StreamEncode Operation = "stream-encode"
	StreamDecode Operation = "stream-decode"
	FirstEncode  Operation = "first-encode"
	FirstDecode  Operation = "first-decode"

	SustainedEncode Operation = "sustained-encode"
	SustainedDecode Operation = "sustained-decode"
	ParallelEncode  Operation = "parallel-encode"
	ParallelDecode  Operation = "parallel-decode"
	ColdEncode      Operation = "cold-encode"
	ColdDecode      Operation = "cold-decode"
	InitialEncode   Operation = "initial-encode"
	InitialDecode   Operation = "initial-decode"
	PeakEncode      Operation = "peak-encode"
	PeakDecode      Operation = "peak-decode"
)

// AllFields is the number of fields with which Port.Touch reads every field.
const AllFields = math.MaxInt

// The reasons of a cell whose operation the library does not have.
const (
	NotOffered = "not offered"
	NoMapping  = "no step apart from encode and decode"
	NoOpening  = "no step before the first field is read"
	NoStreams  = "no encoder and decoder of streams"
)

// Operations are all operations with their meaning, in the order of tables.
var Operations = []struct {
	Operation Operation
	About     string
}{
	{Encode, "a native value to a fresh buffer that the caller owns"},
	{Decode, "bytes to a fresh native value that owns its memory"},
	{EncodeReuse, "a native value to the caller's buffer, if the library's API offers it"},
	{DecodeReuse, "bytes into a value that holds an earlier message, if the library's API offers it"},
	{ConvertIn, "a native value to a message of the library's own type; a part of encode"},
	{ConvertOut, "a message of the library's own type to a fresh native value; a part of decode"},
	{Open, "bytes to a reader that reads them in place"},
	{TouchOne, "bytes to one field, read in place, including open"},
	{TouchTenth, "bytes to the first tenth of the fields of an average message, read in place, including open"},
	{TouchQuarter, "bytes to the first quarter of them, including open"},
	{TouchHalf, "bytes to the first half of them, including open"},
	{TouchAll, "bytes to every field, read in place, including open"},
	{StreamEncode, "a native value to a stream, by an encoder that has written others before"},
	{StreamDecode, "a message of a stream to a fresh native value, by a decoder that has read others before"},
	{FirstEncode, "a new encoder, and a native value as the first message of its stream"},
	{FirstDecode, "a new decoder, and the first message of its stream to a fresh native value"},
	{SustainedEncode, "encode with the collector on: the time of all processors"},
	{SustainedDecode, "decode with the collector on: the time of all processors"},
	{ParallelEncode, "encode in as many goroutines as there are processors, with the collector on: the time of each"},
	{ParallelDecode, "decode in as many goroutines as there are processors, with the collector on: the time of each"},
	{ColdEncode, "encode after other work, which has taken code and data from the caches of the core"},
	{ColdDecode, "decode after other work, which has taken code and data from the caches of the core"},
	{InitialEncode, "binding a codec to a type that its process has not used, and encoding the first message"},
	{InitialDecode, "binding a codec to a type that its process has not used, and decoding the first message"},
	{PeakEncode, "encoding a message that was made as long as 10 MB: its time, and the most memory above the value"},
	{PeakDecode, "decoding a message that was made as long as 10 MB: its time, and the most memory above the value"},
}

// Base returns the operation that m does in other circumstances, or m.
func (m Operation) Base() Operation {
	switch m {
	case SustainedEncode, ParallelEncode, ColdEncode, InitialEncode, PeakEncode:
		return Encode
	case SustainedDecode, ParallelDecode, ColdDecode, InitialDecode, PeakDecode:
		return Decode
	}
	return m
}

// Alone reports whether the operation is timed in processes that do nothing else.
func (m Operation) Alone() bool { return m.Base() != m }

// Calls returns the number of functions of the Port that an operation calls, and of its coders. It
// returns 0 if the time of the operation includes more than calls: making the value that a decoder
// fills, or the collector.
func (m Operation) Calls() int {
	switch {
	case m.Touches(), m == FirstEncode:
		return 2
	case m == StreamDecode, m == FirstDecode, m.Alone():
		return 0
	}
	return 1
}

// Streams reports whether the operation uses an encoder or a decoder of streams.
func (m Operation) Streams() bool {
	switch m {
	case StreamEncode, StreamDecode, FirstEncode, FirstDecode:
		return true
	}
	return false
}

// Touches reports whether the operation reads fields in place.
func (m Operation) Touches() bool { return m == TouchOne || m.Share() > 0 }

// Share returns the share of the fields of an average message that the operation reads in place, or 0 if
// it reads none or a fixed number.
func (m Operation) Share() float64 {
	switch m {
	case TouchTenth:
		return 0.1
	case TouchQuarter:
		return 0.25
	case TouchHalf:
		return 0.5
	case TouchAll:
		return 1
	}
	return 0
}

// Conversion returns the operation that is the conversion between types within m, or "" if m has none.
func (m Operation) Conversion() Operation {
	switch m.Base() {
	case Encode, EncodeReuse, StreamEncode, FirstEncode:
		return ConvertIn
	case Decode, DecodeReuse, StreamDecode, FirstDecode:
		return ConvertOut
	}
	return ""
}

// Lacks says why the library does not have the operation, or returns "" if it has.
func (p Port) Lacks(m Operation) string {
	offered, reason := false, NotOffered
	switch m.Base() {
	case Encode:
		offered = p.Marshal != nil
	case EncodeReuse:
		offered = p.Append != nil
	case Decode:
		offered = p.Unmarshal != nil
	case DecodeReuse:
		offered = p.UnmarshalInto != nil
	case ConvertIn:
		offered, reason = p.FromGo != nil, NoMapping
	case ConvertOut:
		offered, reason = p.ToGo != nil, NoMapping
	case Open:
		offered = p.Open != nil && !p.Unopened
		if p.Unopened {
			reason = NoOpening
		}
	case TouchOne, TouchTenth, TouchQuarter, TouchHalf, TouchAll:
		offered = p.Open != nil && p.Touch != nil
	case StreamEncode, StreamDecode, FirstEncode, FirstDecode:
		offered, reason = p.NewEncoder != nil && p.NewDecoder != nil, NoStreams
	}
	if offered {
		return ""
	}
	return reason
}
