// Package parts lists the codecs and data sets that wirebench comes with: one
// line each. What is made of them, their glue, is not here, so that it can be made
// from this list.
package parts

import (
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/alecthomas"
	"github.com/wirebench/wirebench/codecs/avro"
	"github.com/wirebench/wirebench/codecs/bebop"
	"github.com/wirebench/wirebench/codecs/benc"
	"github.com/wirebench/wirebench/codecs/borsh"
	"github.com/wirebench/wirebench/codecs/bson"
	"github.com/wirebench/wirebench/codecs/calmhxdr"
	"github.com/wirebench/wirebench/codecs/capnp"
	"github.com/wirebench/wirebench/codecs/capnproto2"
	"github.com/wirebench/wirebench/codecs/cbor"
	"github.com/wirebench/wirebench/codecs/colfer"
	"github.com/wirebench/wirebench/codecs/csproto"
	"github.com/wirebench/wirebench/codecs/easyjson"
	"github.com/wirebench/wirebench/codecs/easyproto"
	"github.com/wirebench/wirebench/codecs/edf"
	"github.com/wirebench/wirebench/codecs/enkodo"
	"github.com/wirebench/wirebench/codecs/fastape"
	"github.com/wirebench/wirebench/codecs/fastjson"
	"github.com/wirebench/wirebench/codecs/fastssz"
	"github.com/wirebench/wirebench/codecs/ffjson"
	"github.com/wirebench/wirebench/codecs/flatbuffers"
	"github.com/wirebench/wirebench/codecs/frugal"
	"github.com/wirebench/wirebench/codecs/glycerine"
	"github.com/wirebench/wirebench/codecs/goavro"
	"github.com/wirebench/wirebench/codecs/gob"
	"github.com/wirebench/wirebench/codecs/goccyjson"
	"github.com/wirebench/wirebench/codecs/goccyyaml"
	"github.com/wirebench/wirebench/codecs/gogoprotobuf"
	"github.com/wirebench/wirebench/codecs/gossz"
	"github.com/wirebench/wirebench/codecs/gotiny"
	"github.com/wirebench/wirebench/codecs/hprose"
	"github.com/wirebench/wirebench/codecs/hyperpb"
	"github.com/wirebench/wirebench/codecs/idr"
	"github.com/wirebench/wirebench/codecs/ikeapack"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/jsoniter"
	"github.com/wirebench/wirebench/codecs/jsonv2"
	"github.com/wirebench/wirebench/codecs/jx"
	"github.com/wirebench/wirebench/codecs/karalabessz"
	"github.com/wirebench/wirebench/codecs/limit"
	"github.com/wirebench/wirebench/codecs/mgobson"
	"github.com/wirebench/wirebench/codecs/msgp"
	"github.com/wirebench/wirebench/codecs/msgpack"
	"github.com/wirebench/wirebench/codecs/msgpackgen"
	"github.com/wirebench/wirebench/codecs/mus"
	"github.com/wirebench/wirebench/codecs/noop"
	"github.com/wirebench/wirebench/codecs/polyglot"
	"github.com/wirebench/wirebench/codecs/protobuf"
	"github.com/wirebench/wirebench/codecs/pulsar"
	"github.com/wirebench/wirebench/codecs/segmentiojson"
	"github.com/wirebench/wirebench/codecs/sereal"
	"github.com/wirebench/wirebench/codecs/shamaton"
	"github.com/wirebench/wirebench/codecs/sonic"
	"github.com/wirebench/wirebench/codecs/thrift"
	"github.com/wirebench/wirebench/codecs/ugorji"
	"github.com/wirebench/wirebench/codecs/vtprotobuf"
	"github.com/wirebench/wirebench/codecs/xdr"
	"github.com/wirebench/wirebench/codecs/xml"
	"github.com/wirebench/wirebench/codecs/yaml"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/book"
	"github.com/wirebench/wirebench/corpus/ergo"
	"github.com/wirebench/wirebench/corpus/huge"
	"github.com/wirebench/wirebench/corpus/order"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/corpus/savegame"
	"github.com/wirebench/wirebench/corpus/service"
)

// Codecs are the Codecs functions of all built-in codec packages.
func Codecs() []func() []codec.Codec {
	return append([]func() []codec.Codec{
		noop.Codecs,
		limit.Codecs,
		json.Codecs,
		jsonv2.Codecs,
		jsoniter.Codecs,
		goccyjson.Codecs,
		sonic.Codecs,
		segmentiojson.Codecs,
		easyjson.Codecs,
		ffjson.Codecs,
		gob.Codecs,
		xml.Codecs,
		yaml.Codecs,
		goccyyaml.Codecs,
		msgpack.Codecs,
		msgp.Codecs,
		msgpackgen.Codecs,
		shamaton.Codecs,
		ugorji.Codecs,
		cbor.Codecs,
		bson.Codecs,
		mgobson.Codecs,
		gotiny.Codecs,
		xdr.Codecs,
		calmhxdr.Codecs,
		borsh.Codecs,
		ikeapack.Codecs,
		frugal.Codecs,
		fastssz.Codecs,
		karalabessz.Codecs,
		gossz.Codecs,
		edf.Codecs,
		sereal.Codecs,
		hprose.Codecs,
		alecthomas.Codecs,
		avro.Codecs,
		goavro.Codecs,
		flatbuffers.Codecs,
		capnp.Codecs,
		capnproto2.Codecs,
		glycerine.Codecs,
		protobuf.Codecs,
		vtprotobuf.Codecs,
		hyperpb.Codecs,
		gogoprotobuf.Codecs,
		csproto.Codecs,
		pulsar.Codecs,
		colfer.Codecs,
		thrift.Codecs,
		bebop.Codecs,
		mus.Codecs,
		benc.Codecs,
		fastape.Codecs,
		polyglot.Codecs,
		easyproto.Codecs,
		idr.Codecs,
		enkodo.Codecs,
		jx.Codecs,
		fastjson.Codecs,
	}, copyleft...)
}

// Data are the Sets functions of all built-in data packages.
func Data() []func() []corpus.Set {
	return []func() []corpus.Set{
		person.Sets,
		service.Sets,
		huge.Sets,
		book.Sets,
		ergo.Sets,
		order.Sets,
		savegame.Sets,
	}
}
