// Package read is what the code of codec sonic/ast has in common for all types.
package read

import "github.com/wirebench/wirebench/rt/touch"

var _ touch.Value[Value, string] = Value{}
