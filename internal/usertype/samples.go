package usertype

import (
	"errors"
	"fmt"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/packages"

	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// samples says where the messages come from: a file, a function, or only the type.
type samples struct {
	file string
	pkg  *packages.Package
	fn   string
	from string // the function of corpus that makes a data set from fn's result
	// fault is what is wrong with methods of the type. It is set after the samples were read.
	fault string
	// deadly is as in corpus.Set.
	deadly bool
	// lost are the fields that are set in the samples and that the type's message does not have.
	lost []string
}

// file returns the file or folder of the samples, "" if there is none. Faults that don't depend on
// the type are reported here, before anything is loaded or built.
func (o Options) file(dir string) (string, error) {
	path := o.Samples
	if path == "" {
		return "", nil
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	_, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) && !slices.Contains(captured.Ends(), filepath.Ext(path)) {
		return "", nil // it is a function
	}
	if err == nil {
		err = captured.Check(path, o.SkipUnfit)
	}
	switch {
	case err == nil:
		return path, nil
	case errors.Is(err, captured.ErrNone):
		return "", o.none()
	case errors.As(err, new(*captured.Misfit)):
		return "", unfit(err.Error())
	}
	return "", fmt.Errorf("samples: %w", err)
}

func (o Options) none() error { return fmt.Errorf("samples: there are no messages in %s", o.Samples) }

func unfit(why string) error {
	return fmt.Errorf("samples: %s; --skip-bad leaves out what does not fit", why)
}

// samples returns the samples in the file if it is set, otherwise those of the function named by
// arg.
func (l *loader) samples(file, arg string, t *target) (*samples, error) {
	if file != "" || arg == "" {
		return &samples{file: file}, nil
	}
	s, err := l.function(arg, t)
	if err != nil {
		return nil, fmt.Errorf("samples %s: neither a file nor a function: %w", arg, err)
	}
	return s, nil
}

// function finds the function that returns samples.
func (l *loader) function(arg string, t *target) (*samples, error) {
	pattern, name, err := l.split(arg)
	if err != nil {
		return nil, err
	}
	pkg, err := l.load(pattern)
	if err != nil {
		return nil, err
	}
	switch f := pkg.Types.Scope().Lookup(name).(type) {
	case *types.Func:
		if from := returns(f, t); from != "" {
			return &samples{pkg: pkg, fn: name, from: from}, nil
		}
		return nil, fmt.Errorf("%s.%s is a %s: want a func() []%s, []*%[4]s, or iter.Seq of either", pkg.Name, name, types.TypeString(f.Type(), types.RelativeTo(pkg.Types)), t.name())
	default:
		return nil, missing("func() []"+t.name(), name, pkg, func(o types.Object) bool { return returns(o, t) != "" })
	}
}

// returns names the function of corpus that accepts a samples function like o, "" if o does not
// return values of the type. Packages that were loaded separately have distinct types, so names
// decide.
func returns(o types.Object, t *target) string {
	f, ok := o.(*types.Func)
	if !ok {
		return ""
	}
	of := f.Signature()
	if of.Params().Len() > 0 || of.TypeParams().Len() > 0 || of.Results().Len() != 1 {
		return ""
	}
	var from string
	var element types.Type
	switch result := types.Unalias(of.Results().At(0).Type()).(type) {
	case *types.Slice:
		from, element = "Values", result.Elem()
	case *types.Named:
		if obj := result.Obj(); obj.Pkg() == nil || obj.Pkg().Path() != "iter" || obj.Name() != "Seq" {
			return ""
		}
		from, element = "Seq", result.TypeArgs().At(0)
	default:
		return ""
	}
	if fullString(element) == fullString(t.typ) {
		return from
	}
	if p, ok := types.Unalias(element).(*types.Pointer); ok && fullString(p.Elem()) == fullString(t.typ) {
		return map[string]string{"Values": "Pointers", "Seq": "SeqOfPointers"}[from]
	}
	return ""
}

// fullString is a type with full package paths, after resolving aliases.
func fullString(t types.Type) string { return types.TypeString(types.Unalias(t), nil) }
