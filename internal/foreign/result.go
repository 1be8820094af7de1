package foreign

import (
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// Result is what a run found out. It is no record: nothing ranks its lines.
type Result struct {
	Date         string             `json:"date"`
	Env          record.Environment `json:"environment"`
	Introduction `json:"program"`
	// Processes is how many processes have timed each data set. Quiet is the share of their times
	// that count, because the machine was quiet.
	Processes int     `json:"processes"`
	Quiet     float64 `json:"quiet"`
	// Garbage is the price of the collector's work, which is in no time.
	Garbage *record.Garbage `json:"garbage,omitempty"`
	Go      []Line          `json:"go"` // as asked for, without figures
	Data    []Data          `json:"data"`
}

// Data is the result on a data set.
type Data struct {
	Name     string `json:"name"`
	Messages int    `json:"messages"`
	Lines    []Line `json:"lines"`
}

// Line is a Go codec, or a row of a program in another language.
type Line struct {
	Name    string `json:"name"`
	Library string `json:"library"`          // with its version
	Format  string `json:"format,omitempty"` // "" for one that Go has not
	// Like is the Go codec that the line is compared with. It is "" if there is none.
	Like    string `json:"like,omitempty"`
	Foreign bool   `json:"foreign,omitempty"`
	Note    string `json:"note,omitempty"`
	// Wire is the mean size of a message in bytes.
	Wire  float64 `json:"wire,omitempty"`
	Fault string  `json:"fault,omitempty"`
	// Allocated is how many bytes of Go's heap an operation takes.
	Allocated map[string]float64 `json:"allocated,omitempty"`
	// Times are the times of operations in ns, by process. A process without one has 0.
	Times map[string][]float64 `json:"times,omitempty"`
}

func newResult(o Options) *Result {
	r := &Result{Date: time.Now().Format(time.DateOnly), Go: o.Lines}
	if o.Env != nil {
		r.Env = *o.Env
	} else {
		r.Env = host.Environment()
	}
	for _, name := range o.Data {
		r.Data = append(r.Data, Data{Name: name, Lines: slices.Clone(o.Lines)})
	}
	return r
}

// rows returns the lines of the peer's rows.
func (r *Result) rows() (all []Line) {
	for _, row := range r.Rows {
		l := Line{Name: r.line(row), Library: row.Library, Like: row.Peer, Foreign: true, Note: row.Note}
		for _, k := range r.Go {
			if k.Name == row.Peer {
				l.Format = k.Format
			}
		}
		all = append(all, l)
	}
	return all
}

// line finds a line by name. It returns nil if there is none.
func (d *Data) line(name string) *Line {
	for i := range d.Lines {
		if d.Lines[i].Name == name {
			return &d.Lines[i]
		}
	}
	return nil
}

// add adds the time that a process took.
func (l *Line) add(operation string, process int, ns float64) {
	if l.Times == nil {
		l.Times = make(map[string][]float64)
	}
	times := l.Times[operation]
	for len(times) <= process {
		times = append(times, 0)
	}
	times[process] = ns
	l.Times[operation] = times
}
