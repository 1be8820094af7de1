// Package shared has the library instance that all ports of dynamic-ssz share.
package shared

import dynssz "github.com/pk910/dynamic-ssz"

// SSZ is the instance that encodes and decodes. The library's documentation recommends reusing an
// instance. Several goroutines may use it at once.
var SSZ = dynssz.NewDynSsz(nil)
