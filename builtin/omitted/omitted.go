// Package omitted lists known Go codecs that wirebench does not have.
//
// It must not know the codecs that wirebench has: the program that users start links this list and
// none of them.
package omitted

import "github.com/wirebench/wirebench/codec"

// Codecs returns the codecs that are not here, and why.
func Codecs() []codec.Omitted {
	const (
		checked = "2026-11-22"
		later   = "2026-11-23"
	)
	return []codec.Omitted{
		{Name: "bebop (wellquite)", Format: "Bebop", Module: "wellquite.org/bebop", Why: "the module proxy refused it where this was checked", Checked: later},
		{Name: "karmem", Format: "karmem", Module: "karmem.org/karmem", Why: "the module proxy refused it where this was checked", Checked: later},
		{Name: "mus-gen-go", Format: "MUS", Module: "github.com/mus-format/mus-gen-go", Why: "the module proxy refused it where this was checked, and musgen-go v0.2.3 is for an older mus-go; mus is measured with code of our own", Checked: checked},
		{Name: "mgo/bson (labix)", Format: "BSON", Module: "labix.org/v2/mgo/bson", Why: "the module proxy refused it where this was checked; mgo.v2/bson is its successor under a new path", Checked: checked},
		{Name: "edf (ergo)", Format: "EDF (Ergo 3.3)", Module: "ergo.services/ergo", Why: "the module proxy refused it where this was checked; edf is an implementation of our own", Checked: later},
		{Name: "gojay", Format: "JSON", Module: "github.com/francoispqt/gojay", Why: "v1.2.13 decodes a tenth of floats with 16 digits as a neighbour, and neither -2^63 nor floats beyond 2^63 at all", Checked: checked},
		{Name: "ojg", Format: "JSON", Module: "github.com/ohler55/ojg", Why: "v1.28.5 loses digits of integers beyond 2^53, and the race detector kills it", Checked: checked},
		{Name: "segmentio/proto", Format: "Protocol Buffers", Module: "github.com/segmentio/encoding", Why: "v0.5.4 panics on repeated fields of more than ten elements", Checked: checked},
		{Name: "rlp", Format: "RLP", Module: "github.com/ethereum/go-ethereum", Why: "no signed integers, floats, times or maps: of our data it could carry text, bytes and log lines; under the LGPL 3.0", Checked: checked},
		{Name: "gotiny (cybriq)", Format: "gotiny", Module: "github.com/cybriq/gotiny", Why: "the code of gotiny except for a comment", Checked: checked},
		{Name: "yaml.v3 (gopkg.in)", Format: "YAML", Module: "gopkg.in/yaml.v3", Why: "unmaintained; yaml/v3 continues its code", Checked: checked},
		{Name: "codecgen", Format: "MessagePack", Module: "github.com/ugorji/go/codec/codecgen", Why: "v1.2.14, the newest version available, calls codec.Gen, which v1.3.2 of the library no longer has; ugorji/msgpack and its siblings are measured by reflection", Checked: later},
		{Name: "dynamicgo", Format: "Thrift", Module: "github.com/cloudwego/dynamicgo", Why: "v0.8.0 reads, changes and converts messages by a schema at run time: as maps, by path, or to JSON and back; it has no encoder or decoder of Go structs", Checked: later},
		{Name: "iskorotkov/avro", Format: "Avro", Module: "github.com/iskorotkov/avro/v2", Why: "a fork of hamba/avro that fixes its advisories; the module proxy named v2.33.1 and refused its code where this was checked", Checked: later},
		{Name: "scale (centrifuge)", Format: "SCALE", Module: "github.com/centrifuge/go-substrate-rpc-client/v4", Why: "v4.2.1 is a client of blockchains; its code for SCALE carries no maps, interfaces, int, uint or nil pointers", Checked: later},
		{Name: "amino", Format: "Protocol Buffers", Module: "github.com/tendermint/go-amino", Why: "v0.16.0 has no maps, and floats only in fields that its own tag calls unsafe; its last release is of 2020", Checked: later},
		{Name: "sbe", Format: "SBE", Module: "github.com/aeron-io/simple-binary-encoding", Why: "a generator written in Java, not a Go module; its messages are fixed blocks, followed by groups and data, without maps, nil and structs that contain themselves", Checked: later},
		{Name: "bare", Format: "BARE", Module: "git.sr.ht/~sircmpwn/go-bare", Why: "no times and interfaces; the newest known version is of 2021-04, and its README says that it mostly works; borsh, of the same kind, is measured", Checked: later},
		{Name: "ubjson", Format: "UBJSON", Module: "github.com/jmank88/ubjson", Why: "the module proxy refused it where this was checked; elastic/go-structform v0.0.12 has the format as one of the outputs of its events, as it has CBOR and JSON", Checked: later},
		{Name: "prutal", Format: "Protocol Buffers", Module: "github.com/cloudwego/prutal", Why: "the README of v0.1.3 says that it is not ready for production; its use is not documented", Checked: later},
		{Name: "restruct", Format: "restruct", Module: "github.com/go-restruct/restruct", Why: "v1.2.0-alpha describes given formats: text and lists have their length in a field that the user adds, and come back empty without it; maps are left out silently", Checked: later},
		{Name: "encoding/csv", Format: "CSV", Module: "std", Why: "rows of texts, not values of a type", Checked: later},
		{Name: "parquet", Format: "Parquet", Module: "github.com/parquet-go/parquet-go", Why: "columns of a file of many rows that share a schema, not messages", Checked: checked},
		{Name: "arrow", Format: "Arrow", Module: "github.com/apache/arrow-go/v18", Why: "columns of a batch of many rows that share a schema, not messages", Checked: checked},
	}
}
