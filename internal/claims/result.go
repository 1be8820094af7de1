package claims

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Result is what a record says about the selected publications.
type Result struct {
	Run record.Run `json:"run"`
	// Warnings must be read before the record's figures.
	Warnings  []string       `json:"warnings"`
	Tolerance float64        `json:"tolerance"`
	Sources   []SourceResult `json:"sources"`
	// Comparisons counts the verdicts on statements, and Rows counts those on tables.
	Comparisons Tally `json:"comparisons"`
	Rows        Tally `json:"rows"`
}

// SourceResult is a publication with its verdicts.
type SourceResult struct {
	Source
	Statements []StatementResult `json:"statements"`
	Rows       []RowResult       `json:"rows"`
}

// StatementResult is a statement with its verdicts.
type StatementResult struct {
	Statement
	Comparisons []ComparisonResult `json:"comparisons"`
	Verdicts    Tally              `json:"verdicts"`
}

// ComparisonResult is a comparison with its verdict.
type ComparisonResult struct {
	Comparison
	// Here is by which factor the codec is faster, slower or smaller here than the closest of the
	// others. Sizes are exact. Here is NaN, null in JSON, if it is unknown.
	Here stats.Interval `json:"here"`
	// Closest is the other codec that comes closest to refuting the claim. It decides the verdict.
	Closest string `json:"closest,omitempty"`
	// LeftOut are the other codecs that can't be compared.
	LeftOut []string `json:"left_out,omitempty"`
	// HereBytes is the size of the published message for [Bytes], and the codec's mean wire size
	// for [Size]. OthersBytes is the mean wire size of the other codec.
	HereBytes   float64 `json:"here_bytes,omitempty"`
	OthersBytes float64 `json:"others_bytes,omitempty"`
	// Lost are the losses in the record.
	Lost    []string `json:"lost,omitempty"`
	Verdict Verdict  `json:"verdict"`
	// Beyond reports whether the claim holds and was surpassed by more than the tolerance.
	Beyond bool `json:"beyond,omitempty"`
	// Reason says why there is no better verdict.
	Reason string `json:"reason,omitempty"`
}

// RowResult is a published row with its verdict.
type RowResult struct {
	Row
	// Published is the published ratio of the row to the reference's, or 0 if that was not
	// published.
	Published float64 `json:"published_ratio"`
	// Time is the time here in ns per operation. Ratio is that time relative to the reference's
	// cell.
	Time  stats.Interval `json:"here_ns"`
	Ratio stats.Interval `json:"here_ratio"`
	// HereBytes is the mean wire size here, or the memory of a spawned process.
	HereBytes float64 `json:"here_bytes,omitempty"`
	// HereAllocBytes and HereAllocs are per operation here. They are nil if the cell is not in the
	// record, or has a reason or a fault.
	HereAllocBytes *float64 `json:"here_alloc_bytes,omitempty"`
	HereAllocs     *float64 `json:"here_allocs,omitempty"`
	Verdict        Verdict  `json:"verdict"`
	Beyond         bool     `json:"beyond,omitempty"` // as in ComparisonResult
	Reason         string   `json:"reason,omitempty"`
}

// JSON writes a result. Figures that don't exist are null.
func JSON(w io.Writer, r Result) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "\t")
	if err := e.Encode(r); err != nil {
		return fmt.Errorf("write the claims: %w", err)
	}
	return nil
}
