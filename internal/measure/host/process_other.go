//go:build !unix

package host

import "time"

func Process() (cpu time.Duration, resident uint64) { return 0, 0 }
