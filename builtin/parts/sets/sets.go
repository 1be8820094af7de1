// Package sets lists the data sets that wirebench comes with, one package in each line.
//
// It must not know codecs: data sets need none.
package sets

import (
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/book"
	"github.com/wirebench/wirebench/corpus/cluster"
	"github.com/wirebench/wirebench/corpus/ergo"
	"github.com/wirebench/wirebench/corpus/game"
	"github.com/wirebench/wirebench/corpus/huge"
	"github.com/wirebench/wirebench/corpus/jsonfiles"
	"github.com/wirebench/wirebench/corpus/jsonwide"
	"github.com/wirebench/wirebench/corpus/media"
	"github.com/wirebench/wirebench/corpus/order"
	"github.com/wirebench/wirebench/corpus/otlp"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/corpus/savegame"
	"github.com/wirebench/wirebench/corpus/service"
	"github.com/wirebench/wirebench/corpus/shapes"
	"github.com/wirebench/wirebench/corpus/telemetry"
)

// All returns the Sets functions of all built-in data packages.
func All() []func() []corpus.Set {
	return []func() []corpus.Set{
		person.Sets,
		service.Sets,
		huge.Sets,
		book.Sets,
		ergo.Sets,
		order.Sets,
		savegame.Sets,
		telemetry.Sets,
		game.Sets,
		media.Sets,
		shapes.Sets,
		jsonfiles.Sets,
		jsonwide.Sets,
		cluster.Sets,
		otlp.Sets,
	}
}
