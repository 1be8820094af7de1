package vectors

import (
	gojson "encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf16"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// token is a token of JSON: a bracket, a comma, a colon, a scalar, or the name of a member.
type jsonToken struct {
	text string
	name bool
}

var errJSON = errors.New("the message is not in JSON as it is known here")

// tokens returns the tokens of a valid text.
func tokens(b []byte) (all []jsonToken, err error) {
	if !gojson.Valid(b) {
		return nil, errJSON
	}
	for i := 0; i < len(b); {
		from := i
		switch c := b[i]; {
		case strings.IndexByte(" \t\r\n", c) >= 0:
			i++
			continue
		case strings.IndexByte("{}[],:", c) >= 0:
			i++
		case c == '"':
			for i++; b[i] != '"'; i++ {
				if b[i] == '\\' {
					i++
				}
			}
			i++
		default:
			for i < len(b) && strings.IndexByte("{}[],: \t\r\n", b[i]) < 0 {
				i++
			}
		}
		all = append(all, jsonToken{text: string(b[from:i])})
	}
	for i := range len(all) - 1 {
		all[i].name = all[i].text[0] == '"' && all[i+1].text == ":"
	}
	return all, nil
}

// text joins tokens with something between them.
func text(all []jsonToken, between string) attacks.Input {
	var b strings.Builder
	b.WriteString(between)
	for _, t := range all {
		b.WriteString(t.text)
		b.WriteString(between)
	}
	return attacks.Of(b.String())
}

// jsonRewrite makes vectors from the tokens of a message.
func jsonRewrite(name string, make func(all []jsonToken) []Vector) Rewrite {
	return Rewrite{name, func(b []byte, _ *schema.Type) ([]Vector, error) {
		all, err := tokens(b)
		if err != nil {
			return nil, err
		}
		made := slices.DeleteFunc(make(all), func(v Vector) bool { // such as a list whose only element is left out
			return v.Demand == Reject && gojson.Valid(v.Input.Append(nil))
		})
		if len(made) == 0 {
			return nil, errors.New("the message has nothing of that kind")
		}
		return made, nil
	}}
}

func jsonRewrites() []Rewrite {
	return []Rewrite{
		jsonRewrite("white space", jsonSpaces),
		jsonRewrite("escaped characters", func(all []jsonToken) []Vector { return jsonEscapes(all, false) }),
		jsonRewrite("escaped characters of a time", func(all []jsonToken) []Vector { return jsonEscapes(all, true) }),
		jsonRewrite("members in reverse order", jsonReversed),
		jsonRewrite("numbers in other forms", jsonNumbers),
		jsonRewrite("members that the type doesn't have", jsonUnknown),
		jsonRewrite("malformed values of members that the type doesn't have", jsonMalformedUnknown),
		jsonRewrite("malformed values of members", jsonMalformed),
	}
}

func jsonSpaces(all []jsonToken) (made []Vector) {
	for _, s := range []struct{ name, between string }{{"space", " "}, {"tab", "\t"}, {"line feed", "\n"}, {"carriage return", "\r"}, {"all of them", " \t\r\n"}} {
		made = append(made, Vector{Name: s.name + " around every token", Input: text(all, s.between), Demand: Accept, Source: rfc8259 + "#section-2"})
	}
	return made
}

// replacedToken returns the tokens with other text in place of one.
func replacedToken(all []jsonToken, at int, by string) []jsonToken {
	changed := slices.Clone(all)
	changed[at].text = by
	return changed
}

// jsonEscapes escapes all characters of one string after the other. Strings that are times are by
// themselves, since the method UnmarshalJSON of Go's time does not know escapes.
func jsonEscapes(all []jsonToken, times bool) (made []Vector) {
	for i, t := range all {
		var s string
		if t.text[0] != '"' || gojson.Unmarshal([]byte(t.text), &s) != nil || s == "" || isTime(s) != times {
			continue
		}
		kind := "value"
		if t.name {
			kind = "name"
		}
		for form, digits := range map[string]string{"lower": `\u%04x`, "upper": `\u%04X`} {
			made = append(made, Vector{Name: fmt.Sprintf("%s %.30s escaped with digits in %s case", kind, t.text, form),
				Input: text(replacedToken(all, i, escaped(s, digits)), ""), Demand: Accept, Source: rfc8259 + "#section-7"})
		}
		if strings.Contains(t.text, "/") && !strings.Contains(t.text, `\/`) {
			made = append(made, Vector{Name: fmt.Sprintf("%s %.30s with escaped slashes", kind, t.text),
				Input: text(replacedToken(all, i, strings.ReplaceAll(t.text, "/", `\/`)), ""), Demand: Accept, Source: rfc8259 + "#section-7"})
		}
	}
	slices.SortStableFunc(made, func(a, b Vector) int { return compareText(a.Name, b.Name) })
	return made
}

func isTime(s string) bool {
	_, err := time.Parse(time.RFC3339, s)
	return err == nil
}

func escaped(s, form string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range utf16.Encode([]rune(s)) {
		fmt.Fprintf(&b, form, c)
	}
	b.WriteByte('"')
	return b.String()
}

// end returns the place after the value that begins at a token.
func end(all []jsonToken, at int) int {
	depth := 0
	for i := at; i < len(all); i++ {
		switch all[i].text {
		case "{", "[":
			depth++
		case "}", "]":
			depth--
		}
		if depth == 0 {
			return i + 1
		}
	}
	return len(all)
}

// reversed returns a value with the members of all its objects in reverse order.
func reversed(value []jsonToken) (turned []jsonToken) {
	if len(value) < 2 {
		return value
	}
	var parts [][]jsonToken
	for at := 1; at < len(value)-1; {
		to := at
		if value[0].text == "{" {
			to += 2
		}
		next := end(value, to)
		parts = append(parts, slices.Concat(value[at:to], reversed(value[to:next])))
		at = next + 1 // after the comma
	}
	if value[0].text == "{" {
		slices.Reverse(parts)
	}
	turned = append(turned, value[0])
	for i, p := range parts {
		if i > 0 {
			turned = append(turned, jsonToken{text: ","})
		}
		turned = append(turned, p...)
	}
	return append(turned, value[len(value)-1])
}

func jsonReversed(all []jsonToken) []Vector {
	return []Vector{{Name: "members in reverse order", Input: text(reversed(all), ""), Demand: Accept, Source: rfc8259 + "#section-4"}}
}

// jsonNumbers writes numbers with an exponent. A decoder of a number without a fraction may refuse that.
func jsonNumbers(all []jsonToken) (made []Vector) {
	for i, t := range all {
		if t.name || strings.IndexByte("-0123456789", t.text[0]) < 0 || strings.ContainsAny(t.text, "eE") {
			continue
		}
		demand := Refusable
		forms := []string{t.text + "e0", t.text + "E+00"}
		if strings.Contains(t.text, ".") {
			demand = Accept
			forms = append(forms, t.text+"0")
		} else {
			forms = append(forms, t.text+".0")
		}
		for _, form := range forms {
			made = append(made, Vector{Name: t.text + " as " + form, Input: text(replacedToken(all, i, form), ""), Demand: demand, Source: rfc8259 + "#section-6"})
		}
	}
	return made
}

// jsonUnknown adds a member, at the beginning and at the end of the object.
func jsonUnknown(all []jsonToken) (made []Vector) {
	for _, v := range []string{"null", "true", "-1.5e+3", `"a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"`, "[]", "{}", `[1,[{"a":[]}],"]"]`, `{"a":{"b":"}"},"":[{}]}`} {
		made = append(made, withMember(all, v, Refusable, "4")...)
	}
	return made
}

// withMember adds a member with a value, if the message is an object.
func withMember(all []jsonToken, value string, demand Demand, section string) []Vector {
	if all[0].text != "{" || len(all) < 3 {
		return nil
	}
	last := len(all) - 1
	member := jsonToken{text: `"zzUnknown":` + value}
	comma := jsonToken{text: ","}
	v := Vector{Name: "member with the value " + value, Demand: demand, Source: rfc8259 + "#section-" + section}
	first, second := v, v
	first.Name, first.Input = "first "+v.Name, text(slices.Concat(all[:1], []jsonToken{member, comma}, all[1:]), "")
	second.Name, second.Input = "last "+v.Name, text(slices.Concat(all[:last], []jsonToken{comma, member}, all[last:]), "")
	return []Vector{first, second}
}

// jsonBroken are values that no JSON has, with the section that says so.
var jsonBroken = [][2]string{
	{"", "4"}, {"tru", "3"}, {"nul", "3"}, {"True", "3"}, {"NaN", "6"}, {"Infinity", "6"}, {"undefined", "3"}, {"truee", "3"},
	{"01", "6"}, {"+1", "6"}, {".5", "6"}, {"1.", "6"}, {"1e", "6"}, {"1e+", "6"}, {"-", "6"}, {"0x10", "6"}, {"1_000", "6"}, {"1.2.3", "6"}, {"--1", "6"}, {"1 2", "4"},
	{`'a'`, "7"}, {`"\x41"`, "7"}, {`"\u00g0"`, "7"}, {`"\u12"`, "7"}, {"\"\x01\"", "7"}, {"\"\n\"", "7"}, {`"a" "b"`, "4"}, {`"\'"`, "7"},
	{"[1,]", "5"}, {"[,1]", "5"}, {"[1 2]", "5"}, {"[1:2]", "5"}, {"[1}", "5"}, {"[}]", "5"}, {"[[]", "5"}, {`{"a":1,}`, "4"}, {`{"a"}`, "4"}, {`{"a" 1}`, "4"}, {`{a:1}`, "4"}, {`{1:1}`, "4"}, {"{]", "4"}, {`{"a":}`, "4"}, {`{,}`, "4"}, {`{"a"::1}`, "4"},
	{"1/**/", "2"}, {"1//", "2"}, {"1\v", "2"}, {"1\u00a0", "2"},
}

func jsonMalformedUnknown(all []jsonToken) (made []Vector) {
	for _, broken := range jsonBroken {
		made = append(made, withMember(all, broken[0], Reject, broken[1])...)
	}
	return made
}

// jsonMalformed puts broken values in the place of the first scalar of each kind, and breaks the text as a
// whole.
func jsonMalformed(all []jsonToken) (made []Vector) {
	seen := make(map[byte]bool)
	for i, t := range all {
		kind := t.text[0]
		if kind >= '0' && kind <= '9' {
			kind = '-'
		}
		if t.name || strings.IndexByte(`"-tf`, kind) < 0 || seen[kind] {
			continue
		}
		seen[kind] = true
		for _, broken := range jsonBroken {
			made = append(made, Vector{Name: fmt.Sprintf("%s in place of %.30s", broken[0], t.text), Input: text(replacedToken(all, i, broken[0]), ""), Demand: Reject, Source: rfc8259 + "#section-" + broken[1]})
		}
	}
	whole := string(text(all, "").Append(nil))
	for _, tail := range []string{"}", "]", ",", "x", "1", "null", "\x00", "//", whole} {
		made = append(made, Vector{Name: fmt.Sprintf("%.10q after the message", tail), Input: attacks.Of(whole + tail), Demand: Reject, Source: rfc8259 + "#section-2"})
	}
	for i, t := range all {
		if t.text == "," || t.text == ":" {
			made = append(made,
				Vector{Name: fmt.Sprintf("token %d, %s, left out", i, t.text), Input: text(replacedToken(all, i, " "), ""), Demand: Reject, Source: rfc8259 + "#section-2"},
				Vector{Name: fmt.Sprintf("token %d, %s, twice", i, t.text), Input: text(replacedToken(all, i, t.text+t.text), ""), Demand: Reject, Source: rfc8259 + "#section-2"})
		}
	}
	return made
}
