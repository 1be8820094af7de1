package record

import (
	"fmt"
)

// Environment is the machine and the build.
type Environment struct {
	GOOS   string `json:"goos"`
	GOARCH string `json:"goarch"`
	Level  string `json:"level,omitempty"` // GOAMD64, GOARM64 …
	CPU    string `json:"cpu"`
	// Revision distinguishes processors of the same name, which virtual machines have: "family 25,
	// model 1, stepping 1". It is "" if not known.
	Revision string `json:"revision,omitempty"`
	// Cores are the processors that the run may use. Online are those of the machine, if they are more, because the
	// run is bound to some of them. PerCore is the number of threads of a core (SMT), 0 if that is not known. Quota is
	// the number of processors whose time a container may use, rounded up, 0 if it may use all.
	Cores   int               `json:"cores"`
	Online  int               `json:"online,omitempty"`
	PerCore int               `json:"threads_per_core,omitempty"`
	Quota   int               `json:"quota,omitempty"`
	Memory  uint64            `json:"memory"` // in bytes
	Kernel  string            `json:"kernel,omitempty"`
	Virtual string            `json:"virtual,omitempty"` // the hypervisor, where known
	Go      string            `json:"go"`
	Commit  string            `json:"commit,omitempty"` // ends in "-dirty" if files were changed
	Modules map[string]string `json:"modules"`
	Unknown Unknown           `json:"-"`
}

// Version returns the version of a module of the build. "std" is the standard library.
func (e Environment) Version(module string) string {
	if module == "std" {
		return e.Go
	}
	return e.Modules[module]
}

// Difference is a property in which two runs differ, with both values.
type Difference struct {
	What string `json:"what"`
	A    string `json:"a"`
	B    string `json:"b"`
}

// GoVersion is the Difference.What of two versions of Go.
const GoVersion = "version of Go"

// Differences returns why times of two machines can't be compared: their differences in processor,
// system and version of Go. A revision that one of them does not state is no difference.
func (e Environment) Differences(other Environment) []Difference {
	var all []Difference
	if e.Revision == "" || other.Revision == "" { // one record does not state it
		e.Revision, other.Revision = "", ""
	}
	for _, d := range []Difference{
		{"processor", e.Processor(), other.Processor()},
		{"number of cores", fmt.Sprint(e.Cores), fmt.Sprint(other.Cores)},
		{"system", e.system(), other.system()},
		{GoVersion, e.Go, other.Go},
	} {
		if d.A != d.B {
			all = append(all, d)
		}
	}
	return all
}

// Machine names the machine in a few words.
func (e Environment) Machine() string {
	return fmt.Sprintf("%s, %d cores, %s/%s", e.Processor(), e.Cores, e.GOOS, e.GOARCH)
}

// Processor returns the processor's name, with its revision if that is known.
func (e Environment) Processor() string {
	if e.Revision == "" {
		return e.CPU
	}
	return e.CPU + " (" + e.Revision + ")"
}

func (e Environment) system() string { return e.GOOS + "/" + e.GOARCH + " " + e.Level }
