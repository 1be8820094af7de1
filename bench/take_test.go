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
	"github.com/wirebench/wirebench/internal/usertype"
)

// TestTakeEveryCodec hands over the code that all emitters make for a type, after its tests have
// passed. A golden file lists the codecs whose code can't be handed over, with the reason.
func TestTakeEveryCodec(t *testing.T) {
	if !every.Case() {
		t.Skip("compiles the code of all codecs: with WIREBENCH_EVERY alone")
	}
	root := unpack(t, "everything")
	what := usertype.Taking{Dir: "wire"}
	for _, codecs := range parts.Codecs() {
		for _, k := range codecs() {
			if k.Emitter != nil && k.OnDemand == "" && !k.Marks.Baseline() && !k.Marks.Bound {
				what.Codecs = append(what.Codecs, k)
			}
		}
	}
	opt := usertype.Options{Dir: root, Type: "./ship.Convoy", Samples: "./ship.Convoys"}
	// The codecs that were refused before are taken on their own: one refusal discards the code of
	// all.
	list := filepath.Join("testdata", "taken.golden")
	before, err := os.ReadFile(list)
	if err != nil {
		t.Fatal(err)
	}
	refused, rest := what, what
	refused.Dir, refused.Codecs, rest.Codecs = "refused", nil, nil
	for _, k := range what.Codecs {
		if strings.Contains("\n"+string(before), "\n"+k.Name+": ") {
			refused.Codecs = append(refused.Codecs, k)
		} else {
			rest.Codecs = append(rest.Codecs, k)
		}
	}
	got := append(taken(t, opt, refused), taken(t, opt, rest)...)
	slices.Sort(got)
	golden(t, list, strings.Join(got, ""))
}

// taken hands over the code of as many codecs as possible, and returns the other codecs with their
// reasons.
func taken(t *testing.T, opt usertype.Options, what usertype.Taking) (got []string) {
	for len(what.Codecs) > 0 {
		taken, err := usertype.Take(t.Context(), opt, what)
		if err == nil {
			if len(taken.Folders) != len(what.Codecs) {
				t.Errorf("%d folders of %d codecs", len(taken.Folders), len(what.Codecs))
			}
			return got
		}
		var refused *usertype.Refused
		if !errors.As(err, &refused) {
			t.Fatal(err)
		}
		for i, name := range refused.Codecs {
			reason, _, _ := strings.Cut(refused.Reasons[i].Error(), " fails: ") // the text after this may vary at random
			if tool, missing := systemTool(refused.Reasons[i].Error()); missing {
				t.Logf("%s not looked at: %s is missing", name, tool)
				continue
			}
			got = append(got, name+": "+reason+"\n")
		}
		what.Codecs = slices.DeleteFunc(what.Codecs, func(k codec.Codec) bool { return slices.Contains(refused.Codecs, k.Name) })
		if _, err := os.Stat(filepath.Join(opt.Dir, what.Dir)); err == nil {
			t.Fatal("something was written")
		}
	}
	return got
}
