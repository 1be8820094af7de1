// Package shared has what all ports of dynamic-ssz have in common.
package shared

import dynssz "github.com/pk910/dynamic-ssz"

// SSZ is the instance that encodes and decodes: the documentation asks for one that is
// used again. It may be used by several goroutines at once.
var SSZ = dynssz.NewDynSsz(nil)
