package host

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// MeasuresPeaks says that [BeginPeak] and [PeakResident] work on this system.
const MeasuresPeaks = true

// BeginPeak forgets how much of the machine's memory this process has occupied at most, and returns how
// much it occupies now, in bytes.
func BeginPeak() (resident uint64, err error) {
	const forgetPeak = "5" // see proc(5)
	if err := os.WriteFile("/proc/self/clear_refs", []byte(forgetPeak), 0); err != nil {
		return 0, err
	}
	return status("VmRSS")
}

// PeakResident returns how much of the machine's memory this process has occupied at most since BeginPeak,
// in bytes.
func PeakResident() (uint64, error) { return status("VmHWM") }

// status returns a size in this process's status, in bytes.
func status(name string) (uint64, error) {
	const file = "/proc/self/status"
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if value, ok := strings.CutPrefix(line, name+":"); ok {
			kib, err := strconv.ParseUint(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "kB")), 10, 64)
			if err != nil {
				return 0, fmt.Errorf("%s: %w", file, err)
			}
			return kib << 10, nil
		}
	}
	return 0, fmt.Errorf("%s has no %s", file, name)
}
