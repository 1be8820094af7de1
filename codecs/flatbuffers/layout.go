package flatbuffers

import (
	"strings"

	"github.com/wirebench/wirebench/emit/tables"
)

// style is the style of FlatBuffers and of the names in flatc's code.
var style = tables.Style{
	Unions:    true,
	Name:      tables.Snake,
	Reserved:  append(typeNames, "true", "false", "Init", "Table", "builder", "flatbuffers"),
	Methods:   methods,
	Functions: functions,
}

// typeNames are keywords, which are not allowed as names of fields.
var typeNames = []string{"bool", "byte", "ubyte", "short", "ushort", "int", "uint", "float", "long", "ulong", "double",
	"int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64", "string"}

func methods(name string) []string {
	get := accessor(name)
	return []string{name, get, get + "Length", get + "Bytes", "Mutate" + get}
}

// accessor returns the name that flatc makes from a field's name.
func accessor(name string) string {
	var get strings.Builder
	for word := range strings.SplitSeq(name, "_") {
		get.WriteString(tables.Title(word))
	}
	return get.String()
}

func functions(name string, fields []*tables.Field) []string {
	ids := []string{name, "Create" + name, name + "Start", name + "End", "GetRootAs" + name, "GetSizePrefixedRootAs" + name}
	for _, f := range fields {
		get := accessor(f.Name)
		ids = append(ids, name+"Add"+get, name+"Start"+get+"Vector")
		if f.Form == tables.OneOf {
			ids = append(ids, name+"Add"+get+"Type")
		}
	}
	return ids
}
