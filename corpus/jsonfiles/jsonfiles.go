// Package jsonfiles has documents that authors of JSON libraries measure with, and the functions
// that find such documents. The types are our own. The documents are read from Go modules, which
// carry them for their tests. Documents with wide types are in package jsonwide.
package jsonfiles

import (
	"slices"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
)

// Experiment returns a document of the experiment that became encoding/json/v2.
func Experiment(name, sum string) module.File {
	return module.File{
		Module: "github.com/go-json-experiment/json", Version: "v1.27.2",
		Path: "internal/jsontest/_embed/" + name + ".json.zst", Sum: sum,
	}
}

// Simdjson returns a document of the simdjson suite, as its Go port carries it.
func Simdjson(name, sum string) module.File {
	return module.File{
		Module: "github.com/minio/simdjson-go", Version: "v0.4.5",
		Path: "testdata/" + name + ".json.zst", Sum: sum,
	}
}

var (
	canada       = Simdjson("canada", "30ae2885b4803f9d51d5570d871cd109ffadb5c6bcf87be05e9f8e48e524ab89")
	golangSource = Experiment("golang_source", "bf75ebdcb2293e831f5c4b7d5056b6d6352f10cc54b5c1650d85ffc1742fb29c")
)

// Sets returns canada and golang_source.
func Sets() []corpus.Set {
	return []corpus.Set{
		module.JSON("canada", "the border of Canada, 55,563 points: floats in nested lists; 2,251,051 bytes as published",
			canada, nil, someRings),
		module.JSON("golang_source", "the 12,806 files of a project as a tree 16 levels deep; 1,940,472 bytes as published",
			golangSource, nil, someFiles),
	}
}

// someRings returns two maps of three rings each. Long rings are cut.
func someRings(c Collection) []Collection {
	rings := c.Features[0].Geometry.Coordinates
	cut := func(rings [][][2]float64) Collection {
		f := c.Features[0]
		f.Geometry.Coordinates = nil
		for _, ring := range rings {
			f.Geometry.Coordinates = append(f.Geometry.Coordinates, ring[:min(len(ring), 100)])
		}
		return Collection{c.Type, []Feature{f}}
	}
	return []Collection{cut(rings[:3]), cut(rings[3:6])}
}

// someFiles returns two trees. Each folder keeps only its first and its last files.
func someFiles(s Source) []Source {
	return []Source{{prune(*s.Tree, 1), s.Username}, {prune(*s.Tree, 2), s.Username}}
}

func prune(n SourceNode, most int) *SourceNode {
	kids := n.Kids
	if len(kids) > 2*most {
		kids = slices.Concat(kids[:most], kids[len(kids)-most:])
	}
	n.Kids = make([]SourceNode, len(kids))
	for i, k := range kids {
		n.Kids[i] = *prune(k, most)
	}
	return &n
}
