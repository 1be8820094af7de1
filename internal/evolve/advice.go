package evolve

import (
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
	// Order is that in which programs may get a version with other fields.
	Order Order
}

// Advise says what users of a codec must do. The cells are those of the codec.
func Advise(fields codec.Fields, changes []corpus.Change, cells []Cell) Advice {
	worst := func(kinds []corpus.ChangeKind, way Way, d Direction) (o Outcome) {
		for _, c := range cells {
			of := slices.ContainsFunc(changes, func(change corpus.Change) bool {
				return change.Name == c.Change && slices.Contains(kinds, change.Kind)
			})
			if of && c.Way == way && c.Direction == d && c.Outcome != "" && c.Outcome.Worse(o) {
				o = c.Outcome
			}
		}
		return o
	}
	order := func(way Way, kinds ...corpus.ChangeKind) Order {
		backward, forward := worst(kinds, way, Backward), worst(kinds, way, Forward)
		if backward == "" || forward == "" {
			return ""
		}
		return Deploy(backward, forward)
	}
	way, duty := Usual, map[codec.Fields]Duty{codec.ByNumber: KeepNumbers, codec.ByWriter: ShipSchema}[fields]
	if duty == "" {
		duty = Nothing
	}
	if fields == codec.ByWriter && order(way, corpus.FieldAdded) == "" { // readers can't be told the schema
		way = Schemaless
	}
	switch any, last := order(way, corpus.FieldAdded, corpus.FieldAddedLast, corpus.FieldRemoved), order(way, corpus.FieldAddedLast); {
	case any == "" || last == "":
		return Advice{}
	case any != NeverMixed:
		return Advice{duty, any}
	case last != NeverMixed:
		return Advice{AddLast, last}
	}
	return Advice{NeverChange, NeverMixed}
}
