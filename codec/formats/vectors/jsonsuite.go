package vectors

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const rfc8259 = "https://www.rfc-editor.org/rfc/rfc8259"

// jsonTests are the files of JSONTestSuite, https://github.com/nst/JSONTestSuite.
var jsonTests = Tree{"github.com/go-faster/jx", "v1.2.0", "testdata/test_parsing", "ca992df8f22caebcd8a860c8c6b469359c0543a7ea460c69ed967a2992bd26da"}

// jsonVerdicts are the same tests with the verdicts of RFC 8259, which is newer than the suite. Bytes that
// are not UTF-8 were lost in this file, so that only its names are used.
var jsonVerdicts = Tree{"github.com/bytedance/sonic", "v1.15.5", "testdata/JSONTestSuite/testdata.json.gz", "68e6a77fb562a3c992595bb409e1490288111ad7761fe8e4ad8abba1ea042ac1"}

func jsonSuites() []Suite {
	into := []reflect.Type{anything}
	return []Suite{
		{"JSONTestSuite", into, []Tree{jsonTests}, jsonTestSuite},
		{"JSONTestSuite where RFC 8259 decides", into, []Tree{jsonTests, jsonVerdicts}, jsonReclassified},
	}
}

// jsonTestSuite returns the vectors with the verdicts of the suite, which is older than RFC 8259. Objects
// with a duplicate name are the exception: neither RFC demands that they are accepted.
func jsonTestSuite(files []map[string][]byte) (all []Vector, err error) {
	for _, name := range slices.Sorted(maps.Keys(files[0])) {
		test, found := strings.CutSuffix(name, ".json")
		if !found {
			continue
		}
		demand := map[string]Demand{"y_": Accept, "n_": Reject, "i_": Either}[test[:2]]
		if strings.Contains(test, "duplicated_key") {
			demand = Either
		}
		all = append(all, Vector{Name: test, Input: attacks.Of(files[0][name]), Demand: demand, Source: jsonSection(test[2:])})
	}
	return all, nil
}

// jsonReclassified returns the vectors that the suite leaves to the decoder and on which authors of newer
// verdicts decide. Those are about text that is not UTF-8: section 8.1 of RFC 8259 demands of those who send
// JSON to others that it is in UTF-8. Section 9 lets decoders accept other forms, so they may do either.
func jsonReclassified(files []map[string][]byte) (all []Vector, err error) {
	decided := make(map[string]byte)
	for _, packed := range files[1] {
		r, err := gzip.NewReader(bytes.NewReader(packed))
		if err != nil {
			return nil, err
		}
		text, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		var tests map[string]string
		if err := json.Unmarshal(text, &tests); err != nil {
			return nil, fmt.Errorf("%s: %w", jsonVerdicts.Path, err)
		}
		for name := range tests {
			decided[name[2:]] = name[0]
		}
	}
	suite, err := jsonTestSuite(files)
	for _, v := range suite {
		if v.Name[0] != 'i' {
			continue
		}
		switch decided[v.Name[2:]] {
		case 'n':
			v.Demand, v.Source = Either, rfc8259+"#section-9"
		case 'y': // numbers out of the usual range
			v.Demand, v.Source = Refusable, rfc8259+"#section-6"
		default:
			continue
		}
		all = append(all, v)
	}
	return all, err
}

// jsonSection returns the section of the RFC that a test is about, by its name.
func jsonSection(test string) string {
	for part, section := range map[string]string{
		"array": "5", "object": "4", "number": "6", "string": "7", "structure": "2", "multidigit": "6", "incomplete": "3", "single": "2",
	} {
		if strings.HasPrefix(test, part) {
			return rfc8259 + "#section-" + section
		}
	}
	return rfc8259 + "#section-2"
}
