package walk

import "github.com/wirebench/wirebench/schema"

// JSON are blocks for JSON: key is the name of a field, text the name that a map's key
// X has in an object, "" if it is neither a string nor a whole number, and number
// parses such a number.
const JSON = `
{{define "key"}}{{if or (eq .JSON "-") (eq .JSON "")}}{{printf "%q" .Name}}{{else}}{{printf "%q" .JSON}}{{end}}{{end}}
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

// NoNulls is the Unfit of JSON, in which a nil pointer and what is nil behind a
// pointer are the same: both are null.
func NoNulls(t *schema.Type) string {
	if t.Kind == schema.Optional {
		switch t.Elem.Kind {
		case schema.Optional, schema.List, schema.Map, schema.Bytes, schema.Any:
			return "no pointers to what may be nil"
		}
	}
	return ""
}
