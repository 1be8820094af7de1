package measure

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/fieldmap"
)

func testDumps(t *testing.T, data string, message int, codecs ...string) ([]Dumped, error) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return Dumps(t.Context(), Options{
		Data: []string{data}, Codecs: codecs, Binaries: []string{self}, Limits: Limits{Timeout: timeout}, Progress: func(Progress) {},
	}, message, true)
}

// A codec that goes wrong in any way shows its fault, and its bytes if it has any. The other codecs
// are not affected.
func TestDumpsWithFaultyCodecs(t *testing.T) {
	codecs := names(testCatalog())
	all, err := testDumps(t, "items", 3, codecs...)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range all {
		got = append(got, d.Codec)
	}
	if !slices.Equal(got, codecs) {
		t.Fatalf("dumps of %v, want %v", got, codecs)
	}
	for _, c := range []struct {
		codec, reason, fault string
		bytes                bool
	}{
		{"noop", "a baseline, not an encoding", "", false},
		{"json", "", "", true},
		{"unfit", "no structs", "", false},
		{"unbindable", "panic: bind", "", false},
		{"reader", "only decodes the bytes of json", "", false},
		{"stray", "reads the bytes of missing, which is not in this program", "", false},
		{"panics", "", "panic: no", true},
		{"fails", "", "decode: bad", true},
		{"forgets", "", "Count: want ", true},
		{"exits", "", "fatal: no more", true},
		{"quits", "", "ended the process", true},
		{"hangs", "", fmt.Sprintf("hangs: no progress in %v", timeout), false},
		{"late", "", "Name: want ", true},
		{"exits late", "", "killed the process (exit status 8)", true},
		{"msgpack", "", "", true},
	} {
		d := all[slices.Index(codecs, c.codec)]
		if d.Reason != c.reason || c.fault == "" && d.Fault != "" || !strings.Contains(d.Fault, c.fault) || (d.Layout != nil) != c.bytes {
			t.Errorf("%s: reason %q, fault %q, bytes %v; want %q, %q, %v", c.codec, d.Reason, d.Fault, d.Layout != nil, c.reason, c.fault, c.bytes)
		}
	}
	layout := all[slices.Index(codecs, "json")].Layout
	if len(layout.Fields) != 2 || layout.Fields[0].Bytes == 0 || layout.Fields[1].Bytes == 0 {
		t.Errorf("json: %+v", layout)
	}
	// Bytes that are written whatever the value is belong to no field.
	layout = all[slices.Index(codecs, "late")].Layout
	if layout.Split.Overhead != layout.Size || layout.Fields[0].Note != fieldmap.NotCarried {
		t.Errorf("late: %+v", layout)
	}
}

// An error before a codec runs is no codec's fault.
func TestDumpsWithFaultyData(t *testing.T) {
	for _, c := range []struct {
		data    string
		message int
		want    string
	}{
		{"broken", 0, "panic: no database"},
		{"items", 4096, "examining items: data set items has no message 4096; give one from 0 to 4095"},
	} {
		all, err := testDumps(t, c.data, c.message, "json")
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("message %d of %s: %v, error %v; want %q", c.message, c.data, all, err, c.want)
		}
	}
}
