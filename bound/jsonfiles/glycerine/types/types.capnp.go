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

type Catalog C.Struct

func NewCatalog(s *C.Segment) Catalog      { return Catalog(s.NewStruct(0, 11)) }
func NewRootCatalog(s *C.Segment) Catalog  { return Catalog(s.NewRootStruct(0, 11)) }
func AutoNewCatalog(s *C.Segment) Catalog  { return Catalog(s.NewStructAR(0, 11)) }
func ReadRootCatalog(s *C.Segment) Catalog { return Catalog(s.Root(0).ToStruct()) }
func (s Catalog) AreaNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(0))
}
func (s Catalog) SetAreaNames(v StringStringMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Catalog) AudienceSubCategoryNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(1))
}
func (s Catalog) SetAudienceSubCategoryNames(v StringStringMapPair_List) {
	C.Struct(s).SetObject(1, C.Object(v))
}
func (s Catalog) BlockNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(2))
}
func (s Catalog) SetBlockNames(v StringStringMapPair_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Catalog) Events() StringEventMapPair_List {
	return StringEventMapPair_List(C.Struct(s).GetObject(3))
}
func (s Catalog) SetEvents(v StringEventMapPair_List) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Catalog) Performances() Performance_List      { return Performance_List(C.Struct(s).GetObject(4)) }
func (s Catalog) SetPerformances(v Performance_List)  { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Catalog) SeatCategoryNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(5))
}
func (s Catalog) SetSeatCategoryNames(v StringStringMapPair_List) {
	C.Struct(s).SetObject(5, C.Object(v))
}
func (s Catalog) SubTopicNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(6))
}
func (s Catalog) SetSubTopicNames(v StringStringMapPair_List) { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Catalog) SubjectNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(7))
}
func (s Catalog) SetSubjectNames(v StringStringMapPair_List) { C.Struct(s).SetObject(7, C.Object(v)) }
func (s Catalog) TopicNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(8))
}
func (s Catalog) SetTopicNames(v StringStringMapPair_List) { C.Struct(s).SetObject(8, C.Object(v)) }
func (s Catalog) TopicSubTopics() StringInt64ListMapPair_List {
	return StringInt64ListMapPair_List(C.Struct(s).GetObject(9))
}
func (s Catalog) SetTopicSubTopics(v StringInt64ListMapPair_List) {
	C.Struct(s).SetObject(9, C.Object(v))
}
func (s Catalog) VenueNames() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(10))
}
func (s Catalog) SetVenueNames(v StringStringMapPair_List) { C.Struct(s).SetObject(10, C.Object(v)) }
func (s Catalog) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"areaNames\":")
	if err != nil {
		return err
	}
	{
		s := s.AreaNames()
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
	_, err = b.WriteString("\"audienceSubCategoryNames\":")
	if err != nil {
		return err
	}
	{
		s := s.AudienceSubCategoryNames()
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
	_, err = b.WriteString("\"blockNames\":")
	if err != nil {
		return err
	}
	{
		s := s.BlockNames()
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
	_, err = b.WriteString("\"events\":")
	if err != nil {
		return err
	}
	{
		s := s.Events()
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
	_, err = b.WriteString("\"performances\":")
	if err != nil {
		return err
	}
	{
		s := s.Performances()
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
	_, err = b.WriteString("\"seatCategoryNames\":")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategoryNames()
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
	_, err = b.WriteString("\"subTopicNames\":")
	if err != nil {
		return err
	}
	{
		s := s.SubTopicNames()
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
	_, err = b.WriteString("\"subjectNames\":")
	if err != nil {
		return err
	}
	{
		s := s.SubjectNames()
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
	_, err = b.WriteString("\"topicNames\":")
	if err != nil {
		return err
	}
	{
		s := s.TopicNames()
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
	_, err = b.WriteString("\"topicSubTopics\":")
	if err != nil {
		return err
	}
	{
		s := s.TopicSubTopics()
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
	_, err = b.WriteString("\"venueNames\":")
	if err != nil {
		return err
	}
	{
		s := s.VenueNames()
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
func (s Catalog) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Catalog) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("areaNames = ")
	if err != nil {
		return err
	}
	{
		s := s.AreaNames()
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
	_, err = b.WriteString("audienceSubCategoryNames = ")
	if err != nil {
		return err
	}
	{
		s := s.AudienceSubCategoryNames()
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
	_, err = b.WriteString("blockNames = ")
	if err != nil {
		return err
	}
	{
		s := s.BlockNames()
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
	_, err = b.WriteString("events = ")
	if err != nil {
		return err
	}
	{
		s := s.Events()
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
	_, err = b.WriteString("performances = ")
	if err != nil {
		return err
	}
	{
		s := s.Performances()
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
	_, err = b.WriteString("seatCategoryNames = ")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategoryNames()
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
	_, err = b.WriteString("subTopicNames = ")
	if err != nil {
		return err
	}
	{
		s := s.SubTopicNames()
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
	_, err = b.WriteString("subjectNames = ")
	if err != nil {
		return err
	}
	{
		s := s.SubjectNames()
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
	_, err = b.WriteString("topicNames = ")
	if err != nil {
		return err
	}
	{
		s := s.TopicNames()
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
	_, err = b.WriteString("topicSubTopics = ")
	if err != nil {
		return err
	}
	{
		s := s.TopicSubTopics()
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
	_, err = b.WriteString("venueNames = ")
	if err != nil {
		return err
	}
	{
		s := s.VenueNames()
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
func (s Catalog) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Catalog_List C.PointerList

func NewCatalogList(s *C.Segment, sz int) Catalog_List {
	return Catalog_List(s.NewCompositeList(0, 11, sz))
}
func (s Catalog_List) Len() int         { return C.PointerList(s).Len() }
func (s Catalog_List) At(i int) Catalog { return Catalog(C.PointerList(s).At(i).ToStruct()) }
func (s Catalog_List) ToArray() []Catalog {
	n := s.Len()
	a := make([]Catalog, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Catalog_List) Set(i int, item Catalog) { C.PointerList(s).Set(i, C.Object(item)) }

type StringStringMapPair C.Struct

func NewStringStringMapPair(s *C.Segment) StringStringMapPair {
	return StringStringMapPair(s.NewStruct(0, 2))
}
func NewRootStringStringMapPair(s *C.Segment) StringStringMapPair {
	return StringStringMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringStringMapPair(s *C.Segment) StringStringMapPair {
	return StringStringMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringStringMapPair(s *C.Segment) StringStringMapPair {
	return StringStringMapPair(s.Root(0).ToStruct())
}
func (s StringStringMapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringStringMapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringStringMapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringStringMapPair) Value() string    { return C.Struct(s).GetObject(1).ToText() }
func (s StringStringMapPair) ValueBytes() []byte {
	return C.Struct(s).GetObject(1).ToDataTrimLastByte()
}
func (s StringStringMapPair) SetValue(v string) { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s StringStringMapPair) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"key\":")
	if err != nil {
		return err
	}
	{
		s := s.Key()
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
	_, err = b.WriteString("\"value\":")
	if err != nil {
		return err
	}
	{
		s := s.Value()
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
func (s StringStringMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringStringMapPair) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("key = ")
	if err != nil {
		return err
	}
	{
		s := s.Key()
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
	_, err = b.WriteString("value = ")
	if err != nil {
		return err
	}
	{
		s := s.Value()
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
func (s StringStringMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringStringMapPair_List C.PointerList

func NewStringStringMapPairList(s *C.Segment, sz int) StringStringMapPair_List {
	return StringStringMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringStringMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringStringMapPair_List) At(i int) StringStringMapPair {
	return StringStringMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringStringMapPair_List) ToArray() []StringStringMapPair {
	n := s.Len()
	a := make([]StringStringMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringStringMapPair_List) Set(i int, item StringStringMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type StringEventMapPair C.Struct

func NewStringEventMapPair(s *C.Segment) StringEventMapPair {
	return StringEventMapPair(s.NewStruct(0, 2))
}
func NewRootStringEventMapPair(s *C.Segment) StringEventMapPair {
	return StringEventMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringEventMapPair(s *C.Segment) StringEventMapPair {
	return StringEventMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringEventMapPair(s *C.Segment) StringEventMapPair {
	return StringEventMapPair(s.Root(0).ToStruct())
}
func (s StringEventMapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringEventMapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringEventMapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringEventMapPair) Value() Event     { return Event(C.Struct(s).GetObject(1).ToStruct()) }
func (s StringEventMapPair) SetValue(v Event) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringEventMapPair) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"key\":")
	if err != nil {
		return err
	}
	{
		s := s.Key()
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
	_, err = b.WriteString("\"value\":")
	if err != nil {
		return err
	}
	{
		s := s.Value()
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
func (s StringEventMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringEventMapPair) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("key = ")
	if err != nil {
		return err
	}
	{
		s := s.Key()
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
	_, err = b.WriteString("value = ")
	if err != nil {
		return err
	}
	{
		s := s.Value()
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
func (s StringEventMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringEventMapPair_List C.PointerList

func NewStringEventMapPairList(s *C.Segment, sz int) StringEventMapPair_List {
	return StringEventMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringEventMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringEventMapPair_List) At(i int) StringEventMapPair {
	return StringEventMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringEventMapPair_List) ToArray() []StringEventMapPair {
	n := s.Len()
	a := make([]StringEventMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringEventMapPair_List) Set(i int, item StringEventMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Event C.Struct
type EventDescription Event
type EventLogo Event
type EventSubjectCode Event
type EventSubtitle Event
type EventDescription_Which uint16

const (
	EVENTDESCRIPTION_NONE EventDescription_Which = 0
	EVENTDESCRIPTION_SOME EventDescription_Which = 1
)

type EventLogo_Which uint16

const (
	EVENTLOGO_NONE EventLogo_Which = 0
	EVENTLOGO_SOME EventLogo_Which = 1
)

type EventSubjectCode_Which uint16

const (
	EVENTSUBJECTCODE_NONE EventSubjectCode_Which = 0
	EVENTSUBJECTCODE_SOME EventSubjectCode_Which = 1
)

type EventSubtitle_Which uint16

const (
	EVENTSUBTITLE_NONE EventSubtitle_Which = 0
	EVENTSUBTITLE_SOME EventSubtitle_Which = 1
)

func NewEvent(s *C.Segment) Event             { return Event(s.NewStruct(16, 7)) }
func NewRootEvent(s *C.Segment) Event         { return Event(s.NewRootStruct(16, 7)) }
func AutoNewEvent(s *C.Segment) Event         { return Event(s.NewStructAR(16, 7)) }
func ReadRootEvent(s *C.Segment) Event        { return Event(s.Root(0).ToStruct()) }
func (s Event) Description() EventDescription { return EventDescription(s) }
func (s EventDescription) Which() EventDescription_Which {
	return EventDescription_Which(C.Struct(s).Get16(0))
}
func (s EventDescription) SetNone()          { C.Struct(s).Set16(0, 0) }
func (s EventDescription) Some() string      { return C.Struct(s).GetObject(0).ToText() }
func (s EventDescription) SomeBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s EventDescription) SetSome(v string) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).SetObject(0, s.Segment.NewText(v))
}
func (s Event) Id() int64                  { return int64(C.Struct(s).Get64(8)) }
func (s Event) SetId(v int64)              { C.Struct(s).Set64(8, uint64(v)) }
func (s Event) Logo() EventLogo            { return EventLogo(s) }
func (s EventLogo) Which() EventLogo_Which { return EventLogo_Which(C.Struct(s).Get16(2)) }
func (s EventLogo) SetNone()               { C.Struct(s).Set16(2, 0) }
func (s EventLogo) Some() string           { return C.Struct(s).GetObject(1).ToText() }
func (s EventLogo) SomeBytes() []byte      { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s EventLogo) SetSome(v string) {
	C.Struct(s).Set16(2, 1)
	C.Struct(s).SetObject(1, s.Segment.NewText(v))
}
func (s Event) Name() string                  { return C.Struct(s).GetObject(2).ToText() }
func (s Event) NameBytes() []byte             { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Event) SetName(v string)              { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Event) SubTopicIDs() C.Int64List      { return C.Int64List(C.Struct(s).GetObject(3)) }
func (s Event) SetSubTopicIDs(v C.Int64List)  { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Event) SubjectCode() EventSubjectCode { return EventSubjectCode(s) }
func (s EventSubjectCode) Which() EventSubjectCode_Which {
	return EventSubjectCode_Which(C.Struct(s).Get16(4))
}
func (s EventSubjectCode) SetNone()          { C.Struct(s).Set16(4, 0) }
func (s EventSubjectCode) Some() string      { return C.Struct(s).GetObject(4).ToText() }
func (s EventSubjectCode) SomeBytes() []byte { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s EventSubjectCode) SetSome(v string) {
	C.Struct(s).Set16(4, 1)
	C.Struct(s).SetObject(4, s.Segment.NewText(v))
}
func (s Event) Subtitle() EventSubtitle            { return EventSubtitle(s) }
func (s EventSubtitle) Which() EventSubtitle_Which { return EventSubtitle_Which(C.Struct(s).Get16(6)) }
func (s EventSubtitle) SetNone()                   { C.Struct(s).Set16(6, 0) }
func (s EventSubtitle) Some() string               { return C.Struct(s).GetObject(5).ToText() }
func (s EventSubtitle) SomeBytes() []byte          { return C.Struct(s).GetObject(5).ToDataTrimLastByte() }
func (s EventSubtitle) SetSome(v string) {
	C.Struct(s).Set16(6, 1)
	C.Struct(s).SetObject(5, s.Segment.NewText(v))
}
func (s Event) TopicIDs() C.Int64List     { return C.Int64List(C.Struct(s).GetObject(6)) }
func (s Event) SetTopicIDs(v C.Int64List) { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Event) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"description\":")
	if err != nil {
		return err
	}
	{
		s := s.Description()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == EVENTDESCRIPTION_NONE {
			_, err = b.WriteString("\"none\":")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTDESCRIPTION_SOME {
			_, err = b.WriteString("\"some\":")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte('}')
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"id\":")
	if err != nil {
		return err
	}
	{
		s := s.Id()
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
	_, err = b.WriteString("\"logo\":")
	if err != nil {
		return err
	}
	{
		s := s.Logo()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == EVENTLOGO_NONE {
			_, err = b.WriteString("\"none\":")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTLOGO_SOME {
			_, err = b.WriteString("\"some\":")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte('}')
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
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
	_, err = b.WriteString("\"subTopicIDs\":")
	if err != nil {
		return err
	}
	{
		s := s.SubTopicIDs()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
	_, err = b.WriteString("\"subjectCode\":")
	if err != nil {
		return err
	}
	{
		s := s.SubjectCode()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == EVENTSUBJECTCODE_NONE {
			_, err = b.WriteString("\"none\":")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTSUBJECTCODE_SOME {
			_, err = b.WriteString("\"some\":")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte('}')
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"subtitle\":")
	if err != nil {
		return err
	}
	{
		s := s.Subtitle()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == EVENTSUBTITLE_NONE {
			_, err = b.WriteString("\"none\":")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTSUBTITLE_SOME {
			_, err = b.WriteString("\"some\":")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte('}')
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"topicIDs\":")
	if err != nil {
		return err
	}
	{
		s := s.TopicIDs()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
func (s Event) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Event) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("description = ")
	if err != nil {
		return err
	}
	{
		s := s.Description()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == EVENTDESCRIPTION_NONE {
			_, err = b.WriteString("none = ")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTDESCRIPTION_SOME {
			_, err = b.WriteString("some = ")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte(')')
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("id = ")
	if err != nil {
		return err
	}
	{
		s := s.Id()
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
	_, err = b.WriteString("logo = ")
	if err != nil {
		return err
	}
	{
		s := s.Logo()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == EVENTLOGO_NONE {
			_, err = b.WriteString("none = ")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTLOGO_SOME {
			_, err = b.WriteString("some = ")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte(')')
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
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
	_, err = b.WriteString("subTopicIDs = ")
	if err != nil {
		return err
	}
	{
		s := s.SubTopicIDs()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
	_, err = b.WriteString("subjectCode = ")
	if err != nil {
		return err
	}
	{
		s := s.SubjectCode()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == EVENTSUBJECTCODE_NONE {
			_, err = b.WriteString("none = ")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTSUBJECTCODE_SOME {
			_, err = b.WriteString("some = ")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte(')')
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("subtitle = ")
	if err != nil {
		return err
	}
	{
		s := s.Subtitle()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == EVENTSUBTITLE_NONE {
			_, err = b.WriteString("none = ")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == EVENTSUBTITLE_SOME {
			_, err = b.WriteString("some = ")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte(')')
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("topicIDs = ")
	if err != nil {
		return err
	}
	{
		s := s.TopicIDs()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
func (s Event) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Event_List C.PointerList

func NewEventList(s *C.Segment, sz int) Event_List { return Event_List(s.NewCompositeList(16, 7, sz)) }
func (s Event_List) Len() int                      { return C.PointerList(s).Len() }
func (s Event_List) At(i int) Event                { return Event(C.PointerList(s).At(i).ToStruct()) }
func (s Event_List) ToArray() []Event {
	n := s.Len()
	a := make([]Event, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Event_List) Set(i int, item Event) { C.PointerList(s).Set(i, C.Object(item)) }

type Performance C.Struct
type PerformanceLogo Performance
type PerformanceName Performance
type PerformanceSeatMapImage Performance
type PerformanceLogo_Which uint16

const (
	PERFORMANCELOGO_NONE PerformanceLogo_Which = 0
	PERFORMANCELOGO_SOME PerformanceLogo_Which = 1
)

type PerformanceName_Which uint16

const (
	PERFORMANCENAME_NONE PerformanceName_Which = 0
	PERFORMANCENAME_SOME PerformanceName_Which = 1
)

type PerformanceSeatMapImage_Which uint16

const (
	PERFORMANCESEATMAPIMAGE_NONE PerformanceSeatMapImage_Which = 0
	PERFORMANCESEATMAPIMAGE_SOME PerformanceSeatMapImage_Which = 1
)

func NewPerformance(s *C.Segment) Performance      { return Performance(s.NewStruct(32, 6)) }
func NewRootPerformance(s *C.Segment) Performance  { return Performance(s.NewRootStruct(32, 6)) }
func AutoNewPerformance(s *C.Segment) Performance  { return Performance(s.NewStructAR(32, 6)) }
func ReadRootPerformance(s *C.Segment) Performance { return Performance(s.Root(0).ToStruct()) }
func (s Performance) EventId() int64               { return int64(C.Struct(s).Get64(0)) }
func (s Performance) SetEventId(v int64)           { C.Struct(s).Set64(0, uint64(v)) }
func (s Performance) Id() int64                    { return int64(C.Struct(s).Get64(8)) }
func (s Performance) SetId(v int64)                { C.Struct(s).Set64(8, uint64(v)) }
func (s Performance) Logo() PerformanceLogo        { return PerformanceLogo(s) }
func (s PerformanceLogo) Which() PerformanceLogo_Which {
	return PerformanceLogo_Which(C.Struct(s).Get16(16))
}
func (s PerformanceLogo) SetNone()          { C.Struct(s).Set16(16, 0) }
func (s PerformanceLogo) Some() string      { return C.Struct(s).GetObject(0).ToText() }
func (s PerformanceLogo) SomeBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s PerformanceLogo) SetSome(v string) {
	C.Struct(s).Set16(16, 1)
	C.Struct(s).SetObject(0, s.Segment.NewText(v))
}
func (s Performance) Name() PerformanceName { return PerformanceName(s) }
func (s PerformanceName) Which() PerformanceName_Which {
	return PerformanceName_Which(C.Struct(s).Get16(18))
}
func (s PerformanceName) SetNone()          { C.Struct(s).Set16(18, 0) }
func (s PerformanceName) Some() string      { return C.Struct(s).GetObject(1).ToText() }
func (s PerformanceName) SomeBytes() []byte { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s PerformanceName) SetSome(v string) {
	C.Struct(s).Set16(18, 1)
	C.Struct(s).SetObject(1, s.Segment.NewText(v))
}
func (s Performance) Prices() Price_List     { return Price_List(C.Struct(s).GetObject(2)) }
func (s Performance) SetPrices(v Price_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Performance) SeatCategories() SeatCategory_List {
	return SeatCategory_List(C.Struct(s).GetObject(3))
}
func (s Performance) SetSeatCategories(v SeatCategory_List) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Performance) SeatMapImage() PerformanceSeatMapImage { return PerformanceSeatMapImage(s) }
func (s PerformanceSeatMapImage) Which() PerformanceSeatMapImage_Which {
	return PerformanceSeatMapImage_Which(C.Struct(s).Get16(20))
}
func (s PerformanceSeatMapImage) SetNone()     { C.Struct(s).Set16(20, 0) }
func (s PerformanceSeatMapImage) Some() string { return C.Struct(s).GetObject(4).ToText() }
func (s PerformanceSeatMapImage) SomeBytes() []byte {
	return C.Struct(s).GetObject(4).ToDataTrimLastByte()
}
func (s PerformanceSeatMapImage) SetSome(v string) {
	C.Struct(s).Set16(20, 1)
	C.Struct(s).SetObject(4, s.Segment.NewText(v))
}
func (s Performance) Start() int64           { return int64(C.Struct(s).Get64(24)) }
func (s Performance) SetStart(v int64)       { C.Struct(s).Set64(24, uint64(v)) }
func (s Performance) VenueCode() string      { return C.Struct(s).GetObject(5).ToText() }
func (s Performance) VenueCodeBytes() []byte { return C.Struct(s).GetObject(5).ToDataTrimLastByte() }
func (s Performance) SetVenueCode(v string)  { C.Struct(s).SetObject(5, s.Segment.NewText(v)) }
func (s Performance) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"eventId\":")
	if err != nil {
		return err
	}
	{
		s := s.EventId()
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
	_, err = b.WriteString("\"id\":")
	if err != nil {
		return err
	}
	{
		s := s.Id()
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
	_, err = b.WriteString("\"logo\":")
	if err != nil {
		return err
	}
	{
		s := s.Logo()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PERFORMANCELOGO_NONE {
			_, err = b.WriteString("\"none\":")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == PERFORMANCELOGO_SOME {
			_, err = b.WriteString("\"some\":")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte('}')
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"name\":")
	if err != nil {
		return err
	}
	{
		s := s.Name()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PERFORMANCENAME_NONE {
			_, err = b.WriteString("\"none\":")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == PERFORMANCENAME_SOME {
			_, err = b.WriteString("\"some\":")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte('}')
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"prices\":")
	if err != nil {
		return err
	}
	{
		s := s.Prices()
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
	_, err = b.WriteString("\"seatCategories\":")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategories()
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
	_, err = b.WriteString("\"seatMapImage\":")
	if err != nil {
		return err
	}
	{
		s := s.SeatMapImage()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PERFORMANCESEATMAPIMAGE_NONE {
			_, err = b.WriteString("\"none\":")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == PERFORMANCESEATMAPIMAGE_SOME {
			_, err = b.WriteString("\"some\":")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte('}')
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"start\":")
	if err != nil {
		return err
	}
	{
		s := s.Start()
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
	_, err = b.WriteString("\"venueCode\":")
	if err != nil {
		return err
	}
	{
		s := s.VenueCode()
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
func (s Performance) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Performance) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("eventId = ")
	if err != nil {
		return err
	}
	{
		s := s.EventId()
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
	_, err = b.WriteString("id = ")
	if err != nil {
		return err
	}
	{
		s := s.Id()
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
	_, err = b.WriteString("logo = ")
	if err != nil {
		return err
	}
	{
		s := s.Logo()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PERFORMANCELOGO_NONE {
			_, err = b.WriteString("none = ")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == PERFORMANCELOGO_SOME {
			_, err = b.WriteString("some = ")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte(')')
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("name = ")
	if err != nil {
		return err
	}
	{
		s := s.Name()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PERFORMANCENAME_NONE {
			_, err = b.WriteString("none = ")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == PERFORMANCENAME_SOME {
			_, err = b.WriteString("some = ")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte(')')
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("prices = ")
	if err != nil {
		return err
	}
	{
		s := s.Prices()
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
	_, err = b.WriteString("seatCategories = ")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategories()
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
	_, err = b.WriteString("seatMapImage = ")
	if err != nil {
		return err
	}
	{
		s := s.SeatMapImage()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PERFORMANCESEATMAPIMAGE_NONE {
			_, err = b.WriteString("none = ")
			if err != nil {
				return err
			}
			_ = s
			_, err = b.WriteString("null")
			if err != nil {
				return err
			}
		}
		if s.Which() == PERFORMANCESEATMAPIMAGE_SOME {
			_, err = b.WriteString("some = ")
			if err != nil {
				return err
			}
			{
				s := s.Some()
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
				if err != nil {
					return err
				}
			}
		}
		err = b.WriteByte(')')
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("start = ")
	if err != nil {
		return err
	}
	{
		s := s.Start()
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
	_, err = b.WriteString("venueCode = ")
	if err != nil {
		return err
	}
	{
		s := s.VenueCode()
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
func (s Performance) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Performance_List C.PointerList

func NewPerformanceList(s *C.Segment, sz int) Performance_List {
	return Performance_List(s.NewCompositeList(32, 6, sz))
}
func (s Performance_List) Len() int { return C.PointerList(s).Len() }
func (s Performance_List) At(i int) Performance {
	return Performance(C.PointerList(s).At(i).ToStruct())
}
func (s Performance_List) ToArray() []Performance {
	n := s.Len()
	a := make([]Performance, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Performance_List) Set(i int, item Performance) { C.PointerList(s).Set(i, C.Object(item)) }

type Price C.Struct

func NewPrice(s *C.Segment) Price                { return Price(s.NewStruct(24, 0)) }
func NewRootPrice(s *C.Segment) Price            { return Price(s.NewRootStruct(24, 0)) }
func AutoNewPrice(s *C.Segment) Price            { return Price(s.NewStructAR(24, 0)) }
func ReadRootPrice(s *C.Segment) Price           { return Price(s.Root(0).ToStruct()) }
func (s Price) Amount() int64                    { return int64(C.Struct(s).Get64(0)) }
func (s Price) SetAmount(v int64)                { C.Struct(s).Set64(0, uint64(v)) }
func (s Price) AudienceSubCategoryId() int64     { return int64(C.Struct(s).Get64(8)) }
func (s Price) SetAudienceSubCategoryId(v int64) { C.Struct(s).Set64(8, uint64(v)) }
func (s Price) SeatCategoryId() int64            { return int64(C.Struct(s).Get64(16)) }
func (s Price) SetSeatCategoryId(v int64)        { C.Struct(s).Set64(16, uint64(v)) }
func (s Price) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"amount\":")
	if err != nil {
		return err
	}
	{
		s := s.Amount()
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
	_, err = b.WriteString("\"audienceSubCategoryId\":")
	if err != nil {
		return err
	}
	{
		s := s.AudienceSubCategoryId()
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
	_, err = b.WriteString("\"seatCategoryId\":")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategoryId()
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
func (s Price) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Price) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("amount = ")
	if err != nil {
		return err
	}
	{
		s := s.Amount()
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
	_, err = b.WriteString("audienceSubCategoryId = ")
	if err != nil {
		return err
	}
	{
		s := s.AudienceSubCategoryId()
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
	_, err = b.WriteString("seatCategoryId = ")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategoryId()
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
func (s Price) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Price_List C.PointerList

func NewPriceList(s *C.Segment, sz int) Price_List { return Price_List(s.NewCompositeList(24, 0, sz)) }
func (s Price_List) Len() int                      { return C.PointerList(s).Len() }
func (s Price_List) At(i int) Price                { return Price(C.PointerList(s).At(i).ToStruct()) }
func (s Price_List) ToArray() []Price {
	n := s.Len()
	a := make([]Price, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Price_List) Set(i int, item Price) { C.PointerList(s).Set(i, C.Object(item)) }

type SeatCategory C.Struct

func NewSeatCategory(s *C.Segment) SeatCategory      { return SeatCategory(s.NewStruct(8, 1)) }
func NewRootSeatCategory(s *C.Segment) SeatCategory  { return SeatCategory(s.NewRootStruct(8, 1)) }
func AutoNewSeatCategory(s *C.Segment) SeatCategory  { return SeatCategory(s.NewStructAR(8, 1)) }
func ReadRootSeatCategory(s *C.Segment) SeatCategory { return SeatCategory(s.Root(0).ToStruct()) }
func (s SeatCategory) Areas() Area_List              { return Area_List(C.Struct(s).GetObject(0)) }
func (s SeatCategory) SetAreas(v Area_List)          { C.Struct(s).SetObject(0, C.Object(v)) }
func (s SeatCategory) SeatCategoryId() int64         { return int64(C.Struct(s).Get64(0)) }
func (s SeatCategory) SetSeatCategoryId(v int64)     { C.Struct(s).Set64(0, uint64(v)) }
func (s SeatCategory) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"areas\":")
	if err != nil {
		return err
	}
	{
		s := s.Areas()
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
	_, err = b.WriteString("\"seatCategoryId\":")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategoryId()
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
func (s SeatCategory) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SeatCategory) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("areas = ")
	if err != nil {
		return err
	}
	{
		s := s.Areas()
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
	_, err = b.WriteString("seatCategoryId = ")
	if err != nil {
		return err
	}
	{
		s := s.SeatCategoryId()
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
func (s SeatCategory) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SeatCategory_List C.PointerList

func NewSeatCategoryList(s *C.Segment, sz int) SeatCategory_List {
	return SeatCategory_List(s.NewCompositeList(8, 1, sz))
}
func (s SeatCategory_List) Len() int { return C.PointerList(s).Len() }
func (s SeatCategory_List) At(i int) SeatCategory {
	return SeatCategory(C.PointerList(s).At(i).ToStruct())
}
func (s SeatCategory_List) ToArray() []SeatCategory {
	n := s.Len()
	a := make([]SeatCategory, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SeatCategory_List) Set(i int, item SeatCategory) { C.PointerList(s).Set(i, C.Object(item)) }

type Area C.Struct

func NewArea(s *C.Segment) Area          { return Area(s.NewStruct(8, 1)) }
func NewRootArea(s *C.Segment) Area      { return Area(s.NewRootStruct(8, 1)) }
func AutoNewArea(s *C.Segment) Area      { return Area(s.NewStructAR(8, 1)) }
func ReadRootArea(s *C.Segment) Area     { return Area(s.Root(0).ToStruct()) }
func (s Area) AreaId() int64             { return int64(C.Struct(s).Get64(0)) }
func (s Area) SetAreaId(v int64)         { C.Struct(s).Set64(0, uint64(v)) }
func (s Area) BlockIDs() C.Int64List     { return C.Int64List(C.Struct(s).GetObject(0)) }
func (s Area) SetBlockIDs(v C.Int64List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Area) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"areaId\":")
	if err != nil {
		return err
	}
	{
		s := s.AreaId()
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
	_, err = b.WriteString("\"blockIDs\":")
	if err != nil {
		return err
	}
	{
		s := s.BlockIDs()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
func (s Area) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Area) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("areaId = ")
	if err != nil {
		return err
	}
	{
		s := s.AreaId()
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
	_, err = b.WriteString("blockIDs = ")
	if err != nil {
		return err
	}
	{
		s := s.BlockIDs()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
func (s Area) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Area_List C.PointerList

func NewAreaList(s *C.Segment, sz int) Area_List { return Area_List(s.NewCompositeList(8, 1, sz)) }
func (s Area_List) Len() int                     { return C.PointerList(s).Len() }
func (s Area_List) At(i int) Area                { return Area(C.PointerList(s).At(i).ToStruct()) }
func (s Area_List) ToArray() []Area {
	n := s.Len()
	a := make([]Area, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Area_List) Set(i int, item Area) { C.PointerList(s).Set(i, C.Object(item)) }

type StringInt64ListMapPair C.Struct

func NewStringInt64ListMapPair(s *C.Segment) StringInt64ListMapPair {
	return StringInt64ListMapPair(s.NewStruct(0, 2))
}
func NewRootStringInt64ListMapPair(s *C.Segment) StringInt64ListMapPair {
	return StringInt64ListMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringInt64ListMapPair(s *C.Segment) StringInt64ListMapPair {
	return StringInt64ListMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringInt64ListMapPair(s *C.Segment) StringInt64ListMapPair {
	return StringInt64ListMapPair(s.Root(0).ToStruct())
}
func (s StringInt64ListMapPair) Key() string { return C.Struct(s).GetObject(0).ToText() }
func (s StringInt64ListMapPair) KeyBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s StringInt64ListMapPair) SetKey(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringInt64ListMapPair) Value() C.Int64List     { return C.Int64List(C.Struct(s).GetObject(1)) }
func (s StringInt64ListMapPair) SetValue(v C.Int64List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringInt64ListMapPair) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"key\":")
	if err != nil {
		return err
	}
	{
		s := s.Key()
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
	_, err = b.WriteString("\"value\":")
	if err != nil {
		return err
	}
	{
		s := s.Value()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
func (s StringInt64ListMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringInt64ListMapPair) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("key = ")
	if err != nil {
		return err
	}
	{
		s := s.Key()
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
	_, err = b.WriteString("value = ")
	if err != nil {
		return err
	}
	{
		s := s.Value()
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
				buf, err = json.Marshal(s)
				if err != nil {
					return err
				}
				_, err = b.Write(buf)
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
func (s StringInt64ListMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringInt64ListMapPair_List C.PointerList

func NewStringInt64ListMapPairList(s *C.Segment, sz int) StringInt64ListMapPair_List {
	return StringInt64ListMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringInt64ListMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringInt64ListMapPair_List) At(i int) StringInt64ListMapPair {
	return StringInt64ListMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringInt64ListMapPair_List) ToArray() []StringInt64ListMapPair {
	n := s.Len()
	a := make([]StringInt64ListMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringInt64ListMapPair_List) Set(i int, item StringInt64ListMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

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
