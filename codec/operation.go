package codec

import "math"

// Operation names the work that is timed. Figures of different operations are never in one ranking.
type Operation string

// The operations.
const (
	Encode      Operation = "encode"
	EncodeReuse Operation = "encode-reuse"
	Decode      Operation = "decode"
	DecodeReuse Operation = "decode-reuse"
	MapIn       Operation = "map-in"
	MapOut      Operation = "map-out"
	Open        Operation = "open"
	TouchOne    Operation = "touch-1"
	TouchAll    Operation = "touch-all"

	StreamEncode Operation = "stream-encode"
	StreamDecode Operation = "stream-decode"
	FirstEncode  Operation = "first-encode"
	FirstDecode  Operation = "first-decode"
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
	{MapIn, "a native value to a message of the library's own type; a part of encode"},
	{MapOut, "a message of the library's own type to a fresh native value; a part of decode"},
	{Open, "bytes to a reader that reads them in place"},
	{TouchOne, "bytes to one field, read in place, including open"},
	{TouchAll, "bytes to every field, read in place, including open"},
	{StreamEncode, "a native value to a stream, by an encoder that has written others before"},
	{StreamDecode, "a message of a stream to a fresh native value, by a decoder that has read others before"},
	{FirstEncode, "a new encoder, and a native value as the first message of its stream"},
	{FirstDecode, "a new decoder, and the first message of its stream to a fresh native value"},
}

// Calls returns the number of functions of the Port that an operation calls, and of its coders. It
// returns 0 if the operation also makes the value that a decoder fills.
func (m Operation) Calls() int {
	switch m {
	case TouchOne, TouchAll, FirstEncode:
		return 2
	case StreamDecode, FirstDecode:
		return 0
	}
	return 1
}

// Lacks says why the library does not have the operation, or returns "" if it has.
func (p Port) Lacks(m Operation) string {
	offered, reason := false, NotOffered
	switch m {
	case Encode:
		offered = p.Marshal != nil
	case EncodeReuse:
		offered = p.Append != nil
	case Decode:
		offered = p.Unmarshal != nil
	case DecodeReuse:
		offered = p.UnmarshalInto != nil
	case MapIn:
		offered, reason = p.FromGo != nil, NoMapping
	case MapOut:
		offered, reason = p.ToGo != nil, NoMapping
	case Open:
		offered = p.Open != nil && !p.Unopened
		if p.Unopened {
			reason = NoOpening
		}
	case TouchOne, TouchAll:
		offered = p.Open != nil && p.Touch != nil
	case StreamEncode, StreamDecode, FirstEncode, FirstDecode:
		offered, reason = p.NewEncoder != nil && p.NewDecoder != nil, NoStreams
	}
	if offered {
		return ""
	}
	return reason
}
