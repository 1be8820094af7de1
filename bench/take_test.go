package bench_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/own"
)

// TestTakeEveryCodec hands over what all emitters make for a type, whose tests then have
// passed. Those that can't be handed over are listed with the reason in a golden file.
func TestTakeEveryCodec(t *testing.T) {
	if !every.Case() {
		t.Skip("compiles the code of all codecs: with WIREBENCH_EVERY alone")
	}
	root := unpack(t, "everything")
	what := own.Taking{Dir: "wire"}
	for _, codecs := range parts.Codecs() {
		for _, k := range codecs() {
			if k.Emitter != nil && k.OnDemand == "" && !k.Marks.Baseline() && !k.Marks.Bound {
				what.Codecs = append(what.Codecs, k)
			}
		}
	}
	opt := own.Options{Dir: root, Type: "./ship.Convoy", Samples: "./ship.Convoys"}
	var got []string
	for {
		taken, err := own.Take(t.Context(), opt, what)
		if err == nil {
			if len(taken.Folders) != len(what.Codecs) {
				t.Errorf("%d folders of %d codecs", len(taken.Folders), len(what.Codecs))
			}
			break
		}
		var refused *own.Refused
		if !errors.As(err, &refused) {
			t.Fatal(err)
		}
		for i, name := range refused.Codecs {
			reason, _, _ := strings.Cut(refused.Reasons[i].Error(), " fails: ") // which may be at random
			if tool, missing := systemTool(refused.Reasons[i].Error()); missing {
				t.Logf("%s not looked at: %s is missing", name, tool)
				continue
			}
			got = append(got, name+": "+reason+"\n")
		}
		what.Codecs = slices.DeleteFunc(what.Codecs, func(k codec.Codec) bool { return slices.Contains(refused.Codecs, k.Name) })
		if _, err := os.Stat(filepath.Join(root, what.Dir)); err == nil {
			t.Fatal("something was written")
		}
	}
	slices.Sort(got)
	golden(t, filepath.Join("testdata", "taken.golden"), strings.Join(got, ""))
}
