package claims

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// CSV writes a row for each comparison of a statement and for each row of a table. Rows of tables
// have no id. Figures that don't exist are empty.
func CSV(w io.Writer, r Result) error {
	lines := [][]string{{
		"source", "id", "compared", "data", "op", "codec", "verdict", "beyond",
		"published_ratio", "here_ratio", "here_ratio_lo", "here_ratio_hi", "published_ns", "here_ns", "here_ns_lo", "here_ns_hi",
		"published_bytes", "here_bytes", "published_alloc_bytes", "here_alloc_bytes", "remarks",
	}}
	for _, s := range r.Sources {
		for _, st := range s.Statements {
			for _, c := range st.Comparisons {
				lines = append(lines, slices.Concat(
					[]string{s.Name, st.ID, c.String(), c.Data, string(c.Operation), c.Codec, string(c.Verdict), strconv.FormatBool(c.Beyond)},
					[]string{positive(c.Factor)}, figure(c.Here), make([]string, 4),
					[]string{positive(float64(c.Bytes)), positive(c.HereBytes), "", "", joined(c.remarks()...)}))
			}
		}
		for _, row := range s.Rows {
			lines = append(lines, slices.Concat(
				[]string{s.Name, "", "", row.Data, row.Op, row.Codec, string(row.Verdict), strconv.FormatBool(row.Beyond)},
				[]string{positive(row.Published)}, figure(row.Ratio), []string{report.Number(row.NS)}, figure(row.Time),
				[]string{positive(float64(row.Bytes)), positive(row.HereBytes)},
				[]string{counted(row.AllocBytes), counted(row.HereAllocBytes), joined(row.Reason, row.Note)}))
		}
	}
	// WriteAll flushes, and returns the first error.
	if err := csv.NewWriter(w).WriteAll(lines); err != nil {
		return fmt.Errorf("write the claims: %w", err)
	}
	return nil
}

func joined(remarks ...string) string {
	return strings.Join(slices.DeleteFunc(remarks, func(r string) bool { return r == "" }), "; ")
}

func figure(i stats.Interval) []string {
	return []string{report.Number(i.Mid), report.Number(i.Lo), report.Number(i.Hi)}
}

// positive writes a figure that is 0 if it does not exist.
func positive(x float64) string {
	if x > 0 {
		return report.Number(x)
	}
	return ""
}

func counted(n *float64) string {
	if n == nil {
		return ""
	}
	return report.Number(*n)
}
