package report

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

// Processors learn the branches of data sets with fewer messages, unless these are large.
const (
	fewMessages = 64
	largeBytes  = 64 << 10
)

// fewText names the data sets with so few small messages that processors learn their branches. It is
// "" if there are none.
func fewText(data []record.DataInfo) string {
	var few []string
	for _, d := range data {
		if d.Messages > 0 && d.Messages < fewMessages && float64(d.Messages)*d.JSON < largeBytes {
			few = append(few, fmt.Sprintf("%s (%d)", d.Name, d.Messages))
		}
	}
	if few == nil {
		return ""
	}
	return "Few: " + strings.Join(few, ", ") + fmt.Sprintf(". The processor learns their branches, which a program with varied messages can't count on: give %d different samples or more.", fewMessages)
}
