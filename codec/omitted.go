package codec

// Omitted is a codec of the field that a program does not have, so that a list of the
// field is complete.
type Omitted struct {
	Name, Family, Module string
	// Why the program does not have it: it no longer builds, corrupts memory, has a
	// licence that forbids it here.
	Why string
	// Checked is the day on which that was found out: "2026-11-21".
	Checked string
}
