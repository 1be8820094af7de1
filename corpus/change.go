package corpus

import "strings"

// Change describes how a type changes from one version to the next. Data sets of its name have both
// versions: one is of a family of old versions, and one of a family of new versions.
type Change struct {
	Name string
	// Newer is the name of the data set with the new version, "" if it is Name.
	Newer string
	// About says in a few words what happens: "a field is added at the end".
	About string
	Kind  ChangeKind
	// Renamed maps paths of renamed fields in the new version, such as "Inner.Title", to their paths in
	// the old version.
	Renamed map[string]string
	// Renumbered is the name of another data set with the new version, in which fields have other
	// numbers, and Numbers says which ones. It is for codecs that tell fields apart by number. Both are
	// "" if there is only one way to give numbers.
	Renumbered, Numbers string
}

// ChangeKind groups changes that users ask about together.
type ChangeKind string

// The kinds of changes.
const (
	FieldAdded     ChangeKind = "added"
	FieldAddedLast ChangeKind = "added last" // at the end of the message
	FieldRemoved   ChangeKind = "removed"
	FieldRenamed   ChangeKind = "renamed"
	FieldsMoved    ChangeKind = "reordered"
	Widened        ChangeKind = "widened"     // every value of the old type is one of the new type
	Narrowed       ChangeKind = "narrowed"    // the opposite
	Retyped        ChangeKind = "retyped"     // the type of a field is another one
	Presence       ChangeKind = "presence"    // a field becomes optional or required
	ValueAdded     ChangeKind = "value added" // to an enum or a union
	TypeNamed      ChangeKind = "type named"  // only the names of types change
)

// Former returns the name that a field of the new version has in the old one. The path leads to its struct,
// and is "" for the message itself.
func (c Change) Former(path, name string) string {
	whole := name
	if path != "" {
		whole = path + "." + name
	}
	former, renamed := c.Renamed[whole]
	if !renamed {
		return name
	}
	return former[strings.LastIndexByte(former, '.')+1:]
}
