package record

import "bytes"

// earlierOperations are operations by the names that earlier programs wrote, in quotation marks.
var earlierOperations = []struct{ from, to []byte }{
	{[]byte(`"map-in"`), []byte(`"convert-in"`)},
	{[]byte(`"map-out"`), []byte(`"convert-out"`)},
}

// renamedOperations returns a line with the present names of operations.
func renamedOperations(kind string, text []byte) []byte {
	if !bytes.Contains(text, []byte(`"map-`)) {
		return text
	}
	before := []byte(nil)
	if kind != "run" { // whose operations are a list
		before = []byte(`"operation":`)
	}
	for _, o := range earlierOperations {
		text = bytes.ReplaceAll(text, append(before[:len(before):len(before)], o.from...), append(before[:len(before):len(before)], o.to...))
	}
	return text
}
