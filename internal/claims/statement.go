package claims

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
)

// Statement is a sentence of a publication.
type Statement struct {
	ID string `json:"id"`
	// Text is the statement in our own words.
	Text string `json:"text"`
	// Known says what else must be known about the statement: how it was measured there, and what
	// is wrong with it.
	Known       []string     `json:"known,omitempty"`
	Comparisons []Comparison `json:"-"`
}

// Kind is what a comparison compares.
type Kind string

// The kinds.
const (
	// Time compares times of operations.
	Time Kind = "time"
	// Size compares mean wire sizes.
	Size Kind = "size"
	// Bytes compares the wire size of the published message, in bytes.
	Bytes Kind = "bytes"
	// Loss checks whether a part of a value is lost.
	Loss Kind = "loss"
)

// Comparison is a part of a statement that has a verdict of its own.
type Comparison struct {
	Kind      Kind            `json:"kind"`
	Codec     string          `json:"codec"`
	Operation codec.Operation `json:"model"`
	Data      string          `json:"data"`
	// Slower reports whether the codec is claimed to take longer than the others, and not less
	// time.
	Slower bool `json:"slower,omitempty"`
	// Against are the other codecs. The comparison must hold against each of them.
	Against []string `json:"against,omitempty"`
	// AgainstOperation is the operation of the others if it differs from Operation. AgainstData is
	// their data set if it differs from Data.
	AgainstOperation codec.Operation `json:"against_model,omitempty"`
	AgainstData      string          `json:"against_data,omitempty"`
	// Factor is the claimed factor by which the codec is faster, slower or smaller. It is 0 if only
	// the direction was published.
	Factor float64 `json:"factor,omitempty"`
	// Bytes is the published size.
	Bytes int `json:"bytes,omitempty"`
	// Loses are rules of package codec. One of them is claimed to be lost.
	Loses []string `json:"loses,omitempty"`
	// Not says why a verdict is not possible, independent of measurements.
	Not string `json:"not,omitempty"`
}

func faster(name string, operation codec.Operation, data string, against ...string) Comparison {
	return Comparison{Kind: Time, Codec: name, Operation: operation, Data: data, Against: against}
}

func slower(name string, operation codec.Operation, data string, against ...string) Comparison {
	c := faster(name, operation, data, against...)
	c.Slower = true
	return c
}

func smaller(name, data, against string) Comparison {
	return Comparison{Kind: Size, Codec: name, Operation: codec.Encode, Data: data, Against: []string{against}}
}

// takes claims the size of a data set's first message, which is the published message.
func takes(name, data string, bytes int) Comparison {
	return Comparison{Kind: Bytes, Codec: name, Operation: codec.Encode, Data: data, Bytes: bytes}
}

func loses(name, data string, rules codec.Rule) Comparison {
	return Comparison{Kind: Loss, Codec: name, Operation: codec.Encode, Data: data, Loses: rules.Names()}
}

// by adds the published factor.
func (c Comparison) by(factor float64) Comparison {
	c.Factor = factor
	return c
}

// than sets the operation of the others.
func (c Comparison) than(m codec.Operation) Comparison {
	c.AgainstOperation = m
	return c
}

// on sets the data set of the others.
func (c Comparison) on(data string) Comparison {
	c.AgainstData = data
	return c
}

// unless adds the reason why there is no verdict.
func (c Comparison) unless(why string) Comparison {
	c.Not = why
	return c
}

// key returns the cell of the codec.
func (c Comparison) key() record.Key {
	return record.Key{Codec: c.Codec, Data: c.Data, Operation: string(c.Operation)}
}

// other returns the cell of one of the others.
func (c Comparison) other(name string) record.Key {
	k := record.Key{Codec: name, Data: c.Data, Operation: string(c.Operation)}
	if c.AgainstOperation != "" {
		k.Operation = string(c.AgainstOperation)
	}
	if c.AgainstData != "" {
		k.Data = c.AgainstData
	}
	return k
}

// fewNames is how many names are listed in a line. More are only counted.
const fewNames = 3

// String says what is compared: "encode user: json faster than gob".
func (c Comparison) String() string {
	others := strings.Join(c.Against, ", ")
	if n := len(c.Against); n > fewNames {
		others = fmt.Sprintf("%d others", n)
	}
	if c.AgainstOperation != "" {
		others += " in " + string(c.AgainstOperation)
	}
	if c.AgainstData != "" {
		others += " on " + c.AgainstData
	}
	switch {
	case c.Kind == Size:
		return fmt.Sprintf("size of %s: %s smaller than %s", c.Data, c.Codec, others)
	case c.Kind == Bytes:
		return fmt.Sprintf("size of %s, first message: %s", c.Data, c.Codec)
	case c.Kind == Loss:
		return fmt.Sprintf("%s: %s loses %s", c.Data, c.Codec, strings.Join(c.Loses, "/"))
	case c.Slower:
		return fmt.Sprintf("%s %s: %s slower than %s", c.Operation, c.Data, c.Codec, others)
	}
	return fmt.Sprintf("%s %s: %s faster than %s", c.Operation, c.Data, c.Codec, others)
}

// rest returns our codecs that a table has for an operation, except some.
func rest(rows []Row, op codec.Operation, without ...string) []string {
	var names []string
	for _, r := range rows {
		name := r.Here.Codec
		if r.Op == string(op) && name != "" && r.Not == "" && !slices.Contains(without, name) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// tabled compares a codec with another on data sets, with the factors of the table.
func tabled(rows []Row, name string, m codec.Operation, other string, data []string) []Comparison {
	times := publishedTimes(rows)
	var all []Comparison
	for _, d := range data {
		c := faster(name, m, d, other)
		factor := times[c.other(other)] / times[c.key()]
		if factor < 1 {
			c, factor = slower(name, m, d, other), 1/factor
		}
		all = append(all, c.by(factor))
	}
	return all
}

// publishedTimes returns the times of a table, by our cells.
func publishedTimes(rows []Row) map[record.Key]float64 {
	times := make(map[record.Key]float64)
	for _, r := range rows {
		times[r.Here] = r.NS
	}
	return times
}
