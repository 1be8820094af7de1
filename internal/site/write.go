package site

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"html/template"
	"slices"
)

//go:embed templates style.css search.js
var files embed.FS

var pages = template.Must(template.ParseFS(files, "templates/*.html"))

// ErrNothing means that no run is left to show.
var ErrNothing = errors.New("no record has figures of codecs; measure with wirebench run first")

// Write makes the site and puts it in the place of the folder dir, which is a new folder or an earlier
// site ([Check]). If it returns an error, what was there is unchanged.
func (s *Site) Write(ctx context.Context, dir string) (m Made, err error) {
	if err := Check(dir); err != nil {
		return m, err
	}
	if len(s.runs) == 0 {
		return m, ErrNothing
	}
	out, err := newFolder(dir)
	if err != nil {
		return m, err
	}
	defer func() { err = errors.Join(err, out.remove()) }()
	w := s.writer(out)
	w.interrupted = ctx.Err
	if err := w.all(); err != nil {
		return m, err
	}
	if err := out.finish(); err != nil {
		return m, err
	}
	if err := out.replace(dir); err != nil {
		return m, err
	}
	return Made{Codecs: len(w.codecs), Machines: len(w.machines), Retired: w.retired(), Events: len(w.events), Missing: w.missing()}, nil
}

// Made says what a site has.
type Made struct {
	Codecs, Retired, Machines, Events int
	// Missing are kinds of results that the records lack, each with the command that makes them.
	Missing []string
}

// String says in a line what the site has.
func (m Made) String() string {
	return fmt.Sprintf("%s (%d retired) on %s, %s", counted(m.Codecs, "codec", "codecs"), m.Retired, counted(m.Machines, "machine", "machines"), counted(m.Events, "change", "changes"))
}

// writer writes the pages of a site.
type writer struct {
	*Site
	out      *folder
	machines []*machine
	codecs   []*codec
	events   []*event
	findings []*finding
	// interrupted returns an error if the site is not wanted any more.
	interrupted func() error
}

// writer computes histories, changes and what is retired.
func (s *Site) writer(out *folder) *writer {
	s.once()
	w := &writer{Site: s, out: out, machines: machines(s.runs)}
	for _, m := range w.machines {
		m.follow()
		m.detect()
		m.retire()
		m.happenings()
		w.events = append(w.events, m.events...)
	}
	slices.SortFunc(w.events, compareEvents)
	w.codecs = codecsOf(w.machines)
	seen := make(map[string]bool)
	for _, k := range w.codecs {
		for _, f := range k.findings() {
			if !seen[f.ID] { // verdicts that were written by hand may have an ID twice
				seen[f.ID] = true
				w.findings = append(w.findings, f)
			}
		}
	}
	return w
}

// once leaves out all but one of the runs that were given several times, such as in a record of joined
// runs and in one of their own.
func (s *Site) once() {
	slices.SortFunc(s.runs, order)
	var kept []*run
	for i, r := range s.runs {
		again := slices.IndexFunc(s.runs[i+1:], func(o *run) bool {
			return o.info.Started.Equal(r.info.Started) && sameMachine(o.info.Env, r.info.Env) && len(o.cells) == len(r.cells)
		})
		if again < 0 {
			kept = append(kept, r)
			continue
		}
		same := s.runs[i+1+again]
		if same.whole == nil {
			same.whole = r.whole
		}
		s.left = append(s.left, fmt.Sprintf("%s is left out: it is the same run as %s", r.name, same.name))
	}
	s.runs = kept
}

// retired counts the retired codecs.
func (w *writer) retired() (n int) {
	for _, k := range w.codecs {
		if k.retired != "" {
			n++
		}
	}
	return n
}

// all writes all files but the manifest.
func (w *writer) all() error {
	for _, write := range []func() error{w.assets, w.index, w.changes, w.codecPages, w.findingPages, w.machinePages} {
		if err := write(); err != nil {
			return err
		}
	}
	return nil
}

// page renders a template to a file.
func (w *writer) page(name, template string, view any) error {
	if err := w.interrupted(); err != nil {
		return err
	}
	var b bytes.Buffer
	if err := pages.ExecuteTemplate(&b, template+".html", view); err != nil {
		return fmt.Errorf("page %s: %w", name, err)
	}
	return w.out.write(name, b.Bytes())
}

// assets writes the files that are no pages: styles, the search, the feed and the badges.
func (w *writer) assets() error {
	for _, name := range []string{"style.css", "search.js"} {
		text, err := files.ReadFile(name)
		if err != nil {
			return err
		}
		if err := w.out.write(name, text); err != nil {
			return err
		}
	}
	// GitHub Pages would leave out files whose names begin with an underscore.
	if err := w.out.write(".nojekyll", nil); err != nil {
		return err
	}
	found, err := index(w.codecs, w.findings, w.machines)
	if err != nil {
		return err
	}
	if err := w.out.write("search-index.js", found); err != nil {
		return err
	}
	feed, err := w.feed(w.events)
	if err != nil {
		return err
	}
	if err := w.out.write("feed.atom", feed); err != nil {
		return err
	}
	for _, k := range w.codecs {
		if err := w.badge(k); err != nil {
			return err
		}
	}
	return w.page("search.html", "search", headOf("search.html", "Search"))
}

// badge writes the badge of a codec as a picture and for shields.io.
func (w *writer) badge(k *codec) error {
	b := badgeOf(k)
	to := "../" + codecPage(k)
	if w.URL != "" {
		to = w.URL + "/" + codecPage(k)
	}
	if err := w.out.write(badgeFile(k, ".svg"), b.svg(to)); err != nil {
		return err
	}
	text, err := b.endpoint()
	if err != nil {
		return err
	}
	return w.out.write(badgeFile(k, ".json"), text)
}
