// Package ssz says which kinds of types SSZ lacks, for the emitters of all its libraries.
//
// It must not know the libraries of SSZ. Each adds rules of its own to [Rules].
package ssz

import (
	"fmt"

	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// Rules returns the rules of the format. A library adds its own.
func Rules() lower.Rules {
	return lower.Rules{
		Time: true, Array: true, Wrap: true,
		Map: lower.All, Optional: lower.All, Number: number, Unfit: unfit,
		Tag: func(*lower.Type, int) string { return "" },
	}
}

// number replaces a number type that SSZ lacks by an unsigned type of the same size.
func number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Bool:
		return ""
	case t.Word, t.Kind == schema.Duration:
		return "uint64"
	}
	return fmt.Sprintf("uint%d", t.Bits)
}

// unfit says why SSZ can't express a type, or returns "" if it can.
func unfit(t *lower.Type) string {
	switch {
	case t.Recursive():
		return "no recursive types"
	case t.Kind == schema.Struct && len(t.Fields) == 0:
		return "no empty structs"
	}
	return ""
}
