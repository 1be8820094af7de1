//go:build !linux

package measure

// processors are those that a thread may be moved between: none, this system has no way.
func processors() []int { return nil }

func moveTo(int) {}
