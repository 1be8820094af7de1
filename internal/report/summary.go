package report

import (
	"fmt"
	"math"
	"strings"

	"golang.org/x/mod/semver"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Warnings returns what a reader must know before reading a figure, the worst first: the run failed
// its own audit, ratios are missing, the run was cut off, and what the run itself noted.
func Warnings(rec record.Record, tables []Table) []string {
	var warnings []string
	if _, w := Noise(rec, tables); w != "" {
		warnings = append(warnings, w)
	}
	warnings = append(warnings, withoutRatios(rec.Run.Reference, tables)...)
	switch {
	case rec.End == nil:
		warnings = append(warnings, "The run was cut off. These are its results until then.")
	case rec.End.Why != "complete":
		warnings = append(warnings, fmt.Sprintf("The run is not complete (%s). These are its results.", rec.End.Why))
	}
	if _, _, ratio, ok := floor(rec); ok && ratio > mostFloor {
		warnings = append(warnings, "The harness is slow here, so the fastest codecs look slower than they are: "+floorText(rec)+".")
	}
	if _, unsettled := rec.Restless(); unsettled != nil {
		during := ""
		if len(unsettled) < len(rec.Run.Data) {
			during = " during " + strings.Join(unsettled, ", ")
		}
		warnings = append(warnings, "The machine was never quiet for long enough"+during+": its speed changed from process to process. Intervals are wide for that reason.")
	}
	if rec.End != nil {
		warnings = append(warnings, rec.End.Warnings...)
	}
	return append(warnings, rec.Warnings...)
}

// mostDiffer is by how much the reference may differ from its twin, which is measured in batches of
// another length and next to other codecs. No choice should depend on a ratio this close to 1.
const mostDiffer = 0.02

// Noise compares the reference with its twin. They are the same code. A difference that is proven
// to be larger than mostDiffer is the run's own error, and other cells may have it, too. Noise returns the largest
// such difference as a share, in whole per cent, and a sentence about it: 0 and "" if there is none.
func Noise(rec record.Record, tables []Table) (share float64, text string) {
	var failed []string
	cells, largest := 0, 0.
	for _, t := range tables {
		for _, row := range t.Rows {
			for _, c := range row.Cells {
				if !row.Twin || !c.Measured() {
					continue
				}
				cells++
				if c.Ratio.Lo > 1+mostDiffer || c.Ratio.Hi < 1/(1+mostDiffer) {
					largest = max(largest, c.Ratio.Mid-1, 1/c.Ratio.Mid-1)
					failed = append(failed, fmt.Sprintf("%s %s ×%s (%s to %s)", c.Data, c.Operation,
						significant(c.Ratio.Mid), significant(c.Ratio.Lo), significant(c.Ratio.Hi)))
				}
			}
		}
	}
	if failed == nil {
		return 0, ""
	}
	const most = 3
	shown, more := failed, ""
	if n := len(failed) - most; n > 0 {
		shown, more = failed[:most], fmt.Sprintf(" and %d more", n)
	}
	percent := math.Ceil(100 * largest)
	return percent / 100, fmt.Sprintf("Differences of up to %.0f%% may be noise of this run: %s, measured twice under two names, differs from itself in %d of %d cells: %s%s.",
		percent, rec.Run.Reference, len(failed), cells, strings.Join(shown, ", "), more)
}

// withoutRatios says which cells have no ratios because the reference has no time there, with a
// line for each cause.
func withoutRatios(reference string, tables []Table) []string {
	type gap struct{ cause, data string }
	var gaps []gap
	operations := make(map[gap][]string)
	for _, t := range tables {
		for i, m := range t.Operations {
			cause := lacksReference(t, i, reference)
			if cause == "" {
				continue
			}
			g := gap{cause, t.Data.Name}
			if operations[g] == nil {
				gaps = append(gaps, g)
			}
			operations[g] = append(operations[g], m)
		}
	}
	var causes, lines []string
	where := make(map[string][]string) // by cause
	for _, g := range gaps {
		if where[g.cause] == nil {
			causes = append(causes, g.cause)
		}
		where[g.cause] = append(where[g.cause], fmt.Sprintf("%s (%s)", g.data, strings.Join(operations[g], ", ")))
	}
	for _, cause := range causes {
		lines = append(lines, fmt.Sprintf("%s %s on %s, so there are no ratios there.", reference, cause, strings.Join(where[cause], ", ")))
	}
	return lines
}

// lacksReference says why the reference has no time in the i-th operation. It is "" if the
// reference has one, or if no codec has.
func lacksReference(t Table, i int, reference string) string {
	others, cause := false, "did not take part"
	for _, r := range t.Rows {
		switch c := r.Cells[i]; {
		case r.Codec.Name != reference:
			others = others || c.Measured()
		case c.Measured():
			return ""
		case c.Fault != "":
			cause = "has a fault"
		case c.Reason == codec.NotOffered, c.Reason == codec.NoMapping:
			return "" // no ratios are expected
		case c.Reason != "":
			cause = "is not offered (" + oneLine(c.Reason) + ")"
		default:
			cause = "was not measured"
		}
	}
	if !others {
		return ""
	}
	return cause
}

// Line is a line below tables: what it is about, and the text.
type Line struct {
	Label string `json:"label"`
	Text  string `json:"text"`
}

// cores says how many processors the run could use, and what limits that.
func cores(e record.Environment) string {
	s := fmt.Sprintf("%d cores", e.Cores)
	if e.Online > 0 {
		s = fmt.Sprintf("%d of %d cores, to which the run was bound", e.Cores, e.Online)
	}
	if e.PerCore > 1 {
		s += fmt.Sprintf(", %d threads on each core", e.PerCore)
	}
	if e.Quota > 0 {
		s += fmt.Sprintf(", a quota of the time of %d", e.Quota)
	}
	return s
}

// Footer says where and how a run was made and how to read it.
func Footer(s Source, tables []Table) []Line {
	rec := s.Record
	e := rec.Run.Env
	machine := fmt.Sprintf("%s, %s, %s memory, %s/%s", e.Processor(), cores(e), size(float64(e.Memory)), e.GOOS, e.GOARCH)
	for _, extra := range []string{e.Level, e.Virtual} {
		if extra != "" {
			machine += ", " + extra
		}
	}
	program := e.Go
	commits, version := rec.Run.Commits(), e.Modules["github.com/wirebench/wirebench"]
	switch {
	case len(commits) > 0:
		program += ", commit " + strings.Join(commits, " and ")
	case semver.IsValid(version): // installed by go install, which knows no commit
		program += ", wirebench " + version
	default:
		program += ", commit unknown: the build did not record it"
	}
	lines := []Line{
		{"Machine", machine},
		{"Run", rec.Run.Started.UTC().Format("2006-01-02 15:04 MST") + ", " + program},
		{"Sample", sample(rec)},
	}
	messages := rec.Run.Grade == record.Messages
	if !messages { // runs of messages don't probe the machine
		lines = append(lines, Line{"Noise", noise(rec)})
	}
	if text := earlierText(rec); text != "" {
		lines = append(lines, Line{"Proof", text})
	}
	lines = append(lines,
		Line{"Reached", reached(rec, s.asTimed(tables))})
	if text := fewText(rec.Run.Data); text != "" && !messages {
		lines = append(lines, Line{"Messages", text})
	}
	lines = append(lines,
		Line{"±", plusMinus(rec)})
	lines = append(lines, usageText(tables)...)
	if text := referenceText(rec.Run); text != "" {
		lines = append(lines, Line{"×", text})
	}
	for _, text := range nowhereText(nowhere(tables)) {
		lines = append(lines, Line{"Not here", text + "."})
	}
	for _, d := range rec.Run.Data {
		if d.Surrogate {
			lines = append(lines, Line{"Message", messageText(d)})
		}
	}
	for _, d := range rec.Run.Data {
		if d.Own {
			lines = append(lines, Line{"Checks", d.Reach.Text(d.Name, d.Check)})
		}
	}
	for _, text := range lossTexts(rec.Run.Reference, tables) {
		lines = append(lines, Line{"Loss", text})
	}
	for _, l := range []Line{
		{"Converts", conversionText(rec, tables)},
		{"GC on", sustainedText(s, tables)},
		{"Streams", streamText(tables, rec.Run.Reference)},
		{"Partial", partialText(tables)},
		{"Floor", ended(floorText(rec), "; all times include this time.")},
		{"Bound", ended(boundText(tables), ".")},
		{"gc", garbageText(s, tables)},
	} {
		if l.Text != "" {
			lines = append(lines, l)
		}
	}
	return lines
}

// ended returns a text with its end, or "" if there is no text.
func ended(text, end string) string {
	if text == "" {
		return ""
	}
	return text + end
}

// referenceText says why the run itself chose its reference. It is "" if it did not choose one.
func referenceText(run record.Run) string {
	if run.Chosen == "" {
		return ""
	}
	return fmt.Sprintf("Ratios are to %s, since %s.", run.Reference, run.Chosen)
}

// reached says how precisely a run of the same programs finds ratios again, and compares that with the
// precision that the run aimed at.
func reached(rec record.Record, tables []Table) string {
	var widths []float64
	precise, unknown := 0, 0
	for _, t := range tables {
		for _, r := range t.Rows {
			for _, c := range r.Cells {
				switch width := c.Repeat.Relative(); {
				case r.Twin || r.Floor || c.Codec == rec.Run.Reference || !(c.Ratio.Mid > 0):
				case math.IsInf(width, 1):
					unknown++
				default:
					widths = append(widths, width)
					if width <= rec.Run.Precision {
						precise++
					}
				}
			}
		}
	}
	if len(widths)+unknown == 0 {
		return "no ratio"
	}
	s := "no ratio has an interval"
	if len(widths) > 0 {
		s = fmt.Sprintf("95 %% prediction intervals for a run of the same programs: ±%s (median), and ±%s or less for 95 of 100 ratios", percent(stats.Median(widths)), percent(stats.Quantile(widths, 0.95)))
		if unknown > 0 {
			s += fmt.Sprintf("; %d have no interval", unknown)
		}
	}
	if rec.Run.Precision > 0 {
		s += fmt.Sprintf("; the target of ±%s was ", percent(rec.Run.Precision))
		if 2*precise > len(widths)+unknown {
			s += "reached by most"
		} else {
			s += "missed by most"
		}
	}
	return s
}

// noise says how unsteady the machine was. The probe, which does the same work each time, shows it.
func noise(rec record.Record) string {
	if len(rec.Processes) == 0 {
		return "unknown"
	}
	processes, _ := rec.Restless()
	restless := 0
	var rounds, count, steal float64
	for _, p := range rec.Processes {
		rounds += float64(p.Rounds)
		if processes[p.ID] {
			restless++
		} else {
			count += float64(p.Rounds) * p.Quiet
		}
		steal += p.Steal / float64(len(rec.Processes))
	}
	s := fmt.Sprintf("%s of the timed batches were used; batches that other work disturbed are left out, except those of slow operations; steal %s", percent(count/rounds), percent(steal))
	if restless > 0 {
		s += fmt.Sprintf("; %d processes never met a quiet machine and are left out", restless)
	}
	return s
}
