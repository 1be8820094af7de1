package maintenance

import (
	"fmt"
	"strings"

	"golang.org/x/mod/module"
	"golang.org/x/mod/semver"
)

// Declaration is what the authors of a module say about how ready it is to be used.
type Declaration struct {
	// Words are theirs, shortened or translated, such that they continue the sentence "its authors
	// call it": "experimental software".
	Words string `json:"words"`
	// Warns reports whether the words warn readers not to rely on it yet, or no longer.
	Warns bool `json:"warns,omitempty"`
	// Source is where this was read, and Seen is the day.
	Source string `json:"source"`
	Seen   string `json:"seen"`
}

// Stage is what the form of a version promises.
type Stage string

const (
	// Untagged means that the version is a commit to which no version was given.
	Untagged Stage = "untagged"
	// PreRelease means that the version comes before a release, such as v1.0.0-beta.5.
	PreRelease Stage = "pre-release"
	// Zero means a release v0, which may break what an earlier one offered.
	Zero Stage = "v0"
	// One means a release v1 or later, which promises not to break what earlier ones with the same
	// path offered.
	One Stage = "v1+"
	// Released means a release of Go, with the standard library.
	Released Stage = "with Go"
)

// stages explain the stages, each in a clause.
var stages = []struct {
	stage   Stage
	meaning string
}{
	{Untagged, "a commit to which no version was given"},
	{PreRelease, "a version before a release"},
	{Zero, "releases may break what earlier ones offered"},
	{One, "releases promise not to do so"},
	{Released, "a part of the standard library"},
}

// Stages explains all stages in a sentence.
func Stages() string {
	var all []string
	for _, s := range stages {
		all = append(all, fmt.Sprintf("%s: %s", s.stage, s.meaning))
	}
	return strings.Join(all, "; ") + "."
}

// Stage returns what the form of the version promises. It is "" for a text that is no version.
func (r Release) Stage() Stage {
	switch v := r.Version; {
	case strings.HasPrefix(v, "go"):
		return Released
	case !semver.IsValid(v):
		return ""
	case module.IsPseudoVersion(v):
		return Untagged
	case semver.Prerelease(v) != "":
		return PreRelease
	case semver.Major(v) == "v0":
		return Zero
	}
	return One
}

// said is the stage as a part of a sentence about the measured version.
func (s Stage) said() string {
	switch s {
	case Untagged:
		return "which has no tag"
	case PreRelease:
		return "a pre-release"
	}
	return ""
}

// Count says how many users require the module, "3 of 62 well-known modules require it".
func (r *Requirers) Count() string {
	switch n := len(r.By); n {
	case 0:
		return fmt.Sprintf("none of %d well-known modules requires it", r.Of)
	case 1:
		return fmt.Sprintf("1 of %d well-known modules requires it", r.Of)
	default:
		return fmt.Sprintf("%d of %d well-known modules require it", n, r.Of)
	}
}

// trust describes a module in sentences for the README of a codec.
func (m Module) trust() (all []string) {
	if m.Path == Standard {
		return []string{"Its licence is " + m.Licence}
	}
	if m.First != (Release{}) {
		all = append(all, "The module proxy lists versions from "+m.First.text()+" on")
	}
	if m.Licence != "" {
		all = append(all, "Its licence is "+m.Licence)
	}
	if m.Declared != (Declaration{}) {
		all = append(all, fmt.Sprintf("Its authors call it %s ([source](%s))", m.Declared.Words, m.Declared.Source))
	}
	if m.RequiredBy != nil {
		count := m.RequiredBy.Count()
		all = append(all, fmt.Sprintf("%s%s ([which](../../docs/adoption.md))", strings.ToUpper(count[:1]), count[1:]))
	}
	return all
}
