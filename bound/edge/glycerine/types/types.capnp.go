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

type Tree C.Struct

func NewTree(s *C.Segment) Tree                  { return Tree(s.NewStruct(0, 3)) }
func NewRootTree(s *C.Segment) Tree              { return Tree(s.NewRootStruct(0, 3)) }
func AutoNewTree(s *C.Segment) Tree              { return Tree(s.NewStructAR(0, 3)) }
func ReadRootTree(s *C.Segment) Tree             { return Tree(s.Root(0).ToStruct()) }
func (s Tree) Name() string                      { return C.Struct(s).GetObject(0).ToText() }
func (s Tree) NameBytes() []byte                 { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Tree) SetName(v string)                  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Tree) Kids() Tree_List                   { return Tree_List(C.Struct(s).GetObject(1)) }
func (s Tree) SetKids(v Tree_List)               { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Tree) Named() StringTreeMapPair_List     { return StringTreeMapPair_List(C.Struct(s).GetObject(2)) }
func (s Tree) SetNamed(v StringTreeMapPair_List) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Tree) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"named\":")
	if err != nil {
		return err
	}
	{
		s := s.Named()
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
func (s Tree) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Tree) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("named = ")
	if err != nil {
		return err
	}
	{
		s := s.Named()
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
func (s Tree) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Tree_List C.PointerList

func NewTreeList(s *C.Segment, sz int) Tree_List { return Tree_List(s.NewCompositeList(0, 3, sz)) }
func (s Tree_List) Len() int                     { return C.PointerList(s).Len() }
func (s Tree_List) At(i int) Tree                { return Tree(C.PointerList(s).At(i).ToStruct()) }
func (s Tree_List) ToArray() []Tree {
	n := s.Len()
	a := make([]Tree, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Tree_List) Set(i int, item Tree) { C.PointerList(s).Set(i, C.Object(item)) }

type StringTreeMapPair C.Struct

func NewStringTreeMapPair(s *C.Segment) StringTreeMapPair {
	return StringTreeMapPair(s.NewStruct(0, 2))
}
func NewRootStringTreeMapPair(s *C.Segment) StringTreeMapPair {
	return StringTreeMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringTreeMapPair(s *C.Segment) StringTreeMapPair {
	return StringTreeMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringTreeMapPair(s *C.Segment) StringTreeMapPair {
	return StringTreeMapPair(s.Root(0).ToStruct())
}
func (s StringTreeMapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringTreeMapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringTreeMapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringTreeMapPair) Value() Tree      { return Tree(C.Struct(s).GetObject(1).ToStruct()) }
func (s StringTreeMapPair) SetValue(v Tree)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringTreeMapPair) WriteJSON(w io.Writer) error {
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
func (s StringTreeMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringTreeMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringTreeMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringTreeMapPair_List C.PointerList

func NewStringTreeMapPairList(s *C.Segment, sz int) StringTreeMapPair_List {
	return StringTreeMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringTreeMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringTreeMapPair_List) At(i int) StringTreeMapPair {
	return StringTreeMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringTreeMapPair_List) ToArray() []StringTreeMapPair {
	n := s.Len()
	a := make([]StringTreeMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringTreeMapPair_List) Set(i int, item StringTreeMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

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

type Floats C.Struct

func NewFloats(s *C.Segment) Floats      { return Floats(s.NewStruct(16, 0)) }
func NewRootFloats(s *C.Segment) Floats  { return Floats(s.NewRootStruct(16, 0)) }
func AutoNewFloats(s *C.Segment) Floats  { return Floats(s.NewStructAR(16, 0)) }
func ReadRootFloats(s *C.Segment) Floats { return Floats(s.Root(0).ToStruct()) }
func (s Floats) Narrow() float32         { return math.Float32frombits(C.Struct(s).Get32(0)) }
func (s Floats) SetNarrow(v float32)     { C.Struct(s).Set32(0, math.Float32bits(v)) }
func (s Floats) Wide() float64           { return math.Float64frombits(C.Struct(s).Get64(8)) }
func (s Floats) SetWide(v float64)       { C.Struct(s).Set64(8, math.Float64bits(v)) }
func (s Floats) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"narrow\":")
	if err != nil {
		return err
	}
	{
		s := s.Narrow()
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
	_, err = b.WriteString("\"wide\":")
	if err != nil {
		return err
	}
	{
		s := s.Wide()
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
func (s Floats) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Floats) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("narrow = ")
	if err != nil {
		return err
	}
	{
		s := s.Narrow()
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
	_, err = b.WriteString("wide = ")
	if err != nil {
		return err
	}
	{
		s := s.Wide()
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
func (s Floats) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Floats_List C.PointerList

func NewFloatsList(s *C.Segment, sz int) Floats_List {
	return Floats_List(s.NewCompositeList(16, 0, sz))
}
func (s Floats_List) Len() int        { return C.PointerList(s).Len() }
func (s Floats_List) At(i int) Floats { return Floats(C.PointerList(s).At(i).ToStruct()) }
func (s Floats_List) ToArray() []Floats {
	n := s.Len()
	a := make([]Floats, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Floats_List) Set(i int, item Floats) { C.PointerList(s).Set(i, C.Object(item)) }

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

type EnumKeys C.Struct

func NewEnumKeys(s *C.Segment) EnumKeys      { return EnumKeys(s.NewStruct(0, 2)) }
func NewRootEnumKeys(s *C.Segment) EnumKeys  { return EnumKeys(s.NewRootStruct(0, 2)) }
func AutoNewEnumKeys(s *C.Segment) EnumKeys  { return EnumKeys(s.NewStructAR(0, 2)) }
func ReadRootEnumKeys(s *C.Segment) EnumKeys { return EnumKeys(s.Root(0).ToStruct()) }
func (s EnumKeys) Colors() ColorStringMapPair_List {
	return ColorStringMapPair_List(C.Struct(s).GetObject(0))
}
func (s EnumKeys) SetColors(v ColorStringMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s EnumKeys) Modes() ModeInt32MapPair_List {
	return ModeInt32MapPair_List(C.Struct(s).GetObject(1))
}
func (s EnumKeys) SetModes(v ModeInt32MapPair_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s EnumKeys) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	_, err = b.WriteString("\"modes\":")
	if err != nil {
		return err
	}
	{
		s := s.Modes()
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
func (s EnumKeys) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s EnumKeys) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
	_, err = b.WriteString("modes = ")
	if err != nil {
		return err
	}
	{
		s := s.Modes()
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
func (s EnumKeys) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type EnumKeys_List C.PointerList

func NewEnumKeysList(s *C.Segment, sz int) EnumKeys_List {
	return EnumKeys_List(s.NewCompositeList(0, 2, sz))
}
func (s EnumKeys_List) Len() int          { return C.PointerList(s).Len() }
func (s EnumKeys_List) At(i int) EnumKeys { return EnumKeys(C.PointerList(s).At(i).ToStruct()) }
func (s EnumKeys_List) ToArray() []EnumKeys {
	n := s.Len()
	a := make([]EnumKeys, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s EnumKeys_List) Set(i int, item EnumKeys) { C.PointerList(s).Set(i, C.Object(item)) }

type ColorStringMapPair C.Struct

func NewColorStringMapPair(s *C.Segment) ColorStringMapPair {
	return ColorStringMapPair(s.NewStruct(8, 1))
}
func NewRootColorStringMapPair(s *C.Segment) ColorStringMapPair {
	return ColorStringMapPair(s.NewRootStruct(8, 1))
}
func AutoNewColorStringMapPair(s *C.Segment) ColorStringMapPair {
	return ColorStringMapPair(s.NewStructAR(8, 1))
}
func ReadRootColorStringMapPair(s *C.Segment) ColorStringMapPair {
	return ColorStringMapPair(s.Root(0).ToStruct())
}
func (s ColorStringMapPair) Key() int32         { return int32(C.Struct(s).Get32(0)) }
func (s ColorStringMapPair) SetKey(v int32)     { C.Struct(s).Set32(0, uint32(v)) }
func (s ColorStringMapPair) Value() string      { return C.Struct(s).GetObject(0).ToText() }
func (s ColorStringMapPair) ValueBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ColorStringMapPair) SetValue(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ColorStringMapPair) WriteJSON(w io.Writer) error {
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
func (s ColorStringMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ColorStringMapPair) WriteCapLit(w io.Writer) error {
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
func (s ColorStringMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ColorStringMapPair_List C.PointerList

func NewColorStringMapPairList(s *C.Segment, sz int) ColorStringMapPair_List {
	return ColorStringMapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s ColorStringMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s ColorStringMapPair_List) At(i int) ColorStringMapPair {
	return ColorStringMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s ColorStringMapPair_List) ToArray() []ColorStringMapPair {
	n := s.Len()
	a := make([]ColorStringMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ColorStringMapPair_List) Set(i int, item ColorStringMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type ModeInt32MapPair C.Struct

func NewModeInt32MapPair(s *C.Segment) ModeInt32MapPair { return ModeInt32MapPair(s.NewStruct(8, 1)) }
func NewRootModeInt32MapPair(s *C.Segment) ModeInt32MapPair {
	return ModeInt32MapPair(s.NewRootStruct(8, 1))
}
func AutoNewModeInt32MapPair(s *C.Segment) ModeInt32MapPair {
	return ModeInt32MapPair(s.NewStructAR(8, 1))
}
func ReadRootModeInt32MapPair(s *C.Segment) ModeInt32MapPair {
	return ModeInt32MapPair(s.Root(0).ToStruct())
}
func (s ModeInt32MapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s ModeInt32MapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ModeInt32MapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ModeInt32MapPair) Value() int32     { return int32(C.Struct(s).Get32(0)) }
func (s ModeInt32MapPair) SetValue(v int32) { C.Struct(s).Set32(0, uint32(v)) }
func (s ModeInt32MapPair) WriteJSON(w io.Writer) error {
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
func (s ModeInt32MapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ModeInt32MapPair) WriteCapLit(w io.Writer) error {
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
func (s ModeInt32MapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ModeInt32MapPair_List C.PointerList

func NewModeInt32MapPairList(s *C.Segment, sz int) ModeInt32MapPair_List {
	return ModeInt32MapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s ModeInt32MapPair_List) Len() int { return C.PointerList(s).Len() }
func (s ModeInt32MapPair_List) At(i int) ModeInt32MapPair {
	return ModeInt32MapPair(C.PointerList(s).At(i).ToStruct())
}
func (s ModeInt32MapPair_List) ToArray() []ModeInt32MapPair {
	n := s.Len()
	a := make([]ModeInt32MapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ModeInt32MapPair_List) Set(i int, item ModeInt32MapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type MapMaps C.Struct

func NewMapMaps(s *C.Segment) MapMaps      { return MapMaps(s.NewStruct(0, 1)) }
func NewRootMapMaps(s *C.Segment) MapMaps  { return MapMaps(s.NewRootStruct(0, 1)) }
func AutoNewMapMaps(s *C.Segment) MapMaps  { return MapMaps(s.NewStructAR(0, 1)) }
func ReadRootMapMaps(s *C.Segment) MapMaps { return MapMaps(s.Root(0).ToStruct()) }
func (s MapMaps) Counts() StringStringInt32MapMapPair_List {
	return StringStringInt32MapMapPair_List(C.Struct(s).GetObject(0))
}
func (s MapMaps) SetCounts(v StringStringInt32MapMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s MapMaps) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"counts\":")
	if err != nil {
		return err
	}
	{
		s := s.Counts()
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
func (s MapMaps) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s MapMaps) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("counts = ")
	if err != nil {
		return err
	}
	{
		s := s.Counts()
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
func (s MapMaps) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type MapMaps_List C.PointerList

func NewMapMapsList(s *C.Segment, sz int) MapMaps_List {
	return MapMaps_List(s.NewCompositeList(0, 1, sz))
}
func (s MapMaps_List) Len() int         { return C.PointerList(s).Len() }
func (s MapMaps_List) At(i int) MapMaps { return MapMaps(C.PointerList(s).At(i).ToStruct()) }
func (s MapMaps_List) ToArray() []MapMaps {
	n := s.Len()
	a := make([]MapMaps, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s MapMaps_List) Set(i int, item MapMaps) { C.PointerList(s).Set(i, C.Object(item)) }

type StringStringInt32MapMapPair C.Struct

func NewStringStringInt32MapMapPair(s *C.Segment) StringStringInt32MapMapPair {
	return StringStringInt32MapMapPair(s.NewStruct(0, 2))
}
func NewRootStringStringInt32MapMapPair(s *C.Segment) StringStringInt32MapMapPair {
	return StringStringInt32MapMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringStringInt32MapMapPair(s *C.Segment) StringStringInt32MapMapPair {
	return StringStringInt32MapMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringStringInt32MapMapPair(s *C.Segment) StringStringInt32MapMapPair {
	return StringStringInt32MapMapPair(s.Root(0).ToStruct())
}
func (s StringStringInt32MapMapPair) Key() string { return C.Struct(s).GetObject(0).ToText() }
func (s StringStringInt32MapMapPair) KeyBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s StringStringInt32MapMapPair) SetKey(v string) { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringStringInt32MapMapPair) Value() StringInt32MapPair_List {
	return StringInt32MapPair_List(C.Struct(s).GetObject(1))
}
func (s StringStringInt32MapMapPair) SetValue(v StringInt32MapPair_List) {
	C.Struct(s).SetObject(1, C.Object(v))
}
func (s StringStringInt32MapMapPair) WriteJSON(w io.Writer) error {
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
func (s StringStringInt32MapMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringStringInt32MapMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringStringInt32MapMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringStringInt32MapMapPair_List C.PointerList

func NewStringStringInt32MapMapPairList(s *C.Segment, sz int) StringStringInt32MapMapPair_List {
	return StringStringInt32MapMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringStringInt32MapMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringStringInt32MapMapPair_List) At(i int) StringStringInt32MapMapPair {
	return StringStringInt32MapMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringStringInt32MapMapPair_List) ToArray() []StringStringInt32MapMapPair {
	n := s.Len()
	a := make([]StringStringInt32MapMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringStringInt32MapMapPair_List) Set(i int, item StringStringInt32MapMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type StringInt32MapPair C.Struct

func NewStringInt32MapPair(s *C.Segment) StringInt32MapPair {
	return StringInt32MapPair(s.NewStruct(8, 1))
}
func NewRootStringInt32MapPair(s *C.Segment) StringInt32MapPair {
	return StringInt32MapPair(s.NewRootStruct(8, 1))
}
func AutoNewStringInt32MapPair(s *C.Segment) StringInt32MapPair {
	return StringInt32MapPair(s.NewStructAR(8, 1))
}
func ReadRootStringInt32MapPair(s *C.Segment) StringInt32MapPair {
	return StringInt32MapPair(s.Root(0).ToStruct())
}
func (s StringInt32MapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringInt32MapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringInt32MapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringInt32MapPair) Value() int32     { return int32(C.Struct(s).Get32(0)) }
func (s StringInt32MapPair) SetValue(v int32) { C.Struct(s).Set32(0, uint32(v)) }
func (s StringInt32MapPair) WriteJSON(w io.Writer) error {
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
func (s StringInt32MapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringInt32MapPair) WriteCapLit(w io.Writer) error {
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
func (s StringInt32MapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringInt32MapPair_List C.PointerList

func NewStringInt32MapPairList(s *C.Segment, sz int) StringInt32MapPair_List {
	return StringInt32MapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s StringInt32MapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringInt32MapPair_List) At(i int) StringInt32MapPair {
	return StringInt32MapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringInt32MapPair_List) ToArray() []StringInt32MapPair {
	n := s.Len()
	a := make([]StringInt32MapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringInt32MapPair_List) Set(i int, item StringInt32MapPair) {
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

type Pointers C.Struct

func NewPointers(s *C.Segment) Pointers         { return Pointers(s.NewStruct(0, 2)) }
func NewRootPointers(s *C.Segment) Pointers     { return Pointers(s.NewRootStruct(0, 2)) }
func AutoNewPointers(s *C.Segment) Pointers     { return Pointers(s.NewStructAR(0, 2)) }
func ReadRootPointers(s *C.Segment) Pointers    { return Pointers(s.Root(0).ToStruct()) }
func (s Pointers) Points() Point_List           { return Point_List(C.Struct(s).GetObject(0)) }
func (s Pointers) SetPoints(v Point_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Pointers) PointsNull() C.UInt32List     { return C.UInt32List(C.Struct(s).GetObject(1)) }
func (s Pointers) SetPointsNull(v C.UInt32List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Pointers) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"points\":")
	if err != nil {
		return err
	}
	{
		s := s.Points()
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
	_, err = b.WriteString("\"pointsNull\":")
	if err != nil {
		return err
	}
	{
		s := s.PointsNull()
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
func (s Pointers) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Pointers) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("points = ")
	if err != nil {
		return err
	}
	{
		s := s.Points()
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
	_, err = b.WriteString("pointsNull = ")
	if err != nil {
		return err
	}
	{
		s := s.PointsNull()
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
func (s Pointers) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Pointers_List C.PointerList

func NewPointersList(s *C.Segment, sz int) Pointers_List {
	return Pointers_List(s.NewCompositeList(0, 2, sz))
}
func (s Pointers_List) Len() int          { return C.PointerList(s).Len() }
func (s Pointers_List) At(i int) Pointers { return Pointers(C.PointerList(s).At(i).ToStruct()) }
func (s Pointers_List) ToArray() []Pointers {
	n := s.Len()
	a := make([]Pointers, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Pointers_List) Set(i int, item Pointers) { C.PointerList(s).Set(i, C.Object(item)) }

type Point C.Struct

func NewPoint(s *C.Segment) Point      { return Point(s.NewStruct(8, 0)) }
func NewRootPoint(s *C.Segment) Point  { return Point(s.NewRootStruct(8, 0)) }
func AutoNewPoint(s *C.Segment) Point  { return Point(s.NewStructAR(8, 0)) }
func ReadRootPoint(s *C.Segment) Point { return Point(s.Root(0).ToStruct()) }
func (s Point) X() int32               { return int32(C.Struct(s).Get32(0)) }
func (s Point) SetX(v int32)           { C.Struct(s).Set32(0, uint32(v)) }
func (s Point) Y() int32               { return int32(C.Struct(s).Get32(4)) }
func (s Point) SetY(v int32)           { C.Struct(s).Set32(4, uint32(v)) }
func (s Point) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"x\":")
	if err != nil {
		return err
	}
	{
		s := s.X()
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
	_, err = b.WriteString("\"y\":")
	if err != nil {
		return err
	}
	{
		s := s.Y()
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
func (s Point) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Point) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("x = ")
	if err != nil {
		return err
	}
	{
		s := s.X()
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
	_, err = b.WriteString("y = ")
	if err != nil {
		return err
	}
	{
		s := s.Y()
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
func (s Point) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Point_List C.PointerList

func NewPointList(s *C.Segment, sz int) Point_List { return Point_List(s.NewCompositeList(8, 0, sz)) }
func (s Point_List) Len() int                      { return C.PointerList(s).Len() }
func (s Point_List) At(i int) Point                { return Point(C.PointerList(s).At(i).ToStruct()) }
func (s Point_List) ToArray() []Point {
	n := s.Len()
	a := make([]Point, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Point_List) Set(i int, item Point) { C.PointerList(s).Set(i, C.Object(item)) }

type PointerMaps C.Struct

func NewPointerMaps(s *C.Segment) PointerMaps      { return PointerMaps(s.NewStruct(0, 1)) }
func NewRootPointerMaps(s *C.Segment) PointerMaps  { return PointerMaps(s.NewRootStruct(0, 1)) }
func AutoNewPointerMaps(s *C.Segment) PointerMaps  { return PointerMaps(s.NewStructAR(0, 1)) }
func ReadRootPointerMaps(s *C.Segment) PointerMaps { return PointerMaps(s.Root(0).ToStruct()) }
func (s PointerMaps) Points() StringPointOptionalMapPair_List {
	return StringPointOptionalMapPair_List(C.Struct(s).GetObject(0))
}
func (s PointerMaps) SetPoints(v StringPointOptionalMapPair_List) {
	C.Struct(s).SetObject(0, C.Object(v))
}
func (s PointerMaps) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"points\":")
	if err != nil {
		return err
	}
	{
		s := s.Points()
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
func (s PointerMaps) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PointerMaps) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("points = ")
	if err != nil {
		return err
	}
	{
		s := s.Points()
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
func (s PointerMaps) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PointerMaps_List C.PointerList

func NewPointerMapsList(s *C.Segment, sz int) PointerMaps_List {
	return PointerMaps_List(s.NewCompositeList(0, 1, sz))
}
func (s PointerMaps_List) Len() int { return C.PointerList(s).Len() }
func (s PointerMaps_List) At(i int) PointerMaps {
	return PointerMaps(C.PointerList(s).At(i).ToStruct())
}
func (s PointerMaps_List) ToArray() []PointerMaps {
	n := s.Len()
	a := make([]PointerMaps, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PointerMaps_List) Set(i int, item PointerMaps) { C.PointerList(s).Set(i, C.Object(item)) }

type StringPointOptionalMapPair C.Struct

func NewStringPointOptionalMapPair(s *C.Segment) StringPointOptionalMapPair {
	return StringPointOptionalMapPair(s.NewStruct(0, 2))
}
func NewRootStringPointOptionalMapPair(s *C.Segment) StringPointOptionalMapPair {
	return StringPointOptionalMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringPointOptionalMapPair(s *C.Segment) StringPointOptionalMapPair {
	return StringPointOptionalMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringPointOptionalMapPair(s *C.Segment) StringPointOptionalMapPair {
	return StringPointOptionalMapPair(s.Root(0).ToStruct())
}
func (s StringPointOptionalMapPair) Key() string { return C.Struct(s).GetObject(0).ToText() }
func (s StringPointOptionalMapPair) KeyBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s StringPointOptionalMapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringPointOptionalMapPair) Value() Point     { return Point(C.Struct(s).GetObject(1).ToStruct()) }
func (s StringPointOptionalMapPair) SetValue(v Point) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringPointOptionalMapPair) WriteJSON(w io.Writer) error {
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
func (s StringPointOptionalMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringPointOptionalMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringPointOptionalMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringPointOptionalMapPair_List C.PointerList

func NewStringPointOptionalMapPairList(s *C.Segment, sz int) StringPointOptionalMapPair_List {
	return StringPointOptionalMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringPointOptionalMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringPointOptionalMapPair_List) At(i int) StringPointOptionalMapPair {
	return StringPointOptionalMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringPointOptionalMapPair_List) ToArray() []StringPointOptionalMapPair {
	n := s.Len()
	a := make([]StringPointOptionalMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringPointOptionalMapPair_List) Set(i int, item StringPointOptionalMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type PointerScalars C.Struct

func NewPointerScalars(s *C.Segment) PointerScalars      { return PointerScalars(s.NewStruct(0, 4)) }
func NewRootPointerScalars(s *C.Segment) PointerScalars  { return PointerScalars(s.NewRootStruct(0, 4)) }
func AutoNewPointerScalars(s *C.Segment) PointerScalars  { return PointerScalars(s.NewStructAR(0, 4)) }
func ReadRootPointerScalars(s *C.Segment) PointerScalars { return PointerScalars(s.Root(0).ToStruct()) }
func (s PointerScalars) Counts() C.Int64List             { return C.Int64List(C.Struct(s).GetObject(0)) }
func (s PointerScalars) SetCounts(v C.Int64List)         { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PointerScalars) CountsNull() C.UInt32List        { return C.UInt32List(C.Struct(s).GetObject(1)) }
func (s PointerScalars) SetCountsNull(v C.UInt32List)    { C.Struct(s).SetObject(1, C.Object(v)) }
func (s PointerScalars) Names() C.TextList               { return C.TextList(C.Struct(s).GetObject(2)) }
func (s PointerScalars) SetNames(v C.TextList)           { C.Struct(s).SetObject(2, C.Object(v)) }
func (s PointerScalars) NamesNull() C.UInt32List         { return C.UInt32List(C.Struct(s).GetObject(3)) }
func (s PointerScalars) SetNamesNull(v C.UInt32List)     { C.Struct(s).SetObject(3, C.Object(v)) }
func (s PointerScalars) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"counts\":")
	if err != nil {
		return err
	}
	{
		s := s.Counts()
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
	_, err = b.WriteString("\"countsNull\":")
	if err != nil {
		return err
	}
	{
		s := s.CountsNull()
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"namesNull\":")
	if err != nil {
		return err
	}
	{
		s := s.NamesNull()
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
func (s PointerScalars) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PointerScalars) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("counts = ")
	if err != nil {
		return err
	}
	{
		s := s.Counts()
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
	_, err = b.WriteString("countsNull = ")
	if err != nil {
		return err
	}
	{
		s := s.CountsNull()
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("namesNull = ")
	if err != nil {
		return err
	}
	{
		s := s.NamesNull()
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
func (s PointerScalars) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PointerScalars_List C.PointerList

func NewPointerScalarsList(s *C.Segment, sz int) PointerScalars_List {
	return PointerScalars_List(s.NewCompositeList(0, 4, sz))
}
func (s PointerScalars_List) Len() int { return C.PointerList(s).Len() }
func (s PointerScalars_List) At(i int) PointerScalars {
	return PointerScalars(C.PointerList(s).At(i).ToStruct())
}
func (s PointerScalars_List) ToArray() []PointerScalars {
	n := s.Len()
	a := make([]PointerScalars, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PointerScalars_List) Set(i int, item PointerScalars) { C.PointerList(s).Set(i, C.Object(item)) }

type PointerTime C.Struct

func NewPointerTime(s *C.Segment) PointerTime      { return PointerTime(s.NewStruct(0, 1)) }
func NewRootPointerTime(s *C.Segment) PointerTime  { return PointerTime(s.NewRootStruct(0, 1)) }
func AutoNewPointerTime(s *C.Segment) PointerTime  { return PointerTime(s.NewStructAR(0, 1)) }
func ReadRootPointerTime(s *C.Segment) PointerTime { return PointerTime(s.Root(0).ToStruct()) }
func (s PointerTime) At() Timestamp                { return Timestamp(C.Struct(s).GetObject(0).ToStruct()) }
func (s PointerTime) SetAt(v Timestamp)            { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PointerTime) WriteJSON(w io.Writer) error {
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
func (s PointerTime) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PointerTime) WriteCapLit(w io.Writer) error {
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
func (s PointerTime) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PointerTime_List C.PointerList

func NewPointerTimeList(s *C.Segment, sz int) PointerTime_List {
	return PointerTime_List(s.NewCompositeList(0, 1, sz))
}
func (s PointerTime_List) Len() int { return C.PointerList(s).Len() }
func (s PointerTime_List) At(i int) PointerTime {
	return PointerTime(C.PointerList(s).At(i).ToStruct())
}
func (s PointerTime_List) ToArray() []PointerTime {
	n := s.Len()
	a := make([]PointerTime, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PointerTime_List) Set(i int, item PointerTime) { C.PointerList(s).Set(i, C.Object(item)) }

type PointerLists C.Struct

func NewPointerLists(s *C.Segment) PointerLists      { return PointerLists(s.NewStruct(0, 3)) }
func NewRootPointerLists(s *C.Segment) PointerLists  { return PointerLists(s.NewRootStruct(0, 3)) }
func AutoNewPointerLists(s *C.Segment) PointerLists  { return PointerLists(s.NewStructAR(0, 3)) }
func ReadRootPointerLists(s *C.Segment) PointerLists { return PointerLists(s.Root(0).ToStruct()) }
func (s PointerLists) Bytes() Bytes                  { return Bytes(C.Struct(s).GetObject(0).ToStruct()) }
func (s PointerLists) SetBytes(v Bytes)              { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PointerLists) Names() StringList             { return StringList(C.Struct(s).GetObject(1).ToStruct()) }
func (s PointerLists) SetNames(v StringList)         { C.Struct(s).SetObject(1, C.Object(v)) }
func (s PointerLists) Map() StringInt32Map {
	return StringInt32Map(C.Struct(s).GetObject(2).ToStruct())
}
func (s PointerLists) SetMap(v StringInt32Map) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s PointerLists) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"bytes\":")
	if err != nil {
		return err
	}
	{
		s := s.Bytes()
		err = s.WriteJSON(b)
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
		err = s.WriteJSON(b)
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
func (s PointerLists) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PointerLists) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("bytes = ")
	if err != nil {
		return err
	}
	{
		s := s.Bytes()
		err = s.WriteCapLit(b)
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
		err = s.WriteCapLit(b)
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
func (s PointerLists) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PointerLists_List C.PointerList

func NewPointerListsList(s *C.Segment, sz int) PointerLists_List {
	return PointerLists_List(s.NewCompositeList(0, 3, sz))
}
func (s PointerLists_List) Len() int { return C.PointerList(s).Len() }
func (s PointerLists_List) At(i int) PointerLists {
	return PointerLists(C.PointerList(s).At(i).ToStruct())
}
func (s PointerLists_List) ToArray() []PointerLists {
	n := s.Len()
	a := make([]PointerLists, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PointerLists_List) Set(i int, item PointerLists) { C.PointerList(s).Set(i, C.Object(item)) }

type Bytes C.Struct

func NewBytes(s *C.Segment) Bytes      { return Bytes(s.NewStruct(0, 1)) }
func NewRootBytes(s *C.Segment) Bytes  { return Bytes(s.NewRootStruct(0, 1)) }
func AutoNewBytes(s *C.Segment) Bytes  { return Bytes(s.NewStructAR(0, 1)) }
func ReadRootBytes(s *C.Segment) Bytes { return Bytes(s.Root(0).ToStruct()) }
func (s Bytes) Value() []byte          { return C.Struct(s).GetObject(0).ToData() }
func (s Bytes) SetValue(v []byte)      { C.Struct(s).SetObject(0, s.Segment.NewData(v)) }
func (s Bytes) WriteJSON(w io.Writer) error {
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
func (s Bytes) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Bytes) WriteCapLit(w io.Writer) error {
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
func (s Bytes) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Bytes_List C.PointerList

func NewBytesList(s *C.Segment, sz int) Bytes_List { return Bytes_List(s.NewCompositeList(0, 1, sz)) }
func (s Bytes_List) Len() int                      { return C.PointerList(s).Len() }
func (s Bytes_List) At(i int) Bytes                { return Bytes(C.PointerList(s).At(i).ToStruct()) }
func (s Bytes_List) ToArray() []Bytes {
	n := s.Len()
	a := make([]Bytes, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Bytes_List) Set(i int, item Bytes) { C.PointerList(s).Set(i, C.Object(item)) }

type StringList C.Struct

func NewStringList(s *C.Segment) StringList      { return StringList(s.NewStruct(0, 1)) }
func NewRootStringList(s *C.Segment) StringList  { return StringList(s.NewRootStruct(0, 1)) }
func AutoNewStringList(s *C.Segment) StringList  { return StringList(s.NewStructAR(0, 1)) }
func ReadRootStringList(s *C.Segment) StringList { return StringList(s.Root(0).ToStruct()) }
func (s StringList) Value() C.TextList           { return C.TextList(C.Struct(s).GetObject(0)) }
func (s StringList) SetValue(v C.TextList)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s StringList) WriteJSON(w io.Writer) error {
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
func (s StringList) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringList) WriteCapLit(w io.Writer) error {
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
func (s StringList) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringList_List C.PointerList

func NewStringListList(s *C.Segment, sz int) StringList_List {
	return StringList_List(s.NewCompositeList(0, 1, sz))
}
func (s StringList_List) Len() int            { return C.PointerList(s).Len() }
func (s StringList_List) At(i int) StringList { return StringList(C.PointerList(s).At(i).ToStruct()) }
func (s StringList_List) ToArray() []StringList {
	n := s.Len()
	a := make([]StringList, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringList_List) Set(i int, item StringList) { C.PointerList(s).Set(i, C.Object(item)) }

type StringInt32Map C.Struct

func NewStringInt32Map(s *C.Segment) StringInt32Map      { return StringInt32Map(s.NewStruct(0, 1)) }
func NewRootStringInt32Map(s *C.Segment) StringInt32Map  { return StringInt32Map(s.NewRootStruct(0, 1)) }
func AutoNewStringInt32Map(s *C.Segment) StringInt32Map  { return StringInt32Map(s.NewStructAR(0, 1)) }
func ReadRootStringInt32Map(s *C.Segment) StringInt32Map { return StringInt32Map(s.Root(0).ToStruct()) }
func (s StringInt32Map) Value() StringInt32MapPair_List {
	return StringInt32MapPair_List(C.Struct(s).GetObject(0))
}
func (s StringInt32Map) SetValue(v StringInt32MapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s StringInt32Map) WriteJSON(w io.Writer) error {
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
func (s StringInt32Map) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringInt32Map) WriteCapLit(w io.Writer) error {
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
func (s StringInt32Map) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringInt32Map_List C.PointerList

func NewStringInt32MapList(s *C.Segment, sz int) StringInt32Map_List {
	return StringInt32Map_List(s.NewCompositeList(0, 1, sz))
}
func (s StringInt32Map_List) Len() int { return C.PointerList(s).Len() }
func (s StringInt32Map_List) At(i int) StringInt32Map {
	return StringInt32Map(C.PointerList(s).At(i).ToStruct())
}
func (s StringInt32Map_List) ToArray() []StringInt32Map {
	n := s.Len()
	a := make([]StringInt32Map, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringInt32Map_List) Set(i int, item StringInt32Map) { C.PointerList(s).Set(i, C.Object(item)) }

type Embedding C.Struct

func NewEmbedding(s *C.Segment) Embedding      { return Embedding(s.NewStruct(0, 2)) }
func NewRootEmbedding(s *C.Segment) Embedding  { return Embedding(s.NewRootStruct(0, 2)) }
func AutoNewEmbedding(s *C.Segment) Embedding  { return Embedding(s.NewStructAR(0, 2)) }
func ReadRootEmbedding(s *C.Segment) Embedding { return Embedding(s.Root(0).ToStruct()) }
func (s Embedding) Point() Point               { return Point(C.Struct(s).GetObject(0).ToStruct()) }
func (s Embedding) SetPoint(v Point)           { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Embedding) Name() string               { return C.Struct(s).GetObject(1).ToText() }
func (s Embedding) NameBytes() []byte          { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Embedding) SetName(v string)           { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Embedding) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"point\":")
	if err != nil {
		return err
	}
	{
		s := s.Point()
		err = s.WriteJSON(b)
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Embedding) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Embedding) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("point = ")
	if err != nil {
		return err
	}
	{
		s := s.Point()
		err = s.WriteCapLit(b)
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Embedding) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Embedding_List C.PointerList

func NewEmbeddingList(s *C.Segment, sz int) Embedding_List {
	return Embedding_List(s.NewCompositeList(0, 2, sz))
}
func (s Embedding_List) Len() int           { return C.PointerList(s).Len() }
func (s Embedding_List) At(i int) Embedding { return Embedding(C.PointerList(s).At(i).ToStruct()) }
func (s Embedding_List) ToArray() []Embedding {
	n := s.Len()
	a := make([]Embedding, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Embedding_List) Set(i int, item Embedding) { C.PointerList(s).Set(i, C.Object(item)) }

type EmbeddedPointer C.Struct

func NewEmbeddedPointer(s *C.Segment) EmbeddedPointer { return EmbeddedPointer(s.NewStruct(0, 2)) }
func NewRootEmbeddedPointer(s *C.Segment) EmbeddedPointer {
	return EmbeddedPointer(s.NewRootStruct(0, 2))
}
func AutoNewEmbeddedPointer(s *C.Segment) EmbeddedPointer {
	return EmbeddedPointer(s.NewStructAR(0, 2))
}
func ReadRootEmbeddedPointer(s *C.Segment) EmbeddedPointer {
	return EmbeddedPointer(s.Root(0).ToStruct())
}
func (s EmbeddedPointer) Point() Point      { return Point(C.Struct(s).GetObject(0).ToStruct()) }
func (s EmbeddedPointer) SetPoint(v Point)  { C.Struct(s).SetObject(0, C.Object(v)) }
func (s EmbeddedPointer) Name() string      { return C.Struct(s).GetObject(1).ToText() }
func (s EmbeddedPointer) NameBytes() []byte { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s EmbeddedPointer) SetName(v string)  { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s EmbeddedPointer) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"point\":")
	if err != nil {
		return err
	}
	{
		s := s.Point()
		err = s.WriteJSON(b)
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s EmbeddedPointer) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s EmbeddedPointer) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("point = ")
	if err != nil {
		return err
	}
	{
		s := s.Point()
		err = s.WriteCapLit(b)
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s EmbeddedPointer) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type EmbeddedPointer_List C.PointerList

func NewEmbeddedPointerList(s *C.Segment, sz int) EmbeddedPointer_List {
	return EmbeddedPointer_List(s.NewCompositeList(0, 2, sz))
}
func (s EmbeddedPointer_List) Len() int { return C.PointerList(s).Len() }
func (s EmbeddedPointer_List) At(i int) EmbeddedPointer {
	return EmbeddedPointer(C.PointerList(s).At(i).ToStruct())
}
func (s EmbeddedPointer_List) ToArray() []EmbeddedPointer {
	n := s.Len()
	a := make([]EmbeddedPointer, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s EmbeddedPointer_List) Set(i int, item EmbeddedPointer) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Tagged C.Struct

func NewTagged(s *C.Segment) Tagged      { return Tagged(s.NewStruct(8, 2)) }
func NewRootTagged(s *C.Segment) Tagged  { return Tagged(s.NewRootStruct(8, 2)) }
func AutoNewTagged(s *C.Segment) Tagged  { return Tagged(s.NewStructAR(8, 2)) }
func ReadRootTagged(s *C.Segment) Tagged { return Tagged(s.Root(0).ToStruct()) }
func (s Tagged) First() int32            { return int32(C.Struct(s).Get32(0)) }
func (s Tagged) SetFirst(v int32)        { C.Struct(s).Set32(0, uint32(v)) }
func (s Tagged) Next() bool              { return C.Struct(s).Get1(32) }
func (s Tagged) SetNext(v bool)          { C.Struct(s).Set1(32, v) }
func (s Tagged) Last() string            { return C.Struct(s).GetObject(0).ToText() }
func (s Tagged) LastBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Tagged) SetLast(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Tagged) Large() C.Int32List      { return C.Int32List(C.Struct(s).GetObject(1)) }
func (s Tagged) SetLarge(v C.Int32List)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Tagged) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"first\":")
	if err != nil {
		return err
	}
	{
		s := s.First()
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
	_, err = b.WriteString("\"next\":")
	if err != nil {
		return err
	}
	{
		s := s.Next()
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
	_, err = b.WriteString("\"last\":")
	if err != nil {
		return err
	}
	{
		s := s.Last()
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
	_, err = b.WriteString("\"large\":")
	if err != nil {
		return err
	}
	{
		s := s.Large()
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
func (s Tagged) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Tagged) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("first = ")
	if err != nil {
		return err
	}
	{
		s := s.First()
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
	_, err = b.WriteString("next = ")
	if err != nil {
		return err
	}
	{
		s := s.Next()
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
	_, err = b.WriteString("last = ")
	if err != nil {
		return err
	}
	{
		s := s.Last()
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
	_, err = b.WriteString("large = ")
	if err != nil {
		return err
	}
	{
		s := s.Large()
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
func (s Tagged) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Tagged_List C.PointerList

func NewTaggedList(s *C.Segment, sz int) Tagged_List {
	return Tagged_List(s.NewCompositeList(8, 2, sz))
}
func (s Tagged_List) Len() int        { return C.PointerList(s).Len() }
func (s Tagged_List) At(i int) Tagged { return Tagged(C.PointerList(s).At(i).ToStruct()) }
func (s Tagged_List) ToArray() []Tagged {
	n := s.Len()
	a := make([]Tagged, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Tagged_List) Set(i int, item Tagged) { C.PointerList(s).Set(i, C.Object(item)) }

type Customs C.Struct
type CustomsBestGrade Customs
type CustomsBestGrade_Which uint16

const (
	CUSTOMSBESTGRADE_NONE CustomsBestGrade_Which = 0
	CUSTOMSBESTGRADE_SOME CustomsBestGrade_Which = 1
)

func NewCustoms(s *C.Segment) Customs      { return Customs(s.NewStruct(16, 5)) }
func NewRootCustoms(s *C.Segment) Customs  { return Customs(s.NewRootStruct(16, 5)) }
func AutoNewCustoms(s *C.Segment) Customs  { return Customs(s.NewStructAR(16, 5)) }
func ReadRootCustoms(s *C.Segment) Customs { return Customs(s.Root(0).ToStruct()) }
func (s Customs) Grade() int32             { return int32(C.Struct(s).Get32(0)) }
func (s Customs) SetGrade(v int32)         { C.Struct(s).Set32(0, uint32(v)) }
func (s Customs) Grades() C.Int32List      { return C.Int32List(C.Struct(s).GetObject(0)) }
func (s Customs) SetGrades(v C.Int32List)  { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Customs) ByGrade() GradeStringMapPair_List {
	return GradeStringMapPair_List(C.Struct(s).GetObject(1))
}
func (s Customs) SetByGrade(v GradeStringMapPair_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Customs) BestGrade() CustomsBestGrade          { return CustomsBestGrade(s) }
func (s CustomsBestGrade) Which() CustomsBestGrade_Which {
	return CustomsBestGrade_Which(C.Struct(s).Get16(4))
}
func (s CustomsBestGrade) SetNone()        { C.Struct(s).Set16(4, 0) }
func (s CustomsBestGrade) Some() int32     { return int32(C.Struct(s).Get32(8)) }
func (s CustomsBestGrade) SetSome(v int32) { C.Struct(s).Set16(4, 1); C.Struct(s).Set32(8, uint32(v)) }
func (s Customs) Span() Span               { return Span(C.Struct(s).GetObject(2).ToStruct()) }
func (s Customs) SetSpan(v Span)           { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Customs) Spans() Span_List         { return Span_List(C.Struct(s).GetObject(3)) }
func (s Customs) SetSpans(v Span_List)     { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Customs) BestSpan() Span           { return Span(C.Struct(s).GetObject(4).ToStruct()) }
func (s Customs) SetBestSpan(v Span)       { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Customs) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"grade\":")
	if err != nil {
		return err
	}
	{
		s := s.Grade()
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
	_, err = b.WriteString("\"grades\":")
	if err != nil {
		return err
	}
	{
		s := s.Grades()
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
	_, err = b.WriteString("\"byGrade\":")
	if err != nil {
		return err
	}
	{
		s := s.ByGrade()
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
	_, err = b.WriteString("\"bestGrade\":")
	if err != nil {
		return err
	}
	{
		s := s.BestGrade()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == CUSTOMSBESTGRADE_NONE {
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
		if s.Which() == CUSTOMSBESTGRADE_SOME {
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
	_, err = b.WriteString("\"span\":")
	if err != nil {
		return err
	}
	{
		s := s.Span()
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
	_, err = b.WriteString("\"bestSpan\":")
	if err != nil {
		return err
	}
	{
		s := s.BestSpan()
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
func (s Customs) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Customs) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("grade = ")
	if err != nil {
		return err
	}
	{
		s := s.Grade()
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
	_, err = b.WriteString("grades = ")
	if err != nil {
		return err
	}
	{
		s := s.Grades()
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
	_, err = b.WriteString("byGrade = ")
	if err != nil {
		return err
	}
	{
		s := s.ByGrade()
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
	_, err = b.WriteString("bestGrade = ")
	if err != nil {
		return err
	}
	{
		s := s.BestGrade()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == CUSTOMSBESTGRADE_NONE {
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
		if s.Which() == CUSTOMSBESTGRADE_SOME {
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
	_, err = b.WriteString("span = ")
	if err != nil {
		return err
	}
	{
		s := s.Span()
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
	_, err = b.WriteString("bestSpan = ")
	if err != nil {
		return err
	}
	{
		s := s.BestSpan()
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
func (s Customs) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Customs_List C.PointerList

func NewCustomsList(s *C.Segment, sz int) Customs_List {
	return Customs_List(s.NewCompositeList(16, 5, sz))
}
func (s Customs_List) Len() int         { return C.PointerList(s).Len() }
func (s Customs_List) At(i int) Customs { return Customs(C.PointerList(s).At(i).ToStruct()) }
func (s Customs_List) ToArray() []Customs {
	n := s.Len()
	a := make([]Customs, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Customs_List) Set(i int, item Customs) { C.PointerList(s).Set(i, C.Object(item)) }

type GradeStringMapPair C.Struct

func NewGradeStringMapPair(s *C.Segment) GradeStringMapPair {
	return GradeStringMapPair(s.NewStruct(8, 1))
}
func NewRootGradeStringMapPair(s *C.Segment) GradeStringMapPair {
	return GradeStringMapPair(s.NewRootStruct(8, 1))
}
func AutoNewGradeStringMapPair(s *C.Segment) GradeStringMapPair {
	return GradeStringMapPair(s.NewStructAR(8, 1))
}
func ReadRootGradeStringMapPair(s *C.Segment) GradeStringMapPair {
	return GradeStringMapPair(s.Root(0).ToStruct())
}
func (s GradeStringMapPair) Key() int32         { return int32(C.Struct(s).Get32(0)) }
func (s GradeStringMapPair) SetKey(v int32)     { C.Struct(s).Set32(0, uint32(v)) }
func (s GradeStringMapPair) Value() string      { return C.Struct(s).GetObject(0).ToText() }
func (s GradeStringMapPair) ValueBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s GradeStringMapPair) SetValue(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s GradeStringMapPair) WriteJSON(w io.Writer) error {
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
func (s GradeStringMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s GradeStringMapPair) WriteCapLit(w io.Writer) error {
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
func (s GradeStringMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type GradeStringMapPair_List C.PointerList

func NewGradeStringMapPairList(s *C.Segment, sz int) GradeStringMapPair_List {
	return GradeStringMapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s GradeStringMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s GradeStringMapPair_List) At(i int) GradeStringMapPair {
	return GradeStringMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s GradeStringMapPair_List) ToArray() []GradeStringMapPair {
	n := s.Len()
	a := make([]GradeStringMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s GradeStringMapPair_List) Set(i int, item GradeStringMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Span C.Struct

func NewSpan(s *C.Segment) Span      { return Span(s.NewStruct(8, 0)) }
func NewRootSpan(s *C.Segment) Span  { return Span(s.NewRootStruct(8, 0)) }
func AutoNewSpan(s *C.Segment) Span  { return Span(s.NewStructAR(8, 0)) }
func ReadRootSpan(s *C.Segment) Span { return Span(s.Root(0).ToStruct()) }
func (s Span) From() int32           { return int32(C.Struct(s).Get32(0)) }
func (s Span) SetFrom(v int32)       { C.Struct(s).Set32(0, uint32(v)) }
func (s Span) To() int32             { return int32(C.Struct(s).Get32(4)) }
func (s Span) SetTo(v int32)         { C.Struct(s).Set32(4, uint32(v)) }
func (s Span) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"from\":")
	if err != nil {
		return err
	}
	{
		s := s.From()
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
	_, err = b.WriteString("\"to\":")
	if err != nil {
		return err
	}
	{
		s := s.To()
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
	_, err = b.WriteString("from = ")
	if err != nil {
		return err
	}
	{
		s := s.From()
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
	_, err = b.WriteString("to = ")
	if err != nil {
		return err
	}
	{
		s := s.To()
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
func (s Span) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Span_List C.PointerList

func NewSpanList(s *C.Segment, sz int) Span_List { return Span_List(s.NewCompositeList(8, 0, sz)) }
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

type FloatKeys C.Struct

func NewFloatKeys(s *C.Segment) FloatKeys      { return FloatKeys(s.NewStruct(0, 1)) }
func NewRootFloatKeys(s *C.Segment) FloatKeys  { return FloatKeys(s.NewRootStruct(0, 1)) }
func AutoNewFloatKeys(s *C.Segment) FloatKeys  { return FloatKeys(s.NewStructAR(0, 1)) }
func ReadRootFloatKeys(s *C.Segment) FloatKeys { return FloatKeys(s.Root(0).ToStruct()) }
func (s FloatKeys) Names() Float64StringMapPair_List {
	return Float64StringMapPair_List(C.Struct(s).GetObject(0))
}
func (s FloatKeys) SetNames(v Float64StringMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s FloatKeys) WriteJSON(w io.Writer) error {
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
func (s FloatKeys) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s FloatKeys) WriteCapLit(w io.Writer) error {
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
func (s FloatKeys) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type FloatKeys_List C.PointerList

func NewFloatKeysList(s *C.Segment, sz int) FloatKeys_List {
	return FloatKeys_List(s.NewCompositeList(0, 1, sz))
}
func (s FloatKeys_List) Len() int           { return C.PointerList(s).Len() }
func (s FloatKeys_List) At(i int) FloatKeys { return FloatKeys(C.PointerList(s).At(i).ToStruct()) }
func (s FloatKeys_List) ToArray() []FloatKeys {
	n := s.Len()
	a := make([]FloatKeys, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s FloatKeys_List) Set(i int, item FloatKeys) { C.PointerList(s).Set(i, C.Object(item)) }

type Float64StringMapPair C.Struct

func NewFloat64StringMapPair(s *C.Segment) Float64StringMapPair {
	return Float64StringMapPair(s.NewStruct(8, 1))
}
func NewRootFloat64StringMapPair(s *C.Segment) Float64StringMapPair {
	return Float64StringMapPair(s.NewRootStruct(8, 1))
}
func AutoNewFloat64StringMapPair(s *C.Segment) Float64StringMapPair {
	return Float64StringMapPair(s.NewStructAR(8, 1))
}
func ReadRootFloat64StringMapPair(s *C.Segment) Float64StringMapPair {
	return Float64StringMapPair(s.Root(0).ToStruct())
}
func (s Float64StringMapPair) Key() float64     { return math.Float64frombits(C.Struct(s).Get64(0)) }
func (s Float64StringMapPair) SetKey(v float64) { C.Struct(s).Set64(0, math.Float64bits(v)) }
func (s Float64StringMapPair) Value() string    { return C.Struct(s).GetObject(0).ToText() }
func (s Float64StringMapPair) ValueBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s Float64StringMapPair) SetValue(v string) { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Float64StringMapPair) WriteJSON(w io.Writer) error {
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
func (s Float64StringMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Float64StringMapPair) WriteCapLit(w io.Writer) error {
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
func (s Float64StringMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Float64StringMapPair_List C.PointerList

func NewFloat64StringMapPairList(s *C.Segment, sz int) Float64StringMapPair_List {
	return Float64StringMapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s Float64StringMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s Float64StringMapPair_List) At(i int) Float64StringMapPair {
	return Float64StringMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s Float64StringMapPair_List) ToArray() []Float64StringMapPair {
	n := s.Len()
	a := make([]Float64StringMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Float64StringMapPair_List) Set(i int, item Float64StringMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type TimeKeys C.Struct

func NewTimeKeys(s *C.Segment) TimeKeys      { return TimeKeys(s.NewStruct(0, 1)) }
func NewRootTimeKeys(s *C.Segment) TimeKeys  { return TimeKeys(s.NewRootStruct(0, 1)) }
func AutoNewTimeKeys(s *C.Segment) TimeKeys  { return TimeKeys(s.NewStructAR(0, 1)) }
func ReadRootTimeKeys(s *C.Segment) TimeKeys { return TimeKeys(s.Root(0).ToStruct()) }
func (s TimeKeys) Names() TimeStringMapPair_List {
	return TimeStringMapPair_List(C.Struct(s).GetObject(0))
}
func (s TimeKeys) SetNames(v TimeStringMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s TimeKeys) WriteJSON(w io.Writer) error {
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
func (s TimeKeys) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s TimeKeys) WriteCapLit(w io.Writer) error {
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
func (s TimeKeys) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type TimeKeys_List C.PointerList

func NewTimeKeysList(s *C.Segment, sz int) TimeKeys_List {
	return TimeKeys_List(s.NewCompositeList(0, 1, sz))
}
func (s TimeKeys_List) Len() int          { return C.PointerList(s).Len() }
func (s TimeKeys_List) At(i int) TimeKeys { return TimeKeys(C.PointerList(s).At(i).ToStruct()) }
func (s TimeKeys_List) ToArray() []TimeKeys {
	n := s.Len()
	a := make([]TimeKeys, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s TimeKeys_List) Set(i int, item TimeKeys) { C.PointerList(s).Set(i, C.Object(item)) }

type TimeStringMapPair C.Struct

func NewTimeStringMapPair(s *C.Segment) TimeStringMapPair {
	return TimeStringMapPair(s.NewStruct(0, 2))
}
func NewRootTimeStringMapPair(s *C.Segment) TimeStringMapPair {
	return TimeStringMapPair(s.NewRootStruct(0, 2))
}
func AutoNewTimeStringMapPair(s *C.Segment) TimeStringMapPair {
	return TimeStringMapPair(s.NewStructAR(0, 2))
}
func ReadRootTimeStringMapPair(s *C.Segment) TimeStringMapPair {
	return TimeStringMapPair(s.Root(0).ToStruct())
}
func (s TimeStringMapPair) Key() Timestamp     { return Timestamp(C.Struct(s).GetObject(0).ToStruct()) }
func (s TimeStringMapPair) SetKey(v Timestamp) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s TimeStringMapPair) Value() string      { return C.Struct(s).GetObject(1).ToText() }
func (s TimeStringMapPair) ValueBytes() []byte { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s TimeStringMapPair) SetValue(v string)  { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s TimeStringMapPair) WriteJSON(w io.Writer) error {
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
		err = s.WriteJSON(b)
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
func (s TimeStringMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s TimeStringMapPair) WriteCapLit(w io.Writer) error {
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
		err = s.WriteCapLit(b)
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
func (s TimeStringMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type TimeStringMapPair_List C.PointerList

func NewTimeStringMapPairList(s *C.Segment, sz int) TimeStringMapPair_List {
	return TimeStringMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s TimeStringMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s TimeStringMapPair_List) At(i int) TimeStringMapPair {
	return TimeStringMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s TimeStringMapPair_List) ToArray() []TimeStringMapPair {
	n := s.Len()
	a := make([]TimeStringMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s TimeStringMapPair_List) Set(i int, item TimeStringMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}
