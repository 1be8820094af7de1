package codec

// Omitted is an existing codec that a program does not have. It makes a list of existing codecs
// complete.
type Omitted struct {
	Name, Format, Module string
	// Why is the reason: it no longer builds, corrupts memory, or has a licence that forbids it here.
	Why string
	// Checked is the day on which the reason was found: "2026-11-21".
	Checked string
}
