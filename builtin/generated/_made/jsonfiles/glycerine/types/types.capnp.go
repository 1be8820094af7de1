package types

// AUTO GENERATED - DO NOT EDIT

import (
	"bufio"
	"bytes"
	"encoding/json"
	C "github.com/glycerine/go-capnproto"
	"io"
	"math"
)

type Collection C.Struct

func NewCollection(s *C.Segment) Collection      { return Collection(s.NewStruct(0, 2)) }
func NewRootCollection(s *C.Segment) Collection  { return Collection(s.NewRootStruct(0, 2)) }
func AutoNewCollection(s *C.Segment) Collection  { return Collection(s.NewStructAR(0, 2)) }
func ReadRootCollection(s *C.Segment) Collection { return Collection(s.Root(0).ToStruct()) }
func (s Collection) Type() string                { return C.Struct(s).GetObject(0).ToText() }
func (s Collection) TypeBytes() []byte           { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Collection) SetType(v string)            { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Collection) Features() Feature_List      { return Feature_List(C.Struct(s).GetObject(1)) }
func (s Collection) SetFeatures(v Feature_List)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Collection) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"type\":")
	if err != nil {
		return err
	}
	{
		s := s.Type()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"features\":")
	if err != nil {
		return err
	}
	{
		s := s.Features()
		{
			err = b.WriteByte('[')
			if err != nil {
				return err
			}
			for i, s := range s.ToArray() {
				if i != 0 {
					_, err = b.WriteString(", ")
				}
				if err != nil {
					return err
				}
				err = s.WriteJSON(b)
				if err != nil {
					return err
				}
			}
			err = b.WriteByte(']')
		}
		if err != nil {
			return err
		}
	}
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Collection) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Collection) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("type = ")
	if err != nil {
		return err
	}
	{
		s := s.Type()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("features = ")
	if err != nil {
		return err
	}
	{
		s := s.Features()
		{
			err = b.WriteByte('[')
			if err != nil {
				return err
			}
			for i, s := range s.ToArray() {
				if i != 0 {
					_, err = b.WriteString(", ")
				}
				if err != nil {
					return err
				}
				err = s.WriteCapLit(b)
				if err != nil {
					return err
				}
			}
			err = b.WriteByte(']')
		}
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Collection) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Collection_List C.PointerList

func NewCollectionList(s *C.Segment, sz int) Collection_List {
	return Collection_List(s.NewCompositeList(0, 2, sz))
}
func (s Collection_List) Len() int            { return C.PointerList(s).Len() }
func (s Collection_List) At(i int) Collection { return Collection(C.PointerList(s).At(i).ToStruct()) }
func (s Collection_List) ToArray() []Collection {
	n := s.Len()
	a := make([]Collection, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Collection_List) Set(i int, item Collection) { C.PointerList(s).Set(i, C.Object(item)) }

type Feature C.Struct

func NewFeature(s *C.Segment) Feature        { return Feature(s.NewStruct(0, 3)) }
func NewRootFeature(s *C.Segment) Feature    { return Feature(s.NewRootStruct(0, 3)) }
func AutoNewFeature(s *C.Segment) Feature    { return Feature(s.NewStructAR(0, 3)) }
func ReadRootFeature(s *C.Segment) Feature   { return Feature(s.Root(0).ToStruct()) }
func (s Feature) Type() string               { return C.Struct(s).GetObject(0).ToText() }
func (s Feature) TypeBytes() []byte          { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Feature) SetType(v string)           { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Feature) Properties() Properties     { return Properties(C.Struct(s).GetObject(1).ToStruct()) }
func (s Feature) SetProperties(v Properties) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Feature) Geometry() Geometry         { return Geometry(C.Struct(s).GetObject(2).ToStruct()) }
func (s Feature) SetGeometry(v Geometry)     { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Feature) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"type\":")
	if err != nil {
		return err
	}
	{
		s := s.Type()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"properties\":")
	if err != nil {
		return err
	}
	{
		s := s.Properties()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"geometry\":")
	if err != nil {
		return err
	}
	{
		s := s.Geometry()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Feature) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Feature) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("type = ")
	if err != nil {
		return err
	}
	{
		s := s.Type()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("properties = ")
	if err != nil {
		return err
	}
	{
		s := s.Properties()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("geometry = ")
	if err != nil {
		return err
	}
	{
		s := s.Geometry()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Feature) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Feature_List C.PointerList

func NewFeatureList(s *C.Segment, sz int) Feature_List {
	return Feature_List(s.NewCompositeList(0, 3, sz))
}
func (s Feature_List) Len() int         { return C.PointerList(s).Len() }
func (s Feature_List) At(i int) Feature { return Feature(C.PointerList(s).At(i).ToStruct()) }
func (s Feature_List) ToArray() []Feature {
	n := s.Len()
	a := make([]Feature, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Feature_List) Set(i int, item Feature) { C.PointerList(s).Set(i, C.Object(item)) }

type Properties C.Struct

func NewProperties(s *C.Segment) Properties      { return Properties(s.NewStruct(0, 1)) }
func NewRootProperties(s *C.Segment) Properties  { return Properties(s.NewRootStruct(0, 1)) }
func AutoNewProperties(s *C.Segment) Properties  { return Properties(s.NewStructAR(0, 1)) }
func ReadRootProperties(s *C.Segment) Properties { return Properties(s.Root(0).ToStruct()) }
func (s Properties) Name() string                { return C.Struct(s).GetObject(0).ToText() }
func (s Properties) NameBytes() []byte           { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Properties) SetName(v string)            { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Properties) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"name\":")
	if err != nil {
		return err
	}
	{
		s := s.Name()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Properties) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Properties) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("name = ")
	if err != nil {
		return err
	}
	{
		s := s.Name()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Properties) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Properties_List C.PointerList

func NewPropertiesList(s *C.Segment, sz int) Properties_List {
	return Properties_List(s.NewCompositeList(0, 1, sz))
}
func (s Properties_List) Len() int            { return C.PointerList(s).Len() }
func (s Properties_List) At(i int) Properties { return Properties(C.PointerList(s).At(i).ToStruct()) }
func (s Properties_List) ToArray() []Properties {
	n := s.Len()
	a := make([]Properties, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Properties_List) Set(i int, item Properties) { C.PointerList(s).Set(i, C.Object(item)) }

type Geometry C.Struct

func NewGeometry(s *C.Segment) Geometry           { return Geometry(s.NewStruct(0, 2)) }
func NewRootGeometry(s *C.Segment) Geometry       { return Geometry(s.NewRootStruct(0, 2)) }
func AutoNewGeometry(s *C.Segment) Geometry       { return Geometry(s.NewStructAR(0, 2)) }
func ReadRootGeometry(s *C.Segment) Geometry      { return Geometry(s.Root(0).ToStruct()) }
func (s Geometry) Type() string                   { return C.Struct(s).GetObject(0).ToText() }
func (s Geometry) TypeBytes() []byte              { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Geometry) SetType(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Geometry) Coordinates() C.PointerList     { return C.PointerList(C.Struct(s).GetObject(1)) }
func (s Geometry) SetCoordinates(v C.PointerList) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Geometry) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"type\":")
	if err != nil {
		return err
	}
	{
		s := s.Type()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"coordinates\":")
	if err != nil {
		return err
	}
	{
		s := s.Coordinates()
		_ = s
		_, err = b.WriteString("\"untyped list\"")
		if err != nil {
			return err
		}
	}
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Geometry) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Geometry) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("type = ")
	if err != nil {
		return err
	}
	{
		s := s.Type()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("coordinates = ")
	if err != nil {
		return err
	}
	{
		s := s.Coordinates()
		_ = s
		_, err = b.WriteString("\"untyped list\"")
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Geometry) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Geometry_List C.PointerList

func NewGeometryList(s *C.Segment, sz int) Geometry_List {
	return Geometry_List(s.NewCompositeList(0, 2, sz))
}
func (s Geometry_List) Len() int          { return C.PointerList(s).Len() }
func (s Geometry_List) At(i int) Geometry { return Geometry(C.PointerList(s).At(i).ToStruct()) }
func (s Geometry_List) ToArray() []Geometry {
	n := s.Len()
	a := make([]Geometry, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Geometry_List) Set(i int, item Geometry) { C.PointerList(s).Set(i, C.Object(item)) }

type Source C.Struct

func NewSource(s *C.Segment) Source      { return Source(s.NewStruct(0, 2)) }
func NewRootSource(s *C.Segment) Source  { return Source(s.NewRootStruct(0, 2)) }
func AutoNewSource(s *C.Segment) Source  { return Source(s.NewStructAR(0, 2)) }
func ReadRootSource(s *C.Segment) Source { return Source(s.Root(0).ToStruct()) }
func (s Source) Tree() SourceNode        { return SourceNode(C.Struct(s).GetObject(0).ToStruct()) }
func (s Source) SetTree(v SourceNode)    { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Source) Username() string        { return C.Struct(s).GetObject(1).ToText() }
func (s Source) UsernameBytes() []byte   { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Source) SetUsername(v string)    { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Source) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"tree\":")
	if err != nil {
		return err
	}
	{
		s := s.Tree()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"username\":")
	if err != nil {
		return err
	}
	{
		s := s.Username()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Source) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Source) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("tree = ")
	if err != nil {
		return err
	}
	{
		s := s.Tree()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("username = ")
	if err != nil {
		return err
	}
	{
		s := s.Username()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Source) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Source_List C.PointerList

func NewSourceList(s *C.Segment, sz int) Source_List {
	return Source_List(s.NewCompositeList(0, 2, sz))
}
func (s Source_List) Len() int        { return C.PointerList(s).Len() }
func (s Source_List) At(i int) Source { return Source(C.PointerList(s).At(i).ToStruct()) }
func (s Source_List) ToArray() []Source {
	n := s.Len()
	a := make([]Source, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Source_List) Set(i int, item Source) { C.PointerList(s).Set(i, C.Object(item)) }

type SourceNode C.Struct

func NewSourceNode(s *C.Segment) SourceNode      { return SourceNode(s.NewStruct(40, 2)) }
func NewRootSourceNode(s *C.Segment) SourceNode  { return SourceNode(s.NewRootStruct(40, 2)) }
func AutoNewSourceNode(s *C.Segment) SourceNode  { return SourceNode(s.NewStructAR(40, 2)) }
func ReadRootSourceNode(s *C.Segment) SourceNode { return SourceNode(s.Root(0).ToStruct()) }
func (s SourceNode) Name() string                { return C.Struct(s).GetObject(0).ToText() }
func (s SourceNode) NameBytes() []byte           { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s SourceNode) SetName(v string)            { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s SourceNode) Kids() SourceNode_List       { return SourceNode_List(C.Struct(s).GetObject(1)) }
func (s SourceNode) SetKids(v SourceNode_List)   { C.Struct(s).SetObject(1, C.Object(v)) }
func (s SourceNode) ClWeight() float64           { return math.Float64frombits(C.Struct(s).Get64(0)) }
func (s SourceNode) SetClWeight(v float64)       { C.Struct(s).Set64(0, math.Float64bits(v)) }
func (s SourceNode) Touches() int64              { return int64(C.Struct(s).Get64(8)) }
func (s SourceNode) SetTouches(v int64)          { C.Struct(s).Set64(8, uint64(v)) }
func (s SourceNode) MinT() uint64                { return C.Struct(s).Get64(16) }
func (s SourceNode) SetMinT(v uint64)            { C.Struct(s).Set64(16, v) }
func (s SourceNode) MaxT() uint64                { return C.Struct(s).Get64(24) }
func (s SourceNode) SetMaxT(v uint64)            { C.Struct(s).Set64(24, v) }
func (s SourceNode) MeanT() uint64               { return C.Struct(s).Get64(32) }
func (s SourceNode) SetMeanT(v uint64)           { C.Struct(s).Set64(32, v) }
func (s SourceNode) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"name\":")
	if err != nil {
		return err
	}
	{
		s := s.Name()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"kids\":")
	if err != nil {
		return err
	}
	{
		s := s.Kids()
		{
			err = b.WriteByte('[')
			if err != nil {
				return err
			}
			for i, s := range s.ToArray() {
				if i != 0 {
					_, err = b.WriteString(", ")
				}
				if err != nil {
					return err
				}
				err = s.WriteJSON(b)
				if err != nil {
					return err
				}
			}
			err = b.WriteByte(']')
		}
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"clWeight\":")
	if err != nil {
		return err
	}
	{
		s := s.ClWeight()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"touches\":")
	if err != nil {
		return err
	}
	{
		s := s.Touches()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"minT\":")
	if err != nil {
		return err
	}
	{
		s := s.MinT()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"maxT\":")
	if err != nil {
		return err
	}
	{
		s := s.MaxT()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"meanT\":")
	if err != nil {
		return err
	}
	{
		s := s.MeanT()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s SourceNode) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SourceNode) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("name = ")
	if err != nil {
		return err
	}
	{
		s := s.Name()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("kids = ")
	if err != nil {
		return err
	}
	{
		s := s.Kids()
		{
			err = b.WriteByte('[')
			if err != nil {
				return err
			}
			for i, s := range s.ToArray() {
				if i != 0 {
					_, err = b.WriteString(", ")
				}
				if err != nil {
					return err
				}
				err = s.WriteCapLit(b)
				if err != nil {
					return err
				}
			}
			err = b.WriteByte(']')
		}
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("clWeight = ")
	if err != nil {
		return err
	}
	{
		s := s.ClWeight()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("touches = ")
	if err != nil {
		return err
	}
	{
		s := s.Touches()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("minT = ")
	if err != nil {
		return err
	}
	{
		s := s.MinT()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("maxT = ")
	if err != nil {
		return err
	}
	{
		s := s.MaxT()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("meanT = ")
	if err != nil {
		return err
	}
	{
		s := s.MeanT()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s SourceNode) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SourceNode_List C.PointerList

func NewSourceNodeList(s *C.Segment, sz int) SourceNode_List {
	return SourceNode_List(s.NewCompositeList(40, 2, sz))
}
func (s SourceNode_List) Len() int            { return C.PointerList(s).Len() }
func (s SourceNode_List) At(i int) SourceNode { return SourceNode(C.PointerList(s).At(i).ToStruct()) }
func (s SourceNode_List) ToArray() []SourceNode {
	n := s.Len()
	a := make([]SourceNode, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SourceNode_List) Set(i int, item SourceNode) { C.PointerList(s).Set(i, C.Object(item)) }
