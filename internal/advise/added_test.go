package advise

import "testing"

func TestAdded(t *testing.T) {
	for _, c := range []struct {
		added Added
		want  string
	}{
		{Added{Binary: 4_330_000, Packages: 35, Start: 0.6}, "Adds 4.3 MB and 35 packages to a program"},
		{Added{Binary: 12_345, Packages: 1}, "Adds 0.012 MB and 1 package to a program"},
		{Added{Binary: -100, Start: 6.5}, "Adds 0 MB and 0 packages to a program, and 6.50 ms of a processor to each start"},
	} {
		if got := c.added.String(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.added, got, c.want)
		}
	}
	a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1}, Added: map[string]Added{"protobuf": {Packages: 35}}})
	if err != nil {
		t.Fatal(err)
	}
	if first := a.Shortlist[0]; first.Codec != "protobuf" || first.Added == nil || first.Added.Packages != 35 {
		t.Errorf("the first is %s, which adds %v", first.Codec, first.Added)
	}
}
