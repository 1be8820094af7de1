package standalone

import (
	"errors"
	"fmt"
	"go/ast"
	"os"
	"path"
	"path/filepath"
	"strconv"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Format describes a codec's package in the folder.
type Format struct {
	Codec codec.Codec
	// Name is the name of its folder and package.
	Name string
	// Of is the user's type. Message is the type that the package converts it to. It is the same as
	// Of if the type is its own message.
	Of, Message *schema.Type
	// Version is the version of the codec's module.
	Version string
	// Command is the command that made the package. Maker is the version of wirebench.
	Command, Maker string
}

// naming returns a function that gives packages names in a file and adds them to imports.
func naming(imports map[string]string) func(path string) string {
	return func(of string) string {
		for name, known := range imports {
			if known == of {
				return name
			}
		}
		name := "of" + emit.Exported(path.Base(of))
		for n := 2; imports[name] != ""; n++ {
			name = "of" + emit.Exported(path.Base(of)) + strconv.Itoa(n)
		}
		imports[name] = of
		return name
	}
}

// messages is the path of the package with the message, "" if the type is its own message.
func (f *Folder) messages(m Format) string {
	if m.Message == m.Of {
		return ""
	}
	return path.Join(f.Import, Messages)
}

// Messages is the folder of the package with the type's message, if it has one.
const Messages = "message"

// Write turns the package that the codec's emitter wrote into one that stands alone.
func (f *Folder) Write(m Format) error {
	if of := m.Codec.Reads; of != "" {
		return fmt.Errorf("it only reads encodings of %s", of)
	}
	if by := m.Codec.ReadBy; by != "" {
		return fmt.Errorf("it only encodes, and %s reads its encodings", by)
	}
	of := path.Join(f.Import, m.Name)
	s, err := f.source(of)
	if err != nil {
		return err
	}
	name, err := f.portName(s, m.Codec.Name)
	if err != nil {
		return err
	}
	p, err := portOf(s, name)
	if err != nil {
		return err
	}
	for _, file := range s.files {
		if file.foreign {
			if err := f.follow(s, file, file.tree, nil); err != nil {
				return err
			}
		}
	}
	if err := f.followPort(s, p); err != nil {
		return err
	}
	main, err := f.main(m, s, p)
	if err != nil {
		return err
	}
	dir := filepath.Join(f.Dir, m.Name)
	if err := f.write(s, dir); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "marshal.go"), main, 0o666); err != nil {
		return err
	}
	test, err := f.test(m, s)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "marshal_test.go"), test, 0o666)
}

// followPort picks what the port's two functions need. If they need the port's variables, it picks
// the whole port.
func (f *Folder) followPort(s *source, p *port) error {
	if p.kept {
		return f.pick(s, p.decl)
	}
	for _, root := range append([]ast.Expr{p.marshal, p.unmarshal}, p.checks...) {
		if err := f.follow(s, p.file, root, p.cuts); err != nil {
			return err
		}
	}
	return nil
}

// portName finds the function of a codec's port in the list that emitters write. If the format
// can't express the type, the list has a reason instead.
func (f *Folder) portName(s *source, codec string) (name string, err error) {
	_, list := s.function("Glue")
	if list == nil {
		return "", errors.New("its package has no list of ports")
	}
	err = errors.New("its package has no port")
	ast.Inspect(list, func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		if key, ok := kv.Key.(*ast.BasicLit); !ok || key.Value != strconv.Quote(codec) {
			return true
		}
		if name = nameOf(kv.Value); name != "" {
			err = nil
			return false
		}
		if why := texts(kv.Value); len(why) == 1 {
			err = errors.New(why[0])
		}
		return false
	})
	return name, err
}
