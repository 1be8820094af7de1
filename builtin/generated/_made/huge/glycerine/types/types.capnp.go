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

type Timestamp C.Struct

func NewTimestamp(s *C.Segment) Timestamp      { return Timestamp(s.NewStruct(16, 0)) }
func NewRootTimestamp(s *C.Segment) Timestamp  { return Timestamp(s.NewRootStruct(16, 0)) }
func AutoNewTimestamp(s *C.Segment) Timestamp  { return Timestamp(s.NewStructAR(16, 0)) }
func ReadRootTimestamp(s *C.Segment) Timestamp { return Timestamp(s.Root(0).ToStruct()) }
func (s Timestamp) Seconds() int64             { return int64(C.Struct(s).Get64(0)) }
func (s Timestamp) SetSeconds(v int64)         { C.Struct(s).Set64(0, uint64(v)) }
func (s Timestamp) Nanos() uint32              { return C.Struct(s).Get32(8) }
func (s Timestamp) SetNanos(v uint32)          { C.Struct(s).Set32(8, v) }
func (s Timestamp) Offset() int32              { return int32(C.Struct(s).Get32(12)) }
func (s Timestamp) SetOffset(v int32)          { C.Struct(s).Set32(12, uint32(v)) }
func (s Timestamp) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"seconds\":")
	if err != nil {
		return err
	}
	{
		s := s.Seconds()
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
	_, err = b.WriteString("\"nanos\":")
	if err != nil {
		return err
	}
	{
		s := s.Nanos()
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
	_, err = b.WriteString("\"offset\":")
	if err != nil {
		return err
	}
	{
		s := s.Offset()
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
func (s Timestamp) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Timestamp) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("seconds = ")
	if err != nil {
		return err
	}
	{
		s := s.Seconds()
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
	_, err = b.WriteString("nanos = ")
	if err != nil {
		return err
	}
	{
		s := s.Nanos()
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
	_, err = b.WriteString("offset = ")
	if err != nil {
		return err
	}
	{
		s := s.Offset()
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
func (s Timestamp) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Timestamp_List C.PointerList

func NewTimestampList(s *C.Segment, sz int) Timestamp_List {
	return Timestamp_List(s.NewCompositeList(16, 0, sz))
}
func (s Timestamp_List) Len() int           { return C.PointerList(s).Len() }
func (s Timestamp_List) At(i int) Timestamp { return Timestamp(C.PointerList(s).At(i).ToStruct()) }
func (s Timestamp_List) ToArray() []Timestamp {
	n := s.Len()
	a := make([]Timestamp, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Timestamp_List) Set(i int, item Timestamp) { C.PointerList(s).Set(i, C.Object(item)) }

type Tiny C.Struct

func NewTiny(s *C.Segment) Tiny      { return Tiny(s.NewStruct(8, 1)) }
func NewRootTiny(s *C.Segment) Tiny  { return Tiny(s.NewRootStruct(8, 1)) }
func AutoNewTiny(s *C.Segment) Tiny  { return Tiny(s.NewStructAR(8, 1)) }
func ReadRootTiny(s *C.Segment) Tiny { return Tiny(s.Root(0).ToStruct()) }
func (s Tiny) TinyId() int64         { return int64(C.Struct(s).Get64(0)) }
func (s Tiny) SetTinyId(v int64)     { C.Struct(s).Set64(0, uint64(v)) }
func (s Tiny) SomeStr() string       { return C.Struct(s).GetObject(0).ToText() }
func (s Tiny) SomeStrBytes() []byte  { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Tiny) SetSomeStr(v string)   { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Tiny) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"tinyId\":")
	if err != nil {
		return err
	}
	{
		s := s.TinyId()
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
	_, err = b.WriteString("\"someStr\":")
	if err != nil {
		return err
	}
	{
		s := s.SomeStr()
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
func (s Tiny) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Tiny) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("tinyId = ")
	if err != nil {
		return err
	}
	{
		s := s.TinyId()
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
	_, err = b.WriteString("someStr = ")
	if err != nil {
		return err
	}
	{
		s := s.SomeStr()
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
func (s Tiny) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Tiny_List C.PointerList

func NewTinyList(s *C.Segment, sz int) Tiny_List { return Tiny_List(s.NewCompositeList(8, 1, sz)) }
func (s Tiny_List) Len() int                     { return C.PointerList(s).Len() }
func (s Tiny_List) At(i int) Tiny                { return Tiny(C.PointerList(s).At(i).ToStruct()) }
func (s Tiny_List) ToArray() []Tiny {
	n := s.Len()
	a := make([]Tiny, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Tiny_List) Set(i int, item Tiny) { C.PointerList(s).Set(i, C.Object(item)) }

type TinyList2 C.Struct

func NewTinyList2(s *C.Segment) TinyList2      { return TinyList2(s.NewStruct(0, 1)) }
func NewRootTinyList2(s *C.Segment) TinyList2  { return TinyList2(s.NewRootStruct(0, 1)) }
func AutoNewTinyList2(s *C.Segment) TinyList2  { return TinyList2(s.NewStructAR(0, 1)) }
func ReadRootTinyList2(s *C.Segment) TinyList2 { return TinyList2(s.Root(0).ToStruct()) }
func (s TinyList2) Value() Tiny_List           { return Tiny_List(C.Struct(s).GetObject(0)) }
func (s TinyList2) SetValue(v Tiny_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s TinyList2) WriteJSON(w io.Writer) error {
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
func (s TinyList2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s TinyList2) WriteCapLit(w io.Writer) error {
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
func (s TinyList2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type TinyList2_List C.PointerList

func NewTinyList2List(s *C.Segment, sz int) TinyList2_List {
	return TinyList2_List(s.NewCompositeList(0, 1, sz))
}
func (s TinyList2_List) Len() int           { return C.PointerList(s).Len() }
func (s TinyList2_List) At(i int) TinyList2 { return TinyList2(C.PointerList(s).At(i).ToStruct()) }
func (s TinyList2_List) ToArray() []TinyList2 {
	n := s.Len()
	a := make([]TinyList2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s TinyList2_List) Set(i int, item TinyList2) { C.PointerList(s).Set(i, C.Object(item)) }

type TinyOptionalList C.Struct

func NewTinyOptionalList(s *C.Segment) TinyOptionalList { return TinyOptionalList(s.NewStruct(0, 2)) }
func NewRootTinyOptionalList(s *C.Segment) TinyOptionalList {
	return TinyOptionalList(s.NewRootStruct(0, 2))
}
func AutoNewTinyOptionalList(s *C.Segment) TinyOptionalList {
	return TinyOptionalList(s.NewStructAR(0, 2))
}
func ReadRootTinyOptionalList(s *C.Segment) TinyOptionalList {
	return TinyOptionalList(s.Root(0).ToStruct())
}
func (s TinyOptionalList) Value() Tiny_List            { return Tiny_List(C.Struct(s).GetObject(0)) }
func (s TinyOptionalList) SetValue(v Tiny_List)        { C.Struct(s).SetObject(0, C.Object(v)) }
func (s TinyOptionalList) ValueNull() C.UInt32List     { return C.UInt32List(C.Struct(s).GetObject(1)) }
func (s TinyOptionalList) SetValueNull(v C.UInt32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s TinyOptionalList) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"valueNull\":")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s TinyOptionalList) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s TinyOptionalList) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("valueNull = ")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s TinyOptionalList) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type TinyOptionalList_List C.PointerList

func NewTinyOptionalListList(s *C.Segment, sz int) TinyOptionalList_List {
	return TinyOptionalList_List(s.NewCompositeList(0, 2, sz))
}
func (s TinyOptionalList_List) Len() int { return C.PointerList(s).Len() }
func (s TinyOptionalList_List) At(i int) TinyOptionalList {
	return TinyOptionalList(C.PointerList(s).At(i).ToStruct())
}
func (s TinyOptionalList_List) ToArray() []TinyOptionalList {
	n := s.Len()
	a := make([]TinyOptionalList, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s TinyOptionalList_List) Set(i int, item TinyOptionalList) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Medium C.Struct
type MediumLastName Medium
type MediumMediumMoneyBalance Medium
type MediumLastName_Which uint16

const (
	MEDIUMLASTNAME_NONE MediumLastName_Which = 0
	MEDIUMLASTNAME_SOME MediumLastName_Which = 1
)

type MediumMediumMoneyBalance_Which uint16

const (
	MEDIUMMEDIUMMONEYBALANCE_NONE MediumMediumMoneyBalance_Which = 0
	MEDIUMMEDIUMMONEYBALANCE_SOME MediumMediumMoneyBalance_Which = 1
)

func NewMedium(s *C.Segment) Medium       { return Medium(s.NewStruct(24, 4)) }
func NewRootMedium(s *C.Segment) Medium   { return Medium(s.NewRootStruct(24, 4)) }
func AutoNewMedium(s *C.Segment) Medium   { return Medium(s.NewStructAR(24, 4)) }
func ReadRootMedium(s *C.Segment) Medium  { return Medium(s.Root(0).ToStruct()) }
func (s Medium) MediumId() int64          { return int64(C.Struct(s).Get64(0)) }
func (s Medium) SetMediumId(v int64)      { C.Struct(s).Set64(0, uint64(v)) }
func (s Medium) FirstName() string        { return C.Struct(s).GetObject(0).ToText() }
func (s Medium) FirstNameBytes() []byte   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Medium) SetFirstName(v string)    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Medium) LastName() MediumLastName { return MediumLastName(s) }
func (s MediumLastName) Which() MediumLastName_Which {
	return MediumLastName_Which(C.Struct(s).Get16(8))
}
func (s MediumLastName) SetNone()          { C.Struct(s).Set16(8, 0) }
func (s MediumLastName) Some() string      { return C.Struct(s).GetObject(1).ToText() }
func (s MediumLastName) SomeBytes() []byte { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s MediumLastName) SetSome(v string) {
	C.Struct(s).Set16(8, 1)
	C.Struct(s).SetObject(1, s.Segment.NewText(v))
}
func (s Medium) MediumMoneyBalance() MediumMediumMoneyBalance { return MediumMediumMoneyBalance(s) }
func (s MediumMediumMoneyBalance) Which() MediumMediumMoneyBalance_Which {
	return MediumMediumMoneyBalance_Which(C.Struct(s).Get16(10))
}
func (s MediumMediumMoneyBalance) SetNone()      { C.Struct(s).Set16(10, 0) }
func (s MediumMediumMoneyBalance) Some() float64 { return math.Float64frombits(C.Struct(s).Get64(16)) }
func (s MediumMediumMoneyBalance) SetSome(v float64) {
	C.Struct(s).Set16(10, 1)
	C.Struct(s).Set64(16, math.Float64bits(v))
}
func (s Medium) CreatedAt() Timestamp     { return Timestamp(C.Struct(s).GetObject(2).ToStruct()) }
func (s Medium) SetCreatedAt(v Timestamp) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Medium) TinyField() Tiny          { return Tiny(C.Struct(s).GetObject(3).ToStruct()) }
func (s Medium) SetTinyField(v Tiny)      { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Medium) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"mediumId\":")
	if err != nil {
		return err
	}
	{
		s := s.MediumId()
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
	_, err = b.WriteString("\"firstName\":")
	if err != nil {
		return err
	}
	{
		s := s.FirstName()
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
	_, err = b.WriteString("\"lastName\":")
	if err != nil {
		return err
	}
	{
		s := s.LastName()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == MEDIUMLASTNAME_NONE {
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
		if s.Which() == MEDIUMLASTNAME_SOME {
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
	_, err = b.WriteString("\"mediumMoneyBalance\":")
	if err != nil {
		return err
	}
	{
		s := s.MediumMoneyBalance()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == MEDIUMMEDIUMMONEYBALANCE_NONE {
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
		if s.Which() == MEDIUMMEDIUMMONEYBALANCE_SOME {
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
	_, err = b.WriteString("\"createdAt\":")
	if err != nil {
		return err
	}
	{
		s := s.CreatedAt()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"tinyField\":")
	if err != nil {
		return err
	}
	{
		s := s.TinyField()
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
func (s Medium) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Medium) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("mediumId = ")
	if err != nil {
		return err
	}
	{
		s := s.MediumId()
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
	_, err = b.WriteString("firstName = ")
	if err != nil {
		return err
	}
	{
		s := s.FirstName()
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
	_, err = b.WriteString("lastName = ")
	if err != nil {
		return err
	}
	{
		s := s.LastName()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == MEDIUMLASTNAME_NONE {
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
		if s.Which() == MEDIUMLASTNAME_SOME {
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
	_, err = b.WriteString("mediumMoneyBalance = ")
	if err != nil {
		return err
	}
	{
		s := s.MediumMoneyBalance()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == MEDIUMMEDIUMMONEYBALANCE_NONE {
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
		if s.Which() == MEDIUMMEDIUMMONEYBALANCE_SOME {
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
	_, err = b.WriteString("createdAt = ")
	if err != nil {
		return err
	}
	{
		s := s.CreatedAt()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("tinyField = ")
	if err != nil {
		return err
	}
	{
		s := s.TinyField()
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
func (s Medium) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Medium_List C.PointerList

func NewMediumList(s *C.Segment, sz int) Medium_List {
	return Medium_List(s.NewCompositeList(24, 4, sz))
}
func (s Medium_List) Len() int        { return C.PointerList(s).Len() }
func (s Medium_List) At(i int) Medium { return Medium(C.PointerList(s).At(i).ToStruct()) }
func (s Medium_List) ToArray() []Medium {
	n := s.Len()
	a := make([]Medium, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Medium_List) Set(i int, item Medium) { C.PointerList(s).Set(i, C.Object(item)) }

type MediumList2 C.Struct

func NewMediumList2(s *C.Segment) MediumList2      { return MediumList2(s.NewStruct(0, 1)) }
func NewRootMediumList2(s *C.Segment) MediumList2  { return MediumList2(s.NewRootStruct(0, 1)) }
func AutoNewMediumList2(s *C.Segment) MediumList2  { return MediumList2(s.NewStructAR(0, 1)) }
func ReadRootMediumList2(s *C.Segment) MediumList2 { return MediumList2(s.Root(0).ToStruct()) }
func (s MediumList2) Value() Medium_List           { return Medium_List(C.Struct(s).GetObject(0)) }
func (s MediumList2) SetValue(v Medium_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s MediumList2) WriteJSON(w io.Writer) error {
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
func (s MediumList2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s MediumList2) WriteCapLit(w io.Writer) error {
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
func (s MediumList2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type MediumList2_List C.PointerList

func NewMediumList2List(s *C.Segment, sz int) MediumList2_List {
	return MediumList2_List(s.NewCompositeList(0, 1, sz))
}
func (s MediumList2_List) Len() int { return C.PointerList(s).Len() }
func (s MediumList2_List) At(i int) MediumList2 {
	return MediumList2(C.PointerList(s).At(i).ToStruct())
}
func (s MediumList2_List) ToArray() []MediumList2 {
	n := s.Len()
	a := make([]MediumList2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s MediumList2_List) Set(i int, item MediumList2) { C.PointerList(s).Set(i, C.Object(item)) }

type MediumOptionalList C.Struct

func NewMediumOptionalList(s *C.Segment) MediumOptionalList {
	return MediumOptionalList(s.NewStruct(0, 2))
}
func NewRootMediumOptionalList(s *C.Segment) MediumOptionalList {
	return MediumOptionalList(s.NewRootStruct(0, 2))
}
func AutoNewMediumOptionalList(s *C.Segment) MediumOptionalList {
	return MediumOptionalList(s.NewStructAR(0, 2))
}
func ReadRootMediumOptionalList(s *C.Segment) MediumOptionalList {
	return MediumOptionalList(s.Root(0).ToStruct())
}
func (s MediumOptionalList) Value() Medium_List          { return Medium_List(C.Struct(s).GetObject(0)) }
func (s MediumOptionalList) SetValue(v Medium_List)      { C.Struct(s).SetObject(0, C.Object(v)) }
func (s MediumOptionalList) ValueNull() C.UInt32List     { return C.UInt32List(C.Struct(s).GetObject(1)) }
func (s MediumOptionalList) SetValueNull(v C.UInt32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s MediumOptionalList) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"valueNull\":")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s MediumOptionalList) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s MediumOptionalList) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("valueNull = ")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s MediumOptionalList) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type MediumOptionalList_List C.PointerList

func NewMediumOptionalListList(s *C.Segment, sz int) MediumOptionalList_List {
	return MediumOptionalList_List(s.NewCompositeList(0, 2, sz))
}
func (s MediumOptionalList_List) Len() int { return C.PointerList(s).Len() }
func (s MediumOptionalList_List) At(i int) MediumOptionalList {
	return MediumOptionalList(C.PointerList(s).At(i).ToStruct())
}
func (s MediumOptionalList_List) ToArray() []MediumOptionalList {
	n := s.Len()
	a := make([]MediumOptionalList, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s MediumOptionalList_List) Set(i int, item MediumOptionalList) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Big C.Struct
type BigCountry Big
type BigCountry_Which uint16

const (
	BIGCOUNTRY_NONE BigCountry_Which = 0
	BIGCOUNTRY_SOME BigCountry_Which = 1
)

func NewBig(s *C.Segment) Big                { return Big(s.NewStruct(24, 8)) }
func NewRootBig(s *C.Segment) Big            { return Big(s.NewRootStruct(24, 8)) }
func AutoNewBig(s *C.Segment) Big            { return Big(s.NewStructAR(24, 8)) }
func ReadRootBig(s *C.Segment) Big           { return Big(s.Root(0).ToStruct()) }
func (s Big) BigId() int64                   { return int64(C.Struct(s).Get64(0)) }
func (s Big) SetBigId(v int64)               { C.Struct(s).Set64(0, uint64(v)) }
func (s Big) Age() uint64                    { return C.Struct(s).Get64(8) }
func (s Big) SetAge(v uint64)                { C.Struct(s).Set64(8, v) }
func (s Big) Country() BigCountry            { return BigCountry(s) }
func (s BigCountry) Which() BigCountry_Which { return BigCountry_Which(C.Struct(s).Get16(16)) }
func (s BigCountry) SetNone()                { C.Struct(s).Set16(16, 0) }
func (s BigCountry) Some() string            { return C.Struct(s).GetObject(0).ToText() }
func (s BigCountry) SomeBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s BigCountry) SetSome(v string) {
	C.Struct(s).Set16(16, 1)
	C.Struct(s).SetObject(0, s.Segment.NewText(v))
}
func (s Big) CountryBytes2() []byte      { return C.Struct(s).GetObject(1).ToData() }
func (s Big) SetCountryBytes2(v []byte)  { C.Struct(s).SetObject(1, s.Segment.NewData(v)) }
func (s Big) CreatedAt() Timestamp       { return Timestamp(C.Struct(s).GetObject(2).ToStruct()) }
func (s Big) SetCreatedAt(v Timestamp)   { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Big) UpdatedAt() Timestamp       { return Timestamp(C.Struct(s).GetObject(3).ToStruct()) }
func (s Big) SetUpdatedAt(v Timestamp)   { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Big) DeletedAt() Timestamp       { return Timestamp(C.Struct(s).GetObject(4).ToStruct()) }
func (s Big) SetDeletedAt(v Timestamp)   { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Big) TinyField() Tiny            { return Tiny(C.Struct(s).GetObject(5).ToStruct()) }
func (s Big) SetTinyField(v Tiny)        { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Big) MediumField() Medium        { return Medium(C.Struct(s).GetObject(6).ToStruct()) }
func (s Big) SetMediumField(v Medium)    { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Big) MediumFieldPtr() Medium     { return Medium(C.Struct(s).GetObject(7).ToStruct()) }
func (s Big) SetMediumFieldPtr(v Medium) { C.Struct(s).SetObject(7, C.Object(v)) }
func (s Big) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"bigId\":")
	if err != nil {
		return err
	}
	{
		s := s.BigId()
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
	_, err = b.WriteString("\"age\":")
	if err != nil {
		return err
	}
	{
		s := s.Age()
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
	_, err = b.WriteString("\"country\":")
	if err != nil {
		return err
	}
	{
		s := s.Country()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == BIGCOUNTRY_NONE {
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
		if s.Which() == BIGCOUNTRY_SOME {
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
	_, err = b.WriteString("\"countryBytes2\":")
	if err != nil {
		return err
	}
	{
		s := s.CountryBytes2()
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
	_, err = b.WriteString("\"createdAt\":")
	if err != nil {
		return err
	}
	{
		s := s.CreatedAt()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"updatedAt\":")
	if err != nil {
		return err
	}
	{
		s := s.UpdatedAt()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"deletedAt\":")
	if err != nil {
		return err
	}
	{
		s := s.DeletedAt()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"tinyField\":")
	if err != nil {
		return err
	}
	{
		s := s.TinyField()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"mediumField\":")
	if err != nil {
		return err
	}
	{
		s := s.MediumField()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"mediumFieldPtr\":")
	if err != nil {
		return err
	}
	{
		s := s.MediumFieldPtr()
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
func (s Big) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Big) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("bigId = ")
	if err != nil {
		return err
	}
	{
		s := s.BigId()
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
	_, err = b.WriteString("age = ")
	if err != nil {
		return err
	}
	{
		s := s.Age()
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
	_, err = b.WriteString("country = ")
	if err != nil {
		return err
	}
	{
		s := s.Country()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == BIGCOUNTRY_NONE {
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
		if s.Which() == BIGCOUNTRY_SOME {
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
	_, err = b.WriteString("countryBytes2 = ")
	if err != nil {
		return err
	}
	{
		s := s.CountryBytes2()
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
	_, err = b.WriteString("createdAt = ")
	if err != nil {
		return err
	}
	{
		s := s.CreatedAt()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("updatedAt = ")
	if err != nil {
		return err
	}
	{
		s := s.UpdatedAt()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("deletedAt = ")
	if err != nil {
		return err
	}
	{
		s := s.DeletedAt()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("tinyField = ")
	if err != nil {
		return err
	}
	{
		s := s.TinyField()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("mediumField = ")
	if err != nil {
		return err
	}
	{
		s := s.MediumField()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("mediumFieldPtr = ")
	if err != nil {
		return err
	}
	{
		s := s.MediumFieldPtr()
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
func (s Big) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Big_List C.PointerList

func NewBigList(s *C.Segment, sz int) Big_List { return Big_List(s.NewCompositeList(24, 8, sz)) }
func (s Big_List) Len() int                    { return C.PointerList(s).Len() }
func (s Big_List) At(i int) Big                { return Big(C.PointerList(s).At(i).ToStruct()) }
func (s Big_List) ToArray() []Big {
	n := s.Len()
	a := make([]Big, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Big_List) Set(i int, item Big) { C.PointerList(s).Set(i, C.Object(item)) }

type BigList2 C.Struct

func NewBigList2(s *C.Segment) BigList2      { return BigList2(s.NewStruct(0, 1)) }
func NewRootBigList2(s *C.Segment) BigList2  { return BigList2(s.NewRootStruct(0, 1)) }
func AutoNewBigList2(s *C.Segment) BigList2  { return BigList2(s.NewStructAR(0, 1)) }
func ReadRootBigList2(s *C.Segment) BigList2 { return BigList2(s.Root(0).ToStruct()) }
func (s BigList2) Value() Big_List           { return Big_List(C.Struct(s).GetObject(0)) }
func (s BigList2) SetValue(v Big_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s BigList2) WriteJSON(w io.Writer) error {
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
func (s BigList2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s BigList2) WriteCapLit(w io.Writer) error {
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
func (s BigList2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type BigList2_List C.PointerList

func NewBigList2List(s *C.Segment, sz int) BigList2_List {
	return BigList2_List(s.NewCompositeList(0, 1, sz))
}
func (s BigList2_List) Len() int          { return C.PointerList(s).Len() }
func (s BigList2_List) At(i int) BigList2 { return BigList2(C.PointerList(s).At(i).ToStruct()) }
func (s BigList2_List) ToArray() []BigList2 {
	n := s.Len()
	a := make([]BigList2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s BigList2_List) Set(i int, item BigList2) { C.PointerList(s).Set(i, C.Object(item)) }

type BigOptionalList C.Struct

func NewBigOptionalList(s *C.Segment) BigOptionalList { return BigOptionalList(s.NewStruct(0, 2)) }
func NewRootBigOptionalList(s *C.Segment) BigOptionalList {
	return BigOptionalList(s.NewRootStruct(0, 2))
}
func AutoNewBigOptionalList(s *C.Segment) BigOptionalList {
	return BigOptionalList(s.NewStructAR(0, 2))
}
func ReadRootBigOptionalList(s *C.Segment) BigOptionalList {
	return BigOptionalList(s.Root(0).ToStruct())
}
func (s BigOptionalList) Value() Big_List             { return Big_List(C.Struct(s).GetObject(0)) }
func (s BigOptionalList) SetValue(v Big_List)         { C.Struct(s).SetObject(0, C.Object(v)) }
func (s BigOptionalList) ValueNull() C.UInt32List     { return C.UInt32List(C.Struct(s).GetObject(1)) }
func (s BigOptionalList) SetValueNull(v C.UInt32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s BigOptionalList) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"valueNull\":")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s BigOptionalList) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s BigOptionalList) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("valueNull = ")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s BigOptionalList) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type BigOptionalList_List C.PointerList

func NewBigOptionalListList(s *C.Segment, sz int) BigOptionalList_List {
	return BigOptionalList_List(s.NewCompositeList(0, 2, sz))
}
func (s BigOptionalList_List) Len() int { return C.PointerList(s).Len() }
func (s BigOptionalList_List) At(i int) BigOptionalList {
	return BigOptionalList(C.PointerList(s).At(i).ToStruct())
}
func (s BigOptionalList_List) ToArray() []BigOptionalList {
	n := s.Len()
	a := make([]BigOptionalList, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s BigOptionalList_List) Set(i int, item BigOptionalList) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Huge C.Struct

func NewHuge(s *C.Segment) Huge                  { return Huge(s.NewStruct(0, 5)) }
func NewRootHuge(s *C.Segment) Huge              { return Huge(s.NewRootStruct(0, 5)) }
func AutoNewHuge(s *C.Segment) Huge              { return Huge(s.NewStructAR(0, 5)) }
func ReadRootHuge(s *C.Segment) Huge             { return Huge(s.Root(0).ToStruct()) }
func (s Huge) BigSlice() Big_List                { return Big_List(C.Struct(s).GetObject(0)) }
func (s Huge) SetBigSlice(v Big_List)            { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Huge) BigPtrSlice() Big_List             { return Big_List(C.Struct(s).GetObject(1)) }
func (s Huge) SetBigPtrSlice(v Big_List)         { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Huge) BigPtrSliceNull() C.UInt32List     { return C.UInt32List(C.Struct(s).GetObject(2)) }
func (s Huge) SetBigPtrSliceNull(v C.UInt32List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Huge) BiggerSlice() Big_List             { return Big_List(C.Struct(s).GetObject(3)) }
func (s Huge) SetBiggerSlice(v Big_List)         { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Huge) TheBiggestSlice() Big_List         { return Big_List(C.Struct(s).GetObject(4)) }
func (s Huge) SetTheBiggestSlice(v Big_List)     { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Huge) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"bigSlice\":")
	if err != nil {
		return err
	}
	{
		s := s.BigSlice()
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
	_, err = b.WriteString("\"bigPtrSlice\":")
	if err != nil {
		return err
	}
	{
		s := s.BigPtrSlice()
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
	_, err = b.WriteString("\"bigPtrSliceNull\":")
	if err != nil {
		return err
	}
	{
		s := s.BigPtrSliceNull()
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
	_, err = b.WriteString("\"biggerSlice\":")
	if err != nil {
		return err
	}
	{
		s := s.BiggerSlice()
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
	_, err = b.WriteString("\"theBiggestSlice\":")
	if err != nil {
		return err
	}
	{
		s := s.TheBiggestSlice()
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
func (s Huge) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Huge) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("bigSlice = ")
	if err != nil {
		return err
	}
	{
		s := s.BigSlice()
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
	_, err = b.WriteString("bigPtrSlice = ")
	if err != nil {
		return err
	}
	{
		s := s.BigPtrSlice()
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
	_, err = b.WriteString("bigPtrSliceNull = ")
	if err != nil {
		return err
	}
	{
		s := s.BigPtrSliceNull()
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
	_, err = b.WriteString("biggerSlice = ")
	if err != nil {
		return err
	}
	{
		s := s.BiggerSlice()
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
	_, err = b.WriteString("theBiggestSlice = ")
	if err != nil {
		return err
	}
	{
		s := s.TheBiggestSlice()
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
func (s Huge) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Huge_List C.PointerList

func NewHugeList(s *C.Segment, sz int) Huge_List { return Huge_List(s.NewCompositeList(0, 5, sz)) }
func (s Huge_List) Len() int                     { return C.PointerList(s).Len() }
func (s Huge_List) At(i int) Huge                { return Huge(C.PointerList(s).At(i).ToStruct()) }
func (s Huge_List) ToArray() []Huge {
	n := s.Len()
	a := make([]Huge, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Huge_List) Set(i int, item Huge) { C.PointerList(s).Set(i, C.Object(item)) }

type HugeList2 C.Struct

func NewHugeList2(s *C.Segment) HugeList2      { return HugeList2(s.NewStruct(0, 1)) }
func NewRootHugeList2(s *C.Segment) HugeList2  { return HugeList2(s.NewRootStruct(0, 1)) }
func AutoNewHugeList2(s *C.Segment) HugeList2  { return HugeList2(s.NewStructAR(0, 1)) }
func ReadRootHugeList2(s *C.Segment) HugeList2 { return HugeList2(s.Root(0).ToStruct()) }
func (s HugeList2) Value() Huge_List           { return Huge_List(C.Struct(s).GetObject(0)) }
func (s HugeList2) SetValue(v Huge_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s HugeList2) WriteJSON(w io.Writer) error {
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
func (s HugeList2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s HugeList2) WriteCapLit(w io.Writer) error {
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
func (s HugeList2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type HugeList2_List C.PointerList

func NewHugeList2List(s *C.Segment, sz int) HugeList2_List {
	return HugeList2_List(s.NewCompositeList(0, 1, sz))
}
func (s HugeList2_List) Len() int           { return C.PointerList(s).Len() }
func (s HugeList2_List) At(i int) HugeList2 { return HugeList2(C.PointerList(s).At(i).ToStruct()) }
func (s HugeList2_List) ToArray() []HugeList2 {
	n := s.Len()
	a := make([]HugeList2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s HugeList2_List) Set(i int, item HugeList2) { C.PointerList(s).Set(i, C.Object(item)) }

type HugeOptionalList C.Struct

func NewHugeOptionalList(s *C.Segment) HugeOptionalList { return HugeOptionalList(s.NewStruct(0, 2)) }
func NewRootHugeOptionalList(s *C.Segment) HugeOptionalList {
	return HugeOptionalList(s.NewRootStruct(0, 2))
}
func AutoNewHugeOptionalList(s *C.Segment) HugeOptionalList {
	return HugeOptionalList(s.NewStructAR(0, 2))
}
func ReadRootHugeOptionalList(s *C.Segment) HugeOptionalList {
	return HugeOptionalList(s.Root(0).ToStruct())
}
func (s HugeOptionalList) Value() Huge_List            { return Huge_List(C.Struct(s).GetObject(0)) }
func (s HugeOptionalList) SetValue(v Huge_List)        { C.Struct(s).SetObject(0, C.Object(v)) }
func (s HugeOptionalList) ValueNull() C.UInt32List     { return C.UInt32List(C.Struct(s).GetObject(1)) }
func (s HugeOptionalList) SetValueNull(v C.UInt32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s HugeOptionalList) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"valueNull\":")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s HugeOptionalList) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s HugeOptionalList) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("valueNull = ")
	if err != nil {
		return err
	}
	{
		s := s.ValueNull()
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
func (s HugeOptionalList) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type HugeOptionalList_List C.PointerList

func NewHugeOptionalListList(s *C.Segment, sz int) HugeOptionalList_List {
	return HugeOptionalList_List(s.NewCompositeList(0, 2, sz))
}
func (s HugeOptionalList_List) Len() int { return C.PointerList(s).Len() }
func (s HugeOptionalList_List) At(i int) HugeOptionalList {
	return HugeOptionalList(C.PointerList(s).At(i).ToStruct())
}
func (s HugeOptionalList_List) ToArray() []HugeOptionalList {
	n := s.Len()
	a := make([]HugeOptionalList, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s HugeOptionalList_List) Set(i int, item HugeOptionalList) {
	C.PointerList(s).Set(i, C.Object(item))
}

type ComplexMap C.Struct

func NewComplexMap(s *C.Segment) ComplexMap              { return ComplexMap(s.NewStruct(0, 1)) }
func NewRootComplexMap(s *C.Segment) ComplexMap          { return ComplexMap(s.NewRootStruct(0, 1)) }
func AutoNewComplexMap(s *C.Segment) ComplexMap          { return ComplexMap(s.NewStructAR(0, 1)) }
func ReadRootComplexMap(s *C.Segment) ComplexMap         { return ComplexMap(s.Root(0).ToStruct()) }
func (s ComplexMap) ComplexMapsSlice() C.PointerList     { return C.PointerList(C.Struct(s).GetObject(0)) }
func (s ComplexMap) SetComplexMapsSlice(v C.PointerList) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s ComplexMap) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"complexMapsSlice\":")
	if err != nil {
		return err
	}
	{
		s := s.ComplexMapsSlice()
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
func (s ComplexMap) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ComplexMap) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("complexMapsSlice = ")
	if err != nil {
		return err
	}
	{
		s := s.ComplexMapsSlice()
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
func (s ComplexMap) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ComplexMap_List C.PointerList

func NewComplexMapList(s *C.Segment, sz int) ComplexMap_List {
	return ComplexMap_List(s.NewCompositeList(0, 1, sz))
}
func (s ComplexMap_List) Len() int            { return C.PointerList(s).Len() }
func (s ComplexMap_List) At(i int) ComplexMap { return ComplexMap(C.PointerList(s).At(i).ToStruct()) }
func (s ComplexMap_List) ToArray() []ComplexMap {
	n := s.Len()
	a := make([]ComplexMap, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ComplexMap_List) Set(i int, item ComplexMap) { C.PointerList(s).Set(i, C.Object(item)) }

type StringHugeMapPair C.Struct

func NewStringHugeMapPair(s *C.Segment) StringHugeMapPair {
	return StringHugeMapPair(s.NewStruct(0, 2))
}
func NewRootStringHugeMapPair(s *C.Segment) StringHugeMapPair {
	return StringHugeMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringHugeMapPair(s *C.Segment) StringHugeMapPair {
	return StringHugeMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringHugeMapPair(s *C.Segment) StringHugeMapPair {
	return StringHugeMapPair(s.Root(0).ToStruct())
}
func (s StringHugeMapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringHugeMapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringHugeMapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringHugeMapPair) Value() Huge      { return Huge(C.Struct(s).GetObject(1).ToStruct()) }
func (s StringHugeMapPair) SetValue(v Huge)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringHugeMapPair) WriteJSON(w io.Writer) error {
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
func (s StringHugeMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringHugeMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringHugeMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringHugeMapPair_List C.PointerList

func NewStringHugeMapPairList(s *C.Segment, sz int) StringHugeMapPair_List {
	return StringHugeMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringHugeMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringHugeMapPair_List) At(i int) StringHugeMapPair {
	return StringHugeMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringHugeMapPair_List) ToArray() []StringHugeMapPair {
	n := s.Len()
	a := make([]StringHugeMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringHugeMapPair_List) Set(i int, item StringHugeMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}
