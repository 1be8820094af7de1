package record

import "testing"

// TestSameMessages checks that only checksums of the same kind are compared.
func TestSameMessages(t *testing.T) {
	old := DataInfo{Messages: 64, Sum: 1}
	for _, c := range []struct {
		name string
		a, b DataInfo
		same bool
	}{
		{"two older records", old, old, true},
		{"two older records of other messages", old, DataInfo{Messages: 64, Sum: 2}, false},
		{"an older record and a new one", old, DataInfo{Messages: 64, Sum: 1, Values: 7}, true},
		{"an older record and a new one of other messages", old, DataInfo{Messages: 64, Sum: 2, Values: 7}, false},
		{"two versions of Go", DataInfo{Messages: 64, Sum: 1, Values: 7}, DataInfo{Messages: 64, Sum: 2, Values: 7}, true},
		{"the same JSON of other values", DataInfo{Messages: 64, Sum: 1, Values: 7}, DataInfo{Messages: 64, Sum: 1, Values: 8}, false},
		{"another number of messages", DataInfo{Messages: 64, Sum: 1}, DataInfo{Messages: 65, Sum: 1}, false},
		{"a run that was cut off", old, DataInfo{}, true},
	} {
		if c.a.SameMessages(c.b) != c.same || c.b.SameMessages(c.a) != c.same {
			t.Errorf("%s: the same is %t, want %t", c.name, !c.same, c.same)
		}
	}
}
