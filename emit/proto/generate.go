package proto

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"

	"github.com/bufbuild/protocompile"
	"google.golang.org/protobuf/cmd/protoc-gen-go/internal_gengo"
	"google.golang.org/protobuf/compiler/protogen"
	pb "google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protodesc"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/pluginpb"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
)

// Plugin is a plugin of protoc with its parameter. An empty Tool stands for protoc-gen-go, which
// runs within this program. Any other Tool is a tool of wirebench's module.
type Plugin struct{ Tool, Parameter string }

// Generate writes the schema of messages in a dialect. It then runs the plugins one after the other
// and writes their code to the folder of the schema.
func Generate(ctx context.Context, j *emit.Job, messages []*convert.Message, d Dialect, plugins ...Plugin) error {
	file := NewFile(j, messages, d)
	req, err := file.Compile(ctx, j)
	if err != nil {
		return err
	}
	for _, p := range plugins {
		req.Parameter = &p.Parameter
		if p.Tool == "" {
			err = file.Go(j, req)
		} else {
			err = file.Tool(ctx, j, req, p.Tool)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Compile writes the schema to the job's folder. It returns the request that asks a plugin for code,
// without the plugin's parameter.
func (f File) Compile(ctx context.Context, j *emit.Job) (*pluginpb.CodeGeneratorRequest, error) {
	if err := os.MkdirAll(f.dir(j), 0o777); err != nil {
		return nil, err
	}
	if err := f.write(j, path.Base(f.Path), []byte(f.Text)); err != nil {
		return nil, err
	}
	compiler := protocompile.Compiler{Resolver: protocompile.WithStandardImports(protocompile.ResolverFunc(f.find))}
	files, err := compiler.Compile(ctx, f.Path)
	if err != nil {
		return nil, err
	}
	req := &pluginpb.CodeGeneratorRequest{FileToGenerate: []string{f.Path}}
	seen := make(map[string]bool)
	var add func(protoreflect.FileDescriptor)
	add = func(d protoreflect.FileDescriptor) {
		if seen[d.Path()] {
			return
		}
		seen[d.Path()] = true
		for i := range d.Imports().Len() {
			add(d.Imports().Get(i).FileDescriptor)
		}
		req.ProtoFile = append(req.ProtoFile, protodesc.ToFileDescriptorProto(d))
	}
	for _, file := range files {
		add(file)
	}
	return req, nil
}

// find returns the file with the given name for the compiler.
func (f File) find(name string) (protocompile.SearchResult, error) {
	if name == f.Path {
		return protocompile.SearchResult{Source: strings.NewReader(f.Text)}, nil
	}
	if d := f.Known[name]; d != nil {
		return protocompile.SearchResult{Proto: d}, nil
	}
	return protocompile.SearchResult{}, protoregistry.NotFound
}

// Go makes the code of google.golang.org/protobuf.
func (f File) Go(j *emit.Job, req *pluginpb.CodeGeneratorRequest) error {
	gen, err := protogen.Options{}.New(req)
	if err != nil {
		return err
	}
	for _, file := range gen.Files {
		if file.Generate {
			internal_gengo.GenerateFile(gen, file)
		}
	}
	gen.SupportedFeatures = internal_gengo.SupportedFeatures
	gen.SupportedEditionsMinimum = internal_gengo.SupportedEditionsMinimum
	gen.SupportedEditionsMaximum = internal_gengo.SupportedEditionsMaximum
	return f.save(j, gen.Response())
}

// Tool makes code with a plugin of protoc that is a tool of wirebench's module. If the plugin fails,
// Tool leaves the request in the folder.
func (f File) Tool(ctx context.Context, j *emit.Job, req *pluginpb.CodeGeneratorRequest, name string) error {
	plugin, err := emit.Tool(ctx, j, name)
	if err != nil {
		return err
	}
	input, err := pb.MarshalOptions{Deterministic: true}.Marshal(req)
	if err != nil {
		return err
	}
	var out, message bytes.Buffer
	cmd := exec.CommandContext(ctx, plugin)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &out, &message
	var res pluginpb.CodeGeneratorResponse
	if err = cmd.Run(); err == nil {
		err = pb.Unmarshal(out.Bytes(), &res)
	}
	if err == nil {
		err = f.save(j, &res)
	}
	if err == nil {
		return nil
	}
	const request = "request.bin"
	if werr := f.write(j, request, input); werr != nil {
		return werr
	}
	return fmt.Errorf("%s < %s: %w: %s", name, filepath.Join(f.dir(j), request), err, strings.TrimSpace(message.String()))
}

// save writes the files that a plugin made.
func (f File) save(j *emit.Job, res *pluginpb.CodeGeneratorResponse) error {
	if res.Error != nil {
		// Some plugins report all the code that they made after the first line.
		message, _, _ := strings.Cut(res.GetError(), "\n")
		return errors.New(message)
	}
	for _, file := range res.GetFile() {
		if err := f.write(j, path.Base(file.GetName()), []byte(file.GetContent())); err != nil {
			return err
		}
	}
	return nil
}

// dir returns the folder of the generated package.
func (f File) dir(j *emit.Job) string { return filepath.Join(j.Dir, path.Base(f.Import)) }

// write writes a file of the generated package. It formats Go code, because not every plugin does.
func (f File) write(j *emit.Job, name string, text []byte) error {
	if path.Ext(name) == ".go" {
		formatted, err := format.Source(text)
		if err != nil {
			return fmt.Errorf("%s isn't Go: %w", name, err)
		}
		text = formatted
	}
	return j.WriteFile(filepath.Join(path.Base(f.Import), name), text)
}
