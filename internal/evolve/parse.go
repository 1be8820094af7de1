package evolve

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// Parse reads a value that another process wrote as JSON.
func Parse(text []byte) (v Value, err error) {
	if err = json.Unmarshal(text, &v); err == nil {
		err = v.check(0)
	}
	if err != nil {
		return Value{}, fmt.Errorf("this is no value in neutral form: %w", err)
	}
	return v, nil
}

// check returns an error for a value that [Of] never returns.
func (v Value) check(level int) error {
	if level > mostLevels {
		return errDeep
	}
	scalar := true
	var fault error
	switch v.Kind {
	case Null:
		if v.Text != "" {
			fault = errors.New("a null with a text")
		}
	case Bool:
		if v.Text != "true" && v.Text != "false" {
			fault = fmt.Errorf("%.20q is no bool", v.Text)
		}
	case Number:
		if !decimal(v.Text) {
			fault = fmt.Errorf("%.20q is no decimal number", v.Text)
		}
	case Text:
	case Bytes:
		_, fault = hex.DecodeString(v.Text)
	case Time:
		_, fault = time.Parse(time.RFC3339Nano, v.Text)
	case List, Map, Struct:
		scalar = false
		if v.Text != "" {
			fault = fmt.Errorf("a %s with a text", v.Kind)
		}
	default:
		fault = fmt.Errorf("no kind %.20q", v.Kind)
	}
	if fault == nil && scalar && len(v.Parts) > 0 {
		fault = fmt.Errorf("a %s with parts", v.Kind)
	}
	if fault != nil {
		return fault
	}
	seen := make(map[string]bool)
	for _, p := range v.Parts {
		if v.Kind == List && p.Name != "" || v.Kind == Struct && (p.Name == "" || seen[p.Name]) {
			return fmt.Errorf("a %s with a part %.20q", v.Kind, p.Name)
		}
		seen[p.Name] = true
		if err := p.Value.check(level + 1); err != nil {
			return err
		}
	}
	return nil
}
