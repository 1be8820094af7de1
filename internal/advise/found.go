package advise

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Found is a need that checks found not to be met.
type Found struct {
	Need string `json:"need"`
	// What is what the worst input did, in a clause, and ID is that of the result for wirebench check
	// --replay. ID is "" if the input is withheld.
	What string `json:"what"`
	ID   string `json:"id,omitempty"`
}

// findings returns the needs that checks of the measured version found not to be met. That messages of another version
// of the type are not read is a risk instead.
func (o option) findings() []Found {
	var all []Found
	for _, need := range verdict.Base {
		f := o.info.Findings[need]
		if need == verdict.Evolution || !f.Fails() || len(f.Examples) == 0 {
			continue
		}
		worst := f.Examples[max(0, slices.IndexFunc(f.Examples, o.has))]
		found := Found{Need: need, What: report.OneLine(worst.What)}
		if !worst.Withheld {
			found.ID = worst.ID
		}
		all = append(all, found)
	}
	return all
}

// has reports whether an example is of a data set of the question.
func (o option) has(e verdict.Example) bool {
	return slices.ContainsFunc(o.data, func(d record.DataInfo) bool { return d.Name == e.Data })
}

// String states the need, what was found and the ID of the result.
func (f Found) String() string {
	if f.ID == "" {
		return fmt.Sprintf("%s (%s)", f.Need, f.What)
	}
	return fmt.Sprintf("%s (%s; %s)", f.Need, f.What, f.ID)
}
