package page

import (
	"math"
	"strconv"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// payload is what the page has of a run. What refers to something refers to its place in a list.
type payload struct {
	Started   string      `json:"started"`
	Grade     string      `json:"grade"`
	Machine   string      `json:"machine"`
	Commit    string      `json:"commit"`
	Warnings  []string    `json:"warnings"`
	Footer    [][2]string `json:"footer"`
	Reference string      `json:"reference"`

	Codecs     []codecInfo       `json:"codecs"`
	Formats    []formatInfo      `json:"formats"`
	Sets       []setInfo         `json:"sets"`
	Models     []modelInfo       `json:"models"`
	Operations []operation       `json:"operations"`
	Meanings   map[string]string `json:"meanings"` // of marks and notes
	// Texts are reasons and faults; Remarks are what there is to say of cells. Most
	// cells share theirs with others.
	Texts   []string  `json:"texts"`
	Remarks []remarks `json:"remarks"`
	Blocks  []block   `json:"blocks"`
	Width   int       `json:"width"` // bytes of a time in blocks

	Method method `json:"method"`
	// Enough is the number of values from which on there are intervals.
	Enough int `json:"enough"`
}

// method is what the script needs to know of package stats.
type method struct {
	Drift       float64 `json:"drift"`
	Common      float64 `json:"common"`
	Level       float64 `json:"level"`
	Strict      float64 `json:"strict"`
	Apart       float64 `json:"apart"`
	FewUnits    int     `json:"fewUnits"`
	FewItems    int     `json:"fewItems"`
	MostFreedom float64 `json:"mostFreedom"`
	Sweeps      int     `json:"sweeps"`
	Trim        float64 `json:"trim"`
}

// formatInfo is what is known of a codec's format, by its name.
type formatInfo struct {
	Name string `json:"name"`
	// Names are its name and the aliases, Languages those in which an implementation is known.
	Names     []string `json:"names"`
	Languages []string `json:"languages,omitempty"`
	Source    string   `json:"source,omitempty"`
	// OnlyGo: it is known that no other language is known to read it.
	OnlyGo bool `json:"onlyGo,omitempty"`
}

type codecInfo struct {
	Name    string        `json:"name"`
	Family  string        `json:"family"`
	Module  string        `json:"module,omitempty"`
	Package string        `json:"package,omitempty"`
	Version string        `json:"version,omitempty"`
	Marks   []string      `json:"marks,omitempty"`
	Losses  []record.Loss `json:"losses,omitempty"`
	Code    string        `json:"code,omitempty"`
	Schema  string        `json:"schema,omitempty"`
	Adapter string        `json:"adapter,omitempty"` // path of the package that uses it here
	Floor   bool          `json:"floor,omitempty"`
	Partial bool          `json:"partial,omitempty"` // it leaves parts of the type out
	Known   bool          `json:"known,omitempty"`   // most readers know it
	// State is how its module is maintained, and Open the number of advisories about it.
	State string `json:"state,omitempty"`
	Open  int    `json:"open,omitempty"`
	// Maintenance is what is known of it, label and text.
	Maintenance [][2]string `json:"maintenance,omitempty"`
}

type setInfo struct {
	Name      string `json:"name"`
	About     string `json:"about"`
	JSON      number `json:"json"` // mean size as JSON, bytes
	Messages  int    `json:"messages"`
	Processes int    `json:"processes"` // the number of those that count
	// Units are the layouts of the processes' binaries, where there are several.
	Units []int `json:"units,omitempty"`
	// Collector is what collections cost, null where the run has not found that.
	Collector *collector `json:"collector"`
}

// collector is record.Garbage: the live heaps in bytes, the smallest first, and what marking
// and sweeping take for a byte, ns.
type collector struct {
	Live  []number `json:"live"`
	Mark  []number `json:"mark"`
	Sweep number   `json:"sweep"`
}

type modelInfo struct {
	Name  string `json:"name"`
	About string `json:"about"`
	// Compression: the model's sizes are of messages that another one encoded. Batch is
	// the number of them that it compresses into one, 0 where it decompresses.
	Compression bool `json:"compression,omitempty"`
	Batch       int  `json:"batch,omitempty"`
	// Proof says what was proven before a time was taken; "" where the model is not known
	// here.
	Proof string `json:"proof,omitempty"`
}

// operation is what can be ranked: one model, a mix of one that writes messages and one
// that reads them, or a whole transfer.
type operation struct {
	Name string `json:"name"`
	// Mix: the reader says how many of 100 operations are reads.
	Mix bool `json:"mix,omitempty"`
	// Routes are the ways to do it, of which a codec takes the cheapest.
	Routes []route `json:"routes"`
}

// route is the models of which an operation consists.
type route struct {
	Name  string `json:"name,omitempty"` // the compressor of a transfer
	Write []int  `json:"write"`
	Read  []int  `json:"read,omitempty"`
	// Sent is the model whose encoded size goes over the link.
	Sent int `json:"sent"`
	// Messages is how many the compressor takes at once; a message has its share of what
	// that costs.
	Messages int `json:"messages,omitempty"`
}

// remarks are what else there is to know of a cell.
type remarks struct {
	Lost    []string `json:"lost,omitempty"`
	Lowered []string `json:"lowered,omitempty"`
	Notes   []string `json:"notes,omitempty"`
	Unseen  []string `json:"unseen,omitempty"`
}

// block is the cells of one data set in one model, a column for each fact.
type block struct {
	Set   int   `json:"set"`
	Model int   `json:"model"`
	Codec []int `json:"codec"`
	// Why is 0 for a cell that passed its proof, n for the reason Texts[n-1] and -n
	// for the fault Texts[n-1].
	Why     []int    `json:"why"`
	Wire    []number `json:"wire"`
	Allocs  []number `json:"allocs"`
	Bytes   []number `json:"bytes"`
	Remarks []int    `json:"remarks"` // n: Remarks[n-1]
	// Converts are the shares of the times that are conversion, in per cent.
	Converts []int `json:"converts"`
	// Times are the cells' log times by process; see pack.
	Times []byte `json:"times"`
	// Used is what cells used besides time, in runs that measure messages.
	Used []used `json:"used,omitempty"`
}

// used is a column of [report.Used].
type used struct {
	Head    string      `json:"head"`
	Title   string      `json:"title"`
	Unit    report.Unit `json:"unit"`
	Figures []number    `json:"figures"` // by cell, 0 where it is not known
}

// number is written with nine digits: more than a measurement has, and enough for an
// exact size.
type number float64

func (n number) MarshalJSON() ([]byte, error) {
	x := float64(n)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return []byte("null"), nil
	}
	return strconv.AppendFloat(nil, x, 'g', 9, 64), nil
}
