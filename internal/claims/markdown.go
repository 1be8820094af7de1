package claims

import (
	"bufio"
	"fmt"
	"io"

	"github.com/wirebench/wirebench/internal/report"
)

// Markdown writes a result as Markdown.
func Markdown(w io.Writer, r Result) error {
	out := bufio.NewWriter(w) // Flush returns its errors
	for _, warning := range r.Warnings {
		fmt.Fprintf(out, "> **Warning:** %s\n\n", report.MarkdownLine(warning))
	}
	for _, s := range r.Sources {
		s.markdown(out)
	}
	for _, l := range r.footer() {
		fmt.Fprintf(out, "- **%s** %s\n", l.Label, report.MarkdownLine(l.Text))
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the claims: %w", err)
	}
	return nil
}

func (s SourceResult) markdown(out io.Writer) {
	fmt.Fprintf(out, "### %s\n\n%s\n\n", report.MarkdownLine(s.Name+": "+s.Title), report.MarkdownLine(s.With))
	list := func(indent, label, text string) {
		fmt.Fprintf(out, "%s- **%s** %s\n", indent, label, report.MarkdownLine(text))
	}
	for _, known := range s.Known {
		list("", "known", known)
	}
	var n notes
	if len(s.Statements) > 0 {
		for _, st := range s.Statements {
			list("", st.ID, st.Text)
			for _, known := range st.Known {
				list("  ", "known", known)
			}
		}
		fmt.Fprintf(out, "\n%s\n", comparisons(s.Statements, &n).Markdown())
	}
	if len(s.Rows) > 0 {
		fmt.Fprintf(out, "%s\n\n%s\n", report.MarkdownLine(s.tableNote()), rows(s.Rows, &n).Markdown())
	}
	for i, note := range n.texts {
		fmt.Fprintf(out, "%d. %s\n", i+1, report.MarkdownLine(note))
	}
	if len(n.texts) > 0 {
		fmt.Fprintln(out)
	}
}
