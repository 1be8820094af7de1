package wire

import (
	"encoding/hex"
	"reflect"
	"testing"
	"time"
)

// TestGolden33 checks bytes of release 3.3.0 that release 3.1.0 does not write. For pointers they
// are the expectations of the framework's own tests (net/edf/encode_ptr_test.go, commit c73c353).
// For the duration the framework wrote them.
func TestGolden33(t *testing.T) {
	for _, tt := range []struct {
		name  string
		value any
		want  string
	}{
		{"*int", to(42), "820002a096a0000000000000002a"},
		{"nil *int", (*int)(nil), "820002a096ff"},
		{"*string", to("hello"), "820002a08da0000568656c6c6f"},
		{"*float64", to(3.14), "820002a090a040091eb851eb851f"},
		{"*bool", to(true), "820002a091a001"},
		{"list", []*int{to(1), nil, to(2), nil, to(3)},
			"8200039da0969d00000005a00000000000000001ffa00000000000000002ffa00000000000000003"},
		{"empty list", []*int{}, "8200039da0969d00000000"},
		{"nil list", []*int(nil), "8200039da096ff"},
		{"duration", time.Second, "95000000003b9aca00"},
	} {
		t.Run(tt.name, func(t *testing.T) { isWritten(t, tt.value, Options{Names: shop}, tt.want) })
	}
}

// call is a type that the releases encode differently.
type call struct {
	For     time.Duration
	Limits  []time.Duration
	Count   int64
	Counts  []int64
	Pending chan bool `edf:"-"`
	secret  int       `edf:"-"`
	Back    *status
	At      *time.Time
	Any     []any
}

var calls = map[reflect.Type]string{
	reflect.TypeFor[call]():   "x/y.Call",
	reflect.TypeFor[status](): "x/y.Status",
}

// TestRelease33 checks the rules of release 3.3.0, for which we have no bytes of the framework:
// fields have no names and no types before them, pointers have a mark, and fields with the tag "-"
// are left out. Pointers in interfaces carry their types.
func TestRelease33(t *testing.T) {
	back := status(7)
	v := call{
		For: 1, Limits: []time.Duration{2}, Count: 3, Counts: []int64{4},
		Back: &back, Any: []any{&back, int64(5), (*status)(nil)},
	}
	body := "0000000000000001" + "9d000000010000000000000002" + "0000000000000003" + "9d000000010000000000000004" +
		"a000000007" + "ff" + "9d00000003"
	name := "83000b" + hex.EncodeToString([]byte("#x/y/Status"))
	isWritten(t, v, Options{Names: calls}, "830009"+hex.EncodeToString([]byte("#x/y/Call"))+body+
		"82000f"+"a0"+name+"a000000007"+"950000000000000005"+"82000f"+"a0"+name+"ff")
	// The struct gets its number after the types of its fields.
	isWritten(t, v, Options{Names: calls, Cache: true}, "831001"+body+
		"820004"+"a0"+"831000"+"a000000007"+"950000000000000005"+"820004"+"a0"+"831000"+"ff")
}

// TestLeftOut checks that decoding zeroes a field that the message leaves out.
func TestLeftOut(t *testing.T) {
	c, v := bound(t, call{Count: 1, Pending: make(chan bool), secret: 1}, false)
	b, err := c.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	used := call{Pending: make(chan bool)}
	if err := c.Unmarshal(b, &used); err != nil {
		t.Fatal(err)
	}
	if used.Count != 1 || used.Pending != nil || used.secret != 0 {
		t.Errorf("read %+v", used)
	}
}

// TestDurationBehindInterface checks that no duration is encoded in an interface. There only the
// message gives the type, and it does not distinguish a duration from an int64.
func TestDurationBehindInterface(t *testing.T) {
	c, _ := bound(t, call{}, false)
	for _, v := range []any{time.Second, []time.Duration{1}, to(time.Second)} {
		if b, err := c.Marshal(&call{Any: []any{v}}); err == nil {
			t.Errorf("%T behind an interface: wrote % x", v, b)
		}
	}
}

// TestRelease31 checks the differences of release 3.1.0.
func TestRelease31(t *testing.T) {
	o := Options{Names: shop, Release: Release31}
	isWritten(t, time.Second, o, "83000e2374696d652f4475726174696f6e000000003b9aca00")
	type behind struct {
		For time.Duration
		Any any
	}
	o.Names = map[reflect.Type]string{reflect.TypeFor[behind](): "x/y.B"}
	isWritten(t, behind{1, time.Second}, o, "83000623782f792f42"+"0000000000000001"+
		"83000e2374696d652f4475726174696f6e000000003b9aca00")
	type tagged struct {
		Left int8 `edf:"-"`
	}
	o.Names = map[reflect.Type]string{reflect.TypeFor[tagged](): "x/y.T"}
	isWritten(t, tagged{1}, o, "83000623782f792f5401")
	for _, typ := range []reflect.Type{reflect.TypeFor[*int](), reflect.TypeFor[[]map[string]*item]()} {
		if _, err := New(typ, o); err == nil || err.Error() != "no pointers" {
			t.Errorf("%v: got reason %v, want no pointers", typ, err)
		}
	}
}
