package telemetry

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/corpus"
)

// Label is a dimension of a series.
type Label struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Sample is a value at a time in milliseconds since 1970.
type Sample struct {
	Value     float64 `json:"value"`
	Timestamp int64   `json:"timestamp"`
}

// Series is a time series.
type Series struct {
	Labels  []Label  `json:"labels"`
	Samples []Sample `json:"samples"`
}

// WriteRequest is the batch that an agent sends to a store of time series.
type WriteRequest struct {
	Series []Series `json:"series"`
}

// labels are names of further labels, besides those that every series has.
var labels = []string{
	"namespace", "pod", "container", "node", "service", "endpoint", "le", "code", "method", "path",
	"device", "mode", "version", "region", "zone", "team", "shard", "tenant", "quantile", "reason",
}

// series returns a series with its labels in the order of their names, as senders must have them.
func series(r *corpus.Rand) Series {
	const n = 10
	s := Series{Labels: []Label{
		{"__name__", corpus.Pick(r, "http_", "go_", "node_", "process_", "grpc_") + r.ASCIIName() + corpus.Pick(r, "_total", "_seconds_bucket", "_bytes", "_count")},
		{"instance", fmt.Sprintf("10.%d.%d.%d:%d", r.IntN(4), r.IntN(16), r.IntN(256), r.Between(9090, 9100))},
		{"job", corpus.Pick(r, "node", "kubelet", "apiserver", "gateway", "billing", "search")},
	}}
	// A few names are on most series, the others on few series.
	used := make(map[int]bool)
	for len(used) < n-len(s.Labels) {
		used[r.Skewed(0, len(labels)-1)] = true
	}
	for i, name := range labels {
		if used[i] {
			s.Labels = append(s.Labels, Label{name, value(r, name)})
		}
	}
	slices.SortFunc(s.Labels, func(a, b Label) int { return strings.Compare(a.Name, b.Name) })
	s.Samples = []Sample{{Timestamp: 1_750_000_000_000 + r.Int64N(60_000)}}
	switch x := r.Float64(); {
	case x < 0.2: // nothing happened
	case x < 0.7: // a counter
		s.Samples[0].Value = float64(r.Skewed(1, 1_000_000_000))
	default: // a gauge
		s.Samples[0].Value = float64(r.Skewed(1, 1_000_000_000)) / 1_000_000
	}
	return s
}

func value(r *corpus.Rand, name string) string {
	switch name {
	case "pod":
		return r.ASCIIName() + "-" + r.Hex(9) + "-" + r.Letters(5, "bcdfghjklmnpqrstvwxz2456789")
	case "le":
		return corpus.Pick(r, "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1", "2.5", "5", "10", "+Inf")
	case "code":
		return corpus.Pick(r, "200", "200", "200", "204", "301", "400", "404", "500")
	case "method":
		return corpus.Pick(r, "GET", "GET", "POST", "PUT", "DELETE")
	case "path":
		return "/api/v1/" + r.ASCIIName()
	case "version":
		return fmt.Sprintf("v%d.%d.%d", r.IntN(3), r.IntN(30), r.IntN(10))
	case "quantile":
		return corpus.Pick(r, "0.5", "0.9", "0.99")
	}
	return r.ASCIIName()
}

func writeRequest(r *corpus.Rand) WriteRequest {
	return WriteRequest{corpus.List(r, r.Count(2000), series)}
}
