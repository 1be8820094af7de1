package vectors

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"path"
	"reflect"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const yamlTests = "https://github.com/yaml/yaml-test-suite, by YAML 1.2.2"

func yamlSuite() Suite {
	return Suite{
		Name:    "YAML test suite",
		Into:    []reflect.Type{anything},
		Trees:   []Tree{{"github.com/goccy/go-yaml", "v1.19.2", "testdata/yaml-test-suite", "7b6a356cef81acf4464583df5000544c7fedde2f6117b42c28104ce8b0474495"}},
		Vectors: yamlVectors,
	}
}

// yamlVectors returns the documents of the suite. A stream of no document or of several is one that a
// decoder of one value may reject.
func yamlVectors(files []map[string][]byte) (all []Vector, err error) {
	for _, name := range slices.Sorted(maps.Keys(files[0])) {
		if path.Base(name) != "in.yaml" {
			continue
		}
		folder := path.Dir(name)
		v := Vector{Name: folder, Input: attacks.Of(files[0][name]), Demand: Accept, Source: yamlTests}
		text, hasJSON := files[0][folder+"/in.json"]
		_, fails := files[0][folder+"/error"]
		values, err := jsonValues(text)
		if err != nil {
			return nil, err
		}
		switch {
		case fails:
			v.Demand = Reject
		case bytes.Contains(files[0][name], []byte("!!binary")): // JSON has its text, and not its bytes
		case hasJSON && len(values) == 1:
			v.Want = values
		case hasJSON: // no document, or several
			v.Demand = Either
		default: // its keys are no texts, or its value has no form in JSON
			v.Demand = Refusable
		}
		all = append(all, v)
	}
	return all, nil
}

// jsonValues returns the values that a text of JSON has one after the other.
func jsonValues(text []byte) (all []any, err error) {
	in := json.NewDecoder(bytes.NewReader(text))
	in.UseNumber()
	for {
		var v any
		if err := in.Decode(&v); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, numbers(v))
	}
}

// numbers replaces numbers in a value by those of Go: integers, if they are written as such.
func numbers(v any) any {
	switch v := v.(type) {
	case json.Number:
		if n, err := v.Int64(); err == nil {
			return n
		}
		f, err := v.Float64()
		if err != nil {
			return v.String()
		}
		return f
	case []any:
		for i := range v {
			v[i] = numbers(v[i])
		}
	case map[string]any:
		for k := range v {
			v[k] = numbers(v[k])
		}
	}
	return v
}
