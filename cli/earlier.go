package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"reflect"
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
)

// earlier says which proofs of earlier runs hold for a program with these parts. code has the checksums
// of the program's packages ([build.Result]).
func earlier(of inventory.Inventory, code map[string]string, bar *progress) measure.Earlier {
	e := measure.Earlier{Codecs: make(map[string]map[string]string), Data: make(map[string]string), Note: bar.say}
	if e.Provers = code[reflect.TypeFor[measure.Spec]().PkgPath()]; e.Provers == "" {
		return e
	}
	var err error
	if e.Dir, err = emit.Cache("proofs"); err != nil {
		bar.say("proofs are not kept for the next run: " + err.Error())
		return e
	}
	made := maps.Clone(code) // packages that were made for this program, such as a type's code
	delete(made, reflect.TypeFor[measure.Spec]().PkgPath())
	for _, k := range of.Codecs {
		delete(made, k.Part.Package)
	}
	for _, g := range of.Glue {
		delete(made, g.Part.Package)
	}
	for _, d := range of.Data {
		delete(made, d.Part.Package)
	}
	whole := slices.Sorted(maps.Values(made))
	for _, d := range of.Data {
		var own []string
		if d.Part.Package != "" { // a type of a user is in a package that was made
			own = []string{d.Part.Package}
		}
		if e.Data[d.Name] = sum(whole, own, code); e.Data[d.Name] == "" {
			continue // not in this program
		}
		codecs := make(map[string]string)
		for _, k := range of.Codecs {
			codecs[k.Name] = sum(whole, packages(of, k, d.Name), code)
		}
		codecs[of.Twin()] = codecs[of.Reference]
		e.Codecs[d.Name] = codecs
	}
	return e
}

// packages returns the packages with the code of a codec: its own, those with code that was made for it and
// a data set, and that of the codec whose bytes it reads or that reads its bytes.
func packages(of inventory.Inventory, k inventory.Codec, data string) []string {
	all := []string{k.Part.Package}
	for _, other := range []string{k.Reads, k.ReadBy} {
		if o, err := of.Codec(other); err == nil {
			all = append(all, o.Part.Package)
		}
	}
	for _, g := range of.Glue {
		if k.Emitter != nil && k.Emitter.Package == g.Emitter && slices.Contains(g.Data, data) {
			all = append(all, g.Part.Package)
		}
	}
	return all
}

// sum returns a checksum of what was made and of the named packages. It is "" if nothing is known about
// one of them, or about none at all.
func sum(made, packages []string, code map[string]string) string {
	if len(made)+len(packages) == 0 {
		return ""
	}
	h := sha256.New()
	fmt.Fprintln(h, made)
	for _, pkg := range packages {
		if code[pkg] == "" {
			return ""
		}
		fmt.Fprintln(h, pkg, code[pkg])
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}
