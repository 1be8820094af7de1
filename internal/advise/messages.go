package advise

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// messages describes the messages of a question.
type messages struct {
	// about describes those of the only data set after its name, with their size. It is "" for several.
	about string
	// others are data sets of the record with messages of other sizes, with these sizes. own says that a data set is a
	// type of the reader, whose messages need no replacement.
	others []string
	own    bool
}

// otherSizes are the sizes as JSON, in bytes, of small and of large messages.
var otherSizes = []float64{2e2, 2e4}

// likeSize is the factor within which two sizes are about the same.
const likeSize = 2.5

func messagesOf(rec record.Record, q Question) messages {
	var m messages
	var of record.DataInfo
	for _, d := range rec.Run.Data {
		if slices.Contains(q.Data, d.Name) {
			m.own, of = m.own || d.Own, d
		}
	}
	if len(q.Data) > 1 {
		return m
	}
	if about, _, _ := strings.Cut(of.About, ":"); about != "" {
		m.about = ", " + about
	}
	if of.JSON > 0 {
		m.about += " (" + report.Size(of.JSON) + " as JSON)"
	}
	for _, size := range otherSizes {
		far := func(bytes float64) float64 { return math.Abs(math.Log(max(bytes, 1) / size)) }
		nearest := slices.MinFunc(rec.Run.Data, func(a, b record.DataInfo) int { return cmp.Compare(far(a.JSON), far(b.JSON)) })
		name := fmt.Sprintf("%s (%s)", nearest.Name, report.Size(nearest.JSON))
		if far(of.JSON) > math.Log(likeSize) && nearest.JSON > 0 && nearest.Name != of.Name && !slices.Contains(m.others, name) {
			m.others = append(m.others, name)
		}
	}
	return m
}

// measure is the command that measures the reader's type and messages, so that the same question can be asked of its
// record.
func (a Advice) measure() string {
	operations := []string{string(codec.Encode), string(codec.Decode)}
	if encode, decode := a.Load.Mode.Operations(); encode != operations[0] {
		operations = append(operations, encode, decode)
	}
	if by := a.Load.compressor(); by != nil {
		operations = append(operations, by.Forth, by.Back)
	}
	if a.Load.Largest > 0 {
		operations = append(operations, string(codec.PeakEncode), string(codec.PeakDecode))
	}
	s := "wirebench own TYPE --samples FILE"
	if len(operations) > 2 { // more than own measures anyway
		s += " --operation " + strings.Join(operations, ",")
	}
	return s
}
