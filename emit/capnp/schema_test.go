package capnp

import "testing"

// TestFileID checks that IDs do not change, because committed code contains them.
func TestFileID(t *testing.T) {
	const path = "example.com/shop/capnp/types"
	if got, want := fileID(path), uint64(0xd296ac20f915412a); got != want {
		t.Errorf("fileID(%q) = %#x, want %#x", path, got, want)
	}
	for _, path := range []string{"", "a", "b", path} {
		if fileID(path)>>63 != 1 {
			t.Errorf("fileID(%q) has not the highest bit", path)
		}
	}
}
