package bench_test

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/VictoriaMetrics/easyproto"
	"github.com/go-faster/jx"
	"github.com/loopholelabs/polyglot/v2"
	"github.com/mojura/enkodo"
	ugorji "github.com/ugorji/go/codec"
	"github.com/vmihailenco/msgpack/v5"
	"go.mongodb.org/mongo-driver/v2/bson"

	"github.com/wirebench/wirebench/codec"
)

// TestNativeByHand tests types with methods that users write by a library's documentation, or that
// generators outside this repository write.
func TestNativeByHand(t *testing.T) {
	for name, c := range map[string]struct {
		typ    *codec.Type
		values []any
		want   []string
	}{
		"easyproto": {codec.Of[proto]("proto"), []any{&proto{7}, &proto{1 << 40}}, []string{"easyproto"}},
		"jx":        {codec.Of[object]("object"), []any{&object{"a"}, &object{"b"}}, []string{"jx"}},
		"polyglot":  {codec.Of[glot]("glot"), []any{&glot{"a"}, &glot{"b"}}, []string{"polyglot"}},
		"enkodo":    {codec.Of[enk]("enk"), []any{&enk{"a"}, &enk{"b"}}, []string{"enkodo"}},
		"bson":      {codec.Of[doc]("doc"), []any{&doc{"a"}, &doc{"b"}}, []string{"bson"}},
		"cbor":      {codec.Of[item]("item"), []any{&item{7}, &item{8}}, []string{"cbor"}},
		"msgpack":   {codec.Of[pack]("pack"), []any{&pack{7}, &pack{8}}, []string{"msgpack"}},
		"ugorji": {codec.Of[self]("self"), []any{&self{"a"}, &self{"b"}}, []string{
			"ugorji/binc", "ugorji/cbor", "ugorji/json", "ugorji/msgpack", "ugorji/simple"}},
		"gencode":              {codec.Of[gen]("gen"), []any{&gen{7}, &gen{8}}, []string{"gencode"}},
		"MarshalBinary":        {codec.Of[bin]("bin"), []any{&bin{7}, &bin{8}}, []string{"MarshalBinary"}},
		"AppendBinary":         {codec.Of[appending]("appending"), []any{&appending{bin{7}}, &appending{bin{8}}}, []string{"MarshalBinary"}},
		"methods of a part":    {codec.Of[embedding]("embedding"), nil, nil},
		"one of two methods":   {codec.Of[writeOnly]("writeOnly"), nil, nil},
		"a part, and its own":  {codec.Of[overriding]("overriding"), []any{&overriding{bin{7}, 1}, &overriding{bin{8}, 2}}, []string{"MarshalBinary"}},
		"methods of no struct": {codec.Of[octet]("octet"), []any{new(octet)}, []string{"MarshalBinary"}},
	} {
		t.Run(name, func(t *testing.T) { native(t, c.typ, c.values, c.want) })
	}
}

type proto struct{ N uint64 }

var marshalers easyproto.MarshalerPool

func (p *proto) MarshalProtobuf(dst []byte) []byte {
	m := marshalers.Get()
	defer marshalers.Put(m)
	m.MessageMarshaler().AppendUint64(1, p.N)
	return m.Marshal(dst)
}

func (p *proto) UnmarshalProtobuf(src []byte) (err error) {
	p.N = 0
	var f easyproto.FieldContext
	for len(src) > 0 {
		if src, err = f.NextField(src); err != nil {
			return err
		}
		p.N, _ = f.Uint64()
	}
	return nil
}

type object struct{ Name string }

func (o *object) Encode(e *jx.Encoder) {
	e.ObjStart()
	e.FieldStart("name")
	e.Str(o.Name)
	e.ObjEnd()
}

func (o *object) Decode(d *jx.Decoder) error {
	return d.Obj(func(d *jx.Decoder, _ string) (err error) {
		o.Name, err = d.Str()
		return err
	})
}

type glot struct{ Name string }

func (g *glot) Encode(b *polyglot.Buffer) { polyglot.Encoder(b).String(g.Name) }

func (g *glot) Decode(b []byte) (err error) {
	g.Name, err = polyglot.Decoder(b).String()
	return err
}

type enk struct{ Name string }

func (k *enk) MarshalEnkodo(e *enkodo.Encoder) error { return e.String(k.Name) }

func (k *enk) UnmarshalEnkodo(d *enkodo.Decoder) (err error) {
	k.Name, err = d.String()
	return err
}

type doc struct{ Name string }

func (d *doc) MarshalBSON() ([]byte, error) { return bson.Marshal(bson.M{"n": d.Name}) }

func (d *doc) UnmarshalBSON(b []byte) error {
	d.Name = bson.Raw(b).Lookup("n").StringValue()
	return nil
}

type item struct{ N byte }

func (i *item) MarshalCBOR() ([]byte, error) { return []byte{0x18, 100 + i.N}, nil }

func (i *item) UnmarshalCBOR(b []byte) error {
	i.N = b[1] - 100
	return nil
}

type pack struct{ N uint64 }

func (p *pack) EncodeMsgpack(e *msgpack.Encoder) error { return e.EncodeUint64(p.N) }

func (p *pack) DecodeMsgpack(d *msgpack.Decoder) (err error) {
	p.N, err = d.DecodeUint64()
	return err
}

type self struct{ Name string }

func (s *self) CodecEncodeSelf(e *ugorji.Encoder) { e.MustEncode(s.Name) }

func (s *self) CodecDecodeSelf(d *ugorji.Decoder) { d.MustDecode(&s.Name) }

// gen has methods as gencode writes them. Its licence forbids committing its code here.
type gen struct{ N uint64 }

func (g *gen) Size() uint64 { return 8 }

func (g *gen) Marshal(buf []byte) ([]byte, error) {
	if uint64(cap(buf)) < g.Size() {
		buf = make([]byte, g.Size())
	}
	buf = buf[:g.Size()]
	binary.LittleEndian.PutUint64(buf, g.N)
	return buf, nil
}

func (g *gen) Unmarshal(buf []byte) (uint64, error) {
	g.N = binary.LittleEndian.Uint64(buf)
	return 8, nil
}

type bin struct{ N byte }

func (b *bin) MarshalBinary() ([]byte, error) { return []byte{b.N}, nil }

func (b *bin) UnmarshalBinary(data []byte) error {
	if len(data) != 1 {
		return errors.New("not one byte")
	}
	b.N = data[0]
	return nil
}

type appending struct{ b bin }

func (a appending) MarshalBinary() ([]byte, error)          { return a.b.MarshalBinary() }
func (a appending) AppendBinary(dst []byte) ([]byte, error) { return append(dst, a.b.N), nil }
func (a *appending) UnmarshalBinary(data []byte) error      { return a.b.UnmarshalBinary(data) }

type embedding struct {
	bin
	More string
}

type writeOnly struct{ N byte }

func (w writeOnly) MarshalBinary() ([]byte, error) { return []byte{w.N}, nil }

type overriding struct {
	bin
	More byte
}

func (o overriding) MarshalBinary() ([]byte, error) { return []byte{o.N, o.More}, nil }

func (o *overriding) UnmarshalBinary(data []byte) error {
	o.N, o.More = data[0], data[1]
	return nil
}

type octet byte

func (n octet) MarshalBinary() ([]byte, error) { return []byte{byte(n)}, nil }

func (n *octet) UnmarshalBinary(data []byte) error {
	*n = octet(data[0])
	return nil
}
