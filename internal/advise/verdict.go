package advise

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Verdict is what is known of a codec and a need.
type Verdict struct {
	Standing Standing `json:"standing"`
	// Why is the reason, in a clause. It is "" if the need is met and nothing is to be said.
	Why string `json:"why,omitempty"`
	// Source is where it is documented, if it was not seen in the run.
	Source string `json:"source,omitempty"`
}

// Standing says whether a codec meets a need, and how that is known.
type Standing string

// The standings.
const (
	// Met means that the run proved it, or that it is a fact about the codec.
	Met Standing = "met"
	// Documented means that the codec meets the need according to documentation. No run checked it.
	Documented Standing = "documented"
	// Open means that neither a run nor documentation says whether it does.
	Open Standing = "open"
	// Failed means that the codec does not meet the need.
	Failed Standing = "failed"
)

// good reports whether a candidate may have the standing.
func (s Standing) good() bool { return s == Met || s == Documented }

// Verdicts returns what is known of a codec on a data set, by the names of the needs that readers can tick: see
// [Ticked]. row has its cells of encode and decode.
func Verdicts(row report.Row, data record.DataInfo) map[string]Verdict {
	o := option{info: row.Codec, rows: []report.Row{row}, data: []record.DataInfo{data}, languages: []string{"JavaScript"}}
	for _, c := range row.Cells {
		if c.Operation == string(codec.Encode) {
			o.encoded = []record.Cell{c.Cell}
		}
	}
	all := make(map[string]Verdict)
	for _, n := range Ticked() {
		all[n.String()] = n.Kind().judge(o, n)
	}
	return all
}

// Ticked are the needs that are either there or not: those without values, each value of the others that may come
// without one, and each further change of a type together with either order, for which the orders of both count.
func Ticked() (all []Need) {
	for _, k := range Kinds {
		if k.Values == nil || k.More != nil {
			all = append(all, Need{Name: k.Name})
		}
		for _, value := range k.Values {
			if k.More != nil {
				all = append(all, Need{Name: k.Name, Values: []string{value}})
			}
			if slices.Contains(verdict.Changes, value) {
				all = append(all, Need{Name: k.Name, Values: []string{eitherOrder, value}})
			}
		}
	}
	return all
}

// unless returns a verdict: met if so, and otherwise failed for the reason.
func unless(so bool, why string) Verdict {
	if so {
		return Verdict{Standing: Met}
	}
	return failed(why)
}

func failed(why string) Verdict { return Verdict{Standing: Failed, Why: report.OneLine(why)} }

// stated returns the verdict of a statement about a topic.
func (o option) stated(topic string) Verdict {
	for _, s := range o.info.Statements {
		if s.About == topic {
			return o.documented(s)
		}
	}
	return Verdict{Standing: Open, Why: "nothing is documented about it"}
}

func (o option) documented(s record.Statement) Verdict {
	v := Verdict{Standing: Failed, Why: report.OneLine(s.What), Source: s.Source}
	if s.Holds {
		v.Standing = Documented
	}
	return v
}

// unset says which limits on input a program can set that are off by default. It is "" if none is known against
// these risks.
func (o option) unset(risks ...codec.Risk) string {
	var all []string
	for _, g := range codec.GuardsAgainst(o.info.Guards, risks...) {
		if g.Off() {
			all = append(all, fmt.Sprintf("%s (%s)", g.Option, g.Of))
		}
	}
	if all == nil {
		return ""
	}
	return "limits that are off by default: " + strings.Join(all, ", ")
}

// join returns what is not empty, with a semicolon between.
func join(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "; ")
}

// risks returns the reasons why the codec is not sound on one of the data sets.
func (o option) risks() []report.Risk {
	var all []report.Risk
	for _, r := range o.rows {
		for _, risk := range r.Risks() {
			if !slices.Contains(all, risk) {
				all = append(all, risk)
			}
		}
	}
	return all
}

// marked reports whether a mark of the codec applies to one of the data sets.
func (o option) marked(mark string) bool {
	return slices.ContainsFunc(o.rows, func(r report.Row) bool { return slices.Contains(r.Marks(), mark) })
}

// lost returns what values of the data sets lost.
func (o option) lost() []string {
	var all []string
	for _, r := range o.rows {
		for _, c := range r.Cells {
			all = append(all, c.Lost...)
		}
	}
	return all
}

func (o option) loses(rule string) bool { return slices.Contains(o.lost(), rule) }

// failures returns the needs that a codec does not meet, with the reasons.
func (o option) failures(needs []Need) []Failure {
	var all []Failure
	for _, n := range needs {
		if v := n.Kind().judge(o, n); !v.Standing.good() {
			all = append(all, Failure{n.String(), v.Why, v.Source})
		}
	}
	return all
}

// conditions returns what users of the codec must do so that it meets a need for evolution.
func (o option) conditions(n Need) []string {
	if n.Kind().judge(o, n).Standing != Met {
		return nil
	}
	return o.orders(n)
}

// statements returns the needs that a codec meets according to documentation.
func (o option) statements(needs []Need) []Failure {
	var all []Failure
	for _, n := range needs {
		if v := n.Kind().judge(o, n); v.Standing == Documented {
			all = append(all, Failure{n.String(), v.Why, v.Source})
		}
	}
	return all
}
