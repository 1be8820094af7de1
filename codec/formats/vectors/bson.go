package vectors

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"reflect"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const (
	bsonSpec       = "https://bsonspec.org/spec.html"
	bsonCorpusText = "https://github.com/mongodb/specifications/blob/master/source/bson-corpus/bson-corpus.md"
)

func bsonCorpus() Suite {
	return Suite{
		Name:    "BSON corpus",
		Into:    []reflect.Type{anyMap, anything},
		Trees:   []Tree{{"go.mongodb.org/mongo-driver", "v1.17.10", "testdata/bson-corpus", "4f37a0f4e2865a450402f473429ba681cd4ca16d93ea96b3aa9744f4b80988ae"}},
		Vectors: bsonVectors,
	}
}

// bsonVectors returns the documents of the corpus. It has tests of a JSON form of BSON as well, which are
// left out.
func bsonVectors(files []map[string][]byte) (all []Vector, err error) {
	for _, name := range slices.Sorted(maps.Keys(files[0])) {
		if path.Ext(name) != ".json" {
			continue
		}
		var tests struct {
			Description string
			Deprecated  bool
			Valid       []struct {
				Description string
				Canonical   string `json:"canonical_bson"`
				Degenerate  string `json:"degenerate_bson"`
			}
			DecodeErrors []struct{ Description, BSON string }
		}
		if err := json.Unmarshal(files[0][name], &tests); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		add := func(test, digits, like string, demand Demand, source string) {
			b, failed := hex.DecodeString(digits)
			canonical, failedToo := hex.DecodeString(like)
			if failed != nil || failedToo != nil {
				err = fmt.Errorf("%s: %s is not hexadecimal", name, test)
			}
			v := Vector{Name: tests.Description + ": " + test, Input: attacks.Of(b), Demand: demand, Source: source}
			if like != "" {
				v.Like = attacks.Of(canonical)
			}
			all = append(all, v)
		}
		demand := Accept
		if tests.Deprecated { // drivers need not support types that nothing writes any longer
			demand = Refusable
		}
		for _, t := range tests.Valid {
			add(t.Description, t.Canonical, "", demand, bsonSpec)
			if t.Degenerate != "" {
				add(t.Description+", degenerate", t.Degenerate, t.Canonical, demand, bsonCorpusText)
			}
		}
		for _, t := range tests.DecodeErrors {
			add(t.Description, t.BSON, "", Reject, bsonCorpusText)
		}
	}
	return all, err
}
