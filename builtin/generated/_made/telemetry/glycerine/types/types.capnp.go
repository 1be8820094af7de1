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

type Line C.Struct

func NewLine(s *C.Segment) Line      { return Line(s.NewStruct(16, 5)) }
func NewRootLine(s *C.Segment) Line  { return Line(s.NewRootStruct(16, 5)) }
func AutoNewLine(s *C.Segment) Line  { return Line(s.NewStructAR(16, 5)) }
func ReadRootLine(s *C.Segment) Line { return Line(s.Root(0).ToStruct()) }
func (s Line) Address() Address      { return Address(C.Struct(s).GetObject(0).ToStruct()) }
func (s Line) SetAddress(v Address)  { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Line) Identity() string      { return C.Struct(s).GetObject(1).ToText() }
func (s Line) IdentityBytes() []byte { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Line) SetIdentity(v string)  { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Line) UserId() string        { return C.Struct(s).GetObject(2).ToText() }
func (s Line) UserIdBytes() []byte   { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Line) SetUserId(v string)    { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Line) Date() string          { return C.Struct(s).GetObject(3).ToText() }
func (s Line) DateBytes() []byte     { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s Line) SetDate(v string)      { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s Line) Request() string       { return C.Struct(s).GetObject(4).ToText() }
func (s Line) RequestBytes() []byte  { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s Line) SetRequest(v string)   { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s Line) Code() uint16          { return C.Struct(s).Get16(0) }
func (s Line) SetCode(v uint16)      { C.Struct(s).Set16(0, v) }
func (s Line) Size() uint64          { return C.Struct(s).Get64(8) }
func (s Line) SetSize(v uint64)      { C.Struct(s).Set64(8, v) }
func (s Line) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"address\":")
	if err != nil {
		return err
	}
	{
		s := s.Address()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"identity\":")
	if err != nil {
		return err
	}
	{
		s := s.Identity()
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
	_, err = b.WriteString("\"userId\":")
	if err != nil {
		return err
	}
	{
		s := s.UserId()
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
	_, err = b.WriteString("\"date\":")
	if err != nil {
		return err
	}
	{
		s := s.Date()
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
	_, err = b.WriteString("\"request\":")
	if err != nil {
		return err
	}
	{
		s := s.Request()
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"size\":")
	if err != nil {
		return err
	}
	{
		s := s.Size()
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
func (s Line) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Line) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("address = ")
	if err != nil {
		return err
	}
	{
		s := s.Address()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("identity = ")
	if err != nil {
		return err
	}
	{
		s := s.Identity()
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
	_, err = b.WriteString("userId = ")
	if err != nil {
		return err
	}
	{
		s := s.UserId()
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
	_, err = b.WriteString("date = ")
	if err != nil {
		return err
	}
	{
		s := s.Date()
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
	_, err = b.WriteString("request = ")
	if err != nil {
		return err
	}
	{
		s := s.Request()
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("size = ")
	if err != nil {
		return err
	}
	{
		s := s.Size()
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
func (s Line) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Line_List C.PointerList

func NewLineList(s *C.Segment, sz int) Line_List { return Line_List(s.NewCompositeList(16, 5, sz)) }
func (s Line_List) Len() int                     { return C.PointerList(s).Len() }
func (s Line_List) At(i int) Line                { return Line(C.PointerList(s).At(i).ToStruct()) }
func (s Line_List) ToArray() []Line {
	n := s.Len()
	a := make([]Line, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Line_List) Set(i int, item Line) { C.PointerList(s).Set(i, C.Object(item)) }

type Address C.Struct

func NewAddress(s *C.Segment) Address      { return Address(s.NewStruct(8, 0)) }
func NewRootAddress(s *C.Segment) Address  { return Address(s.NewRootStruct(8, 0)) }
func AutoNewAddress(s *C.Segment) Address  { return Address(s.NewStructAR(8, 0)) }
func ReadRootAddress(s *C.Segment) Address { return Address(s.Root(0).ToStruct()) }
func (s Address) X0() uint8                { return C.Struct(s).Get8(0) }
func (s Address) SetX0(v uint8)            { C.Struct(s).Set8(0, v) }
func (s Address) X1() uint8                { return C.Struct(s).Get8(1) }
func (s Address) SetX1(v uint8)            { C.Struct(s).Set8(1, v) }
func (s Address) X2() uint8                { return C.Struct(s).Get8(2) }
func (s Address) SetX2(v uint8)            { C.Struct(s).Set8(2, v) }
func (s Address) X3() uint8                { return C.Struct(s).Get8(3) }
func (s Address) SetX3(v uint8)            { C.Struct(s).Set8(3, v) }
func (s Address) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"x0\":")
	if err != nil {
		return err
	}
	{
		s := s.X0()
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
	_, err = b.WriteString("\"x1\":")
	if err != nil {
		return err
	}
	{
		s := s.X1()
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
	_, err = b.WriteString("\"x2\":")
	if err != nil {
		return err
	}
	{
		s := s.X2()
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
	_, err = b.WriteString("\"x3\":")
	if err != nil {
		return err
	}
	{
		s := s.X3()
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
func (s Address) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Address) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("x0 = ")
	if err != nil {
		return err
	}
	{
		s := s.X0()
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
	_, err = b.WriteString("x1 = ")
	if err != nil {
		return err
	}
	{
		s := s.X1()
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
	_, err = b.WriteString("x2 = ")
	if err != nil {
		return err
	}
	{
		s := s.X2()
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
	_, err = b.WriteString("x3 = ")
	if err != nil {
		return err
	}
	{
		s := s.X3()
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
func (s Address) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Address_List C.PointerList

func NewAddressList(s *C.Segment, sz int) Address_List {
	return Address_List(s.NewCompositeList(8, 0, sz))
}
func (s Address_List) Len() int         { return C.PointerList(s).Len() }
func (s Address_List) At(i int) Address { return Address(C.PointerList(s).At(i).ToStruct()) }
func (s Address_List) ToArray() []Address {
	n := s.Len()
	a := make([]Address, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Address_List) Set(i int, item Address) { C.PointerList(s).Set(i, C.Object(item)) }

type Log C.Struct

func NewLog(s *C.Segment) Log      { return Log(s.NewStruct(0, 1)) }
func NewRootLog(s *C.Segment) Log  { return Log(s.NewRootStruct(0, 1)) }
func AutoNewLog(s *C.Segment) Log  { return Log(s.NewStructAR(0, 1)) }
func ReadRootLog(s *C.Segment) Log { return Log(s.Root(0).ToStruct()) }
func (s Log) Lines() Line_List     { return Line_List(C.Struct(s).GetObject(0)) }
func (s Log) SetLines(v Line_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Log) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"lines\":")
	if err != nil {
		return err
	}
	{
		s := s.Lines()
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
func (s Log) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Log) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("lines = ")
	if err != nil {
		return err
	}
	{
		s := s.Lines()
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
func (s Log) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Log_List C.PointerList

func NewLogList(s *C.Segment, sz int) Log_List { return Log_List(s.NewCompositeList(0, 1, sz)) }
func (s Log_List) Len() int                    { return C.PointerList(s).Len() }
func (s Log_List) At(i int) Log                { return Log(C.PointerList(s).At(i).ToStruct()) }
func (s Log_List) ToArray() []Log {
	n := s.Len()
	a := make([]Log, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Log_List) Set(i int, item Log) { C.PointerList(s).Set(i, C.Object(item)) }

type WriteRequest C.Struct

func NewWriteRequest(s *C.Segment) WriteRequest      { return WriteRequest(s.NewStruct(0, 1)) }
func NewRootWriteRequest(s *C.Segment) WriteRequest  { return WriteRequest(s.NewRootStruct(0, 1)) }
func AutoNewWriteRequest(s *C.Segment) WriteRequest  { return WriteRequest(s.NewStructAR(0, 1)) }
func ReadRootWriteRequest(s *C.Segment) WriteRequest { return WriteRequest(s.Root(0).ToStruct()) }
func (s WriteRequest) Series() Series_List           { return Series_List(C.Struct(s).GetObject(0)) }
func (s WriteRequest) SetSeries(v Series_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s WriteRequest) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"series\":")
	if err != nil {
		return err
	}
	{
		s := s.Series()
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
func (s WriteRequest) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s WriteRequest) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("series = ")
	if err != nil {
		return err
	}
	{
		s := s.Series()
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
func (s WriteRequest) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type WriteRequest_List C.PointerList

func NewWriteRequestList(s *C.Segment, sz int) WriteRequest_List {
	return WriteRequest_List(s.NewCompositeList(0, 1, sz))
}
func (s WriteRequest_List) Len() int { return C.PointerList(s).Len() }
func (s WriteRequest_List) At(i int) WriteRequest {
	return WriteRequest(C.PointerList(s).At(i).ToStruct())
}
func (s WriteRequest_List) ToArray() []WriteRequest {
	n := s.Len()
	a := make([]WriteRequest, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s WriteRequest_List) Set(i int, item WriteRequest) { C.PointerList(s).Set(i, C.Object(item)) }

type Series C.Struct

func NewSeries(s *C.Segment) Series       { return Series(s.NewStruct(0, 2)) }
func NewRootSeries(s *C.Segment) Series   { return Series(s.NewRootStruct(0, 2)) }
func AutoNewSeries(s *C.Segment) Series   { return Series(s.NewStructAR(0, 2)) }
func ReadRootSeries(s *C.Segment) Series  { return Series(s.Root(0).ToStruct()) }
func (s Series) Labels() Label_List       { return Label_List(C.Struct(s).GetObject(0)) }
func (s Series) SetLabels(v Label_List)   { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Series) Samples() Sample_List     { return Sample_List(C.Struct(s).GetObject(1)) }
func (s Series) SetSamples(v Sample_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Series) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"labels\":")
	if err != nil {
		return err
	}
	{
		s := s.Labels()
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
	_, err = b.WriteString("\"samples\":")
	if err != nil {
		return err
	}
	{
		s := s.Samples()
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
func (s Series) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Series) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("labels = ")
	if err != nil {
		return err
	}
	{
		s := s.Labels()
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
	_, err = b.WriteString("samples = ")
	if err != nil {
		return err
	}
	{
		s := s.Samples()
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
func (s Series) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Series_List C.PointerList

func NewSeriesList(s *C.Segment, sz int) Series_List {
	return Series_List(s.NewCompositeList(0, 2, sz))
}
func (s Series_List) Len() int        { return C.PointerList(s).Len() }
func (s Series_List) At(i int) Series { return Series(C.PointerList(s).At(i).ToStruct()) }
func (s Series_List) ToArray() []Series {
	n := s.Len()
	a := make([]Series, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Series_List) Set(i int, item Series) { C.PointerList(s).Set(i, C.Object(item)) }

type Label C.Struct

func NewLabel(s *C.Segment) Label      { return Label(s.NewStruct(0, 2)) }
func NewRootLabel(s *C.Segment) Label  { return Label(s.NewRootStruct(0, 2)) }
func AutoNewLabel(s *C.Segment) Label  { return Label(s.NewStructAR(0, 2)) }
func ReadRootLabel(s *C.Segment) Label { return Label(s.Root(0).ToStruct()) }
func (s Label) Name() string           { return C.Struct(s).GetObject(0).ToText() }
func (s Label) NameBytes() []byte      { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Label) SetName(v string)       { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Label) Value() string          { return C.Struct(s).GetObject(1).ToText() }
func (s Label) ValueBytes() []byte     { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Label) SetValue(v string)      { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Label) WriteJSON(w io.Writer) error {
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
func (s Label) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Label) WriteCapLit(w io.Writer) error {
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
func (s Label) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Label_List C.PointerList

func NewLabelList(s *C.Segment, sz int) Label_List { return Label_List(s.NewCompositeList(0, 2, sz)) }
func (s Label_List) Len() int                      { return C.PointerList(s).Len() }
func (s Label_List) At(i int) Label                { return Label(C.PointerList(s).At(i).ToStruct()) }
func (s Label_List) ToArray() []Label {
	n := s.Len()
	a := make([]Label, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Label_List) Set(i int, item Label) { C.PointerList(s).Set(i, C.Object(item)) }

type Sample C.Struct

func NewSample(s *C.Segment) Sample      { return Sample(s.NewStruct(16, 0)) }
func NewRootSample(s *C.Segment) Sample  { return Sample(s.NewRootStruct(16, 0)) }
func AutoNewSample(s *C.Segment) Sample  { return Sample(s.NewStructAR(16, 0)) }
func ReadRootSample(s *C.Segment) Sample { return Sample(s.Root(0).ToStruct()) }
func (s Sample) Value() float64          { return math.Float64frombits(C.Struct(s).Get64(0)) }
func (s Sample) SetValue(v float64)      { C.Struct(s).Set64(0, math.Float64bits(v)) }
func (s Sample) Timestamp() int64        { return int64(C.Struct(s).Get64(8)) }
func (s Sample) SetTimestamp(v int64)    { C.Struct(s).Set64(8, uint64(v)) }
func (s Sample) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"timestamp\":")
	if err != nil {
		return err
	}
	{
		s := s.Timestamp()
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
func (s Sample) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Sample) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("timestamp = ")
	if err != nil {
		return err
	}
	{
		s := s.Timestamp()
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
func (s Sample) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Sample_List C.PointerList

func NewSampleList(s *C.Segment, sz int) Sample_List {
	return Sample_List(s.NewCompositeList(16, 0, sz))
}
func (s Sample_List) Len() int        { return C.PointerList(s).Len() }
func (s Sample_List) At(i int) Sample { return Sample(C.PointerList(s).At(i).ToStruct()) }
func (s Sample_List) ToArray() []Sample {
	n := s.Len()
	a := make([]Sample, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Sample_List) Set(i int, item Sample) { C.PointerList(s).Set(i, C.Object(item)) }

type Batch C.Struct

func NewBatch(s *C.Segment) Batch            { return Batch(s.NewStruct(0, 3)) }
func NewRootBatch(s *C.Segment) Batch        { return Batch(s.NewRootStruct(0, 3)) }
func AutoNewBatch(s *C.Segment) Batch        { return Batch(s.NewStructAR(0, 3)) }
func ReadRootBatch(s *C.Segment) Batch       { return Batch(s.Root(0).ToStruct()) }
func (s Batch) Resource() Attribute_List     { return Attribute_List(C.Struct(s).GetObject(0)) }
func (s Batch) SetResource(v Attribute_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Batch) Scope() string                { return C.Struct(s).GetObject(1).ToText() }
func (s Batch) ScopeBytes() []byte           { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Batch) SetScope(v string)            { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Batch) Spans() Span_List             { return Span_List(C.Struct(s).GetObject(2)) }
func (s Batch) SetSpans(v Span_List)         { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Batch) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"scope\":")
	if err != nil {
		return err
	}
	{
		s := s.Scope()
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Batch) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Batch) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("scope = ")
	if err != nil {
		return err
	}
	{
		s := s.Scope()
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Batch) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Batch_List C.PointerList

func NewBatchList(s *C.Segment, sz int) Batch_List { return Batch_List(s.NewCompositeList(0, 3, sz)) }
func (s Batch_List) Len() int                      { return C.PointerList(s).Len() }
func (s Batch_List) At(i int) Batch                { return Batch(C.PointerList(s).At(i).ToStruct()) }
func (s Batch_List) ToArray() []Batch {
	n := s.Len()
	a := make([]Batch, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Batch_List) Set(i int, item Batch) { C.PointerList(s).Set(i, C.Object(item)) }

type Attribute C.Struct

func NewAttribute(s *C.Segment) Attribute      { return Attribute(s.NewStruct(0, 2)) }
func NewRootAttribute(s *C.Segment) Attribute  { return Attribute(s.NewRootStruct(0, 2)) }
func AutoNewAttribute(s *C.Segment) Attribute  { return Attribute(s.NewStructAR(0, 2)) }
func ReadRootAttribute(s *C.Segment) Attribute { return Attribute(s.Root(0).ToStruct()) }
func (s Attribute) Key() string                { return C.Struct(s).GetObject(0).ToText() }
func (s Attribute) KeyBytes() []byte           { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Attribute) SetKey(v string)            { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Attribute) Value() Value               { return Value(C.Struct(s).GetObject(1).ToStruct()) }
func (s Attribute) SetValue(v Value)           { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Attribute) WriteJSON(w io.Writer) error {
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
func (s Attribute) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Attribute) WriteCapLit(w io.Writer) error {
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
func (s Attribute) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Attribute_List C.PointerList

func NewAttributeList(s *C.Segment, sz int) Attribute_List {
	return Attribute_List(s.NewCompositeList(0, 2, sz))
}
func (s Attribute_List) Len() int           { return C.PointerList(s).Len() }
func (s Attribute_List) At(i int) Attribute { return Attribute(C.PointerList(s).At(i).ToStruct()) }
func (s Attribute_List) ToArray() []Attribute {
	n := s.Len()
	a := make([]Attribute, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Attribute_List) Set(i int, item Attribute) { C.PointerList(s).Set(i, C.Object(item)) }

type Value C.Struct
type ValueString2 Value
type ValueInt Value
type ValueFloat Value
type ValueBool Value
type ValueString2_Which uint16

const (
	VALUESTRING2_NONE ValueString2_Which = 0
	VALUESTRING2_SOME ValueString2_Which = 1
)

type ValueInt_Which uint16

const (
	VALUEINT_NONE ValueInt_Which = 0
	VALUEINT_SOME ValueInt_Which = 1
)

type ValueFloat_Which uint16

const (
	VALUEFLOAT_NONE ValueFloat_Which = 0
	VALUEFLOAT_SOME ValueFloat_Which = 1
)

type ValueBool_Which uint16

const (
	VALUEBOOL_NONE ValueBool_Which = 0
	VALUEBOOL_SOME ValueBool_Which = 1
)

func NewValue(s *C.Segment) Value                { return Value(s.NewStruct(32, 1)) }
func NewRootValue(s *C.Segment) Value            { return Value(s.NewRootStruct(32, 1)) }
func AutoNewValue(s *C.Segment) Value            { return Value(s.NewStructAR(32, 1)) }
func ReadRootValue(s *C.Segment) Value           { return Value(s.Root(0).ToStruct()) }
func (s Value) String2() ValueString2            { return ValueString2(s) }
func (s ValueString2) Which() ValueString2_Which { return ValueString2_Which(C.Struct(s).Get16(0)) }
func (s ValueString2) SetNone()                  { C.Struct(s).Set16(0, 0) }
func (s ValueString2) Some() string              { return C.Struct(s).GetObject(0).ToText() }
func (s ValueString2) SomeBytes() []byte         { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ValueString2) SetSome(v string) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).SetObject(0, s.Segment.NewText(v))
}
func (s Value) Int() ValueInt                { return ValueInt(s) }
func (s ValueInt) Which() ValueInt_Which     { return ValueInt_Which(C.Struct(s).Get16(2)) }
func (s ValueInt) SetNone()                  { C.Struct(s).Set16(2, 0) }
func (s ValueInt) Some() int64               { return int64(C.Struct(s).Get64(8)) }
func (s ValueInt) SetSome(v int64)           { C.Struct(s).Set16(2, 1); C.Struct(s).Set64(8, uint64(v)) }
func (s Value) Float() ValueFloat            { return ValueFloat(s) }
func (s ValueFloat) Which() ValueFloat_Which { return ValueFloat_Which(C.Struct(s).Get16(4)) }
func (s ValueFloat) SetNone()                { C.Struct(s).Set16(4, 0) }
func (s ValueFloat) Some() float64           { return math.Float64frombits(C.Struct(s).Get64(16)) }
func (s ValueFloat) SetSome(v float64) {
	C.Struct(s).Set16(4, 1)
	C.Struct(s).Set64(16, math.Float64bits(v))
}
func (s Value) Bool() ValueBool            { return ValueBool(s) }
func (s ValueBool) Which() ValueBool_Which { return ValueBool_Which(C.Struct(s).Get16(6)) }
func (s ValueBool) SetNone()               { C.Struct(s).Set16(6, 0) }
func (s ValueBool) Some() bool             { return C.Struct(s).Get1(192) }
func (s ValueBool) SetSome(v bool)         { C.Struct(s).Set16(6, 1); C.Struct(s).Set1(192, v) }
func (s Value) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"string2\":")
	if err != nil {
		return err
	}
	{
		s := s.String2()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == VALUESTRING2_NONE {
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
		if s.Which() == VALUESTRING2_SOME {
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
	_, err = b.WriteString("\"int\":")
	if err != nil {
		return err
	}
	{
		s := s.Int()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == VALUEINT_NONE {
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
		if s.Which() == VALUEINT_SOME {
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
	_, err = b.WriteString("\"float\":")
	if err != nil {
		return err
	}
	{
		s := s.Float()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == VALUEFLOAT_NONE {
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
		if s.Which() == VALUEFLOAT_SOME {
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
	_, err = b.WriteString("\"bool\":")
	if err != nil {
		return err
	}
	{
		s := s.Bool()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == VALUEBOOL_NONE {
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
		if s.Which() == VALUEBOOL_SOME {
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
func (s Value) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Value) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("string2 = ")
	if err != nil {
		return err
	}
	{
		s := s.String2()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == VALUESTRING2_NONE {
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
		if s.Which() == VALUESTRING2_SOME {
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
	_, err = b.WriteString("int = ")
	if err != nil {
		return err
	}
	{
		s := s.Int()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == VALUEINT_NONE {
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
		if s.Which() == VALUEINT_SOME {
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
	_, err = b.WriteString("float = ")
	if err != nil {
		return err
	}
	{
		s := s.Float()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == VALUEFLOAT_NONE {
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
		if s.Which() == VALUEFLOAT_SOME {
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
	_, err = b.WriteString("bool = ")
	if err != nil {
		return err
	}
	{
		s := s.Bool()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == VALUEBOOL_NONE {
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
		if s.Which() == VALUEBOOL_SOME {
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
func (s Value) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Value_List C.PointerList

func NewValueList(s *C.Segment, sz int) Value_List { return Value_List(s.NewCompositeList(32, 1, sz)) }
func (s Value_List) Len() int                      { return C.PointerList(s).Len() }
func (s Value_List) At(i int) Value                { return Value(C.PointerList(s).At(i).ToStruct()) }
func (s Value_List) ToArray() []Value {
	n := s.Len()
	a := make([]Value, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Value_List) Set(i int, item Value) { C.PointerList(s).Set(i, C.Object(item)) }

type Span C.Struct

func NewSpan(s *C.Segment) Span               { return Span(s.NewStruct(24, 8)) }
func NewRootSpan(s *C.Segment) Span           { return Span(s.NewRootStruct(24, 8)) }
func AutoNewSpan(s *C.Segment) Span           { return Span(s.NewStructAR(24, 8)) }
func ReadRootSpan(s *C.Segment) Span          { return Span(s.Root(0).ToStruct()) }
func (s Span) TraceId() []byte                { return C.Struct(s).GetObject(0).ToData() }
func (s Span) SetTraceId(v []byte)            { C.Struct(s).SetObject(0, s.Segment.NewData(v)) }
func (s Span) SpanId() []byte                 { return C.Struct(s).GetObject(1).ToData() }
func (s Span) SetSpanId(v []byte)             { C.Struct(s).SetObject(1, s.Segment.NewData(v)) }
func (s Span) ParentId() []byte               { return C.Struct(s).GetObject(2).ToData() }
func (s Span) SetParentId(v []byte)           { C.Struct(s).SetObject(2, s.Segment.NewData(v)) }
func (s Span) Name() string                   { return C.Struct(s).GetObject(3).ToText() }
func (s Span) NameBytes() []byte              { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s Span) SetName(v string)               { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s Span) Kind() int32                    { return int32(C.Struct(s).Get32(0)) }
func (s Span) SetKind(v int32)                { C.Struct(s).Set32(0, uint32(v)) }
func (s Span) Start() uint64                  { return C.Struct(s).Get64(8) }
func (s Span) SetStart(v uint64)              { C.Struct(s).Set64(8, v) }
func (s Span) End() uint64                    { return C.Struct(s).Get64(16) }
func (s Span) SetEnd(v uint64)                { C.Struct(s).Set64(16, v) }
func (s Span) Attributes() Attribute_List     { return Attribute_List(C.Struct(s).GetObject(4)) }
func (s Span) SetAttributes(v Attribute_List) { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Span) Events() Event_List             { return Event_List(C.Struct(s).GetObject(5)) }
func (s Span) SetEvents(v Event_List)         { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Span) Links() Link_List               { return Link_List(C.Struct(s).GetObject(6)) }
func (s Span) SetLinks(v Link_List)           { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Span) Status() Status                 { return Status(C.Struct(s).GetObject(7).ToStruct()) }
func (s Span) SetStatus(v Status)             { C.Struct(s).SetObject(7, C.Object(v)) }
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
	_, err = b.WriteString("\"parentId\":")
	if err != nil {
		return err
	}
	{
		s := s.ParentId()
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
	_, err = b.WriteString("\"end\":")
	if err != nil {
		return err
	}
	{
		s := s.End()
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
	_, err = b.WriteString("parentId = ")
	if err != nil {
		return err
	}
	{
		s := s.ParentId()
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
	_, err = b.WriteString("end = ")
	if err != nil {
		return err
	}
	{
		s := s.End()
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

func NewSpanList(s *C.Segment, sz int) Span_List { return Span_List(s.NewCompositeList(24, 8, sz)) }
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

func NewEvent(s *C.Segment) Event              { return Event(s.NewStruct(8, 2)) }
func NewRootEvent(s *C.Segment) Event          { return Event(s.NewRootStruct(8, 2)) }
func AutoNewEvent(s *C.Segment) Event          { return Event(s.NewStructAR(8, 2)) }
func ReadRootEvent(s *C.Segment) Event         { return Event(s.Root(0).ToStruct()) }
func (s Event) Time() uint64                   { return C.Struct(s).Get64(0) }
func (s Event) SetTime(v uint64)               { C.Struct(s).Set64(0, v) }
func (s Event) Name() string                   { return C.Struct(s).GetObject(0).ToText() }
func (s Event) NameBytes() []byte              { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Event) SetName(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Event) Attributes() Attribute_List     { return Attribute_List(C.Struct(s).GetObject(1)) }
func (s Event) SetAttributes(v Attribute_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Event) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"time\":")
	if err != nil {
		return err
	}
	{
		s := s.Time()
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
	_, err = b.WriteString("time = ")
	if err != nil {
		return err
	}
	{
		s := s.Time()
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

func NewLink(s *C.Segment) Link               { return Link(s.NewStruct(0, 3)) }
func NewRootLink(s *C.Segment) Link           { return Link(s.NewRootStruct(0, 3)) }
func AutoNewLink(s *C.Segment) Link           { return Link(s.NewStructAR(0, 3)) }
func ReadRootLink(s *C.Segment) Link          { return Link(s.Root(0).ToStruct()) }
func (s Link) TraceId() []byte                { return C.Struct(s).GetObject(0).ToData() }
func (s Link) SetTraceId(v []byte)            { C.Struct(s).SetObject(0, s.Segment.NewData(v)) }
func (s Link) SpanId() []byte                 { return C.Struct(s).GetObject(1).ToData() }
func (s Link) SetSpanId(v []byte)             { C.Struct(s).SetObject(1, s.Segment.NewData(v)) }
func (s Link) Attributes() Attribute_List     { return Attribute_List(C.Struct(s).GetObject(2)) }
func (s Link) SetAttributes(v Attribute_List) { C.Struct(s).SetObject(2, C.Object(v)) }
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
func (s Status) Code() int32             { return int32(C.Struct(s).Get32(0)) }
func (s Status) SetCode(v int32)         { C.Struct(s).Set32(0, uint32(v)) }
func (s Status) Message2() string        { return C.Struct(s).GetObject(0).ToText() }
func (s Status) Message2Bytes() []byte   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Status) SetMessage2(v string)    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Status) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	err = b.WriteByte(',')
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
	_, err = b.WriteString(", ")
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
