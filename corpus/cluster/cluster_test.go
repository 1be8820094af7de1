package cluster

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/corpus/module"
)

// fixture returns the API's fixture of a kind. It has a value in every field.
func fixture(kind, sum string) module.File {
	return module.File{Module: "k8s.io/api", Version: "v0.34.2", Path: "testdata/HEAD/" + kind + ".json", Sum: sum}
}

// TestFields checks every field of the types: the API has a field with the same name, and the
// values of that field fit the type. Ports and counts are exceptions, because the API has them as
// numbers or texts.
func TestFields(t *testing.T) {
	for _, c := range []struct {
		file module.File
		typ  reflect.Type
	}{
		{fixture("core.v1.Pod", "4be62201aa7aed0c498851a3c7de8faf9df1a5cee7faf0e87c9ce02a3bcda230"), reflect.TypeFor[Pod]()},
		{fixture("apps.v1.Deployment", "f1dbc498807a8f3628f574a7cdbc7ded0ac4ffe78c4151f5d1bf61a65c0225c1"), reflect.TypeFor[Deployment]()},
	} {
		text, err := c.file.Read()
		if why := module.Missing(err); why != "" {
			t.Skip(why)
		}
		if err != nil {
			t.Fatal(err)
		}
		var object any
		if err := json.Unmarshal(text, &object); err != nil {
			t.Fatal(err)
		}
		fits(t, c.typ.Name(), c.typ, object)
		// Decoding checks the kinds of values: a text does not decode into a number.
		v := reflect.New(c.typ)
		if err := json.Unmarshal(text, v.Interface()); err != nil {
			t.Error(err)
		}
	}
}

func fits(t *testing.T, path string, typ reflect.Type, value any) {
	t.Helper()
	switch typ.Kind() {
	case reflect.Pointer:
		fits(t, path, typ.Elem(), value)
	case reflect.Slice:
		list, ok := value.([]any)
		if !ok || len(list) == 0 {
			t.Errorf("%s is no list in the API: %v", path, value)
			return
		}
		fits(t, path, typ.Elem(), list[0])
	case reflect.Struct:
		if typ.String() == "time.Time" {
			return
		}
		object, ok := value.(map[string]any)
		if !ok {
			t.Errorf("%s is no object in the API: %v", path, value)
			return
		}
		for i := range typ.NumField() {
			name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ",")
			field, ok := object[name]
			if !ok && !ours[fmt.Sprintf("%s.%s", typ.Name(), name)] {
				t.Errorf("%s: the API has no field %s", path, name)
				continue
			}
			if ok {
				fits(t, path+"."+name, typ.Field(i).Type, field)
			}
		}
	}
}

// ours are fields of types that replace several API types. Each API type has only some of the
// fields.
var ours = map[string]bool{
	"Condition.lastUpdateTime": true, "SecurityContext.capabilities": true, "SecurityContext.readOnlyRootFilesystem": true,
	"SecurityContext.allowPrivilegeEscalation": true, "SecurityContext.fsGroup": true,
	"ConfigMapVolume.defaultMode": true,
}
