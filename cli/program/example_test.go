package program_test

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/corpus"
)

// Ours returns the codec of a third party.
func Ours() []codec.Codec {
	return []codec.Codec{{
		Name: "ours", Format: formats.JSON, Module: "std",
		Bind: codec.Reflective(json.Marshal, json.Unmarshal),
	}}
}

// Names returns its data set.
func Names() []corpus.Set {
	return []corpus.Set{corpus.Values("names", func() []string { return []string{"Ada", "Grace"} })}
}

// A program that measures consists of functions of packages. Serve does the job that the arguments of the
// program name. If they name none, the program goes on.
func ExampleParts() {
	parts := program.Parts{
		Codecs: []func() []codec.Codec{Ours},
		Data:   []func() []corpus.Set{Names},
		Roles:  codec.Roles{Reference: "ours"},
	}
	args := []string{"list"} // os.Args[1:] in a program
	done, err := parts.Serve(context.Background(), args)
	if done || err != nil {
		fmt.Println(done, err)
		return
	}
	catalog, err := parts.Catalog()
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, k := range catalog.Codecs {
		fmt.Println("codec", k.Name)
	}
	for _, s := range catalog.Sets {
		fmt.Println("data set", s.Type.Name)
	}
	// Output:
	// codec ours
	// data set names
}
