package attacks

import (
	"encoding/binary"
	"slices"
	"strings"
	"unicode/utf16"
)

// Step is a field of a message that holds other messages.
type Step struct {
	Key
	Holds Holds
}

// Holds says how a field holds messages.
type Holds string

const (
	One  Holds = "one"
	List Holds = "list"
	// Map is a map of messages by texts.
	Map Holds = "map"
)

// Nest makes messages of which each is in a field of the one around it. The steps before lead from the message
// to the first of n levels, and the steps each from a level to the next. It returns nil if the format can't
// express the steps, such as a field without a name.
type Nest func(before, each []Step) func(n int) Input

// bracket is what a level has before and after what is in it.
type bracket struct{ open, end string }

// bracketed returns a Nest for formats in which a level does not say how long it is. The innermost level is
// inside, and the whole message is around it. step returns no bracket for a step that can't be expressed.
func bracketed(around bracket, inside string, step func(s Step) (b bracket, ok bool)) Nest {
	return func(before, each []Step) func(n int) Input {
		join := func(steps []Step) (all bracket, ok bool) {
			for _, s := range steps {
				b, ok := step(s)
				if !ok {
					return all, false
				}
				all = bracket{all.open + b.open, b.end + all.end}
			}
			return all, true
		}
		first, ok := join(before)
		level, known := join(each)
		if !ok || !known {
			return nil
		}
		return nested(around.open+first.open, level.open, inside, level.end, first.end+around.end)
	}
}

// holding returns what the containers of a format add to the bracket of a field.
func holding(h Holds, field, list, entry bracket) bracket {
	in := map[Holds]bracket{List: list, Map: entry}[h]
	return bracket{field.open + in.open, in.end + field.end}
}

// named returns a step for formats with names.
func named(list, entry bracket, field func(name string) bracket) func(s Step) (bracket, bool) {
	return func(s Step) (bracket, bool) {
		return holding(s.Holds, field(s.Name), list, entry), s.Name != ""
	}
}

// jsonNest is that of JSON, and of formats that read JSON's brackets.
func jsonNest() Nest {
	return bracketed(bracket{}, "{}", named(bracket{"[", "]"}, bracket{`{"a": `, "}"}, func(name string) bracket {
		return bracket{"{" + string(quoted(name)) + ": ", "}"}
	}))
}

func tomlNest() Nest {
	return bracketed(bracket{}, "", func(s Step) (bracket, bool) {
		key := string(quoted(s.Name)) + "="
		switch s.Holds {
		case List:
			return bracket{key + "[{", "}]"}, s.Name != ""
		case Map:
			return bracket{key + "{a={", "}}"}, s.Name != ""
		}
		return bracket{key + "{", "}"}, s.Name != ""
	})
}

func xmlNest() Nest {
	return bracketed(bracket{"<a>", "</a>"}, "", func(s Step) (bracket, bool) {
		return bracket{"<" + s.Name + ">", "</" + s.Name + ">"}, s.Name != "" && s.Holds != Map
	})
}

func plistNest() Nest {
	return bracketed(bracket{"<plist>", "</plist>"}, "<dict/>", named(bracket{"<array>", "</array>"}, bracket{"<dict><key>a</key>", "</dict>"}, func(name string) bracket {
		return bracket{"<dict><key>" + name + "</key>", "</dict>"}
	}))
}

func protoTextNest() Nest {
	return bracketed(bracket{}, "", named(bracket{}, bracket{`key:"a" value{`, "}"}, func(name string) bracket {
		return bracket{name + "{", "}"}
	}))
}

func hproseNest() Nest {
	return bracketed(bracket{}, "m{}", named(bracket{"a1{", "}"}, bracket{"m1{ua", "}"}, func(name string) bracket {
		return bracket{string(decimal([]byte("m1{s"), len(utf16.Encode([]rune(name))))) + `"` + name + `"`, "}"}
	}))
}

func serealNest(header string) Nest {
	return bracketed(bracket{open: header}, "\x2a\x00", named(bracket{open: "\x2b\x01"}, bracket{open: "\x2a\x01\x61a"}, func(name string) bracket {
		return bracket{open: "\x2a\x01\x27" + string(lengthOf(name[:min(len(name), 0x7f)]))}
	}))
}

// keyedNest is that of a binary format with maps of one entry. Fields may have numbers in place of names.
func keyedNest(list, entry, empty string, name func(name []byte) []byte, number func(n int) []byte) Nest {
	return bracketed(bracket{}, empty, func(s Step) (bracket, bool) {
		var field []byte
		switch {
		case s.Name != "":
			field = name(lengthOf(s.Name))
		case number != nil:
			field = number(s.Number)
		default:
			return bracket{}, false
		}
		return holding(s.Holds, bracket{open: string(field)}, bracket{open: list}, bracket{open: entry}), true
	})
}

// prefixed puts bytes before a name with its length.
func prefixed(head string) func(name []byte) []byte {
	return func(name []byte) []byte { return append([]byte(head), name...) }
}

func msgpackNest() Nest {
	return keyedNest("\x91", "\x81\xa1a", "\x80", prefixed("\x81\xd9"), func(n int) []byte { return be32([]byte("\x81\xce"), n) })
}

func cborNest() Nest {
	return keyedNest("\x81", "\xa1\x61a", "\xa0", prefixed("\xa1\x78"), func(n int) []byte {
		if n < 24 {
			return []byte{0xa1, byte(n)}
		}
		return be32([]byte("\xa1\x1a"), n)
	})
}

func thriftBinaryNest() Nest {
	return bracketed(bracket{end: "\x00"}, "", func(s Step) (bracket, bool) {
		id := string(binary.BigEndian.AppendUint16(nil, uint16(s.Number)))
		b := map[Holds]string{One: "\x0c" + id, List: "\x0f" + id + "\x0c\x00\x00\x00\x01", Map: "\x0d" + id + "\x0b\x0c\x00\x00\x00\x01\x00\x00\x00\x01a"}
		return bracket{b[s.Holds], "\x00"}, s.Number > 0
	})
}

func thriftCompactNest() Nest {
	return bracketed(bracket{end: "\x00"}, "", func(s Step) (bracket, bool) {
		head := map[Holds]struct {
			kind byte
			in   string
		}{One: {0x0c, ""}, List: {0x09, "\x1c"}, Map: {0x0b, "\x01\x8c\x01a"}}[s.Holds]
		field := zigzag([]byte{head.kind}, s.Number)
		if s.Number <= 15 {
			field = []byte{byte(s.Number)<<4 | head.kind}
		}
		return bracket{string(field) + head.in, "\x00"}, s.Number > 0
	})
}

func thriftJSONNest() Nest {
	return bracketed(bracket{}, "{}", func(s Step) (bracket, bool) {
		field := `{"` + string(decimal(nil, s.Number)) + `":{`
		b := map[Holds]bracket{One: {field + `"rec":`, "}}"}, List: {field + `"lst":["rec",1,`, "]}}"}, Map: {field + `"map":["str","rec",1,{"a":`, "}]}}"}}
		return b[s.Holds], s.Number > 0
	})
}

// protobufNest has messages with their lengths. An entry of a map is a message with its key in field 1 and its
// value in field 2.
func protobufNest() Nest {
	return func(before, each []Step) func(n int) Input {
		levels := func(steps []Step) (all []level) {
			for _, s := range steps {
				tag := varint(nil, s.Number<<3|2)
				head := func(tag []byte, key string) level {
					return level{head: func(b []byte, n int) []byte {
						return append(varint(append(b, tag...), len(key)+n), key...)
					}}
				}
				if s.Holds == Map {
					all = append(all, head(tag, "\x0a\x01a"), head([]byte{0x12}, ""))
					continue
				}
				all = append(all, head(tag, ""))
			}
			return all
		}
		if slices.ContainsFunc(slices.Concat(before, each), func(s Step) bool { return s.Number <= 0 }) {
			return nil
		}
		return sizedLevels(levels(before), levels(each), "")
	}
}

// bsonNest has documents with their lengths. A list is a document whose keys are numbers.
func bsonNest() Nest {
	return func(before, each []Step) func(n int) Input {
		levels := func(steps []Step) (all []level) {
			element := func(kind byte, name string) level {
				return level{func(b []byte, n int) []byte { return le32(append(append(append(b, kind), name...), 0), 4+n+1) }, "\x00"}
			}
			for _, s := range steps {
				switch s.Holds {
				case List:
					all = append(all, element('\x04', s.Name), element('\x03', "0"))
				case Map:
					all = append(all, element('\x03', s.Name), element('\x03', "a"))
				default:
					all = append(all, element('\x03', s.Name))
				}
			}
			return all
		}
		if slices.ContainsFunc(slices.Concat(before, each), func(s Step) bool { return s.Name == "" || strings.Contains(s.Name, "\x00") }) {
			return nil
		}
		return document(sizedLevels(levels(before), levels(each), ""))
	}
}

// gobNest describes a struct for each step, with one field.
func gobNest() Nest {
	return func(before, each []Step) func(n int) Input {
		steps := slices.Concat(before, each)
		container := gobRoot + len(steps) // the numbers of lists and maps come after those of the structs
		var types []byte
		for i, s := range steps {
			if s.Name == "" {
				return nil
			}
			next := gobRoot + i + 1
			if i == len(steps)-1 {
				next = gobRoot + len(before)
			}
			of := signedGob(nil, next)
			switch s.Holds {
			case List:
				types = append(types, describe(container, gobSlice, of)...)
			case Map:
				types = append(types, describe(container, gobMap, signedGob(nil, gobString), []byte{1}, of)...)
			}
			if s.Holds != One {
				of = signedGob(nil, container)
				container++
			}
			types = append(types, gobFields(gobRoot+i, s.Name, of)...)
		}
		make := bracketed(bracket{end: "\x00"}, "", func(s Step) (bracket, bool) {
			return holding(s.Holds, bracket{"\x01", "\x00"}, bracket{open: "\x01"}, bracket{open: "\x01\x01a"}), true
		})(before, each)
		return func(n int) Input { return gobMessage(types, signedGob(nil, gobRoot), make(n)) }
	}
}
