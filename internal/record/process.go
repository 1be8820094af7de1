package record

import "time"

// Fault is an error of a cell after its proof, while it was measured. The cell then shows it
// instead of a time.
type Fault struct {
	Key
	Process int    `json:"process"`
	Fault   string `json:"fault"`
}

// Process is one measuring process and the noise that it observed.
type Process struct {
	ID int `json:"id"`
	// Run distinguishes the processes of joined runs. It counts from 0.
	Run    int    `json:"run,omitempty"`
	Layout int    `json:"layout"` // seed of the binary's layout; 0 is the default layout
	Data   string `json:"data"`
	// Round numbers the turns of programs that were measured together: those of a round followed each
	// other.
	Round  int     `json:"round,omitempty"`
	Start  float64 `json:"start"`   // seconds since the run's start
	Wall   float64 `json:"seconds"` // the duration of its rounds
	Rounds int     `json:"rounds"`
	// Canary is the time of the probe, a fixed kernel that runs next to each batch: quartiles in
	// ns.
	Canary [3]float64 `json:"canary"`
	// Steal is the share of the machine's time that its host took away. It is also 0 if unknown.
	Steal float64 `json:"steal"`
	// Loop is the time of an empty loop of indirect calls, in ns per call. It is 0 if the machine
	// was not quiet enough to measure it.
	Loop float64 `json:"loop"`
	// Level is the time of the probe when the machine was quietest, in ns. Quiet is the share of
	// the batches that count: those for which the probe was near that level, and those that are too
	// long for the probe to judge.
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
	// NS is the process's estimate in ns per operation. Q1 and Q3 are the quartiles of its batches.
	// All are of batches on the quiet machine.
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
