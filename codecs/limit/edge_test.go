//go:build edge

package limit_test

import (
	"github.com/wirebench/wirebench/builtin/generated/edges"
	"github.com/wirebench/wirebench/corpus/edge"
)

func init() {
	made = append(made, edges.Glue)
	data = append(data, edge.Sets)
}
