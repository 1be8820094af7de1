package usertype_test

import (
	"context"
	"crypto/sha256"
	"debug/buildinfo"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/wirebench/wirebench/codecs/cbor"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/usertype"
)

func codecs(t *testing.T, fns ...any) []part.Func {
	t.Helper()
	var all []part.Func
	for _, fn := range fns {
		f, err := part.Of(fn)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, f)
	}
	return all
}

// unpack writes the files of an archive in testdata to a new folder.
func unpack(t *testing.T, name string) string {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join("testdata", name+".txtar"))
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	files, err := txtar.FS(archive)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(dir, files); err != nil {
		t.Fatal(err)
	}
	return dir
}

// tree returns the SHA-256 of each file below dir, by path.
func tree(t *testing.T, dir string) map[string][32]byte {
	t.Helper()
	files := map[string][32]byte{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		files[path] = sha256.Sum256(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// module returns the version of a module in a binary, "" if it has none.
func module(t *testing.T, binary, path string) string {
	t.Helper()
	info, err := buildinfo.ReadFile(binary)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range info.Deps {
		if m.Path != path {
			continue
		}
		if m.Replace != nil {
			return m.Replace.Version
		}
		return m.Version
	}
	return ""
}

var buildTests = []struct {
	name, archive, dir string
	opt                usertype.Options
	data, note         string
	dropped, cbor      string // part of the reason; the module's version
	goflags, proxy     string
	readOnly           bool
	run                bool // measure the program, which takes seconds
	more               bool // other cases show most of it
}{
	{name: "exported", archive: "shop", data: "order.Order",
		opt: usertype.Options{Type: "./order.Order", Samples: "orders.jsonl"}},
	{more: true, name: "full path", archive: "shop", dir: "order", data: "order.Order",
		opt: usertype.Options{Type: "example.com/shop/order.Order", Samples: "../orders.json"}},
	{more: true, name: "in the working directory", archive: "shop", dir: "order", data: "order.Order",
		opt: usertype.Options{Type: "Order", Samples: "../orders.json"}},
	{more: true, name: "internal", archive: "shop", data: "price.Price",
		opt: usertype.Options{Type: "internal/price.Price", Samples: "prices.json"}},
	{more: true, name: "unexported", archive: "shop", data: "order.line",
		opt: usertype.Options{Type: "./order.line", Samples: "lines.json"}},
	{more: true, name: "package main", archive: "shop", data: "main.config",
		opt: usertype.Options{Type: "./cmd/shop-server.config", Samples: "config.json"}, run: true},
	{more: true, name: "generic", archive: "shop", data: "order.Page[time.Time]",
		opt: usertype.Options{Type: "./order.Page[time.Time]", Samples: "pages.json"}},
	{more: true, name: "generic of an unexported type", archive: "shop", data: "order.Page[line]",
		opt: usertype.Options{Type: "./order.Page[line]", Samples: "none.json"}},
	{more: true, name: "several type arguments", archive: "shop", data: "page.Page[int,string]",
		opt: usertype.Options{Type: "./page.Page[int, string]", Samples: "./page.Instances"}},
	{more: true, name: "another name of an instance", archive: "shop", data: "page.Numbers",
		opt: usertype.Options{Type: "./page.Numbers", Samples: "./page.Instances"}},
	{name: "type arguments of other packages", archive: "shop", data: "page.Pair[map[string]int,Page[order.Order,price.Price]]", run: true,
		opt: usertype.Options{Type: "./page.Pair[map[string]int, Page[./order.Order, example.com/shop/internal/price.Price]]", Samples: "pair.json"}},
	{more: true, name: "build tag", archive: "shop", data: "tagged.T", goflags: "-mod=mod -tags=integration",
		opt: usertype.Options{Type: "./tagged.T", Samples: "tags.json"}},
	{more: true, name: "recursive generic", archive: "shop", data: "page.Tree[string]",
		opt: usertype.Options{Type: "./page.Tree[string]", Samples: "tree.json"}},
	{more: true, name: "list of another package's unexported type", archive: "shop", data: "order.Secrets",
		opt: usertype.Options{Type: "./order.Secrets", Samples: "secrets.json"}},
	{more: true, name: "samples from a function", archive: "shop", data: "order.Order",
		opt: usertype.Options{Type: "./order.Order", Samples: "./samples.Orders"}},
	{more: true, name: "samples from an unexported function", archive: "shop", data: "order.line",
		opt: usertype.Options{Type: "./order.line", Samples: "./order.lines"}},
	{more: true, name: "samples from package main", archive: "shop", data: "main.config",
		opt: usertype.Options{Type: "./cmd/shop-server.config", Samples: "./cmd/shop-server.configs"}},
	{name: "replaced module", archive: "replace", dir: "app", data: "app.Message", cbor: "v2.8.0",
		opt: usertype.Options{Type: "Message", Samples: "messages.json"}},
	{more: true, name: "workspace", archive: "workspace", dir: "a", data: "a.Message",
		opt: usertype.Options{Type: "Message", Samples: "messages.json"}},
	{more: true, name: "type of another module", archive: "workspace", dir: "a", data: "b.Part",
		opt: usertype.Options{Type: "example.com/b.Part", Samples: "parts.json"}},
	{more: true, name: "vendor folder", archive: "vendor", data: "a.Message", goflags: "-mod=vendor",
		opt:  usertype.Options{Type: "Message", Samples: "messages.json"},
		note: "the vendor folder is ignored: modules come from the module cache, at the versions of your go.mod"},
	{name: "modules that are only in the vendor folder", archive: "private", dir: "schöne Sachen", data: "ship.Ship", goflags: "-mod=vendor", proxy: "off", run: true,
		opt:  usertype.Options{Type: "./ship.Ship", Samples: "./ship.Ships"},
		note: "modules come from the module cache, at the versions of your go.mod, except modules that are only in the vendor folder: example.com/private, example.com/private/rope, example.com/private/unused and 1 more"},
	{more: true, name: "type of a module that is only in the vendor folder", archive: "private", dir: "schöne Sachen", data: "hull.Hull", proxy: "off",
		opt:  usertype.Options{Type: "example.com/private/hull.Hull", Samples: "hulls.json"},
		note: "modules come from the module cache, at the versions of your go.mod, except modules that are only in the vendor folder: example.com/private, example.com/private/rope, example.com/private/unused and 1 more"},
	{more: true, name: "unexported type of a module that is only in the vendor folder", archive: "private", dir: "schöne Sachen", data: "hull.hidden", proxy: "off",
		opt:  usertype.Options{Type: "example.com/private/hull.hidden", Samples: "hulls.json", Versions: usertype.Ours},
		note: "modules come from the module cache, at the versions of your go.mod, except modules that are only in the vendor folder: example.com/private, example.com/private/rope, example.com/private/unused and 1 more"},
	{more: true, name: "cgo, tags, and a path with blanks", archive: "places", dir: "with some blanks", data: "order.Order", goflags: "-tags=large",
		opt: usertype.Options{Type: "./order.Order", Samples: "./order.Orders"}},
	{more: true, name: "a tree that can't be written", archive: "shop", data: "order.line", readOnly: true,
		opt: usertype.Options{Type: "./order.line", Samples: "lines.json"}},
	{more: true, name: "older module", archive: "older", data: "order.Order", cbor: "v2.8.0",
		opt: usertype.Options{Type: "./order.Order", Samples: "orders.json"}},
	{more: true, name: "type of a module in the cache", archive: "older", data: "cbor.RawTag",
		opt: usertype.Options{Type: "github.com/fxamacker/cbor/v2.RawTag", Samples: "tags.json"}},
	{name: "too old module", archive: "tooold", data: "order.Order", cbor: "v2.5.0", dropped: "with your github.com/fxamacker/cbor/v2 v2.5.0: ",
		opt: usertype.Options{Type: "./order.Order", Samples: "orders.json"}},
	{more: true, name: "too old module, upgraded", archive: "tooold", data: "order.Order", cbor: "v2.10.0",
		opt: usertype.Options{Type: "./order.Order", Samples: "orders.json", Versions: usertype.Ours}},
	{more: true, name: "module that wirebench needs newer", archive: "oldtools", data: "order.Order",
		opt:  usertype.Options{Type: "./order.Order", Samples: "orders.json"},
		note: "wirebench itself does not compile with your versions of these modules, which are newer in its program: golang.org/x/sync"},
}

// TestBuild builds the program of a type, for every place where a type can be. The user's files
// must not change.
func TestBuild(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	const cborPath = "github.com/fxamacker/cbor/v2"
	for _, c := range buildTests {
		t.Run(c.name, func(t *testing.T) {
			if c.more && !every.Case() {
				t.Skip("checked with WIREBENCH_EVERY")
			}
			t.Setenv("GOFLAGS", c.goflags)
			if c.proxy != "" {
				t.Setenv("GOPROXY", c.proxy)
			}
			root := unpack(t, c.archive)
			before := tree(t, root)
			if c.readOnly {
				writable(t, root, false)
				t.Cleanup(func() { writable(t, root, true) })
			}
			c.opt.Dir = filepath.Join(root, c.dir)
			c.opt.Program.Codecs = codecs(t, json.Codecs, cbor.Codecs)
			var notes []string
			c.opt.Program.Note = func(note string) { notes = append(notes, note) }
			p, err := usertype.Build(context.Background(), c.opt)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(before, tree(t, root)); diff != "" {
				t.Errorf("files of the user changed:\n%s", diff)
			}
			if p.Data != c.data {
				t.Errorf("data set %s, want %s", p.Data, c.data)
			}
			if got := strings.Join(notes, "\n"); got != c.note {
				t.Errorf("notes %q, want %q", got, c.note)
			}
			if got := module(t, p.Binaries[0], cborPath); c.cbor != "" && got != c.cbor {
				t.Errorf("%s is %s, want %s", cborPath, got, c.cbor)
			}
			checkDropped(t, p, c.dropped)
			checkStarts(t, p)
			if c.run {
				checkRun(t, p)
			}
			binary := p.Binaries[0]
			if err := p.Remove(); err != nil {
				t.Error(err)
			}
			if _, err := os.Stat(binary); !os.IsNotExist(err) {
				t.Errorf("%s is still there: %v", binary, err)
			}
		})
	}
}

// writable makes all files and folders below dir writable for the user, or read-only. Root may
// always write.
func writable(t *testing.T, dir string, may bool) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		mode := fs.FileMode(0o444)
		if d.IsDir() {
			mode = 0o555
		}
		if may {
			mode |= 0o200
		}
		return errors.Join(err, os.Chmod(path, mode))
	})
	if err != nil {
		t.Error(err)
	}
}

func checkDropped(t *testing.T, p *usertype.Program, reason string) {
	t.Helper()
	switch {
	case reason == "" && len(p.Dropped) > 0:
		t.Errorf("dropped %+v, want none", p.Dropped)
	case reason == "":
	case len(p.Dropped) != 1 || !strings.HasSuffix(p.Dropped[0].Part.Package, "/cbor") || !strings.Contains(p.Dropped[0].Reason, reason):
		t.Errorf("dropped %+v, want cbor: %s", p.Dropped, reason)
	}
}

// checkStarts starts the program and checks that it has the data set.
func checkStarts(t *testing.T, p *usertype.Program) {
	t.Helper()
	i, err := p.Inventory(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{p.Data}, i.DataNames()); diff != "" {
		t.Errorf("data sets of the program (-want +got):\n%s", diff)
	}
}

// checkRun proves json on the samples.
func checkRun(t *testing.T, p *usertype.Program) {
	t.Helper()
	i, err := p.Inventory(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	env, err := host.EnvironmentOf(p.Binaries[0])
	if err != nil {
		t.Fatal(err)
	}
	proved := 0
	err = measure.Matrix(t.Context(), i, measure.Options{
		Data: []string{p.Data}, Codecs: []string{"json"}, Binaries: p.Binaries, Entry: measure.Entry{Env: p.Env}, Env: &env,
		Limits: measure.Limits{Timeout: time.Minute},
	}, func(c record.Cell) {
		if c.Fault != "" {
			t.Errorf("%+v", c)
		}
		if c.Reason == "" {
			proved++
		}
	})
	if err != nil || proved != 2 {
		t.Errorf("%d operations are proved, want encode and decode; error %v", proved, err)
	}
}

// TestOpaque checks that the message of a type that hides its fields follows its methods.
func TestOpaque(t *testing.T) {
	if testing.Short() {
		t.Skip("links a program")
	}
	p, err := usertype.Build(t.Context(), usertype.Options{
		Dir: "..", Type: "github.com/wirebench/wirebench/builtin/generated/_made/order/protobufopaque/pb.Order", Program: build.Options{Codecs: codecs(t, json.Codecs, cbor.Codecs)},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Remove()
	checkRun(t, p)
	text, err := os.ReadFile(filepath.Join(p.Schemas, "Order.json"))
	if err != nil || !strings.Contains(string(text), `"Weights"`) || strings.Contains(string(text), "XXX") {
		t.Errorf("the message's schema: %v\n%s", err, text)
	}
}
