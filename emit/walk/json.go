package walk

import (
	"slices"
	"strings"

	"github.com/wirebench/wirebench/schema"
)

// JSON are blocks for JSON. The block "key" is the name of a field. The block "text" is the name of
// a map's key X in an object, or "" if the key is neither a string nor a whole number. The block
// "number" parses a whole number that is such a name.
const JSON = `
{{define "key"}}{{if or .LeftOut (eq .JSON "")}}{{printf "%q" .Name}}{{else}}{{printf "%q" .JSON}}{{end}}{{end}}
{{define "text string"}}{{if eq (go .Type) "string"}}{{.X}}{{else}}string({{.X}}){{end}}{{end}}
{{define "text int"}}{{import "strconv"}}.FormatInt(int64({{.X}}), 10){{end}}
{{define "text uint"}}{{import "strconv"}}.FormatUint(uint64({{.X}}), 10){{end}}
{{define "text"}}{{end}}
{{define "text any"}}{{end}}
{{define "number int"}}{{import "strconv"}}.ParseInt({{.X}}, 10, {{template "bits" .}}){{end}}
{{define "number uint"}}{{import "strconv"}}.ParseUint({{.X}}, 10, {{template "bits" .}}){{end}}
{{define "number"}}{{end}}
{{define "number any"}}{{end}}
{{define "bits"}}{{if .Word}}0{{else}}{{.Bits}}{{end}}{{end}}
`

// NoNulls is the Unfit of JSON. A nil pointer and a pointer to a nil value are the same in JSON:
// both are null.
func NoNulls(t *schema.Type) string {
	if t.Kind == schema.Optional {
		switch t.Elem.Kind {
		case schema.Optional, schema.List, schema.Map, schema.Bytes, schema.Any:
			return "no pointers to what may be nil"
		}
	}
	return ""
}

// NotOfJSON is the Unfit of codecs that read the text of encoding/json. It refuses types that
// encoding/json does not write in the way that the blocks [JSON] assume.
func NotOfJSON(t *schema.Type) string {
	const custom = schema.MarshalJSON | schema.UnmarshalJSON | schema.MarshalText | schema.UnmarshalText
	if t.Custom&custom != 0 {
		return "no types that serialize themselves"
	}
	if t.Kind == schema.Map {
		switch t.Key.Kind {
		case schema.String, schema.Int, schema.Uint, schema.Duration:
		default:
			return "no maps but by strings and integers"
		}
	}
	for _, f := range t.Fields {
		if f.JSON == "" {
			return "no embedded structs"
		}
		if option(f, "string") {
			return "no numbers in strings"
		}
	}
	return NoNulls(t)
}

// option reports whether a field's tag for encoding/json has an option.
func option(f schema.Field, name string) bool {
	_, options, _ := strings.Cut(f.Tag.Get("json"), ",")
	return slices.Contains(strings.Split(options, ","), name)
}
