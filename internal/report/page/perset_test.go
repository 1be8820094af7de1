package page

import (
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// unseen returns a record in which a codec aliases its input, but not with the type of one data set.
func unseen(rec record.Record, codec, data string) record.Record {
	rec.Run.Codecs, rec.Cells = slices.Clone(rec.Run.Codecs), slices.Clone(rec.Cells)
	for i, c := range rec.Run.Codecs {
		if c.Name == codec {
			rec.Run.Codecs[i].Marks = []string{"aliases its input"}
		}
	}
	for i, c := range rec.Cells {
		if c.Codec == codec && c.Data == data {
			rec.Cells[i].Unseen = []string{"aliases its input"}
		}
	}
	return rec
}

// TestMarksOfDataSet checks that the views agree about a mark that applies to the types of some data
// sets only.
func TestMarksOfDataSet(t *testing.T) {
	p := open(t, unseen(read(t), "gob", "person"), "#view=scatter")
	dashed := func() bool {
		return eval[bool](p, `(codec => document.querySelector('.point[data-codec="' + codec + '"]').classList.contains('unsafe'))(wirebench.page.codecs.findIndex(c => c.name === 'gob'))`)
	}
	const exempt = "not with this type, but with others, such as types with []byte"
	for data, aliases := range map[string]bool{"person": false, "book": true} {
		p.follow("#view=scatter&data=" + data)
		if dashed() != aliases {
			t.Errorf("%s: dashed: %v", data, !aliases)
		}
		p.follow("#view=scatter&data=" + data + "&show=gob")
		if text := p.text("#evidence"); strings.Contains(text, exempt) == aliases || !strings.Contains(text, "aliases its input") {
			t.Errorf("%s: the evidence says\n%s", data, text)
		}
	}
}

// TestHeatMapWithoutRoom checks that the heat map is drawn even while its place has no size, as when the
// page is not shown yet, and is whole when it is shown.
func TestHeatMapWithoutRoom(t *testing.T) {
	p := open(t, read(t), "")
	eval[bool](p, `(document.querySelector('main').style.display = 'none', Object.defineProperty(window, 'innerHeight', {value: 0, configurable: true}), true)`)
	p.view("heatmap")
	eval[bool](p, `(document.querySelector('main').style.display = '', true)`)
	p.until(`[...document.querySelectorAll('.heat tbody tr')].every(r => r.cells.length === 1 + wirebench.page.sets.length)`)
	if stops := eval[int](p, `document.querySelectorAll('.heat td[tabindex="0"]').length`); stops != 1 {
		t.Errorf("the tab key stops at %d cells, want 1", stops)
	}
}
