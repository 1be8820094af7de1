package mirror_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// emitCode makes the code for a library that puts a method Marshal on types whose fields have
// numbers in their tags.
func emitCode(_ context.Context, j *emit.Job) error {
	roots := j.Fit(mirror.Unfit)
	if len(roots) == 0 {
		return nil
	}
	s := j.Source("")
	types := mirror.New(j, roots, mirror.Options{
		Tag: func(fields []schema.Field, i int) string { return fmt.Sprintf(`ours:"%d"`, fields[i].ID) },
	})
	types.Declare(s) // the library's generator would run on this file
	for _, root := range roots {
		types.Cast(s, root)
		types.Port(s, root, "ours", "Marshal: func(v any) ([]byte, error) { return mirror(v).Marshal() },")
	}
	return j.Write("types.go", s)
}

// City is a message.
type City struct {
	Name   string
	People int32
}

// An emitter for a library whose generator writes methods declares mirrors of the user's types. The
// port proves that the layouts are the same, and uses values of one type as values of the other.
func Example() {
	e := &emit.Emitter{Name: "ours", Codecs: []string{"ours"}, Emit: emitCode}
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	err = e.Make(context.Background(), codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[City]())}),
		Import: "example.com/made/ours", Dir: filepath.Join(dir, "ours"),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := os.ReadFile(filepath.Join(dir, "ours", "types.go"))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, code, _ := strings.Cut(string(text), "type City")
	fmt.Print("type City" + code)
	// Output:
	// type City struct {
	// 	Name   string `ours:"1"`
	// 	People int32  `ours:"2"`
	// }
	//
	// func mirrorCity(v any) *City { return (*City)(unsafe.Pointer(v.(*mirror_test.City))) }
	//
	// func oursCity() (codec.Port, error) {
	// 	if err := mirror.Same[mirror_test.City, City](); err != nil {
	// 		return codec.Port{}, err
	// 	}
	// 	return codec.Port{
	// 		Marshal: func(v any) ([]byte, error) { return mirrorCity(v).Marshal() },
	// 	}, nil
	// }
}
