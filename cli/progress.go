package cli

import (
	"fmt"
	"io"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/mattn/go-isatty"
	"github.com/schollz/progressbar/v3"

	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/printable"
)

// progress shows the progress of a run on standard error. On a terminal it is a bar with the time
// left, and otherwise a line for each phase.
type progress struct {
	out   io.Writer
	phase string
	bar   *progressbar.ProgressBar // nil if there is no bar
	live  bool
	last  time.Time
	since time.Time // when the phase began
	at    string    // the package that is being built
}

func newProgress() *progress {
	return &progress{out: os.Stderr, live: isatty.IsTerminal(os.Stderr.Fd())}
}

// quietFor is the least time between two lines of a phase if the output is not a terminal.
const quietFor = 15 * time.Second

func (p *progress) show(now measure.Progress) {
	if !p.live {
		p.line(now)
		return
	}
	if now.Phase != p.phase {
		p.begin(now.Phase, max(now.Total, 1))
	}
	p.bar.ChangeMax64(max(now.Total, 1))
	about := []string{now.Phase, p.at, p.left(now)}
	p.bar.Describe(strings.Join(slices.DeleteFunc(about, func(s string) bool { return s == "" }), ", "))
	// An error in drawing the bar must not end the run.
	_ = p.bar.Set64(now.Done)
}

// left returns the time left. It is "" until it can be estimated: after two seconds and a hundredth
// of the work.
func (p *progress) left(now measure.Progress) string {
	left, took := time.Duration(now.Total-now.Done), time.Since(p.since)
	if !now.Timed {
		if took < 2*time.Second || now.Done <= now.Total/100 {
			return ""
		}
		left = time.Duration(float64(took) / float64(now.Done) * float64(now.Total-now.Done))
	}
	return left.Round(time.Second).String() + " left"
}

// making shows how many of the emitters have made their code.
func (p *progress) making(pkg string, done, total int) { p.building("making code", pkg, done, total) }

// building shows the progress of a step of building, and the package that is being built. If the
// total is not known, a bar shows how long it has taken.
func (p *progress) building(what, pkg string, done, total int) {
	if p.live && total == 0 {
		p.begin(what, -1)
		return
	}
	p.at = packageName(pkg)
	p.show(measure.Progress{Phase: what, Done: int64(done), Total: int64(total)})
	p.at = ""
}

// packageName shortens a package's path to fit in a line: its name, preceded by the parent folder
// if the name is a version.
func packageName(pkg string) string {
	name := path.Base(pkg)
	switch {
	case pkg == "":
		return ""
	case versionFolder.MatchString(name):
		name = path.Join(path.Base(path.Dir(pkg)), name)
	}
	return name[:min(len(name), 14)]
}

var versionFolder = regexp.MustCompile(`^v\d+$`)

// say prints a permanent line. The bar then continues below it.
func (p *progress) say(line string) {
	if p.end(); p.live {
		p.phase = "" // draw its bar again
	}
	fmt.Fprintln(p.out, "wirebench: "+printable.Lines(line))
}

// begin draws a bar. With a total of -1 the bar is a spinner.
func (p *progress) begin(phase string, total int64) {
	p.end()
	p.phase, p.since = phase, time.Now()
	p.bar = progressbar.NewOptions64(total,
		progressbar.OptionSetWriter(p.out),
		progressbar.OptionSetDescription(phase),
		progressbar.OptionSetWidth(16),
		progressbar.OptionSetPredictTime(false), // the prediction starts with years
		progressbar.OptionSetElapsedTime(true),
		progressbar.OptionClearOnFinish(),
		progressbar.OptionThrottle(50*time.Millisecond),
	)
}

func (p *progress) line(now measure.Progress) {
	if now.Phase == p.phase && time.Since(p.last) < quietFor {
		return
	}
	p.phase, p.last = now.Phase, time.Now()
	switch {
	case now.Timed:
		left := time.Duration(now.Total - now.Done).Round(time.Second)
		fmt.Fprintf(p.out, "wirebench: %s, %v left\n", now.Phase, left)
	case now.Done > 0:
		fmt.Fprintf(p.out, "wirebench: %s, %d%%\n", now.Phase, 100*now.Done/max(now.Total, 1))
	default:
		fmt.Fprintf(p.out, "wirebench: %s\n", now.Phase)
	}
}

// end removes the bar from the terminal.
func (p *progress) end() {
	if p.bar != nil {
		_ = p.bar.Finish()
		p.bar = nil
	}
}
