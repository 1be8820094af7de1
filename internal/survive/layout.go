package survive

import (
	"slices"

	"github.com/wirebench/wirebench/internal/fieldmap"
)

// layout returns what the bytes of the shortest message are.
func (p *probe) layout() *fieldmap.Layout {
	s := p.subject
	if s.layout == nil {
		layout, err := fieldmap.Of(s.prover.Values[s.least], func(v any) ([]byte, error) {
			p.box.Step()
			return s.marshal(v)
		})
		if err != nil {
			layout.Unknown = err.Error()
		}
		s.layout = &layout
	}
	return s.layout
}

// message returns the shortest message, which is the one that is changed. A codec that writes maps in any order
// encodes it in several ways. The usual one is the same in each process.
func (p *probe) message() []byte {
	if l := p.layout(); l.Unknown == "" {
		return l.Bytes
	}
	return p.subject.encoded[p.subject.least]
}

// owned reports for each byte of the message whether it belongs to a field alone. It is nil if that isn't known.
func (p *probe) owned() []bool {
	l := p.layout()
	if l.Unknown != "" {
		return nil
	}
	owned := make([]bool, l.Size)
	for i := range owned {
		owned[i] = true
	}
	for _, r := range slices.Concat(l.Shared, l.Overhead) {
		for i := r[0]; i < r[1]; i++ {
			owned[i] = false
		}
	}
	return owned
}

// structure returns the places of a message at which lengths and counts may be: all of a short message,
// and otherwise those that don't belong to a field, or some of them.
func (p *probe) structure(b []byte) []int {
	var all []int
	for i := range b {
		all = append(all, i)
	}
	if len(b) <= mostPlaces {
		return all
	}
	if owned := p.owned(); owned != nil {
		all = slices.DeleteFunc(all, func(i int) bool { return owned[i] })
	}
	some := make([]int, 0, mostPlaces)
	for i := range min(mostPlaces, len(all)) {
		some = append(some, all[i*len(all)/min(mostPlaces, len(all))])
	}
	return some
}
