package standalone

import (
	"bytes"
	"fmt"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"text/template"

	"github.com/wirebench/wirebench/schema"
)

// Samples are the user's messages, on which the round trip is tested.
type Samples struct {
	Of *schema.Type
	// Proto reports whether Of is a message of Google's Protocol Buffers. Its JSON is that of
	// protojson.
	Proto bool
	// Package and Func name the user's function. From is the function of package corpus that makes
	// a data set from its result.
	Package, Func, From string
	// Files are copied if there is no function.
	Files []string
}

// loops collect the values that a function returns. Keys are functions of package corpus.
var loops = map[string]string{
	"Values":        "for _, x := range %s() {\nall = append(all, &x)\n}",
	"Pointers":      "all = append(all, %s()...)",
	"Seq":           "for x := range %s() {\nall = append(all, &x)\n}",
	"SeqOfPointers": "for x := range %s() {\nall = append(all, x)\n}",
}

// most is the maximum total size in bytes of the files that are copied.
const most = 16 << 20

// decoders decode a file, by the file name's extension. Files with other extensions are JSON.
var decoders = map[string]decoder{
	".gob": {imports: map[string]string{"gob": "encoding/gob", "io": "io", "bytes": "bytes"}, code: `dec := gob.NewDecoder(bytes.NewReader(b))
	for {
		x := new(T)
		err := dec.Decode(x)
		if err == io.EOF {
			return all, nil
		}
		if err != nil {
			return nil, err
		}
		all = append(all, x)
	}`},
	".avro": {imports: map[string]string{"ocf": "github.com/hamba/avro/v2/ocf", "bytes": "bytes"}, code: `dec, err := ocf.NewDecoder(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	for dec.HasNext() {
		x := new(T)
		if err := dec.Decode(x); err != nil {
			return nil, err
		}
		all = append(all, x)
	}
	return all, dec.Error()`},
	".pb":        single("proto", "google.golang.org/protobuf/proto"),
	".binpb":     single("proto", "google.golang.org/protobuf/proto"),
	".txtpb":     single("prototext", "google.golang.org/protobuf/encoding/prototext"),
	".textproto": single("prototext", "google.golang.org/protobuf/encoding/prototext"),
	".cbor":      single("cbor", "github.com/fxamacker/cbor/v2"),
	".msgpack":   single("msgpack", "github.com/vmihailenco/msgpack/v5"),
}

// decoder is the body of a function that decodes b, with the packages that the body names.
type decoder struct {
	imports map[string]string
	code    string
}

// single decodes a file with one message.
func single(name, path string) decoder {
	return decoder{map[string]string{name: path}, `x := new(T)
	return []*T{x}, ` + name + `.Unmarshal(b, x)`}
}

// jsonDecoder decodes an array of messages, or messages one after the other.
func jsonDecoder(proto bool) decoder {
	d := decoder{map[string]string{"json": "encoding/json", "io": "io", "bytes": "bytes"}, `var texts []json.RawMessage
	if json.Unmarshal(b, &texts) != nil {
		for dec := json.NewDecoder(bytes.NewReader(b)); ; {
			var text json.RawMessage
			err := dec.Decode(&text)
			if err == io.EOF {
				break
			}
			if err != nil {
				return nil, err
			}
			texts = append(texts, text)
		}
	}
	for _, text := range texts {
		var dense bytes.Buffer
		if err := json.Compact(&dense, text); err != nil {
			return nil, err
		}
		x := new(T)
		if err := UNMARSHAL(dense.Bytes(), x); err != nil {
			return nil, err
		}
		all = append(all, x)
	}
	return all, nil`}
	unmarshal := "json.Unmarshal"
	if proto {
		unmarshal = "protojson.Unmarshal"
		d.imports["protojson"] = "google.golang.org/protobuf/encoding/protojson"
	}
	d.code = string(bytes.ReplaceAll([]byte(d.code), []byte("UNMARSHAL"), []byte(unmarshal)))
	return d
}

var samplesFile = template.Must(template.New("samples").Parse(`// Package samples has the messages that the tests next to it encode and decode, and compares them.
package samples

import (
	{{range $name, $path := .Imports}}{{$name}} "{{$path}}"
	{{end}})

// T is the type of the messages.
type T = {{.T}}

{{if .Call -}}
// All returns the messages.
func All() ([]*T, error) {
	var all []*T
	{{.Call}}
	return all, nil
}
{{- else -}}
//go:embed data
var data embed.FS

// All returns the messages, in the order of their files.
func All() ([]*T, error) {
	files, err := data.ReadDir("data")
	if err != nil {
		return nil, err
	}
	var all []*T
	for _, file := range files {
		b, err := data.ReadFile(path.Join("data", file.Name()))
		if err != nil {
			return nil, err
		}
		{{if .Several}}decode := {{(index .Decoders 0).Name}}
		switch path.Ext(file.Name()) { {{range slice .Decoders 1}}
		case "{{.End}}":
			decode = {{.Name}}{{end}}
		}
		some, err := decode(b)
		{{- else}}some, err := {{(index .Decoders 0).Name}}(b){{end}}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file.Name(), err)
		}
		all = append(all, some...)
	}
	return all, nil
}
{{range .Decoders}}
func {{.Name}}(b []byte) (all []*T, err error) {
	{{.Code}}
}
{{end}}
{{- end}}

// Losses of formats, for Diff, which ignores the lost differences.
var (
	Time100ns  = cmpopts.EquateApproxTime(100 * time.Nanosecond)
	TimeMicro  = cmpopts.EquateApproxTime(time.Microsecond)
	TimeMilli  = cmpopts.EquateApproxTime(time.Millisecond)
	TimeSecond = cmpopts.EquateApproxTime(time.Second)
	// NilEmpty: a nil slice or map and an empty one.
	NilEmpty = cmpopts.EquateEmpty()
	// NilZero: a nil pointer and a pointer to a zero value.
	NilZero = cmp.FilterValues(func(x, y any) bool {
		a, b := reflect.ValueOf(x), reflect.ValueOf(y)
		if !a.IsValid() || !b.IsValid() || a.Kind() != reflect.Pointer || b.Kind() != reflect.Pointer || a.IsNil() == b.IsNil() {
			return false
		}
		if a.IsNil() {
			a = b
		}
		return a.Elem().IsZero()
	}, cmp.Ignore())
)

// Diff compares two values, including unexported fields. If a type has a method Equal, that
// method decides. Times are equal if their instants are equal.
func Diff(want, got any, losses ...cmp.Option) string {
	all := cmp.Exporter(func(reflect.Type) bool { return true })
	return cmp.Diff(want, got, append(losses, all, cmpopts.EquateNaNs())...)
}
`))

// Fit returns an error if the files are too large to be copied.
func Fit(files []string) error {
	size := int64(0)
	for _, file := range files {
		info, err := os.Stat(file)
		if err != nil {
			return fmt.Errorf("samples: %w", err)
		}
		if size += info.Size(); size > most {
			return fmt.Errorf("samples: more than %d MiB, too many to copy next to the code for its test: name fewer samples", most>>20)
		}
	}
	return nil
}

// Write writes the package with the messages to a folder.
func (s Samples) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	type named struct{ End, Name, Code string }
	v := struct {
		T, Call  string
		Imports  map[string]string
		Decoders []named
		Several  bool
	}{Imports: map[string]string{
		"cmp": "github.com/google/go-cmp/cmp", "cmpopts": "github.com/google/go-cmp/cmp/cmpopts", "reflect": "reflect", "time": "time",
	}}
	v.T = s.Of.Text(naming(v.Imports))
	if s.Func != "" {
		v.Call = fmt.Sprintf(loops[s.From], naming(v.Imports)(s.Package)+"."+s.Func)
	} else {
		maps.Copy(v.Imports, map[string]string{"embed": "embed", "fmt": "fmt", "path": "path"})
		if err := s.copyFiles(filepath.Join(dir, "data")); err != nil {
			return err
		}
		ends := make(map[string]bool)
		for _, file := range s.Files {
			end := filepath.Ext(file)
			if _, ok := decoders[end]; !ok {
				end = "" // JSON
			}
			ends[end] = true
		}
		for _, end := range slices.Sorted(maps.Keys(ends)) {
			d, name := jsonDecoder(s.Proto), "fromJSON"
			if end != "" {
				d, name = decoders[end], "from"+string(end[1]-'a'+'A')+end[2:]
			}
			maps.Copy(v.Imports, d.imports)
			v.Decoders = append(v.Decoders, named{end, name, d.code})
		}
		v.Several = len(v.Decoders) > 1
	}
	var b bytes.Buffer
	if err := samplesFile.Execute(&b, v); err != nil {
		return err
	}
	text, err := format.Source(b.Bytes())
	if err != nil {
		return fmt.Errorf("package samples: %w", err)
	}
	return os.WriteFile(filepath.Join(dir, "samples.go"), text, 0o666)
}

// copyFiles copies the files under their own names.
func (s Samples) copyFiles(to string) error {
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	for _, file := range s.Files {
		b, err := os.ReadFile(file)
		if err != nil {
			return fmt.Errorf("samples: %w", err)
		}
		if err := os.WriteFile(filepath.Join(to, filepath.Base(file)), b, 0o666); err != nil {
			return err
		}
	}
	return nil
}
