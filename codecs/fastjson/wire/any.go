package wire

import (
	"fmt"

	"github.com/valyala/fastjson"

	"github.com/wirebench/wirebench/rt/anyjson"
)

// Any returns the value of an interface. Types of JSON become values directly. Other types become
// the tree of the JSON that encoding/json writes. Any panics as package anyjson describes.
func Any(a *fastjson.Arena, v any) *fastjson.Value {
	switch v := v.(type) {
	case nil:
		return a.NewNull()
	case bool:
		return Bool(a, v)
	case string:
		return a.NewString(v)
	case float64:
		return a.NewNumberFloat64(v)
	case []any:
		if v == nil {
			return a.NewNull()
		}
		o := a.NewArray()
		for i, e := range v {
			o.SetArrayItem(i, Any(a, e))
		}
		return o
	case map[string]any:
		if v == nil {
			return a.NewNull()
		}
		o := a.NewObject()
		for key, e := range v {
			o.Set(key, Any(a, e))
		}
		return o
	}
	return fastjson.MustParseBytes(anyjson.Bytes(v))
}

// GetAny returns the value that encoding/json would decode into an interface.
func GetAny(f *fastjson.Value) (any, error) {
	switch f.Type() {
	case fastjson.TypeNull:
		return nil, nil
	case fastjson.TypeTrue, fastjson.TypeFalse:
		return f.Bool()
	case fastjson.TypeString:
		return GetString(f)
	case fastjson.TypeNumber:
		return f.Float64()
	case fastjson.TypeArray:
		values, err := f.Array()
		if err != nil {
			return nil, err
		}
		all := make([]any, len(values))
		for i, e := range values {
			if all[i], err = GetAny(e); err != nil {
				return nil, err
			}
		}
		return all, nil
	case fastjson.TypeObject:
		o, err := f.Object()
		if err != nil {
			return nil, err
		}
		m := make(map[string]any, o.Len())
		o.Visit(func(key []byte, e *fastjson.Value) {
			if err == nil {
				m[string(key)], err = GetAny(e)
			}
		})
		return m, err
	}
	return nil, fmt.Errorf("fastjson: a value of type %v", f.Type())
}
