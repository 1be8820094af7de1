package emit

import "strings"

// Address is a pointer to the Go expression x, which may be what a pointer points
// to, "(*p)".
func Address(x string) string {
	if p, ok := Pointer(x); ok {
		return p
	}
	return "&" + x
}

// Pointer returns p of the Go expression "(*p)", and whether x is one.
func Pointer(x string) (p string, ok bool) {
	if strings.HasPrefix(x, "(*") && closes(x) == len(x)-1 {
		return x[len("(*") : len(x)-len(")")], true
	}
	return x, false
}

// closes returns where the parenthesis that x begins with ends.
func closes(x string) int {
	open := 0
	for i, r := range x {
		switch r {
		case '(':
			open++
		case ')':
			if open--; open == 0 {
				return i
			}
		}
	}
	return len(x)
}
