package convert

// Style is how code uses the types of a generator. m is the expression of a pointer
// to a message.
type Style struct {
	// New is the expression of a pointer to a new message of a type.
	New func(typ string) string
	// Set assigns v to a field. Where the field is optional this makes it present.
	Set func(w *Writer, m string, f *Field, v string)
	// Get is the expression of a field's value. An optional one is known to be
	// present.
	Get func(m string, f *Field) string
	// Has is the condition that an optional field is present.
	Has func(w *Writer, m string, f *Field) string
	// Reuse tells that messages come from a pool and go back to it, with the memory
	// of their slices: these are filled again, and never shared with a Go value.
	Reuse bool
	// Values is how code reads lists and maps that are no Go slices and maps; nil
	// where they are. Such messages are only converted to Go values.
	Values *Values
}

// Values is how code reads the messages of a library that has no generated types.
type Values struct {
	Message string // the type of a message
	Begin   string // a statement before the fields of message m are read
	// Size and Each are the number of elements of a list or map l, and what a loop
	// ranges over to get the elements with their places or keys.
	Size func(l string) string
	Each func(w *Writer, t *Type, l string) string
	// Value is what v, an element or a key, is in the code.
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

// Plain is the style of structs whose fields are exported. An optional scalar is a
// pointer, an optional message or slice may be nil.
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

// Pointers is the style of structs that have other structs as values. The fields of
// a message that may be without them are pointers.
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

// Inline is the style of structs that have other structs as values, and pointers for what
// is optional.
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
