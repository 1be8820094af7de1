package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"reflect"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"testing/iotest"
	"time"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/builtin/survey"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/schema"
)

type N struct {
	V    int64
	Next *N
	Kids []N
}
type L struct {
	Kids []L
}
type A struct{ V any }

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func allocs() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}

func conv(p codec.Port, v any) any {
	return v
}

func main() {
	cat, err := survey.All(builtin.Roles()).Catalog()
	check(err)
	if len(os.Args) > 2 {
		k, err := cat.Codec(os.Args[2])
		check(err)
		switch os.Args[1] {
		case "det":
			det(k, cat.Sets)
		case "stream":
			stream(k, cat.Sets)
		case "fuzz":
			fuzz(k, cat.Sets)
		case "djson":
			djson(k, cat.Sets, os.Args[3])
		case "deep":
			deep(k, os.Args[3])
		}
		return
	}
	if os.Args[1] == "sets" {
		for _, s := range cat.Sets {
			rec := false
			fmt.Println(s.Type.Name, s.Type.Go, "map", s.Type.Schema.Has(schema.Map), "any", s.Type.Schema.Has(schema.Any), rec)
		}
		return
	}
	for _, k := range cat.Codecs {
		modes := [][]string{{os.Args[1], k.Name}}
		if os.Args[1] == "djson" {
			if k.Format.Name != "JSON" {
				continue
			}
			modes = nil
			for _, x := range []string{"skip", "skipobj", "any", "tree", "next", "kids"} {
				modes = append(modes, []string{"djson", k.Name, x})
			}
		}
		if os.Args[1] == "deep" {
			if k.Emitter != nil || k.Name == "gob" || k.Name == "asn1" || k.Name == "noop" {
				continue
			}
			modes = nil
			for _, x := range []string{"next", "list", "any", "anymap"} {
				modes = append(modes, []string{"deep", k.Name, x})
			}
		}
		for _, m := range modes {
			ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
			out, err := exec.CommandContext(ctx, os.Args[0], m...).CombinedOutput()
			cancel()
			lines := strings.Split(strings.TrimSpace(string(out)), "\n")
			if len(lines) > 8 {
				lines = lines[:8]
			}
			fmt.Println(strings.Join(m, " "), "|", err, "|", strings.Join(lines, " // "))
		}
	}
}

func det(k codec.Codec, sets []corpus.Set) {
	yes, no := 0, []string{}
	var fails []string
	for _, s := range sets {
		if !s.Type.Schema.Has(schema.Map) {
			continue
		}
		n := 0
		bad := false
		p, err := k.Bind(s.Type)
		if err != nil || p.Marshal == nil {
			continue
		}
		for v, err := range s.Messages(true) {
			if err != nil {
				break
			}
			if n++; n > 6 {
				break
			}
			var first []byte
			for i := range 6 {
				func() {
					defer func() {
						if r := recover(); r != nil {
							fails = append(fails, fmt.Sprint(r))
						}
					}()
					b, err := p.Marshal(conv(p, v))
					if err != nil {
						return
					}
					if i == 0 {
						first = bytes.Clone(b)
					} else if !bytes.Equal(b, first) {
						bad = true
					}
				}()
			}
		}
		if bad {
			no = append(no, s.Type.Name)
		} else {
			yes++
		}
	}
	if len(no) > 4 {
		no = append(no[:4], fmt.Sprint(len(no)))
	}
	fmt.Println("same", yes, "differ", no, "fails", len(fails), fmt.Sprint(fails)[:min(len(fmt.Sprint(fails)),150)])
}

func stream(k codec.Codec, sets []corpus.Set) {
	var res []string
	for _, s := range sets {
		switch s.Type.Name {
		case "person", "document", "sweep-map-64", "order":
		default:
			continue
		}
		p, err := k.Bind(s.Type)
		if err != nil {
			res = append(res, s.Type.Name+": "+err.Error())
			continue
		}
		if p.NewEncoder == nil || p.NewDecoder == nil {
			res = append(res, fmt.Sprintf("%s: enc %v dec %v", s.Type.Name, p.NewEncoder != nil, p.NewDecoder != nil))
			continue
		}
		func() {
			defer func() {
				if r := recover(); r != nil {
					res = append(res, s.Type.Name+": panic "+fmt.Sprint(r))
				}
			}()
			var buf bytes.Buffer
			e := p.NewEncoder(&buf)
			var vs []any
			for v, err := range s.Messages(true) {
				check(err)
				check(e.Encode(conv(p, v)))
				if vs = append(vs, v); len(vs) == 3 {
					break
				}
			}
			for _, how := range []string{"plain", "one"} {
				d := p.NewDecoder(bytes.NewReader(buf.Bytes()))
				if how == "one" {
					d = p.NewDecoder(iotest.OneByteReader(bytes.NewReader(buf.Bytes())))
				}
				ok := 0
				var last error
				for i := range vs {
					into := s.Type.New()
					if last = d.Decode(into); last != nil {
						break
					}
					got := into
					if reflect.DeepEqual(got, vs[i]) {
						ok++
					}
				}
				res = append(res, fmt.Sprintf("%s %s: %d of %d equal, %v", s.Type.Name, how, ok, len(vs), last))
			}
		}()
	}
	fmt.Println(strings.Join(res, "; "))
}

func fuzz(k codec.Codec, sets []corpus.Set) {
	rng := rand.New(rand.NewSource(1))
	panics := map[string]int{}
	var maxAlloc uint64
	var where, longest string
	var slow time.Duration
	start := time.Now()
	runs := 0
	for _, name := range []string{"person", "document", "order", "media", "tree", "ergo-complex", "complexmap", "trace", "metrics", "blob", "update"} {
		for _, s := range sets {
			if s.Type.Name != name {
				continue
			}
			p, err := k.Bind(s.Type)
			if err != nil {
				continue
			}
			enc := p
			if p.Marshal == nil || p.Unmarshal == nil {
				if p.Unmarshal == nil {
					continue
				}
				for _, r := range []string{k.Reads} {
					cat, _ := survey.All(builtin.Roles()).Catalog()
					o, err := cat.Codec(r)
					check(err)
					enc, err = o.Bind(s.Type)
					check(err)
				}
			}
			n := 0
			for v, err := range s.Messages(true) {
				if err != nil {
					break
				}
				if n++; n > 2 {
					break
				}
				b, err := enc.Marshal(conv(enc, v))
				if err != nil {
					continue
				}
				b = bytes.Clone(b)
				if len(b) > 5000 {
					continue
				}
				for i := range 6000 {
					if time.Since(start) > 12*time.Second {
						break
					}
					m := bytes.Clone(b)
					at := rng.Intn(len(m))
					if i < len(m) {
						at = i
					}
					switch rng.Intn(6) {
					case 0:
						m = m[:at]
					case 1:
						m[at] = byte(rng.Intn(256))
					case 2:
						for j := at; j < len(m) && j < at+4; j++ {
							m[j] = 0xff
						}
					case 3:
						x := [][]byte{{0xff, 0xff, 0xff, 0x7f}, {0x7f, 0xff, 0xff, 0xff}, {0xff, 0xff, 0xff, 0xff, 0x0f}, {0xdd, 0x7f, 0xff, 0xff, 0xff}, {0xdf, 0x7f, 0xff, 0xff, 0xff}, {0x9a, 0x7f, 0xff, 0xff, 0xff}, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f}, {0x80, 0x80, 0x80, 0x80, 0x01}, {0xfe, 0xff, 0xff, 0xff, 0x0f}, {0xc6, 0x7f, 0xff, 0xff, 0xff}, {0xbb, 0, 0, 0, 1, 0, 0, 0, 0}, {0x9b, 0, 0, 0, 1, 0, 0, 0, 0}, {0x7b, 0, 0, 0, 1, 0, 0, 0, 0}, {0, 0, 0, 0x40}, {0x40, 0, 0, 0}}[rng.Intn(15)]
						copy(m[at:], x)
					case 4:
						x := [][]byte{{0xff, 0xff, 0xff, 0x7f}, {0xff, 0xff, 0xff, 0xff, 0x0f}, {0xdd, 0x7f, 0xff, 0xff, 0xff}, {0x80, 0x80, 0x80, 0x80, 0x04}, {0xdf, 0x7f, 0xff, 0xff, 0xff}, {0x9a, 0x7f, 0xff, 0xff, 0xff}}[rng.Intn(6)]
						m = append(m[:at:at], append(x, m[min(at+1, len(m)):]...)...)
					case 5:
						for range 1 + rng.Intn(4) {
							m[rng.Intn(len(m))] = byte(rng.Intn(256))
						}
					}
					runs++
					t := time.Now()
					a := allocs()
					func() {
						defer func() {
							if r := recover(); r != nil {
								st := string(debug.Stack())
								fn := ""
								for _, l := range strings.Split(st, "\n") {
									if strings.Contains(l, "@v") && strings.Contains(l, ".go:") {
										fn = l[strings.LastIndex(l, "@")+1:]
										break
									}
								}
								panics[name+": "+fmt.Sprint(r)[:min(60, len(fmt.Sprint(r)))]+" "+fn]++
							}
						}()
						p.Unmarshal(m)
					}()
					if d := allocs() - a; d > maxAlloc {
						maxAlloc, where = d, fmt.Sprintf("%s %d bytes", name, len(m))
						debug.FreeOSMemory()
					}
					if d := time.Since(t); d > slow {
						slow, longest = d, fmt.Sprintf("%s %d bytes", name, len(m))
					}
				}
			}
		}
	}
	fmt.Printf("runs %d alloc %d KiB (%s) slow %v (%s) panics %d\n", runs, maxAlloc>>10, where, slow.Round(time.Millisecond), longest, len(panics))
	for w, n := range panics {
		fmt.Println(n, w)
	}
}

func deep(k codec.Codec, how string) {
	const depth = 200000
	var t *codec.Type
	var v any
	switch how {
	case "next":
		t = codec.Of[N]("n")
		root := &N{V: 1}
		for range depth {
			root = &N{V: 1, Next: root}
		}
		v = root
	case "list":
		t = codec.Of[L]("l")
		root := L{}
		for range depth {
			root = L{Kids: []L{root}}
		}
		v = &root
	case "any":
		t = codec.Of[A]("a")
		var x any = "x"
		for range depth {
			x = []any{x}
		}
		v = &A{x}
	case "anymap":
		t = codec.Of[A]("a")
		var x any = "x"
		for range depth {
			x = map[string]any{"a": x}
		}
		v = &A{x}
	}
	p, err := k.Bind(t)
	if err != nil {
		fmt.Println("bind", err)
		return
	}
	if p.Marshal == nil || p.Unmarshal == nil {
		fmt.Println("no both")
		return
	}
	debug.SetMaxStack(4 << 30)
	var b []byte
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("panic %.100v", r)
			}
		}()
		b, err = p.Marshal(conv(p, v))
	}()
	<-done
	if err != nil {
		s := err.Error()
		fmt.Println("encode", s[:min(len(s), 150)])
		return
	}
	b = bytes.Clone(b)
	debug.SetMaxStack(40 << 20)
	done = make(chan bool)
	go func() {
		defer close(done)
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("panic %.100v", r)
			}
		}()
		_, err = p.Unmarshal(b)
	}()
	<-done
	s := fmt.Sprint(err)
	fmt.Println(len(b), "decode", s[:min(len(s), 150)])
}

func djson(k codec.Codec, sets []corpus.Set, how string) {
	const depth = 300000
	name := map[string]string{"skip": "person", "skipobj": "person", "any": "document", "tree": "tree"}[how]
	var t *codec.Type
	for _, s := range sets {
		if s.Type.Name == name {
			t = s.Type
		}
	}
	var text string
	switch how {
	case "skip":
		text = `{"zzz":` + strings.Repeat("[", depth) + strings.Repeat("]", depth) + "}"
	case "skipobj":
		text = `{"zzz":` + strings.Repeat(`{"a":`, depth) + "1" + strings.Repeat("}", depth) + "}"
	case "any":
		text = `{"zzz":` + strings.Repeat("[", depth) + strings.Repeat("]", depth) + "}"
	case "tree":
		open, end := treeOpen, treeEnd
		text = strings.Repeat(open, depth) + "null" + strings.Repeat(end, depth)
	case "next":
		t = codec.Of[N]("n")
		text = strings.Repeat(`{"V":1,"Next":`, depth) + "null" + strings.Repeat("}", depth)
	case "kids":
		t = codec.Of[L]("n")
		text = strings.Repeat(`{"Kids":[`, depth) + strings.Repeat("]}", depth)
	}
	p, err := k.Bind(t)
	if err != nil {
		fmt.Println("bind", err)
		return
	}
	debug.SetMaxStack(60 << 20)
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("panic %.100v", r)
			}
		}()
		if p.Unmarshal != nil {
			_, err = p.Unmarshal([]byte(text))
		} else if p.Open != nil {
			var v any
			v, err = p.Open([]byte(text))
			if err == nil {
				_, err = p.Touch(v, 1)
			}
		}
	}()
	<-done
	s := fmt.Sprint(err)
	fmt.Println("decode", s[:min(len(s), 100)])
}

const (
	treeOpen = `{"name":"a","weight":1,"right":null,"left":`
	treeEnd  = "}"
)
