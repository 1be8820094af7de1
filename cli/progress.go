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

// progress shows how far a run is, on standard error: a bar with the time left
// on a terminal, a line for each phase elsewhere.
type progress struct {
	out   io.Writer
	phase string
	bar   *progressbar.ProgressBar // nil: not a terminal
	live  bool
	last  time.Time
	since time.Time // the phase began
	at    string    // the package that a build is at
}

func newProgress() *progress {
	return &progress{out: os.Stderr, live: isatty.IsTerminal(os.Stderr.Fd())}
}

// quietFor is how long a log that is not a terminal stays without a line.
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
	// A bar that can't be drawn must not end the run.
	_ = p.bar.Set64(now.Done)
}

// left is the time left, "" while nobody can know: after two seconds, or a hundredth of the work.
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

// making shows how many emitters of how many have made their code.
func (p *progress) making(pkg string, done, total int) { p.building("making code", pkg, done, total) }

// building shows how far a step of building is, and the package that it is at. Where nobody knows how much it is, a bar shows
// how long it has taken.
func (p *progress) building(what, pkg string, done, total int) {
	if p.live && total == 0 {
		p.begin(what, -1)
		return
	}
	p.at = packageName(pkg)
	p.show(measure.Progress{Phase: what, Done: int64(done), Total: int64(total)})
	p.at = ""
}

// packageName is the end of a package's path that a line has room for: its name, and the folder above a version.
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

// say prints a line that stays, and then goes on.
func (p *progress) say(line string) {
	if p.end(); p.live {
		p.phase = "" // its bar is drawn anew
	}
	fmt.Fprintln(p.out, "wirebench: "+printable.Lines(line))
}

// begin draws a bar; a total of -1 makes it one that only turns.
func (p *progress) begin(phase string, total int64) {
	p.end()
	p.phase, p.since = phase, time.Now()
	p.bar = progressbar.NewOptions64(total,
		progressbar.OptionSetWriter(p.out),
		progressbar.OptionSetDescription(phase),
		progressbar.OptionSetWidth(16),
		progressbar.OptionSetPredictTime(false), // it begins with years
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

// end takes the bar off the terminal.
func (p *progress) end() {
	if p.bar != nil {
		_ = p.bar.Finish()
		p.bar = nil
	}
}
