package standalone

import (
	"errors"
	"fmt"
	"go/ast"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"

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
		return fmt.Errorf("it only reads what %s encodes", of)
	}
	if by := m.Codec.ReadBy; by != "" {
		return fmt.Errorf("it only encodes, for %s to read", by)
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

// main returns the file with Marshal and Unmarshal.
func (f *Folder) main(m Format, s *source, p *port) ([]byte, error) {
	g := goFile{pkg: m.Name, imports: make(map[string]string)}
	g.head = ours + " DO NOT EDIT.\n\n" + comment(m.about(p.lowered))
	typ := func(t *schema.Type) string {
		return t.Text(func(of string) string {
			for name, known := range p.file.imports {
				if known == of {
					g.imports[name] = of
					return name
				}
			}
			return naming(g.imports)(of)
		})
	}
	message := typ(m.Message)
	encode, decode := m.names(s)
	marshal, unmarshal := encode, decode
	if at := f.messages(m); at != "" {
		marshal, unmarshal = "marshal", "unmarshal"
		of := naming(g.imports)(at)
		fmt.Fprintf(&g.body, `// %[3]s encodes a value. It is an error if a part is set that messages don't have.
func %[3]s(x *%[1]s) ([]byte, error) {
	m, err := %[2]s.ToMessage(x)
	if err != nil {
		return nil, err
	}
	return marshal(m)
}

// %[4]s decodes a value that %[3]s has encoded.
func %[4]s(b []byte) (*%[1]s, error) {
	m, err := unmarshal(b)
	if err != nil {
		return nil, err
	}
	return %[2]s.FromMessage(m)
}

`, typ(m.Of), of, encode, decode)
	} else {
		fmt.Fprintf(&g.body, "// %s encodes a value.\n", encode)
	}
	about := ""
	if unmarshal == decode {
		about = fmt.Sprintf("// %s decodes a value that %s has encoded.\n", decode, encode)
	}
	if p.kept {
		g.imports["sync"] = "sync"
		fmt.Fprintf(&g.body, `func %[1]s(x *%[3]s) ([]byte, error) {
	p, err := take()
	if err != nil {
		return nil, err
	}
	defer ports.Put(p)
	return p.Marshal(x)
}

%[6]sfunc %[2]s(b []byte) (*%[3]s, error) {
	p, err := take()
	if err != nil {
		return nil, err
	}
	defer ports.Put(p)
	x, err := p.Unmarshal(b)
	if err != nil {
		return nil, err
	}
	return x.(*%[3]s), nil
}

// ports are coders that are used again: one is for one goroutine at a time.
var ports sync.Pool

func take() (*%[4]s.Port, error) {
	if p, ok := ports.Get().(*%[4]s.Port); ok {
		return p, nil
	}
	p, err := %[5]s()
	return &p, err
}
`, marshal, unmarshal, message, "codec", p.fn.Name.Name, about)
		g.imports["codec"] = f.taken(wirebench + "/codec")
		return g.bytes()
	}
	if err := f.direct(&g, p, marshal, "v *"+message, "[]byte", p.marshal); err != nil {
		return nil, err
	}
	fmt.Fprint(&g.body, about)
	if err := f.direct(&g, p, unmarshal, "b []byte", "*"+message, p.unmarshal); err != nil {
		return nil, err
	}
	for _, check := range p.checks {
		f.importsOf(g.imports, p.file, check, nil)
		g.imports["fmt"] = "fmt"
		fmt.Fprintf(&g.body, `// Values are used as if they were of types that are declared here and laid out alike.
func init() {
	if err := %s; err != nil {
		panic(fmt.Sprintf("%%T has changed since this package was made for it: %%v", new(%s), err))
	}
}
`, p.file.textOf(&f.fset, check.Pos(), check.End(), nil), message)
	}
	return g.bytes()
}

// names returns the names of the functions that encode and decode. They are different if a
// library's generator has written a Marshal of its own.
func (m Format) names(s *source) (encode, decode string) {
	if s.decls["Marshal"] != nil || s.decls["Unmarshal"] != nil {
		return "Encode", "Decode"
	}
	return "Marshal", "Unmarshal"
}

// direct writes one of the port's functions as a function of the package.
func (f *Folder) direct(g *goFile, p *port, name, parameter, result string, of ast.Expr) error {
	lit, ok := of.(*ast.FuncLit)
	if !ok {
		return fmt.Errorf("its port's function for %s is no literal", name)
	}
	cuts := p.cuts
	argument, _, _ := strings.Cut(parameter, " ")
	if own := lit.Type.Params.List[0].Names; len(own) == 1 {
		argument = own[0].Name
	}
	_, typ, _ := strings.Cut(parameter, " ")
	results := "(" + result + ", error)"
	if list := lit.Type.Results.List; len(list) == 2 && list[0].Names != nil { // deferred calls may use the names
		results = fmt.Sprintf("(%s %s, %s error)", list[0].Names[0].Name, result, list[1].Names[0].Name)
	}
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		if a, ok := n.(*ast.TypeAssertExpr); ok && nameOf(a.X) == argument {
			cuts = append(cuts, cut{from: a.Pos(), to: a.End(), with: argument})
		}
		return true
	})
	f.importsOf(g.imports, p.file, lit.Body, cuts)
	fmt.Fprintf(&g.body, "func %s(%s %s) %s %s\n\n", name, argument, typ, results,
		p.file.textOf(&f.fset, lit.Body.Pos(), lit.Body.End(), cuts))
	return nil
}

// about returns the package comment.
func (m Format) about(lowered []string) string {
	with := ""
	if m.Codec.Module != "" && m.Codec.Module != "std" {
		with = " with " + strings.TrimSpace(m.Codec.Module+" "+m.Version)
	}
	text := fmt.Sprintf("Package %s encodes values of %s in %s%s, and decodes them.", m.Name, m.Of, m.Codec.Format.Name, with)
	if len(lowered) > 0 {
		text += "\n\nWhat the format lacks stands in messages in another form: " + strings.Join(lowered, ", ") + "."
	}
	times := (&schema.Schema{Root: m.Of}).Has(schema.Time)
	for _, l := range m.Codec.Losses {
		if !times && l.Rule&(codec.NilEmpty|codec.NilZero) == 0 {
			continue // it is about times
		}
		text += "\n\nIt does not keep " + strings.Join(l.Rule.Names(), ", ") + ": " + strings.TrimSuffix(l.Why, ".") + "."
	}
	if m.Codec.Marks.Aliases {
		text += "\n\nA decoded value may share memory with the bytes that it was decoded from."
	}
	return text + fmt.Sprintf("\n\nIt was made by %s. After a change of the type remove the folder that this one is in, and make it again:\n\n\t%s", m.Maker, m.Command)
}

// comment formats paragraphs as a comment.
func comment(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(strings.TrimRight("// "+wrapped(strings.TrimRight(line, "\n")), " ") + "\n")
	}
	return strings.ReplaceAll(b.String(), "// \t", "//\t")
}

// wrapped breaks a long line of a comment at spaces.
func wrapped(line string) string {
	const width = 92
	if strings.HasPrefix(line, "\t") {
		return line
	}
	var b strings.Builder
	n := 0
	for i, word := range strings.Fields(line) {
		switch {
		case i > 0 && n+len(word) > width:
			b.WriteString("\n// ")
			n = 0
		case i > 0:
			b.WriteString(" ")
			n++
		}
		b.WriteString(word)
		n += len(word)
	}
	return b.String()
}
