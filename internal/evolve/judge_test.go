package evolve

import (
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/schema"
)

// Types of both versions, of which one has more fields, or fields of other types.
type (
	few struct {
		ID    int64
		Count int32
		Inner fewInner
		Items []fewInner
	}
	fewInner struct {
		Name string
		Size int32
	}
	more struct {
		ID    int64
		Price int32
		Count int32
		Inner moreInner
		Items []moreInner
	}
	moreInner struct {
		Name   string
		Size   int32
		Weight int32
	}
	titled struct {
		ID    int64
		Inner titledInner
	}
	titledInner struct {
		Title string
		Size  int32
	}
	plain struct {
		ID    int64
		Inner fewInner
	}
	narrow   struct{ A, Count int32 }
	wide     struct{ A, Count int64 }
	floating struct {
		A     int32
		Count float64
	}
	texts struct {
		A     int32
		Count string
	}
	lists struct {
		A     int32
		Count []int32
	}
	optionals struct {
		A     int32
		Count *int32
	}
	pairs struct{ Prices []pair }
	pair  struct{ Key, Value string }
	maps  struct{ Prices map[string]string }
	boxed struct{ Prices box }
	box   struct {
		All  []pair
		Note string
	}
	structs struct {
		A  int32
		In fewInner
	}
	pointers struct {
		A  int32
		In *fewInner
	}
	embedding struct{ Embedded }
	Embedded  struct{ Name string }
	naming    struct{ Embedded Embedded }
	anything  struct{ Value any }
)

// renamed is the change of the names in titled.
func renamed(path, name string) string {
	if path == "Inner" && name == "Title" {
		return "Name"
	}
	return name
}

func unchanged(_, name string) string { return name }

// These are values that cases have in common.
var (
	full    = few{1, 2, fewInner{"in", 3}, []fewInner{{"a", 4}, {"b", 5}}}
	gone    = few{1, 0, full.Inner, full.Items}
	shorter = few{1, 2, full.Inner, full.Items[:1]}
	fuller  = more{1, 9, 2, moreInner{"in", 3, 8}, []moreInner{{"a", 4, 6}, {"b", 5, 7}}}
	dropped = more{1, 0, 2, moreInner{"in", 3, 0}, []moreInner{{"a", 4, 0}, {"b", 5, 0}}}
)

// judged is a value of which it is known what became of it.
type judged struct {
	name          string
	written, read any
	old           any // a value of the type between them
	forward       bool
	want          Outcome
	what          string
}

var judgedCases = []judged{
	{"equal", full, full, nil, false, Same, ""},
	{"zero", few{}, few{}, nil, false, Same, ""},
	{"a nil list and an empty one", few{Items: []fewInner{}}, few{}, nil, false, Same, ""},
	{"an unchanged number", full, few{1, 7, full.Inner, full.Items}, nil, false, Wrong, "Count: 2 is read as 7"},
	{"another field's value", full, few{1, 3, full.Inner, full.Items}, nil, false, Wrong, "Count: 2 is read as 3, the value of Inner.Size"},
	{"an unchanged field that is absent", full, gone, nil, false, Wrong, "Count: 2 is read as 0"},
	{"a lost element", full, shorter, nil, false, Wrong, `Items: [{Name: "a", Size: 4}, {Name: "b", Size: 5}] is read as [{Name: "a", Size: 4}]`},
	{"an element of a list", full, few{1, 2, full.Inner, []fewInner{{"a", 4}, {"b", 4}}}, nil, false, Wrong, "Items[1].Size: 5 is read as 4, the value of Items[0].Size"},
	{"a field from nowhere", few{}, few{ID: 1}, nil, false, Wrong, "ID: 0 is read as 1"},

	{"added and absent", full, dropped, nil, false, Default, "Price is absent"},
	{"added and read as something", full, more{1, 3, 2, dropped.Inner, dropped.Items}, nil, false, Wrong, "Price, which was not written, is read as 3, the value of Inner.Size"},
	{"ignored", fuller, full, nil, true, Default, "Inner.Weight: 8 is ignored"},
	{"nothing to ignore", dropped, full, nil, true, Same, ""},
	{"ignored and moved", fuller, few{1, 9, full.Inner, full.Items}, nil, true, Wrong, "Count: 2 is read as 9, the value of Price"},

	{"renamed and read", plain{1, fewInner{"in", 3}}, titled{1, titledInner{"in", 3}}, nil, false, Same, ""},
	{"renamed and absent", plain{1, fewInner{"in", 3}}, titled{1, titledInner{"", 3}}, nil, false, Default, `Inner.Title: "in" is not read under its other name`},
	{"renamed and read by old", titled{1, titledInner{"in", 3}}, plain{1, fewInner{"in", 3}}, nil, true, Same, ""},
	{"renamed and absent for old", titled{1, titledInner{"in", 3}}, plain{1, fewInner{"", 3}}, nil, true, Default, `Inner.Name: "in" is not read under its other name`},
	{"renamed and wrong", plain{1, fewInner{"in", 3}}, titled{1, titledInner{"out", 3}}, nil, false, Wrong, `Inner.Title: "in" is read as "out"`},
	{"renamed and passed on", titled{1, titledInner{"in", 3}}, titled{1, titledInner{"in", 3}}, plain{}, false, Same, ""},
	{"renamed and dropped", titled{1, titledInner{"in", 3}}, titled{1, titledInner{"", 3}}, plain{}, false, Default, `Inner.Title: "in" is not read under its other name`},

	{"widened", narrow{1, -2}, wide{1, -2}, nil, false, Same, ""},
	{"widened and wrong", narrow{1, -2}, wide{1, 1<<32 - 2}, nil, false, Wrong, "Count: -2 is read as 4294967294"},
	{"widened and lost", narrow{1, -2}, wide{1, 0}, nil, false, Lost, "Count: -2 is lost"},
	{"narrowed and cut", wide{1, 1<<40 + 2}, narrow{1, 2}, nil, true, Wrong, "Count: 1099511627778 is read as 2"},
	{"an integer as a float", narrow{1, 2}, floating{1, 2}, nil, false, Same, ""},
	{"a float cut", floating{1, 2.5}, narrow{1, 2}, nil, true, Wrong, "Count: 2.5 is read as 2"},
	{"an integer as a text", narrow{1, 2}, texts{1, "2"}, nil, false, Same, ""},
	{"an integer as another text", narrow{1, 2}, texts{1, "\x02"}, nil, false, Wrong, `Count: 2 is read as "\x02"`},
	{"no text", narrow{1, 2}, texts{1, ""}, nil, false, Lost, "Count: 2 is lost"},
	{"no text for zero", narrow{1, 0}, texts{1, ""}, nil, false, Default, `Count: 0 is read as ""`},

	{"an integer as a list", narrow{1, 2}, lists{1, []int32{2}}, nil, false, Same, ""},
	{"an integer as no list", narrow{1, 2}, lists{1, nil}, nil, false, Lost, "Count: 2 is lost"},
	{"zero as no list", narrow{1, 0}, lists{1, nil}, nil, false, Default, "Count: 0 is read as nil"},
	{"an integer as a long list", narrow{1, 2}, lists{1, []int32{2, 2}}, nil, false, Wrong, "Count: 2 is read as [2, 2]"},
	{"a list as an integer", lists{1, []int32{2}}, narrow{1, 2}, nil, true, Same, ""},
	{"the last of a list", lists{1, []int32{2, 3}}, narrow{1, 3}, nil, true, Wrong, "Count: [2, 3] is read as 3, the value of Count[1]"},
	{"a list that an old program passes on", lists{1, []int32{2, 3}}, lists{1, []int32{3}}, narrow{}, false, Wrong, "Count: [2, 3] is read as [3]"},
	{"a list that an old program drops", lists{1, []int32{2, 3}}, lists{1, nil}, narrow{}, false, Lost, "Count: [2, 3] is lost"},

	{"pairs as a map", pairs{[]pair{{"b", "2"}, {"a", "1"}}}, maps{map[string]string{"a": "1", "b": "2"}}, nil, false, Same, ""},
	{"a map as pairs", maps{map[string]string{"a": "1"}}, pairs{[]pair{{"a", "1"}}}, nil, true, Same, ""},
	{"pairs as no map", pairs{[]pair{{"a", "1"}}}, maps{}, nil, false, Lost, `Prices: [{Key: "a", Value: "1"}] is lost`},
	{"pairs as a smaller map", pairs{[]pair{{"b", "2"}, {"a", "1"}}}, maps{map[string]string{"a": "1"}}, nil, false, Wrong,
		`Prices: {a: "1", b: "2"} is read as {a: "1"}`},
	{"a map that loses an entry", maps{map[string]string{"a": "1", "b": "2"}}, maps{map[string]string{"a": "1"}}, nil, false, Wrong,
		`Prices: {a: "1", b: "2"} is read as {a: "1"}`},
	{"a map with another value", maps{map[string]string{"a": "1", "b": "2"}}, maps{map[string]string{"a": "2", "b": "2"}}, nil, false, Wrong,
		`Prices["a"]: "1" is read as "2", the value of Prices["b"]`},

	{"pairs in a struct", pairs{[]pair{{"a", "1"}}}, boxed{box{[]pair{{"a", "1"}}, ""}}, nil, false, Same, ""},
	{"pairs in a struct with something else", pairs{[]pair{{"a", "1"}, {"b", "2"}}}, boxed{box{[]pair{{"a", "1"}, {"b", "2"}}, "x"}}, nil, false, Wrong,
		`Prices: [{Key: "a", Value: "1"}, {Key: "b", Value: "2"}] is read as {All: [{Key: "a", Value: "1"}, {Key: "b", Value: "2"}], Note: "x"}`},
	{"fewer pairs in a struct", pairs{[]pair{{"a", "1"}, {"b", "2"}}}, boxed{box{[]pair{{"a", "1"}}, ""}}, nil, false, Wrong,
		`Prices: [{Key: "a", Value: "1"}, {Key: "b", Value: "2"}] is read as {All: [{Key: "a", Value: "1"}], Note: ""}`},
	{"pairs out of a struct", boxed{box{[]pair{{"a", "1"}}, ""}}, pairs{[]pair{{"a", "1"}}}, nil, true, Same, ""},
	{"pairs in an empty struct", pairs{[]pair{{"a", "1"}, {"b", "2"}}}, boxed{}, nil, false, Lost,
		`Prices: [{Key: "a", Value: "1"}, {Key: "b", Value: "2"}] is lost`},

	{"unset as required", optionals{1, nil}, narrow{1, 0}, nil, false, Default, "Count: nil is read as 0"},
	{"unset as something", optionals{1, nil}, narrow{1, 1}, nil, false, Wrong, "Count: nil is read as 1, the value of A"},
	{"set as required", optionals{1, new(int32(2))}, narrow{1, 2}, nil, false, Same, ""},
	{"zero as optional", narrow{1, 0}, optionals{1, new(int32(0))}, nil, true, Same, ""},
	{"zero as unset", narrow{1, 0}, optionals{1, nil}, nil, true, Default, "Count: 0 is read as nil"},
	{"set as unset", narrow{1, 2}, optionals{1, nil}, nil, true, Lost, "Count: 2 is lost"},
	{"unset as set, where nothing changed", optionals{1, nil}, optionals{1, new(int32(0))}, nil, true, Wrong, "Count: nil is read as 0"},
	{"a struct behind a pointer", structs{1, fewInner{"in", 2}}, pointers{1, &fewInner{"in", 2}}, nil, false, Same, ""},
	{"nothing behind a pointer", structs{1, fewInner{"in", 2}}, pointers{1, nil}, nil, false, Lost, `In: {Name: "in", Size: 2} is lost`},
	{"no pointer for an empty struct", structs{1, fewInner{}}, pointers{1, nil}, nil, false, Default, `In: {Name: "", Size: 0} is read as nil`},
	{"a part behind a pointer", structs{1, fewInner{"in", 2}}, pointers{1, &fewInner{"in", 3}}, nil, false, Wrong, "In.Size: 2 is read as 3"},

	{"embedded as named", embedding{Embedded{"in"}}, naming{Embedded{"in"}}, nil, false, Same, ""},
	{"embedded as nothing", embedding{Embedded{"in"}}, naming{}, nil, false, Lost, `Embedded.Name: "in" is lost`},

	{"kept by an old program", fuller, fuller, few{}, false, Kept, "Price: 9 is kept"},
	{"dropped by an old program", fuller, dropped, few{}, false, Default, "Price: 9 is dropped"},
	{"nothing to drop", dropped, dropped, few{}, false, Same, ""},
	{"changed by an old program", fuller, more{1, 8, 2, fuller.Inner, fuller.Items}, few{}, false, Wrong, "Price: 9 is read as 8, the value of Inner.Weight"},
	{"a common field changed by an old program", fuller, more{1, 9, 9, fuller.Inner, fuller.Items}, few{}, false, Wrong, "Count: 2 is read as 9, the value of Price"},

	{"anything", anything{map[string]any{"a": 1}}, anything{map[string]any{"a": 1.0}}, nil, false, Same, ""},
	{"anything else", anything{[]any{1, "x"}}, anything{[]any{1, "y"}}, nil, false, Wrong, `Value: [1, "x"] is read as [1, "y"]`},
}

// TestJudge checks each outcome with values of which it is known what became of them.
func TestJudge(t *testing.T) {
	for _, c := range judgedCases {
		t.Run(c.name, func(t *testing.T) {
			types := Types{
				Writer: schema.Of(reflect.TypeOf(c.written)).Root, Reader: schema.Of(reflect.TypeOf(c.read)).Root,
				Former: unchanged, Backward: !c.forward,
			}
			if reflect.TypeOf(c.written) == reflect.TypeFor[titled]() || reflect.TypeOf(c.read) == reflect.TypeFor[titled]() {
				types.Former = renamed
			}
			if c.old != nil {
				types.Old = schema.Of(reflect.TypeOf(c.old)).Root
			}
			got := Judge(neutral(t, c.written), neutral(t, c.read), types)
			if want := (Finding{c.want, c.what}); got != want {
				t.Errorf("got  %s: %s\nwant %s: %s", got.Outcome, got.What, want.Outcome, want.What)
			}
		})
	}
}

func neutral(t *testing.T, v any) Value {
	t.Helper()
	n, err := Of(v)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestDeploy checks which programs may get the new version first.
func TestDeploy(t *testing.T) {
	for _, c := range []struct {
		backward, forward Outcome
		want              Order
	}{
		{Same, Same, EitherFirst},
		{Default, Default, EitherFirst},
		{Default, Wrong, ReadersFirst},
		{Same, Fails, ReadersFirst},
		{Lost, Same, WritersFirst},
		{Panics, Default, WritersFirst},
		{Wrong, Wrong, NeverMixed},
		{Lost, Fails, NeverMixed},
	} {
		if got := Deploy(c.backward, c.forward); got != c.want {
			t.Errorf("%s and %s: %s, want %s", c.backward, c.forward, got, c.want)
		}
	}
}

// TestWorse checks the order of outcomes.
func TestWorse(t *testing.T) {
	for i, o := range Outcomes {
		for k, other := range Outcomes {
			if got := o.Worse(other); got != (i < k) {
				t.Errorf("%s is worse than %s: %t", o, other, got)
			}
		}
		if !o.Worse("") {
			t.Errorf("%s is not worse than no outcome", o)
		}
	}
}
