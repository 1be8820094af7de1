package site

import (
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

type findingView struct {
	head
	ID, Codec, To, Headline string
	Needs                   []link
	Facts                   [][2]string
	Input                   string
	Withheld                bool
	Replay                  string
}

// findingPages writes a page for each finding, and the table of all codecs and needs.
func (w *writer) findingPages() error {
	for _, f := range w.findings {
		if err := w.findingPage(f); err != nil {
			return err
		}
	}
	return w.findingsPage()
}

func (w *writer) findingPage(f *finding) error {
	page := findingPage(f)
	root := up(page)
	v := findingView{
		head: headOf(page, f.codec.name+": "+short(f.headline())), ID: f.ID, Codec: f.codec.name, To: root + codecPage(f.codec),
		Headline: f.headline(), Withheld: f.Withheld, Replay: f.Replay(), Input: f.Input,
	}
	for _, need := range f.needs {
		v.Needs = append(v.Needs, link{aboutNeed(need), v.To + "#" + slug(need)})
	}
	add := func(label, text string) {
		if text != "" {
			v.Facts = append(v.Facts, [2]string{label, text})
		}
	}
	add("Check", f.Kind)
	add("Tried", f.Name)
	add("Function", f.Entry)
	add("Data set", f.Data)
	add("Way of failing", f.How)
	if !f.Withheld {
		add("What happened", f.What)
		add("Answer to the input", f.Reply)
		add("Took", f.Took)
		if f.Bytes > 0 {
			add("Length of the input", counted(f.Bytes, "byte", "bytes"))
		}
	}
	add("Specification", f.Source)
	add("Concerns types with", strings.Join(f.Example.Needs, ", "))
	if b := f.build; b != nil {
		add("Checked", strings.TrimSpace(f.codec.info.Module+" "+b.Version)+", built by "+b.Go+", "+b.System+", on "+b.Started.UTC().Format("2006-01-02"))
	}
	return w.page(page, "finding", v)
}

type findingsView struct {
	head
	Needs []link // texts are names of needs, and addresses their meanings
	Rows  []findingsRow
}

type findingsRow struct {
	Codec, To string
	Words     []findingsWord
}

type findingsWord struct{ Text, Class, To string }

// findingsPage writes what checks found out about all codecs.
func (w *writer) findingsPage() error {
	page := "findings/index.html"
	v := findingsView{head: headOf(page, "What checks found")}
	// Most formats have nothing to compare with encoding/json.
	needs := slices.DeleteFunc(slices.Clone(verdict.Needs), func(need string) bool { return need == verdict.DropIn })
	for _, need := range needs {
		v.Needs = append(v.Needs, link{need, aboutNeed(need)})
	}
	for _, k := range w.codecs {
		line := findingsRow{Codec: k.name, To: up(page) + codecPage(k)}
		for _, need := range needs {
			word := verdict.Unchecked
			if f, there := k.info.Findings[need]; there {
				word = f.Word()
			}
			line.Words = append(line.Words, findingsWord{word, classes[word], line.To + "#" + slug(need)})
		}
		v.Rows = append(v.Rows, line)
	}
	return w.page(page, "findings", v)
}
