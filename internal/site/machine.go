package site

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

// machine is a machine with its runs, whatever their versions of Go.
type machine struct {
	slug string
	env  record.Environment
	runs []*run // the oldest first
	rows map[record.Key]*row
	sets map[string]int // places of data sets in the order of the runs
	// events are what happened from run to run, the newest first.
	events []*event
	// made are the tables, and columns are the rows by data set and operation, once they are asked for.
	made    []*table
	tableAt map[record.Column]*table
	columns map[record.Column][]*row
}

// sameMachine reports whether two runs are of one kind of machine.
func sameMachine(a, b record.Environment) bool {
	a.Go = b.Go
	return len(a.Differences(b)) == 0
}

// machines groups runs by machine. A run that does not state its processor's revision joins the
// machine that it may be of, if there is only one. The machine with the newest run comes first.
func machines(runs []*run) []*machine {
	runs = slices.Clone(runs)
	slices.SortFunc(runs, func(a, b *run) int {
		return cmp.Or(cmp.Compare(min(1, len(b.info.Env.Revision)), min(1, len(a.info.Env.Revision))), order(a, b))
	})
	var all []*machine
	for _, r := range runs {
		var may []*machine
		for _, m := range all {
			if !slices.ContainsFunc(m.runs, func(o *run) bool { return !sameMachine(o.info.Env, r.info.Env) }) {
				may = append(may, m)
			}
		}
		if len(may) != 1 {
			may = []*machine{{env: r.info.Env}}
			all = append(all, may[0])
		}
		may[0].runs = append(may[0].runs, r)
		r.machine = may[0]
	}
	taken := make(map[string]bool)
	for _, m := range all {
		slices.SortFunc(m.runs, order)
		m.slug = unused(machineSlug(m.env), taken)
	}
	slices.SortStableFunc(all, func(a, b *machine) int { return -order(a.newest(), b.newest()) })
	return all
}

func (m *machine) newest() *run { return m.runs[len(m.runs)-1] }

// name names the machine for people.
func (m *machine) name() string { return m.env.Machine() }

// machineSlug names a machine in addresses, by what distinguishes it from others.
func machineSlug(e record.Environment) string {
	words := strings.FieldsFunc(strings.ToLower(strings.Join([]string{e.GOOS, e.GOARCH, e.Level, e.Processor()}, " ")), func(r rune) bool {
		return !('a' <= r && r <= 'z' || '0' <= r && r <= '9')
	})
	return bounded(strings.Join(append(words, strconv.Itoa(e.Cores), "cores"), "-"), 120)
}
