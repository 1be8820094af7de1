//go:build !linux

package host

import "errors"

// MeasuresPeaks says that [BeginPeak] and [PeakResident] work on this system.
const MeasuresPeaks = false

var errNoPeaks = errors.New("this system does not report the most memory that a process has occupied")

// BeginPeak forgets how much of the machine's memory this process has occupied at most, and returns how
// much it occupies now, in bytes.
func BeginPeak() (resident uint64, err error) { return 0, errNoPeaks }

// PeakResident returns how much of the machine's memory this process has occupied at most since BeginPeak,
// in bytes.
func PeakResident() (uint64, error) { return 0, errNoPeaks }
