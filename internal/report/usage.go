package report

import (
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Usage is what a cell used besides time, as the median of its processes. A figure that is not
// known is 0.
type Usage struct {
	// SenderCPU and ReceiverCPU are processor times of a message, in ns. If one process has both
	// ends, SenderCPU has all of it.
	SenderCPU   float64 `json:"sender_cpu_ns,omitempty"`
	ReceiverCPU float64 `json:"receiver_cpu_ns,omitempty"`
	// SenderMemory and ReceiverMemory are the most memory that the processes had in use by the end
	// of the cell's turns, in bytes.
	SenderMemory   float64 `json:"sender_memory,omitempty"`
	ReceiverMemory float64 `json:"receiver_memory,omitempty"`
	// P50 and P999 are the times within which half of the answers and 999 of 1,000 answers came, in
	// ns.
	P50  float64 `json:"p50_ns,omitempty"`
	P99  float64 `json:"p99_ns,omitempty"`
	P999 float64 `json:"p999_ns,omitempty"`
	// Wall is the time that passes for an operation of a codec that is timed alone, in ns. Collector is the
	// collector's part of the operation's time.
	Wall      float64 `json:"wall_ns,omitempty"`
	Collector float64 `json:"collector_ns,omitempty"`
	// Single is the time of an operation with one goroutine, in ns, of a codec that is timed with several.
	// Ideal is its throughput with all of them, as a share of what as many times the throughput of one
	// would be. Waiting is the time in ns for which goroutines waited for locks, for an operation.
	Single  float64 `json:"single_ns,omitempty"`
	Ideal   float64 `json:"ideal,omitempty"`
	Waiting float64 `json:"waiting_ns,omitempty"`
	// Shared is the throughput of all goroutines with one codec of the library, as a share of that with one codec each.
	// It is 0 if there is nothing to share or it is not allowed.
	Shared float64 `json:"shared,omitempty"`
	// Allocs and AllocBytes are what the first operation on a type in a process allocates.
	Allocs     float64 `json:"allocs,omitempty"`
	AllocBytes float64 `json:"alloc_bytes,omitempty"`
	// Peaks are of operations on large values.
	Peaks []record.Peak `json:"peaks,omitempty"`
	// Heap and Resident are the bytes of one of many waiting processes, by the last reading.
	Heap     float64 `json:"heap,omitempty"`
	Resident float64 `json:"resident,omitempty"`
}

// Used is a column about something other than time, or about a figure that follows from time.
type Used struct {
	// Head is the head of the column, and Name is its name in --columns.
	Head, Name string
	Unit       Unit
	// Of returns a cell's figure, or 0 if it is not known.
	Of   func(Cell) float64
	need int // as in columnOf
}

// Unit is the unit of a figure.
type Unit string

// Units.
const (
	Time      Unit = "time"       // ns
	Bytes     Unit = "bytes"      // of memory
	PerSecond Unit = "per second" // a number per second
	Megabytes Unit = "MB"         // 10⁶ bytes
	Share     Unit = "share"
	Objects   Unit = "objects"
)

// text writes a figure in the unit.
func (u Unit) text(x float64) string {
	switch u {
	case Time:
		return duration(x)
	case Bytes:
		return size(x)
	case PerSecond:
		return thousands(x)
	case Share:
		return portion(x)
	case Objects:
		return count(x)
	}
	return significant(x)
}

// usedColumns are all columns of that kind. Those named "rate" apply only to the operations in
// rates.
var usedColumns = []Used{
	{"msgs/s", "rate", PerSecond, func(c Cell) float64 { return 1e9 / c.NS.Mid }, 2},
	{"MB/s", "rate", Megabytes, func(c Cell) float64 { return c.Wire * 1e3 / c.NS.Mid }, 4},
	{"wall", "wall", Time, usage(func(u Usage) float64 { return u.Wall }), 2},
	{"alone", "single", Time, usage(func(u Usage) float64 { return u.Single }), 2},
	{"of ideal", "ideal", Share, usage(func(u Usage) float64 { return u.Ideal }), 2},
	{"locks", "waiting", Time, usage(func(u Usage) float64 { return u.Waiting }), 4},
	{"shared", "shared", Share, usage(func(u Usage) float64 { return u.Shared }), 4},
	{"allocs", "allocs", Objects, usage(func(u Usage) float64 { return u.Allocs }), 2},
	{"B/op", "bytes", Objects, usage(func(u Usage) float64 { return u.AllocBytes }), 2},
	{"peak 1 MB", "peak", Bytes, peak(1e6, 1, false, bytesOf), 4},
	{"10 MB", "peak", Bytes, peak(1e7, 1, false, bytesOf), 2},
	{"100 MB", "peak", Bytes, peak(1e8, 1, false, bytesOf), 3},
	{"streamed", "peak", Bytes, peak(1e7, 1, true, bytesOf), 2},
	{"ten", "peak", Bytes, peak(1e7, 10, false, bytesOf), 4},
	{"kept", "kept", Bytes, peak(1e7, 1, false, keptOf), 5},
	{"gc part", "collector", Time, usage(func(u Usage) float64 { return u.Collector }), 3},
	{"half", "p50", Time, usage(ofAnswers(func(u Usage) float64 { return u.P50 })), 2},
	{"99%", "p99", Time, usage(ofAnswers(func(u Usage) float64 { return u.P99 })), 2},
	{"99.9%", "p99.9", Time, usage(ofAnswers(func(u Usage) float64 { return u.P999 })), 2},
	{"half", "p50", Time, usage(ofOperations(func(u Usage) float64 { return u.P50 })), 5},
	{"99%", "p99", Time, usage(ofOperations(func(u Usage) float64 { return u.P99 })), 5},
	{"99.9%", "p99.9", Time, usage(ofOperations(func(u Usage) float64 { return u.P999 })), 5},
	{"heap", "heap", Bytes, usage(func(u Usage) float64 { return u.Heap }), 3},
	{"resident", "resident", Bytes, usage(func(u Usage) float64 { return u.Resident }), 3},
	{"CPU sender", "cpu", Time, usage(func(u Usage) float64 { return u.SenderCPU }), 4},
	{"receiver", "cpu", Time, usage(func(u Usage) float64 { return u.ReceiverCPU }), 4},
	{"memory sender", "memory", Bytes, usage(func(u Usage) float64 { return u.SenderMemory }), 5},
	{"receiver", "memory", Bytes, usage(func(u Usage) float64 { return u.ReceiverMemory }), 5},
}

func usage(of func(Usage) float64) func(Cell) float64 {
	return func(c Cell) float64 {
		if c.Usage == nil {
			return 0
		}
		return of(*c.Usage)
	}
}

// ofAnswers returns a figure of answers to messages, and 0 for operations of codecs. ofOperations does the opposite.
func ofAnswers(of func(Usage) float64) func(Usage) float64 {
	return func(u Usage) float64 {
		if u.Wall > 0 {
			return 0
		}
		return of(u)
	}
}

func ofOperations(of func(Usage) float64) func(Usage) float64 {
	return func(u Usage) float64 {
		if u.Wall > 0 {
			return of(u)
		}
		return 0
	}
}

// UsedIn returns the columns for which the i-th operation of a table has figures.
func UsedIn(t Table, i int) []Used {
	return slices.DeleteFunc(slices.Clone(usedColumns), func(u Used) bool {
		return !((u.Name != "rate" || rates[t.Operations[i]]) &&
			slices.ContainsFunc(t.Rows, func(r Row) bool { return u.In(r, i) > 0 }))
	})
}

// In returns the figure of a row's i-th operation, or 0 if that was not measured.
func (u Used) In(r Row, i int) float64 {
	if c := r.Cells[i]; c.Measured() {
		return u.Of(c)
	}
	return 0
}

// used returns the columns of what the cells of the i-th operation used.
func used(t Table, i int) []column {
	var all []column
	for _, u := range UsedIn(t, i) {
		all = append(all, column{head: u.Head, name: u.Name, need: u.need, text: func(r Row) string {
			if x := u.In(r, i); x > 0 {
				return u.Unit.text(x)
			}
			return ""
		}})
	}
	return all
}

// usageTexts explain the columns of what cells used, by the names of the columns.
var usageTexts = []struct{ name, label, text string }{
	{"rate", "msgs/s", "Messages per second of all senders together, and the bytes that the codec wrote for them (MB/s)."},
	{"cpu", "CPU", "Processor time of a message, in all threads of the sender's process and of the receivers' process, including the kernel. If both are one process, the sender's column has all of it."},
	{"rate", "pressure", "A sender that is faster than its receiver waits, unless a letter next to the engine says what happens to its messages."},
	{"wall", "wall", "The time that passes for an operation. The time to its left is that of all processors."},
	{"collector", "gc part", "The part of the time of all processors for collections: their number, times the mean cost of one in the process."},
	{"single", "alone", "The time of an operation if one goroutine has the machine to itself."},
	{"ideal", "of ideal", "The throughput of all goroutines, as a share of as many times the throughput of one."},
	{"waiting", "locks", "The time for which goroutines wait for each other's locks, for an operation."},
	{"shared", "shared", "The throughput if all goroutines use one codec of the library, as a share of that with one codec each. It is empty if that isn't allowed, and if there is nothing to share."},
	{"peak", "peak", "How much more of the machine's memory the process occupies at most, without the value itself: with a value of 1, 10 and 100 MB as JSON, with 10 MB on a stream, and with ten values of 10 MB at once."},
	{"kept", "kept", "What stays on the heap after the result of 10 MB was dropped and garbage was collected, such as buffers in pools."},
	{"memory", "memory", "The largest memory of these processes up to then, including memory that the run's other engines took before."},
	{"p99", "99%", "Times of single operations: half, 99 of 100, and 99.9 of 100 took at most so long."},
	{"p50", "p99", "The time within which 99 of 100 answers arrived, counted from when the request was due. The next columns have the time for half of the answers, and for 99.9 of 100."},
	{"heap", "heap", "Memory of one waiting process: its objects and stacks, and its memory from the operating system (resident). Both are from the last reading, after a run of the garbage collector."},
	{"wire", "wire", "Bytes of a message as its codec writes it, and 8 bytes for numbers, by which receivers find messages that were lost, came twice or came out of order."},
}

// UsageText explains the columns with a name.
func UsageText(name string) string {
	for _, text := range usageTexts {
		if text.name == name {
			return text.text
		}
	}
	return ""
}

// usageText explains the columns of what cells used.
func usageText(tables []Table) (lines []Line) {
	has := make(map[string]bool)
	for _, t := range tables {
		for i := range t.Operations {
			for _, c := range used(t, i) {
				has[c.name] = true
			}
			has["wire"] = has["wire"] || t.Messages && slices.ContainsFunc(t.Rows, func(r Row) bool { return encoded(r) > 0 })
		}
	}
	has["p50"] = has["p50"] && !has["p99"] // of answers, then
	for _, text := range usageTexts {
		if has[text.name] {
			lines = append(lines, Line{text.label, text.text})
		}
	}
	return lines
}

// rates are the operations whose time is the time between two messages. Its inverse is the number
// of messages per second.
var rates = map[string]bool{"one-way": true, "batched": true, "request": true, "capacity": true}

// usages returns the usages of the cells of a record.
func usages(rec record.Record) map[record.Key]*Usage {
	all := make(map[record.Key][]record.Usage)
	for _, u := range rec.Usages {
		all[u.Key] = append(all[u.Key], u)
	}
	medians := make(map[record.Key]*Usage)
	for key, of := range all {
		median := func(figure func(record.Usage) float64) float64 {
			var each []float64
			for _, u := range of {
				each = append(each, figure(u))
			}
			return stats.Median(each)
		}
		known := func(figure func(record.Usage) float64) float64 { // some processes had too few operations for it
			var each []float64
			for _, u := range of {
				if x := figure(u); x > 0 {
					each = append(each, x)
				}
			}
			if each == nil {
				return 0
			}
			return stats.Median(each)
		}
		medians[key] = &Usage{
			SenderCPU:      median(func(u record.Usage) float64 { return u.SenderCPU }),
			ReceiverCPU:    median(func(u record.Usage) float64 { return u.ReceiverCPU }),
			SenderMemory:   median(func(u record.Usage) float64 { return float64(u.SenderMemory) }),
			ReceiverMemory: median(func(u record.Usage) float64 { return float64(u.ReceiverMemory) }),
			P50:            median(func(u record.Usage) float64 { return u.P50 }),
			P99:            median(func(u record.Usage) float64 { return u.P99 }),
			P999:           known(func(u record.Usage) float64 { return u.P999 }),
			Wall:           median(func(u record.Usage) float64 { return u.Wall }),
			Collector:      median(func(u record.Usage) float64 { return u.Collector }),
			Single:         median(single),
			Ideal:          median(ideal),
			Waiting:        median(func(u record.Usage) float64 { return u.Waiting }),
			Shared:         median(sharing),
			Allocs:         median(func(u record.Usage) float64 { return u.Allocs }),
			AllocBytes:     median(func(u record.Usage) float64 { return u.AllocBytes }),
			Peaks:          peaks(of),
			Heap:           median(func(u record.Usage) float64 { return latest(u.Heap) }),
			Resident:       median(func(u record.Usage) float64 { return latest(u.Resident) }),
		}
	}
	return medians
}

// single returns the time of an operation with one goroutine in ns, or 0 if there never were more.
func single(u record.Usage) float64 {
	if len(u.Scaling) == 0 {
		return 0
	}
	return u.Scaling[0].NS
}

// ideal returns the throughput with the most goroutines, as a share of as many times that of one.
func ideal(u record.Usage) float64 {
	if len(u.Scaling) == 0 {
		return 0
	}
	return u.Scaling[0].NS / u.Scaling[len(u.Scaling)-1].NS
}

// sharing returns the throughput with one codec for all goroutines, as a share of that with one codec each.
func sharing(u record.Usage) float64 {
	if len(u.Scaling) == 0 || u.Shared == 0 {
		return 0
	}
	return u.Scaling[len(u.Scaling)-1].NS / u.Shared
}

// Memory returns how much memory one of the processes takes that a cell spawned, in bytes of
// objects and stacks.
func Memory(rec record.Record) map[record.Key]float64 {
	all := make(map[record.Key]float64)
	for key, u := range usages(rec) {
		if u.Heap > 0 {
			all[key] = u.Heap
		}
	}
	return all
}

// latest returns the last of some readings, or 0 if there are none.
func latest(readings []float64) float64 {
	if len(readings) == 0 {
		return 0
	}
	return readings[len(readings)-1]
}
