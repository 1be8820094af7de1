package hostile_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/hostile"
	"github.com/wirebench/wirebench/internal/record"
)

// committed returns committed records, one of each kind of run. Long ones are shortened.
func committed(t testing.TB) map[string][]byte {
	all := make(map[string][]byte)
	for name, path := range map[string]string{
		"synthetic": "internal/report/testdata/synthetic/record.jsonl",
		"messages":  "results/messages-order/record.jsonl.gz",
		"spawn":     "results/spawn/record.jsonl.gz",
		"own":       "results/own/wide/record.jsonl.gz",
	} {
		file, err := os.Open(filepath.Join("..", "..", path))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close() // only read from
		var from io.Reader = file
		if strings.HasSuffix(path, ".gz") {
			if from, err = gzip.NewReader(file); err != nil {
				t.Fatal(err)
			}
		}
		if all[name], err = io.ReadAll(from); err != nil {
			t.Fatal(err)
		}
	}
	all["own"] = some(all["own"])
	return all
}

// few matches the codecs that remain in a shortened record.
var few = regexp.MustCompile(`"codec":"(json|json \(twin\)|noop|limit|gob|goccy/json|protobuf|msgp)"`)

func some(text []byte) []byte {
	var kept [][]byte
	for line := range bytes.Lines(text) {
		if !bytes.Contains(line, []byte(`"codec":"`)) || few.Match(line) {
			kept = append(kept, line)
		}
	}
	return bytes.Join(kept, nil)
}

// However a record is damaged, no command panics, and nothing that it prints acts on a terminal or
// a page. HOSTILE is the number of damaged records with which every command is tried. Without it
// there are fewer records, each for a few commands, and the fewest in daily work.
func TestMutatedRecords(t *testing.T) {
	n, all := 600, false
	if every.Case() {
		n = 2000
	}
	if s := os.Getenv("HOSTILE"); s != "" {
		var err error
		if n, err = strconv.Atoi(s); err != nil {
			t.Fatal(err)
		}
		all = true
	}
	records := committed(t)
	for name, text := range records {
		t.Run(name, func(t *testing.T) { mutated(t, text, n/len(records), all) })
	}
}

// mutated tries n damaged records.
func mutated(t *testing.T, text []byte, n int, all bool) {
	r := newRunner(t)
	if took, err := r.check(text, commands); err != nil || took < len(commands)/3 {
		t.Errorf("as it is: %d of %d commands took it; %v", took, len(commands), err)
	}
	readable, ran := 0, 0
	for seed := range n {
		changed := hostile.Mutate(text, rand.New(rand.NewPCG(uint64(seed), 1)))
		// All commands share one reader, so few are enough for records that can't be read.
		some := 1
		if err := r.write(changed); err != nil {
			t.Fatal(err)
		}
		if _, err := record.ReadAll(r.path("RECORD")); err == nil {
			readable++
			if some = 2; all {
				some = len(commands)
			}
		}
		var tried []command
		for i := range some {
			tried = append(tried, commands[(seed+7*i)%len(commands)])
		}
		if _, err := r.check(changed, tried); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if ran += some; seed%500 == 499 {
			t.Logf("%d records, of which %d can be read, and %d commands", seed+1, readable, ran)
		}
	}
	if readable < n/10 {
		t.Errorf("of %d records only %d can be read: the changes are too coarse to see what is printed", n, readable)
	}
}
