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

type Person C.Struct

func NewPerson(s *C.Segment) Person      { return Person(s.NewStruct(24, 3)) }
func NewRootPerson(s *C.Segment) Person  { return Person(s.NewRootStruct(24, 3)) }
func AutoNewPerson(s *C.Segment) Person  { return Person(s.NewStructAR(24, 3)) }
func ReadRootPerson(s *C.Segment) Person { return Person(s.Root(0).ToStruct()) }
func (s Person) Name() string            { return C.Struct(s).GetObject(0).ToText() }
func (s Person) NameBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Person) SetName(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Person) BirthDay() Timestamp     { return Timestamp(C.Struct(s).GetObject(1).ToStruct()) }
func (s Person) SetBirthDay(v Timestamp) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Person) Phone() string           { return C.Struct(s).GetObject(2).ToText() }
func (s Person) PhoneBytes() []byte      { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Person) SetPhone(v string)       { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Person) Siblings() int64         { return int64(C.Struct(s).Get64(0)) }
func (s Person) SetSiblings(v int64)     { C.Struct(s).Set64(0, uint64(v)) }
func (s Person) Spouse() bool            { return C.Struct(s).Get1(64) }
func (s Person) SetSpouse(v bool)        { C.Struct(s).Set1(64, v) }
func (s Person) Money() float64          { return math.Float64frombits(C.Struct(s).Get64(16)) }
func (s Person) SetMoney(v float64)      { C.Struct(s).Set64(16, math.Float64bits(v)) }
func (s Person) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"birthDay\":")
	if err != nil {
		return err
	}
	{
		s := s.BirthDay()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"phone\":")
	if err != nil {
		return err
	}
	{
		s := s.Phone()
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
	_, err = b.WriteString("\"siblings\":")
	if err != nil {
		return err
	}
	{
		s := s.Siblings()
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
	_, err = b.WriteString("\"spouse\":")
	if err != nil {
		return err
	}
	{
		s := s.Spouse()
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
	_, err = b.WriteString("\"money\":")
	if err != nil {
		return err
	}
	{
		s := s.Money()
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
func (s Person) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Person) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("birthDay = ")
	if err != nil {
		return err
	}
	{
		s := s.BirthDay()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("phone = ")
	if err != nil {
		return err
	}
	{
		s := s.Phone()
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
	_, err = b.WriteString("siblings = ")
	if err != nil {
		return err
	}
	{
		s := s.Siblings()
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
	_, err = b.WriteString("spouse = ")
	if err != nil {
		return err
	}
	{
		s := s.Spouse()
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
	_, err = b.WriteString("money = ")
	if err != nil {
		return err
	}
	{
		s := s.Money()
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
func (s Person) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Person_List C.PointerList

func NewPersonList(s *C.Segment, sz int) Person_List {
	return Person_List(s.NewCompositeList(24, 3, sz))
}
func (s Person_List) Len() int        { return C.PointerList(s).Len() }
func (s Person_List) At(i int) Person { return Person(C.PointerList(s).At(i).ToStruct()) }
func (s Person_List) ToArray() []Person {
	n := s.Len()
	a := make([]Person, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Person_List) Set(i int, item Person) { C.PointerList(s).Set(i, C.Object(item)) }

type PersonList2 C.Struct

func NewPersonList2(s *C.Segment) PersonList2      { return PersonList2(s.NewStruct(0, 1)) }
func NewRootPersonList2(s *C.Segment) PersonList2  { return PersonList2(s.NewRootStruct(0, 1)) }
func AutoNewPersonList2(s *C.Segment) PersonList2  { return PersonList2(s.NewStructAR(0, 1)) }
func ReadRootPersonList2(s *C.Segment) PersonList2 { return PersonList2(s.Root(0).ToStruct()) }
func (s PersonList2) Value() Person_List           { return Person_List(C.Struct(s).GetObject(0)) }
func (s PersonList2) SetValue(v Person_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PersonList2) WriteJSON(w io.Writer) error {
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
func (s PersonList2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PersonList2) WriteCapLit(w io.Writer) error {
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
func (s PersonList2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PersonList2_List C.PointerList

func NewPersonList2List(s *C.Segment, sz int) PersonList2_List {
	return PersonList2_List(s.NewCompositeList(0, 1, sz))
}
func (s PersonList2_List) Len() int { return C.PointerList(s).Len() }
func (s PersonList2_List) At(i int) PersonList2 {
	return PersonList2(C.PointerList(s).At(i).ToStruct())
}
func (s PersonList2_List) ToArray() []PersonList2 {
	n := s.Len()
	a := make([]PersonList2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PersonList2_List) Set(i int, item PersonList2) { C.PointerList(s).Set(i, C.Object(item)) }
