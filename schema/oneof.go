package schema

// OneOfTag is the tag of the fields of a struct of which at most one is set, as a message has
// it for an interface: formats with unions have one of their own for such a struct.
const OneOfTag = `wirebench:"oneof"`

// OneOf reports whether a struct is the alternatives of a union: pointers with the tag
// OneOfTag, and nothing else.
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
