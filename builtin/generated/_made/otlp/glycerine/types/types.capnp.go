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

type TracesData C.Struct

func NewTracesData(s *C.Segment) TracesData      { return TracesData(s.NewStruct(0, 1)) }
func NewRootTracesData(s *C.Segment) TracesData  { return TracesData(s.NewRootStruct(0, 1)) }
func AutoNewTracesData(s *C.Segment) TracesData  { return TracesData(s.NewStructAR(0, 1)) }
func ReadRootTracesData(s *C.Segment) TracesData { return TracesData(s.Root(0).ToStruct()) }
func (s TracesData) ResourceSpans() ResourceSpans_List {
	return ResourceSpans_List(C.Struct(s).GetObject(0))
}
func (s TracesData) SetResourceSpans(v ResourceSpans_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s TracesData) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"resourceSpans\":")
	if err != nil {
		return err
	}
	{
		s := s.ResourceSpans()
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
func (s TracesData) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s TracesData) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("resourceSpans = ")
	if err != nil {
		return err
	}
	{
		s := s.ResourceSpans()
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
func (s TracesData) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type TracesData_List C.PointerList

func NewTracesDataList(s *C.Segment, sz int) TracesData_List {
	return TracesData_List(s.NewCompositeList(0, 1, sz))
}
func (s TracesData_List) Len() int            { return C.PointerList(s).Len() }
func (s TracesData_List) At(i int) TracesData { return TracesData(C.PointerList(s).At(i).ToStruct()) }
func (s TracesData_List) ToArray() []TracesData {
	n := s.Len()
	a := make([]TracesData, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s TracesData_List) Set(i int, item TracesData) { C.PointerList(s).Set(i, C.Object(item)) }

type ResourceSpans C.Struct

func NewResourceSpans(s *C.Segment) ResourceSpans       { return ResourceSpans(s.NewStruct(0, 3)) }
func NewRootResourceSpans(s *C.Segment) ResourceSpans   { return ResourceSpans(s.NewRootStruct(0, 3)) }
func AutoNewResourceSpans(s *C.Segment) ResourceSpans   { return ResourceSpans(s.NewStructAR(0, 3)) }
func ReadRootResourceSpans(s *C.Segment) ResourceSpans  { return ResourceSpans(s.Root(0).ToStruct()) }
func (s ResourceSpans) Resource() Resource              { return Resource(C.Struct(s).GetObject(0).ToStruct()) }
func (s ResourceSpans) SetResource(v Resource)          { C.Struct(s).SetObject(0, C.Object(v)) }
func (s ResourceSpans) ScopeSpans() ScopeSpans_List     { return ScopeSpans_List(C.Struct(s).GetObject(1)) }
func (s ResourceSpans) SetScopeSpans(v ScopeSpans_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s ResourceSpans) SchemaUrl() string               { return C.Struct(s).GetObject(2).ToText() }
func (s ResourceSpans) SchemaUrlBytes() []byte          { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s ResourceSpans) SetSchemaUrl(v string)           { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s ResourceSpans) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"resource\":")
	if err != nil {
		return err
	}
	{
		s := s.Resource()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"scopeSpans\":")
	if err != nil {
		return err
	}
	{
		s := s.ScopeSpans()
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
	_, err = b.WriteString("\"schemaUrl\":")
	if err != nil {
		return err
	}
	{
		s := s.SchemaUrl()
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
func (s ResourceSpans) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ResourceSpans) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("resource = ")
	if err != nil {
		return err
	}
	{
		s := s.Resource()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("scopeSpans = ")
	if err != nil {
		return err
	}
	{
		s := s.ScopeSpans()
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
	_, err = b.WriteString("schemaUrl = ")
	if err != nil {
		return err
	}
	{
		s := s.SchemaUrl()
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
func (s ResourceSpans) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ResourceSpans_List C.PointerList

func NewResourceSpansList(s *C.Segment, sz int) ResourceSpans_List {
	return ResourceSpans_List(s.NewCompositeList(0, 3, sz))
}
func (s ResourceSpans_List) Len() int { return C.PointerList(s).Len() }
func (s ResourceSpans_List) At(i int) ResourceSpans {
	return ResourceSpans(C.PointerList(s).At(i).ToStruct())
}
func (s ResourceSpans_List) ToArray() []ResourceSpans {
	n := s.Len()
	a := make([]ResourceSpans, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ResourceSpans_List) Set(i int, item ResourceSpans) { C.PointerList(s).Set(i, C.Object(item)) }

type Resource C.Struct

func NewResource(s *C.Segment) Resource               { return Resource(s.NewStruct(8, 1)) }
func NewRootResource(s *C.Segment) Resource           { return Resource(s.NewRootStruct(8, 1)) }
func AutoNewResource(s *C.Segment) Resource           { return Resource(s.NewStructAR(8, 1)) }
func ReadRootResource(s *C.Segment) Resource          { return Resource(s.Root(0).ToStruct()) }
func (s Resource) Attributes() KeyValue_List          { return KeyValue_List(C.Struct(s).GetObject(0)) }
func (s Resource) SetAttributes(v KeyValue_List)      { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Resource) DroppedAttributesCount() uint32     { return C.Struct(s).Get32(0) }
func (s Resource) SetDroppedAttributesCount(v uint32) { C.Struct(s).Set32(0, v) }
func (s Resource) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"attributes\":")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
	_, err = b.WriteString("\"droppedAttributesCount\":")
	if err != nil {
		return err
	}
	{
		s := s.DroppedAttributesCount()
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
func (s Resource) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Resource) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("attributes = ")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
	_, err = b.WriteString("droppedAttributesCount = ")
	if err != nil {
		return err
	}
	{
		s := s.DroppedAttributesCount()
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
func (s Resource) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Resource_List C.PointerList

func NewResourceList(s *C.Segment, sz int) Resource_List {
	return Resource_List(s.NewCompositeList(8, 1, sz))
}
func (s Resource_List) Len() int          { return C.PointerList(s).Len() }
func (s Resource_List) At(i int) Resource { return Resource(C.PointerList(s).At(i).ToStruct()) }
func (s Resource_List) ToArray() []Resource {
	n := s.Len()
	a := make([]Resource, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Resource_List) Set(i int, item Resource) { C.PointerList(s).Set(i, C.Object(item)) }

type KeyValue C.Struct

func NewKeyValue(s *C.Segment) KeyValue      { return KeyValue(s.NewStruct(0, 2)) }
func NewRootKeyValue(s *C.Segment) KeyValue  { return KeyValue(s.NewRootStruct(0, 2)) }
func AutoNewKeyValue(s *C.Segment) KeyValue  { return KeyValue(s.NewStructAR(0, 2)) }
func ReadRootKeyValue(s *C.Segment) KeyValue { return KeyValue(s.Root(0).ToStruct()) }
func (s KeyValue) Key() string               { return C.Struct(s).GetObject(0).ToText() }
func (s KeyValue) KeyBytes() []byte          { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s KeyValue) SetKey(v string)           { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s KeyValue) Value() AnyValue           { return AnyValue(C.Struct(s).GetObject(1).ToStruct()) }
func (s KeyValue) SetValue(v AnyValue)       { C.Struct(s).SetObject(1, C.Object(v)) }
func (s KeyValue) WriteJSON(w io.Writer) error {
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
func (s KeyValue) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s KeyValue) WriteCapLit(w io.Writer) error {
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
func (s KeyValue) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type KeyValue_List C.PointerList

func NewKeyValueList(s *C.Segment, sz int) KeyValue_List {
	return KeyValue_List(s.NewCompositeList(0, 2, sz))
}
func (s KeyValue_List) Len() int          { return C.PointerList(s).Len() }
func (s KeyValue_List) At(i int) KeyValue { return KeyValue(C.PointerList(s).At(i).ToStruct()) }
func (s KeyValue_List) ToArray() []KeyValue {
	n := s.Len()
	a := make([]KeyValue, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s KeyValue_List) Set(i int, item KeyValue) { C.PointerList(s).Set(i, C.Object(item)) }

type AnyValue C.Struct
type AnyValueStringValue AnyValue
type AnyValueBoolValue AnyValue
type AnyValueIntValue AnyValue
type AnyValueDoubleValue AnyValue
type AnyValueStringValue_Which uint16

const (
	ANYVALUESTRINGVALUE_NONE AnyValueStringValue_Which = 0
	ANYVALUESTRINGVALUE_SOME AnyValueStringValue_Which = 1
)

type AnyValueBoolValue_Which uint16

const (
	ANYVALUEBOOLVALUE_NONE AnyValueBoolValue_Which = 0
	ANYVALUEBOOLVALUE_SOME AnyValueBoolValue_Which = 1
)

type AnyValueIntValue_Which uint16

const (
	ANYVALUEINTVALUE_NONE AnyValueIntValue_Which = 0
	ANYVALUEINTVALUE_SOME AnyValueIntValue_Which = 1
)

type AnyValueDoubleValue_Which uint16

const (
	ANYVALUEDOUBLEVALUE_NONE AnyValueDoubleValue_Which = 0
	ANYVALUEDOUBLEVALUE_SOME AnyValueDoubleValue_Which = 1
)

func NewAnyValue(s *C.Segment) AnyValue             { return AnyValue(s.NewStruct(32, 3)) }
func NewRootAnyValue(s *C.Segment) AnyValue         { return AnyValue(s.NewRootStruct(32, 3)) }
func AutoNewAnyValue(s *C.Segment) AnyValue         { return AnyValue(s.NewStructAR(32, 3)) }
func ReadRootAnyValue(s *C.Segment) AnyValue        { return AnyValue(s.Root(0).ToStruct()) }
func (s AnyValue) StringValue() AnyValueStringValue { return AnyValueStringValue(s) }
func (s AnyValueStringValue) Which() AnyValueStringValue_Which {
	return AnyValueStringValue_Which(C.Struct(s).Get16(0))
}
func (s AnyValueStringValue) SetNone()          { C.Struct(s).Set16(0, 0) }
func (s AnyValueStringValue) Some() string      { return C.Struct(s).GetObject(0).ToText() }
func (s AnyValueStringValue) SomeBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s AnyValueStringValue) SetSome(v string) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).SetObject(0, s.Segment.NewText(v))
}
func (s AnyValue) BoolValue() AnyValueBoolValue { return AnyValueBoolValue(s) }
func (s AnyValueBoolValue) Which() AnyValueBoolValue_Which {
	return AnyValueBoolValue_Which(C.Struct(s).Get16(2))
}
func (s AnyValueBoolValue) SetNone()          { C.Struct(s).Set16(2, 0) }
func (s AnyValueBoolValue) Some() bool        { return C.Struct(s).Get1(32) }
func (s AnyValueBoolValue) SetSome(v bool)    { C.Struct(s).Set16(2, 1); C.Struct(s).Set1(32, v) }
func (s AnyValue) IntValue() AnyValueIntValue { return AnyValueIntValue(s) }
func (s AnyValueIntValue) Which() AnyValueIntValue_Which {
	return AnyValueIntValue_Which(C.Struct(s).Get16(6))
}
func (s AnyValueIntValue) SetNone()                 { C.Struct(s).Set16(6, 0) }
func (s AnyValueIntValue) Some() int64              { return int64(C.Struct(s).Get64(8)) }
func (s AnyValueIntValue) SetSome(v int64)          { C.Struct(s).Set16(6, 1); C.Struct(s).Set64(8, uint64(v)) }
func (s AnyValue) DoubleValue() AnyValueDoubleValue { return AnyValueDoubleValue(s) }
func (s AnyValueDoubleValue) Which() AnyValueDoubleValue_Which {
	return AnyValueDoubleValue_Which(C.Struct(s).Get16(16))
}
func (s AnyValueDoubleValue) SetNone()      { C.Struct(s).Set16(16, 0) }
func (s AnyValueDoubleValue) Some() float64 { return math.Float64frombits(C.Struct(s).Get64(24)) }
func (s AnyValueDoubleValue) SetSome(v float64) {
	C.Struct(s).Set16(16, 1)
	C.Struct(s).Set64(24, math.Float64bits(v))
}
func (s AnyValue) ArrayValue() AnyValue_List      { return AnyValue_List(C.Struct(s).GetObject(1)) }
func (s AnyValue) SetArrayValue(v AnyValue_List)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s AnyValue) KvlistValue() KeyValue_List     { return KeyValue_List(C.Struct(s).GetObject(2)) }
func (s AnyValue) SetKvlistValue(v KeyValue_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s AnyValue) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"stringValue\":")
	if err != nil {
		return err
	}
	{
		s := s.StringValue()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUESTRINGVALUE_NONE {
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
		if s.Which() == ANYVALUESTRINGVALUE_SOME {
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
	_, err = b.WriteString("\"boolValue\":")
	if err != nil {
		return err
	}
	{
		s := s.BoolValue()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUEBOOLVALUE_NONE {
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
		if s.Which() == ANYVALUEBOOLVALUE_SOME {
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
	_, err = b.WriteString("\"intValue\":")
	if err != nil {
		return err
	}
	{
		s := s.IntValue()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUEINTVALUE_NONE {
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
		if s.Which() == ANYVALUEINTVALUE_SOME {
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
	_, err = b.WriteString("\"doubleValue\":")
	if err != nil {
		return err
	}
	{
		s := s.DoubleValue()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUEDOUBLEVALUE_NONE {
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
		if s.Which() == ANYVALUEDOUBLEVALUE_SOME {
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
	_, err = b.WriteString("\"arrayValue\":")
	if err != nil {
		return err
	}
	{
		s := s.ArrayValue()
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
	_, err = b.WriteString("\"kvlistValue\":")
	if err != nil {
		return err
	}
	{
		s := s.KvlistValue()
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
func (s AnyValue) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s AnyValue) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("stringValue = ")
	if err != nil {
		return err
	}
	{
		s := s.StringValue()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUESTRINGVALUE_NONE {
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
		if s.Which() == ANYVALUESTRINGVALUE_SOME {
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
	_, err = b.WriteString("boolValue = ")
	if err != nil {
		return err
	}
	{
		s := s.BoolValue()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUEBOOLVALUE_NONE {
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
		if s.Which() == ANYVALUEBOOLVALUE_SOME {
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
	_, err = b.WriteString("intValue = ")
	if err != nil {
		return err
	}
	{
		s := s.IntValue()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUEINTVALUE_NONE {
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
		if s.Which() == ANYVALUEINTVALUE_SOME {
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
	_, err = b.WriteString("doubleValue = ")
	if err != nil {
		return err
	}
	{
		s := s.DoubleValue()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == ANYVALUEDOUBLEVALUE_NONE {
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
		if s.Which() == ANYVALUEDOUBLEVALUE_SOME {
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
	_, err = b.WriteString("arrayValue = ")
	if err != nil {
		return err
	}
	{
		s := s.ArrayValue()
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
	_, err = b.WriteString("kvlistValue = ")
	if err != nil {
		return err
	}
	{
		s := s.KvlistValue()
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
func (s AnyValue) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type AnyValue_List C.PointerList

func NewAnyValueList(s *C.Segment, sz int) AnyValue_List {
	return AnyValue_List(s.NewCompositeList(32, 3, sz))
}
func (s AnyValue_List) Len() int          { return C.PointerList(s).Len() }
func (s AnyValue_List) At(i int) AnyValue { return AnyValue(C.PointerList(s).At(i).ToStruct()) }
func (s AnyValue_List) ToArray() []AnyValue {
	n := s.Len()
	a := make([]AnyValue, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s AnyValue_List) Set(i int, item AnyValue) { C.PointerList(s).Set(i, C.Object(item)) }

type ScopeSpans C.Struct

func NewScopeSpans(s *C.Segment) ScopeSpans      { return ScopeSpans(s.NewStruct(0, 3)) }
func NewRootScopeSpans(s *C.Segment) ScopeSpans  { return ScopeSpans(s.NewRootStruct(0, 3)) }
func AutoNewScopeSpans(s *C.Segment) ScopeSpans  { return ScopeSpans(s.NewStructAR(0, 3)) }
func ReadRootScopeSpans(s *C.Segment) ScopeSpans { return ScopeSpans(s.Root(0).ToStruct()) }
func (s ScopeSpans) Scope() Scope                { return Scope(C.Struct(s).GetObject(0).ToStruct()) }
func (s ScopeSpans) SetScope(v Scope)            { C.Struct(s).SetObject(0, C.Object(v)) }
func (s ScopeSpans) Spans() Span_List            { return Span_List(C.Struct(s).GetObject(1)) }
func (s ScopeSpans) SetSpans(v Span_List)        { C.Struct(s).SetObject(1, C.Object(v)) }
func (s ScopeSpans) SchemaUrl() string           { return C.Struct(s).GetObject(2).ToText() }
func (s ScopeSpans) SchemaUrlBytes() []byte      { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s ScopeSpans) SetSchemaUrl(v string)       { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s ScopeSpans) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"scope\":")
	if err != nil {
		return err
	}
	{
		s := s.Scope()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spans\":")
	if err != nil {
		return err
	}
	{
		s := s.Spans()
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
	_, err = b.WriteString("\"schemaUrl\":")
	if err != nil {
		return err
	}
	{
		s := s.SchemaUrl()
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
func (s ScopeSpans) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ScopeSpans) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("scope = ")
	if err != nil {
		return err
	}
	{
		s := s.Scope()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spans = ")
	if err != nil {
		return err
	}
	{
		s := s.Spans()
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
	_, err = b.WriteString("schemaUrl = ")
	if err != nil {
		return err
	}
	{
		s := s.SchemaUrl()
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
func (s ScopeSpans) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ScopeSpans_List C.PointerList

func NewScopeSpansList(s *C.Segment, sz int) ScopeSpans_List {
	return ScopeSpans_List(s.NewCompositeList(0, 3, sz))
}
func (s ScopeSpans_List) Len() int            { return C.PointerList(s).Len() }
func (s ScopeSpans_List) At(i int) ScopeSpans { return ScopeSpans(C.PointerList(s).At(i).ToStruct()) }
func (s ScopeSpans_List) ToArray() []ScopeSpans {
	n := s.Len()
	a := make([]ScopeSpans, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ScopeSpans_List) Set(i int, item ScopeSpans) { C.PointerList(s).Set(i, C.Object(item)) }

type Scope C.Struct

func NewScope(s *C.Segment) Scope      { return Scope(s.NewStruct(0, 2)) }
func NewRootScope(s *C.Segment) Scope  { return Scope(s.NewRootStruct(0, 2)) }
func AutoNewScope(s *C.Segment) Scope  { return Scope(s.NewStructAR(0, 2)) }
func ReadRootScope(s *C.Segment) Scope { return Scope(s.Root(0).ToStruct()) }
func (s Scope) Name() string           { return C.Struct(s).GetObject(0).ToText() }
func (s Scope) NameBytes() []byte      { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Scope) SetName(v string)       { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Scope) Version() string        { return C.Struct(s).GetObject(1).ToText() }
func (s Scope) VersionBytes() []byte   { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Scope) SetVersion(v string)    { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Scope) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"version\":")
	if err != nil {
		return err
	}
	{
		s := s.Version()
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
func (s Scope) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Scope) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("version = ")
	if err != nil {
		return err
	}
	{
		s := s.Version()
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
func (s Scope) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Scope_List C.PointerList

func NewScopeList(s *C.Segment, sz int) Scope_List { return Scope_List(s.NewCompositeList(0, 2, sz)) }
func (s Scope_List) Len() int                      { return C.PointerList(s).Len() }
func (s Scope_List) At(i int) Scope                { return Scope(C.PointerList(s).At(i).ToStruct()) }
func (s Scope_List) ToArray() []Scope {
	n := s.Len()
	a := make([]Scope, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Scope_List) Set(i int, item Scope) { C.PointerList(s).Set(i, C.Object(item)) }

type Span C.Struct

func NewSpan(s *C.Segment) Span                   { return Span(s.NewStruct(32, 9)) }
func NewRootSpan(s *C.Segment) Span               { return Span(s.NewRootStruct(32, 9)) }
func AutoNewSpan(s *C.Segment) Span               { return Span(s.NewStructAR(32, 9)) }
func ReadRootSpan(s *C.Segment) Span              { return Span(s.Root(0).ToStruct()) }
func (s Span) TraceId() []byte                    { return C.Struct(s).GetObject(0).ToData() }
func (s Span) SetTraceId(v []byte)                { C.Struct(s).SetObject(0, s.Segment.NewData(v)) }
func (s Span) SpanId() []byte                     { return C.Struct(s).GetObject(1).ToData() }
func (s Span) SetSpanId(v []byte)                 { C.Struct(s).SetObject(1, s.Segment.NewData(v)) }
func (s Span) TraceState() string                 { return C.Struct(s).GetObject(2).ToText() }
func (s Span) TraceStateBytes() []byte            { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Span) SetTraceState(v string)             { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Span) ParentSpanId() []byte               { return C.Struct(s).GetObject(3).ToData() }
func (s Span) SetParentSpanId(v []byte)           { C.Struct(s).SetObject(3, s.Segment.NewData(v)) }
func (s Span) Flags() uint32                      { return C.Struct(s).Get32(0) }
func (s Span) SetFlags(v uint32)                  { C.Struct(s).Set32(0, v) }
func (s Span) Name() string                       { return C.Struct(s).GetObject(4).ToText() }
func (s Span) NameBytes() []byte                  { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s Span) SetName(v string)                   { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s Span) Kind() int32                        { return int32(C.Struct(s).Get32(4)) }
func (s Span) SetKind(v int32)                    { C.Struct(s).Set32(4, uint32(v)) }
func (s Span) StartTimeUnixNano() uint64          { return C.Struct(s).Get64(8) }
func (s Span) SetStartTimeUnixNano(v uint64)      { C.Struct(s).Set64(8, v) }
func (s Span) EndTimeUnixNano() uint64            { return C.Struct(s).Get64(16) }
func (s Span) SetEndTimeUnixNano(v uint64)        { C.Struct(s).Set64(16, v) }
func (s Span) Attributes() KeyValue_List          { return KeyValue_List(C.Struct(s).GetObject(5)) }
func (s Span) SetAttributes(v KeyValue_List)      { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Span) DroppedAttributesCount() uint32     { return C.Struct(s).Get32(24) }
func (s Span) SetDroppedAttributesCount(v uint32) { C.Struct(s).Set32(24, v) }
func (s Span) Events() Event_List                 { return Event_List(C.Struct(s).GetObject(6)) }
func (s Span) SetEvents(v Event_List)             { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Span) Links() Link_List                   { return Link_List(C.Struct(s).GetObject(7)) }
func (s Span) SetLinks(v Link_List)               { C.Struct(s).SetObject(7, C.Object(v)) }
func (s Span) Status() Status                     { return Status(C.Struct(s).GetObject(8).ToStruct()) }
func (s Span) SetStatus(v Status)                 { C.Struct(s).SetObject(8, C.Object(v)) }
func (s Span) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"traceId\":")
	if err != nil {
		return err
	}
	{
		s := s.TraceId()
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
	_, err = b.WriteString("\"spanId\":")
	if err != nil {
		return err
	}
	{
		s := s.SpanId()
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
	_, err = b.WriteString("\"traceState\":")
	if err != nil {
		return err
	}
	{
		s := s.TraceState()
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
	_, err = b.WriteString("\"parentSpanId\":")
	if err != nil {
		return err
	}
	{
		s := s.ParentSpanId()
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
	_, err = b.WriteString("\"flags\":")
	if err != nil {
		return err
	}
	{
		s := s.Flags()
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
	_, err = b.WriteString("\"kind\":")
	if err != nil {
		return err
	}
	{
		s := s.Kind()
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
	_, err = b.WriteString("\"startTimeUnixNano\":")
	if err != nil {
		return err
	}
	{
		s := s.StartTimeUnixNano()
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
	_, err = b.WriteString("\"endTimeUnixNano\":")
	if err != nil {
		return err
	}
	{
		s := s.EndTimeUnixNano()
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
	_, err = b.WriteString("\"attributes\":")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
	_, err = b.WriteString("\"droppedAttributesCount\":")
	if err != nil {
		return err
	}
	{
		s := s.DroppedAttributesCount()
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
	_, err = b.WriteString("\"links\":")
	if err != nil {
		return err
	}
	{
		s := s.Links()
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
	_, err = b.WriteString("\"status\":")
	if err != nil {
		return err
	}
	{
		s := s.Status()
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
func (s Span) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Span) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("traceId = ")
	if err != nil {
		return err
	}
	{
		s := s.TraceId()
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
	_, err = b.WriteString("spanId = ")
	if err != nil {
		return err
	}
	{
		s := s.SpanId()
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
	_, err = b.WriteString("traceState = ")
	if err != nil {
		return err
	}
	{
		s := s.TraceState()
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
	_, err = b.WriteString("parentSpanId = ")
	if err != nil {
		return err
	}
	{
		s := s.ParentSpanId()
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
	_, err = b.WriteString("flags = ")
	if err != nil {
		return err
	}
	{
		s := s.Flags()
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
	_, err = b.WriteString("kind = ")
	if err != nil {
		return err
	}
	{
		s := s.Kind()
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
	_, err = b.WriteString("startTimeUnixNano = ")
	if err != nil {
		return err
	}
	{
		s := s.StartTimeUnixNano()
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
	_, err = b.WriteString("endTimeUnixNano = ")
	if err != nil {
		return err
	}
	{
		s := s.EndTimeUnixNano()
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
	_, err = b.WriteString("attributes = ")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
	_, err = b.WriteString("droppedAttributesCount = ")
	if err != nil {
		return err
	}
	{
		s := s.DroppedAttributesCount()
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
	_, err = b.WriteString("links = ")
	if err != nil {
		return err
	}
	{
		s := s.Links()
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
	_, err = b.WriteString("status = ")
	if err != nil {
		return err
	}
	{
		s := s.Status()
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
func (s Span) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Span_List C.PointerList

func NewSpanList(s *C.Segment, sz int) Span_List { return Span_List(s.NewCompositeList(32, 9, sz)) }
func (s Span_List) Len() int                     { return C.PointerList(s).Len() }
func (s Span_List) At(i int) Span                { return Span(C.PointerList(s).At(i).ToStruct()) }
func (s Span_List) ToArray() []Span {
	n := s.Len()
	a := make([]Span, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Span_List) Set(i int, item Span) { C.PointerList(s).Set(i, C.Object(item)) }

type Event C.Struct

func NewEvent(s *C.Segment) Event             { return Event(s.NewStruct(8, 2)) }
func NewRootEvent(s *C.Segment) Event         { return Event(s.NewRootStruct(8, 2)) }
func AutoNewEvent(s *C.Segment) Event         { return Event(s.NewStructAR(8, 2)) }
func ReadRootEvent(s *C.Segment) Event        { return Event(s.Root(0).ToStruct()) }
func (s Event) TimeUnixNano() uint64          { return C.Struct(s).Get64(0) }
func (s Event) SetTimeUnixNano(v uint64)      { C.Struct(s).Set64(0, v) }
func (s Event) Name() string                  { return C.Struct(s).GetObject(0).ToText() }
func (s Event) NameBytes() []byte             { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Event) SetName(v string)              { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Event) Attributes() KeyValue_List     { return KeyValue_List(C.Struct(s).GetObject(1)) }
func (s Event) SetAttributes(v KeyValue_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Event) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"timeUnixNano\":")
	if err != nil {
		return err
	}
	{
		s := s.TimeUnixNano()
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
	_, err = b.WriteString("\"attributes\":")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
	_, err = b.WriteString("timeUnixNano = ")
	if err != nil {
		return err
	}
	{
		s := s.TimeUnixNano()
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
	_, err = b.WriteString("attributes = ")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
func (s Event) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Event_List C.PointerList

func NewEventList(s *C.Segment, sz int) Event_List { return Event_List(s.NewCompositeList(8, 2, sz)) }
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

type Link C.Struct

func NewLink(s *C.Segment) Link              { return Link(s.NewStruct(0, 3)) }
func NewRootLink(s *C.Segment) Link          { return Link(s.NewRootStruct(0, 3)) }
func AutoNewLink(s *C.Segment) Link          { return Link(s.NewStructAR(0, 3)) }
func ReadRootLink(s *C.Segment) Link         { return Link(s.Root(0).ToStruct()) }
func (s Link) TraceId() []byte               { return C.Struct(s).GetObject(0).ToData() }
func (s Link) SetTraceId(v []byte)           { C.Struct(s).SetObject(0, s.Segment.NewData(v)) }
func (s Link) SpanId() []byte                { return C.Struct(s).GetObject(1).ToData() }
func (s Link) SetSpanId(v []byte)            { C.Struct(s).SetObject(1, s.Segment.NewData(v)) }
func (s Link) Attributes() KeyValue_List     { return KeyValue_List(C.Struct(s).GetObject(2)) }
func (s Link) SetAttributes(v KeyValue_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Link) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"traceId\":")
	if err != nil {
		return err
	}
	{
		s := s.TraceId()
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
	_, err = b.WriteString("\"spanId\":")
	if err != nil {
		return err
	}
	{
		s := s.SpanId()
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
	_, err = b.WriteString("\"attributes\":")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
func (s Link) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Link) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("traceId = ")
	if err != nil {
		return err
	}
	{
		s := s.TraceId()
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
	_, err = b.WriteString("spanId = ")
	if err != nil {
		return err
	}
	{
		s := s.SpanId()
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
	_, err = b.WriteString("attributes = ")
	if err != nil {
		return err
	}
	{
		s := s.Attributes()
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
func (s Link) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Link_List C.PointerList

func NewLinkList(s *C.Segment, sz int) Link_List { return Link_List(s.NewCompositeList(0, 3, sz)) }
func (s Link_List) Len() int                     { return C.PointerList(s).Len() }
func (s Link_List) At(i int) Link                { return Link(C.PointerList(s).At(i).ToStruct()) }
func (s Link_List) ToArray() []Link {
	n := s.Len()
	a := make([]Link, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Link_List) Set(i int, item Link) { C.PointerList(s).Set(i, C.Object(item)) }

type Status C.Struct

func NewStatus(s *C.Segment) Status      { return Status(s.NewStruct(8, 1)) }
func NewRootStatus(s *C.Segment) Status  { return Status(s.NewRootStruct(8, 1)) }
func AutoNewStatus(s *C.Segment) Status  { return Status(s.NewStructAR(8, 1)) }
func ReadRootStatus(s *C.Segment) Status { return Status(s.Root(0).ToStruct()) }
func (s Status) Message2() string        { return C.Struct(s).GetObject(0).ToText() }
func (s Status) Message2Bytes() []byte   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Status) SetMessage2(v string)    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Status) Code() int32             { return int32(C.Struct(s).Get32(0)) }
func (s Status) SetCode(v int32)         { C.Struct(s).Set32(0, uint32(v)) }
func (s Status) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"message2\":")
	if err != nil {
		return err
	}
	{
		s := s.Message2()
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
	_, err = b.WriteString("\"code\":")
	if err != nil {
		return err
	}
	{
		s := s.Code()
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
func (s Status) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Status) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("message2 = ")
	if err != nil {
		return err
	}
	{
		s := s.Message2()
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
	_, err = b.WriteString("code = ")
	if err != nil {
		return err
	}
	{
		s := s.Code()
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
func (s Status) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Status_List C.PointerList

func NewStatusList(s *C.Segment, sz int) Status_List {
	return Status_List(s.NewCompositeList(8, 1, sz))
}
func (s Status_List) Len() int        { return C.PointerList(s).Len() }
func (s Status_List) At(i int) Status { return Status(C.PointerList(s).At(i).ToStruct()) }
func (s Status_List) ToArray() []Status {
	n := s.Len()
	a := make([]Status, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Status_List) Set(i int, item Status) { C.PointerList(s).Set(i, C.Object(item)) }
