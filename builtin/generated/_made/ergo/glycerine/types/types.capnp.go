package types

// AUTO GENERATED - DO NOT EDIT

import (
	"bufio"
	"bytes"
	"encoding/json"
	C "github.com/glycerine/go-capnproto"
	"io"
)

type String C.Struct

func NewString(s *C.Segment) String      { return String(s.NewStruct(0, 1)) }
func NewRootString(s *C.Segment) String  { return String(s.NewRootStruct(0, 1)) }
func AutoNewString(s *C.Segment) String  { return String(s.NewStructAR(0, 1)) }
func ReadRootString(s *C.Segment) String { return String(s.Root(0).ToStruct()) }
func (s String) Value() string           { return C.Struct(s).GetObject(0).ToText() }
func (s String) ValueBytes() []byte      { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s String) SetValue(v string)       { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s String) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
func (s String) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s String) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
func (s String) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type String_List C.PointerList

func NewStringList(s *C.Segment, sz int) String_List {
	return String_List(s.NewCompositeList(0, 1, sz))
}
func (s String_List) Len() int        { return C.PointerList(s).Len() }
func (s String_List) At(i int) String { return String(C.PointerList(s).At(i).ToStruct()) }
func (s String_List) ToArray() []String {
	n := s.Len()
	a := make([]String, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s String_List) Set(i int, item String) { C.PointerList(s).Set(i, C.Object(item)) }

type StringSimpleStructMap C.Struct

func NewStringSimpleStructMap(s *C.Segment) StringSimpleStructMap {
	return StringSimpleStructMap(s.NewStruct(0, 1))
}
func NewRootStringSimpleStructMap(s *C.Segment) StringSimpleStructMap {
	return StringSimpleStructMap(s.NewRootStruct(0, 1))
}
func AutoNewStringSimpleStructMap(s *C.Segment) StringSimpleStructMap {
	return StringSimpleStructMap(s.NewStructAR(0, 1))
}
func ReadRootStringSimpleStructMap(s *C.Segment) StringSimpleStructMap {
	return StringSimpleStructMap(s.Root(0).ToStruct())
}
func (s StringSimpleStructMap) Value() StringSimpleStructMapPair_List {
	return StringSimpleStructMapPair_List(C.Struct(s).GetObject(0))
}
func (s StringSimpleStructMap) SetValue(v StringSimpleStructMapPair_List) {
	C.Struct(s).SetObject(0, C.Object(v))
}
func (s StringSimpleStructMap) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
func (s StringSimpleStructMap) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringSimpleStructMap) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
func (s StringSimpleStructMap) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringSimpleStructMap_List C.PointerList

func NewStringSimpleStructMapList(s *C.Segment, sz int) StringSimpleStructMap_List {
	return StringSimpleStructMap_List(s.NewCompositeList(0, 1, sz))
}
func (s StringSimpleStructMap_List) Len() int { return C.PointerList(s).Len() }
func (s StringSimpleStructMap_List) At(i int) StringSimpleStructMap {
	return StringSimpleStructMap(C.PointerList(s).At(i).ToStruct())
}
func (s StringSimpleStructMap_List) ToArray() []StringSimpleStructMap {
	n := s.Len()
	a := make([]StringSimpleStructMap, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringSimpleStructMap_List) Set(i int, item StringSimpleStructMap) {
	C.PointerList(s).Set(i, C.Object(item))
}

type StringSimpleStructMapPair C.Struct

func NewStringSimpleStructMapPair(s *C.Segment) StringSimpleStructMapPair {
	return StringSimpleStructMapPair(s.NewStruct(0, 2))
}
func NewRootStringSimpleStructMapPair(s *C.Segment) StringSimpleStructMapPair {
	return StringSimpleStructMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringSimpleStructMapPair(s *C.Segment) StringSimpleStructMapPair {
	return StringSimpleStructMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringSimpleStructMapPair(s *C.Segment) StringSimpleStructMapPair {
	return StringSimpleStructMapPair(s.Root(0).ToStruct())
}
func (s StringSimpleStructMapPair) Key() string { return C.Struct(s).GetObject(0).ToText() }
func (s StringSimpleStructMapPair) KeyBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s StringSimpleStructMapPair) SetKey(v string) { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringSimpleStructMapPair) Value() SimpleStruct {
	return SimpleStruct(C.Struct(s).GetObject(1).ToStruct())
}
func (s StringSimpleStructMapPair) SetValue(v SimpleStruct) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringSimpleStructMapPair) WriteJSON(w io.Writer) error {
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
func (s StringSimpleStructMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringSimpleStructMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringSimpleStructMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringSimpleStructMapPair_List C.PointerList

func NewStringSimpleStructMapPairList(s *C.Segment, sz int) StringSimpleStructMapPair_List {
	return StringSimpleStructMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringSimpleStructMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringSimpleStructMapPair_List) At(i int) StringSimpleStructMapPair {
	return StringSimpleStructMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringSimpleStructMapPair_List) ToArray() []StringSimpleStructMapPair {
	n := s.Len()
	a := make([]StringSimpleStructMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringSimpleStructMapPair_List) Set(i int, item StringSimpleStructMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type SimpleStruct C.Struct

func NewSimpleStruct(s *C.Segment) SimpleStruct      { return SimpleStruct(s.NewStruct(8, 1)) }
func NewRootSimpleStruct(s *C.Segment) SimpleStruct  { return SimpleStruct(s.NewRootStruct(8, 1)) }
func AutoNewSimpleStruct(s *C.Segment) SimpleStruct  { return SimpleStruct(s.NewStructAR(8, 1)) }
func ReadRootSimpleStruct(s *C.Segment) SimpleStruct { return SimpleStruct(s.Root(0).ToStruct()) }
func (s SimpleStruct) Name() string                  { return C.Struct(s).GetObject(0).ToText() }
func (s SimpleStruct) NameBytes() []byte             { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s SimpleStruct) SetName(v string)              { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s SimpleStruct) Id() int32                     { return int32(C.Struct(s).Get32(0)) }
func (s SimpleStruct) SetId(v int32)                 { C.Struct(s).Set32(0, uint32(v)) }
func (s SimpleStruct) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s SimpleStruct) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SimpleStruct) WriteCapLit(w io.Writer) error {
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s SimpleStruct) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SimpleStruct_List C.PointerList

func NewSimpleStructList(s *C.Segment, sz int) SimpleStruct_List {
	return SimpleStruct_List(s.NewCompositeList(8, 1, sz))
}
func (s SimpleStruct_List) Len() int { return C.PointerList(s).Len() }
func (s SimpleStruct_List) At(i int) SimpleStruct {
	return SimpleStruct(C.PointerList(s).At(i).ToStruct())
}
func (s SimpleStruct_List) ToArray() []SimpleStruct {
	n := s.Len()
	a := make([]SimpleStruct, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SimpleStruct_List) Set(i int, item SimpleStruct) { C.PointerList(s).Set(i, C.Object(item)) }

type Complex C.Struct

func NewComplex(s *C.Segment) Complex      { return Complex(s.NewStruct(8, 5)) }
func NewRootComplex(s *C.Segment) Complex  { return Complex(s.NewRootStruct(8, 5)) }
func AutoNewComplex(s *C.Segment) Complex  { return Complex(s.NewStructAR(8, 5)) }
func ReadRootComplex(s *C.Segment) Complex { return Complex(s.Root(0).ToStruct()) }
func (s Complex) Name() string             { return C.Struct(s).GetObject(0).ToText() }
func (s Complex) NameBytes() []byte        { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Complex) SetName(v string)         { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Complex) Id() int32                { return int32(C.Struct(s).Get32(0)) }
func (s Complex) SetId(v int32)            { C.Struct(s).Set32(0, uint32(v)) }
func (s Complex) Tags() C.TextList         { return C.TextList(C.Struct(s).GetObject(1)) }
func (s Complex) SetTags(v C.TextList)     { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Complex) Metadata() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(2))
}
func (s Complex) SetMetadata(v StringStringMapPair_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Complex) Pid() PID                               { return PID(C.Struct(s).GetObject(3).ToStruct()) }
func (s Complex) SetPid(v PID)                           { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Complex) ProcessId() ProcessID                   { return ProcessID(C.Struct(s).GetObject(4).ToStruct()) }
func (s Complex) SetProcessId(v ProcessID)               { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Complex) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"tags\":")
	if err != nil {
		return err
	}
	{
		s := s.Tags()
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
	_, err = b.WriteString("\"metadata\":")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
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
	_, err = b.WriteString("\"pid\":")
	if err != nil {
		return err
	}
	{
		s := s.Pid()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"processId\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessId()
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
func (s Complex) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Complex) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("tags = ")
	if err != nil {
		return err
	}
	{
		s := s.Tags()
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
	_, err = b.WriteString("metadata = ")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
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
	_, err = b.WriteString("pid = ")
	if err != nil {
		return err
	}
	{
		s := s.Pid()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("processId = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessId()
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
func (s Complex) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Complex_List C.PointerList

func NewComplexList(s *C.Segment, sz int) Complex_List {
	return Complex_List(s.NewCompositeList(8, 5, sz))
}
func (s Complex_List) Len() int         { return C.PointerList(s).Len() }
func (s Complex_List) At(i int) Complex { return Complex(C.PointerList(s).At(i).ToStruct()) }
func (s Complex_List) ToArray() []Complex {
	n := s.Len()
	a := make([]Complex, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Complex_List) Set(i int, item Complex) { C.PointerList(s).Set(i, C.Object(item)) }

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

type PID C.Struct

func NewPID(s *C.Segment) PID      { return PID(s.NewStruct(16, 1)) }
func NewRootPID(s *C.Segment) PID  { return PID(s.NewRootStruct(16, 1)) }
func AutoNewPID(s *C.Segment) PID  { return PID(s.NewStructAR(16, 1)) }
func ReadRootPID(s *C.Segment) PID { return PID(s.Root(0).ToStruct()) }
func (s PID) Node() string         { return C.Struct(s).GetObject(0).ToText() }
func (s PID) NodeBytes() []byte    { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s PID) SetNode(v string)     { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s PID) Id() uint64           { return C.Struct(s).Get64(0) }
func (s PID) SetId(v uint64)       { C.Struct(s).Set64(0, v) }
func (s PID) Creation() int64      { return int64(C.Struct(s).Get64(8)) }
func (s PID) SetCreation(v int64)  { C.Struct(s).Set64(8, uint64(v)) }
func (s PID) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"node\":")
	if err != nil {
		return err
	}
	{
		s := s.Node()
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
	_, err = b.WriteString("\"creation\":")
	if err != nil {
		return err
	}
	{
		s := s.Creation()
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
func (s PID) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PID) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("node = ")
	if err != nil {
		return err
	}
	{
		s := s.Node()
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
	_, err = b.WriteString("creation = ")
	if err != nil {
		return err
	}
	{
		s := s.Creation()
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
func (s PID) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PID_List C.PointerList

func NewPIDList(s *C.Segment, sz int) PID_List { return PID_List(s.NewCompositeList(16, 1, sz)) }
func (s PID_List) Len() int                    { return C.PointerList(s).Len() }
func (s PID_List) At(i int) PID                { return PID(C.PointerList(s).At(i).ToStruct()) }
func (s PID_List) ToArray() []PID {
	n := s.Len()
	a := make([]PID, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PID_List) Set(i int, item PID) { C.PointerList(s).Set(i, C.Object(item)) }

type ProcessID C.Struct

func NewProcessID(s *C.Segment) ProcessID      { return ProcessID(s.NewStruct(0, 2)) }
func NewRootProcessID(s *C.Segment) ProcessID  { return ProcessID(s.NewRootStruct(0, 2)) }
func AutoNewProcessID(s *C.Segment) ProcessID  { return ProcessID(s.NewStructAR(0, 2)) }
func ReadRootProcessID(s *C.Segment) ProcessID { return ProcessID(s.Root(0).ToStruct()) }
func (s ProcessID) Name() string               { return C.Struct(s).GetObject(0).ToText() }
func (s ProcessID) NameBytes() []byte          { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ProcessID) SetName(v string)           { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ProcessID) Node() string               { return C.Struct(s).GetObject(1).ToText() }
func (s ProcessID) NodeBytes() []byte          { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s ProcessID) SetNode(v string)           { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s ProcessID) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"node\":")
	if err != nil {
		return err
	}
	{
		s := s.Node()
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
func (s ProcessID) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ProcessID) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("node = ")
	if err != nil {
		return err
	}
	{
		s := s.Node()
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
func (s ProcessID) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ProcessID_List C.PointerList

func NewProcessIDList(s *C.Segment, sz int) ProcessID_List {
	return ProcessID_List(s.NewCompositeList(0, 2, sz))
}
func (s ProcessID_List) Len() int           { return C.PointerList(s).Len() }
func (s ProcessID_List) At(i int) ProcessID { return ProcessID(C.PointerList(s).At(i).ToStruct()) }
func (s ProcessID_List) ToArray() []ProcessID {
	n := s.Len()
	a := make([]ProcessID, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ProcessID_List) Set(i int, item ProcessID) { C.PointerList(s).Set(i, C.Object(item)) }

type Nested C.Struct

func NewNested(s *C.Segment) Nested      { return Nested(s.NewStruct(8, 4)) }
func NewRootNested(s *C.Segment) Nested  { return Nested(s.NewRootStruct(8, 4)) }
func AutoNewNested(s *C.Segment) Nested  { return Nested(s.NewStructAR(8, 4)) }
func ReadRootNested(s *C.Segment) Nested { return Nested(s.Root(0).ToStruct()) }
func (s Nested) Name() string            { return C.Struct(s).GetObject(0).ToText() }
func (s Nested) NameBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Nested) SetName(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Nested) Id() int32               { return int32(C.Struct(s).Get32(0)) }
func (s Nested) SetId(v int32)           { C.Struct(s).Set32(0, uint32(v)) }
func (s Nested) Complex() Complex        { return Complex(C.Struct(s).GetObject(1).ToStruct()) }
func (s Nested) SetComplex(v Complex)    { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Nested) ComplexMap() StringComplexMapPair_List {
	return StringComplexMapPair_List(C.Struct(s).GetObject(2))
}
func (s Nested) SetComplexMap(v StringComplexMapPair_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Nested) NestedMap() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(3))
}
func (s Nested) SetNestedMap(v StringStringMapPair_List) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Nested) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"complex\":")
	if err != nil {
		return err
	}
	{
		s := s.Complex()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"complexMap\":")
	if err != nil {
		return err
	}
	{
		s := s.ComplexMap()
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
	_, err = b.WriteString("\"nestedMap\":")
	if err != nil {
		return err
	}
	{
		s := s.NestedMap()
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
func (s Nested) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Nested) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("complex = ")
	if err != nil {
		return err
	}
	{
		s := s.Complex()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("complexMap = ")
	if err != nil {
		return err
	}
	{
		s := s.ComplexMap()
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
	_, err = b.WriteString("nestedMap = ")
	if err != nil {
		return err
	}
	{
		s := s.NestedMap()
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
func (s Nested) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Nested_List C.PointerList

func NewNestedList(s *C.Segment, sz int) Nested_List {
	return Nested_List(s.NewCompositeList(8, 4, sz))
}
func (s Nested_List) Len() int        { return C.PointerList(s).Len() }
func (s Nested_List) At(i int) Nested { return Nested(C.PointerList(s).At(i).ToStruct()) }
func (s Nested_List) ToArray() []Nested {
	n := s.Len()
	a := make([]Nested, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Nested_List) Set(i int, item Nested) { C.PointerList(s).Set(i, C.Object(item)) }

type StringComplexMapPair C.Struct

func NewStringComplexMapPair(s *C.Segment) StringComplexMapPair {
	return StringComplexMapPair(s.NewStruct(0, 2))
}
func NewRootStringComplexMapPair(s *C.Segment) StringComplexMapPair {
	return StringComplexMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringComplexMapPair(s *C.Segment) StringComplexMapPair {
	return StringComplexMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringComplexMapPair(s *C.Segment) StringComplexMapPair {
	return StringComplexMapPair(s.Root(0).ToStruct())
}
func (s StringComplexMapPair) Key() string        { return C.Struct(s).GetObject(0).ToText() }
func (s StringComplexMapPair) KeyBytes() []byte   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringComplexMapPair) SetKey(v string)    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringComplexMapPair) Value() Complex     { return Complex(C.Struct(s).GetObject(1).ToStruct()) }
func (s StringComplexMapPair) SetValue(v Complex) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringComplexMapPair) WriteJSON(w io.Writer) error {
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
func (s StringComplexMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringComplexMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringComplexMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringComplexMapPair_List C.PointerList

func NewStringComplexMapPairList(s *C.Segment, sz int) StringComplexMapPair_List {
	return StringComplexMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringComplexMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringComplexMapPair_List) At(i int) StringComplexMapPair {
	return StringComplexMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringComplexMapPair_List) ToArray() []StringComplexMapPair {
	n := s.Len()
	a := make([]StringComplexMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringComplexMapPair_List) Set(i int, item StringComplexMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}
