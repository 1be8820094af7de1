package build

// Instrument is a kind of checks that the compiler adds to all packages of a program, those of the
// standard library included.
type Instrument string

const (
	// Checkptr ends the program when code breaks the rules of package unsafe: when a pointer is not
	// aligned for its type, or arithmetic leaves the memory that a pointer belongs to.
	Checkptr Instrument = "checkptr"
	// Race reports two goroutines that use a variable at the same time without a lock. The build needs
	// cgo and a C compiler. The go command would add Checkptr, which is left out here: a program that
	// ends at a wrong pointer shows no race.
	Race Instrument = "race"
)

// flags returns the flags of the go command for the instrument. made is the pattern of the packages
// with made code, which have no tables for debuggers. For each package the go command uses only the
// last -gcflags whose pattern fits it.
func (i Instrument) flags(made string) []string {
	debug := "-d=checkptr"
	if i == Race {
		debug = "-d=checkptr=0"
	}
	flags := []string{"-gcflags=all=" + debug, "-gcflags=" + made + "=-dwarf=false " + debug}
	if i == Race {
		flags = append(flags, "-race")
	}
	return flags
}
