package schema

// OneOfTag is the tag of the fields of a struct that has at most one field set. A message has such a
// struct in place of an interface. Formats with unions express it as a union.
const OneOfTag = `wirebench:"oneof"`

// OneOf reports whether a type is a struct of the alternatives of a union: all fields are pointers with
// the tag [OneOfTag].
func (t *Type) OneOf() bool {
	if t.Kind != Struct || len(t.Fields) == 0 || len(t.Hidden) > 0 {
		return false
	}
	for _, f := range t.Fields {
		if f.Type.Kind != Optional || f.Embedded || f.Tag.Get("wirebench") != "oneof" {
			return false
		}
	}
	return true
}
