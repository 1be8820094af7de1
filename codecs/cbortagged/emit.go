package cbortagged

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// emit declares mirrors with tags, which the library reads at run time.
func (f form) emit(_ context.Context, j *emit.Job) error {
	roots := j.Fit(f.unfit)
	if len(roots) == 0 {
		return nil
	}
	opt := f.opt
	opt.Keep, opt.Bare = ownBinary, true
	s := j.Source("")
	m := mirror.New(j, roots, opt)
	m.Declare(s)
	codec, tagged := s.Import("github.com/wirebench/wirebench/codec"), s.Import("github.com/wirebench/wirebench/codecs/cbortagged/tagged")
	for _, root := range roots {
		port := "port" + root.Name
		s.P("func %s() (%s.Port, error) { return %s.Port[%s, %s]() }\n", port, codec, tagged, s.Type(root.Schema.Root), m.Name(root))
		j.Offer(root, f.codec, port)
	}
	return j.Write("types.go", s)
}

// numbered returns a field's tag with its number instead of its name. It keeps the options that the
// user chose, and the numbers: fields without a number get others.
func numbered(fields []schema.Field, i int) string {
	f := fields[i]
	text := userTag(f)
	_, options, more := strings.Cut(text, ",")
	switch _, chosen := number(f); {
	case text == "-" || chosen:
	case more:
		text = strconv.Itoa(free(fields, i)) + ",keyasint," + options
	default:
		text = strconv.Itoa(free(fields, i)) + ",keyasint"
	}
	return "cbor:" + strconv.Quote(text)
}

// userTag returns the tag that the library reads.
func userTag(f schema.Field) string {
	if text := f.Tag.Get("cbor"); text != "" {
		return text
	}
	return f.Tag.Get("json")
}

// number returns the number that the user chose for a field.
func number(f schema.Field) (n int, chosen bool) {
	name, options, _ := strings.Cut(userTag(f), ",")
	if !slices.Contains(strings.Split(options, ","), "keyasint") {
		return 0, false
	}
	n, err := strconv.Atoi(name)
	return n, err == nil
}

// free returns the number of the i-th field: its ID, or the next number that no other field has.
func free(fields []schema.Field, i int) int {
	taken := make(map[int]bool)
	for _, f := range fields {
		if n, chosen := number(f); chosen {
			taken[n] = true
		}
	}
	for j, f := range fields {
		if _, chosen := number(f); chosen {
			continue
		}
		n := f.ID
		for taken[n] {
			n++
		}
		taken[n] = true
		if j == i {
			return n
		}
	}
	return fields[i].ID
}

// ownBinary reports whether a type has methods that the library calls.
func ownBinary(t *schema.Type) bool {
	const both = schema.MarshalBinary | schema.UnmarshalBinary
	return t.Custom&both == both
}

// unfit returns the reason why a type has no code, "" if it has code.
func (f form) unfit(t *schema.Type) string {
	// The blank field with the tag breaks the lookup of keys.
	if f.opt.First != "" && t.Kind == schema.Map && hasStruct(t.Key) {
		return "no maps by structs"
	}
	return mirror.Unfit(t)
}

// hasStruct reports whether a map key is a struct or an array of structs.
func hasStruct(key *schema.Type) bool {
	for key.Kind == schema.Array {
		key = key.Elem
	}
	return key.Kind == schema.Struct
}
