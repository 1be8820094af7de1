package vectors

import (
	gojson "encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/wirebench/wirebench/schema"
)

const protoJSONSpec = "https://protobuf.dev/programming-guides/json/"

// protoJSONRewrites are those of JSON, with what ProtoJSON decides on its own.
func protoJSONRewrites() []Rewrite {
	all := jsonRewrites()
	for i, r := range all {
		if r.Name == "numbers in other forms" {
			all[i] = Rewrite{r.Name, protoJSONNumbers}
		}
	}
	return append(all, Rewrite{"original names of fields", protoJSONNames})
}

// protoJSONNumbers writes the numbers of fields that are whole numbers in all forms of the mapping: as
// numbers or in quotes, with an exponent or without.
func protoJSONNumbers(b []byte, of *schema.Type) (all []Vector, err error) {
	parts, err := tokens(b)
	if err != nil {
		return nil, err
	}
	whole := make(map[string]bool)
	for _, f := range of.Fields {
		if t := plain(f.Type); (t.Kind == schema.Int || t.Kind == schema.Uint) && t.Enum == nil {
			whole[folded(f.Name)], whole[folded(f.JSON)] = true, true
		}
	}
	depth := 0
	for i, t := range parts {
		switch t.text {
		case "{", "[":
			depth++
		case "}", "]":
			depth--
		}
		if !t.name || depth != 1 || !whole[folded(unquoted(t.text))] {
			continue
		}
		is := parts[i+2].text
		digits := strings.Trim(is, `"`)
		if strings.Trim(digits, "-0123456789") != "" || digits == "" {
			continue // it is null, or an enum's name
		}
		for _, form := range []string{digits, `"` + digits + `"`, digits + "e0", `"` + digits + `e0"`} {
			if form != is {
				all = append(all, Vector{Name: fmt.Sprintf("%s as %s", is, form), Input: text(replacedToken(parts, i+2, form), ""), Demand: Accept, Source: protoJSONSpec + "#field-representation"})
			}
		}
	}
	if all == nil {
		return nil, errors.New("the message has no whole number")
	}
	return all, nil
}

// protoJSONNames writes the names of fields as they are in the schema: birth_day in place of birthDay.
func protoJSONNames(b []byte, _ *schema.Type) (all []Vector, err error) {
	parts, err := tokens(b)
	if err != nil {
		return nil, err
	}
	for i, t := range parts {
		name := unquoted(t.text)
		original := snake(name)
		if !t.name || original == name || strings.ContainsAny(name, "_0123456789") {
			continue
		}
		all = append(all, Vector{Name: fmt.Sprintf("%s as %s", name, original), Input: text(replacedToken(parts, i, `"`+original+`"`), ""), Demand: Accept, Source: protoJSONSpec + "#field-representation"})
	}
	if all == nil {
		return nil, errors.New("the message has no field of two names")
	}
	return all, nil
}

func unquoted(t string) (s string) {
	if gojson.Unmarshal([]byte(t), &s) != nil {
		return ""
	}
	return s
}

// folded returns a name without case and underscores.
func folded(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "")) }

// snake returns a name in lower case, with an underscore before each capital letter.
func snake(name string) string {
	var b strings.Builder
	for _, c := range name {
		if unicode.IsUpper(c) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(c))
	}
	return b.String()
}
