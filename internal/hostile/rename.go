package hostile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// Renamed returns a record with a hostile name before every text: names, modules, faults, the
// processor. The record can still be read. Operations are renamed only on request, since some of
// them are looked up by name.
func Renamed(record []byte, name string, operations bool) ([]byte, error) {
	var all bytes.Buffer
	to := json.NewEncoder(&all)
	to.SetEscapeHTML(false)
	for line := range bytes.Lines(record) {
		from := json.NewDecoder(bytes.NewReader(line))
		from.UseNumber()
		var fields map[string]any
		if err := from.Decode(&fields); err != nil {
			return nil, fmt.Errorf("%.60q: %w", line, err)
		}
		if err := to.Encode(renamed(fields, "", name, operations)); err != nil {
			return nil, err
		}
	}
	return all.Bytes(), nil
}

// renamed returns the new value of a field.
func renamed(v any, field, name string, operations bool) any {
	switch v := v.(type) {
	case string:
		switch field {
		case "kind", "grade", "started", "finished":
			return v
		case "model", "models":
			if !operations {
				return v
			}
		}
		return name + v
	case []any:
		for i := range v {
			v[i] = renamed(v[i], field, name, operations)
		}
	case map[string]any:
		for key := range v {
			v[key] = renamed(v[key], key, name, operations)
		}
		if field == "modules" { // its keys are names
			for _, key := range slices.Collect(maps.Keys(v)) {
				v[name+key] = v[key]
				delete(v, key)
			}
		}
	}
	return v
}
