package page

import (
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/compress"
	"github.com/wirebench/wirebench/report"
)

// operations are what the models of a record can be ranked by: mixes first, then whole
// transfers, then what is alone.
func operations(models []string) []operation {
	at := func(m string) int { return slices.Index(models, m) }
	var mixes, alone, all []operation
	mixed := make(map[int]bool)
	for w, name := range models {
		if r := at(report.Partner(name)); r >= 0 && !strings.HasPrefix(name, "touch") { // both read
			mixes = append(mixes, operation{
				Name: name + " and " + models[r], Mix: true, Routes: []route{{Write: []int{w}, Read: []int{r}, Sent: w}},
			})
			mixed[w], mixed[r] = true, true
		}
	}
	for m, name := range models {
		if !mixed[m] {
			alone = append(alone, operation{Name: name, Routes: []route{{Write: []int{m}, Sent: m}}})
		}
	}
	all = append(all, mixes...)
	if t := transfer(at); t.Routes != nil {
		all = append(all, t)
	}
	return append(all, alone...)
}

// transfer is what report.Transfers computes, without routes where the record has not the
// models.
func transfer(at func(string) int) operation {
	t := operation{Name: "whole transfer"}
	encode, decode := at(string(codec.Encode)), at(string(codec.Decode))
	if encode < 0 || decode < 0 {
		return t
	}
	for _, c := range report.Compressors {
		r := route{Name: c.Name, Write: []int{encode}, Read: []int{decode}, Sent: encode}
		if c.Forth != "" {
			forth, back := at(c.Forth), at(c.Back)
			if forth < 0 || back < 0 {
				continue
			}
			r.Write, r.Read, r.Sent = append(r.Write, forth), append(r.Read, back), forth
		}
		t.Routes = append(t.Routes, r)
	}
	return t
}

// newModelInfo says what is timed in a model; of one that is not known here, nothing.
func newModelInfo(model string) modelInfo {
	info := modelInfo{Name: model}
	for _, m := range codec.Models {
		if string(m.Model) == model {
			info.About = m.About
		}
	}
	for _, m := range compress.Models {
		if string(m.Model) == model {
			info.About = m.About
		}
	}
	if step, ok := compress.Of(codec.Model(model)); ok {
		info.Compression = true
		if !step.Back {
			info.Batch = step.Messages
		}
	}
	return info
}
