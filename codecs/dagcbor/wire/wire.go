// Package wire has helpers for the code made for ipld/dag-cbor.
package wire

import (
	"bytes"
	"fmt"
	"sync"

	"github.com/ipld/go-ipld-prime"
	"github.com/ipld/go-ipld-prime/codec/dagcbor"
	"github.com/ipld/go-ipld-prime/datamodel"
	"github.com/ipld/go-ipld-prime/node/bindnode"
	"github.com/ipld/go-ipld-prime/schema"
)

// Type binds a Go type to a type of an IPLD schema on first use.
type Type[T any] struct {
	// Schema is a schema in IPLD's language. Name is the name of the type in the schema.
	Schema, Name string

	once      sync.Once
	typ       schema.Type
	prototype datamodel.NodePrototype
	err       error
}

func (t *Type[T]) bind() error {
	t.once.Do(func() {
		var types *schema.TypeSystem
		if types, t.err = ipld.LoadSchemaBytes([]byte(t.Schema)); t.err != nil {
			return
		}
		if t.typ = types.TypeByName(t.Name); t.typ == nil {
			t.err = fmt.Errorf("the schema has no type %s", t.Name)
			return
		}
		t.prototype = bindnode.Prototype((*T)(nil), t.typ).Representation()
	})
	return t.err
}

// Marshal returns the encoding of v.
func (t *Type[T]) Marshal(v *T) ([]byte, error) { return t.Append(nil, v) }

// Append appends the encoding of v to dst.
func (t *Type[T]) Append(dst []byte, v *T) ([]byte, error) {
	if err := t.bind(); err != nil {
		return nil, err
	}
	b := bytes.NewBuffer(dst)
	err := ipld.MarshalStreaming(b, dagcbor.Encode, v, t.typ)
	return b.Bytes(), err
}

// decode is dagcbor.Decode with a budget that no message here exhausts. The default budget is 10
// MiB, and each element of a list uses up some of it.
var decode = dagcbor.DecodeOptions{AllowLinks: true, AllocationBudget: 1 << 32}.Decode

// Unmarshal decodes into v. It overwrites v, because the library makes a new value.
func (t *Type[T]) Unmarshal(b []byte, v *T) error {
	if err := t.bind(); err != nil {
		return err
	}
	node, err := ipld.DecodeUsingPrototype(b, decode, t.prototype)
	if err != nil {
		return err
	}
	decoded, ok := bindnode.Unwrap(node).(*T)
	if !ok {
		return fmt.Errorf("%T was decoded instead of %T", bindnode.Unwrap(node), v)
	}
	*v = *decoded
	return nil
}
