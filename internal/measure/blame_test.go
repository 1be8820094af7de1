package measure

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// The part that ends processes is found, wherever they were when they died. Nobody is blamed for a
// death that doesn't happen again, or that happens without any part.
func TestBlame(t *testing.T) {
	parts := []string{"a", "b", "c", "d", "e", "f", "g"}
	for _, c := range []struct {
		name    string
		suspect int
		dies    func(parts []string) bool
		want    int
		most    int // the most tries
	}{
		{"where it was", 3, func(p []string) bool { return slices.Contains(p, "d") }, 3, 1},
		{"before", 5, func(p []string) bool { return slices.Contains(p, "b") }, 1, 7},
		{"the first", 6, func(p []string) bool { return slices.Contains(p, "a") }, 0, 7},
		{"the last, before it was noted", supervise.SettingUp, func(p []string) bool { return slices.Contains(p, "g") }, 6, 8},
		{"never again", 3, func([]string) bool { return false }, nobody, 2},
		{"without any", supervise.SettingUp, func([]string) bool { return true }, supervise.SettingUp, 1},
		{"two of them together", 4, func(p []string) bool { return slices.Contains(p, "a") && slices.Contains(p, "g") }, 4, 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			tries := 0
			first := &supervise.Death{Why: "it died first"}
			who, why, err := blame(parts, c.suspect, first, func(some []string) (*supervise.Death, error) {
				if tries++; !c.dies(some) {
					return nil, nil
				}
				return &supervise.Death{Why: fmt.Sprint("died of ", some)}, nil
			})
			if err != nil || who != c.want || (why == nil) != (who == nobody) || tries > c.most {
				t.Errorf("%d is to blame (%v) after %d tries, error %v; want %d after %d", who, why, tries, err, c.want, c.most)
			}
			if who >= 0 && who < len(parts) && why != first && why.Why != fmt.Sprint("died of ", parts[who:who+1]) {
				t.Errorf("%s is blamed for what it %s", parts[who], why.Why)
			}
		})
	}
	full := errors.New("disk full")
	if _, _, err := blame(parts, 1, nil, func([]string) (*supervise.Death, error) { return nil, full }); !errors.Is(err, full) {
		t.Errorf("error %v, want %v", err, full)
	}
}
