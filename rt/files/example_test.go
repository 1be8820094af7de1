package files_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/rt/files"
)

// measurement is the type of the messages in a file.
type measurement struct {
	Sensor string
	Value  float64
}

// A data set has the messages of a file. It reports a message that does not fit its type, and the
// fields of the messages that the type lacks.
func ExampleSet() {
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "captured.jsonl")
	text := `{"Sensor": "a", "Value": 1.5}
{"Sensor": "b", "Value": "none"}
{"Sensor": "c", "Value": 2, "Unit": "m"}
`
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		fmt.Println(err)
		return
	}

	set := files.Set[measurement]("measurements", file)
	for v, err := range set.Messages(false) {
		var unfit *corpus.Unfit
		switch {
		case errors.As(err, &unfit):
			fmt.Printf("%s: %v\n", filepath.Base(unfit.Place), unfit.Err)
		case err != nil:
			fmt.Println(err)
			return
		default:
			fmt.Println(*v.(*measurement))
		}
	}
	unread, err := set.Unread()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("not in the type:", unread)
	// Output:
	// {a 1.5}
	// captured.jsonl:2: Value: a string does not fit into float64
	// {c 2}
	// not in the type: map[Unit:1]
}
