package advise

import (
	"fmt"

	"github.com/wirebench/wirebench/internal/report"
)

// Added is what a codec adds to a small program that has fmt, reflect and encoding/json.
type Added struct {
	// Binary is in bytes, without tables for debuggers. Packages is the number of packages that the program
	// lacks otherwise. Build is the time to compile them and to link, in s, and Start the processor time
	// that a start takes more, in ms.
	Binary   int64   `json:"binary_bytes"`
	Packages int     `json:"packages"`
	Build    float64 `json:"build_s"`
	Start    float64 `json:"start_ms"`
}

// slowStart is the time in ms from which on readers should know how much longer a program takes to start.
const slowStart = 1

// String says what is added in a sentence without its end.
func (a Added) String() string {
	s := fmt.Sprintf("Adds %.2g MB and %s to a program", float64(max(a.Binary, 0))/1e6, several(a.Packages, "package"))
	if a.Start >= slowStart {
		s += ", and " + report.Duration(a.Start*1e6) + " of a processor to each start"
	}
	return s
}
