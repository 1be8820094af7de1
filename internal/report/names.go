package report

import "github.com/jedib0t/go-pretty/v6/text"

// Names come from a record and may be of any length. Where one has more characters than mostName, which is more
// than tables are laid out for, names are cut so that the figures have room, down to leastName.
const (
	mostName  = 34
	leastName = 12
)

// Short cuts a name that is longer than tables have room for.
func Short(name string) string { return text.Snip(name, mostName, "…") }

// columnTexts are the texts of a column of a table.
type columnTexts struct {
	head  string
	cells []string
	words bool // it may be cut; of figures only the head
	must  bool // it is in the table however narrow that is
	width int
}

// shorten cuts what is too long, so that the columns that must be in a table fit into a width, if that can be.
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
