//go:build !unix

package delivery

import "time"

func process() (cpu time.Duration, resident uint64) { return 0, 0 }
