//go:build !permissive

package parts

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/dedis"
)

// copyleft are the codecs whose licence forbids to pass on a program that has
// them together with the others: go.dedis.ch/protobuf is under GPL 2.0. Building
// with -tags permissive leaves them out.
var copyleft = []func() []codec.Codec{dedis.Codecs}
