package report

import (
	"bufio"
	"fmt"
	"io"
)

// Markdown writes the report as Markdown tables, with all columns of the view.
func (v View) Markdown(w io.Writer, s Source) error {
	out := bufio.NewWriter(w)
	tables := Derive(s)
	for _, warning := range Warnings(s.Record, s.asTimed(tables)) {
		fmt.Fprintf(out, "> **Warning:** %s\n\n", MarkdownLine(warning))
	}
	nowhere := nowhere(tables)
	for _, t := range tables {
		t = v.chosen(t)
		fmt.Fprintf(out, "### %s\n\n", MarkdownLine(title(t)))
		sheet, n := v.sheet(t, s.Run.Reference)
		fmt.Fprintln(out, sheet.Markdown())
		for _, l := range below(t, n, nowhere) {
			fmt.Fprintf(out, "- %s\n", MarkdownLine(l.Label+l.Text))
		}
		fmt.Fprintln(out)
	}
	for _, l := range Footer(s, tables) {
		fmt.Fprintf(out, "- **%s** %s\n", l.Label, MarkdownLine(l.Text))
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

// sheet returns a table with all columns of the view, and the remarks of its rows.
func (v View) sheet(t Table, reference string) (s Sheet, n notes) {
	n = newNotes(v.rows(t))
	all := columns(t, reference, v, n)
	n = n.shownIn(all)
	for _, c := range all {
		s.Heads = append(s.Heads, Head{c.head, !c.left})
	}
	for _, r := range v.rows(t) {
		var row []string
		for _, c := range all {
			row = append(row, c.text(r))
		}
		s.Rows = append(s.Rows, row)
	}
	return s, n
}
