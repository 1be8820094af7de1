package page

import (
	"math"
	"strconv"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// payload is the page's data of a run. Its parts refer to each other by the place in a list. A task
// is what the page ranks codecs by: one or several operations of the record.
type payload struct {
	Started string `json:"started"`
	Grade   string `json:"grade"`
	Machine string `json:"machine"`
	Commit  string `json:"commit"`
	// Warnings are those of package report, without the one about noise. Noise is the share by which two figures may
	// differ although nothing does, and Noisy is a sentence about it.
	Warnings  []string      `json:"warnings"`
	Noise     float64       `json:"noise"`
	Noisy     string        `json:"noisy,omitempty"`
	Footer    []report.Line `json:"footer"`
	Reference string        `json:"reference"`

	// Needs are what a reader can ask for, and Profiles what is known of codecs in that respect. They
	// refer to Risks and Verdicts by place.
	Needs    []need           `json:"needs"`
	Profiles []profile        `json:"profiles"`
	Risks    []report.Risk    `json:"risks"`
	Verdicts []advise.Verdict `json:"verdicts"`

	// CheckRuns are the runs of checks that decide needs of the codecs.
	CheckRuns []checkRun `json:"checkRuns"`

	Codecs     []codecInfo       `json:"codecs"`
	Formats    []formatInfo      `json:"formats"`
	Sets       []setInfo         `json:"sets"`
	Operations []operationInfo   `json:"operations"`
	Tasks      []task            `json:"tasks"`
	Meanings   map[string]string `json:"meanings"` // by mark, note or loss
	// Texts are reasons and faults. Remarks are further facts about cells. Cells refer to them by
	// place, because most cells share them with others.
	Texts   []string  `json:"texts"`
	Remarks []remarks `json:"remarks"`
	Blocks  []block   `json:"blocks"`
	Width   int       `json:"width"` // bytes of a time in blocks

	Method method `json:"method"`
	// Moves says how far times move from program to program, if that is part of intervals.
	Moves stats.Moves `json:"moves,omitempty"`
	// Variants compares the program of the run with others that were measured with it. It is null if there are none.
	Variants *report.Variants `json:"variants,omitempty"`
	// Enough is the least number of processes for an interval.
	Enough int `json:"enough"`
	// Few is the number of known modules below which a library has few users.
	Few int `json:"few"`
	// CaveatLoad is that of package advise, in dollars a month.
	CaveatLoad float64 `json:"caveatLoad"`
	// Compressed says where and when compressed sizes were measured, if that was another run.
	Compressed string `json:"compressed,omitempty"`
}

// method has the constants of package stats that the script needs.
type method struct {
	Drift        float64 `json:"drift"`
	Common       float64 `json:"common"`
	Level        float64 `json:"level"`
	Strict       float64 `json:"strict"`
	Apart        float64 `json:"apart"`
	FewItems     int     `json:"fewItems"`
	MostFreedom  float64 `json:"mostFreedom"`
	KnownFreedom float64 `json:"knownFreedom"`
	MostDegrees  float64 `json:"mostDegrees"`
	Sweeps       int     `json:"sweeps"`
	Trim         float64 `json:"trim"`
	Rounding     float64 `json:"rounding"`
}

// formatInfo describes a format.
type formatInfo struct {
	Name string `json:"name"`
	// Names are its name and its aliases. Languages are languages with a known implementation.
	Names     []string `json:"names"`
	Languages []string `json:"languages,omitempty"`
	Source    string   `json:"source,omitempty"`
	// OnlyGo reports whether no other language is known to read the format.
	OnlyGo bool `json:"onlyGo,omitempty"`
}

type codecInfo struct {
	Name    string        `json:"name"`
	Format  string        `json:"format"`
	Module  string        `json:"module,omitempty"`
	Package string        `json:"package,omitempty"`
	Version string        `json:"version,omitempty"`
	Marks   []string      `json:"marks,omitempty"`
	Losses  []record.Loss `json:"losses,omitempty"`
	Fields  string        `json:"fields,omitempty"`
	Limits  []limit       `json:"limits,omitempty"`
	Code    string        `json:"code,omitempty"`
	Schema  string        `json:"schema,omitempty"`
	Adapter string        `json:"adapter,omitempty"` // path of the package that adapts it here
	Floor   bool          `json:"floor,omitempty"`
	Partial bool          `json:"partial,omitempty"` // it leaves out parts of the type
	Known   bool          `json:"known,omitempty"`   // most readers know it
	// State is how its module is maintained, and Open is the number of open advisories about it.
	State string `json:"state,omitempty"`
	Open  int    `json:"open,omitempty"`
	// Maintenance has what is known about that, as label and text.
	Maintenance [][2]string `json:"maintenance,omitempty"`
	Library     library     `json:"library,omitzero"`
	// Checks are what checks apart from the run found out, by need.
	Checks map[string]check `json:"checks,omitempty"`
}

type setInfo struct {
	Name      string `json:"name"`
	About     string `json:"about"`
	JSON      number `json:"json"` // mean size as JSON, bytes
	Messages  int    `json:"messages"`
	Processes int    `json:"processes"` // those that count
	// Units are the layouts of the processes' binaries, if there are several.
	Units []int `json:"units,omitempty"`
	// Collector is the cost of collections. It is null if the run did not measure it.
	Collector *collector `json:"collector"`
	// Profiles are the places of the codecs' profiles, by the place of the codec. -1 is none.
	Profiles []int `json:"profiles"`
}

// collector holds the costs of record.Garbage: the live heaps in bytes, the smallest first, and the
// times to mark and to sweep one byte, in ns. Doubt is by how much the logarithm of a price may differ
// in another run.
type collector struct {
	Doubt number   `json:"doubt"`
	Live  []number `json:"live"`
	Mark  []number `json:"mark"`
	Sweep number   `json:"sweep"`
}

type operationInfo struct {
	Name  string `json:"name"`
	About string `json:"about"`
	// Compression reports whether the operation compresses or decompresses messages that another operation
	// encoded. Batch is the number of messages that it compresses into one, or 0 if it
	// decompresses.
	Compression bool `json:"compression,omitempty"`
	Batch       int  `json:"batch,omitempty"`
	// Alone reports whether the times include the garbage collector.
	Alone bool `json:"alone,omitempty"`
	// Proof says what was proven before a time was taken. It is "" if the operation is not known here.
	Proof string `json:"proof,omitempty"`
}

// task is something that can be ranked: one operation, a mix of an operation that writes messages and
// one that reads them, or a whole transfer.
type task struct {
	Name string `json:"name"`
	// Mix reports whether the reader chooses how many of 100 operations are reads.
	Mix bool `json:"mix,omitempty"`
	// Routes are the ways to do the task. For each codec the cheapest counts.
	Routes []route `json:"routes"`
}

// route is a list of operations that make up a task.
type route struct {
	Name  string `json:"name,omitempty"` // the compressor of a transfer
	Write []int  `json:"write"`
	Read  []int  `json:"read,omitempty"`
	// Sent is the operation whose encoded size is sent over the link.
	Sent int `json:"sent"`
	// Messages is how many messages the compressor takes at once. A message gets its share of the
	// cost.
	Messages int `json:"messages,omitempty"`
}

// remarks are further facts about a cell.
type remarks struct {
	Lost    []string `json:"lost,omitempty"`
	Lowered []string `json:"lowered,omitempty"`
	Notes   []string `json:"notes,omitempty"`
	Unseen  []string `json:"unseen,omitempty"`
}

// block holds the cells of one data set in one operation, with a column for each fact.
type block struct {
	Set       int   `json:"set"`
	Operation int   `json:"operation"`
	Codec     []int `json:"codec"`
	// Why is 0 for a cell that passed its proof, n for the reason Texts[n-1], and -n for the fault
	// Texts[n-1].
	Why     []int    `json:"why"`
	Wire    []number `json:"wire"`
	Allocs  []number `json:"allocs"`
	Bytes   []number `json:"bytes"`
	Remarks []int    `json:"remarks"` // n is Remarks[n-1], 0 is none
	// Converts are the shares of the times that are conversion, in per cent.
	Converts []int `json:"converts"`
	// Times are the log times of the cells by process, as written by pack.
	Times []byte `json:"times"`
	// Used is what cells used besides time, in runs of messages.
	Used []used `json:"used,omitempty"`
}

// used is a column as in [report.Used].
type used struct {
	Head    string      `json:"head"`
	Title   string      `json:"title"`
	Unit    report.Unit `json:"unit"`
	Figures []number    `json:"figures"` // by cell, 0 if it is not known
}

// number is written in JSON with nine digits. That is more than a measurement has, and enough for
// an exact size.
type number float64

func (n number) MarshalJSON() ([]byte, error) {
	x := float64(n)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return []byte("null"), nil
	}
	return strconv.AppendFloat(nil, x, 'g', 9, 64), nil
}
