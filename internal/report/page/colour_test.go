package page

import (
	"fmt"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// closeBy is a record with several sizes. Two codecs are close to the reference, one on either
// side.
func closeBy(t *testing.T) record.Record {
	t.Helper()
	rec := large(12, 5, four, 24)
	times := make(map[string]float64) // of the reference
	cell := func(b record.Block) string { return fmt.Sprint(b.Process, b.Data, b.Operation) }
	for _, b := range rec.Blocks {
		if b.Codec == rec.Run.Reference {
			times[cell(b)] = b.NS
		}
	}
	for i, b := range rec.Blocks {
		switch b.Codec {
		case "vendor-1/codec":
			rec.Blocks[i].NS = 1.03 * times[cell(b)]
		case "vendor-2/codec":
			rec.Blocks[i].NS = 0.97 * times[cell(b)]
		case "vendor-3/codec":
			rec.Blocks[i].NS = 0.3 * times[cell(b)]
		}
	}
	return rec
}

// TestWithoutColour checks that no information is in colours alone. For each element whose colour
// shows its state there is also a sign: a text, a shape, a line or a weight. Equal signs must mean
// equal states.
func TestWithoutColour(t *testing.T) {
	const style = `const style = e => getComputedStyle(e); const all = s => [...document.querySelectorAll(s)];`
	whole := read(t)
	whole.End = nil // so that there is a warning
	for _, c := range []struct {
		what   string
		rec    record.Record
		hash   string
		pairs  string // JavaScript for a list of pairs of state and sign
		states int    // the least number of states
	}{
		{"cells of the heat map", closeBy(t), "#view=heatmap&reads=0", `all('.heat tbody td').map(e => {
			const n = Number(e.textContent);
			return [e.className.replace(/.*doubtful/, 'doubtful').replace(/ s\d/, ''),
				style(e).fontStyle + (n < 1 ? ' below 1' : n > 1 ? ' above 1' : n === 1 ? ' 1' : e.textContent)] })`, 3},
		{"faults in the heat map", whole, "#view=heatmap", `all('.heat tbody td').map(e => [e.className === 'fault', e.textContent === 'fault'])`, 2},
		{"the chosen data set", whole, "#view=heatmap", `all('.heat th.set').map(e => [e.classList.contains('chosen'), style(e.firstChild).textDecorationLine])`, 2},
		{"points", whole, "#view=scatter", `all('.point').map(e => [e.getAttribute('class'),
			[e.tagName, style(e).strokeDasharray, style(e).strokeWidth].join()])`, 3},
		{"lines", closeBy(t), "#view=sizes&q=vendor", `all('.sign text, .endlabel text').map(e => [style(e).fill, e.textContent[0]])`, 9},
		{"rows", whole, "#view=ranking&every=1", `all('#view tbody tr').map(e => [e.className, style(e).fontStyle + style(e.querySelector('.codec')).fontWeight])`, 3},
		{"verdicts", whole, "#view=claims", `all('[data-verdict]').map(e => [e.dataset.verdict, e.textContent.replace(', beyond', '')])`, 5},
		{"tabs", whole, "", `all('[role=tab]').map(e => [e.ariaSelected, style(e).fontWeight])`, 2},
		{"buttons", whole, "", `all('[aria-pressed]').map(e => [e.ariaPressed, style(e).fontWeight])`, 2},
		{"warnings", whole, "", `all('#warnings p, footer dd').map(e => [e.tagName, e.textContent.startsWith('Warning: ')])`, 2},
		{"faults", whole, "#show=broken", `all('#evidence section p').concat(all('header p')).map(e => [e.className === 'fault', e.textContent.startsWith('Fault: ')])`, 2},
	} {
		t.Run(c.what, func(t *testing.T) {
			p := show(t, judged(t, c.rec), c.hash)
			states := make(map[string][]string) // by sign
			var seen []string
			for _, pair := range eval[[][2]any](p, `(() => {`+style+`return `+c.pairs+`})()`) {
				state, sign := fmt.Sprint(pair[0]), fmt.Sprint(pair[1])
				if !slices.Contains(states[sign], state) {
					states[sign] = append(states[sign], state)
				}
				if !slices.Contains(seen, state) {
					seen = append(seen, state)
				}
			}
			if len(seen) < c.states {
				t.Errorf("there are only the states %q", seen)
			}
			for sign, of := range states {
				if len(of) > 1 {
					t.Errorf("%q is the sign of %q", sign, of)
				}
			}
		})
	}
}
