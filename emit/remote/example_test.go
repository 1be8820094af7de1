package remote_test

import (
	"context"
	"fmt"
	"os"
	"reflect"

	"github.com/wirebench/wirebench/emit/remote"
	"github.com/wirebench/wirebench/schema"
)

// Shop is a message.
type Shop struct {
	Name   string
	Prices map[string]float64
}

// A program that doesn't link a codec asks another program which part of a type the codec can't
// carry. Here the other program is that of this test, whose function TestMain answers with
// [remote.Serve]. Its codec has no maps.
func ExampleProgram_Unfit() {
	var program remote.Program = func(context.Context) (string, error) { return os.Executable() }
	why, err := program.Unfit(context.Background(), "refuses", schema.Of(reflect.TypeFor[Shop]()))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(why)
	// Output: Shop.Prices: no maps
}
