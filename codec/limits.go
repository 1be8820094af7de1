package codec

import "slices"

// Limit is what a codec does with input that it did not write, and that its users should know
// before they give it such input. That a codec has no limits means that none is known, and not that
// it is safe.
type Limit struct {
	Risk Risk `json:"risk"`
	// What says what happens, and for which input.
	What string `json:"what"`
	// Source is where this is documented, as an address, or the place in the library's source, such
	// as "source: decode.go:decodeSlice". Files and functions are those of the measured version.
	Source string `json:"source"`
}

// Risk names a kind of limit.
type Risk string

// The risks of which any can end a program or stop its work. A codec that has one of them must not
// get messages from strangers.
const (
	// Panics means that damaged input makes the decoder panic.
	Panics Risk = "panic"
	// Allocates means that the decoder takes as much memory as a length in the input says, before it
	// compares that length with the input.
	Allocates Risk = "allocation"
	// Nests means that the decoder calls itself as deep as the input says. A stack that outgrows Go's
	// limit ends the process, and no program can recover from that.
	Nests Risk = "depth"
	// Strays means that the decoder reads or writes memory outside the input and its results.
	Strays Risk = "memory"
	// Stalls means that the decoder's time is out of proportion to the length of the input.
	Stalls Risk = "time"
)

// The limits that can't harm a program by themselves.
const (
	// Accepts means that the decoder takes input that its format forbids for a message, such as one
	// that is cut short, that has other bytes after it, or that has text which is not UTF-8.
	Accepts Risk = "leniency"
	// Caps means that the decoder refuses valid messages above some size, length or depth.
	Caps Risk = "bound"
	// Differs means that the decoder refuses, or takes for other values, valid messages that other
	// libraries write in this format.
	Differs Risk = "dialect"
	// Refuses means that the decoder refuses messages with fields that it does not know.
	Refuses Risk = "unknown fields"
)

var (
	dangers  = []Risk{Panics, Allocates, Nests, Strays, Stalls}
	harmless = []Risk{Accepts, Caps, Differs, Refuses}
)

// Known reports whether r is one of the risks that this package names.
func (r Risk) Known() bool { return r.Dangerous() || slices.Contains(harmless, r) }

// Dangerous reports whether a codec with this risk must not get messages from strangers.
func (r Risk) Dangerous() bool { return slices.Contains(dangers, r) }
