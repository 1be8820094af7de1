package bound_test

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"path"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/bound"
	"github.com/wirebench/wirebench/bound/edges"
	"github.com/wirebench/wirebench/bound/generate/committed"
	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/edge"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/part"
	"github.com/wirebench/wirebench/schema"
)

// TestComplete: each data set's type has something from each emitter whose code for it is
// committed, and the schema that it was made from is what reflection sees.
func TestComplete(t *testing.T) {
	var codecs []codec.Codec
	for _, f := range parts.Codecs() {
		codecs = append(codecs, f()...)
	}
	all := bound.Glue()
	for _, sets := range parts.Data() {
		from, err := part.Of(sets)
		if err != nil {
			t.Fatal(err)
		}
		emitters := committed.Emitters(path.Base(from.Package), sets()[0].Formats, codecs)
		for _, set := range sets() {
			ports := all[set.Type.Go]
			for _, e := range emitters {
				for _, name := range e.Offers() {
					if ports[name] == nil {
						t.Errorf("%s: nothing from %s: run go generate ./bound", set.Type.Name, name)
					}
				}
			}
			stored(t, filepath.Join("_made", path.Base(from.Package)), set.Type.Schema)
		}
	}
}

func stored(t *testing.T, family string, want *schema.Schema) {
	file := filepath.Join(family, emit.Roots([]*schema.Schema{want})[0].Name+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Errorf("%v: run go generate ./bound", err)
		return
	}
	var got schema.Schema
	if err := json.Unmarshal(text, &got); err != nil {
		t.Errorf("%s: %v", file, err)
	} else if diff := schema.Diff(&got, want); diff != "" {
		t.Errorf("%s is not what the program has: %s: run go generate ./bound", file, diff)
	}
}

// limits are the ports of limit by type, those of edges too if they were made, with a few encoded messages each.
func limits(t testing.TB) (types []*codec.Type, ports []codec.Port, messages [][][]byte) {
	all := codec.Join(bound.Glue, edges.Glue)
	done := make(map[reflect.Type]bool)
	data := parts.Data()
	if edges.Made {
		data = append(data, edge.Sets)
	}
	for _, sets := range data {
		for _, set := range sets() {
			if done[set.Type.Go] {
				continue
			}
			done[set.Type.Go] = true
			port, err := all[set.Type.Go]["limit"]()
			if err != nil {
				t.Fatalf("%s: %v", set.Type.Name, err)
			}
			sample, err := corpus.Sample(set)
			if why := module.Missing(err); why != "" {
				t.Log(why)
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			var encoded [][]byte
			for _, v := range sample.Values[:min(2, len(sample.Values))] {
				b, err := port.Marshal(v)
				if err != nil {
					t.Fatal(err)
				}
				encoded = append(encoded, b)
			}
			types, ports, messages = append(types, set.Type), append(ports, port), append(messages, encoded)
		}
	}
	return types, ports, messages
}

// TestLimitRefuses: limit refuses every shorter input, and a longer one.
func TestLimitRefuses(t *testing.T) {
	types, ports, messages := limits(t)
	for i, port := range ports {
		whole := messages[i][0]
		step := max(1, len(whole)/500)
		for n := 0; n < len(whole); n += step {
			if _, err := port.Unmarshal(whole[:n]); err == nil {
				t.Errorf("%s: decoded %d of %d bytes", types[i].Name, n, len(whole))
			}
		}
		if _, err := port.Unmarshal(append(slices.Clone(whole), 0)); err == nil {
			t.Errorf("%s: decoded a value with a byte behind it", types[i].Name)
		}
	}
}

// spent is the memory that f takes. What the runtime takes meanwhile, for the workers of a
// collection say, counts in it: if it is over most, f runs again, three times in all.
func spent(f func(), most uint64) uint64 {
	var least uint64 = math.MaxUint64
	for try := 0; try < 3 && least > most; try++ {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		f()
		runtime.ReadMemStats(&after)
		least = min(least, after.TotalAlloc-before.TotalAlloc)
	}
	return least
}

// mostMemory is what decoding may take: a value of the type, and for each byte of the
// input the pointers, headers of lists and slots of maps that it can ask for.
func mostMemory(t *codec.Type, b []byte) uint64 {
	return uint64(t.Go.Size()) + uint64(64*len(b)) + 4<<10
}

// TestLimitHostile: each node of a tree says that all that follows are its children, the
// first of which says so too. What has room for one level is not enough for two.
func TestLimitHostile(t *testing.T) {
	if !edges.Made {
		t.Skip("needs the code of edge values: go generate ./bound && go test -tags edge ./bound")
	}
	types, ports, _ := limits(t)
	tree := slices.IndexFunc(types, func(t *codec.Type) bool { return t.Name == "edge-tree" })
	const (
		levels = 2000
		block  = 12 // the lengths of a name, a list and a map
	)
	le := binary.LittleEndian
	for _, c := range []struct {
		name       string
		key, count int // what stands before a block, and where in it the length is
	}{{"list", 0, 4}, {"map", 4, 8}} {
		b := le.AppendUint32(nil, uint32(4+levels*block+(levels-1)*c.key))
		for level := range levels {
			if level > 0 {
				b = append(b, make([]byte, c.key)...)
			}
			node := make([]byte, block)
			le.PutUint32(node[c.count:], uint32(levels-level)) // one more than they are
			b = append(b, node...)
		}
		var err error
		most := mostMemory(types[tree], b)
		n := spent(func() { _, err = ports[tree].Unmarshal(b) }, most)
		if err == nil || n > most {
			t.Errorf("%s: error %v, and %d bytes took %d", c.name, err, len(b), n)
		}
	}
}

// FuzzLimit: no input may panic or take memory that is not in proportion, and what
// decodes must encode to the same value.
func FuzzLimit(f *testing.F) {
	types, ports, messages := limits(f)
	for i, all := range messages {
		for _, b := range all {
			if len(b) < 4<<10 {
				f.Add(uint8(i), b)
			}
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, b []byte) {
		i := int(which) % len(types)
		var first any
		var err error
		most := mostMemory(types[i], b)
		if n := spent(func() { first, err = ports[i].Unmarshal(b) }, most); n > most {
			t.Fatalf("%s: %d bytes took %d, more than %d", types[i].Name, len(b), n, most)
		}
		if err != nil {
			return
		}
		again, err := ports[i].Marshal(first)
		if err != nil {
			t.Fatalf("%s: %v", types[i].Name, err)
		}
		second, err := ports[i].Unmarshal(again)
		if err != nil {
			t.Fatalf("%s: %v", types[i].Name, err)
		}
		if d := check.Diff(first, second, 0).Differences; d != nil {
			t.Fatalf("%s: %v", types[i].Name, d)
		}
	})
}
