package usertype

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wirebench/wirebench/internal/part"
)

// TestNative: a codec is added if the type has all the methods that types with the codec's code have,
// and each codec once.
func TestNative(t *testing.T) {
	pkg := types.NewPackage("example.com/order", "order")
	named := types.NewNamed(types.NewTypeName(token.NoPos, pkg, "Order", nil), types.NewStruct(nil, nil), nil)
	for _, name := range []string{"MarshalMsg", "UnmarshalMsg", "Reset"} {
		receiver := types.NewVar(token.NoPos, pkg, "o", types.NewPointer(named))
		named.AddMethod(types.NewFunc(token.NoPos, pkg, name, types.NewSignatureType(receiver, nil, nil, nil, nil, false)))
	}
	msgp, pb := part.Func{Package: "codecs/msgp", Name: "Codecs"}, part.Func{Package: "codecs/pb", Name: "Codecs"}
	o := Options{Native: []Native{
		{Codecs: msgp, Methods: []string{"MarshalMsg", "UnmarshalMsg"}},
		{Codecs: pb, Methods: []string{"Reset", "ProtoReflect"}},
		{Codecs: msgp, Methods: []string{"MarshalMsg"}},
	}}
	if diff := cmp.Diff([]part.Func{msgp}, o.native(named), cmpopts.EquateComparable(part.Func{})); diff != "" {
		t.Errorf("codecs of the type's own (-want +got):\n%s", diff)
	}
}
