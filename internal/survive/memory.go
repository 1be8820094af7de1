package survive

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Names of the cases of kind [Memory].
const (
	// Collections is messages that are encoded and decoded while garbage is collected. What was
	// collected is overwritten.
	Collections = "collections"
	// Pointers is the same in a program that checks pointer arithmetic. It is a case of its own, because
	// a library may break the rules of package unsafe with no visible harm, and because the first broken
	// rule ends the process, which would hide the harm.
	Pointers = "checked pointers"
	// Together is eight goroutines that use the codec, each with its own binding.
	Together = "eight goroutines"
	// First is many goroutines that bind the codec and use it for the first time in their process, with
	// the types of several data sets.
	First = "first use by many goroutines"
	// RacesTogether and RacesFirst are the same two in a program with the race detector.
	RacesTogether = "data races of eight goroutines"
	RacesFirst    = "data races of the first use"
	// Retention is the memory that decoded values keep alive.
	Retention = "retention"
)

// Several is the data set in the results of cases that use all data sets in one process.
const Several = "several"

// Special is a program that was built with additional checks.
type Special struct {
	// Path is "" if the program could not be built, and Why is then the reason. Absent has the reasons
	// why it lacks some of the codecs.
	Path, Why string
	Absent    map[string]string
}

// why returns why the program can't check a codec, "" if it can.
func (s Special) why(codec string) string {
	if s.Path == "" && s.Why == "" {
		return "the program that checks it was not built"
	}
	if s.Why != "" {
		return s.Why
	}
	return s.Absent[codec]
}

// stage is what one child process of kind [Memory] does.
type stage struct {
	// Name is the name of its cases. It is "" for the stage that prepares the messages for the others.
	Name string
	// Folder has the messages that were prepared.
	Folder string
	// Last says that this is the last of several rounds, so that a round without a finding is the
	// result.
	Last bool
	// Raced says that the process has the race detector, which makes it slow.
	Raced bool
}

// Rounds of cases that one process can try only once. The race detector needs few rounds, because it
// finds accesses that could have been simultaneous.
const (
	firstRounds      = 10
	firstRoundsRaced = 3
)

// stages are all stages in their order. Each has a process of its own.
var stages = []struct {
	name    string
	rounds  int
	program func(Options) Special
}{
	{"", 1, usual},
	{Collections, 1, usual},
	{Pointers, 1, func(o Options) Special { return o.Checked }},
	{Together, 1, usual},
	{First, firstRounds, usual},
	{RacesTogether, 1, func(o Options) Special { return o.Raced }},
	{RacesFirst, firstRoundsRaced, func(o Options) Special { return o.Raced }},
	{Retention, 1, usual},
}

func usual(o Options) Special { return Special{Path: o.Path} }

// NeedsChecked and NeedsRaced report whether the case of that name needs a program that checks pointers,
// or one with the race detector.
func NeedsChecked(name string) bool { return name == Pointers }
func NeedsRaced(name string) bool   { return name == RacesTogether || name == RacesFirst }

// memory runs all stages for a codec.
func (r *runner) memory(ctx context.Context) error {
	folder, err := os.MkdirTemp(filepath.Dir(r.spec.Box), "memory-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder) // it lies in a scratch folder, which is removed as well
	for _, s := range stages {
		if only := r.spec.Only; only != nil && s.name != "" && s.name != only.Name {
			continue
		}
		of := Case{Codec: r.spec.Codec, Data: Several, Kind: Memory, Name: s.name}
		program := s.program(r.opt)
		if why := program.why(r.spec.Codec); why != "" {
			if !r.settled(of) {
				r.spec.Done = append(r.spec.Done, Outcome{of, Unchecked})
				if err := r.on(Result{Case: of, Verdict: Unchecked, What: why}); err != nil {
					return err
				}
			}
			continue
		}
		part := *r
		part.opt.Path = program.Path
		part.spec.Stage = stage{Name: s.name, Folder: folder, Raced: NeedsRaced(s.name)}
		part.opt.Env = append(slices.Clone(r.opt.Env), part.spec.Stage.env()...)
		for round := range s.rounds {
			part.spec.Stage.Last = round == s.rounds-1
			if s.rounds > 1 && part.settled(of) {
				break
			}
			if err := part.run(ctx); err != nil {
				return err
			}
		}
		r.spec.Done = part.spec.Done
	}
	return nil
}

func (r *runner) settled(c Case) bool {
	return slices.ContainsFunc(r.spec.Done, func(o Outcome) bool { return o.Case == c })
}

// env returns variables of the stage's processes. clobberfree overwrites memory when it is collected, so
// that a wrong pointer does not go on to find what was there.
func (s stage) env() []string {
	if s.Raced {
		return []string{"GORACE=halt_on_error=1 atexit_sleep_ms=0 log_path='" + s.raceLog() + "'"}
	}
	debug := "clobberfree=1"
	if NeedsChecked(s.Name) { // or the runtime ends the process at some wrong pointers with other words
		debug += ",invalidptr=0"
	}
	if users := os.Getenv("GODEBUG"); users != "" {
		debug = users + "," + debug
	}
	return []string{"GODEBUG=" + debug}
}

// raceLog is the beginning of the names of the files to which the race detector writes.
func (s stage) raceLog() string { return filepath.Join(s.Folder, "race") }

// race returns what the race detector reported, in one line, and removes the report. It is "" if there
// is no report.
func (s stage) race() (string, error) {
	if !s.Raced {
		return "", nil
	}
	files, err := filepath.Glob(s.raceLog() + ".*")
	if err != nil || len(files) == 0 {
		return "", err
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		return "", err
	}
	for _, file := range files {
		if err := os.Remove(file); err != nil {
			return "", err
		}
	}
	return raceLine(string(text)), nil
}

// raceLine shortens a report of the race detector to one line: the two accesses with the innermost
// function of each that does not belong to the Go runtime. Addresses, numbers of goroutines and the
// order of the accesses are left out, so that each run has the same line.
func raceLine(report string) string {
	var parts []string
	access := ""
	lines := strings.Split(report, "\n")
	for i := 0; i+1 < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		if kind, _, ok := strings.Cut(line, " at 0x"); ok {
			access = strings.TrimPrefix(strings.ToLower(kind), "previous ")
			continue
		}
		function, ok := strings.CutSuffix(line, "()")
		if access == "" || !ok || strings.HasPrefix(line, "runtime.") || strings.HasPrefix(line, "internal/runtime/") {
			continue
		}
		place, _, _ := strings.Cut(strings.TrimSpace(lines[i+1]), " ")
		parts = append(parts, access+" in "+function+" ("+filepath.Base(place)+")")
		access = ""
	}
	if len(parts) == 0 {
		return "DATA RACE"
	}
	slices.Sort(parts)
	return "DATA RACE: " + strings.Join(parts, " and ")
}
