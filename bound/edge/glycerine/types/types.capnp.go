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

type Lists C.Struct

func NewLists(s *C.Segment) Lists        { return Lists(s.NewStruct(0, 3)) }
func NewRootLists(s *C.Segment) Lists    { return Lists(s.NewRootStruct(0, 3)) }
func AutoNewLists(s *C.Segment) Lists    { return Lists(s.NewStructAR(0, 3)) }
func ReadRootLists(s *C.Segment) Lists   { return Lists(s.Root(0).ToStruct()) }
func (s Lists) Names() C.TextList        { return C.TextList(C.Struct(s).GetObject(0)) }
func (s Lists) SetNames(v C.TextList)    { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Lists) Numbers() C.Int32List     { return C.Int32List(C.Struct(s).GetObject(1)) }
func (s Lists) SetNumbers(v C.Int32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Lists) Bytes() []byte            { return C.Struct(s).GetObject(2).ToData() }
func (s Lists) SetBytes(v []byte)        { C.Struct(s).SetObject(2, s.Segment.NewData(v)) }
func (s Lists) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"names\":")
	if err != nil {
		return err
	}
	{
		s := s.Names()
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
	_, err = b.WriteString("\"numbers\":")
	if err != nil {
		return err
	}
	{
		s := s.Numbers()
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
	_, err = b.WriteString("\"bytes\":")
	if err != nil {
		return err
	}
	{
		s := s.Bytes()
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
func (s Lists) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Lists) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("names = ")
	if err != nil {
		return err
	}
	{
		s := s.Names()
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
	_, err = b.WriteString("numbers = ")
	if err != nil {
		return err
	}
	{
		s := s.Numbers()
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
	_, err = b.WriteString("bytes = ")
	if err != nil {
		return err
	}
	{
		s := s.Bytes()
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
func (s Lists) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Lists_List C.PointerList

func NewListsList(s *C.Segment, sz int) Lists_List { return Lists_List(s.NewCompositeList(0, 3, sz)) }
func (s Lists_List) Len() int                      { return C.PointerList(s).Len() }
func (s Lists_List) At(i int) Lists                { return Lists(C.PointerList(s).At(i).ToStruct()) }
func (s Lists_List) ToArray() []Lists {
	n := s.Len()
	a := make([]Lists, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Lists_List) Set(i int, item Lists) { C.PointerList(s).Set(i, C.Object(item)) }

type Moment C.Struct

func NewMoment(s *C.Segment) Moment      { return Moment(s.NewStruct(0, 1)) }
func NewRootMoment(s *C.Segment) Moment  { return Moment(s.NewRootStruct(0, 1)) }
func AutoNewMoment(s *C.Segment) Moment  { return Moment(s.NewStructAR(0, 1)) }
func ReadRootMoment(s *C.Segment) Moment { return Moment(s.Root(0).ToStruct()) }
func (s Moment) At() Timestamp           { return Timestamp(C.Struct(s).GetObject(0).ToStruct()) }
func (s Moment) SetAt(v Timestamp)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Moment) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"at\":")
	if err != nil {
		return err
	}
	{
		s := s.At()
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
func (s Moment) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Moment) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("at = ")
	if err != nil {
		return err
	}
	{
		s := s.At()
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
func (s Moment) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Moment_List C.PointerList

func NewMomentList(s *C.Segment, sz int) Moment_List {
	return Moment_List(s.NewCompositeList(0, 1, sz))
}
func (s Moment_List) Len() int        { return C.PointerList(s).Len() }
func (s Moment_List) At(i int) Moment { return Moment(C.PointerList(s).At(i).ToStruct()) }
func (s Moment_List) ToArray() []Moment {
	n := s.Len()
	a := make([]Moment, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Moment_List) Set(i int, item Moment) { C.PointerList(s).Set(i, C.Object(item)) }

type Optionals C.Struct
type OptionalsCount Optionals
type OptionalsText Optionals
type OptionalsCount_Which uint16

const (
	OPTIONALSCOUNT_NONE OptionalsCount_Which = 0
	OPTIONALSCOUNT_SOME OptionalsCount_Which = 1
)

type OptionalsText_Which uint16

const (
	OPTIONALSTEXT_NONE OptionalsText_Which = 0
	OPTIONALSTEXT_SOME OptionalsText_Which = 1
)

func NewOptionals(s *C.Segment) Optionals      { return Optionals(s.NewStruct(16, 2)) }
func NewRootOptionals(s *C.Segment) Optionals  { return Optionals(s.NewRootStruct(16, 2)) }
func AutoNewOptionals(s *C.Segment) Optionals  { return Optionals(s.NewStructAR(16, 2)) }
func ReadRootOptionals(s *C.Segment) Optionals { return Optionals(s.Root(0).ToStruct()) }
func (s Optionals) Count() OptionalsCount      { return OptionalsCount(s) }
func (s OptionalsCount) Which() OptionalsCount_Which {
	return OptionalsCount_Which(C.Struct(s).Get16(0))
}
func (s OptionalsCount) SetNone()                  { C.Struct(s).Set16(0, 0) }
func (s OptionalsCount) Some() int64               { return int64(C.Struct(s).Get64(8)) }
func (s OptionalsCount) SetSome(v int64)           { C.Struct(s).Set16(0, 1); C.Struct(s).Set64(8, uint64(v)) }
func (s Optionals) Text() OptionalsText            { return OptionalsText(s) }
func (s OptionalsText) Which() OptionalsText_Which { return OptionalsText_Which(C.Struct(s).Get16(2)) }
func (s OptionalsText) SetNone()                   { C.Struct(s).Set16(2, 0) }
func (s OptionalsText) Some() string               { return C.Struct(s).GetObject(0).ToText() }
func (s OptionalsText) SomeBytes() []byte          { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s OptionalsText) SetSome(v string) {
	C.Struct(s).Set16(2, 1)
	C.Struct(s).SetObject(0, s.Segment.NewText(v))
}
func (s Optionals) Deep() Optionals     { return Optionals(C.Struct(s).GetObject(1).ToStruct()) }
func (s Optionals) SetDeep(v Optionals) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Optionals) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"count\":")
	if err != nil {
		return err
	}
	{
		s := s.Count()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == OPTIONALSCOUNT_NONE {
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
		if s.Which() == OPTIONALSCOUNT_SOME {
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
	_, err = b.WriteString("\"text\":")
	if err != nil {
		return err
	}
	{
		s := s.Text()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == OPTIONALSTEXT_NONE {
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
		if s.Which() == OPTIONALSTEXT_SOME {
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
	_, err = b.WriteString("\"deep\":")
	if err != nil {
		return err
	}
	{
		s := s.Deep()
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
func (s Optionals) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Optionals) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("count = ")
	if err != nil {
		return err
	}
	{
		s := s.Count()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == OPTIONALSCOUNT_NONE {
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
		if s.Which() == OPTIONALSCOUNT_SOME {
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
	_, err = b.WriteString("text = ")
	if err != nil {
		return err
	}
	{
		s := s.Text()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == OPTIONALSTEXT_NONE {
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
		if s.Which() == OPTIONALSTEXT_SOME {
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
	_, err = b.WriteString("deep = ")
	if err != nil {
		return err
	}
	{
		s := s.Deep()
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
func (s Optionals) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Optionals_List C.PointerList

func NewOptionalsList(s *C.Segment, sz int) Optionals_List {
	return Optionals_List(s.NewCompositeList(16, 2, sz))
}
func (s Optionals_List) Len() int           { return C.PointerList(s).Len() }
func (s Optionals_List) At(i int) Optionals { return Optionals(C.PointerList(s).At(i).ToStruct()) }
func (s Optionals_List) ToArray() []Optionals {
	n := s.Len()
	a := make([]Optionals, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Optionals_List) Set(i int, item Optionals) { C.PointerList(s).Set(i, C.Object(item)) }

type Numbers C.Struct

func NewNumbers(s *C.Segment) Numbers        { return Numbers(s.NewStruct(0, 3)) }
func NewRootNumbers(s *C.Segment) Numbers    { return Numbers(s.NewRootStruct(0, 3)) }
func AutoNewNumbers(s *C.Segment) Numbers    { return Numbers(s.NewStructAR(0, 3)) }
func ReadRootNumbers(s *C.Segment) Numbers   { return Numbers(s.Root(0).ToStruct()) }
func (s Numbers) Signed() C.Int64List        { return C.Int64List(C.Struct(s).GetObject(0)) }
func (s Numbers) SetSigned(v C.Int64List)    { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Numbers) Unsigned() C.UInt64List     { return C.UInt64List(C.Struct(s).GetObject(1)) }
func (s Numbers) SetUnsigned(v C.UInt64List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Numbers) Floats() C.Float64List      { return C.Float64List(C.Struct(s).GetObject(2)) }
func (s Numbers) SetFloats(v C.Float64List)  { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Numbers) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"signed\":")
	if err != nil {
		return err
	}
	{
		s := s.Signed()
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
	_, err = b.WriteString("\"unsigned\":")
	if err != nil {
		return err
	}
	{
		s := s.Unsigned()
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
	_, err = b.WriteString("\"floats\":")
	if err != nil {
		return err
	}
	{
		s := s.Floats()
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
func (s Numbers) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Numbers) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("signed = ")
	if err != nil {
		return err
	}
	{
		s := s.Signed()
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
	_, err = b.WriteString("unsigned = ")
	if err != nil {
		return err
	}
	{
		s := s.Unsigned()
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
	_, err = b.WriteString("floats = ")
	if err != nil {
		return err
	}
	{
		s := s.Floats()
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
func (s Numbers) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Numbers_List C.PointerList

func NewNumbersList(s *C.Segment, sz int) Numbers_List {
	return Numbers_List(s.NewCompositeList(0, 3, sz))
}
func (s Numbers_List) Len() int         { return C.PointerList(s).Len() }
func (s Numbers_List) At(i int) Numbers { return Numbers(C.PointerList(s).At(i).ToStruct()) }
func (s Numbers_List) ToArray() []Numbers {
	n := s.Len()
	a := make([]Numbers, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Numbers_List) Set(i int, item Numbers) { C.PointerList(s).Set(i, C.Object(item)) }

type Widths C.Struct

func NewWidths(s *C.Segment) Widths      { return Widths(s.NewStruct(72, 0)) }
func NewRootWidths(s *C.Segment) Widths  { return Widths(s.NewRootStruct(72, 0)) }
func AutoNewWidths(s *C.Segment) Widths  { return Widths(s.NewStructAR(72, 0)) }
func ReadRootWidths(s *C.Segment) Widths { return Widths(s.Root(0).ToStruct()) }
func (s Widths) Int() int64              { return int64(C.Struct(s).Get64(0)) }
func (s Widths) SetInt(v int64)          { C.Struct(s).Set64(0, uint64(v)) }
func (s Widths) Uint() uint64            { return C.Struct(s).Get64(8) }
func (s Widths) SetUint(v uint64)        { C.Struct(s).Set64(8, v) }
func (s Widths) Int8() int8              { return int8(C.Struct(s).Get8(16)) }
func (s Widths) SetInt8(v int8)          { C.Struct(s).Set8(16, uint8(v)) }
func (s Widths) Int16() int16            { return int16(C.Struct(s).Get16(18)) }
func (s Widths) SetInt16(v int16)        { C.Struct(s).Set16(18, uint16(v)) }
func (s Widths) Int32() int32            { return int32(C.Struct(s).Get32(20)) }
func (s Widths) SetInt32(v int32)        { C.Struct(s).Set32(20, uint32(v)) }
func (s Widths) Int64() int64            { return int64(C.Struct(s).Get64(24)) }
func (s Widths) SetInt64(v int64)        { C.Struct(s).Set64(24, uint64(v)) }
func (s Widths) Uint8() uint8            { return C.Struct(s).Get8(17) }
func (s Widths) SetUint8(v uint8)        { C.Struct(s).Set8(17, v) }
func (s Widths) Uint16() uint16          { return C.Struct(s).Get16(32) }
func (s Widths) SetUint16(v uint16)      { C.Struct(s).Set16(32, v) }
func (s Widths) Uint32() uint32          { return C.Struct(s).Get32(36) }
func (s Widths) SetUint32(v uint32)      { C.Struct(s).Set32(36, v) }
func (s Widths) Uint64() uint64          { return C.Struct(s).Get64(40) }
func (s Widths) SetUint64(v uint64)      { C.Struct(s).Set64(40, v) }
func (s Widths) Float32() float32        { return math.Float32frombits(C.Struct(s).Get32(48)) }
func (s Widths) SetFloat32(v float32)    { C.Struct(s).Set32(48, math.Float32bits(v)) }
func (s Widths) Float64() float64        { return math.Float64frombits(C.Struct(s).Get64(56)) }
func (s Widths) SetFloat64(v float64)    { C.Struct(s).Set64(56, math.Float64bits(v)) }
func (s Widths) Bool() bool              { return C.Struct(s).Get1(272) }
func (s Widths) SetBool(v bool)          { C.Struct(s).Set1(272, v) }
func (s Widths) For() int64              { return int64(C.Struct(s).Get64(64)) }
func (s Widths) SetFor(v int64)          { C.Struct(s).Set64(64, uint64(v)) }
func (s Widths) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"int\":")
	if err != nil {
		return err
	}
	{
		s := s.Int()
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
	_, err = b.WriteString("\"uint\":")
	if err != nil {
		return err
	}
	{
		s := s.Uint()
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
	_, err = b.WriteString("\"int8\":")
	if err != nil {
		return err
	}
	{
		s := s.Int8()
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
	_, err = b.WriteString("\"int16\":")
	if err != nil {
		return err
	}
	{
		s := s.Int16()
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
	_, err = b.WriteString("\"int32\":")
	if err != nil {
		return err
	}
	{
		s := s.Int32()
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
	_, err = b.WriteString("\"int64\":")
	if err != nil {
		return err
	}
	{
		s := s.Int64()
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
	_, err = b.WriteString("\"uint8\":")
	if err != nil {
		return err
	}
	{
		s := s.Uint8()
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
	_, err = b.WriteString("\"uint16\":")
	if err != nil {
		return err
	}
	{
		s := s.Uint16()
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
	_, err = b.WriteString("\"uint32\":")
	if err != nil {
		return err
	}
	{
		s := s.Uint32()
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
	_, err = b.WriteString("\"uint64\":")
	if err != nil {
		return err
	}
	{
		s := s.Uint64()
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
	_, err = b.WriteString("\"float32\":")
	if err != nil {
		return err
	}
	{
		s := s.Float32()
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
	_, err = b.WriteString("\"float64\":")
	if err != nil {
		return err
	}
	{
		s := s.Float64()
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
	_, err = b.WriteString("\"bool\":")
	if err != nil {
		return err
	}
	{
		s := s.Bool()
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
	_, err = b.WriteString("\"for\":")
	if err != nil {
		return err
	}
	{
		s := s.For()
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
func (s Widths) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Widths) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("int = ")
	if err != nil {
		return err
	}
	{
		s := s.Int()
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
	_, err = b.WriteString("uint = ")
	if err != nil {
		return err
	}
	{
		s := s.Uint()
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
	_, err = b.WriteString("int8 = ")
	if err != nil {
		return err
	}
	{
		s := s.Int8()
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
	_, err = b.WriteString("int16 = ")
	if err != nil {
		return err
	}
	{
		s := s.Int16()
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
	_, err = b.WriteString("int32 = ")
	if err != nil {
		return err
	}
	{
		s := s.Int32()
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
	_, err = b.WriteString("int64 = ")
	if err != nil {
		return err
	}
	{
		s := s.Int64()
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
	_, err = b.WriteString("uint8 = ")
	if err != nil {
		return err
	}
	{
		s := s.Uint8()
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
	_, err = b.WriteString("uint16 = ")
	if err != nil {
		return err
	}
	{
		s := s.Uint16()
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
	_, err = b.WriteString("uint32 = ")
	if err != nil {
		return err
	}
	{
		s := s.Uint32()
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
	_, err = b.WriteString("uint64 = ")
	if err != nil {
		return err
	}
	{
		s := s.Uint64()
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
	_, err = b.WriteString("float32 = ")
	if err != nil {
		return err
	}
	{
		s := s.Float32()
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
	_, err = b.WriteString("float64 = ")
	if err != nil {
		return err
	}
	{
		s := s.Float64()
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
	_, err = b.WriteString("bool = ")
	if err != nil {
		return err
	}
	{
		s := s.Bool()
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
	_, err = b.WriteString("for = ")
	if err != nil {
		return err
	}
	{
		s := s.For()
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
func (s Widths) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Widths_List C.PointerList

func NewWidthsList(s *C.Segment, sz int) Widths_List {
	return Widths_List(s.NewCompositeList(72, 0, sz))
}
func (s Widths_List) Len() int        { return C.PointerList(s).Len() }
func (s Widths_List) At(i int) Widths { return Widths(C.PointerList(s).At(i).ToStruct()) }
func (s Widths_List) ToArray() []Widths {
	n := s.Len()
	a := make([]Widths, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Widths_List) Set(i int, item Widths) { C.PointerList(s).Set(i, C.Object(item)) }

type Maps C.Struct

func NewMaps(s *C.Segment) Maps      { return Maps(s.NewStruct(0, 5)) }
func NewRootMaps(s *C.Segment) Maps  { return Maps(s.NewRootStruct(0, 5)) }
func AutoNewMaps(s *C.Segment) Maps  { return Maps(s.NewStructAR(0, 5)) }
func ReadRootMaps(s *C.Segment) Maps { return Maps(s.Root(0).ToStruct()) }
func (s Maps) Text() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(0))
}
func (s Maps) SetText(v StringStringMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Maps) Numbers() Int32Float64MapPair_List {
	return Int32Float64MapPair_List(C.Struct(s).GetObject(1))
}
func (s Maps) SetNumbers(v Int32Float64MapPair_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Maps) Flags() Uint64BoolMapPair_List         { return Uint64BoolMapPair_List(C.Struct(s).GetObject(2)) }
func (s Maps) SetFlags(v Uint64BoolMapPair_List)     { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Maps) Structs() StringMomentMapPair_List {
	return StringMomentMapPair_List(C.Struct(s).GetObject(3))
}
func (s Maps) SetStructs(v StringMomentMapPair_List) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Maps) Lists() StringInt32ListMapPair_List {
	return StringInt32ListMapPair_List(C.Struct(s).GetObject(4))
}
func (s Maps) SetLists(v StringInt32ListMapPair_List) { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Maps) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"text\":")
	if err != nil {
		return err
	}
	{
		s := s.Text()
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
	_, err = b.WriteString("\"numbers\":")
	if err != nil {
		return err
	}
	{
		s := s.Numbers()
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
	_, err = b.WriteString("\"flags\":")
	if err != nil {
		return err
	}
	{
		s := s.Flags()
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
	_, err = b.WriteString("\"structs\":")
	if err != nil {
		return err
	}
	{
		s := s.Structs()
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
	_, err = b.WriteString("\"lists\":")
	if err != nil {
		return err
	}
	{
		s := s.Lists()
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
func (s Maps) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Maps) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("text = ")
	if err != nil {
		return err
	}
	{
		s := s.Text()
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
	_, err = b.WriteString("numbers = ")
	if err != nil {
		return err
	}
	{
		s := s.Numbers()
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
	_, err = b.WriteString("flags = ")
	if err != nil {
		return err
	}
	{
		s := s.Flags()
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
	_, err = b.WriteString("structs = ")
	if err != nil {
		return err
	}
	{
		s := s.Structs()
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
	_, err = b.WriteString("lists = ")
	if err != nil {
		return err
	}
	{
		s := s.Lists()
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
func (s Maps) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Maps_List C.PointerList

func NewMapsList(s *C.Segment, sz int) Maps_List { return Maps_List(s.NewCompositeList(0, 5, sz)) }
func (s Maps_List) Len() int                     { return C.PointerList(s).Len() }
func (s Maps_List) At(i int) Maps                { return Maps(C.PointerList(s).At(i).ToStruct()) }
func (s Maps_List) ToArray() []Maps {
	n := s.Len()
	a := make([]Maps, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Maps_List) Set(i int, item Maps) { C.PointerList(s).Set(i, C.Object(item)) }

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

type Int32Float64MapPair C.Struct

func NewInt32Float64MapPair(s *C.Segment) Int32Float64MapPair {
	return Int32Float64MapPair(s.NewStruct(16, 0))
}
func NewRootInt32Float64MapPair(s *C.Segment) Int32Float64MapPair {
	return Int32Float64MapPair(s.NewRootStruct(16, 0))
}
func AutoNewInt32Float64MapPair(s *C.Segment) Int32Float64MapPair {
	return Int32Float64MapPair(s.NewStructAR(16, 0))
}
func ReadRootInt32Float64MapPair(s *C.Segment) Int32Float64MapPair {
	return Int32Float64MapPair(s.Root(0).ToStruct())
}
func (s Int32Float64MapPair) Key() int32         { return int32(C.Struct(s).Get32(0)) }
func (s Int32Float64MapPair) SetKey(v int32)     { C.Struct(s).Set32(0, uint32(v)) }
func (s Int32Float64MapPair) Value() float64     { return math.Float64frombits(C.Struct(s).Get64(8)) }
func (s Int32Float64MapPair) SetValue(v float64) { C.Struct(s).Set64(8, math.Float64bits(v)) }
func (s Int32Float64MapPair) WriteJSON(w io.Writer) error {
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
func (s Int32Float64MapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Int32Float64MapPair) WriteCapLit(w io.Writer) error {
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
func (s Int32Float64MapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Int32Float64MapPair_List C.PointerList

func NewInt32Float64MapPairList(s *C.Segment, sz int) Int32Float64MapPair_List {
	return Int32Float64MapPair_List(s.NewCompositeList(16, 0, sz))
}
func (s Int32Float64MapPair_List) Len() int { return C.PointerList(s).Len() }
func (s Int32Float64MapPair_List) At(i int) Int32Float64MapPair {
	return Int32Float64MapPair(C.PointerList(s).At(i).ToStruct())
}
func (s Int32Float64MapPair_List) ToArray() []Int32Float64MapPair {
	n := s.Len()
	a := make([]Int32Float64MapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Int32Float64MapPair_List) Set(i int, item Int32Float64MapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Uint64BoolMapPair C.Struct

func NewUint64BoolMapPair(s *C.Segment) Uint64BoolMapPair {
	return Uint64BoolMapPair(s.NewStruct(16, 0))
}
func NewRootUint64BoolMapPair(s *C.Segment) Uint64BoolMapPair {
	return Uint64BoolMapPair(s.NewRootStruct(16, 0))
}
func AutoNewUint64BoolMapPair(s *C.Segment) Uint64BoolMapPair {
	return Uint64BoolMapPair(s.NewStructAR(16, 0))
}
func ReadRootUint64BoolMapPair(s *C.Segment) Uint64BoolMapPair {
	return Uint64BoolMapPair(s.Root(0).ToStruct())
}
func (s Uint64BoolMapPair) Key() uint64     { return C.Struct(s).Get64(0) }
func (s Uint64BoolMapPair) SetKey(v uint64) { C.Struct(s).Set64(0, v) }
func (s Uint64BoolMapPair) Value() bool     { return C.Struct(s).Get1(64) }
func (s Uint64BoolMapPair) SetValue(v bool) { C.Struct(s).Set1(64, v) }
func (s Uint64BoolMapPair) WriteJSON(w io.Writer) error {
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
func (s Uint64BoolMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Uint64BoolMapPair) WriteCapLit(w io.Writer) error {
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
func (s Uint64BoolMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Uint64BoolMapPair_List C.PointerList

func NewUint64BoolMapPairList(s *C.Segment, sz int) Uint64BoolMapPair_List {
	return Uint64BoolMapPair_List(s.NewCompositeList(16, 0, sz))
}
func (s Uint64BoolMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s Uint64BoolMapPair_List) At(i int) Uint64BoolMapPair {
	return Uint64BoolMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s Uint64BoolMapPair_List) ToArray() []Uint64BoolMapPair {
	n := s.Len()
	a := make([]Uint64BoolMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Uint64BoolMapPair_List) Set(i int, item Uint64BoolMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type StringMomentMapPair C.Struct

func NewStringMomentMapPair(s *C.Segment) StringMomentMapPair {
	return StringMomentMapPair(s.NewStruct(0, 2))
}
func NewRootStringMomentMapPair(s *C.Segment) StringMomentMapPair {
	return StringMomentMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringMomentMapPair(s *C.Segment) StringMomentMapPair {
	return StringMomentMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringMomentMapPair(s *C.Segment) StringMomentMapPair {
	return StringMomentMapPair(s.Root(0).ToStruct())
}
func (s StringMomentMapPair) Key() string       { return C.Struct(s).GetObject(0).ToText() }
func (s StringMomentMapPair) KeyBytes() []byte  { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringMomentMapPair) SetKey(v string)   { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringMomentMapPair) Value() Moment     { return Moment(C.Struct(s).GetObject(1).ToStruct()) }
func (s StringMomentMapPair) SetValue(v Moment) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringMomentMapPair) WriteJSON(w io.Writer) error {
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
func (s StringMomentMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringMomentMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringMomentMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringMomentMapPair_List C.PointerList

func NewStringMomentMapPairList(s *C.Segment, sz int) StringMomentMapPair_List {
	return StringMomentMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringMomentMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringMomentMapPair_List) At(i int) StringMomentMapPair {
	return StringMomentMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringMomentMapPair_List) ToArray() []StringMomentMapPair {
	n := s.Len()
	a := make([]StringMomentMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringMomentMapPair_List) Set(i int, item StringMomentMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type StringInt32ListMapPair C.Struct

func NewStringInt32ListMapPair(s *C.Segment) StringInt32ListMapPair {
	return StringInt32ListMapPair(s.NewStruct(0, 2))
}
func NewRootStringInt32ListMapPair(s *C.Segment) StringInt32ListMapPair {
	return StringInt32ListMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringInt32ListMapPair(s *C.Segment) StringInt32ListMapPair {
	return StringInt32ListMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringInt32ListMapPair(s *C.Segment) StringInt32ListMapPair {
	return StringInt32ListMapPair(s.Root(0).ToStruct())
}
func (s StringInt32ListMapPair) Key() string { return C.Struct(s).GetObject(0).ToText() }
func (s StringInt32ListMapPair) KeyBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s StringInt32ListMapPair) SetKey(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringInt32ListMapPair) Value() C.Int32List     { return C.Int32List(C.Struct(s).GetObject(1)) }
func (s StringInt32ListMapPair) SetValue(v C.Int32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringInt32ListMapPair) WriteJSON(w io.Writer) error {
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
func (s StringInt32ListMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringInt32ListMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringInt32ListMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringInt32ListMapPair_List C.PointerList

func NewStringInt32ListMapPairList(s *C.Segment, sz int) StringInt32ListMapPair_List {
	return StringInt32ListMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringInt32ListMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringInt32ListMapPair_List) At(i int) StringInt32ListMapPair {
	return StringInt32ListMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringInt32ListMapPair_List) ToArray() []StringInt32ListMapPair {
	n := s.Len()
	a := make([]StringInt32ListMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringInt32ListMapPair_List) Set(i int, item StringInt32ListMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Nests C.Struct

func NewNests(s *C.Segment) Nests        { return Nests(s.NewStruct(0, 5)) }
func NewRootNests(s *C.Segment) Nests    { return Nests(s.NewRootStruct(0, 5)) }
func AutoNewNests(s *C.Segment) Nests    { return Nests(s.NewStructAR(0, 5)) }
func ReadRootNests(s *C.Segment) Nests   { return Nests(s.Root(0).ToStruct()) }
func (s Nests) Table() C.PointerList     { return C.PointerList(C.Struct(s).GetObject(0)) }
func (s Nests) SetTable(v C.PointerList) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Nests) Maps() C.PointerList      { return C.PointerList(C.Struct(s).GetObject(1)) }
func (s Nests) SetMaps(v C.PointerList)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Nests) Structs() Lists_List      { return Lists_List(C.Struct(s).GetObject(2)) }
func (s Nests) SetStructs(v Lists_List)  { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Nests) Inner() Lists             { return Lists(C.Struct(s).GetObject(3).ToStruct()) }
func (s Nests) SetInner(v Lists)         { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Nests) Either() Lists            { return Lists(C.Struct(s).GetObject(4).ToStruct()) }
func (s Nests) SetEither(v Lists)        { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Nests) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"table\":")
	if err != nil {
		return err
	}
	{
		s := s.Table()
		_ = s
		_, err = b.WriteString("\"untyped list\"")
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"maps\":")
	if err != nil {
		return err
	}
	{
		s := s.Maps()
		_ = s
		_, err = b.WriteString("\"untyped list\"")
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"structs\":")
	if err != nil {
		return err
	}
	{
		s := s.Structs()
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
	_, err = b.WriteString("\"inner\":")
	if err != nil {
		return err
	}
	{
		s := s.Inner()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"either\":")
	if err != nil {
		return err
	}
	{
		s := s.Either()
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
func (s Nests) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Nests) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("table = ")
	if err != nil {
		return err
	}
	{
		s := s.Table()
		_ = s
		_, err = b.WriteString("\"untyped list\"")
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("maps = ")
	if err != nil {
		return err
	}
	{
		s := s.Maps()
		_ = s
		_, err = b.WriteString("\"untyped list\"")
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("structs = ")
	if err != nil {
		return err
	}
	{
		s := s.Structs()
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
	_, err = b.WriteString("inner = ")
	if err != nil {
		return err
	}
	{
		s := s.Inner()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("either = ")
	if err != nil {
		return err
	}
	{
		s := s.Either()
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
func (s Nests) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Nests_List C.PointerList

func NewNestsList(s *C.Segment, sz int) Nests_List { return Nests_List(s.NewCompositeList(0, 5, sz)) }
func (s Nests_List) Len() int                      { return C.PointerList(s).Len() }
func (s Nests_List) At(i int) Nests                { return Nests(C.PointerList(s).At(i).ToStruct()) }
func (s Nests_List) ToArray() []Nests {
	n := s.Len()
	a := make([]Nests, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Nests_List) Set(i int, item Nests) { C.PointerList(s).Set(i, C.Object(item)) }

type StringInt64MapPair C.Struct

func NewStringInt64MapPair(s *C.Segment) StringInt64MapPair {
	return StringInt64MapPair(s.NewStruct(8, 1))
}
func NewRootStringInt64MapPair(s *C.Segment) StringInt64MapPair {
	return StringInt64MapPair(s.NewRootStruct(8, 1))
}
func AutoNewStringInt64MapPair(s *C.Segment) StringInt64MapPair {
	return StringInt64MapPair(s.NewStructAR(8, 1))
}
func ReadRootStringInt64MapPair(s *C.Segment) StringInt64MapPair {
	return StringInt64MapPair(s.Root(0).ToStruct())
}
func (s StringInt64MapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringInt64MapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringInt64MapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringInt64MapPair) Value() int64     { return int64(C.Struct(s).Get64(0)) }
func (s StringInt64MapPair) SetValue(v int64) { C.Struct(s).Set64(0, uint64(v)) }
func (s StringInt64MapPair) WriteJSON(w io.Writer) error {
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
func (s StringInt64MapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringInt64MapPair) WriteCapLit(w io.Writer) error {
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
func (s StringInt64MapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringInt64MapPair_List C.PointerList

func NewStringInt64MapPairList(s *C.Segment, sz int) StringInt64MapPair_List {
	return StringInt64MapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s StringInt64MapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringInt64MapPair_List) At(i int) StringInt64MapPair {
	return StringInt64MapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringInt64MapPair_List) ToArray() []StringInt64MapPair {
	n := s.Len()
	a := make([]StringInt64MapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringInt64MapPair_List) Set(i int, item StringInt64MapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Arrays C.Struct

func NewArrays(s *C.Segment) Arrays      { return Arrays(s.NewStruct(0, 3)) }
func NewRootArrays(s *C.Segment) Arrays  { return Arrays(s.NewRootStruct(0, 3)) }
func AutoNewArrays(s *C.Segment) Arrays  { return Arrays(s.NewStructAR(0, 3)) }
func ReadRootArrays(s *C.Segment) Arrays { return Arrays(s.Root(0).ToStruct()) }
func (s Arrays) Id() []byte              { return C.Struct(s).GetObject(0).ToData() }
func (s Arrays) SetId(v []byte)          { C.Struct(s).SetObject(0, s.Segment.NewData(v)) }
func (s Arrays) Corner() C.Int32List     { return C.Int32List(C.Struct(s).GetObject(1)) }
func (s Arrays) SetCorner(v C.Int32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Arrays) Names() C.TextList       { return C.TextList(C.Struct(s).GetObject(2)) }
func (s Arrays) SetNames(v C.TextList)   { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Arrays) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	_, err = b.WriteString("\"corner\":")
	if err != nil {
		return err
	}
	{
		s := s.Corner()
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
	_, err = b.WriteString("\"names\":")
	if err != nil {
		return err
	}
	{
		s := s.Names()
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
func (s Arrays) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Arrays) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
	_, err = b.WriteString("corner = ")
	if err != nil {
		return err
	}
	{
		s := s.Corner()
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
	_, err = b.WriteString("names = ")
	if err != nil {
		return err
	}
	{
		s := s.Names()
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
func (s Arrays) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Arrays_List C.PointerList

func NewArraysList(s *C.Segment, sz int) Arrays_List {
	return Arrays_List(s.NewCompositeList(0, 3, sz))
}
func (s Arrays_List) Len() int        { return C.PointerList(s).Len() }
func (s Arrays_List) At(i int) Arrays { return Arrays(C.PointerList(s).At(i).ToStruct()) }
func (s Arrays_List) ToArray() []Arrays {
	n := s.Len()
	a := make([]Arrays, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Arrays_List) Set(i int, item Arrays) { C.PointerList(s).Set(i, C.Object(item)) }

type Enums C.Struct

func NewEnums(s *C.Segment) Enums       { return Enums(s.NewStruct(8, 2)) }
func NewRootEnums(s *C.Segment) Enums   { return Enums(s.NewRootStruct(8, 2)) }
func AutoNewEnums(s *C.Segment) Enums   { return Enums(s.NewStructAR(8, 2)) }
func ReadRootEnums(s *C.Segment) Enums  { return Enums(s.Root(0).ToStruct()) }
func (s Enums) Color() int32            { return int32(C.Struct(s).Get32(0)) }
func (s Enums) SetColor(v int32)        { C.Struct(s).Set32(0, uint32(v)) }
func (s Enums) Mode() string            { return C.Struct(s).GetObject(0).ToText() }
func (s Enums) ModeBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Enums) SetMode(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Enums) Colors() C.Int32List     { return C.Int32List(C.Struct(s).GetObject(1)) }
func (s Enums) SetColors(v C.Int32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Enums) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"color\":")
	if err != nil {
		return err
	}
	{
		s := s.Color()
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
	_, err = b.WriteString("\"mode\":")
	if err != nil {
		return err
	}
	{
		s := s.Mode()
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
	_, err = b.WriteString("\"colors\":")
	if err != nil {
		return err
	}
	{
		s := s.Colors()
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
func (s Enums) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Enums) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("color = ")
	if err != nil {
		return err
	}
	{
		s := s.Color()
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
	_, err = b.WriteString("mode = ")
	if err != nil {
		return err
	}
	{
		s := s.Mode()
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
	_, err = b.WriteString("colors = ")
	if err != nil {
		return err
	}
	{
		s := s.Colors()
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
func (s Enums) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Enums_List C.PointerList

func NewEnumsList(s *C.Segment, sz int) Enums_List { return Enums_List(s.NewCompositeList(8, 2, sz)) }
func (s Enums_List) Len() int                      { return C.PointerList(s).Len() }
func (s Enums_List) At(i int) Enums                { return Enums(C.PointerList(s).At(i).ToStruct()) }
func (s Enums_List) ToArray() []Enums {
	n := s.Len()
	a := make([]Enums, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Enums_List) Set(i int, item Enums) { C.PointerList(s).Set(i, C.Object(item)) }

type Interfaces C.Struct

func NewInterfaces(s *C.Segment) Interfaces      { return Interfaces(s.NewStruct(0, 3)) }
func NewRootInterfaces(s *C.Segment) Interfaces  { return Interfaces(s.NewRootStruct(0, 3)) }
func AutoNewInterfaces(s *C.Segment) Interfaces  { return Interfaces(s.NewStructAR(0, 3)) }
func ReadRootInterfaces(s *C.Segment) Interfaces { return Interfaces(s.Root(0).ToStruct()) }
func (s Interfaces) Field() string               { return C.Struct(s).GetObject(0).ToText() }
func (s Interfaces) FieldBytes() []byte          { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Interfaces) SetField(v string)           { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Interfaces) List() C.TextList            { return C.TextList(C.Struct(s).GetObject(1)) }
func (s Interfaces) SetList(v C.TextList)        { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Interfaces) Map() StringAnyMapPair_List {
	return StringAnyMapPair_List(C.Struct(s).GetObject(2))
}
func (s Interfaces) SetMap(v StringAnyMapPair_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Interfaces) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"field\":")
	if err != nil {
		return err
	}
	{
		s := s.Field()
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
	_, err = b.WriteString("\"list\":")
	if err != nil {
		return err
	}
	{
		s := s.List()
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
	_, err = b.WriteString("\"map\":")
	if err != nil {
		return err
	}
	{
		s := s.Map()
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
func (s Interfaces) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Interfaces) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("field = ")
	if err != nil {
		return err
	}
	{
		s := s.Field()
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
	_, err = b.WriteString("list = ")
	if err != nil {
		return err
	}
	{
		s := s.List()
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
	_, err = b.WriteString("map = ")
	if err != nil {
		return err
	}
	{
		s := s.Map()
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
func (s Interfaces) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Interfaces_List C.PointerList

func NewInterfacesList(s *C.Segment, sz int) Interfaces_List {
	return Interfaces_List(s.NewCompositeList(0, 3, sz))
}
func (s Interfaces_List) Len() int            { return C.PointerList(s).Len() }
func (s Interfaces_List) At(i int) Interfaces { return Interfaces(C.PointerList(s).At(i).ToStruct()) }
func (s Interfaces_List) ToArray() []Interfaces {
	n := s.Len()
	a := make([]Interfaces, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Interfaces_List) Set(i int, item Interfaces) { C.PointerList(s).Set(i, C.Object(item)) }

type StringAnyMapPair C.Struct

func NewStringAnyMapPair(s *C.Segment) StringAnyMapPair { return StringAnyMapPair(s.NewStruct(0, 2)) }
func NewRootStringAnyMapPair(s *C.Segment) StringAnyMapPair {
	return StringAnyMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringAnyMapPair(s *C.Segment) StringAnyMapPair {
	return StringAnyMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringAnyMapPair(s *C.Segment) StringAnyMapPair {
	return StringAnyMapPair(s.Root(0).ToStruct())
}
func (s StringAnyMapPair) Key() string        { return C.Struct(s).GetObject(0).ToText() }
func (s StringAnyMapPair) KeyBytes() []byte   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringAnyMapPair) SetKey(v string)    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringAnyMapPair) Value() string      { return C.Struct(s).GetObject(1).ToText() }
func (s StringAnyMapPair) ValueBytes() []byte { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s StringAnyMapPair) SetValue(v string)  { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s StringAnyMapPair) WriteJSON(w io.Writer) error {
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
func (s StringAnyMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringAnyMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringAnyMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringAnyMapPair_List C.PointerList

func NewStringAnyMapPairList(s *C.Segment, sz int) StringAnyMapPair_List {
	return StringAnyMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringAnyMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringAnyMapPair_List) At(i int) StringAnyMapPair {
	return StringAnyMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringAnyMapPair_List) ToArray() []StringAnyMapPair {
	n := s.Len()
	a := make([]StringAnyMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringAnyMapPair_List) Set(i int, item StringAnyMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type NamedInterface C.Struct

func NewNamedInterface(s *C.Segment) NamedInterface      { return NamedInterface(s.NewStruct(0, 1)) }
func NewRootNamedInterface(s *C.Segment) NamedInterface  { return NamedInterface(s.NewRootStruct(0, 1)) }
func AutoNewNamedInterface(s *C.Segment) NamedInterface  { return NamedInterface(s.NewStructAR(0, 1)) }
func ReadRootNamedInterface(s *C.Segment) NamedInterface { return NamedInterface(s.Root(0).ToStruct()) }
func (s NamedInterface) Value() string                   { return C.Struct(s).GetObject(0).ToText() }
func (s NamedInterface) ValueBytes() []byte              { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s NamedInterface) SetValue(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s NamedInterface) WriteJSON(w io.Writer) error {
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
func (s NamedInterface) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s NamedInterface) WriteCapLit(w io.Writer) error {
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
func (s NamedInterface) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type NamedInterface_List C.PointerList

func NewNamedInterfaceList(s *C.Segment, sz int) NamedInterface_List {
	return NamedInterface_List(s.NewCompositeList(0, 1, sz))
}
func (s NamedInterface_List) Len() int { return C.PointerList(s).Len() }
func (s NamedInterface_List) At(i int) NamedInterface {
	return NamedInterface(C.PointerList(s).At(i).ToStruct())
}
func (s NamedInterface_List) ToArray() []NamedInterface {
	n := s.Len()
	a := make([]NamedInterface, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s NamedInterface_List) Set(i int, item NamedInterface) { C.PointerList(s).Set(i, C.Object(item)) }

type Pointed C.Struct
type PointedTo Pointed
type PointedTo_Which uint16

const (
	POINTEDTO_NONE PointedTo_Which = 0
	POINTEDTO_SOME PointedTo_Which = 1
)

func NewPointed(s *C.Segment) Pointed      { return Pointed(s.NewStruct(8, 1)) }
func NewRootPointed(s *C.Segment) Pointed  { return Pointed(s.NewRootStruct(8, 1)) }
func AutoNewPointed(s *C.Segment) Pointed  { return Pointed(s.NewStructAR(8, 1)) }
func ReadRootPointed(s *C.Segment) Pointed { return Pointed(s.Root(0).ToStruct()) }
func (s Pointed) To() PointedTo            { return PointedTo(s) }
func (s PointedTo) Which() PointedTo_Which { return PointedTo_Which(C.Struct(s).Get16(0)) }
func (s PointedTo) SetNone()               { C.Struct(s).Set16(0, 0) }
func (s PointedTo) Some() string           { return C.Struct(s).GetObject(0).ToText() }
func (s PointedTo) SomeBytes() []byte      { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s PointedTo) SetSome(v string) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).SetObject(0, s.Segment.NewText(v))
}
func (s Pointed) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"to\":")
	if err != nil {
		return err
	}
	{
		s := s.To()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == POINTEDTO_NONE {
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
		if s.Which() == POINTEDTO_SOME {
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Pointed) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Pointed) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("to = ")
	if err != nil {
		return err
	}
	{
		s := s.To()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == POINTEDTO_NONE {
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
		if s.Which() == POINTEDTO_SOME {
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Pointed) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Pointed_List C.PointerList

func NewPointedList(s *C.Segment, sz int) Pointed_List {
	return Pointed_List(s.NewCompositeList(8, 1, sz))
}
func (s Pointed_List) Len() int         { return C.PointerList(s).Len() }
func (s Pointed_List) At(i int) Pointed { return Pointed(C.PointerList(s).At(i).ToStruct()) }
func (s Pointed_List) ToArray() []Pointed {
	n := s.Len()
	a := make([]Pointed, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Pointed_List) Set(i int, item Pointed) { C.PointerList(s).Set(i, C.Object(item)) }
