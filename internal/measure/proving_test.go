package measure

import (
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/record"
)

// The share of conversion in an operation is known if the codec offers conversion as an operation.
func TestConverts(t *testing.T) {
	same := func(v any) (any, error) { return v, nil }
	slow := func(v any) ([]byte, error) {
		b := make([]byte, 1<<16)
		for i := range b {
			b[i] = byte(i)
		}
		return b, nil
	}
	child := &child{box: sharedBox(t, filepath.Join(t.TempDir(), "box")), kept: loop.NewKept(3)}
	child.set.Type = &codec.Type{}
	key := func(m codec.Operation) record.Cell {
		return record.Cell{Key: record.Key{Operation: string(m)}, Rough: 1e9}
	}
	for name, c := range map[string]struct {
		port   codec.Port
		mapped float64 // time of the convert-in cell, if there is one
		ok     func(conversion float64) bool
	}{
		"none":             {codec.Port{Marshal: slow}, 0, func(c float64) bool { return c == 0 }},
		"some":             {codec.Port{Marshal: slow, FromGo: same, ToGo: same}, 0, func(c float64) bool { return c > 0 && c < 1e9 }},
		"as its cell says": {codec.Port{Marshal: slow, FromGo: same, ToGo: same}, 5e8, func(c float64) bool { return c == 5e8 }},
		"all":              {codec.Port{Marshal: slow, FromGo: same, ToGo: same}, 2e9, func(c float64) bool { return c == 1e9 }},
	} {
		cells := []record.Cell{key(codec.Encode)}
		if c.mapped > 0 {
			cells = append(cells, key(codec.ConvertIn))
			cells[1].Rough = c.mapped
		}
		child.convert(cells, loop.Lane{Site: loop.Shared, Port: c.port, Values: []any{1, 2, 3}})
		if got := cells[0]; got.Fault != "" || !c.ok(got.Conversion) {
			t.Errorf("%s: conversion is %v ns of %v; fault %q", name, got.Conversion, got.Rough, got.Fault)
		}
	}
}

// A mark that doesn't show on the data is reported if the operation might have shown it.
func TestUnseen(t *testing.T) {
	both := codec.Marks{Aliases: true, Overwrites: true, Races: true}
	for _, c := range []struct {
		operation   codec.Operation
		marks, seen codec.Marks
		want        []string
	}{
		{codec.Encode, both, codec.Marks{}, []string{"overwrites its output"}},
		{codec.Encode, both, codec.Marks{Overwrites: true}, nil},
		{codec.Decode, both, codec.Marks{}, []string{"aliases its input"}},
		{codec.DecodeReuse, both, codec.Marks{Aliases: true}, nil},
		{codec.Decode, codec.Marks{}, codec.Marks{}, nil},
		{codec.EncodeReuse, both, codec.Marks{}, nil}, // the buffer is the caller's
	} {
		if diff := cmp.Diff(c.want, unseen(c.operation, c.marks, c.seen)); diff != "" {
			t.Errorf("%s of %+v, seen %+v (-want +got):\n%s", c.operation, c.marks, c.seen, diff)
		}
	}
}
