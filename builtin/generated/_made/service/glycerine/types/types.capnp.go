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

type User C.Struct

func NewUser(s *C.Segment) User      { return User(s.NewStruct(8, 2)) }
func NewRootUser(s *C.Segment) User  { return User(s.NewRootStruct(8, 2)) }
func AutoNewUser(s *C.Segment) User  { return User(s.NewStructAR(8, 2)) }
func ReadRootUser(s *C.Segment) User { return User(s.Root(0).ToStruct()) }
func (s User) Id() int64             { return int64(C.Struct(s).Get64(0)) }
func (s User) SetId(v int64)         { C.Struct(s).Set64(0, uint64(v)) }
func (s User) Name() string          { return C.Struct(s).GetObject(0).ToText() }
func (s User) NameBytes() []byte     { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s User) SetName(v string)      { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s User) Email() string         { return C.Struct(s).GetObject(1).ToText() }
func (s User) EmailBytes() []byte    { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s User) SetEmail(v string)     { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s User) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s User) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s User) WriteCapLit(w io.Writer) error {
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s User) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type User_List C.PointerList

func NewUserList(s *C.Segment, sz int) User_List { return User_List(s.NewCompositeList(8, 2, sz)) }
func (s User_List) Len() int                     { return C.PointerList(s).Len() }
func (s User_List) At(i int) User                { return User(C.PointerList(s).At(i).ToStruct()) }
func (s User_List) ToArray() []User {
	n := s.Len()
	a := make([]User, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s User_List) Set(i int, item User) { C.PointerList(s).Set(i, C.Object(item)) }

type Metric C.Struct

func NewMetric(s *C.Segment) Metric      { return Metric(s.NewStruct(24, 0)) }
func NewRootMetric(s *C.Segment) Metric  { return Metric(s.NewRootStruct(24, 0)) }
func AutoNewMetric(s *C.Segment) Metric  { return Metric(s.NewStructAR(24, 0)) }
func ReadRootMetric(s *C.Segment) Metric { return Metric(s.Root(0).ToStruct()) }
func (s Metric) Timestamp() float64      { return math.Float64frombits(C.Struct(s).Get64(0)) }
func (s Metric) SetTimestamp(v float64)  { C.Struct(s).Set64(0, math.Float64bits(v)) }
func (s Metric) NameHash() uint64        { return C.Struct(s).Get64(8) }
func (s Metric) SetNameHash(v uint64)    { C.Struct(s).Set64(8, v) }
func (s Metric) Value() float64          { return math.Float64frombits(C.Struct(s).Get64(16)) }
func (s Metric) SetValue(v float64)      { C.Struct(s).Set64(16, math.Float64bits(v)) }
func (s Metric) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"nameHash\":")
	if err != nil {
		return err
	}
	{
		s := s.NameHash()
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
func (s Metric) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Metric) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("nameHash = ")
	if err != nil {
		return err
	}
	{
		s := s.NameHash()
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
func (s Metric) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Metric_List C.PointerList

func NewMetricList(s *C.Segment, sz int) Metric_List {
	return Metric_List(s.NewCompositeList(24, 0, sz))
}
func (s Metric_List) Len() int        { return C.PointerList(s).Len() }
func (s Metric_List) At(i int) Metric { return Metric(C.PointerList(s).At(i).ToStruct()) }
func (s Metric_List) ToArray() []Metric {
	n := s.Len()
	a := make([]Metric, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Metric_List) Set(i int, item Metric) { C.PointerList(s).Set(i, C.Object(item)) }

type MetricList2 C.Struct

func NewMetricList2(s *C.Segment) MetricList2      { return MetricList2(s.NewStruct(0, 1)) }
func NewRootMetricList2(s *C.Segment) MetricList2  { return MetricList2(s.NewRootStruct(0, 1)) }
func AutoNewMetricList2(s *C.Segment) MetricList2  { return MetricList2(s.NewStructAR(0, 1)) }
func ReadRootMetricList2(s *C.Segment) MetricList2 { return MetricList2(s.Root(0).ToStruct()) }
func (s MetricList2) Value() Metric_List           { return Metric_List(C.Struct(s).GetObject(0)) }
func (s MetricList2) SetValue(v Metric_List)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s MetricList2) WriteJSON(w io.Writer) error {
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
func (s MetricList2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s MetricList2) WriteCapLit(w io.Writer) error {
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
func (s MetricList2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type MetricList2_List C.PointerList

func NewMetricList2List(s *C.Segment, sz int) MetricList2_List {
	return MetricList2_List(s.NewCompositeList(0, 1, sz))
}
func (s MetricList2_List) Len() int { return C.PointerList(s).Len() }
func (s MetricList2_List) At(i int) MetricList2 {
	return MetricList2(C.PointerList(s).At(i).ToStruct())
}
func (s MetricList2_List) ToArray() []MetricList2 {
	n := s.Len()
	a := make([]MetricList2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s MetricList2_List) Set(i int, item MetricList2) { C.PointerList(s).Set(i, C.Object(item)) }

type ComplexData C.Struct

func NewComplexData(s *C.Segment) ComplexData      { return ComplexData(s.NewStruct(16, 2)) }
func NewRootComplexData(s *C.Segment) ComplexData  { return ComplexData(s.NewRootStruct(16, 2)) }
func AutoNewComplexData(s *C.Segment) ComplexData  { return ComplexData(s.NewStructAR(16, 2)) }
func ReadRootComplexData(s *C.Segment) ComplexData { return ComplexData(s.Root(0).ToStruct()) }
func (s ComplexData) Users() User_List             { return User_List(C.Struct(s).GetObject(0)) }
func (s ComplexData) SetUsers(v User_List)         { C.Struct(s).SetObject(0, C.Object(v)) }
func (s ComplexData) Metadata() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(1))
}
func (s ComplexData) SetMetadata(v StringStringMapPair_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s ComplexData) Count() int64                           { return int64(C.Struct(s).Get64(0)) }
func (s ComplexData) SetCount(v int64)                       { C.Struct(s).Set64(0, uint64(v)) }
func (s ComplexData) Active() bool                           { return C.Struct(s).Get1(64) }
func (s ComplexData) SetActive(v bool)                       { C.Struct(s).Set1(64, v) }
func (s ComplexData) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"users\":")
	if err != nil {
		return err
	}
	{
		s := s.Users()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"count\":")
	if err != nil {
		return err
	}
	{
		s := s.Count()
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
	_, err = b.WriteString("\"active\":")
	if err != nil {
		return err
	}
	{
		s := s.Active()
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
func (s ComplexData) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ComplexData) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("users = ")
	if err != nil {
		return err
	}
	{
		s := s.Users()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("count = ")
	if err != nil {
		return err
	}
	{
		s := s.Count()
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
	_, err = b.WriteString("active = ")
	if err != nil {
		return err
	}
	{
		s := s.Active()
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
func (s ComplexData) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ComplexData_List C.PointerList

func NewComplexDataList(s *C.Segment, sz int) ComplexData_List {
	return ComplexData_List(s.NewCompositeList(16, 2, sz))
}
func (s ComplexData_List) Len() int { return C.PointerList(s).Len() }
func (s ComplexData_List) At(i int) ComplexData {
	return ComplexData(C.PointerList(s).At(i).ToStruct())
}
func (s ComplexData_List) ToArray() []ComplexData {
	n := s.Len()
	a := make([]ComplexData, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ComplexData_List) Set(i int, item ComplexData) { C.PointerList(s).Set(i, C.Object(item)) }

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
