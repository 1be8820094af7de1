package corpus

import "reflect"

// clone returns a deep copy of the value that v points to. The copy shares no memory that can
// change: strings are shared because they can't change. Unexported fields, such as those of a
// time.Time, are copied as they are. The value must not refer to itself.
func clone(v any) any { return cloneValue(reflect.ValueOf(v)).Interface() }

func cloneValue(v reflect.Value) reflect.Value {
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			c.Set(reflect.New(v.Type().Elem()))
			c.Elem().Set(cloneValue(v.Elem()))
		}
	case reflect.Interface:
		if !v.IsNil() {
			c.Set(cloneValue(v.Elem()))
		}
	case reflect.Map:
		if !v.IsNil() {
			c.Set(reflect.MakeMapWithSize(v.Type(), v.Len()))
		}
		for it := v.MapRange(); it.Next(); {
			c.SetMapIndex(cloneValue(it.Key()), cloneValue(it.Value()))
		}
	case reflect.Slice:
		if !v.IsNil() {
			c.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		}
		cloneElements(c, v)
	case reflect.Array:
		cloneElements(c, v)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				c.Field(i).Set(cloneValue(v.Field(i)))
			}
		}
	}
	return c
}

func cloneElements(c, v reflect.Value) {
	for i := range v.Len() {
		c.Index(i).Set(cloneValue(v.Index(i)))
	}
}
