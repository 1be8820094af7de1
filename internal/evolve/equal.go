package evolve

import (
	"encoding/hex"
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// equal reports whether two scalars mean the same, whatever types hold them: numbers of any width, a number
// and its decimal text, a text and its bytes.
func equal(a, b Value) bool {
	if a.Kind == b.Kind && a.Text == b.Text {
		return true
	}
	switch {
	case a.Kind == Number && b.Kind == Number, a.Kind == Number && b.Kind == Text, a.Kind == Text && b.Kind == Number:
		if !decimal(a.Text) || !decimal(b.Text) {
			return false
		}
		x, ok := new(big.Rat).SetString(a.Text)
		y, valid := new(big.Rat).SetString(b.Text)
		return ok && valid && x.Cmp(y) == 0
	case a.Kind == Text && b.Kind == Bytes:
		return hex.EncodeToString([]byte(a.Text)) == b.Text
	case a.Kind == Bytes && b.Kind == Text:
		return equal(b, a)
	}
	return false
}

// decimal reports whether a text is a decimal number that Go can hold. A larger exponent could make a number
// of many digits.
func decimal(text string) bool {
	if i := strings.IndexAny(text, "eE"); i >= 0 {
		const mostExponent = 400
		if exp, err := strconv.Atoi(text[i+1:]); err != nil || exp < -mostExponent || exp > mostExponent {
			return false
		}
	}
	_, err := strconv.ParseFloat(text, 64)
	return err == nil && !strings.ContainsAny(text, "_xXpP")
}

// scalar reports whether a value has no parts by its kind.
func (v Value) scalar() bool { return v.Kind != Struct && v.Kind != List && v.Kind != Map }

// differ says where two values differ, or returns "" if they don't. What is absent in both does not
// differ: a format may leave out what is zero.
func differ(path string, a, b Value) string {
	switch {
	case a.absent() && b.absent():
		return ""
	case a.Kind != b.Kind || a.scalar():
		if equal(a, b) {
			return ""
		}
	case a.Kind == Struct:
		for _, p := range a.Parts {
			if what := differ(within(path, p.Name), p.Value, b.field(p.Name)); what != "" {
				return what
			}
		}
		return ""
	case len(a.Parts) == len(b.Parts):
		for i, p := range a.Parts {
			if q := b.Parts[i]; p.Name != q.Name {
				return fmt.Sprintf("%s: the key %q is read as %q", path, p.Name, q.Name)
			} else if what := differ(element(path, a.Kind, i, p.Name), p.Value, q.Value); what != "" {
				return what
			}
		}
		return ""
	}
	return fmt.Sprintf("%s is read as %s", valueAt(path, a), b)
}

// within returns the path of a field.
func within(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// element returns the path of an element of a list, or of an entry of a map.
func element(path string, kind Kind, i int, key string) string {
	if kind == Map {
		return fmt.Sprintf("%s[%q]", path, key)
	}
	return fmt.Sprintf("%s[%d]", path, i)
}

// valueAt returns a value with its path.
func valueAt(path string, v Value) string {
	if path == "" {
		return v.String()
	}
	return path + ": " + v.String()
}
