package codec

import "slices"

// Roles name the codecs of a program that others are compared with.
type Roles struct {
	// Reference is the codec that ratios refer to, never the current winner.
	Reference string
	// Anchors take part in every process to the end, with the reference, so that processes and shards can be joined:
	// codecs that are fast, middling and slow, of formats that differ.
	Anchors []string
}

// Twin is the name under which the reference is entered a second time: the run's own check. Any difference between the
// two is the run's error.
func (r Roles) Twin() string { return r.Reference + " (twin)" }

// Always reports whether a codec takes part in every process to the end, for others to be compared with.
func (r Roles) Always(name string) bool {
	return name == r.Reference || name == r.Twin() || slices.Contains(r.Anchors, name)
}
