package bench_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// compareLines compares findings, data sets by codec and operations, with the lines of a file. It
// ignores lines about cells that were not checked here. They come from other builds: a codec may
// need another Go version, the module of a data set may be missing, or code may not have been made.
func compareLines(t *testing.T, path string, got map[string][]string, looked func(codec, data string) bool) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	of := func(where string) string { name, _, _ := strings.Cut(where, " "); return name }
	for where, sets := range got {
		sets = slices.DeleteFunc(slices.Clone(sets), func(data string) bool { return !looked(of(where), data) })
		if got[where] = sets; len(sets) == 0 {
			delete(got, where)
		}
	}
	want, other := make(map[string][]string), make(map[string][]string)
	for line := range strings.Lines(string(text)) {
		where, sets, _ := strings.Cut(strings.TrimSpace(line), ": ")
		for _, data := range strings.Fields(sets) {
			if looked(of(where), data) {
				want[where] = append(want[where], data)
			} else {
				other[where] = append(other[where], data)
			}
		}
	}
	if *update {
		all := maps.Clone(got)
		for where, sets := range other {
			all[where] = slices.Concat(all[where], sets)
		}
		if err := os.WriteFile(path, []byte(strings.Join(list(all), "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(list(want), list(got)); diff != "" {
		t.Errorf("%s (-want +got, -update accepts it):\n%s", path, diff)
	}
}

// list returns a line for each key, in order.
func list(sets map[string][]string) []string {
	var lines []string
	for where, names := range sets {
		slices.Sort(names)
		lines = append(lines, where+": "+strings.Join(names, " "))
	}
	slices.Sort(lines)
	return lines
}
