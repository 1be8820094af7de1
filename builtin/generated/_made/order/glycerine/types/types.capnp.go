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

type Order C.Struct
type OrderNote Order
type OrderNote_Which uint16

const (
	ORDERNOTE_NONE OrderNote_Which = 0
	ORDERNOTE_SOME OrderNote_Which = 1
)

func NewOrder(s *C.Segment) Order      { return Order(s.NewStruct(16, 12)) }
func NewRootOrder(s *C.Segment) Order  { return Order(s.NewRootStruct(16, 12)) }
func AutoNewOrder(s *C.Segment) Order  { return Order(s.NewStructAR(16, 12)) }
func ReadRootOrder(s *C.Segment) Order { return Order(s.Root(0).ToStruct()) }
func (s Order) Id() int64              { return int64(C.Struct(s).Get64(0)) }
func (s Order) SetId(v int64)          { C.Struct(s).Set64(0, uint64(v)) }
func (s Order) Number() string         { return C.Struct(s).GetObject(0).ToText() }
func (s Order) NumberBytes() []byte    { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Order) SetNumber(v string)     { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Order) Status() int32          { return int32(C.Struct(s).Get32(8)) }
func (s Order) SetStatus(v int32)      { C.Struct(s).Set32(8, uint32(v)) }
func (s Order) Placed() Timestamp      { return Timestamp(C.Struct(s).GetObject(1).ToStruct()) }
func (s Order) SetPlaced(v Timestamp)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Order) Due() Timestamp         { return Timestamp(C.Struct(s).GetObject(2).ToStruct()) }
func (s Order) SetDue(v Timestamp)     { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Order) Customer() Customer     { return Customer(C.Struct(s).GetObject(3).ToStruct()) }
func (s Order) SetCustomer(v Customer) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Order) Shipping() Address      { return Address(C.Struct(s).GetObject(4).ToStruct()) }
func (s Order) SetShipping(v Address)  { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Order) Billing() Address       { return Address(C.Struct(s).GetObject(5).ToStruct()) }
func (s Order) SetBilling(v Address)   { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Order) Lines() Line_List       { return Line_List(C.Struct(s).GetObject(6)) }
func (s Order) SetLines(v Line_List)   { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Order) Total() Money           { return Money(C.Struct(s).GetObject(7).ToStruct()) }
func (s Order) SetTotal(v Money)       { C.Struct(s).SetObject(7, C.Object(v)) }
func (s Order) Taxes() StringMoneyMapPair_List {
	return StringMoneyMapPair_List(C.Struct(s).GetObject(8))
}
func (s Order) SetTaxes(v StringMoneyMapPair_List) { C.Struct(s).SetObject(8, C.Object(v)) }
func (s Order) History() Event_List                { return Event_List(C.Struct(s).GetObject(9)) }
func (s Order) SetHistory(v Event_List)            { C.Struct(s).SetObject(9, C.Object(v)) }
func (s Order) Weights() StringFloat64MapPair_List {
	return StringFloat64MapPair_List(C.Struct(s).GetObject(10))
}
func (s Order) SetWeights(v StringFloat64MapPair_List) { C.Struct(s).SetObject(10, C.Object(v)) }
func (s Order) Gift() bool                             { return C.Struct(s).Get1(96) }
func (s Order) SetGift(v bool)                         { C.Struct(s).Set1(96, v) }
func (s Order) Note() OrderNote                        { return OrderNote(s) }
func (s OrderNote) Which() OrderNote_Which             { return OrderNote_Which(C.Struct(s).Get16(14)) }
func (s OrderNote) SetNone()                           { C.Struct(s).Set16(14, 0) }
func (s OrderNote) Some() string                       { return C.Struct(s).GetObject(11).ToText() }
func (s OrderNote) SomeBytes() []byte                  { return C.Struct(s).GetObject(11).ToDataTrimLastByte() }
func (s OrderNote) SetSome(v string) {
	C.Struct(s).Set16(14, 1)
	C.Struct(s).SetObject(11, s.Segment.NewText(v))
}
func (s Order) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"number\":")
	if err != nil {
		return err
	}
	{
		s := s.Number()
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
	_, err = b.WriteString("\"status\":")
	if err != nil {
		return err
	}
	{
		s := s.Status()
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
	_, err = b.WriteString("\"placed\":")
	if err != nil {
		return err
	}
	{
		s := s.Placed()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"due\":")
	if err != nil {
		return err
	}
	{
		s := s.Due()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"customer\":")
	if err != nil {
		return err
	}
	{
		s := s.Customer()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"shipping\":")
	if err != nil {
		return err
	}
	{
		s := s.Shipping()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"billing\":")
	if err != nil {
		return err
	}
	{
		s := s.Billing()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"total\":")
	if err != nil {
		return err
	}
	{
		s := s.Total()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"taxes\":")
	if err != nil {
		return err
	}
	{
		s := s.Taxes()
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
	_, err = b.WriteString("\"history\":")
	if err != nil {
		return err
	}
	{
		s := s.History()
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
	_, err = b.WriteString("\"weights\":")
	if err != nil {
		return err
	}
	{
		s := s.Weights()
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
	_, err = b.WriteString("\"gift\":")
	if err != nil {
		return err
	}
	{
		s := s.Gift()
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
	_, err = b.WriteString("\"note\":")
	if err != nil {
		return err
	}
	{
		s := s.Note()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == ORDERNOTE_NONE {
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
		if s.Which() == ORDERNOTE_SOME {
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
func (s Order) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Order) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("number = ")
	if err != nil {
		return err
	}
	{
		s := s.Number()
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
	_, err = b.WriteString("status = ")
	if err != nil {
		return err
	}
	{
		s := s.Status()
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
	_, err = b.WriteString("placed = ")
	if err != nil {
		return err
	}
	{
		s := s.Placed()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("due = ")
	if err != nil {
		return err
	}
	{
		s := s.Due()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("customer = ")
	if err != nil {
		return err
	}
	{
		s := s.Customer()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("shipping = ")
	if err != nil {
		return err
	}
	{
		s := s.Shipping()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("billing = ")
	if err != nil {
		return err
	}
	{
		s := s.Billing()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("total = ")
	if err != nil {
		return err
	}
	{
		s := s.Total()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("taxes = ")
	if err != nil {
		return err
	}
	{
		s := s.Taxes()
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
	_, err = b.WriteString("history = ")
	if err != nil {
		return err
	}
	{
		s := s.History()
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
	_, err = b.WriteString("weights = ")
	if err != nil {
		return err
	}
	{
		s := s.Weights()
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
	_, err = b.WriteString("gift = ")
	if err != nil {
		return err
	}
	{
		s := s.Gift()
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
	_, err = b.WriteString("note = ")
	if err != nil {
		return err
	}
	{
		s := s.Note()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == ORDERNOTE_NONE {
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
		if s.Which() == ORDERNOTE_SOME {
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
func (s Order) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Order_List C.PointerList

func NewOrderList(s *C.Segment, sz int) Order_List { return Order_List(s.NewCompositeList(16, 12, sz)) }
func (s Order_List) Len() int                      { return C.PointerList(s).Len() }
func (s Order_List) At(i int) Order                { return Order(C.PointerList(s).At(i).ToStruct()) }
func (s Order_List) ToArray() []Order {
	n := s.Len()
	a := make([]Order, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Order_List) Set(i int, item Order) { C.PointerList(s).Set(i, C.Object(item)) }

type Customer C.Struct
type CustomerPhone Customer
type CustomerPhone_Which uint16

const (
	CUSTOMERPHONE_NONE CustomerPhone_Which = 0
	CUSTOMERPHONE_SOME CustomerPhone_Which = 1
)

func NewCustomer(s *C.Segment) Customer            { return Customer(s.NewStruct(16, 5)) }
func NewRootCustomer(s *C.Segment) Customer        { return Customer(s.NewRootStruct(16, 5)) }
func AutoNewCustomer(s *C.Segment) Customer        { return Customer(s.NewStructAR(16, 5)) }
func ReadRootCustomer(s *C.Segment) Customer       { return Customer(s.Root(0).ToStruct()) }
func (s Customer) Id() int64                       { return int64(C.Struct(s).Get64(0)) }
func (s Customer) SetId(v int64)                   { C.Struct(s).Set64(0, uint64(v)) }
func (s Customer) Name() string                    { return C.Struct(s).GetObject(0).ToText() }
func (s Customer) NameBytes() []byte               { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Customer) SetName(v string)                { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Customer) Email() string                   { return C.Struct(s).GetObject(1).ToText() }
func (s Customer) EmailBytes() []byte              { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Customer) SetEmail(v string)               { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Customer) Phone() CustomerPhone            { return CustomerPhone(s) }
func (s CustomerPhone) Which() CustomerPhone_Which { return CustomerPhone_Which(C.Struct(s).Get16(8)) }
func (s CustomerPhone) SetNone()                   { C.Struct(s).Set16(8, 0) }
func (s CustomerPhone) Some() string               { return C.Struct(s).GetObject(2).ToText() }
func (s CustomerPhone) SomeBytes() []byte          { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s CustomerPhone) SetSome(v string) {
	C.Struct(s).Set16(8, 1)
	C.Struct(s).SetObject(2, s.Segment.NewText(v))
}
func (s Customer) Consents() StringBoolMapPair_List {
	return StringBoolMapPair_List(C.Struct(s).GetObject(3))
}
func (s Customer) SetConsents(v StringBoolMapPair_List) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Customer) Labels() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(4))
}
func (s Customer) SetLabels(v StringStringMapPair_List) { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Customer) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"email\":")
	if err != nil {
		return err
	}
	{
		s := s.Email()
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
	_, err = b.WriteString("\"phone\":")
	if err != nil {
		return err
	}
	{
		s := s.Phone()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == CUSTOMERPHONE_NONE {
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
		if s.Which() == CUSTOMERPHONE_SOME {
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
	_, err = b.WriteString("\"consents\":")
	if err != nil {
		return err
	}
	{
		s := s.Consents()
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Customer) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Customer) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("email = ")
	if err != nil {
		return err
	}
	{
		s := s.Email()
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
	_, err = b.WriteString("phone = ")
	if err != nil {
		return err
	}
	{
		s := s.Phone()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == CUSTOMERPHONE_NONE {
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
		if s.Which() == CUSTOMERPHONE_SOME {
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
	_, err = b.WriteString("consents = ")
	if err != nil {
		return err
	}
	{
		s := s.Consents()
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Customer) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Customer_List C.PointerList

func NewCustomerList(s *C.Segment, sz int) Customer_List {
	return Customer_List(s.NewCompositeList(16, 5, sz))
}
func (s Customer_List) Len() int          { return C.PointerList(s).Len() }
func (s Customer_List) At(i int) Customer { return Customer(C.PointerList(s).At(i).ToStruct()) }
func (s Customer_List) ToArray() []Customer {
	n := s.Len()
	a := make([]Customer, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Customer_List) Set(i int, item Customer) { C.PointerList(s).Set(i, C.Object(item)) }

type StringBoolMapPair C.Struct

func NewStringBoolMapPair(s *C.Segment) StringBoolMapPair {
	return StringBoolMapPair(s.NewStruct(8, 1))
}
func NewRootStringBoolMapPair(s *C.Segment) StringBoolMapPair {
	return StringBoolMapPair(s.NewRootStruct(8, 1))
}
func AutoNewStringBoolMapPair(s *C.Segment) StringBoolMapPair {
	return StringBoolMapPair(s.NewStructAR(8, 1))
}
func ReadRootStringBoolMapPair(s *C.Segment) StringBoolMapPair {
	return StringBoolMapPair(s.Root(0).ToStruct())
}
func (s StringBoolMapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringBoolMapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringBoolMapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringBoolMapPair) Value() bool      { return C.Struct(s).Get1(0) }
func (s StringBoolMapPair) SetValue(v bool)  { C.Struct(s).Set1(0, v) }
func (s StringBoolMapPair) WriteJSON(w io.Writer) error {
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
func (s StringBoolMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringBoolMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringBoolMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringBoolMapPair_List C.PointerList

func NewStringBoolMapPairList(s *C.Segment, sz int) StringBoolMapPair_List {
	return StringBoolMapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s StringBoolMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringBoolMapPair_List) At(i int) StringBoolMapPair {
	return StringBoolMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringBoolMapPair_List) ToArray() []StringBoolMapPair {
	n := s.Len()
	a := make([]StringBoolMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringBoolMapPair_List) Set(i int, item StringBoolMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

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

type Address C.Struct

func NewAddress(s *C.Segment) Address      { return Address(s.NewStruct(0, 5)) }
func NewRootAddress(s *C.Segment) Address  { return Address(s.NewRootStruct(0, 5)) }
func AutoNewAddress(s *C.Segment) Address  { return Address(s.NewStructAR(0, 5)) }
func ReadRootAddress(s *C.Segment) Address { return Address(s.Root(0).ToStruct()) }
func (s Address) Name() string             { return C.Struct(s).GetObject(0).ToText() }
func (s Address) NameBytes() []byte        { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Address) SetName(v string)         { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Address) Lines() C.TextList        { return C.TextList(C.Struct(s).GetObject(1)) }
func (s Address) SetLines(v C.TextList)    { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Address) City() string             { return C.Struct(s).GetObject(2).ToText() }
func (s Address) CityBytes() []byte        { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Address) SetCity(v string)         { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Address) Zip() string              { return C.Struct(s).GetObject(3).ToText() }
func (s Address) ZipBytes() []byte         { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s Address) SetZip(v string)          { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s Address) Country() string          { return C.Struct(s).GetObject(4).ToText() }
func (s Address) CountryBytes() []byte     { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s Address) SetCountry(v string)      { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s Address) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"city\":")
	if err != nil {
		return err
	}
	{
		s := s.City()
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
	_, err = b.WriteString("\"zip\":")
	if err != nil {
		return err
	}
	{
		s := s.Zip()
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
	_, err = b.WriteString("city = ")
	if err != nil {
		return err
	}
	{
		s := s.City()
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
	_, err = b.WriteString("zip = ")
	if err != nil {
		return err
	}
	{
		s := s.Zip()
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
	return Address_List(s.NewCompositeList(0, 5, sz))
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

type Line C.Struct

func NewLine(s *C.Segment) Line       { return Line(s.NewStruct(16, 5)) }
func NewRootLine(s *C.Segment) Line   { return Line(s.NewRootStruct(16, 5)) }
func AutoNewLine(s *C.Segment) Line   { return Line(s.NewStructAR(16, 5)) }
func ReadRootLine(s *C.Segment) Line  { return Line(s.Root(0).ToStruct()) }
func (s Line) Sku() string            { return C.Struct(s).GetObject(0).ToText() }
func (s Line) SkuBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Line) SetSku(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Line) Title() string          { return C.Struct(s).GetObject(1).ToText() }
func (s Line) TitleBytes() []byte     { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Line) SetTitle(v string)      { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Line) Quantity() uint32       { return C.Struct(s).Get32(0) }
func (s Line) SetQuantity(v uint32)   { C.Struct(s).Set32(0, v) }
func (s Line) Price() Money           { return Money(C.Struct(s).GetObject(2).ToStruct()) }
func (s Line) SetPrice(v Money)       { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Line) TaxRate() float64       { return math.Float64frombits(C.Struct(s).Get64(8)) }
func (s Line) SetTaxRate(v float64)   { C.Struct(s).Set64(8, math.Float64bits(v)) }
func (s Line) Discount() Discount     { return Discount(C.Struct(s).GetObject(3).ToStruct()) }
func (s Line) SetDiscount(v Discount) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Line) Attributes() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(4))
}
func (s Line) SetAttributes(v StringStringMapPair_List) { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Line) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"sku\":")
	if err != nil {
		return err
	}
	{
		s := s.Sku()
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
	_, err = b.WriteString("\"title\":")
	if err != nil {
		return err
	}
	{
		s := s.Title()
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
	_, err = b.WriteString("\"quantity\":")
	if err != nil {
		return err
	}
	{
		s := s.Quantity()
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
	_, err = b.WriteString("\"price\":")
	if err != nil {
		return err
	}
	{
		s := s.Price()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"taxRate\":")
	if err != nil {
		return err
	}
	{
		s := s.TaxRate()
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
	_, err = b.WriteString("\"discount\":")
	if err != nil {
		return err
	}
	{
		s := s.Discount()
		err = s.WriteJSON(b)
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
	_, err = b.WriteString("sku = ")
	if err != nil {
		return err
	}
	{
		s := s.Sku()
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
	_, err = b.WriteString("title = ")
	if err != nil {
		return err
	}
	{
		s := s.Title()
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
	_, err = b.WriteString("quantity = ")
	if err != nil {
		return err
	}
	{
		s := s.Quantity()
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
	_, err = b.WriteString("price = ")
	if err != nil {
		return err
	}
	{
		s := s.Price()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("taxRate = ")
	if err != nil {
		return err
	}
	{
		s := s.TaxRate()
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
	_, err = b.WriteString("discount = ")
	if err != nil {
		return err
	}
	{
		s := s.Discount()
		err = s.WriteCapLit(b)
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

type Money C.Struct

func NewMoney(s *C.Segment) Money      { return Money(s.NewStruct(8, 1)) }
func NewRootMoney(s *C.Segment) Money  { return Money(s.NewRootStruct(8, 1)) }
func AutoNewMoney(s *C.Segment) Money  { return Money(s.NewStructAR(8, 1)) }
func ReadRootMoney(s *C.Segment) Money { return Money(s.Root(0).ToStruct()) }
func (s Money) Amount() int64          { return int64(C.Struct(s).Get64(0)) }
func (s Money) SetAmount(v int64)      { C.Struct(s).Set64(0, uint64(v)) }
func (s Money) Currency() string       { return C.Struct(s).GetObject(0).ToText() }
func (s Money) CurrencyBytes() []byte  { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Money) SetCurrency(v string)   { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Money) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"currency\":")
	if err != nil {
		return err
	}
	{
		s := s.Currency()
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
func (s Money) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Money) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("currency = ")
	if err != nil {
		return err
	}
	{
		s := s.Currency()
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
func (s Money) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Money_List C.PointerList

func NewMoneyList(s *C.Segment, sz int) Money_List { return Money_List(s.NewCompositeList(8, 1, sz)) }
func (s Money_List) Len() int                      { return C.PointerList(s).Len() }
func (s Money_List) At(i int) Money                { return Money(C.PointerList(s).At(i).ToStruct()) }
func (s Money_List) ToArray() []Money {
	n := s.Len()
	a := make([]Money, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Money_List) Set(i int, item Money) { C.PointerList(s).Set(i, C.Object(item)) }

type Discount C.Struct

func NewDiscount(s *C.Segment) Discount      { return Discount(s.NewStruct(8, 1)) }
func NewRootDiscount(s *C.Segment) Discount  { return Discount(s.NewRootStruct(8, 1)) }
func AutoNewDiscount(s *C.Segment) Discount  { return Discount(s.NewStructAR(8, 1)) }
func ReadRootDiscount(s *C.Segment) Discount { return Discount(s.Root(0).ToStruct()) }
func (s Discount) Code() string              { return C.Struct(s).GetObject(0).ToText() }
func (s Discount) CodeBytes() []byte         { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Discount) SetCode(v string)          { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Discount) Percent() uint8            { return C.Struct(s).Get8(0) }
func (s Discount) SetPercent(v uint8)        { C.Struct(s).Set8(0, v) }
func (s Discount) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"percent\":")
	if err != nil {
		return err
	}
	{
		s := s.Percent()
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
func (s Discount) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Discount) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("percent = ")
	if err != nil {
		return err
	}
	{
		s := s.Percent()
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
func (s Discount) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Discount_List C.PointerList

func NewDiscountList(s *C.Segment, sz int) Discount_List {
	return Discount_List(s.NewCompositeList(8, 1, sz))
}
func (s Discount_List) Len() int          { return C.PointerList(s).Len() }
func (s Discount_List) At(i int) Discount { return Discount(C.PointerList(s).At(i).ToStruct()) }
func (s Discount_List) ToArray() []Discount {
	n := s.Len()
	a := make([]Discount, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Discount_List) Set(i int, item Discount) { C.PointerList(s).Set(i, C.Object(item)) }

type StringMoneyMapPair C.Struct

func NewStringMoneyMapPair(s *C.Segment) StringMoneyMapPair {
	return StringMoneyMapPair(s.NewStruct(0, 2))
}
func NewRootStringMoneyMapPair(s *C.Segment) StringMoneyMapPair {
	return StringMoneyMapPair(s.NewRootStruct(0, 2))
}
func AutoNewStringMoneyMapPair(s *C.Segment) StringMoneyMapPair {
	return StringMoneyMapPair(s.NewStructAR(0, 2))
}
func ReadRootStringMoneyMapPair(s *C.Segment) StringMoneyMapPair {
	return StringMoneyMapPair(s.Root(0).ToStruct())
}
func (s StringMoneyMapPair) Key() string      { return C.Struct(s).GetObject(0).ToText() }
func (s StringMoneyMapPair) KeyBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringMoneyMapPair) SetKey(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringMoneyMapPair) Value() Money     { return Money(C.Struct(s).GetObject(1).ToStruct()) }
func (s StringMoneyMapPair) SetValue(v Money) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StringMoneyMapPair) WriteJSON(w io.Writer) error {
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
func (s StringMoneyMapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringMoneyMapPair) WriteCapLit(w io.Writer) error {
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
func (s StringMoneyMapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringMoneyMapPair_List C.PointerList

func NewStringMoneyMapPairList(s *C.Segment, sz int) StringMoneyMapPair_List {
	return StringMoneyMapPair_List(s.NewCompositeList(0, 2, sz))
}
func (s StringMoneyMapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringMoneyMapPair_List) At(i int) StringMoneyMapPair {
	return StringMoneyMapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringMoneyMapPair_List) ToArray() []StringMoneyMapPair {
	n := s.Len()
	a := make([]StringMoneyMapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringMoneyMapPair_List) Set(i int, item StringMoneyMapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Event C.Struct

func NewEvent(s *C.Segment) Event      { return Event(s.NewStruct(8, 2)) }
func NewRootEvent(s *C.Segment) Event  { return Event(s.NewRootStruct(8, 2)) }
func AutoNewEvent(s *C.Segment) Event  { return Event(s.NewStructAR(8, 2)) }
func ReadRootEvent(s *C.Segment) Event { return Event(s.Root(0).ToStruct()) }
func (s Event) At() Timestamp          { return Timestamp(C.Struct(s).GetObject(0).ToStruct()) }
func (s Event) SetAt(v Timestamp)      { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Event) Status() int32          { return int32(C.Struct(s).Get32(0)) }
func (s Event) SetStatus(v int32)      { C.Struct(s).Set32(0, uint32(v)) }
func (s Event) Note() string           { return C.Struct(s).GetObject(1).ToText() }
func (s Event) NoteBytes() []byte      { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Event) SetNote(v string)       { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Event) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"note\":")
	if err != nil {
		return err
	}
	{
		s := s.Note()
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
	_, err = b.WriteString("note = ")
	if err != nil {
		return err
	}
	{
		s := s.Note()
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

type StringFloat64MapPair C.Struct

func NewStringFloat64MapPair(s *C.Segment) StringFloat64MapPair {
	return StringFloat64MapPair(s.NewStruct(8, 1))
}
func NewRootStringFloat64MapPair(s *C.Segment) StringFloat64MapPair {
	return StringFloat64MapPair(s.NewRootStruct(8, 1))
}
func AutoNewStringFloat64MapPair(s *C.Segment) StringFloat64MapPair {
	return StringFloat64MapPair(s.NewStructAR(8, 1))
}
func ReadRootStringFloat64MapPair(s *C.Segment) StringFloat64MapPair {
	return StringFloat64MapPair(s.Root(0).ToStruct())
}
func (s StringFloat64MapPair) Key() string        { return C.Struct(s).GetObject(0).ToText() }
func (s StringFloat64MapPair) KeyBytes() []byte   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StringFloat64MapPair) SetKey(v string)    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StringFloat64MapPair) Value() float64     { return math.Float64frombits(C.Struct(s).Get64(0)) }
func (s StringFloat64MapPair) SetValue(v float64) { C.Struct(s).Set64(0, math.Float64bits(v)) }
func (s StringFloat64MapPair) WriteJSON(w io.Writer) error {
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
func (s StringFloat64MapPair) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringFloat64MapPair) WriteCapLit(w io.Writer) error {
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
func (s StringFloat64MapPair) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringFloat64MapPair_List C.PointerList

func NewStringFloat64MapPairList(s *C.Segment, sz int) StringFloat64MapPair_List {
	return StringFloat64MapPair_List(s.NewCompositeList(8, 1, sz))
}
func (s StringFloat64MapPair_List) Len() int { return C.PointerList(s).Len() }
func (s StringFloat64MapPair_List) At(i int) StringFloat64MapPair {
	return StringFloat64MapPair(C.PointerList(s).At(i).ToStruct())
}
func (s StringFloat64MapPair_List) ToArray() []StringFloat64MapPair {
	n := s.Len()
	a := make([]StringFloat64MapPair, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringFloat64MapPair_List) Set(i int, item StringFloat64MapPair) {
	C.PointerList(s).Set(i, C.Object(item))
}
