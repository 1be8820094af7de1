package survive

import (
	"bytes"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/corpus"
)

// The names of the cases in which a decoder gets a message that was meant for another one. Taken.Structure
// counts what it does with them.
const (
	AnotherFormat = "another format"
	AnotherType   = "another type"
)

// otherFormats decodes messages of other formats: one codec of each that the program has.
func (p *probe) otherFormats(c Case) (Result, error) {
	var had []string
	var all []damaged
	for _, k := range p.catalog.Codecs {
		if k.Format.Name == p.subject.codec.Format.Name || slices.Contains(had, k.Format.Name) || k.Marks.Baseline() || k.Reads != "" {
			continue
		}
		b, err := p.stranger(c, k.Name, func() ([]byte, error) { return p.inFormatOf(k) })
		if err != nil {
			return Result{}, err
		}
		if b != nil {
			had = append(had, k.Format.Name)
			all = append(all, damaged{at: -1, in: attacks.Of(b), of: k.Format.Name})
		}
	}
	if all == nil {
		return Result{Verdict: Unchecked, What: "the program has no other format"}, nil
	}
	return p.damaged(c, all)
}

// inFormatOf returns the shortest message as another codec writes it, or nil if that codec can't.
func (p *probe) inFormatOf(k codec.Codec) ([]byte, error) {
	port, err := k.Bind(p.subject.set.Type)
	if err != nil || port.Marshal == nil {
		return nil, err
	}
	b, err := port.Marshal(p.subject.prover.Values[p.subject.least])
	return bytes.Clone(b), err
}

// otherTypes decodes messages of the other types of which the program has data sets. Formats that send the
// names or numbers of fields have the decoder skip what its type does not have, so it may well accept such
// a message: that is counted, and is no failure.
func (p *probe) otherTypes(c Case) (Result, error) {
	var all []damaged
	for _, set := range p.catalog.Sets {
		if set.Type.Go == p.subject.set.Type.Go {
			continue
		}
		b, err := p.stranger(c, set.Type.Name, func() ([]byte, error) { return p.ofType(set) })
		if err != nil {
			return Result{}, err
		}
		if b != nil {
			all = append(all, damaged{at: -1, in: attacks.Of(b), of: set.Type.Name})
		}
	}
	if all == nil {
		return Result{Verdict: Unchecked, What: "the program has no other type that the codec can encode"}, nil
	}
	r, err := p.damaged(c, all)
	if r.How == Accepts {
		r.Verdict, r.How = Passes, ""
	}
	return r, err
}

// ofType returns the shortest message of another data set as the codec writes it.
func (p *probe) ofType(set corpus.Set) ([]byte, error) {
	if b, made := p.others[set.Type.Name]; made {
		return b, nil
	}
	p.others[set.Type.Name] = nil // also if it can't be made
	ring, err := corpus.Sample(set)
	if err != nil {
		return nil, err
	}
	s, err := bind(p.catalog.Codecs, p.subject.codec, set, ring)
	if err != nil {
		return nil, err
	}
	if b := s.encoded[s.least]; len(b) <= mostMessage {
		p.others[set.Type.Name] = b
	}
	return p.others[set.Type.Name], nil
}

// stranger returns what encode returns. It returns nil if encode fails, panics, or ended an earlier process.
func (p *probe) stranger(c Case, name string, encode func() ([]byte, error)) ([]byte, error) {
	c.Name = "encode " + name
	if p.died[key(c, nil)] != nil {
		return nil, nil
	}
	if err := p.note(c, nil); err != nil {
		return nil, err
	}
	p.box.Step()
	b, err, _ := call(func([]byte) (any, error) { return encode() }, nil)
	if err != nil {
		return nil, nil
	}
	return b.([]byte), nil
}
