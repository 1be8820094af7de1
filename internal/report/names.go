package report

import "github.com/jedib0t/go-pretty/v6/text"

// Names come from a record and may be of any length. mostName is the longest name that tables are
// laid out for, in characters. If a name is longer, names are cut to leave room for the figures, at
// most down to leastName.
const (
	mostName  = 34
	leastName = 12
)

// Short cuts a name that is longer than tables have room for.
func Short(name string) string { return text.Snip(name, mostName, "…") }

// columnTexts are the texts of one column of a table.
type columnTexts struct {
	head  string
	cells []string
	words bool // may be cut; in a column of figures only the head may
	must  bool // never dropped
	width int
}

// shorten cuts long texts so that the columns that are never dropped fit into a width, if possible.
func shorten(columns []columnTexts, width int) {
	least, long, sum := make([]int, len(columns)), false, 0
	for i := range columns {
		c := &columns[i]
		for _, s := range c.cells {
			least[i] = max(least[i], text.StringWidth(s))
		}
		c.width = max(least[i], text.StringWidth(c.head))
		if c.words {
			least[i] = min(least[i], leastName)
		}
		if most := max(mostName, least[i]); c.width > most {
			long, c.width = true, most
		}
		if c.must {
			sum += c.width + 1
		}
	}
	if !long {
		return
	}
	for ; sum > width; sum-- {
		widest, room := -1, 0
		for i, c := range columns {
			if r := c.width - least[i]; c.must && r > room {
				widest, room = i, r
			}
		}
		if widest < 0 {
			break
		}
		columns[widest].width--
	}
	for i := range columns {
		c := &columns[i]
		c.head = text.Snip(c.head, c.width, "…")
		for j, s := range c.cells {
			c.cells[j] = text.Snip(s, c.width, "…")
		}
	}
}
