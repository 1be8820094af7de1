package maintenance

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/mod/semver"
)

// Advisory is an entry of the Go vulnerability database, restricted to one module.
type Advisory struct {
	// ID is the id in the database, such as "GO-2026-5046". Aliases are ids in other databases.
	ID      string   `json:"id"`
	Aliases []string `json:"aliases,omitempty"`
	// What says what goes wrong, in a few words of our own.
	What string `json:"what"`
	// Packages are the affected packages of the module. It is empty if the database does not list
	// them.
	Packages []string `json:"packages,omitempty"`
	// Codecs are the affected codecs. None means all codecs of the module.
	Codecs []string `json:"codecs,omitempty"`
	// Ranges are the affected versions, in the database's form, without a "v".
	Ranges []Range `json:"ranges"`
	// Mended is the version in which the module's authors fixed the problem, if the database does
	// not know a fix. Source is where that was seen.
	Mended string `json:"mended,omitempty"`
	Source string `json:"source,omitempty"`
}

// Range is the versions from Introduced up to but not including Fixed. An empty Fixed means that
// there is no fix. Introduced is "0" for the first version.
type Range struct {
	Introduced string `json:"introduced"`
	Fixed      string `json:"fixed,omitempty"`
}

// Affects reports whether the database lists a version as affected. It may be a module's version or
// that of a Go release, such as "go1.26.8". A version that can't be compared counts as affected.
func (a Advisory) Affects(version string) bool {
	v := canonical(version)
	if !semver.IsValid(v) {
		return true
	}
	return slices.ContainsFunc(a.Ranges, func(r Range) bool {
		from := r.Introduced == "0" || semver.Compare(v, "v"+r.Introduced) >= 0
		return from && (r.Fixed == "" || semver.Compare(v, "v"+r.Fixed) < 0)
	})
}

// Open reports whether a version is affected and the module's authors have not fixed it there.
func (a Advisory) Open(version string) bool {
	if !a.Affects(version) {
		return false
	}
	v := canonical(version)
	return a.Mended == "" || !semver.IsValid(v) || semver.Compare(v, a.Mended) < 0
}

// Concerns reports whether the advisory is about a codec of the module.
func (a Advisory) Concerns(codec string) bool {
	return len(a.Codecs) == 0 || slices.Contains(a.Codecs, codec)
}

// FixedIn lists the versions that fix it, in the form of the module's versions. It is "" if there
// are none.
func (a Advisory) FixedIn(module string) string {
	var all []string
	for _, r := range a.Ranges {
		switch {
		case r.Fixed == "":
		case module == Standard:
			all = append(all, goVersion(r.Fixed))
		default:
			all = append(all, "v"+r.Fixed)
		}
	}
	return cmp.Or(strings.Join(all, ", "), a.Mended)
}

// canonical returns a version in the form that package semver compares. Go's own versions have
// another form, such as go1.26.8 or go1.27rc3. The text after a blank or a hyphen does not affect
// their order.
func canonical(version string) string {
	v, ours := strings.CutPrefix(version, "go")
	if !ours {
		return version
	}
	if at := strings.IndexAny(v, " -"); at >= 0 {
		v = v[:at]
	}
	for _, pre := range []string{"rc", "beta"} {
		if number, n, ok := strings.Cut(v, pre); ok {
			return "v" + number + strings.Repeat(".0", 2-strings.Count(number, ".")) + "-" + pre + "." + n
		}
	}
	return "v" + v
}

// goVersion returns the name of a Go release, which the database writes as a semantic version.
func goVersion(v string) string {
	number, pre, ok := strings.Cut(v, "-")
	if ok {
		return "go" + strings.TrimSuffix(number, ".0") + strings.ReplaceAll(pre, ".", "")
	}
	return "go" + number
}
