package survive

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

type (
	branch struct {
		Left, Right *branch
		N           int
	}
	author struct {
		Name  string
		Posts []*post
	}
	post struct {
		By      *author
		Replies map[string]post
	}
	forum struct {
		Title string
		First *struct{ Posts [2]post }
		Flat  []struct{ N int }
	}
)

func TestWays(t *testing.T) {
	for _, c := range []struct {
		of   reflect.Type
		want []string
	}{
		{reflect.TypeFor[branch](), []string{"Left"}},
		{reflect.TypeFor[post](), []string{"Replies", "By.Posts"}},
		{reflect.TypeFor[author](), []string{"Posts.By", "Posts.Replies"}},
		{reflect.TypeFor[forum](), []string{"First.Posts.Replies", "First.Posts.By.Posts"}},
		{reflect.TypeFor[struct{ N []int }](), nil},
		{reflect.TypeFor[[]branch](), nil},
	} {
		var names []string
		for _, w := range ways(schema.Of(c.of).Root) {
			names = append(names, w.name())
			checkDeepest(t, c.of, w)
			checkMakers(t, c.of, w)
		}
		if diff := cmp.Diff(c.want, names); diff != "" {
			t.Errorf("%v (-want +got):\n%s", c.of, diff)
		}
	}
}

// checkDeepest counts the levels of a value.
func checkDeepest(t *testing.T, of reflect.Type, w way) {
	t.Helper()
	last := w.each[len(w.each)-1].field.Name
	more := 0 // levels of that name before the first one
	for _, l := range w.before {
		if l.field.Name == last {
			more++
		}
	}
	for _, n := range []int{1, 5} {
		b, err := json.Marshal(w.deepest(of, n).Interface())
		if err != nil {
			t.Fatal(err)
		}
		held := strings.Count(string(b), `"`+last+`":{`) + strings.Count(string(b), `"`+last+`":[{`)
		if held != n+more {
			t.Errorf("%v: %d levels in %s, want %d: %s", of, held, w.name(), n+more, b)
		}
	}
}

// checkMakers: encoding/json decodes the messages of one of the makers to as many levels.
func checkMakers(t *testing.T, of reflect.Type, w way) {
	t.Helper()
	const n = 4
	want, err := json.Marshal(w.deepest(of, n).Interface())
	if err != nil {
		t.Fatal(err)
	}
	makers := w.makers(attacks.Named(formats.JSON.Name).Nest)
	if len(makers) != 2 { // the names in Go, and those in lower case
		t.Errorf("%v: %d makers", of, len(makers))
	}
	for _, make := range makers {
		v := reflect.New(of)
		if err := json.Unmarshal(make(n).Append(nil), v.Interface()); err != nil {
			t.Fatal(err)
		}
		got, err := json.Marshal(v.Interface())
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("%v, %s (-want +got):\n%s", of, w.name(), diff)
		}
	}
}
