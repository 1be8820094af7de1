package measure

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/fieldmap"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
)

// Dumped is the result for one codec's encoding of one message.
type Dumped struct {
	Codec string `json:"codec"`
	// Reason says why there is no encoding: the codec doesn't carry the type, or only decodes.
	Reason string `json:"reason,omitempty"`
	// Fault says what the codec does wrong with the message. There may be a layout nevertheless.
	Fault string `json:"fault,omitempty"`
	// Unproved reports whether the encoding is too large to be proved in passing.
	Unproved bool             `json:"unproved,omitempty"`
	Lowered  []string         `json:"lowered,omitempty"`
	Layout   *fieldmap.Layout `json:"layout,omitempty"`
}

// Dumps lets each codec of opt encode one message of opt's first data set and takes the encodings
// apart. The message is given by its number (see [corpus.Message]). Each codec is also proved on
// the message. A codec that kills or hangs its process is at fault, and the others go on in a new
// process. The layouts contain the encoded bytes only if withBytes is set, because those of all
// codecs may be gigabytes.
func Dumps(ctx context.Context, opt Options, message int, withBytes bool) ([]Dumped, error) {
	folder, err := scratch.New()
	if err != nil {
		return nil, err
	}
	defer folder.Remove()
	dir := folder.Path
	sup := opt.supervisor()
	progress := Progress{Phase: "examining " + opt.Data[0], Total: int64(len(opt.Codecs))}
	opt.Progress(progress)
	var all []Dumped
	for left := slices.Clone(opt.Codecs); len(left) > 0; {
		spec := Spec{
			Task: Dump, Data: opt.Data[0], Codecs: left, Message: message, Bytes: withBytes, Box: filepath.Join(dir, "box"),
		}
		err := sup.run(ctx, opt.Binaries[0], spec, func(e Event) error {
			if e.Fault != nil { // of the latest codec
				all[len(all)-1].Fault = e.Fault.Fault
				return nil
			}
			all = append(all, *e.Dumped)
			progress.Done++
			opt.Progress(progress)
			return nil
		})
		var dead *supervise.Death
		switch {
		case errors.As(err, &dead) && dead.Cell < len(left):
			name := left[dead.Cell]
			if n := len(all); n == 0 || all[n-1].Codec != name {
				all = append(all, Dumped{Codec: name})
			}
			all[len(all)-1].Fault = dead.Why
			left = left[dead.Cell+1:]
		case err != nil:
			return nil, fmt.Errorf("examining %s: %w", opt.Data[0], err)
		default:
			left = nil
		}
	}
	return all, nil
}

// mostProved is the largest size of an encoding, in bytes, at which its codec is still proved. A
// proof compares the whole value several times.
const mostProved = 1 << 20

// dump takes the encodings of the requested codecs apart. It writes an event for each codec, and
// one more if the proof finds a fault. The proof comes last because it may end the process.
func (c *child) dump() error {
	for i, name := range c.Codecs {
		k, err := c.catalog.Codec(name)
		if err != nil {
			return err
		}
		// The message is made again for each codec, because a faulty codec may have changed it.
		v, err := corpus.Message(c.set, c.Message)
		if err != nil {
			return err
		}
		c.box.Enter(i)
		d, prover := c.dumpCodec(k, v)
		if err := c.events.Encode(Event{Dumped: &d}); err != nil {
			return err
		}
		if d.Layout == nil || d.Unproved {
			continue
		}
		if prover.Values[0], err = corpus.Message(c.set, c.Message); err != nil {
			return err
		}
		if err := c.proveDumped(prover); err != nil {
			return err
		}
	}
	return nil
}

// dumpCodec takes one codec's encoding of v apart. The prover that it returns still lacks a value.
func (c *child) dumpCodec(k codec.Codec, v any) (Dumped, *check.Prover) {
	d := Dumped{Codec: k.Name}
	port, err := bind(k, c.set.Type, false)
	var other codec.Port
	if err == nil {
		other, err = check.Other(k, c.catalog.Codecs, c.set.Type, false)
	}
	switch {
	case err != nil:
		d.Reason = err.Error()
	case k.Marks.Baseline():
		d.Reason = "a baseline, not an encoding"
	case port.Marshal == nil && k.Reads != "":
		d.Reason = "only decodes the bytes of " + k.Reads
	case port.Marshal == nil:
		d.Reason = codec.NotOffered
	}
	if d.Reason != "" {
		return d, nil
	}
	d.Lowered = port.Lowered
	layout, err := fieldmap.Of(v, func(v any) (b []byte, err error) {
		defer caught(&err)
		c.box.Step()
		return port.Marshal(v)
	})
	if err != nil {
		first, _, _ := strings.Cut(err.Error(), "\n")
		d.Fault = "encode: " + first
		return d, nil
	}
	if !c.Bytes {
		layout.Bytes = nil
	}
	d.Unproved = layout.Size > mostProved
	d.Layout = &layout
	p := check.NewProver(k, c.set.Type, port, make([]any, 1))
	p.Other, p.Step = other, c.box.Step
	return d, p
}

// proveDumped proves a codec on the dumped message.
func (c *child) proveDumped(p *check.Prover) error {
	for _, m := range []codec.Operation{codec.Encode, codec.Decode} {
		if p.Port.Lacks(m) != "" {
			continue
		}
		if _, err := p.Prove(m); err != nil {
			fault := strings.Replace(err.Error(), "message 0: ", "", 1) // there is only one message
			return c.events.Encode(Event{Fault: &record.Fault{
				Key:   record.Key{Codec: p.Codec.Name, Data: c.Data, Operation: string(m)},
				Fault: fault,
			}})
		}
	}
	return nil
}
