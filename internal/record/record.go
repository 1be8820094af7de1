// Package record is one run on disk: a folder with a file of JSON lines that is
// written while the run goes, so that a run that is killed leaves a readable
// record. It holds facts only; tables and ranks are derived from it anew.
package record

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/maintenance"
)

// Format is the version of the record's format that this package writes. It reads all versions up to
// this one. A later program may add members and kinds of lines without a new version: readers keep
// what they don't know. A new version is for changes that older programs would misread.
//
// Version 1 called an operation a model, and a format a family.
const Format = 2

// File is the name of the record in a run's folder.
const File = "record.jsonl"

// Record is a run as read back: the lines by their kind, in file order.
type Record struct {
	Run       Run
	Cells     []Cell
	Processes []Process
	Blocks    []Block
	Usages    []Usage // of runs that measure messages
	Garbage   *Garbage
	End       *End // nil: the run was killed
	// Others are lines of kinds that this program doesn't know.
	Others []Line
	// Warnings are what Read had to overlook. They are not part of the file.
	Warnings []string

	// What the reader chose is not part of the file either: the heap that garbage is priced
	// for, the usual one if it is zero, and whether times have the price of their garbage.
	Heap     Heap
	Collects bool
}

// Key names a cell: one codec on one data set in one operation.
type Key struct {
	Codec     string `json:"codec"`
	Data      string `json:"data"`
	Operation string `json:"operation"`
}

// Run says what was measured, where and with what. It is the first line.
type Run struct {
	Format    int       `json:"format"`
	Started   time.Time `json:"started"`
	Command   []string  `json:"command"`
	Grade     string    `json:"grade"`
	Reference string    `json:"reference"`
	// Twin is the name under which the reference is entered a second time.
	Twin string `json:"twin"`
	// Chosen is why the reference is another one than the program's, where the run chose it.
	Chosen string      `json:"chosen,omitempty"`
	Env    Environment `json:"env"`
	// Parts are the functions that the program that measured was built from: a program of other parts is another binary,
	// whose code lies elsewhere in memory. None in records that don't say.
	Parts      []string    `json:"parts,omitempty"`
	Codecs     []CodecInfo `json:"codecs"`
	Data       []DataInfo  `json:"data"`
	Operations []string    `json:"operations"`
	Seconds    float64     `json:"seconds"` // time for measuring at most
	// Precision is how wide the intervals of ratios were to be, as a share; 0: as narrow as
	// the time allowed.
	Precision float64 `json:"precision,omitempty"`
	Unknown   Unknown `json:"-"`
}

// Reference is the line of a run that chooses its reference when its cells are proven. A
// record that was read has it in its [Run].
type Reference struct {
	Reference string `json:"reference"`
	Twin      string `json:"twin"`
	Why       string `json:"why"`
}

// Commits are those of the programs that measured the data sets: one, as a rule.
func (r Run) Commits() []string {
	var commits []string
	for _, d := range r.Data {
		if commit := cmp.Or(d.Commit, r.Env.Commit); commit != "" && !slices.Contains(commits, commit) {
			commits = append(commits, commit)
		}
	}
	return commits
}

// Environment is the machine and the build.
type Environment struct {
	GOOS   string `json:"goos"`
	GOARCH string `json:"goarch"`
	Level  string `json:"level,omitempty"` // GOAMD64, GOARM64 …
	CPU    string `json:"cpu"`
	// Revision tells processors of one name apart, as virtual machines have them: "family
	// 25, model 1, stepping 1"; "" where it is not known.
	Revision string            `json:"revision,omitempty"`
	Cores    int               `json:"cores"`
	Memory   uint64            `json:"memory"` // bytes
	Kernel   string            `json:"kernel,omitempty"`
	Virtual  string            `json:"virtual,omitempty"` // the hypervisor, where known
	Go       string            `json:"go"`
	Commit   string            `json:"commit,omitempty"` // "-dirty" behind it where files were changed
	Modules  map[string]string `json:"modules"`
	Unknown  Unknown           `json:"-"`
}

// Version is that of a module of the build, "std" for the standard library.
func (e Environment) Version(module string) string {
	if module == "std" {
		return e.Go
	}
	return e.Modules[module]
}

// Difference is something in which two runs differ, with what each has.
type Difference struct {
	What string `json:"what"`
	A    string `json:"a"`
	B    string `json:"b"`
}

// GoVersion is what runs of two versions of Go differ in.
const GoVersion = "version of Go"

// Differences tells why times of two machines can't be compared: in what they differ of
// the processor, the system and the version of Go. A revision that one does not tell is no
// difference.
func (e Environment) Differences(other Environment) []Difference {
	var all []Difference
	if e.Revision == "" || other.Revision == "" { // one record does not tell
		e.Revision, other.Revision = "", ""
	}
	for _, d := range []Difference{
		{"processor", e.Processor(), other.Processor()},
		{"number of cores", fmt.Sprint(e.Cores), fmt.Sprint(other.Cores)},
		{"system", e.system(), other.system()},
		{GoVersion, e.Go, other.Go},
	} {
		if d.A != d.B {
			all = append(all, d)
		}
	}
	return all
}

// Machine names the machine in a few words.
func (e Environment) Machine() string {
	return fmt.Sprintf("%s, %d cores, %s/%s", e.Processor(), e.Cores, e.GOOS, e.GOARCH)
}

// Processor is the processor's name, with its revision where that is known.
func (e Environment) Processor() string {
	if e.Revision == "" {
		return e.CPU
	}
	return e.CPU + " (" + e.Revision + ")"
}

func (e Environment) system() string { return e.GOOS + "/" + e.GOARCH + " " + e.Level }

// CodecInfo describes a codec that took part.
type CodecInfo struct {
	Name string `json:"name"`
	// FormatName is the name of the wire format.
	FormatName string `json:"format"`
	Module     string `json:"module,omitempty"`
	// Package is the import path of what users call; "" where it is Module.
	Package string   `json:"package,omitempty"`
	Version string   `json:"version,omitempty"`
	Marks   []string `json:"marks,omitempty"`
	// Code says whether the codec needs code that is made or written for each type:
	// "each type" or "none"; "" in records that don't say.
	Code string `json:"code,omitempty"`
	// Schema is the kind of file that the codec's users describe their messages in, such as
	// ".proto"; "" where Go's types are all.
	Schema string `json:"schema,omitempty"`
	// Pressure is what a sender meets that is faster than its receiver, of engines that carry messages: [Waits],
	// or what becomes of the messages.
	Pressure string `json:"pressure,omitempty"`
	// Losses are declared exceptions from equality: rule and reason.
	Losses []Loss `json:"losses,omitempty"`
	// Maintenance is what the program that shows the record knows of the module, in the
	// version that was measured, and Format what it knows of the format. No record has them:
	// they would be out of date.
	Maintenance *maintenance.Status `json:"maintenance,omitempty"`
	Format      formats.Format      `json:"-"`
	// WellKnown: the program says that most readers know it. Adapter is the path of the package
	// that uses the library, in this program.
	WellKnown bool    `json:"-"`
	Adapter   string  `json:"-"`
	Unknown   Unknown `json:"-"`
}

// Use says in a few words what a program needs for a type to use the codec: a schema file,
// which is named by its kind, code for each type, or neither. It is "" where that isn't known.
func (c CodecInfo) Use() string {
	switch {
	case c.Schema != "":
		return c.Schema + " file"
	case c.Code == "each type":
		return "code per type"
	case c.Code == "none":
		return "no code"
	}
	return ""
}

// Waits is the pressure of engines whose senders wait for their receivers.
const Waits = "waits"

// Baseline reports whether the codec is none, but what others are read against: one that
// does nothing, or only copies.
func (c CodecInfo) Baseline() bool {
	return slices.Contains(c.Marks, "floor") || slices.Contains(c.Marks, "only copies")
}

// Loss is one declared exception.
type Loss struct {
	Rule string `json:"rule"`
	Why  string `json:"why"`
}

// DataInfo describes a data set that took part.
type DataInfo struct {
	Name     string  `json:"name"`
	About    string  `json:"about"`
	Messages int     `json:"messages"`
	Chunk    int     `json:"chunk"`
	JSON     float64 `json:"json"` // mean size of a message as JSON, bytes
	Sum      uint32  `json:"sum"`  // checksum of the messages as JSON
	// Plain tells that the type's message is another type ([codec.Plain]), and Message how
	// parts stand in it.
	Plain   bool     `json:"plain,omitempty"`
	Message []string `json:"message,omitempty"`
	// Skipped is how many samples did not fit the type and were left out. Fault says what is
	// wrong with the type's own methods, so that it has no message where it might have one.
	Skipped int    `json:"skipped,omitempty"`
	Fault   string `json:"fault,omitempty"`
	// Commit is that of the program that measured the data set, and Garbage the price of its
	// run, where runs of several were joined.
	Commit  string   `json:"commit,omitempty"`
	Garbage *Garbage `json:"garbage,omitempty"`
	Unknown Unknown  `json:"-"`
}

// Cell is what the proof of a cell found, before any time was taken.
type Cell struct {
	Key
	// Reason: the codec can't carry the type or its library does not offer the
	// operation. Fault: it offers it and a proof failed. Both empty: it is measured.
	Reason string `json:"reason,omitempty"`
	Fault  string `json:"fault,omitempty"`
	// Lost are the codec's declared exceptions that came into play here.
	Lost []string `json:"lost,omitempty"`
	// Unseen are marks of the codec that did not come into play here: of aliasing on any
	// message, of overwriting on the first ones.
	Unseen []string `json:"unseen,omitempty"`
	// Lowered is what of the type the format lacks and how it is expressed.
	Lowered []string `json:"lowered,omitempty"`
	// Message tells that it is of the type's message ([codec.Plain]), and Itself why the
	// codec was not measured on the type itself.
	Message bool   `json:"message,omitempty"`
	Itself  string `json:"itself,omitempty"`
	// Without are the parts of the type that the message here does not have, since the codec
	// can't carry them: the codec does less than others, and has no rank.
	Without []string `json:"without,omitempty"`
	// Yours: the type itself has the code that the codec runs, as a generated message.
	Yours bool `json:"yours,omitempty"`
	// Wire is the mean encoded size in bytes.
	Wire float64 `json:"wire,omitempty"`
	// Allocs and AllocBytes are exact means per operation.
	Allocs     float64 `json:"allocs"`
	AllocBytes float64 `json:"alloc_bytes"`
	// Rough is the time per operation that the proof saw, in ns: good for
	// planning, not a result.
	Rough float64 `json:"rough,omitempty"`
	// Conversion is the part of Rough that converts between the type and what the codec works
	// on, its message or the library's own type, in ns; 0 where nothing is converted.
	Conversion float64 `json:"conversion,omitempty"`
	// Notes are marks of the cell, such as "short ring".
	Notes   []string `json:"notes,omitempty"`
	Unknown Unknown  `json:"-"`
}

// Fault is what went wrong with a cell after its proof, while it was measured.
// The cell then shows it instead of a time.
type Fault struct {
	Key
	Process int    `json:"process"`
	Fault   string `json:"fault"`
}

// Process is one measuring process and the noise that it saw.
type Process struct {
	ID int `json:"id"`
	// Run tells those of several runs apart, where these were joined; from 0.
	Run    int     `json:"run,omitempty"`
	Layout int     `json:"layout"` // seed of the binary's layout, 0: the default one
	Data   string  `json:"data"`
	Start  float64 `json:"start"`   // seconds since the run's start
	Wall   float64 `json:"seconds"` // the duration of its rounds
	Rounds int     `json:"rounds"`
	// Canary is the time of the probe, a fixed kernel beside each batch: quartiles
	// in ns.
	Canary [3]float64 `json:"canary"`
	// Steal is the share of the machine's time that its host took away; 0 also
	// where that is unknown.
	Steal float64 `json:"steal"`
	// Loop is the time of an empty loop of indirect calls, ns per call; 0 where
	// the machine was not quiet for it.
	Loop float64 `json:"loop"`
	// Level is the time of the probe when the machine was at its quietest, ns. Quiet is the
	// share of the batches that count: those at which the probe was near that level, and
	// those too long for it to tell.
	Level float64 `json:"level"`
	Quiet float64 `json:"quiet"`
	// Slower is by how much the busy machine slowed down, on average, what took so long that
	// it met all of its states: the times in the blocks are without that. 1: it was quiet.
	Slower  float64 `json:"slower,omitempty"`
	Unknown Unknown `json:"-"`
}

// Block is what one process measured of one cell.
type Block struct {
	Process int `json:"process"`
	Key
	// NS is the process's estimate in ns per operation, Q1 and Q3 the quartiles
	// of its batches, all of those in which the machine was quiet.
	NS float64 `json:"ns"`
	Q1 float64 `json:"q1"`
	Q3 float64 `json:"q3"`
	// Batches is the number of batches, of Ops operations each.
	Batches int `json:"batches"`
	Ops     int `json:"ops"`
	// Unmet is what an operation took in ns on messages that the codec had not met in the process; 0 where the data set
	// has too few.
	Unmet   float64 `json:"unmet,omitempty"`
	Unknown Unknown `json:"-"`
}

// End says how the run ended. It is the last line.
type End struct {
	Finished time.Time `json:"finished"`
	// Why is "complete", "interrupted" or "failed: …".
	Why      string   `json:"why"`
	Warnings []string `json:"warnings,omitempty"`
	Unknown  Unknown  `json:"-"`
}
