package cli

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"

	"github.com/wirebench/wirebench/cli/once"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/price"
	"github.com/wirebench/wirebench/internal/usertype"
)

// compiled is the folder of compiled packages in that of a program.
const compiled = "compiled"

// pricing builds programs that encode and decode one message.
type pricing struct {
	program Program
	has     inventory.Inventory
	dir     string
	bar     *progress
	data    string
	asked   []string

	// The following are for a type of the user.
	own       *usertype.Options
	generator *generator
	said      bool
}

// priced is a program that was built, and what it leaves.
type priced struct {
	price.Program
	made *usertype.Program
}

func (p priced) remove() {
	if p.made != nil {
		_ = p.made.Remove() // another run cleans it up
	}
}

// ofType makes the programs have messages of a type of the user.
func (p *pricing) ofType(opt usertype.Options, name string, codecs []string) error {
	s, err := selected(p.has, codecs, nil, nil)
	if err != nil {
		return err
	}
	if p.generator, err = p.program.generator(p.has, s.codecs, p.bar); err != nil {
		return err
	}
	if _, err := os.Stat(opt.Samples); err == nil && opt.Samples != "" {
		p.bar.say("the programs have no samples, since the libraries that read files would hide what codecs add: types behind interfaces need --union")
		opt.Samples = ""
	}
	opt.Type = name
	p.own = &opt
	return nil
}

// build builds a program with codecs. Its packages are compiled into a folder.
func (p *pricing) build(ctx context.Context, name, compiled string, codecs []inventory.Codec) (priced, error) {
	main, err := part.Of(once.Main)
	if err != nil {
		return priced{}, err
	}
	s := selection{of: p.has, codecs: codecs}
	if p.own != nil {
		return p.buildOwn(ctx, s, main, compiled)
	}
	set, err := p.has.Set(p.data)
	if err != nil {
		return priced{}, err
	}
	s.data = []inventory.Set{set}
	s.make = s.unmade(func(codec string) bool { return slices.Contains(p.asked, codec) })
	o, err := p.program.buildOptions(s, filepath.Join(p.dir, name), p.bar)
	if err != nil {
		return priced{}, err
	}
	o.Main, o.Compiled, o.Cache, o.Step = main, compiled, "", nil
	if codecs[0].Emitter != nil {
		o.Codecs = nil // made code is all that users link, and the codec's package links what makes it
	}
	if len(s.make) > 0 {
		if o.Make, err = p.program.maker(s, map[string]string{}, p.bar); err != nil {
			return priced{}, err
		}
	}
	result, err := build.Build(ctx, o)
	if err != nil {
		return priced{}, err
	}
	return priced{Program: price.Program{Binary: result.Binaries[0], Took: result.Took, Packages: result.Packages}}, complete(result, s)
}

// buildOwn builds a program with messages of a type of the user.
func (p *pricing) buildOwn(ctx context.Context, s selection, main part.Func, compiled string) (priced, error) {
	opt, err := p.program.ownOptions(*p.own, measure.Options{}, s, p.generator, p.bar)
	if err != nil {
		return priced{}, err
	}
	opt.Emitters, opt.Native = nil, nil
	if e := p.generator.emitter(s.codecs[0]); e != nil {
		opt.Emitters, opt.Program.Codecs = []codec.Emitter{e}, nil
	}
	opt.Program.Main, opt.Program.Compiled, opt.Program.Cache, opt.Program.Step = main, compiled, "", nil
	if p.said {
		opt.Program.Note = nil // the notes are the same for each program
	}
	p.said = true
	made, err := usertype.Build(ctx, opt)
	if err != nil {
		return priced{}, err
	}
	p.data = made.Data
	b := priced{price.Program{Binary: made.Binaries[0], Env: made.Env, Took: made.Took, Packages: made.Packages}, made}
	for _, why := range made.Unmade {
		return b, errors.New(why)
	}
	return b, complete(&made.Result, s)
}

// complete returns an error if a program lacks one of its codecs, with what the compiler said.
func complete(r *build.Result, s selection) error {
	for _, d := range r.Dropped {
		for _, k := range s.codecs {
			if d.Part == k.Part || k.Emitter != nil {
				return errors.New("does not compile: " + d.Reason)
			}
		}
	}
	return nil
}
