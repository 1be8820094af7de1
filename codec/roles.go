package codec

import "slices"

// Roles are the names of the codecs with which the others of a program are compared.
type Roles struct {
	// Reference is the codec to which ratios refer. It is a fixed codec, not the current winner.
	Reference string
	// Anchors take part in every process to the end, like the reference, so that processes and shards
	// can be joined. They are fast, medium and slow codecs of different formats.
	Anchors []string
}

// Twin returns the name under which the reference takes part a second time, as a check of the run. Any
// difference between the two is the run's error.
func (r Roles) Twin() string { return r.Reference + " (twin)" }

// Always reports whether a codec takes part in every process to the end, so that others can be compared
// with it.
func (r Roles) Always(name string) bool {
	return name == r.Reference || name == r.Twin() || slices.Contains(r.Anchors, name)
}
