package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/wirebench/wirebench/record"
)

// Markdown writes the report as Markdown tables, with all columns of the view.
func (v View) Markdown(w io.Writer, rec record.Record) error {
	out := bufio.NewWriter(w)
	tables := Derive(rec)
	for _, warning := range Warnings(rec, tables) {
		fmt.Fprintf(out, "> **Warning:** %s\n\n", markdown(warning))
	}
	for _, t := range tables {
		fmt.Fprintf(out, "### %s\n\n", markdown(title(t)))
		n := markdownTable(out, t, rec.Run.Reference, v)
		fmt.Fprintln(out)
		for _, l := range below(t, n) {
			fmt.Fprintf(out, "- %s\n", markdown(l[0]+l[1]))
		}
		fmt.Fprintln(out)
	}
	for _, l := range Footer(rec, tables) {
		fmt.Fprintf(out, "- **%s** %s\n", l[0], markdown(l[1]))
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

func markdownTable(out io.Writer, t Table, reference string, v View) notes {
	var n notes
	all := columns(t, reference, v, &n)
	for _, c := range all {
		fmt.Fprintf(out, "| %s ", markdown(c.head))
	}
	fmt.Fprintln(out, "|")
	for _, c := range all {
		if c.left {
			fmt.Fprint(out, "|:--")
		} else {
			fmt.Fprint(out, "|--:")
		}
	}
	fmt.Fprintln(out, "|")
	for _, r := range v.rows(t) {
		for _, c := range all {
			fmt.Fprintf(out, "| %s ", markdown(c.text(r)))
		}
		fmt.Fprintln(out, "|")
	}
	return n
}

// special is what Markdown would take for markup within a line or a cell.
var special = strings.NewReplacer(`\`, `\\`, "|", `\|`, "*", `\*`, "_", `\_`, "`", "\\`", "<", `\<`, "[", `\[`, "#", `\#`)

func markdown(s string) string { return special.Replace(oneLine(s)) }
