package evolve

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Duty is what users of a codec must do so that fields can be added and removed.
type Duty string

// The duties.
const (
	Nothing     Duty = "nothing"
	KeepNumbers Duty = "keep numbers"
	AddLast     Duty = "add at the end"
	ShipSchema  Duty = "ship the writer's schema"
	NeverChange Duty = "never change it"
)

// Advice is what the cells of a codec come to for its users.
type Advice struct {
	// Duty is "" if nothing was found out.
	Duty Duty
	// Order is that in which programs may get a version with other fields. It may say one order for fields that are
	// added and another one for fields that are removed.
	Order Order
}

// Matrix has the cells of a codec.
type Matrix struct {
	Fields  codec.Fields
	Changes []corpus.Change
	Cells   []Cell
}

// Of returns the cells of changes of some kinds, in the way in which the codec's users follow its
// documentation: that of readers which know the writer's schema, if the codec can tell it to them.
func (m Matrix) Of(kinds ...corpus.ChangeKind) (cells []Cell) {
	way := m.way()
	for _, c := range m.Cells {
		at := slices.IndexFunc(m.Changes, func(change corpus.Change) bool { return change.Name == c.Change })
		if at >= 0 && c.Way == way && slices.Contains(kinds, m.Changes[at].Kind) {
			cells = append(cells, c)
		}
	}
	return cells
}

func (m Matrix) way() Way {
	informed := func(c Cell) bool { return c.Way == Usual && c.Outcome != "" }
	if m.Fields == codec.ByWriter && !slices.ContainsFunc(m.Cells, informed) {
		return Schemaless
	}
	return Usual
}

// Order returns the order in which programs may get a version with changes of some kinds. It is "" if nothing was
// found out about one of the directions.
func (m Matrix) Order(kinds ...corpus.ChangeKind) Order {
	cells := m.Of(kinds...)
	backward, forward := worst(cells, Backward), worst(cells, Forward)
	if backward == "" || forward == "" {
		return ""
	}
	return Deploy(backward, forward)
}

// Through returns what is left of new fields that an old program passes on.
func (m Matrix) Through() Outcome {
	return worst(m.Of(corpus.FieldAdded, corpus.FieldAddedLast), Through)
}

// both returns the order in which fields may be added and removed.
func both(add, remove Order) Order {
	switch {
	case add == EitherFirst:
		return remove
	case remove == EitherFirst || remove == add:
		return add
	}
	return Order(fmt.Sprintf("%s to add, %s to remove", add, remove))
}

// worst returns the worst outcome in a direction, "" if nothing was found out.
func worst(cells []Cell, d Direction) (o Outcome) {
	for _, c := range cells {
		if c.Direction == d && c.Outcome != "" && c.Outcome.Worse(o) {
			o = c.Outcome
		}
	}
	return o
}

// Advise says what users of a codec must do so that fields can be added and removed.
func (m Matrix) Advise() Advice {
	duty := Nothing
	switch m.Fields {
	case codec.ByNumber:
		duty = KeepNumbers
	case codec.ByWriter:
		duty = ShipSchema
	}
	add, remove := m.Order(corpus.FieldAdded, corpus.FieldAddedLast), m.Order(corpus.FieldRemoved)
	switch last := m.Order(corpus.FieldAddedLast); {
	case add == "" || remove == "" || last == "":
		return Advice{}
	case add != NeverMixed && remove != NeverMixed:
		return Advice{duty, both(add, remove)}
	case last != NeverMixed:
		return Advice{AddLast, last}
	}
	return Advice{NeverChange, NeverMixed}
}
