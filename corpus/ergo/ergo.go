// Package ergo has the messages with which the Ergo framework compares its own wire format with
// protobuf and gob: a string, a map of structs, a struct with process identifiers, and the same
// struct nested. If a value was published, it is the first message. The other messages are
// generated and resemble it.
package ergo

import (
	"reflect"
	"strconv"

	"github.com/wirebench/wirebench/corpus"
)

// SimpleStruct is the value of the map.
type SimpleStruct struct {
	Name string
	Id   int32
}

// PID identifies a process.
type PID struct {
	Node     string
	ID       uint64
	Creation int64
}

// ProcessID identifies a process by its registered name.
type ProcessID struct {
	Name, Node string
}

// Complex has lists, maps and structs.
type Complex struct {
	Name      string
	Id        int32
	Tags      []string
	Metadata  map[string]string
	Pid       PID
	ProcessId ProcessID
}

// Nested holds Complex as a field and in a map.
type Nested struct {
	Name       string
	Id         int32
	Complex    Complex
	ComplexMap map[string]Complex
	NestedMap  map[string]string
}

// Each data set gets its own copy of the published values, so that data sets share no memory.

func publishedComplex() Complex {
	return Complex{
		Name:      "test",
		Id:        123,
		Tags:      []string{"tag1", "tag2"},
		Metadata:  map[string]string{"key1": "value1", "key2": "value2"},
		Pid:       PID{Node: "node1", ID: 1, Creation: 1},
		ProcessId: ProcessID{Name: "process1", Node: "node1"},
	}
}

func publishedNested() Nested {
	return Nested{
		Name:       "test",
		Id:         123,
		Complex:    publishedComplex(),
		ComplexMap: map[string]Complex{"key1": publishedComplex()},
		NestedMap:  map[string]string{"key1": "value1", "key2": "value2"},
	}
}

func text(r *corpus.Rand) string { return r.Name() + " " + r.Name() }

func simpleMap(r *corpus.Rand) map[string]SimpleStruct {
	m := make(map[string]SimpleStruct)
	for i := range 2 {
		m[key(i)] = SimpleStruct{Name: r.Name(), Id: id(r)}
	}
	return m
}

func complexStruct(r *corpus.Rand) Complex {
	node := r.ASCIIName()
	c := Complex{
		Name:      r.Name(),
		Id:        id(r),
		Metadata:  metadata(r),
		Pid:       PID{Node: node, ID: uint64(r.Skewed(1, 1_000_000_000)), Creation: 1_700_000_000 + r.Int64N(100_000_000)},
		ProcessId: ProcessID{Name: r.ASCIIName(), Node: node},
	}
	for range r.Skewed(1, 6) {
		c.Tags = append(c.Tags, r.Word())
	}
	return c
}

func nested(r *corpus.Rand) Nested {
	n := Nested{
		Name:       r.Name(),
		Id:         id(r),
		Complex:    complexStruct(r),
		ComplexMap: make(map[string]Complex),
		NestedMap:  metadata(r),
	}
	for i := range r.Skewed(1, 3) {
		n.ComplexMap[key(i)] = complexStruct(r)
	}
	return n
}

func metadata(r *corpus.Rand) map[string]string {
	m := make(map[string]string)
	for i := range r.Between(1, 4) {
		m[key(i)] = r.Word()
	}
	return m
}

func key(i int) string { return "key" + strconv.Itoa(i+1) }

func id(r *corpus.Rand) int32 { return int32(r.Skewed(0, 1_000_000)) }

// names are the names of the types where the messages were published. There, PID and ProcessID are
// types of the framework.
var names = map[reflect.Type]string{
	reflect.TypeFor[SimpleStruct](): "serial.SimpleStructValue",
	reflect.TypeFor[Complex]():      "serial.ComplexStructValue",
	reflect.TypeFor[Nested]():       "serial.NestedStructValue",
	reflect.TypeFor[PID]():          "ergo.services/ergo/gen.PID",
	reflect.TypeFor[ProcessID]():    "ergo.services/ergo/gen.ProcessID",
}

// Sets returns ergo-string, ergo-map, ergo-complex and ergo-nested.
func Sets() []corpus.Set {
	sets := []corpus.Set{
		corpus.New("ergo-string", "a short string", text, "Ergo Framework"),
		corpus.New("ergo-map", "a map of two small structs", simpleMap),
		corpus.New("ergo-complex", "a struct with a list, a map and structs", complexStruct, publishedComplex()),
		corpus.New("ergo-nested", "that struct as a field and in a map", nested, publishedNested()),
	}
	for _, s := range sets {
		s.Type.Names = names
	}
	return sets
}
