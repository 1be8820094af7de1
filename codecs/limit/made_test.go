package limit_test

import (
	"testing"

	book "github.com/wirebench/wirebench/builtin/generated/_made/book/limit"
	cluster "github.com/wirebench/wirebench/builtin/generated/_made/cluster/limit"
	ergo "github.com/wirebench/wirebench/builtin/generated/_made/ergo/limit"
	game "github.com/wirebench/wirebench/builtin/generated/_made/game/limit"
	huge "github.com/wirebench/wirebench/builtin/generated/_made/huge/limit"
	jsonfiles "github.com/wirebench/wirebench/builtin/generated/_made/jsonfiles/limit"
	jsonwide "github.com/wirebench/wirebench/builtin/generated/_made/jsonwide/limit"
	media "github.com/wirebench/wirebench/builtin/generated/_made/media/limit"
	order "github.com/wirebench/wirebench/builtin/generated/_made/order/limit"
	otlp "github.com/wirebench/wirebench/builtin/generated/_made/otlp/limit"
	person "github.com/wirebench/wirebench/builtin/generated/_made/person/limit"
	savegame "github.com/wirebench/wirebench/builtin/generated/_made/savegame/limit"
	service "github.com/wirebench/wirebench/builtin/generated/_made/service/limit"
	shapes "github.com/wirebench/wirebench/builtin/generated/_made/shapes/limit"
	telemetry "github.com/wirebench/wirebench/builtin/generated/_made/telemetry/limit"
	"github.com/wirebench/wirebench/builtin/parts/sets"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/limit"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
)

// made returns the code for the types of all data sets. With build tag edge it includes edge
// values.
var made = []func() codec.Glue{
	book.Glue,
	cluster.Glue,
	ergo.Glue,
	game.Glue,
	huge.Glue,
	jsonfiles.Glue,
	jsonwide.Glue,
	media.Glue,
	order.Glue,
	otlp.Glue,
	person.Glue,
	savegame.Glue,
	service.Glue,
	shapes.Glue,
	telemetry.Glue,
}

// data are the data sets of these types.
var data = sets.All()

// bound is a data set with the port of limit.
type bound struct {
	corpus.Set
	port codec.Port
}

// all returns the data sets that limit carries. Every table lists the reasons for the others.
func all(t testing.TB) (bounds []bound) {
	t.Helper()
	k := limit.Codecs()[0]
	glue := codec.Join(made...)
	for _, of := range data {
		for _, set := range of() {
			set.Type.Glue = glue[set.Type.Go]
			if set.Type.Glue[k.Name] == nil {
				t.Fatalf("%s: limit has no code for it", set.Type.Name)
			}
			if port, err := k.Bind(set.Type); err == nil {
				bounds = append(bounds, bound{set, port})
			}
		}
	}
	return bounds
}

// sample returns a few messages of the set, or none if the module with the messages is missing.
func (b bound) sample(t testing.TB) []any {
	t.Helper()
	ring, err := corpus.Sample(b.Set)
	if why := module.Missing(err); why != "" {
		t.Log(why)
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	return ring.Values
}
