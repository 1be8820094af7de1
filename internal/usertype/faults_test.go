package usertype_test

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/usertype"
)

// TestHiddenInCache checks that an overlay that can't be made is reported before the build.
func TestHiddenInCache(t *testing.T) {
	_, err := usertype.Build(context.Background(), usertype.Options{
		Dir: unpack(t, "older"), Type: "github.com/fxamacker/cbor/v2.cborType", Samples: "tags.json",
	})
	const want = "cbor.cborType can't be imported, and its module github.com/fxamacker/cbor/v2 is in the module cache: name an exported type, or work in a checkout of that module"
	if err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

// TestFaults checks that each fault is reported in one line that says what to do.
func TestFaults(t *testing.T) {
	root := unpack(t, "shop")
	before := tree(t, root)
	for _, c := range []struct{ typ, samples, versions, want string }{
		{"./order.Ordr", "orders.json", "", "package example.com/shop/order has no type Ordr; the nearest is Order"},
		{"./order.page[int]", "orders.json", "", "package example.com/shop/order has no type page; the nearest is Page"},
		{"./order.New", "orders.json", "", "package example.com/shop/order has no type New; the nearest is line"},
		{"./order", "orders.json", "", `"./order": write a package and a name in it, such as ./order.Order`},
		{"./order.", "orders.json", "", `"./order.": "" isn't a name of Go; write a package and a name in it, such as ./order.Order`},
		{"map[string]./order.Order", "orders.json", "", `"map[string]./order.Order": a list or map has no name: declare one in your module, such as type Orders []order.Order, and name that`},
		{"[]./order.Order", "orders.json", "", `"[]./order.Order": a list or map has no name: declare one in your module, such as type Orders []order.Order, and name that`},
		{"*./order.Order", "orders.json", "", `"*./order.Order": name the type without the asterisk; messages are pointers to it if that matters`},
		{"oder.Order", "orders.json", "", "no package oder: it is neither a folder in DIR nor an import path"},
		{"time.Time", "orders.json", "", "package time is in no module: its types can be measured as fields of a type of yours"},
		{"./....Order", "orders.json", "", "./... matches 6 packages: name one"},
		{"./broken.T", "orders.json", "", "package ./broken can't be used: broken/broken.go:3:10: undefined: missing"},
		{"./tagged.T", "orders.json", "", "package ./tagged has no file for this system and these build tags: name tags in the environment, such as GOFLAGS=-tags=integration"},
		{"./order.Page", "orders.json", "", "order.Page has type parameters: name an instance, such as Page[int]"},
		{"./order.Page[nothing]", "orders.json", "", "order.Page[nothing]: undefined: nothing; if no file there imports a package, write its path too, such as Page[./order.Order]"},
		{"./page.Page[order.Order,int]", "orders.json", "", "page.Page[order.Order,int]: undefined: order; if no file there imports a package, write its path too, such as Page[./order.Order]"},
		{"./page.Page[./order.line,int]", "orders.json", "", "page.Page[./order.line,int]: name line not exported by package order"},
		{"./page.Page[./order.Ordr,int]", "orders.json", "", "page.Page[./order.Ordr,int]: undefined: example.com/shop/order.Ordr"},
		{"./page.Page[./oder.Order,int]", "orders.json", "", "package ./oder can't be used: stat DIR/oder: directory not found"},
		{"./page.Page[int]", "orders.json", "", "page.Page[int]: not enough type arguments for type Page: have 1, want 2"},
		{"./page.Name[int]", "orders.json", "", "page.Name[int]: int does not satisfy Text (int missing in ~string)"},
		{"./page.Page[int,string", "orders.json", "", "page.Page[int,string: expected ']', found newline"},
		{"./order.Order[int]", "orders.json", "", "order.Order has no type parameters"},
		{"./order.Event", "orders.json", "", "order.Event is an interface: name a type that implements it"},
		{"./order.Nameless", "orders.json", "", "order.Nameless has no exported field that a format can express: it has no message"},
		{"./order.Order", "no.json", "", "samples: stat DIR/no.json: no such file or directory"},
		{"./order.Order", "./samples.Ordres", "", "samples ./samples.Ordres: neither a file nor a function: package example.com/shop/samples has no func() []order.Order Ordres; the nearest is Orders"},
		{"./order.Order", "./samples.Prices", "", "samples ./samples.Prices: neither a file nor a function: samples.Prices is a func() []example.com/shop/internal/price.Price: want a func() []order.Order, []*order.Order, or iter.Seq of either"},
		{"./order.Order", "./cmd/shop-server.orders", "", "samples: example.com/shop/cmd/shop-server.orders can't be called from another package: export it, or move it to package example.com/shop/order"},
		{"./order.Order", "orders.json", "theirs", `versions "theirs": use mine or ours`},
	} {
		t.Run(c.typ+" "+c.samples, func(t *testing.T) {
			p, err := usertype.Build(context.Background(), usertype.Options{Dir: root, Type: c.typ, Samples: c.samples, Versions: c.versions})
			if err == nil {
				t.Fatalf("no error, data set %s", p.Data)
			}
			if got := strings.ReplaceAll(err.Error(), root, "DIR"); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
	if diff := cmp.Diff(before, tree(t, root)); diff != "" {
		t.Errorf("files of the user changed:\n%s", diff)
	}
}
