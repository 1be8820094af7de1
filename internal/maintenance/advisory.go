package maintenance

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/mod/semver"
)

// Advisory is an entry of the Go vulnerability database, as far as it concerns a module.
type Advisory struct {
	// ID is the database's: "GO-2026-5046". Aliases are those of other databases.
	ID      string   `json:"id"`
	Aliases []string `json:"aliases,omitempty"`
	// What goes wrong, in a few words of our own.
	What string `json:"what"`
	// Packages are those of the module that are affected; none where the database does
	// not tell them.
	Packages []string `json:"packages,omitempty"`
	// Codecs are those that it concerns; none: all of the module.
	Codecs []string `json:"codecs,omitempty"`
	// Ranges are the affected versions, in the database's form, without a "v".
	Ranges []Range `json:"ranges"`
	// Mended is the version in which the module's authors mended it, where the database
	// knows of none, and Source is where that was seen.
	Mended string `json:"mended,omitempty"`
	Source string `json:"source,omitempty"`
}

// Range is the versions from Introduced up to Fixed, without the latter. An empty Fixed is
// none, and Introduced is "0" for the first version.
type Range struct {
	Introduced string `json:"introduced"`
	Fixed      string `json:"fixed,omitempty"`
}

// Affects reports whether the database counts a version among the affected: a module's
// version, or that of a Go release, "go1.26.8". One that can't be compared is affected.
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

// Open reports whether a version is affected and its authors did not mend it either.
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

// FixedIn names the versions that mend it, as the module counts them; "" where there are none.
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

// canonical is a version in the form that package semver compares. Go's own versions have
// one of their own: go1.26.8, go1.27rc3, and what stands behind a blank or a hyphen is no
// part of their order.
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

// goVersion is the name of a Go release that the database writes as a semantic version.
func goVersion(v string) string {
	number, pre, ok := strings.Cut(v, "-")
	if ok {
		return "go" + strings.TrimSuffix(number, ".0") + strings.ReplaceAll(pre, ".", "")
	}
	return "go" + number
}
