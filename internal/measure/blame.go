package measure

import "github.com/wirebench/wirebench/internal/measure/supervise"

// nobody is the culprit of what does not happen again.
const nobody = -1

// blame finds by experiment which of the parts of a process's work brought it to an end. The one that it was at is suspected
// first, but what a part has started may end the process when it is at another one. try does some parts in a process and tells
// how that died, nil if it did not. What happens but once, as when the system kills a process, is nobody's fault.
func blame[T any](parts []T, suspect int, first *supervise.Death, try func([]T) (*supervise.Death, error)) (culprit int, why *supervise.Death, err error) {
	alone := parts[:0] // before any part was begun the process may have died of what all need
	if suspect < len(parts) {
		alone = parts[suspect : suspect+1]
	}
	if why, err = try(alone); why != nil || err != nil {
		return suspect, why, err
	}
	if why, err = try(parts); why == nil || err != nil {
		return nobody, nil, err
	}
	from, to := 0, len(parts)
	for to-from > 1 {
		middle := (from + to) / 2
		died, err := try(parts[from:middle])
		if err != nil {
			return nobody, nil, err
		}
		if died != nil {
			to, why = middle, died
			continue
		}
		if died, err = try(parts[middle:to]); err != nil {
			return nobody, nil, err
		}
		if died == nil { // it takes parts of both
			return suspect, first, nil
		}
		from, why = middle, died
	}
	return from, why, nil
}
