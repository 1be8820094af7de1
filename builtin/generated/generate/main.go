// Generate makes the code of all built-in codecs for all built-in data sets, below
// builtin/generated/_made.
//
//	go run ./generate                       # everything, as go generate does
//	go run ./generate -family huge -codec msgp
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"github.com/wirebench/wirebench/builtin/generated/generate/families"
	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/builtin/parts/sets"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := families.Run(ctx, os.Args[1:], parts.Codecs(), sets.All()); err != nil {
		for line := range strings.Lines(err.Error()) {
			fmt.Fprint(os.Stderr, "generate: ", line)
		}
		fmt.Fprintln(os.Stderr)
		os.Exit(1)
	}
}
