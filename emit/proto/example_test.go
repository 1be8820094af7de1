package proto_test

import (
	"fmt"
	"reflect"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/proto"
	"github.com/wirebench/wirebench/schema"
)

// Order is a message.
type Order struct {
	ID    int
	Paid  *time.Time
	Notes map[string]string
}

// An emitter for a library of Protocol Buffers plans the messages, and gets their schema in the
// dialect of the library's generator. Generate writes the schema and also runs the generator.
func ExampleNewFile() {
	j := &emit.Job{
		Job:    codec.Job{Roots: emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[Order]())}), Import: "example.com/made/shop/ours"},
		Codecs: []string{"ours"},
	}
	p := proto.NewPackage(j, proto.Style, proto.Timestamp, nil)
	if p == nil {
		fmt.Println("no type fits")
		return
	}
	fmt.Print(proto.NewFile(j, p.Messages, proto.Proto3).Text)
	// Output:
	// // Made by wirebench from Go types.
	//
	// syntax = "proto3";
	//
	// package example_com.made.shop.ours;
	//
	// import "google/protobuf/timestamp.proto";
	//
	// option go_package = "example.com/made/shop/ours/pb";
	//
	// // Order is a proto_test.Order in Go.
	// message Order {
	//   int64 id = 1;
	//   .google.protobuf.Timestamp paid = 2;
	//   map<string, string> notes = 3;
	// }
}
