// Package read has helpers that the code made for codec sonic/ast shares across types.
package read

import "github.com/wirebench/wirebench/rt/touch"

var _ touch.Value[Value, string] = Value{}
