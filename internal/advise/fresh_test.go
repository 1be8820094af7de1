package advise

import "testing"

func TestFollowed(t *testing.T) {
	of := func(codec, format string, dollars float64, caveats int) Candidate {
		return Candidate{Codec: codec, Format: format, Sound: true, Total: &Total{Dollars: dollars, Year: 12 * dollars}, Caveats: make([]string, caveats)}
	}
	best := of("cbor", "CBOR", 100, 1)
	for name, c := range map[string]struct {
		others []Candidate
		kept   string
		want   string
	}{
		"alone":                      {nil, "", ""},
		"another library":            {[]Candidate{of("cbor/other", "CBOR", 101, 1)}, "", ""},
		"cheaper, with more caveats": {[]Candidate{of("protobuf", "Protocol Buffers", 65, 3)}, "", " For a new program the choice is close: protobuf costs $35.00 a month less than cbor, and has 2 caveats more."},
		"dearer, with fewer":         {[]Candidate{of("json", "JSON", 130, 0)}, "", " For a new program the choice is close: json costs $30.00 a month more than cbor, and has 1 caveat less."},
		"as many":                    {[]Candidate{of("json", "JSON", 101, 1)}, "", " For a new program the choice is close: json costs $1.00 a month more than cbor, and has as many caveats."},
		"far":                        {[]Candidate{of("json", "JSON", 120, 1)}, "", ""},
		"the one that is kept":       {[]Candidate{of("json", "JSON", 101, 1)}, "json", ""},
		"the nearest of several":     {[]Candidate{of("xml", "XML", 119, 1), of("json", "JSON", 101, 1)}, "", " For a new program the choice is close: json costs $1.00 a month more than cbor, and has as many caveats."},
	} {
		t.Run(name, func(t *testing.T) {
			a := Advice{Candidates: append(c.others, best), Kept: c.kept, Load: Load{Scale: Scale{Rate: 1, Caveat: 20}}}
			if got := a.followed(best); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestMostly(t *testing.T) {
	at := Scale{Core: 0.1, Traffic: 0.01, Storage: 0.02}
	for name, c := range map[string]struct {
		saves Total
		want  string
	}{
		"network":             {Total{Cores: 0.1, Sent: 10000}, ", nearly all of it for the network"}, // $7.30 and $100
		"storage":             {Total{Cores: 0.1, Stored: 10000}, ", nearly all of it for storage"},
		"cores":               {Total{Cores: 10, Sent: 100}, ", nearly all of it for cores"},
		"both":                {Total{Cores: 1, Sent: 10000}, ""},
		"only one saves some": {Total{Sent: 10000}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			if got := (Worth{Saves: &c.saves}).mostly(at); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
