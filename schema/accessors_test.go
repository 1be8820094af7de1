package schema_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/packages"

	"github.com/wirebench/wirebench/schema"
)

// TestAccessors checks that a message that hides its fields has the accessors that its methods show,
// in order.
func TestAccessors(t *testing.T) {
	const path = "github.com/wirebench/wirebench/builtin/generated/_made/order/protobufopaque/pb"
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadTypes}, path)
	if err != nil || len(pkgs) != 1 || len(pkgs[0].Errors) > 0 {
		t.Fatalf("%v: %v", pkgs, err)
	}
	order := schema.FromTypes(pkgs[0].Types.Scope().Lookup("Order").Type()).Root
	if len(order.Fields) > 0 {
		t.Errorf("fields %v, want none", order.Fields)
	}
	var got []string
	for _, f := range order.Accessors {
		got = append(got, f.Name+" "+f.Type.Kind.String())
	}
	want := []string{
		"Id int", "Number string", "Status int", "Placed optional", "Due optional", "Customer optional", "Shipping optional",
		"Billing optional", "Lines list", "Total optional", "Taxes map", "History list", "Weights map", "Gift bool", "Note optional",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("accessors (-want +got):\n%s", diff)
	}
}
