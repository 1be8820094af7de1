package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
)

// below returns the lines under a table, each as label and text: the remarks by letter, the faults,
// and what the table lacks.
func below(t Table, n notes, nowhere map[string]string) []Line {
	var lines []Line
	for i, text := range n.texts {
		lines = append(lines, Line{letter(i) + "  ", oneLine(text)})
	}
	for _, f := range faults(t) {
		lines = append(lines, Line{"Fault: ", f})
	}
	lines = append(lines, positional(t)...)
	if few(t) {
		lines = append(lines, Line{"Few messages: ", fmt.Sprintf("there are %d, so a batch repeats some; codecs may be slower on new messages", t.Data.Messages)})
	}
	for _, s := range absent(t, nowhere) {
		lines = append(lines, Line{"Not offered: ", s})
	}
	if s := onMessage(t); s != "" {
		lines = append(lines, Line{"The type itself: ", s})
	}
	if s := unmeasured(t); s != "" {
		lines = append(lines, Line{"Not measured: ", s})
	}
	return lines
}

// notes are the remarks on the rows of a table, each once and in the order of the rows. A remark's
// place gives its letter.
type notes struct {
	texts []string
}

func newNotes(rows []Row) (n notes) {
	for _, r := range rows {
		for _, text := range remarks(r) {
			if !slices.Contains(n.texts, text) {
				n.texts = append(n.texts, text)
			}
		}
	}
	return n
}

// shownIn returns the notes if one of the columns has their letters, and no notes otherwise.
func (n notes) shownIn(columns []column) notes {
	if slices.ContainsFunc(columns, func(c column) bool { return c.name == "letters" }) {
		return n
	}
	return notes{}
}

// letters returns the letters of a row's remarks.
func (n notes) letters(r Row) string {
	s := ""
	for _, text := range remarks(r) {
		s += letter(slices.Index(n.texts, text))
	}
	return s
}

// letter returns a, b … z, then A, B … Z, then a number in parentheses.
func letter(i int) string {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	if i < len(letters) {
		return letters[i : i+1]
	}
	return fmt.Sprintf("(%d)", i)
}

// meanings explains the marks that change what was measured. Marks with an empty text are explained
// elsewhere.
var meanings = map[string]string{
	"aliases its input":            "decoded values share memory with the input",
	"overwrites its output":        "the encoded bytes are overwritten by the next call",
	"shares results":               "decoded values share memory with each other: a later call changes an earlier value",
	"output is the value's memory": "the encoded bytes are memory of the value: a change of one changes the other",
	"races":                        "two goroutines that use the library at once may crash or mix their values",
	"floor":                        "does nothing: the cost of the harness itself",
	"only copies":                  "copies as many bytes as limit has, and makes no value",
	"text":                         "", // a property of the format, which the format's name shows
	"bound":                        "", // explained in the footer
}

// explanations explains the notes of cells.
var explanations = map[string]string{
	"short ring":      "the data set has so few messages that a batch repeats them; the codec may be slower on new messages",
	"off-heap memory": "takes memory outside of Go's heap, which allocations and the cost of garbage collection don't show",
	remembers:         "much faster on messages that it has seen before than on new ones: it keeps results, and its times show that",
}

// remembers is a note of cells: the codec keeps results for messages.
const remembers = "remembers"

// Meaning explains a mark of a codec or a note of a cell. It is "" if the name needs no
// explanation.
func Meaning(name string) string { return cmp.Or(meanings[name], explanations[name]) }

// remarks returns what a reader must know of a row: marks, maintenance, losses, notes.
func remarks(r Row) []string {
	var all []string
	add := func(text string) {
		for _, known := range all {
			if known == text {
				return
			}
		}
		all = append(all, text)
	}
	for _, m := range r.Marks() {
		meaning, ok := meanings[m]
		switch {
		case !ok:
			add(m)
		case meaning != "":
			add(meaning)
		}
	}
	if pressure := r.Codec.Pressure; pressure != "" && pressure != record.Waits {
		add("if a sender is faster than its receiver, " + pressure)
	}
	for _, text := range r.Codec.Maintenance.Remarks() {
		add(text)
	}
	for _, c := range r.Cells {
		if len(c.Without) > 0 {
			add("without " + strings.Join(c.Without, ", ") + ", which it can't carry: it does less than others, and has no rank")
		}
		for _, lost := range c.Lost {
			text := loss(lost)
			for _, l := range r.Codec.Losses {
				if l.Rule == lost && l.Why != "" {
					text += ": " + l.Why
				}
			}
			add(text)
		}
		// A line below the table says once which rows carry the message.
		if lowered := slices.DeleteFunc(slices.Clone(c.Lowered), func(s string) bool { return s == codec.AsMessage }); len(lowered) > 0 {
			add("converts types: " + strings.Join(lowered, ", "))
		}
		for _, n := range c.Notes {
			if n == shortRing { // a line below the table says it once
				continue
			}
			var operations []string
			for _, other := range r.Cells {
				if slices.Contains(other.Notes, n) {
					operations = append(operations, other.Operation)
				}
			}
			add(strings.Join(operations, ", ") + ": " + cmp.Or(explanations[n], n))
		}
	}
	return all
}

// shortRing is a note of cells: a batch meets the same messages several times.
const shortRing = "short ring"

// few reports whether the data set has so few messages that a batch repeats some of them.
func few(t Table) bool {
	return slices.ContainsFunc(t.Rows, func(r Row) bool {
		return slices.ContainsFunc(r.Cells, func(c Cell) bool { return slices.Contains(c.Notes, shortRing) })
	})
}

// faults returns the lines about cells whose proof failed.
func faults(t Table) []string {
	var whats []string // in the order of rows
	of := make(map[string][]string)
	for _, r := range t.Rows {
		for i, c := range r.Cells {
			same := i > 0 && r.Cells[0].Fault == c.Fault
			if c.Fault == "" || same {
				continue
			}
			where := c.Operation
			if i == 0 && len(r.Cells) > 1 && r.Cells[1].Fault == c.Fault {
				where += ", " + r.Cells[1].Operation
			}
			what := fmt.Sprintf("(%s): %s", where, oneLine(c.Fault))
			if of[what] == nil {
				whats = append(whats, what)
			}
			of[what] = append(of[what], r.Codec.Name)
		}
	}
	var lines []string
	for _, what := range whats {
		lines = append(lines, strings.Join(of[what], ", ")+" "+what)
	}
	return lines
}

// nowhere returns the codecs that have one and the same reason in all cells of several tables, with
// that reason. The footer states it once, below all tables.
func nowhere(tables []Table) map[string]string {
	if len(tables) < 2 {
		return nil
	}
	reasons, there := make(map[string]string), make(map[string]bool)
	for _, t := range tables {
		for _, r := range t.Rows {
			for _, c := range r.Cells {
				name := r.Codec.Name
				there[name] = there[name] || c.Reason == "" || reasons[name] != "" && reasons[name] != c.Reason
				reasons[name] = c.Reason
			}
		}
	}
	maps.DeleteFunc(reasons, func(name, _ string) bool { return there[name] })
	return reasons
}

// nowhereText returns a line for each reason of such codecs.
func nowhereText(reasons map[string]string) (lines []string) {
	names := make(map[string][]string)
	for _, name := range slices.Sorted(maps.Keys(reasons)) {
		names[reasons[name]] = append(names[reasons[name]], name)
	}
	for _, reason := range slices.Sorted(maps.Keys(names)) {
		lines = append(lines, strings.Join(names[reason], ", ")+": "+oneLine(reason))
	}
	return lines
}

// absent returns lines about the cells that have a reason, one line for each reason. It omits
// codecs in nowhere.
func absent(t Table, nowhere map[string]string) []string {
	var texts []string
	names := make(map[string][]string) // by reason
	for _, r := range t.Rows {
		readsOnly := onlyReads(r)
		for i, c := range r.Cells {
			if r.Twin || c.Reason == "" || nowhere[r.Codec.Name] != "" || i > 0 && r.Cells[0].Reason == c.Reason {
				continue
			}
			name := r.Codec.Name
			if len(r.Cells) > 1 && r.Cells[0].Reason != r.Cells[1].Reason {
				name += " " + c.Operation
			}
			reason := c.Reason
			if readsOnly && reason == codec.NotOffered {
				reason = inPlace
			}
			if names[reason] == nil {
				texts = append(texts, reason)
			}
			names[reason] = append(names[reason], name)
		}
	}
	var all []string
	for _, text := range texts {
		s := strings.Join(names[text], ", ")
		if text != codec.NotOffered {
			s += " (" + oneLine(text) + ")"
		}
		all = append(all, s)
	}
	return all
}

// inPlace is the reason of a codec that neither encodes nor decodes.
const inPlace = "only reads in place; --operation 'open,touch-*' measures that"

// onlyReads reports whether a codec has neither of the operations encode and decode, if both were
// asked for.
func onlyReads(r Row) bool {
	lacks := 0
	for _, c := range r.Cells {
		switch codec.Operation(c.Operation) {
		case codec.Encode, codec.Decode:
			if c.Reason == codec.NotOffered {
				lacks++
			}
		}
	}
	return lacks == 2
}

// onMessage says which codecs carry the type itself, if others carry its message.
func onMessage(t Table) string {
	var itself []string
	others := 0
	for _, r := range shown(t) {
		switch {
		case r.Floor, r.Partial():
		case slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.Message }):
			others++
		default:
			itself = append(itself, r.Codec.Name)
		}
	}
	switch {
	case others == 0:
		return ""
	case itself == nil:
		return "no codec carries the type; all carry its message"
	}
	return fmt.Sprintf("%s; %d more can't carry the type, and carry its message (--format json has the reasons, as itself)", strings.Join(itself, ", "), others)
}

// unmeasured lists the cells that passed their proof and have no times.
func unmeasured(t Table) string {
	var all []string
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			if !r.Twin && !c.Measured() && c.Fault == "" && c.Reason == "" {
				all = append(all, r.Codec.Name+" "+c.Operation)
			}
		}
	}
	return strings.Join(all, ", ")
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
