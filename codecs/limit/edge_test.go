//go:build edge

package limit_test

import (
	edges "github.com/wirebench/wirebench/bound/_made/edge/limit"
	"github.com/wirebench/wirebench/corpus/edge"
)

func init() {
	made = append(made, edges.Glue)
	data = append(data, edge.Sets)
}
