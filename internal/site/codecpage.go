package site

import (
	"cmp"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

type codecView struct {
	head
	Name             string
	Retired, Partly  string
	Intro            template.HTML
	Parts            []part
	Facts            [][2]string
	Links            []link
	On               []onMachine
	Needs            []needLine
	Events           []eventView
	Older            int
	Source           []excerptView
	SourceLink, Made string
	Commands         []string
	Badge            badgeView
}

// part is a part of a README.
type part struct {
	Name string
	Text template.HTML
}

// onMachine are the figures of a codec on a machine.
type onMachine struct {
	Machine, To, Reference, Newest string
	History, JSON                  string
	Rows                           []historyLine
	All, Gone                      int
	Anchors                        bool
}

type excerptView struct {
	excerpt
	Link string
}

type badgeView struct {
	Picture, Markdown, Endpoint, Text string
}

const (
	// mostFigures is how many rows of each machine the page of a codec has. The others are on the page
	// of its history.
	mostFigures = 24
	// mostEvents is how many events the page of a codec has.
	mostEvents = 60
	// mostRows is how many rows a page of histories has. Then a page is smaller than a megabyte.
	mostRows = 400
)

// codecPages writes the pages of all codecs.
func (w *writer) codecPages() error {
	for _, k := range w.codecs {
		for _, on := range k.on { // first, since the codec's page links to the rows there
			if err := w.historyPages(k, on); err != nil {
				return err
			}
		}
		if err := w.codecPage(k); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) codecPage(k *codec) error {
	page := codecPage(k)
	root := up(page)
	shown := k.events[:min(len(k.events), mostEvents)]
	v := codecView{
		head: headOf(page, k.name), Name: k.name, Retired: short(k.retired), Partly: short(k.partly), Facts: k.facts(), Needs: k.needs(root),
		Events: eventViews(shown, root), Older: len(k.events) - len(shown), Commands: k.commands(), Badge: w.badgeView(k),
	}
	for _, on := range k.on {
		v.On = append(v.On, newOnMachine(on, root))
	}
	commits := k.run.info.Commits()
	v.SourceLink = sourceLink(k.info.Adapter, commits)
	v.Links = k.links(v.SourceLink)
	if w.Made != nil {
		if made := w.Made(k.name, k.shownData()); made != "" {
			v.Made = sourceLink(made, commits)
		}
	}
	if err := w.source(k, &v); err != nil {
		return fmt.Errorf("the adapter of %s: %w", k.name, err)
	}
	return w.page(page, "codec", v)
}

// source adds what the adapter's package says about the codec, and its source.
func (w *writer) source(k *codec, v *codecView) error {
	if w.Source == nil || k.info.Adapter == "" {
		return nil
	}
	files := w.Source(k.info.Adapter)
	if files == nil {
		return nil
	}
	readme, err := readReadme(files)
	if err != nil {
		return err
	}
	v.Intro = paragraphs(readme.intro, v.SourceLink)
	for _, p := range readme.parts {
		if p[0] == "Maintenance" { // it is among the facts, for the version that was measured
			continue
		}
		v.Parts = append(v.Parts, part{p[0], paragraphs(p[1], v.SourceLink)})
	}
	all, err := excerpts(files)
	if err != nil {
		return err
	}
	for _, e := range all {
		v.Source = append(v.Source, excerptView{e, sourceFile(v.SourceLink, e.File)})
	}
	return nil
}

// shownData is the data set whose made code the page links to: the first one of the newest run that has a
// time.
func (k *codec) shownData() string {
	for _, d := range k.run.info.Data {
		if slices.ContainsFunc(k.on, func(on codecRows) bool {
			return slices.ContainsFunc(on.rows, func(r *row) bool { return r.Data == d.Name && r.newest().passes() })
		}) {
			return d.Name
		}
	}
	return ""
}

// facts are what is known of the codec, as labels and texts.
func (k *codec) facts() [][2]string {
	i := k.info
	format := i.FormatName
	if names := i.Format.Names(); len(names) > 1 {
		format += " (also " + strings.Join(names[1:], ", ") + ")"
	}
	facts := [][2]string{{"Format", format}, {"Library", k.library()}}
	facts = append(facts, i.Maintenance.Facts()...)
	add := func(label string, texts ...string) {
		if text := strings.Join(slices.DeleteFunc(texts, func(t string) bool { return t == "" }), "; "); text != "" {
			facts = append(facts, [2]string{label, text})
		}
	}
	add("Needs", i.Use())
	if i.Format.OnlyGo() {
		add("Languages", "only Go is known to read it")
	} else {
		add("Languages", strings.Join(i.Format.Languages, ", "))
	}
	add("Fields", i.Fields)
	add("Marks", strings.Join(i.Marks, ", "))
	for _, l := range i.Losses {
		add("May lose", l.Rule+": "+l.Why)
	}
	for _, l := range i.Limits {
		add("Input of others", fmt.Sprintf("%s: %s (%s)", l.Risk, l.What, l.Source))
	}
	return facts
}

// links are pages elsewhere about the codec.
func (k *codec) links(source string) (all []link) {
	if path := cmp.Or(k.info.Package, strings.TrimPrefix(k.info.Module, "std")); path != "" {
		if k.info.Module != "std" && k.info.Package == "" && k.info.Version != "" {
			path += "@" + k.info.Version
		}
		all = append(all, link{"documentation of the library", "https://pkg.go.dev/" + path})
	}
	if k.info.Format.Source != "" {
		all = append(all, link{"implementations of the format", k.info.Format.Source})
	}
	if source != "" {
		all = append(all, link{"how it is used here", source})
	}
	return all
}

// commands measure and check the codec again.
func (k *codec) commands() []string {
	data := cmp.Or(k.shownData(), "person")
	return []string{
		"wirebench run --codec " + quoted(k.name) + " --data " + quoted(data),
		"wirebench reproduce RECORD --codec " + quoted(k.name) + " --data " + quoted(data),
		"wirebench dump --codec " + quoted(k.name) + " --data " + quoted(data),
		"wirebench check --codec " + quoted(k.name),
	}
}

// quoted writes a word for a shell.
func quoted(word string) string {
	if strings.ContainsFunc(word, func(r rune) bool {
		return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune("/._-,", r))
	}) {
		return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
	}
	return word
}

// newOnMachine returns the first rows of a codec on a machine: those that encode and decode.
func newOnMachine(on codecRows, root string) onMachine {
	last := on.rows[0].newest().run
	for _, r := range on.rows {
		if p := r.newest(); older(last, p.run) {
			last = p.run
		}
	}
	v := onMachine{
		Machine: on.machine.name(), To: root + machinePage(on.machine), History: on.slug + ".html", JSON: on.slug + ".json",
		Reference: last.info.Reference, Newest: last.date() + ", " + last.info.Env.Go,
	}
	for _, r := range on.rows {
		if r.page != "" {
			v.All++
		}
		if r.retired != "" {
			v.Gone++
		}
		if len(v.Rows) < mostFigures && (r.Operation == "encode" || r.Operation == "decode") && r.newest().passes() {
			v.Rows = append(v.Rows, newHistoryLine(r, v.Reference, root))
		}
	}
	return v
}

// needs says what checks found out, need by need.
func (k *codec) needs(root string) (lines []needLine) {
	for _, need := range verdict.Needs {
		f, there := k.info.Findings[need]
		if need == verdict.DropIn && !there { // most formats have nothing to compare with
			continue
		}
		line := needLine{ID: slug(need), Need: need, About: aboutNeed(need), Word: verdict.Unchecked}
		if there {
			line.Word, line.Text = f.Word(), f.Text()
		}
		if line.Word == verdict.Unchecked {
			line.Command = "wirebench check --kind " + verdict.Kinds(need) + " --codec " + quoted(k.name)
		}
		if f.Other != nil {
			f = *f.Other
		}
		line.Class, line.Tried = classes[line.Word], f.Tried
		if line.Word == verdict.Passes {
			line.Text = ""
		}
		line.Text = short(line.Text)
		if f.Order != "" {
			line.Order = "Which programs may get a new version first: " + f.Order + "."
		}
		if f.Duty != "" {
			line.Order += " What users of the codec must do for it: " + f.Duty + "."
		}
		if f.Build != nil {
			line.Checked = strings.TrimSpace(f.Build.Version+" built by "+f.Build.Go) + ", " + f.Build.System + ", " + f.Build.Started.UTC().Format("2006-01-02")
		}
		for _, e := range f.Examples {
			if e.ID != "" {
				of := &finding{Example: e, codec: k}
				line.Findings = append(line.Findings, findingLine{root + findingPage(of), e.ID, short(of.headline())})
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// aboutNeed says what a need asks for.
func aboutNeed(need string) string {
	needs, err := advise.Parse([]string{need})
	if err != nil || len(needs) == 0 {
		return need // a need of a later program
	}
	return needs[0].About()
}

func (w *writer) badgeView(k *codec) badgeView {
	b := badgeOf(k)
	base := cmp.Or(w.URL, "https://…")
	return badgeView{
		Picture: up(codecPage(k)) + badgeFile(k, ".svg"), Text: b.label + ": " + b.message,
		Markdown: fmt.Sprintf("[![%s](%s/%s)](%s/%s)", b.label, base, badgeFile(k, ".svg"), base, codecPage(k)),
		Endpoint: base + "/" + badgeFile(k, ".json"),
	}
}
