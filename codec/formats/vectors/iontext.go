package vectors

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// ionToken is a token of a text: a bracket, a comma, a colon, a quoted text, or a word, which is a number, a
// time, a keyword or a name.
type ionToken struct {
	text string
	name bool // of a field
}

// ionTokens returns the tokens of a message that a library wrote, without white space, comments, annotations,
// expressions and long strings.
func ionTokens(b []byte) (all []ionToken, err error) {
	text := string(b)
	if !utf8.Valid(b) {
		return nil, errIon
	}
	depth := 0
	for i := 0; i < len(text); {
		from := i
		switch c := text[i]; {
		case strings.IndexByte(" \t\r\n", c) >= 0:
			i++
			continue
		case strings.HasPrefix(text[i:], "{{"):
			end := strings.Index(text[i:], "}}")
			if end < 0 {
				return nil, errIon
			}
			i += end + len("}}")
		case strings.IndexByte("{[", c) >= 0:
			depth++
			i++
		case strings.IndexByte("}]", c) >= 0:
			depth--
			i++
		case c == ',' || c == ':':
			i++
		case c == '"' || c == '\'':
			if i = ionQuoted(text, i); i < 0 {
				return nil, errIon
			}
		case c > ' ' && c < 0x7f && strings.IndexByte("()/\\", c) < 0:
			i = ionWord(text, i)
		default:
			return nil, errIon
		}
		all = append(all, ionToken{text: text[from:i]})
	}
	if depth != 0 || all == nil {
		return nil, errIon
	}
	for i := range len(all) - 1 {
		all[i].name = all[i+1].text == ":"
	}
	return all, nil
}

// ionQuoted returns the end of a quoted text, or -1 if it does not end.
func ionQuoted(text string, at int) int {
	for i := at + 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case text[at]:
			return i + 1
		}
	}
	return -1
}

// ionWord returns the end of a word. A time has colons in it, and a name ends at one.
func ionWord(text string, at int) int {
	stop := "{}[](),\"' \t\n\r\v\f:"
	if c := text[at]; c >= '0' && c <= '9' {
		stop = stop[:len(stop)-1]
	}
	if n := strings.IndexAny(text[at:], stop); n > 0 {
		return at + n
	}
	return len(text)
}

// ionJoin writes tokens with something between them.
func ionJoin(all []ionToken, between string) attacks.Input {
	var b strings.Builder
	for _, t := range all {
		b.WriteString(between)
		b.WriteString(t.text)
	}
	b.WriteString(between)
	return attacks.Of(b.String())
}

// ionTextRewrite makes vectors from the tokens of a message.
func ionTextRewrite(name string, make func(all []ionToken) []Vector) Rewrite {
	return Rewrite{name, func(b []byte, _ *schema.Type) ([]Vector, error) {
		all, err := ionTokens(b)
		if err != nil {
			return nil, err
		}
		made := make(all)
		if len(made) == 0 {
			return nil, errors.New("the message has nothing of that kind")
		}
		return made, nil
	}}
}

func ionTextRewrites() []Rewrite {
	return []Rewrite{
		ionTextRewrite("text: white space and comments", ionSpaces),
		ionTextRewrite("text: strings in other forms", ionStrings),
		ionTextRewrite("text: numbers and names in other forms", ionWords),
		ionTextRewrite("text: what no message has", ionMalformed),
	}
}

// ionReplaced returns the tokens with other text in place of one.
func ionReplaced(all []ionToken, at int, by string) attacks.Input {
	changed := slices.Clone(all)
	changed[at].text = by
	return ionJoin(changed, "")
}

// ionSpaces has white space and comments between tokens. A number must not be followed by a comment at once.
func ionSpaces(all []ionToken) (made []Vector) {
	add := func(name string, in attacks.Input, section string) {
		made = append(made, Vector{Name: name, Input: in, Demand: Accept, Source: ionDocs + section})
	}
	for _, s := range []struct{ name, between string }{
		{"spaces", " "}, {"tabs and line feeds", "\t\r\n"}, {"vertical tabs and form feeds", "\v\f"},
		{"comments", " /* a ** / */ "}, {"comments to the end of the line", " // a\n"}, {"comments with brackets", " /*]}*/ //\"\n"},
	} {
		add(s.name+" around every token", ionJoin(all, s.between), "boundaries.html")
	}
	add("version before the message", attacks.Join(attacks.Of("$ion_1_0 "), ionJoin(all, "")), "symbols.html#ion-version-markers")
	add("annotation of the message", attacks.Join(attacks.Of("a::'b':: "), ionJoin(all, "")), "spec.html#annot")
	for i, t := range all {
		if i > 0 && (t.text == "}" || t.text == "]") && strings.IndexAny(all[i-1].text, "{[,") != 0 {
			add(fmt.Sprintf("comma before the bracket that is token %d", i), ionReplaced(all, i, ","+t.text), "spec.html#container")
		}
	}
	return made
}

// ionStrings writes one string after the other with escaped characters, and as a long string.
func ionStrings(all []ionToken) (made []Vector) {
	for i, t := range all {
		var s string
		if t.text[0] != '"' || t.name {
			continue
		}
		s, err := strconv.Unquote(t.text)
		if err != nil || s == "" {
			continue
		}
		add := func(name, text, section string) {
			made = append(made, Vector{Name: fmt.Sprintf("%.30s %s", t.text, name), Input: ionReplaced(all, i, text), Demand: Accept, Source: ionTextSpec + section})
		}
		var short, long strings.Builder
		for _, c := range s {
			if c <= 0xffff {
				fmt.Fprintf(&short, `\u%04x`, c)
			} else {
				fmt.Fprintf(&short, `\U%08x`, c)
			}
			fmt.Fprintf(&long, `\U%08X`, c)
		}
		first, size := utf8.DecodeRuneInString(s)
		add("with characters of four digits", `"`+short.String()+`"`, "#escapes")
		add("with characters of eight digits", `"`+long.String()+`"`, "#escapes")
		if first <= 0xff {
			add("with a character of two digits", fmt.Sprintf(`"\x%02x%s`, first, strconv.Quote(s[size:])[1:]), "#escapes")
		}
		add("with an escaped end of a line", `"`+"\\\n"+strconv.Quote(s)[1:], "#escapes")
		if !strings.ContainsAny(s, `'\`) {
			add("as a long string", "'''"+s+"'''", "#string")
			add("as two long strings", "'''"+s[:size]+"''' /* a */ '''"+s[size:]+"'''", "#string")
		}
	}
	return made
}

// ionWords writes one word after the other in another form.
func ionWords(all []ionToken) (made []Vector) {
	for i, t := range all {
		add := func(name, text, section string) {
			made = append(made, Vector{Name: fmt.Sprintf("%.30s that is token %d %s", t.text, i, name), Input: ionReplaced(all, i, text), Demand: Accept, Source: ionTextSpec + section})
		}
		plain := strings.Trim(t.text, `'"`)
		n, err := strconv.ParseInt(t.text, 10, 64)
		switch {
		case t.name && plain != "" && !strings.ContainsAny(plain, `\'"`):
			add("in single quotes", "'"+plain+"'", "#symbol")
			add("in double quotes", `"`+plain+`"`, "#struct")
		case err == nil && n >= 0:
			add("in hexadecimal digits", fmt.Sprintf("0x%x", n), "#int")
			add("in capital hexadecimal digits", fmt.Sprintf("0x%X", n), "#int")
			add("in binary digits", fmt.Sprintf("0b%b", n), "#int")
			if len(t.text) > 1 {
				add("with underscores", t.text[:1]+"_"+t.text[1:], "#int")
			}
		case t.text == "null":
			add("with its type", "null.null", "#null")
		}
	}
	return made
}

// ionMalformed adds to the message a field that the type doesn't have, with a value that is an error, and has
// brackets that do not fit.
func ionMalformed(all []ionToken) (made []Vector) {
	last := len(all) - 1
	if all[0].text != "{" || all[last].text != "}" || last == 1 {
		return nil
	}
	add := func(name, section, value string) {
		made = append(made, Vector{Name: name, Input: ionReplaced(all, last, ",zz:"+value+"}"), Demand: Reject, Source: ionTextSpec + section})
	}
	add("no value", "#struct", "")
	add("two commas", "#struct", "1,,zy:2")
	add("comma without an element", "#list", "[,]")
	add("two commas in a list", "#list", "[1,,2]")
	add("list that is not closed", "#list", "[1")
	add("list that ends like a struct", "#list", "[1}")
	add("struct without a colon", "#struct", "{a 1}")
	add("annotation of a name", "#struct", "1,a::zy:2")
	add("annotation without a value", "#annot", "a::")
	add("number with a plus sign", "#int", "+1")
	add("number with a leading zero", "#int", "0123")
	add("number with an underscore at its end", "#int", "1_")
	add("number with two underscores", "#int", "1__2")
	add("hexadecimal number with an underscore at its beginning", "#int", "0x_12")
	add("hexadecimal number without digits", "#int", "0x")
	add("underscore before the decimal point", "#real-numbers", "1_.5")
	add("decimal with an underscore at its end", "#real-numbers", "1.5_")
	add("exponent without digits", "#real-numbers", "1e")
	add("number that is not followed by a stop", "#int", "12a")
	add("month without the letter T", "#timestamp", "2007-01")
	add("second without a fraction", "#timestamp", "2007-02-23T20:14:33.Z")
	add("time without an offset", "#timestamp", "2007-02-23T20:14:33")
	add("month 13", "#timestamp", "2007-13-01")
	add("year 0", "#timestamp", "0000-01-01")
	add("escape that is none", "#escapes", `"\q"`)
	add("octal escape", "#escapes", `"\101"`)
	add("escape of three digits", "#escapes", `"\u123"`)
	add("string that is not closed", "#string", `"a`)
	add("string with a line feed", "#string", "\"a\nb\"")
	add("long string that is not closed", "#string", "'''a''")
	add("blob with a character that is not of Base64", "#blob", "{{a$b=}}")
	add("blob with too much padding", "#blob", "{{YQ===}}")
	add("blob with padding in it", "#blob", "{{Y=Q=}}")
	add("blob that is not closed", "#blob", "{{YQ==}")
	add("clob with a comment", "#clob", "{{/*a*/\"a\"}}")
	add("null of a type that there is not", "#null", "null.zz")
	add("comment that is not closed", "", "1 /* a")
	return made
}
