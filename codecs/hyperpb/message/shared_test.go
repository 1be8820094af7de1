//go:build amd64 || arm64

package message

import (
	"fmt"
	"testing"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/types/descriptorpb"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/rt/touch"
)

// TestReused checks that messages that use the same memory one after the other are read correctly.
func TestReused(t *testing.T) {
	if race.Enabled {
		t.Skip("the library does not run under the race detector")
	}
	var got *descriptorpb.FileDescriptorProto
	read := func(m protoreflect.Message, _ *touch.Sum) bool {
		b, err := proto.Marshal(m.Interface())
		if err != nil {
			t.Fatal(err)
		}
		got = new(descriptorpb.FileDescriptorProto)
		if err := proto.Unmarshal(b, got); err != nil {
			t.Fatal(err)
		}
		return true
	}
	type kind func(protoreflect.MessageDescriptor, []string, func(protoreflect.Message, *touch.Sum) bool) (codec.Port, error)
	for name, make := range map[string]kind{"shared": Shared, "alias": Aliased} {
		t.Run(name, func(t *testing.T) {
			port, err := make(got.ProtoReflect().Descriptor(), nil, read)
			if err != nil {
				t.Fatal(err)
			}
			for i := range 50 {
				want := &descriptorpb.FileDescriptorProto{Name: proto.String(fmt.Sprint("file", i))}
				for k := range i % 7 {
					want.Dependency = append(want.Dependency, fmt.Sprint("dependency", k))
					want.MessageType = append(want.MessageType, &descriptorpb.DescriptorProto{Name: proto.String(fmt.Sprint("message", i*k))})
				}
				b, err := proto.Marshal(want)
				if err != nil {
					t.Fatal(err)
				}
				m, err := port.Open(b)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := port.Touch(m, codec.AllFields); err != nil {
					t.Fatal(err)
				}
				if !proto.Equal(got, want) {
					t.Fatalf("message %d: got %v, want %v", i, got, want)
				}
			}
		})
	}
}
