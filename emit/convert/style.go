package convert

// Style says how code uses the types of a generator. The parameter m of its functions is the
// expression of a pointer to a message.
type Style struct {
	// New returns the expression of a pointer to a new message of a type.
	New func(typ string) string
	// Set writes an assignment of v to a field. It makes an optional field present.
	Set func(w *Writer, m string, f *Field, v string)
	// Get returns the expression of a field's value. An optional field is known to be present.
	Get func(m string, f *Field) string
	// Has returns the condition that an optional field is present.
	Has func(w *Writer, m string, f *Field) string
	// Reuse says that messages come from a pool and go back to it with the memory of their slices.
	// The slices are filled again, and are never shared with a Go value.
	Reuse bool
	// Values says how code reads messages whose lists and maps are not Go slices and maps. Such
	// messages are only converted to Go values. Nil means that lists are slices and maps are Go maps.
	Values *Values
}

// Values says how code reads the messages of a library that has no generated types.
type Values struct {
	Message string // the type of a message
	Begin   string // a statement before the fields of message m are read
	// Size returns the expression of the number of elements of a list or map l.
	Size func(l string) string
	// Each returns the expression over which a loop ranges to get the elements of l with their
	// indexes or keys.
	Each func(w *Writer, t *Type, l string) string
	// Value returns the expression of the value of v, an element or a key.
	Value func(t *Type, v string) string
}

func (s *Style) size(l string) string {
	if s.Values != nil {
		return s.Values.Size(l)
	}
	return "len(" + l + ")"
}

func (s *Style) each(w *Writer, t *Type, l string) string {
	if s.Values != nil {
		return s.Values.Each(w, t, l)
	}
	return l
}

func (s *Style) value(t *Type, v string) string {
	if s.Values != nil {
		return s.Values.Value(t, v)
	}
	return v
}

// Plain is the style of structs whose fields are exported. An optional scalar is a pointer. An
// optional message or slice may be nil.
var Plain = Style{
	New: func(typ string) string { return "new(" + typ + ")" },
	Set: func(w *Writer, m string, f *Field, v string) {
		switch {
		case f.Optional && f.Bytes():
			w.P("%s.%s = %s.Present(%s)", m, f.Go, w.Bridge(), v)
		case f.Pointer():
			w.P("%s.%s = new(%s)\n*%[1]s.%[2]s = %[4]s", m, f.Go, f.Type.Go, v)
		default:
			w.P("%s.%s = %s", m, f.Go, v)
		}
	},
	Get: func(m string, f *Field) string {
		if f.Pointer() {
			return "*" + m + "." + f.Go
		}
		return m + "." + f.Go
	},
	Has: func(_ *Writer, m string, f *Field) string { return m + "." + f.Go + " != nil" },
}

// Bytes reports whether the field is a slice of bytes in the generated code.
func (f *Field) Bytes() bool { return f.Type.Go == "[]byte" }

// Pointer reports whether the field is a pointer in the generated code only because
// it is optional.
func (f *Field) Pointer() bool {
	switch f.Type.Kind {
	case Same, Number:
		return f.Optional && !f.Bytes()
	}
	return false
}

// Pointers is the style of structs that have other structs as values. The fields of a message whose
// fields may be absent are pointers.
var Pointers = Style{
	New: Plain.New,
	Set: func(w *Writer, m string, f *Field, v string) {
		if !f.Message.Absent {
			w.P("%s.%s = %s", m, f.Go, v)
			return
		}
		w.scope(func() {
			p := w.local("p")
			w.P("var %s %s = %s\n%s.%s = &%[1]s", p, w.GoType(f.Type), v, m, f.Go)
		})
	},
	Get: func(m string, f *Field) string {
		if f.Message.Absent {
			return "(*" + m + "." + f.Go + ")"
		}
		return m + "." + f.Go
	},
	Has: Plain.Has,
}

// Inline is the style of structs that have other structs as values. Optional fields are pointers.
var Inline = Style{
	New: Plain.New,
	Set: func(w *Writer, m string, f *Field, v string) {
		if !f.Optional {
			w.P("%s.%s = %s", m, f.Go, v)
			return
		}
		w.scope(func() {
			p := w.local("p")
			w.P("var %s %s = %s\n%s.%s = &%[1]s", p, w.GoType(f.Type), v, m, f.Go)
		})
	},
	Get: func(m string, f *Field) string {
		if f.Optional {
			return "(*" + m + "." + f.Go + ")"
		}
		return m + "." + f.Go
	},
	Has: Plain.Has,
}
