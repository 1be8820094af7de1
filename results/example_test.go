package results_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/wirebench/wirebench/results"
)

// A program reads the record that it contains: lines of JSON, of which the first describes the run.
// The name of the record begins with the time at which the run started.
func Example() {
	text, err := gzip.NewReader(bytes.NewReader(results.Newest))
	if err != nil {
		fmt.Println(err)
		return
	}
	var first struct {
		Kind    string
		Started time.Time
	}
	if err := json.NewDecoder(text).Decode(&first); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("kind:", first.Kind)
	fmt.Println("same time:", strings.HasPrefix(results.Name, first.Started.UTC().Format("2006-01-02T150405")))
	// Output:
	// kind: run
	// same time: true
}
