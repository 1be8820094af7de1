package measure

import "github.com/wirebench/wirebench/internal/measure/supervise"

// nobody is the culprit if a death doesn't happen again.
const nobody = -1

// blame finds by experiment which part of a process's work ended the process. The part that the
// process was at is the suspect and is tried first. But a part may start something that ends the
// process during another part. try does some parts in a process and returns how that process died,
// or nil if it didn't. A death that happens only once, such as when the system kills a process, is
// nobody's fault.
func blame[T any](parts []T, suspect int, first *supervise.Death, try func([]T) (*supervise.Death, error)) (culprit int, why *supervise.Death, err error) {
	alone := parts[:0] // if no part had begun, the process may have died of something that all parts need
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
		if died == nil { // it takes parts of both halves
			return suspect, first, nil
		}
		from, why = middle, died
	}
	return from, why, nil
}
