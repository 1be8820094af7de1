package record

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// A file of a few megabytes that unpacks to gigabytes takes no more memory than a record.
func TestBomb(t *testing.T) {
	pack := func(text string) []byte {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		if _, err := z.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	for _, c := range []struct {
		name, first, part string
		times             int
		says              string
	}{
		{"a line without end", runLine[:len(runLine)-2] + `,"grade":"`, strings.Repeat("x", 64<<20), 96, ":1: the line is longer than 16 MiB"},
		{"lines without end", runLine, `{"kind":"collected","x":"` + strings.Repeat("x", 1<<20) + "\"}\n", 6 << 10, "the record is longer than 1024 MiB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			bomb := append(pack(c.first), bytes.Repeat(pack(c.part), c.times)...) // a gzip file may consist of several parts
			if most := 16 << 20; len(bomb) > most {
				t.Fatalf("it has %d bytes", len(bomb))
			}
			path := filepath.Join(t.TempDir(), File+packed)
			if err := os.WriteFile(path, bomb, 0o666); err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := ReadAll(path)
			runtime.ReadMemStats(&after)
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("the error is %.200v, want %s", err, c.says)
			}
			if took := after.TotalAlloc - before.TotalAlloc; took > 128<<20 {
				t.Errorf("it took %d MiB", took>>20)
			}
		})
	}
}
