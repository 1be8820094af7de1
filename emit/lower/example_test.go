package lower_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// emitCode makes the code for a library that inspects types at run time. Its format has no maps.
func emitCode(_ context.Context, j *emit.Job) error {
	rules := lower.Rules{Map: lower.All}
	return lower.Write(j, rules, "ours.go", func(s *emit.Source) lower.Library {
		library := s.Import("example.com/ours")
		return lower.Library{Marshal: library + ".Marshal(y)", Unmarshal: library + ".Unmarshal(b, y)"}
	})
}

// Page is a message.
type Page struct {
	Title string
	Words map[string]int
}

// An emitter says what a format lacks, and package lower declares types without it and writes the
// conversions.
func ExampleWrite() {
	e := &emit.Emitter{Name: "ours", Codecs: []string{"ours"}, Emit: emitCode}
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	err = e.Make(context.Background(), codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[Page]())}),
		Import: "example.com/made/ours", Dir: filepath.Join(dir, "ours"),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := os.ReadFile(filepath.Join(dir, "ours", "ours.go"))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, code, _ := strings.Cut(string(text), "type Page")
	declared, _, _ := strings.Cut(code, "func raisePage")
	fmt.Print("type Page" + declared)
	// Output:
	// type Page struct {
	// 	Title string
	// 	Words []StringIntMap_Pair
	// }
	//
	// type StringIntMap_Pair struct {
	// 	Key   string
	// 	Value int
	// }
	//
	// func lowerPage(x *lower_test.Page, y *Page) {
	// 	y.Title = x.Title
	// 	if x.Words != nil {
	// 		y.Words = make([]StringIntMap_Pair, 0, len(x.Words))
	// 		for k1, v1 := range x.Words {
	// 			var p1 StringIntMap_Pair
	// 			p1.Key = k1
	// 			p1.Value = v1
	// 			y.Words = append(y.Words, p1)
	// 		}
	// 	}
	// }
}
