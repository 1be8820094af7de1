package bench_test

import (
	"flag"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/builtin/generated/edges"
	"github.com/wirebench/wirebench/builtin/survey"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/edge"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure"
)

var (
	update = flag.Bool("update", false, "rewrite the golden files")
	only   = flag.String("codec", "", "the codecs that tests of every codec use: names with commas between them, or all (default a few; all of them with WIREBENCH_EVERY or -tags edge)")
)

// few are codecs of each kind: by reflection, compiled at run time, and with code made for a type
// in each way that emitters have. Each mark occurs, too.
const few = "noop,limit,memcpy,json,gob,yaml/v3,cbor,sonic,msgp,mus,mus/unsafe,fastssz,protobuf,vtprotobuf/unsafe,hyperpb,thrift/binary,avro,flatbuffers,capnp"

func TestMain(m *testing.M) {
	// A library that decodes times into the local zone must not pass because the machine is in UTC.
	time.Local = time.FixedZone("somewhere", -3*3600)
	os.Exit(m.Run())
}

// linked returns all codecs and data sets. Only this test links all of them, with all made code.
func linked(t testing.TB) measure.Catalog {
	t.Helper()
	catalog, err := survey.All(builtin.Roles()).Catalog()
	if err != nil {
		t.Fatal(err)
	}
	return catalog
}

// chosen returns the codecs that -codec names. Without the flag it returns a few codecs, unless
// everything is to be checked.
func chosen(t *testing.T, catalog measure.Catalog) []codec.Codec {
	t.Helper()
	names := *only
	switch {
	case names == "all":
		return catalog.Codecs
	case names != "":
	case testing.Short() || !every.Case() && !edges.Made:
		names = few
	default:
		return catalog.Codecs
	}
	var all []codec.Codec
	for name := range strings.SplitSeq(names, ",") {
		k, err := catalog.Codec(name)
		if err != nil {
			t.Fatalf("-codec: %v", err)
		}
		all = append(all, k)
	}
	return all
}

// needsEdges is the reason why a test is skipped or checks less than it could.
const needsEdges = "needs the code of edge values: go generate ./builtin/generated && go test -tags edge ./bench"

// edgeSets returns the sets of package edge. Codecs that need code for each type have it only if it
// was made, and refuse the types otherwise.
func edgeSets() []corpus.Set { return glued(edge.Sets()) }

func glued(sets []corpus.Set) []corpus.Set {
	glue := edges.Glue()
	for _, s := range sets {
		s.Type.Glue = glue[s.Type.Go]
	}
	return sets
}
