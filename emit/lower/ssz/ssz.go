// Package ssz is what SSZ lacks, for the emitters of all its libraries.
package ssz

import (
	"fmt"

	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// Rules are the format's; a library has more of its own.
func Rules() lower.Rules {
	return lower.Rules{
		Time: true, Array: true, Wrap: true,
		Map: lower.All, Optional: lower.All, Number: number, Unfit: unfit,
		Tag: func(*lower.Type, int) string { return "" },
	}
}

// number replaces what SSZ does not have by an unsigned number of the same bits.
func number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Bool:
		return ""
	case t.Word, t.Kind == schema.Duration:
		return "uint64"
	}
	return fmt.Sprintf("uint%d", t.Bits)
}

// unfit says why a type has no code.
func unfit(t *lower.Type) string {
	switch {
	case t.Recursive():
		return "no recursive types"
	case t.Kind == schema.Struct && len(t.Fields) == 0:
		return "no empty structs"
	}
	return ""
}
