// Package survey links all built-in parts and finds out what is known about them. The program that
// users start has the result.
//
// It must not know package builtin, whose inventory is written from its result.
package survey

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/builtin/generated"
	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/builtin/parts/sets"
	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/versions/after"
	"github.com/wirebench/wirebench/corpus/versions/before"
	"github.com/wirebench/wirebench/corpus/versions/renumbered"
	"github.com/wirebench/wirebench/internal/claims"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/part"
)

// All returns the parts that can be linked into one program.
func All(roles codec.Roles) program.Parts {
	return program.Parts{
		Codecs: parts.Codecs(), Data: sets.All(), Engines: append(parts.Engines(), parts.AbsentEngines),
		Glue: []func() codec.Glue{generated.Glue}, Roles: roles,
	}
}

// Known returns the inventory of all parts, with the versions that this program was built with.
// made is the folder of code made for their types, builtin/generated/_made. Engines in separate
// programs are not included.
func Known(roles codec.Roles, made string) (inventory.Inventory, error) {
	i, err := All(roles).Inventory()
	if err != nil {
		return i, err
	}
	env := host.Environment()
	for at, k := range i.Codecs {
		if i.Codecs[at].Version = measure.Info(k, env).Version; k.Module == "std" {
			i.Codecs[at].Version = "" // it has Go's version
		}
	}
	if err := sizes(&i, roles); err != nil {
		return i, err
	}
	if err := bindings(&i, roles); err != nil {
		return i, err
	}
	if i.Versions.Old, err = versions(before.Sets); err != nil {
		return i, err
	}
	if i.Versions.New, err = versions(after.Sets, renumbered.Sets); err != nil {
		return i, err
	}
	i.Glue, err = glue(i, made)
	return i, err
}

// versions describes data sets with versions of types that change.
func versions(of ...func() []corpus.Set) (all []inventory.Set, err error) {
	for _, sets := range of {
		f, err := part.Of(sets)
		if err != nil {
			return nil, err
		}
		for _, s := range sets() {
			set := inventory.OfSet(s, nil)
			set.Part = f
			all = append(all, set)
		}
	}
	return all, nil
}

// glue finds the code made for the families of data sets.
func glue(i inventory.Inventory, made string) (all []inventory.Glue, err error) {
	data := make(map[string][]string) // by family
	var families []string
	for _, s := range i.Data {
		family := filepath.Base(s.Part.Package)
		if data[family] == nil {
			families = append(families, family)
		}
		data[family] = append(data[family], s.Name)
	}
	for _, family := range families {
		files, err := filepath.Glob(filepath.Join(made, family, "*", "glue.go"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			emitter := filepath.Base(filepath.Dir(file))
			if !slices.ContainsFunc(i.Codecs, func(k inventory.Codec) bool { return k.Emitter != nil && k.Emitter.Package == emitter }) {
				continue // left by an emitter that no longer exists
			}
			all = append(all, inventory.Glue{
				Part:    part.Func{Package: "github.com/wirebench/wirebench/builtin/generated/_made/" + family + "/" + emitter, Name: "Glue"},
				Emitter: emitter, Data: data[family],
			})
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: %w", made, os.ErrNotExist)
	}
	return all, nil
}

// sizes adds the sizes of first messages for which a size was published.
func sizes(i *inventory.Inventory, roles codec.Roles) error {
	catalog, err := All(roles).Catalog()
	if err != nil {
		return err
	}
	for _, key := range claims.Sizes() {
		k, err := catalog.Codec(key.Codec)
		if err != nil {
			return err
		}
		set, err := catalog.Set(key.Data)
		if err != nil {
			return err
		}
		size, err := firstSize(k, set)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(i.Data, func(s inventory.Set) bool { return s.Name == key.Data })
		if i.Data[at].Sizes == nil {
			i.Data[at].Sizes = make(map[string]int)
		}
		i.Data[at].Sizes[key.Codec] = size
	}
	return nil
}

// bindings adds how each codec carries the types of data sets. It skips a codec that refuses all of
// them for one and the same reason. Such a reason depends on the version of Go, the processor, or
// code that is made on demand.
func bindings(i *inventory.Inventory, roles codec.Roles) error {
	catalog, err := All(roles).Catalog()
	if err != nil {
		return err
	}
	for at := range i.Data {
		i.Data[at].Surveyed = true
	}
	for at, k := range catalog.Codecs {
		b := &inventory.Bindings{Refused: make(map[string][]string), Lowered: make(map[string][]string)}
		for _, s := range catalog.Sets {
			name := s.Type.Name
			port, err := k.Bind(s.Type)
			switch {
			case err != nil:
				b.Refused[err.Error()] = append(b.Refused[err.Error()], name)
			case len(port.Lowered) > 0:
				how := strings.Join(port.Lowered, ", ")
				b.Lowered[how] = append(b.Lowered[how], name)
			}
		}
		all := len(slices.Concat(slices.Collect(maps.Values(b.Refused))...)) == len(catalog.Sets)
		if !all || len(b.Refused) > 1 || k.OnlyYours {
			i.Codecs[at].Bindings = b
		}
	}
	return nil
}

// firstSize returns the size of a data set's first message, in bytes.
func firstSize(k codec.Codec, set corpus.Set) (int, error) {
	port, err := k.Bind(set.Type)
	if err != nil {
		return 0, fmt.Errorf("%s on %s: %w", k.Name, set.Type.Name, err)
	}
	for v, err := range set.Messages(false) {
		if err != nil {
			return 0, fmt.Errorf("%s: %w", set.Type.Name, err)
		}
		b, err := port.Marshal(v)
		return len(b), err
	}
	return 0, fmt.Errorf("%s has no message", set.Type.Name)
}
