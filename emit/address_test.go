package emit

import "testing"

func TestAddress(t *testing.T) {
	for _, c := range []struct{ x, want string }{
		{"x", "&x"},
		{"(*x)", "x"},
		{"x.A", "&x.A"},
		{"(*x.A)", "x.A"},
		{"(*x)[i]", "&(*x)[i]"},
		{"(*x)[(*i)]", "&(*x)[(*i)]"},
		{"(*(*x))", "(*x)"},
		{"(x)", "&(x)"},
	} {
		if got := Address(c.x); got != c.want {
			t.Errorf("Address(%s) = %s, want %s", c.x, got, c.want)
		}
	}
}
