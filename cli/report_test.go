package cli

import "testing"

func TestBits(t *testing.T) {
	for s, want := range map[string]float64{
		"1Gbit": 1e9, "1Gbit/s": 1e9, "100Mbps": 100e6, "2.5G": 2.5e9, "9600": 9600, "64kbit": 64e3, "1Tbit": 1e12,
		"": 0, "fast": 0, "-1Gbit": 0, "0": 0, "1GB": 0, "infG": 0, "NaN": 0, "1MG": 0,
	} {
		got, err := bits(s)
		if got != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %v, %v; want %v", s, got, err, want)
		}
	}
}
