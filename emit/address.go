package emit

import "strings"

// Address returns a Go expression for the address of the expression x: "&x", or "p" if x is "(*p)".
func Address(x string) string {
	if p, ok := Pointer(x); ok {
		return p
	}
	return "&" + x
}

// Pointer reports whether the Go expression x has the form "(*p)", and returns p. Otherwise it
// returns x.
func Pointer(x string) (p string, ok bool) {
	if strings.HasPrefix(x, "(*") && closes(x) == len(x)-1 {
		return x[len("(*") : len(x)-len(")")], true
	}
	return x, false
}

// closes returns the index of the parenthesis that closes the first one of x, or len(x).
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
