package advise

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestTableWidth checks that no line of the table has more than 120 characters, and that what can be left out is.
func TestTableWidth(t *testing.T) {
	a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1e9, Kept: 1e18, Copies: 9, Core: 9, Storage: 9}}})
	if err != nil {
		t.Fatal(err)
	}
	rows := a.rows(a.Shortlist)
	for _, name := range []string{"json", "shamaton/msgpack/v2/map", strings.Repeat("long", 8)} {
		rows[0].Codec = name
		for _, width := range []int{80, 100, 120, 200} {
			sheet, legend := a.table(rows, width)
			for line := range strings.SplitSeq(sheet.String(), "\n") {
				if n := utf8.RuneCountInString(line); n > min(width, 120) {
					t.Errorf("%s, width %d: a line has %d characters:\n%s", name, width, n, sheet)
				}
			}
			for _, h := range []string{"cores", "garbage/s", "kept", "$/month"} {
				if !strings.Contains(sheet.String(), h) {
					t.Errorf("%s, width %d: no column %s", name, width, h)
				}
			}
			if has := strings.Contains(sheet.String(), " users"); has != strings.Contains(legend, "users: ") {
				t.Errorf("%s, width %d: the column users is there: %t, its meaning is not", name, width, has)
			}
		}
	}
}
