package codectest

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codectest/internal/faulty"
	"github.com/wirebench/wirebench/internal/record"
)

// outcome is the result of a run for one faulty codec.
type outcome struct {
	held bool
	got  string
	busy bool // too few processes had quiet times for a verdict
}

// outcomes holds the outcomes of all codecs.
type outcomes struct {
	sync.Mutex
	of map[string]outcome
}

// untimed returns the cells of neighbours without figures. None of them may be at fault.
func untimed(t *testing.T, rec record.Record) (keys []record.Key) {
	for _, c := range rec.Cells {
		switch {
		case !slices.ContainsFunc(neighbours(), func(k codec.Codec) bool { return k.Name == c.Codec }):
		case c.Fault != "":
			t.Errorf("%s on %s, %s: %s", c.Codec, c.Data, c.Operation, c.Fault)
		case c.Reason == "" && !timed(rec, c):
			keys = append(keys, c.Key)
		}
	}
	return keys
}

func timed(rec record.Record, c record.Cell) bool {
	return slices.ContainsFunc(rec.Blocks, func(b record.Block) bool { return b.Key == c.Key })
}

// judge compares the verdict of a run on a codec with the required one.
func judge(c faulty.Codec, rec record.Record) outcome {
	var shown []string
	clean, met := true, false
	says := func(kind faulty.Kind, text string) {
		met = met || c.Want.Kind == kind && c.Want.Says.MatchString(text)
		shown = append(shown, fmt.Sprintf("%s: %s", kind, text))
	}
	cells := 0
	for _, cell := range rec.Cells {
		if cell.Codec != c.Name || cell.Data != c.Data() {
			continue
		}
		cells++
		switch {
		case cell.Fault != "":
			says(faulty.Fault, cell.Fault)
		case cell.Reason != "":
			says(faulty.Reason, cell.Reason)
		default:
			for _, m := range signs(rec, cell) {
				says(faulty.Mark, m)
			}
			clean = clean && timed(rec, cell)
		}
	}
	if cells == 0 {
		return outcome{got: "the run ended before this codec"}
	}
	if c.Want.Kind == faulty.Clean {
		met = clean && len(shown) == 0
	}
	slices.Sort(shown)
	if shown = slices.Compact(shown); shown == nil {
		shown = []string{"figures without a remark"}
	}
	return outcome{held: met, got: strings.Join(shown, "; "), busy: c.Want.Kind == faulty.Mark && c.Want.Says.MatchString("remembers") && busy(rec, c)}
}

// busy reports whether a codec has a cell of which the record leaves open whether the codec remembers
// messages. On a quiet machine the time of the test is enough.
func busy(rec record.Record, c faulty.Codec) bool {
	return slices.ContainsFunc(rec.Cells, func(cell record.Cell) bool {
		return cell.Codec == c.Name && cell.Data == c.Data() && cell.Reason == "" && cell.Fault == "" && rec.MayRemember(cell.Key)
	})
}

// signs returns the remarks on a cell, next to its figures.
func signs(rec record.Record, c record.Cell) []string {
	all := slices.Clone(c.Notes)
	for _, m := range c.Unseen {
		all = append(all, "not seen: "+m)
	}
	if rec.Remembers()[c.Key] > 0 {
		all = append(all, "remembers")
	}
	return all
}
