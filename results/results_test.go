package results

import (
	"os"
	"regexp"
	"testing"
)

// TestNewest checks that the embedded record is the newest one of all data sets.
func TestNewest(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	dated := regexp.MustCompile(`^\d{4}-\d\d-\d\dT`)
	newest := ""
	for _, e := range entries { // in the order of their names
		if dated.MatchString(e.Name()) {
			newest = e.Name()
		}
	}
	if newest != Name {
		t.Errorf("%s is newer than %s: name it in results.go", newest, Name)
	}
}
