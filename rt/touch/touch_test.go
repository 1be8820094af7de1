package touch

import "testing"

func TestSum(t *testing.T) {
	s := Sum{Left: 3}
	read := 0
	for v := range uint64(10) {
		read++
		if !s.Add(v + 1) {
			break
		}
	}
	if read != 3 || s.Total != 1+2+3 {
		t.Errorf("read %d fields with the sum %d, want 3 with 6", read, s.Total)
	}
}
