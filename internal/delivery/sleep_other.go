//go:build !linux

package delivery

import "time"

func sharpen() {}

func sleep(d time.Duration) { time.Sleep(d) }
