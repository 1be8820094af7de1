//go:build race

package parts_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/wirebench/wirebench/builtin/generated/_made/ergo"
	"github.com/wirebench/wirebench/builtin/generated/_made/person"
	"github.com/wirebench/wirebench/builtin/generated/_made/savegame"
	"github.com/wirebench/wirebench/builtin/generated/_made/service"
	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/builtin/parts/sets"
	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
)

// racer names the codec that a child of this test uses.
const racer = "WIREBENCH_RACER"

// TestRaces checks the mark Races: several goroutines use each codec at the same time, with a port
// each, and with one port for all if it may be shared. The test is only built with the race
// detector, as it links every codec. A codec that has
// the mark may end the program, so it has a process of its own, which must fail. The test links
// code made for types of only a few data sets, because compiling all of it for the race detector
// takes minutes.
func TestRaces(t *testing.T) {
	linked := program.Parts{
		Codecs: parts.Codecs(), Data: sets.All(),
		Glue: []func() codec.Glue{ergo.Glue, person.Glue, savegame.Glue, service.Glue},
	}
	catalog, err := linked.Catalog()
	if err != nil {
		t.Fatal(err)
	}
	var types []*codec.Type
	var values []any
	small := []string{"person", "complexdata", "savegame", "ergo-nested"}
	for _, s := range catalog.Sets {
		if !slices.Contains(small, s.Type.Name) {
			continue
		}
		ring, err := corpus.Sample(s)
		if err != nil {
			t.Fatal(err)
		}
		types, values = append(types, s.Type), append(values, ring.Values[0])
	}
	if len(types) != len(small) {
		t.Fatalf("%d of the data sets %v are there", len(types), small)
	}
	child := os.Getenv(racer)
	for _, k := range catalog.Codecs {
		t.Run(k.Name, func(t *testing.T) {
			switch {
			case child != "" && child != k.Name:
				t.Skip("not this child's")
			case child == "" && k.Marks.Races:
				// An error that only occurs on the first use of a type may take several processes
				// to show.
				for range 30 {
					again := exec.Command(os.Args[0], "-test.run=^TestRaces$")
					again.Env = append(os.Environ(), racer+"="+k.Name)
					out, err := again.CombinedOutput()
					if err != nil && (strings.Contains(string(out), "DATA RACE") || strings.Contains(string(out), "concurrent map")) {
						return
					}
				}
				t.Error("has the mark and shows no race")
				return
			}
			var all sync.WaitGroup
			start := make(chan struct{})
			for i, typ := range types {
				if shared, err := k.Bind(typ); err == nil && shared.Shares != "" {
					for range 4 {
						all.Go(func() {
							<-start
							use(codec.Port{Marshal: shared.Marshal, Unmarshal: shared.Unmarshal}, values[i], nil)
						})
					}
				}
				for range 4 {
					port, err := k.Bind(typ)
					if err != nil {
						continue
					}
					// A codec that only reads gets messages from another codec.
					var message []byte
					if other, err := check.Other(k, catalog.Codecs, typ, false); err == nil && other.Marshal != nil {
						if message, err = other.Marshal(values[i]); err != nil {
							t.Fatal(err)
						}
					}
					all.Go(func() {
						<-start
						use(port, values[i], message)
					})
				}
			}
			close(start)
			all.Wait()
		})
	}
}

// use encodes and decodes a value in all ways of a port. If the port does not encode, it uses
// message. Here the codec may fail or panic, but not race; TestEveryCell checks which codecs are at
// fault.
func use(port codec.Port, v any, message []byte) {
	defer func() { _ = recover() }()
	for range 3 {
		if port.Marshal == nil {
			read(port, message)
			continue
		}
		if port.FromGo != nil {
			converted, err := port.FromGo(v)
			if err != nil {
				return
			}
			if _, err := port.ToGo(converted); err != nil {
				return
			}
		}
		b, err := port.Marshal(v)
		if err != nil {
			return
		}
		b = append([]byte(nil), b...)
		if port.Append != nil {
			if _, err := port.Append(nil, v); err != nil {
				return
			}
		}
		read(port, b)
	}
}

// read decodes a message, and reads it in place.
func read(port codec.Port, b []byte) {
	if port.Unmarshal != nil {
		if _, err := port.Unmarshal(b); err != nil {
			return
		}
	}
	if port.Touch == nil {
		return
	}
	for _, fields := range []int{1, codec.AllFields} {
		opened, err := port.Open(b)
		if err != nil {
			return
		}
		if _, err := port.Touch(opened, fields); err != nil {
			return
		}
	}
}
