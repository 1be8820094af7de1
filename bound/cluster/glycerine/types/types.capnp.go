package types

// AUTO GENERATED - DO NOT EDIT

import (
	"bufio"
	"bytes"
	"encoding/json"
	C "github.com/glycerine/go-capnproto"
	"io"
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

type PodList C.Struct

func NewPodList(s *C.Segment) PodList      { return PodList(s.NewStruct(0, 4)) }
func NewRootPodList(s *C.Segment) PodList  { return PodList(s.NewRootStruct(0, 4)) }
func AutoNewPodList(s *C.Segment) PodList  { return PodList(s.NewStructAR(0, 4)) }
func ReadRootPodList(s *C.Segment) PodList { return PodList(s.Root(0).ToStruct()) }
func (s PodList) Kind() string             { return C.Struct(s).GetObject(0).ToText() }
func (s PodList) KindBytes() []byte        { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s PodList) SetKind(v string)         { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s PodList) ApiVersion() string       { return C.Struct(s).GetObject(1).ToText() }
func (s PodList) ApiVersionBytes() []byte  { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s PodList) SetApiVersion(v string)   { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s PodList) Metadata() ListMeta       { return ListMeta(C.Struct(s).GetObject(2).ToStruct()) }
func (s PodList) SetMetadata(v ListMeta)   { C.Struct(s).SetObject(2, C.Object(v)) }
func (s PodList) Items() Pod2_List         { return Pod2_List(C.Struct(s).GetObject(3)) }
func (s PodList) SetItems(v Pod2_List)     { C.Struct(s).SetObject(3, C.Object(v)) }
func (s PodList) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	_, err = b.WriteString("\"apiVersion\":")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("\"metadata\":")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"items\":")
	if err != nil {
		return err
	}
	{
		s := s.Items()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s PodList) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PodList) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
	_, err = b.WriteString("apiVersion = ")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("metadata = ")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("items = ")
	if err != nil {
		return err
	}
	{
		s := s.Items()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s PodList) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PodList_List C.PointerList

func NewPodListList(s *C.Segment, sz int) PodList_List {
	return PodList_List(s.NewCompositeList(0, 4, sz))
}
func (s PodList_List) Len() int         { return C.PointerList(s).Len() }
func (s PodList_List) At(i int) PodList { return PodList(C.PointerList(s).At(i).ToStruct()) }
func (s PodList_List) ToArray() []PodList {
	n := s.Len()
	a := make([]PodList, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PodList_List) Set(i int, item PodList) { C.PointerList(s).Set(i, C.Object(item)) }

type ListMeta C.Struct

func NewListMeta(s *C.Segment) ListMeta         { return ListMeta(s.NewStruct(0, 1)) }
func NewRootListMeta(s *C.Segment) ListMeta     { return ListMeta(s.NewRootStruct(0, 1)) }
func AutoNewListMeta(s *C.Segment) ListMeta     { return ListMeta(s.NewStructAR(0, 1)) }
func ReadRootListMeta(s *C.Segment) ListMeta    { return ListMeta(s.Root(0).ToStruct()) }
func (s ListMeta) ResourceVersion() string      { return C.Struct(s).GetObject(0).ToText() }
func (s ListMeta) ResourceVersionBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ListMeta) SetResourceVersion(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ListMeta) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"resourceVersion\":")
	if err != nil {
		return err
	}
	{
		s := s.ResourceVersion()
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
func (s ListMeta) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ListMeta) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("resourceVersion = ")
	if err != nil {
		return err
	}
	{
		s := s.ResourceVersion()
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
func (s ListMeta) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ListMeta_List C.PointerList

func NewListMetaList(s *C.Segment, sz int) ListMeta_List {
	return ListMeta_List(s.NewCompositeList(0, 1, sz))
}
func (s ListMeta_List) Len() int          { return C.PointerList(s).Len() }
func (s ListMeta_List) At(i int) ListMeta { return ListMeta(C.PointerList(s).At(i).ToStruct()) }
func (s ListMeta_List) ToArray() []ListMeta {
	n := s.Len()
	a := make([]ListMeta, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ListMeta_List) Set(i int, item ListMeta) { C.PointerList(s).Set(i, C.Object(item)) }

type Pod2 C.Struct

func NewPod2(s *C.Segment) Pod2         { return Pod2(s.NewStruct(0, 3)) }
func NewRootPod2(s *C.Segment) Pod2     { return Pod2(s.NewRootStruct(0, 3)) }
func AutoNewPod2(s *C.Segment) Pod2     { return Pod2(s.NewStructAR(0, 3)) }
func ReadRootPod2(s *C.Segment) Pod2    { return Pod2(s.Root(0).ToStruct()) }
func (s Pod2) Metadata() ObjectMeta     { return ObjectMeta(C.Struct(s).GetObject(0).ToStruct()) }
func (s Pod2) SetMetadata(v ObjectMeta) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Pod2) Spec() PodSpec            { return PodSpec(C.Struct(s).GetObject(1).ToStruct()) }
func (s Pod2) SetSpec(v PodSpec)        { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Pod2) Status() PodStatus        { return PodStatus(C.Struct(s).GetObject(2).ToStruct()) }
func (s Pod2) SetStatus(v PodStatus)    { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Pod2) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"metadata\":")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spec\":")
	if err != nil {
		return err
	}
	{
		s := s.Spec()
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
func (s Pod2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Pod2) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("metadata = ")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spec = ")
	if err != nil {
		return err
	}
	{
		s := s.Spec()
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
func (s Pod2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Pod2_List C.PointerList

func NewPod2List(s *C.Segment, sz int) Pod2_List { return Pod2_List(s.NewCompositeList(0, 3, sz)) }
func (s Pod2_List) Len() int                     { return C.PointerList(s).Len() }
func (s Pod2_List) At(i int) Pod2                { return Pod2(C.PointerList(s).At(i).ToStruct()) }
func (s Pod2_List) ToArray() []Pod2 {
	n := s.Len()
	a := make([]Pod2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Pod2_List) Set(i int, item Pod2) { C.PointerList(s).Set(i, C.Object(item)) }

type ObjectMeta C.Struct

func NewObjectMeta(s *C.Segment) ObjectMeta      { return ObjectMeta(s.NewStruct(8, 9)) }
func NewRootObjectMeta(s *C.Segment) ObjectMeta  { return ObjectMeta(s.NewRootStruct(8, 9)) }
func AutoNewObjectMeta(s *C.Segment) ObjectMeta  { return ObjectMeta(s.NewStructAR(8, 9)) }
func ReadRootObjectMeta(s *C.Segment) ObjectMeta { return ObjectMeta(s.Root(0).ToStruct()) }
func (s ObjectMeta) Name() string                { return C.Struct(s).GetObject(0).ToText() }
func (s ObjectMeta) NameBytes() []byte           { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ObjectMeta) SetName(v string)            { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ObjectMeta) GenerateName() string        { return C.Struct(s).GetObject(1).ToText() }
func (s ObjectMeta) GenerateNameBytes() []byte   { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s ObjectMeta) SetGenerateName(v string)    { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s ObjectMeta) Namespace() string           { return C.Struct(s).GetObject(2).ToText() }
func (s ObjectMeta) NamespaceBytes() []byte      { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s ObjectMeta) SetNamespace(v string)       { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s ObjectMeta) Uid() string                 { return C.Struct(s).GetObject(3).ToText() }
func (s ObjectMeta) UidBytes() []byte            { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s ObjectMeta) SetUid(v string)             { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s ObjectMeta) ResourceVersion() string     { return C.Struct(s).GetObject(4).ToText() }
func (s ObjectMeta) ResourceVersionBytes() []byte {
	return C.Struct(s).GetObject(4).ToDataTrimLastByte()
}
func (s ObjectMeta) SetResourceVersion(v string) { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s ObjectMeta) Generation() int64           { return int64(C.Struct(s).Get64(0)) }
func (s ObjectMeta) SetGeneration(v int64)       { C.Struct(s).Set64(0, uint64(v)) }
func (s ObjectMeta) CreationTimestamp() Timestamp {
	return Timestamp(C.Struct(s).GetObject(5).ToStruct())
}
func (s ObjectMeta) SetCreationTimestamp(v Timestamp) { C.Struct(s).SetObject(5, C.Object(v)) }
func (s ObjectMeta) Labels() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(6))
}
func (s ObjectMeta) SetLabels(v StringStringMapPair_List) { C.Struct(s).SetObject(6, C.Object(v)) }
func (s ObjectMeta) Annotations() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(7))
}
func (s ObjectMeta) SetAnnotations(v StringStringMapPair_List) { C.Struct(s).SetObject(7, C.Object(v)) }
func (s ObjectMeta) OwnerReferences() OwnerReference_List {
	return OwnerReference_List(C.Struct(s).GetObject(8))
}
func (s ObjectMeta) SetOwnerReferences(v OwnerReference_List) { C.Struct(s).SetObject(8, C.Object(v)) }
func (s ObjectMeta) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"generateName\":")
	if err != nil {
		return err
	}
	{
		s := s.GenerateName()
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
	_, err = b.WriteString("\"namespace\":")
	if err != nil {
		return err
	}
	{
		s := s.Namespace()
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
	_, err = b.WriteString("\"uid\":")
	if err != nil {
		return err
	}
	{
		s := s.Uid()
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
	_, err = b.WriteString("\"resourceVersion\":")
	if err != nil {
		return err
	}
	{
		s := s.ResourceVersion()
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
	_, err = b.WriteString("\"generation\":")
	if err != nil {
		return err
	}
	{
		s := s.Generation()
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
	_, err = b.WriteString("\"creationTimestamp\":")
	if err != nil {
		return err
	}
	{
		s := s.CreationTimestamp()
		err = s.WriteJSON(b)
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"annotations\":")
	if err != nil {
		return err
	}
	{
		s := s.Annotations()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"ownerReferences\":")
	if err != nil {
		return err
	}
	{
		s := s.OwnerReferences()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s ObjectMeta) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ObjectMeta) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("generateName = ")
	if err != nil {
		return err
	}
	{
		s := s.GenerateName()
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
	_, err = b.WriteString("namespace = ")
	if err != nil {
		return err
	}
	{
		s := s.Namespace()
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
	_, err = b.WriteString("uid = ")
	if err != nil {
		return err
	}
	{
		s := s.Uid()
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
	_, err = b.WriteString("resourceVersion = ")
	if err != nil {
		return err
	}
	{
		s := s.ResourceVersion()
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
	_, err = b.WriteString("generation = ")
	if err != nil {
		return err
	}
	{
		s := s.Generation()
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
	_, err = b.WriteString("creationTimestamp = ")
	if err != nil {
		return err
	}
	{
		s := s.CreationTimestamp()
		err = s.WriteCapLit(b)
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("annotations = ")
	if err != nil {
		return err
	}
	{
		s := s.Annotations()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("ownerReferences = ")
	if err != nil {
		return err
	}
	{
		s := s.OwnerReferences()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s ObjectMeta) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ObjectMeta_List C.PointerList

func NewObjectMetaList(s *C.Segment, sz int) ObjectMeta_List {
	return ObjectMeta_List(s.NewCompositeList(8, 9, sz))
}
func (s ObjectMeta_List) Len() int            { return C.PointerList(s).Len() }
func (s ObjectMeta_List) At(i int) ObjectMeta { return ObjectMeta(C.PointerList(s).At(i).ToStruct()) }
func (s ObjectMeta_List) ToArray() []ObjectMeta {
	n := s.Len()
	a := make([]ObjectMeta, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ObjectMeta_List) Set(i int, item ObjectMeta) { C.PointerList(s).Set(i, C.Object(item)) }

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

type OwnerReference C.Struct
type OwnerReferenceController OwnerReference
type OwnerReferenceBlockOwnerDeletion OwnerReference
type OwnerReferenceController_Which uint16

const (
	OWNERREFERENCECONTROLLER_NONE OwnerReferenceController_Which = 0
	OWNERREFERENCECONTROLLER_SOME OwnerReferenceController_Which = 1
)

type OwnerReferenceBlockOwnerDeletion_Which uint16

const (
	OWNERREFERENCEBLOCKOWNERDELETION_NONE OwnerReferenceBlockOwnerDeletion_Which = 0
	OWNERREFERENCEBLOCKOWNERDELETION_SOME OwnerReferenceBlockOwnerDeletion_Which = 1
)

func NewOwnerReference(s *C.Segment) OwnerReference      { return OwnerReference(s.NewStruct(8, 4)) }
func NewRootOwnerReference(s *C.Segment) OwnerReference  { return OwnerReference(s.NewRootStruct(8, 4)) }
func AutoNewOwnerReference(s *C.Segment) OwnerReference  { return OwnerReference(s.NewStructAR(8, 4)) }
func ReadRootOwnerReference(s *C.Segment) OwnerReference { return OwnerReference(s.Root(0).ToStruct()) }
func (s OwnerReference) ApiVersion() string              { return C.Struct(s).GetObject(0).ToText() }
func (s OwnerReference) ApiVersionBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s OwnerReference) SetApiVersion(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s OwnerReference) Kind() string                         { return C.Struct(s).GetObject(1).ToText() }
func (s OwnerReference) KindBytes() []byte                    { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s OwnerReference) SetKind(v string)                     { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s OwnerReference) Name() string                         { return C.Struct(s).GetObject(2).ToText() }
func (s OwnerReference) NameBytes() []byte                    { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s OwnerReference) SetName(v string)                     { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s OwnerReference) Uid() string                          { return C.Struct(s).GetObject(3).ToText() }
func (s OwnerReference) UidBytes() []byte                     { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s OwnerReference) SetUid(v string)                      { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s OwnerReference) Controller() OwnerReferenceController { return OwnerReferenceController(s) }
func (s OwnerReferenceController) Which() OwnerReferenceController_Which {
	return OwnerReferenceController_Which(C.Struct(s).Get16(0))
}
func (s OwnerReferenceController) SetNone()       { C.Struct(s).Set16(0, 0) }
func (s OwnerReferenceController) Some() bool     { return C.Struct(s).Get1(16) }
func (s OwnerReferenceController) SetSome(v bool) { C.Struct(s).Set16(0, 1); C.Struct(s).Set1(16, v) }
func (s OwnerReference) BlockOwnerDeletion() OwnerReferenceBlockOwnerDeletion {
	return OwnerReferenceBlockOwnerDeletion(s)
}
func (s OwnerReferenceBlockOwnerDeletion) Which() OwnerReferenceBlockOwnerDeletion_Which {
	return OwnerReferenceBlockOwnerDeletion_Which(C.Struct(s).Get16(4))
}
func (s OwnerReferenceBlockOwnerDeletion) SetNone()   { C.Struct(s).Set16(4, 0) }
func (s OwnerReferenceBlockOwnerDeletion) Some() bool { return C.Struct(s).Get1(17) }
func (s OwnerReferenceBlockOwnerDeletion) SetSome(v bool) {
	C.Struct(s).Set16(4, 1)
	C.Struct(s).Set1(17, v)
}
func (s OwnerReference) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"apiVersion\":")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("\"uid\":")
	if err != nil {
		return err
	}
	{
		s := s.Uid()
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
	_, err = b.WriteString("\"controller\":")
	if err != nil {
		return err
	}
	{
		s := s.Controller()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == OWNERREFERENCECONTROLLER_NONE {
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
		if s.Which() == OWNERREFERENCECONTROLLER_SOME {
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
	_, err = b.WriteString("\"blockOwnerDeletion\":")
	if err != nil {
		return err
	}
	{
		s := s.BlockOwnerDeletion()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == OWNERREFERENCEBLOCKOWNERDELETION_NONE {
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
		if s.Which() == OWNERREFERENCEBLOCKOWNERDELETION_SOME {
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
func (s OwnerReference) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s OwnerReference) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("apiVersion = ")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("uid = ")
	if err != nil {
		return err
	}
	{
		s := s.Uid()
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
	_, err = b.WriteString("controller = ")
	if err != nil {
		return err
	}
	{
		s := s.Controller()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == OWNERREFERENCECONTROLLER_NONE {
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
		if s.Which() == OWNERREFERENCECONTROLLER_SOME {
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
	_, err = b.WriteString("blockOwnerDeletion = ")
	if err != nil {
		return err
	}
	{
		s := s.BlockOwnerDeletion()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == OWNERREFERENCEBLOCKOWNERDELETION_NONE {
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
		if s.Which() == OWNERREFERENCEBLOCKOWNERDELETION_SOME {
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
func (s OwnerReference) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type OwnerReference_List C.PointerList

func NewOwnerReferenceList(s *C.Segment, sz int) OwnerReference_List {
	return OwnerReference_List(s.NewCompositeList(8, 4, sz))
}
func (s OwnerReference_List) Len() int { return C.PointerList(s).Len() }
func (s OwnerReference_List) At(i int) OwnerReference {
	return OwnerReference(C.PointerList(s).At(i).ToStruct())
}
func (s OwnerReference_List) ToArray() []OwnerReference {
	n := s.Len()
	a := make([]OwnerReference, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s OwnerReference_List) Set(i int, item OwnerReference) { C.PointerList(s).Set(i, C.Object(item)) }

type PodSpec C.Struct
type PodSpecTerminationGracePeriodSeconds PodSpec
type PodSpecPriority PodSpec
type PodSpecEnableServiceLinks PodSpec
type PodSpecTerminationGracePeriodSeconds_Which uint16

const (
	PODSPECTERMINATIONGRACEPERIODSECONDS_NONE PodSpecTerminationGracePeriodSeconds_Which = 0
	PODSPECTERMINATIONGRACEPERIODSECONDS_SOME PodSpecTerminationGracePeriodSeconds_Which = 1
)

type PodSpecPriority_Which uint16

const (
	PODSPECPRIORITY_NONE PodSpecPriority_Which = 0
	PODSPECPRIORITY_SOME PodSpecPriority_Which = 1
)

type PodSpecEnableServiceLinks_Which uint16

const (
	PODSPECENABLESERVICELINKS_NONE PodSpecEnableServiceLinks_Which = 0
	PODSPECENABLESERVICELINKS_SOME PodSpecEnableServiceLinks_Which = 1
)

func NewPodSpec(s *C.Segment) PodSpec                { return PodSpec(s.NewStruct(24, 14)) }
func NewRootPodSpec(s *C.Segment) PodSpec            { return PodSpec(s.NewRootStruct(24, 14)) }
func AutoNewPodSpec(s *C.Segment) PodSpec            { return PodSpec(s.NewStructAR(24, 14)) }
func ReadRootPodSpec(s *C.Segment) PodSpec           { return PodSpec(s.Root(0).ToStruct()) }
func (s PodSpec) Volumes() Volume_List               { return Volume_List(C.Struct(s).GetObject(0)) }
func (s PodSpec) SetVolumes(v Volume_List)           { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PodSpec) InitContainers() Container_List     { return Container_List(C.Struct(s).GetObject(1)) }
func (s PodSpec) SetInitContainers(v Container_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s PodSpec) Containers() Container_List         { return Container_List(C.Struct(s).GetObject(2)) }
func (s PodSpec) SetContainers(v Container_List)     { C.Struct(s).SetObject(2, C.Object(v)) }
func (s PodSpec) RestartPolicy() string              { return C.Struct(s).GetObject(3).ToText() }
func (s PodSpec) RestartPolicyBytes() []byte         { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s PodSpec) SetRestartPolicy(v string)          { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s PodSpec) TerminationGracePeriodSeconds() PodSpecTerminationGracePeriodSeconds {
	return PodSpecTerminationGracePeriodSeconds(s)
}
func (s PodSpecTerminationGracePeriodSeconds) Which() PodSpecTerminationGracePeriodSeconds_Which {
	return PodSpecTerminationGracePeriodSeconds_Which(C.Struct(s).Get16(0))
}
func (s PodSpecTerminationGracePeriodSeconds) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s PodSpecTerminationGracePeriodSeconds) Some() int64 { return int64(C.Struct(s).Get64(8)) }
func (s PodSpecTerminationGracePeriodSeconds) SetSome(v int64) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set64(8, uint64(v))
}
func (s PodSpec) DnsPolicy() string      { return C.Struct(s).GetObject(4).ToText() }
func (s PodSpec) DnsPolicyBytes() []byte { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s PodSpec) SetDnsPolicy(v string)  { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s PodSpec) NodeSelector() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(5))
}
func (s PodSpec) SetNodeSelector(v StringStringMapPair_List) { C.Struct(s).SetObject(5, C.Object(v)) }
func (s PodSpec) ServiceAccountName() string                 { return C.Struct(s).GetObject(6).ToText() }
func (s PodSpec) ServiceAccountNameBytes() []byte {
	return C.Struct(s).GetObject(6).ToDataTrimLastByte()
}
func (s PodSpec) SetServiceAccountName(v string) { C.Struct(s).SetObject(6, s.Segment.NewText(v)) }
func (s PodSpec) NodeName() string               { return C.Struct(s).GetObject(7).ToText() }
func (s PodSpec) NodeNameBytes() []byte          { return C.Struct(s).GetObject(7).ToDataTrimLastByte() }
func (s PodSpec) SetNodeName(v string)           { C.Struct(s).SetObject(7, s.Segment.NewText(v)) }
func (s PodSpec) SecurityContext() SecurityContext {
	return SecurityContext(C.Struct(s).GetObject(8).ToStruct())
}
func (s PodSpec) SetSecurityContext(v SecurityContext) { C.Struct(s).SetObject(8, C.Object(v)) }
func (s PodSpec) Affinity() Affinity                   { return Affinity(C.Struct(s).GetObject(9).ToStruct()) }
func (s PodSpec) SetAffinity(v Affinity)               { C.Struct(s).SetObject(9, C.Object(v)) }
func (s PodSpec) SchedulerName() string                { return C.Struct(s).GetObject(10).ToText() }
func (s PodSpec) SchedulerNameBytes() []byte           { return C.Struct(s).GetObject(10).ToDataTrimLastByte() }
func (s PodSpec) SetSchedulerName(v string)            { C.Struct(s).SetObject(10, s.Segment.NewText(v)) }
func (s PodSpec) Tolerations() Toleration_List         { return Toleration_List(C.Struct(s).GetObject(11)) }
func (s PodSpec) SetTolerations(v Toleration_List)     { C.Struct(s).SetObject(11, C.Object(v)) }
func (s PodSpec) PriorityClassName() string            { return C.Struct(s).GetObject(12).ToText() }
func (s PodSpec) PriorityClassNameBytes() []byte {
	return C.Struct(s).GetObject(12).ToDataTrimLastByte()
}
func (s PodSpec) SetPriorityClassName(v string) { C.Struct(s).SetObject(12, s.Segment.NewText(v)) }
func (s PodSpec) Priority() PodSpecPriority     { return PodSpecPriority(s) }
func (s PodSpecPriority) Which() PodSpecPriority_Which {
	return PodSpecPriority_Which(C.Struct(s).Get16(2))
}
func (s PodSpecPriority) SetNone()                              { C.Struct(s).Set16(2, 0) }
func (s PodSpecPriority) Some() int32                           { return int32(C.Struct(s).Get32(4)) }
func (s PodSpecPriority) SetSome(v int32)                       { C.Struct(s).Set16(2, 1); C.Struct(s).Set32(4, uint32(v)) }
func (s PodSpec) EnableServiceLinks() PodSpecEnableServiceLinks { return PodSpecEnableServiceLinks(s) }
func (s PodSpecEnableServiceLinks) Which() PodSpecEnableServiceLinks_Which {
	return PodSpecEnableServiceLinks_Which(C.Struct(s).Get16(16))
}
func (s PodSpecEnableServiceLinks) SetNone()   { C.Struct(s).Set16(16, 0) }
func (s PodSpecEnableServiceLinks) Some() bool { return C.Struct(s).Get1(144) }
func (s PodSpecEnableServiceLinks) SetSome(v bool) {
	C.Struct(s).Set16(16, 1)
	C.Struct(s).Set1(144, v)
}
func (s PodSpec) PreemptionPolicy() string { return C.Struct(s).GetObject(13).ToText() }
func (s PodSpec) PreemptionPolicyBytes() []byte {
	return C.Struct(s).GetObject(13).ToDataTrimLastByte()
}
func (s PodSpec) SetPreemptionPolicy(v string) { C.Struct(s).SetObject(13, s.Segment.NewText(v)) }
func (s PodSpec) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"volumes\":")
	if err != nil {
		return err
	}
	{
		s := s.Volumes()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"initContainers\":")
	if err != nil {
		return err
	}
	{
		s := s.InitContainers()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"containers\":")
	if err != nil {
		return err
	}
	{
		s := s.Containers()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"restartPolicy\":")
	if err != nil {
		return err
	}
	{
		s := s.RestartPolicy()
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
	_, err = b.WriteString("\"terminationGracePeriodSeconds\":")
	if err != nil {
		return err
	}
	{
		s := s.TerminationGracePeriodSeconds()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PODSPECTERMINATIONGRACEPERIODSECONDS_NONE {
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
		if s.Which() == PODSPECTERMINATIONGRACEPERIODSECONDS_SOME {
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
	_, err = b.WriteString("\"dnsPolicy\":")
	if err != nil {
		return err
	}
	{
		s := s.DnsPolicy()
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
	_, err = b.WriteString("\"nodeSelector\":")
	if err != nil {
		return err
	}
	{
		s := s.NodeSelector()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"serviceAccountName\":")
	if err != nil {
		return err
	}
	{
		s := s.ServiceAccountName()
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
	_, err = b.WriteString("\"nodeName\":")
	if err != nil {
		return err
	}
	{
		s := s.NodeName()
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
	_, err = b.WriteString("\"securityContext\":")
	if err != nil {
		return err
	}
	{
		s := s.SecurityContext()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"affinity\":")
	if err != nil {
		return err
	}
	{
		s := s.Affinity()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"schedulerName\":")
	if err != nil {
		return err
	}
	{
		s := s.SchedulerName()
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
	_, err = b.WriteString("\"tolerations\":")
	if err != nil {
		return err
	}
	{
		s := s.Tolerations()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"priorityClassName\":")
	if err != nil {
		return err
	}
	{
		s := s.PriorityClassName()
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
	_, err = b.WriteString("\"priority\":")
	if err != nil {
		return err
	}
	{
		s := s.Priority()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PODSPECPRIORITY_NONE {
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
		if s.Which() == PODSPECPRIORITY_SOME {
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
	_, err = b.WriteString("\"enableServiceLinks\":")
	if err != nil {
		return err
	}
	{
		s := s.EnableServiceLinks()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PODSPECENABLESERVICELINKS_NONE {
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
		if s.Which() == PODSPECENABLESERVICELINKS_SOME {
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
	_, err = b.WriteString("\"preemptionPolicy\":")
	if err != nil {
		return err
	}
	{
		s := s.PreemptionPolicy()
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
func (s PodSpec) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PodSpec) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("volumes = ")
	if err != nil {
		return err
	}
	{
		s := s.Volumes()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("initContainers = ")
	if err != nil {
		return err
	}
	{
		s := s.InitContainers()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("containers = ")
	if err != nil {
		return err
	}
	{
		s := s.Containers()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("restartPolicy = ")
	if err != nil {
		return err
	}
	{
		s := s.RestartPolicy()
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
	_, err = b.WriteString("terminationGracePeriodSeconds = ")
	if err != nil {
		return err
	}
	{
		s := s.TerminationGracePeriodSeconds()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PODSPECTERMINATIONGRACEPERIODSECONDS_NONE {
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
		if s.Which() == PODSPECTERMINATIONGRACEPERIODSECONDS_SOME {
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
	_, err = b.WriteString("dnsPolicy = ")
	if err != nil {
		return err
	}
	{
		s := s.DnsPolicy()
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
	_, err = b.WriteString("nodeSelector = ")
	if err != nil {
		return err
	}
	{
		s := s.NodeSelector()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("serviceAccountName = ")
	if err != nil {
		return err
	}
	{
		s := s.ServiceAccountName()
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
	_, err = b.WriteString("nodeName = ")
	if err != nil {
		return err
	}
	{
		s := s.NodeName()
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
	_, err = b.WriteString("securityContext = ")
	if err != nil {
		return err
	}
	{
		s := s.SecurityContext()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("affinity = ")
	if err != nil {
		return err
	}
	{
		s := s.Affinity()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("schedulerName = ")
	if err != nil {
		return err
	}
	{
		s := s.SchedulerName()
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
	_, err = b.WriteString("tolerations = ")
	if err != nil {
		return err
	}
	{
		s := s.Tolerations()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("priorityClassName = ")
	if err != nil {
		return err
	}
	{
		s := s.PriorityClassName()
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
	_, err = b.WriteString("priority = ")
	if err != nil {
		return err
	}
	{
		s := s.Priority()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PODSPECPRIORITY_NONE {
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
		if s.Which() == PODSPECPRIORITY_SOME {
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
	_, err = b.WriteString("enableServiceLinks = ")
	if err != nil {
		return err
	}
	{
		s := s.EnableServiceLinks()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PODSPECENABLESERVICELINKS_NONE {
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
		if s.Which() == PODSPECENABLESERVICELINKS_SOME {
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
	_, err = b.WriteString("preemptionPolicy = ")
	if err != nil {
		return err
	}
	{
		s := s.PreemptionPolicy()
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
func (s PodSpec) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PodSpec_List C.PointerList

func NewPodSpecList(s *C.Segment, sz int) PodSpec_List {
	return PodSpec_List(s.NewCompositeList(24, 14, sz))
}
func (s PodSpec_List) Len() int         { return C.PointerList(s).Len() }
func (s PodSpec_List) At(i int) PodSpec { return PodSpec(C.PointerList(s).At(i).ToStruct()) }
func (s PodSpec_List) ToArray() []PodSpec {
	n := s.Len()
	a := make([]PodSpec, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PodSpec_List) Set(i int, item PodSpec) { C.PointerList(s).Set(i, C.Object(item)) }

type Volume C.Struct

func NewVolume(s *C.Segment) Volume       { return Volume(s.NewStruct(0, 7)) }
func NewRootVolume(s *C.Segment) Volume   { return Volume(s.NewRootStruct(0, 7)) }
func AutoNewVolume(s *C.Segment) Volume   { return Volume(s.NewStructAR(0, 7)) }
func ReadRootVolume(s *C.Segment) Volume  { return Volume(s.Root(0).ToStruct()) }
func (s Volume) Name() string             { return C.Struct(s).GetObject(0).ToText() }
func (s Volume) NameBytes() []byte        { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Volume) SetName(v string)         { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Volume) HostPath() HostPath       { return HostPath(C.Struct(s).GetObject(1).ToStruct()) }
func (s Volume) SetHostPath(v HostPath)   { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Volume) EmptyDir() EmptyDir       { return EmptyDir(C.Struct(s).GetObject(2).ToStruct()) }
func (s Volume) SetEmptyDir(v EmptyDir)   { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Volume) Secret() SecretVolume     { return SecretVolume(C.Struct(s).GetObject(3).ToStruct()) }
func (s Volume) SetSecret(v SecretVolume) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Volume) PersistentVolumeClaim() VolumeClaim {
	return VolumeClaim(C.Struct(s).GetObject(4).ToStruct())
}
func (s Volume) SetPersistentVolumeClaim(v VolumeClaim) { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Volume) ConfigMap() ConfigMapVolume {
	return ConfigMapVolume(C.Struct(s).GetObject(5).ToStruct())
}
func (s Volume) SetConfigMap(v ConfigMapVolume) { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Volume) Projected() ProjectedVolume {
	return ProjectedVolume(C.Struct(s).GetObject(6).ToStruct())
}
func (s Volume) SetProjected(v ProjectedVolume) { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Volume) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"hostPath\":")
	if err != nil {
		return err
	}
	{
		s := s.HostPath()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"emptyDir\":")
	if err != nil {
		return err
	}
	{
		s := s.EmptyDir()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"secret\":")
	if err != nil {
		return err
	}
	{
		s := s.Secret()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"persistentVolumeClaim\":")
	if err != nil {
		return err
	}
	{
		s := s.PersistentVolumeClaim()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"configMap\":")
	if err != nil {
		return err
	}
	{
		s := s.ConfigMap()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"projected\":")
	if err != nil {
		return err
	}
	{
		s := s.Projected()
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
func (s Volume) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Volume) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("hostPath = ")
	if err != nil {
		return err
	}
	{
		s := s.HostPath()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("emptyDir = ")
	if err != nil {
		return err
	}
	{
		s := s.EmptyDir()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("secret = ")
	if err != nil {
		return err
	}
	{
		s := s.Secret()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("persistentVolumeClaim = ")
	if err != nil {
		return err
	}
	{
		s := s.PersistentVolumeClaim()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("configMap = ")
	if err != nil {
		return err
	}
	{
		s := s.ConfigMap()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("projected = ")
	if err != nil {
		return err
	}
	{
		s := s.Projected()
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
func (s Volume) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Volume_List C.PointerList

func NewVolumeList(s *C.Segment, sz int) Volume_List {
	return Volume_List(s.NewCompositeList(0, 7, sz))
}
func (s Volume_List) Len() int        { return C.PointerList(s).Len() }
func (s Volume_List) At(i int) Volume { return Volume(C.PointerList(s).At(i).ToStruct()) }
func (s Volume_List) ToArray() []Volume {
	n := s.Len()
	a := make([]Volume, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Volume_List) Set(i int, item Volume) { C.PointerList(s).Set(i, C.Object(item)) }

type HostPath C.Struct

func NewHostPath(s *C.Segment) HostPath      { return HostPath(s.NewStruct(0, 2)) }
func NewRootHostPath(s *C.Segment) HostPath  { return HostPath(s.NewRootStruct(0, 2)) }
func AutoNewHostPath(s *C.Segment) HostPath  { return HostPath(s.NewStructAR(0, 2)) }
func ReadRootHostPath(s *C.Segment) HostPath { return HostPath(s.Root(0).ToStruct()) }
func (s HostPath) Path() string              { return C.Struct(s).GetObject(0).ToText() }
func (s HostPath) PathBytes() []byte         { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s HostPath) SetPath(v string)          { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s HostPath) Type() string              { return C.Struct(s).GetObject(1).ToText() }
func (s HostPath) TypeBytes() []byte         { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s HostPath) SetType(v string)          { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s HostPath) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"path\":")
	if err != nil {
		return err
	}
	{
		s := s.Path()
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s HostPath) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s HostPath) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("path = ")
	if err != nil {
		return err
	}
	{
		s := s.Path()
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s HostPath) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type HostPath_List C.PointerList

func NewHostPathList(s *C.Segment, sz int) HostPath_List {
	return HostPath_List(s.NewCompositeList(0, 2, sz))
}
func (s HostPath_List) Len() int          { return C.PointerList(s).Len() }
func (s HostPath_List) At(i int) HostPath { return HostPath(C.PointerList(s).At(i).ToStruct()) }
func (s HostPath_List) ToArray() []HostPath {
	n := s.Len()
	a := make([]HostPath, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s HostPath_List) Set(i int, item HostPath) { C.PointerList(s).Set(i, C.Object(item)) }

type EmptyDir C.Struct

func NewEmptyDir(s *C.Segment) EmptyDir      { return EmptyDir(s.NewStruct(0, 2)) }
func NewRootEmptyDir(s *C.Segment) EmptyDir  { return EmptyDir(s.NewRootStruct(0, 2)) }
func AutoNewEmptyDir(s *C.Segment) EmptyDir  { return EmptyDir(s.NewStructAR(0, 2)) }
func ReadRootEmptyDir(s *C.Segment) EmptyDir { return EmptyDir(s.Root(0).ToStruct()) }
func (s EmptyDir) Medium() string            { return C.Struct(s).GetObject(0).ToText() }
func (s EmptyDir) MediumBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s EmptyDir) SetMedium(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s EmptyDir) SizeLimit() string         { return C.Struct(s).GetObject(1).ToText() }
func (s EmptyDir) SizeLimitBytes() []byte    { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s EmptyDir) SetSizeLimit(v string)     { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s EmptyDir) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"medium\":")
	if err != nil {
		return err
	}
	{
		s := s.Medium()
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
	_, err = b.WriteString("\"sizeLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.SizeLimit()
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
func (s EmptyDir) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s EmptyDir) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("medium = ")
	if err != nil {
		return err
	}
	{
		s := s.Medium()
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
	_, err = b.WriteString("sizeLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.SizeLimit()
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
func (s EmptyDir) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type EmptyDir_List C.PointerList

func NewEmptyDirList(s *C.Segment, sz int) EmptyDir_List {
	return EmptyDir_List(s.NewCompositeList(0, 2, sz))
}
func (s EmptyDir_List) Len() int          { return C.PointerList(s).Len() }
func (s EmptyDir_List) At(i int) EmptyDir { return EmptyDir(C.PointerList(s).At(i).ToStruct()) }
func (s EmptyDir_List) ToArray() []EmptyDir {
	n := s.Len()
	a := make([]EmptyDir, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s EmptyDir_List) Set(i int, item EmptyDir) { C.PointerList(s).Set(i, C.Object(item)) }

type SecretVolume C.Struct
type SecretVolumeDefaultMode SecretVolume
type SecretVolumeDefaultMode_Which uint16

const (
	SECRETVOLUMEDEFAULTMODE_NONE SecretVolumeDefaultMode_Which = 0
	SECRETVOLUMEDEFAULTMODE_SOME SecretVolumeDefaultMode_Which = 1
)

func NewSecretVolume(s *C.Segment) SecretVolume             { return SecretVolume(s.NewStruct(8, 1)) }
func NewRootSecretVolume(s *C.Segment) SecretVolume         { return SecretVolume(s.NewRootStruct(8, 1)) }
func AutoNewSecretVolume(s *C.Segment) SecretVolume         { return SecretVolume(s.NewStructAR(8, 1)) }
func ReadRootSecretVolume(s *C.Segment) SecretVolume        { return SecretVolume(s.Root(0).ToStruct()) }
func (s SecretVolume) SecretName() string                   { return C.Struct(s).GetObject(0).ToText() }
func (s SecretVolume) SecretNameBytes() []byte              { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s SecretVolume) SetSecretName(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s SecretVolume) DefaultMode() SecretVolumeDefaultMode { return SecretVolumeDefaultMode(s) }
func (s SecretVolumeDefaultMode) Which() SecretVolumeDefaultMode_Which {
	return SecretVolumeDefaultMode_Which(C.Struct(s).Get16(0))
}
func (s SecretVolumeDefaultMode) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s SecretVolumeDefaultMode) Some() int32 { return int32(C.Struct(s).Get32(4)) }
func (s SecretVolumeDefaultMode) SetSome(v int32) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set32(4, uint32(v))
}
func (s SecretVolume) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"secretName\":")
	if err != nil {
		return err
	}
	{
		s := s.SecretName()
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
	_, err = b.WriteString("\"defaultMode\":")
	if err != nil {
		return err
	}
	{
		s := s.DefaultMode()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SECRETVOLUMEDEFAULTMODE_NONE {
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
		if s.Which() == SECRETVOLUMEDEFAULTMODE_SOME {
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
func (s SecretVolume) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SecretVolume) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("secretName = ")
	if err != nil {
		return err
	}
	{
		s := s.SecretName()
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
	_, err = b.WriteString("defaultMode = ")
	if err != nil {
		return err
	}
	{
		s := s.DefaultMode()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SECRETVOLUMEDEFAULTMODE_NONE {
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
		if s.Which() == SECRETVOLUMEDEFAULTMODE_SOME {
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
func (s SecretVolume) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SecretVolume_List C.PointerList

func NewSecretVolumeList(s *C.Segment, sz int) SecretVolume_List {
	return SecretVolume_List(s.NewCompositeList(8, 1, sz))
}
func (s SecretVolume_List) Len() int { return C.PointerList(s).Len() }
func (s SecretVolume_List) At(i int) SecretVolume {
	return SecretVolume(C.PointerList(s).At(i).ToStruct())
}
func (s SecretVolume_List) ToArray() []SecretVolume {
	n := s.Len()
	a := make([]SecretVolume, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SecretVolume_List) Set(i int, item SecretVolume) { C.PointerList(s).Set(i, C.Object(item)) }

type VolumeClaim C.Struct

func NewVolumeClaim(s *C.Segment) VolumeClaim      { return VolumeClaim(s.NewStruct(0, 1)) }
func NewRootVolumeClaim(s *C.Segment) VolumeClaim  { return VolumeClaim(s.NewRootStruct(0, 1)) }
func AutoNewVolumeClaim(s *C.Segment) VolumeClaim  { return VolumeClaim(s.NewStructAR(0, 1)) }
func ReadRootVolumeClaim(s *C.Segment) VolumeClaim { return VolumeClaim(s.Root(0).ToStruct()) }
func (s VolumeClaim) ClaimName() string            { return C.Struct(s).GetObject(0).ToText() }
func (s VolumeClaim) ClaimNameBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s VolumeClaim) SetClaimName(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s VolumeClaim) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"claimName\":")
	if err != nil {
		return err
	}
	{
		s := s.ClaimName()
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
func (s VolumeClaim) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s VolumeClaim) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("claimName = ")
	if err != nil {
		return err
	}
	{
		s := s.ClaimName()
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
func (s VolumeClaim) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type VolumeClaim_List C.PointerList

func NewVolumeClaimList(s *C.Segment, sz int) VolumeClaim_List {
	return VolumeClaim_List(s.NewCompositeList(0, 1, sz))
}
func (s VolumeClaim_List) Len() int { return C.PointerList(s).Len() }
func (s VolumeClaim_List) At(i int) VolumeClaim {
	return VolumeClaim(C.PointerList(s).At(i).ToStruct())
}
func (s VolumeClaim_List) ToArray() []VolumeClaim {
	n := s.Len()
	a := make([]VolumeClaim, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s VolumeClaim_List) Set(i int, item VolumeClaim) { C.PointerList(s).Set(i, C.Object(item)) }

type ConfigMapVolume C.Struct
type ConfigMapVolumeDefaultMode ConfigMapVolume
type ConfigMapVolumeDefaultMode_Which uint16

const (
	CONFIGMAPVOLUMEDEFAULTMODE_NONE ConfigMapVolumeDefaultMode_Which = 0
	CONFIGMAPVOLUMEDEFAULTMODE_SOME ConfigMapVolumeDefaultMode_Which = 1
)

func NewConfigMapVolume(s *C.Segment) ConfigMapVolume { return ConfigMapVolume(s.NewStruct(8, 1)) }
func NewRootConfigMapVolume(s *C.Segment) ConfigMapVolume {
	return ConfigMapVolume(s.NewRootStruct(8, 1))
}
func AutoNewConfigMapVolume(s *C.Segment) ConfigMapVolume {
	return ConfigMapVolume(s.NewStructAR(8, 1))
}
func ReadRootConfigMapVolume(s *C.Segment) ConfigMapVolume {
	return ConfigMapVolume(s.Root(0).ToStruct())
}
func (s ConfigMapVolume) Name() string      { return C.Struct(s).GetObject(0).ToText() }
func (s ConfigMapVolume) NameBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ConfigMapVolume) SetName(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ConfigMapVolume) DefaultMode() ConfigMapVolumeDefaultMode {
	return ConfigMapVolumeDefaultMode(s)
}
func (s ConfigMapVolumeDefaultMode) Which() ConfigMapVolumeDefaultMode_Which {
	return ConfigMapVolumeDefaultMode_Which(C.Struct(s).Get16(0))
}
func (s ConfigMapVolumeDefaultMode) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s ConfigMapVolumeDefaultMode) Some() int32 { return int32(C.Struct(s).Get32(4)) }
func (s ConfigMapVolumeDefaultMode) SetSome(v int32) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set32(4, uint32(v))
}
func (s ConfigMapVolume) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"defaultMode\":")
	if err != nil {
		return err
	}
	{
		s := s.DefaultMode()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == CONFIGMAPVOLUMEDEFAULTMODE_NONE {
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
		if s.Which() == CONFIGMAPVOLUMEDEFAULTMODE_SOME {
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
func (s ConfigMapVolume) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ConfigMapVolume) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("defaultMode = ")
	if err != nil {
		return err
	}
	{
		s := s.DefaultMode()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == CONFIGMAPVOLUMEDEFAULTMODE_NONE {
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
		if s.Which() == CONFIGMAPVOLUMEDEFAULTMODE_SOME {
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
func (s ConfigMapVolume) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ConfigMapVolume_List C.PointerList

func NewConfigMapVolumeList(s *C.Segment, sz int) ConfigMapVolume_List {
	return ConfigMapVolume_List(s.NewCompositeList(8, 1, sz))
}
func (s ConfigMapVolume_List) Len() int { return C.PointerList(s).Len() }
func (s ConfigMapVolume_List) At(i int) ConfigMapVolume {
	return ConfigMapVolume(C.PointerList(s).At(i).ToStruct())
}
func (s ConfigMapVolume_List) ToArray() []ConfigMapVolume {
	n := s.Len()
	a := make([]ConfigMapVolume, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ConfigMapVolume_List) Set(i int, item ConfigMapVolume) {
	C.PointerList(s).Set(i, C.Object(item))
}

type ProjectedVolume C.Struct
type ProjectedVolumeDefaultMode ProjectedVolume
type ProjectedVolumeDefaultMode_Which uint16

const (
	PROJECTEDVOLUMEDEFAULTMODE_NONE ProjectedVolumeDefaultMode_Which = 0
	PROJECTEDVOLUMEDEFAULTMODE_SOME ProjectedVolumeDefaultMode_Which = 1
)

func NewProjectedVolume(s *C.Segment) ProjectedVolume { return ProjectedVolume(s.NewStruct(8, 1)) }
func NewRootProjectedVolume(s *C.Segment) ProjectedVolume {
	return ProjectedVolume(s.NewRootStruct(8, 1))
}
func AutoNewProjectedVolume(s *C.Segment) ProjectedVolume {
	return ProjectedVolume(s.NewStructAR(8, 1))
}
func ReadRootProjectedVolume(s *C.Segment) ProjectedVolume {
	return ProjectedVolume(s.Root(0).ToStruct())
}
func (s ProjectedVolume) Sources() Projection_List     { return Projection_List(C.Struct(s).GetObject(0)) }
func (s ProjectedVolume) SetSources(v Projection_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s ProjectedVolume) DefaultMode() ProjectedVolumeDefaultMode {
	return ProjectedVolumeDefaultMode(s)
}
func (s ProjectedVolumeDefaultMode) Which() ProjectedVolumeDefaultMode_Which {
	return ProjectedVolumeDefaultMode_Which(C.Struct(s).Get16(0))
}
func (s ProjectedVolumeDefaultMode) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s ProjectedVolumeDefaultMode) Some() int32 { return int32(C.Struct(s).Get32(4)) }
func (s ProjectedVolumeDefaultMode) SetSome(v int32) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set32(4, uint32(v))
}
func (s ProjectedVolume) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"sources\":")
	if err != nil {
		return err
	}
	{
		s := s.Sources()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"defaultMode\":")
	if err != nil {
		return err
	}
	{
		s := s.DefaultMode()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PROJECTEDVOLUMEDEFAULTMODE_NONE {
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
		if s.Which() == PROJECTEDVOLUMEDEFAULTMODE_SOME {
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
func (s ProjectedVolume) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ProjectedVolume) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("sources = ")
	if err != nil {
		return err
	}
	{
		s := s.Sources()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("defaultMode = ")
	if err != nil {
		return err
	}
	{
		s := s.DefaultMode()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PROJECTEDVOLUMEDEFAULTMODE_NONE {
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
		if s.Which() == PROJECTEDVOLUMEDEFAULTMODE_SOME {
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
func (s ProjectedVolume) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ProjectedVolume_List C.PointerList

func NewProjectedVolumeList(s *C.Segment, sz int) ProjectedVolume_List {
	return ProjectedVolume_List(s.NewCompositeList(8, 1, sz))
}
func (s ProjectedVolume_List) Len() int { return C.PointerList(s).Len() }
func (s ProjectedVolume_List) At(i int) ProjectedVolume {
	return ProjectedVolume(C.PointerList(s).At(i).ToStruct())
}
func (s ProjectedVolume_List) ToArray() []ProjectedVolume {
	n := s.Len()
	a := make([]ProjectedVolume, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ProjectedVolume_List) Set(i int, item ProjectedVolume) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Projection C.Struct

func NewProjection(s *C.Segment) Projection      { return Projection(s.NewStruct(0, 2)) }
func NewRootProjection(s *C.Segment) Projection  { return Projection(s.NewRootStruct(0, 2)) }
func AutoNewProjection(s *C.Segment) Projection  { return Projection(s.NewStructAR(0, 2)) }
func ReadRootProjection(s *C.Segment) Projection { return Projection(s.Root(0).ToStruct()) }
func (s Projection) ConfigMap() ConfigMapVolume {
	return ConfigMapVolume(C.Struct(s).GetObject(0).ToStruct())
}
func (s Projection) SetConfigMap(v ConfigMapVolume) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Projection) ServiceAccountToken() TokenVolume {
	return TokenVolume(C.Struct(s).GetObject(1).ToStruct())
}
func (s Projection) SetServiceAccountToken(v TokenVolume) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Projection) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"configMap\":")
	if err != nil {
		return err
	}
	{
		s := s.ConfigMap()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"serviceAccountToken\":")
	if err != nil {
		return err
	}
	{
		s := s.ServiceAccountToken()
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
func (s Projection) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Projection) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("configMap = ")
	if err != nil {
		return err
	}
	{
		s := s.ConfigMap()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("serviceAccountToken = ")
	if err != nil {
		return err
	}
	{
		s := s.ServiceAccountToken()
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
func (s Projection) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Projection_List C.PointerList

func NewProjectionList(s *C.Segment, sz int) Projection_List {
	return Projection_List(s.NewCompositeList(0, 2, sz))
}
func (s Projection_List) Len() int            { return C.PointerList(s).Len() }
func (s Projection_List) At(i int) Projection { return Projection(C.PointerList(s).At(i).ToStruct()) }
func (s Projection_List) ToArray() []Projection {
	n := s.Len()
	a := make([]Projection, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Projection_List) Set(i int, item Projection) { C.PointerList(s).Set(i, C.Object(item)) }

type TokenVolume C.Struct
type TokenVolumeExpirationSeconds TokenVolume
type TokenVolumeExpirationSeconds_Which uint16

const (
	TOKENVOLUMEEXPIRATIONSECONDS_NONE TokenVolumeExpirationSeconds_Which = 0
	TOKENVOLUMEEXPIRATIONSECONDS_SOME TokenVolumeExpirationSeconds_Which = 1
)

func NewTokenVolume(s *C.Segment) TokenVolume      { return TokenVolume(s.NewStruct(16, 1)) }
func NewRootTokenVolume(s *C.Segment) TokenVolume  { return TokenVolume(s.NewRootStruct(16, 1)) }
func AutoNewTokenVolume(s *C.Segment) TokenVolume  { return TokenVolume(s.NewStructAR(16, 1)) }
func ReadRootTokenVolume(s *C.Segment) TokenVolume { return TokenVolume(s.Root(0).ToStruct()) }
func (s TokenVolume) ExpirationSeconds() TokenVolumeExpirationSeconds {
	return TokenVolumeExpirationSeconds(s)
}
func (s TokenVolumeExpirationSeconds) Which() TokenVolumeExpirationSeconds_Which {
	return TokenVolumeExpirationSeconds_Which(C.Struct(s).Get16(0))
}
func (s TokenVolumeExpirationSeconds) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s TokenVolumeExpirationSeconds) Some() int64 { return int64(C.Struct(s).Get64(8)) }
func (s TokenVolumeExpirationSeconds) SetSome(v int64) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set64(8, uint64(v))
}
func (s TokenVolume) Path() string      { return C.Struct(s).GetObject(0).ToText() }
func (s TokenVolume) PathBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s TokenVolume) SetPath(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s TokenVolume) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"expirationSeconds\":")
	if err != nil {
		return err
	}
	{
		s := s.ExpirationSeconds()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == TOKENVOLUMEEXPIRATIONSECONDS_NONE {
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
		if s.Which() == TOKENVOLUMEEXPIRATIONSECONDS_SOME {
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
	_, err = b.WriteString("\"path\":")
	if err != nil {
		return err
	}
	{
		s := s.Path()
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
func (s TokenVolume) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s TokenVolume) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("expirationSeconds = ")
	if err != nil {
		return err
	}
	{
		s := s.ExpirationSeconds()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == TOKENVOLUMEEXPIRATIONSECONDS_NONE {
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
		if s.Which() == TOKENVOLUMEEXPIRATIONSECONDS_SOME {
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
	_, err = b.WriteString("path = ")
	if err != nil {
		return err
	}
	{
		s := s.Path()
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
func (s TokenVolume) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type TokenVolume_List C.PointerList

func NewTokenVolumeList(s *C.Segment, sz int) TokenVolume_List {
	return TokenVolume_List(s.NewCompositeList(16, 1, sz))
}
func (s TokenVolume_List) Len() int { return C.PointerList(s).Len() }
func (s TokenVolume_List) At(i int) TokenVolume {
	return TokenVolume(C.PointerList(s).At(i).ToStruct())
}
func (s TokenVolume_List) ToArray() []TokenVolume {
	n := s.Len()
	a := make([]TokenVolume, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s TokenVolume_List) Set(i int, item TokenVolume) { C.PointerList(s).Set(i, C.Object(item)) }

type Container C.Struct

func NewContainer(s *C.Segment) Container              { return Container(s.NewStruct(0, 14)) }
func NewRootContainer(s *C.Segment) Container          { return Container(s.NewRootStruct(0, 14)) }
func AutoNewContainer(s *C.Segment) Container          { return Container(s.NewStructAR(0, 14)) }
func ReadRootContainer(s *C.Segment) Container         { return Container(s.Root(0).ToStruct()) }
func (s Container) Name() string                       { return C.Struct(s).GetObject(0).ToText() }
func (s Container) NameBytes() []byte                  { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Container) SetName(v string)                   { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Container) Image() string                      { return C.Struct(s).GetObject(1).ToText() }
func (s Container) ImageBytes() []byte                 { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Container) SetImage(v string)                  { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Container) Command() C.TextList                { return C.TextList(C.Struct(s).GetObject(2)) }
func (s Container) SetCommand(v C.TextList)            { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Container) Args() C.TextList                   { return C.TextList(C.Struct(s).GetObject(3)) }
func (s Container) SetArgs(v C.TextList)               { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Container) Ports() ContainerPort_List          { return ContainerPort_List(C.Struct(s).GetObject(4)) }
func (s Container) SetPorts(v ContainerPort_List)      { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Container) Env() EnvVar_List                   { return EnvVar_List(C.Struct(s).GetObject(5)) }
func (s Container) SetEnv(v EnvVar_List)               { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Container) Resources() Resources               { return Resources(C.Struct(s).GetObject(6).ToStruct()) }
func (s Container) SetResources(v Resources)           { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Container) VolumeMounts() VolumeMount_List     { return VolumeMount_List(C.Struct(s).GetObject(7)) }
func (s Container) SetVolumeMounts(v VolumeMount_List) { C.Struct(s).SetObject(7, C.Object(v)) }
func (s Container) LivenessProbe() Probe               { return Probe(C.Struct(s).GetObject(8).ToStruct()) }
func (s Container) SetLivenessProbe(v Probe)           { C.Struct(s).SetObject(8, C.Object(v)) }
func (s Container) ReadinessProbe() Probe              { return Probe(C.Struct(s).GetObject(9).ToStruct()) }
func (s Container) SetReadinessProbe(v Probe)          { C.Struct(s).SetObject(9, C.Object(v)) }
func (s Container) TerminationMessagePath() string     { return C.Struct(s).GetObject(10).ToText() }
func (s Container) TerminationMessagePathBytes() []byte {
	return C.Struct(s).GetObject(10).ToDataTrimLastByte()
}
func (s Container) SetTerminationMessagePath(v string) {
	C.Struct(s).SetObject(10, s.Segment.NewText(v))
}
func (s Container) TerminationMessagePolicy() string { return C.Struct(s).GetObject(11).ToText() }
func (s Container) TerminationMessagePolicyBytes() []byte {
	return C.Struct(s).GetObject(11).ToDataTrimLastByte()
}
func (s Container) SetTerminationMessagePolicy(v string) {
	C.Struct(s).SetObject(11, s.Segment.NewText(v))
}
func (s Container) ImagePullPolicy() string { return C.Struct(s).GetObject(12).ToText() }
func (s Container) ImagePullPolicyBytes() []byte {
	return C.Struct(s).GetObject(12).ToDataTrimLastByte()
}
func (s Container) SetImagePullPolicy(v string) { C.Struct(s).SetObject(12, s.Segment.NewText(v)) }
func (s Container) SecurityContext() SecurityContext {
	return SecurityContext(C.Struct(s).GetObject(13).ToStruct())
}
func (s Container) SetSecurityContext(v SecurityContext) { C.Struct(s).SetObject(13, C.Object(v)) }
func (s Container) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"image\":")
	if err != nil {
		return err
	}
	{
		s := s.Image()
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
	_, err = b.WriteString("\"command\":")
	if err != nil {
		return err
	}
	{
		s := s.Command()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"args\":")
	if err != nil {
		return err
	}
	{
		s := s.Args()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"ports\":")
	if err != nil {
		return err
	}
	{
		s := s.Ports()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"env\":")
	if err != nil {
		return err
	}
	{
		s := s.Env()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"resources\":")
	if err != nil {
		return err
	}
	{
		s := s.Resources()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"volumeMounts\":")
	if err != nil {
		return err
	}
	{
		s := s.VolumeMounts()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"livenessProbe\":")
	if err != nil {
		return err
	}
	{
		s := s.LivenessProbe()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"readinessProbe\":")
	if err != nil {
		return err
	}
	{
		s := s.ReadinessProbe()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"terminationMessagePath\":")
	if err != nil {
		return err
	}
	{
		s := s.TerminationMessagePath()
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
	_, err = b.WriteString("\"terminationMessagePolicy\":")
	if err != nil {
		return err
	}
	{
		s := s.TerminationMessagePolicy()
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
	_, err = b.WriteString("\"imagePullPolicy\":")
	if err != nil {
		return err
	}
	{
		s := s.ImagePullPolicy()
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
	_, err = b.WriteString("\"securityContext\":")
	if err != nil {
		return err
	}
	{
		s := s.SecurityContext()
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
func (s Container) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Container) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("image = ")
	if err != nil {
		return err
	}
	{
		s := s.Image()
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
	_, err = b.WriteString("command = ")
	if err != nil {
		return err
	}
	{
		s := s.Command()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("args = ")
	if err != nil {
		return err
	}
	{
		s := s.Args()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("ports = ")
	if err != nil {
		return err
	}
	{
		s := s.Ports()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("env = ")
	if err != nil {
		return err
	}
	{
		s := s.Env()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("resources = ")
	if err != nil {
		return err
	}
	{
		s := s.Resources()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("volumeMounts = ")
	if err != nil {
		return err
	}
	{
		s := s.VolumeMounts()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("livenessProbe = ")
	if err != nil {
		return err
	}
	{
		s := s.LivenessProbe()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("readinessProbe = ")
	if err != nil {
		return err
	}
	{
		s := s.ReadinessProbe()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("terminationMessagePath = ")
	if err != nil {
		return err
	}
	{
		s := s.TerminationMessagePath()
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
	_, err = b.WriteString("terminationMessagePolicy = ")
	if err != nil {
		return err
	}
	{
		s := s.TerminationMessagePolicy()
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
	_, err = b.WriteString("imagePullPolicy = ")
	if err != nil {
		return err
	}
	{
		s := s.ImagePullPolicy()
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
	_, err = b.WriteString("securityContext = ")
	if err != nil {
		return err
	}
	{
		s := s.SecurityContext()
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
func (s Container) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Container_List C.PointerList

func NewContainerList(s *C.Segment, sz int) Container_List {
	return Container_List(s.NewCompositeList(0, 14, sz))
}
func (s Container_List) Len() int           { return C.PointerList(s).Len() }
func (s Container_List) At(i int) Container { return Container(C.PointerList(s).At(i).ToStruct()) }
func (s Container_List) ToArray() []Container {
	n := s.Len()
	a := make([]Container, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Container_List) Set(i int, item Container) { C.PointerList(s).Set(i, C.Object(item)) }

type ContainerPort C.Struct

func NewContainerPort(s *C.Segment) ContainerPort      { return ContainerPort(s.NewStruct(8, 2)) }
func NewRootContainerPort(s *C.Segment) ContainerPort  { return ContainerPort(s.NewRootStruct(8, 2)) }
func AutoNewContainerPort(s *C.Segment) ContainerPort  { return ContainerPort(s.NewStructAR(8, 2)) }
func ReadRootContainerPort(s *C.Segment) ContainerPort { return ContainerPort(s.Root(0).ToStruct()) }
func (s ContainerPort) Name() string                   { return C.Struct(s).GetObject(0).ToText() }
func (s ContainerPort) NameBytes() []byte              { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ContainerPort) SetName(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ContainerPort) ContainerPort() int32           { return int32(C.Struct(s).Get32(0)) }
func (s ContainerPort) SetContainerPort(v int32)       { C.Struct(s).Set32(0, uint32(v)) }
func (s ContainerPort) Protocol() string               { return C.Struct(s).GetObject(1).ToText() }
func (s ContainerPort) ProtocolBytes() []byte          { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s ContainerPort) SetProtocol(v string)           { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s ContainerPort) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"containerPort\":")
	if err != nil {
		return err
	}
	{
		s := s.ContainerPort()
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
	_, err = b.WriteString("\"protocol\":")
	if err != nil {
		return err
	}
	{
		s := s.Protocol()
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
func (s ContainerPort) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ContainerPort) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("containerPort = ")
	if err != nil {
		return err
	}
	{
		s := s.ContainerPort()
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
	_, err = b.WriteString("protocol = ")
	if err != nil {
		return err
	}
	{
		s := s.Protocol()
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
func (s ContainerPort) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ContainerPort_List C.PointerList

func NewContainerPortList(s *C.Segment, sz int) ContainerPort_List {
	return ContainerPort_List(s.NewCompositeList(8, 2, sz))
}
func (s ContainerPort_List) Len() int { return C.PointerList(s).Len() }
func (s ContainerPort_List) At(i int) ContainerPort {
	return ContainerPort(C.PointerList(s).At(i).ToStruct())
}
func (s ContainerPort_List) ToArray() []ContainerPort {
	n := s.Len()
	a := make([]ContainerPort, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ContainerPort_List) Set(i int, item ContainerPort) { C.PointerList(s).Set(i, C.Object(item)) }

type EnvVar C.Struct

func NewEnvVar(s *C.Segment) EnvVar          { return EnvVar(s.NewStruct(0, 3)) }
func NewRootEnvVar(s *C.Segment) EnvVar      { return EnvVar(s.NewRootStruct(0, 3)) }
func AutoNewEnvVar(s *C.Segment) EnvVar      { return EnvVar(s.NewStructAR(0, 3)) }
func ReadRootEnvVar(s *C.Segment) EnvVar     { return EnvVar(s.Root(0).ToStruct()) }
func (s EnvVar) Name() string                { return C.Struct(s).GetObject(0).ToText() }
func (s EnvVar) NameBytes() []byte           { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s EnvVar) SetName(v string)            { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s EnvVar) Value() string               { return C.Struct(s).GetObject(1).ToText() }
func (s EnvVar) ValueBytes() []byte          { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s EnvVar) SetValue(v string)           { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s EnvVar) ValueFrom() EnvVarSource     { return EnvVarSource(C.Struct(s).GetObject(2).ToStruct()) }
func (s EnvVar) SetValueFrom(v EnvVarSource) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s EnvVar) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"valueFrom\":")
	if err != nil {
		return err
	}
	{
		s := s.ValueFrom()
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
func (s EnvVar) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s EnvVar) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("valueFrom = ")
	if err != nil {
		return err
	}
	{
		s := s.ValueFrom()
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
func (s EnvVar) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type EnvVar_List C.PointerList

func NewEnvVarList(s *C.Segment, sz int) EnvVar_List {
	return EnvVar_List(s.NewCompositeList(0, 3, sz))
}
func (s EnvVar_List) Len() int        { return C.PointerList(s).Len() }
func (s EnvVar_List) At(i int) EnvVar { return EnvVar(C.PointerList(s).At(i).ToStruct()) }
func (s EnvVar_List) ToArray() []EnvVar {
	n := s.Len()
	a := make([]EnvVar, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s EnvVar_List) Set(i int, item EnvVar) { C.PointerList(s).Set(i, C.Object(item)) }

type EnvVarSource C.Struct

func NewEnvVarSource(s *C.Segment) EnvVarSource      { return EnvVarSource(s.NewStruct(0, 3)) }
func NewRootEnvVarSource(s *C.Segment) EnvVarSource  { return EnvVarSource(s.NewRootStruct(0, 3)) }
func AutoNewEnvVarSource(s *C.Segment) EnvVarSource  { return EnvVarSource(s.NewStructAR(0, 3)) }
func ReadRootEnvVarSource(s *C.Segment) EnvVarSource { return EnvVarSource(s.Root(0).ToStruct()) }
func (s EnvVarSource) FieldRef() FieldRef            { return FieldRef(C.Struct(s).GetObject(0).ToStruct()) }
func (s EnvVarSource) SetFieldRef(v FieldRef)        { C.Struct(s).SetObject(0, C.Object(v)) }
func (s EnvVarSource) ConfigMapKeyRef() KeyRef       { return KeyRef(C.Struct(s).GetObject(1).ToStruct()) }
func (s EnvVarSource) SetConfigMapKeyRef(v KeyRef)   { C.Struct(s).SetObject(1, C.Object(v)) }
func (s EnvVarSource) SecretKeyRef() KeyRef          { return KeyRef(C.Struct(s).GetObject(2).ToStruct()) }
func (s EnvVarSource) SetSecretKeyRef(v KeyRef)      { C.Struct(s).SetObject(2, C.Object(v)) }
func (s EnvVarSource) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"fieldRef\":")
	if err != nil {
		return err
	}
	{
		s := s.FieldRef()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"configMapKeyRef\":")
	if err != nil {
		return err
	}
	{
		s := s.ConfigMapKeyRef()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"secretKeyRef\":")
	if err != nil {
		return err
	}
	{
		s := s.SecretKeyRef()
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
func (s EnvVarSource) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s EnvVarSource) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("fieldRef = ")
	if err != nil {
		return err
	}
	{
		s := s.FieldRef()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("configMapKeyRef = ")
	if err != nil {
		return err
	}
	{
		s := s.ConfigMapKeyRef()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("secretKeyRef = ")
	if err != nil {
		return err
	}
	{
		s := s.SecretKeyRef()
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
func (s EnvVarSource) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type EnvVarSource_List C.PointerList

func NewEnvVarSourceList(s *C.Segment, sz int) EnvVarSource_List {
	return EnvVarSource_List(s.NewCompositeList(0, 3, sz))
}
func (s EnvVarSource_List) Len() int { return C.PointerList(s).Len() }
func (s EnvVarSource_List) At(i int) EnvVarSource {
	return EnvVarSource(C.PointerList(s).At(i).ToStruct())
}
func (s EnvVarSource_List) ToArray() []EnvVarSource {
	n := s.Len()
	a := make([]EnvVarSource, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s EnvVarSource_List) Set(i int, item EnvVarSource) { C.PointerList(s).Set(i, C.Object(item)) }

type FieldRef C.Struct

func NewFieldRef(s *C.Segment) FieldRef      { return FieldRef(s.NewStruct(0, 2)) }
func NewRootFieldRef(s *C.Segment) FieldRef  { return FieldRef(s.NewRootStruct(0, 2)) }
func AutoNewFieldRef(s *C.Segment) FieldRef  { return FieldRef(s.NewStructAR(0, 2)) }
func ReadRootFieldRef(s *C.Segment) FieldRef { return FieldRef(s.Root(0).ToStruct()) }
func (s FieldRef) ApiVersion() string        { return C.Struct(s).GetObject(0).ToText() }
func (s FieldRef) ApiVersionBytes() []byte   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s FieldRef) SetApiVersion(v string)    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s FieldRef) FieldPath() string         { return C.Struct(s).GetObject(1).ToText() }
func (s FieldRef) FieldPathBytes() []byte    { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s FieldRef) SetFieldPath(v string)     { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s FieldRef) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"apiVersion\":")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("\"fieldPath\":")
	if err != nil {
		return err
	}
	{
		s := s.FieldPath()
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
func (s FieldRef) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s FieldRef) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("apiVersion = ")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("fieldPath = ")
	if err != nil {
		return err
	}
	{
		s := s.FieldPath()
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
func (s FieldRef) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type FieldRef_List C.PointerList

func NewFieldRefList(s *C.Segment, sz int) FieldRef_List {
	return FieldRef_List(s.NewCompositeList(0, 2, sz))
}
func (s FieldRef_List) Len() int          { return C.PointerList(s).Len() }
func (s FieldRef_List) At(i int) FieldRef { return FieldRef(C.PointerList(s).At(i).ToStruct()) }
func (s FieldRef_List) ToArray() []FieldRef {
	n := s.Len()
	a := make([]FieldRef, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s FieldRef_List) Set(i int, item FieldRef) { C.PointerList(s).Set(i, C.Object(item)) }

type KeyRef C.Struct
type KeyRefOptional KeyRef
type KeyRefOptional_Which uint16

const (
	KEYREFOPTIONAL_NONE KeyRefOptional_Which = 0
	KEYREFOPTIONAL_SOME KeyRefOptional_Which = 1
)

func NewKeyRef(s *C.Segment) KeyRef       { return KeyRef(s.NewStruct(8, 2)) }
func NewRootKeyRef(s *C.Segment) KeyRef   { return KeyRef(s.NewRootStruct(8, 2)) }
func AutoNewKeyRef(s *C.Segment) KeyRef   { return KeyRef(s.NewStructAR(8, 2)) }
func ReadRootKeyRef(s *C.Segment) KeyRef  { return KeyRef(s.Root(0).ToStruct()) }
func (s KeyRef) Name() string             { return C.Struct(s).GetObject(0).ToText() }
func (s KeyRef) NameBytes() []byte        { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s KeyRef) SetName(v string)         { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s KeyRef) Key() string              { return C.Struct(s).GetObject(1).ToText() }
func (s KeyRef) KeyBytes() []byte         { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s KeyRef) SetKey(v string)          { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s KeyRef) Optional() KeyRefOptional { return KeyRefOptional(s) }
func (s KeyRefOptional) Which() KeyRefOptional_Which {
	return KeyRefOptional_Which(C.Struct(s).Get16(0))
}
func (s KeyRefOptional) SetNone()       { C.Struct(s).Set16(0, 0) }
func (s KeyRefOptional) Some() bool     { return C.Struct(s).Get1(16) }
func (s KeyRefOptional) SetSome(v bool) { C.Struct(s).Set16(0, 1); C.Struct(s).Set1(16, v) }
func (s KeyRef) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"optional\":")
	if err != nil {
		return err
	}
	{
		s := s.Optional()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == KEYREFOPTIONAL_NONE {
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
		if s.Which() == KEYREFOPTIONAL_SOME {
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
func (s KeyRef) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s KeyRef) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("optional = ")
	if err != nil {
		return err
	}
	{
		s := s.Optional()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == KEYREFOPTIONAL_NONE {
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
		if s.Which() == KEYREFOPTIONAL_SOME {
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
func (s KeyRef) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type KeyRef_List C.PointerList

func NewKeyRefList(s *C.Segment, sz int) KeyRef_List {
	return KeyRef_List(s.NewCompositeList(8, 2, sz))
}
func (s KeyRef_List) Len() int        { return C.PointerList(s).Len() }
func (s KeyRef_List) At(i int) KeyRef { return KeyRef(C.PointerList(s).At(i).ToStruct()) }
func (s KeyRef_List) ToArray() []KeyRef {
	n := s.Len()
	a := make([]KeyRef, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s KeyRef_List) Set(i int, item KeyRef) { C.PointerList(s).Set(i, C.Object(item)) }

type Resources C.Struct

func NewResources(s *C.Segment) Resources      { return Resources(s.NewStruct(0, 2)) }
func NewRootResources(s *C.Segment) Resources  { return Resources(s.NewRootStruct(0, 2)) }
func AutoNewResources(s *C.Segment) Resources  { return Resources(s.NewStructAR(0, 2)) }
func ReadRootResources(s *C.Segment) Resources { return Resources(s.Root(0).ToStruct()) }
func (s Resources) Limits() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(0))
}
func (s Resources) SetLimits(v StringStringMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Resources) Requests() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(1))
}
func (s Resources) SetRequests(v StringStringMapPair_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Resources) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"limits\":")
	if err != nil {
		return err
	}
	{
		s := s.Limits()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"requests\":")
	if err != nil {
		return err
	}
	{
		s := s.Requests()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Resources) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Resources) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("limits = ")
	if err != nil {
		return err
	}
	{
		s := s.Limits()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("requests = ")
	if err != nil {
		return err
	}
	{
		s := s.Requests()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Resources) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Resources_List C.PointerList

func NewResourcesList(s *C.Segment, sz int) Resources_List {
	return Resources_List(s.NewCompositeList(0, 2, sz))
}
func (s Resources_List) Len() int           { return C.PointerList(s).Len() }
func (s Resources_List) At(i int) Resources { return Resources(C.PointerList(s).At(i).ToStruct()) }
func (s Resources_List) ToArray() []Resources {
	n := s.Len()
	a := make([]Resources, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Resources_List) Set(i int, item Resources) { C.PointerList(s).Set(i, C.Object(item)) }

type VolumeMount C.Struct

func NewVolumeMount(s *C.Segment) VolumeMount      { return VolumeMount(s.NewStruct(8, 3)) }
func NewRootVolumeMount(s *C.Segment) VolumeMount  { return VolumeMount(s.NewRootStruct(8, 3)) }
func AutoNewVolumeMount(s *C.Segment) VolumeMount  { return VolumeMount(s.NewStructAR(8, 3)) }
func ReadRootVolumeMount(s *C.Segment) VolumeMount { return VolumeMount(s.Root(0).ToStruct()) }
func (s VolumeMount) Name() string                 { return C.Struct(s).GetObject(0).ToText() }
func (s VolumeMount) NameBytes() []byte            { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s VolumeMount) SetName(v string)             { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s VolumeMount) ReadOnly() bool               { return C.Struct(s).Get1(0) }
func (s VolumeMount) SetReadOnly(v bool)           { C.Struct(s).Set1(0, v) }
func (s VolumeMount) MountPath() string            { return C.Struct(s).GetObject(1).ToText() }
func (s VolumeMount) MountPathBytes() []byte       { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s VolumeMount) SetMountPath(v string)        { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s VolumeMount) SubPath() string              { return C.Struct(s).GetObject(2).ToText() }
func (s VolumeMount) SubPathBytes() []byte         { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s VolumeMount) SetSubPath(v string)          { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s VolumeMount) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"readOnly\":")
	if err != nil {
		return err
	}
	{
		s := s.ReadOnly()
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
	_, err = b.WriteString("\"mountPath\":")
	if err != nil {
		return err
	}
	{
		s := s.MountPath()
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
	_, err = b.WriteString("\"subPath\":")
	if err != nil {
		return err
	}
	{
		s := s.SubPath()
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
func (s VolumeMount) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s VolumeMount) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("readOnly = ")
	if err != nil {
		return err
	}
	{
		s := s.ReadOnly()
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
	_, err = b.WriteString("mountPath = ")
	if err != nil {
		return err
	}
	{
		s := s.MountPath()
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
	_, err = b.WriteString("subPath = ")
	if err != nil {
		return err
	}
	{
		s := s.SubPath()
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
func (s VolumeMount) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type VolumeMount_List C.PointerList

func NewVolumeMountList(s *C.Segment, sz int) VolumeMount_List {
	return VolumeMount_List(s.NewCompositeList(8, 3, sz))
}
func (s VolumeMount_List) Len() int { return C.PointerList(s).Len() }
func (s VolumeMount_List) At(i int) VolumeMount {
	return VolumeMount(C.PointerList(s).At(i).ToStruct())
}
func (s VolumeMount_List) ToArray() []VolumeMount {
	n := s.Len()
	a := make([]VolumeMount, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s VolumeMount_List) Set(i int, item VolumeMount) { C.PointerList(s).Set(i, C.Object(item)) }

type Probe C.Struct

func NewProbe(s *C.Segment) Probe              { return Probe(s.NewStruct(24, 1)) }
func NewRootProbe(s *C.Segment) Probe          { return Probe(s.NewRootStruct(24, 1)) }
func AutoNewProbe(s *C.Segment) Probe          { return Probe(s.NewStructAR(24, 1)) }
func ReadRootProbe(s *C.Segment) Probe         { return Probe(s.Root(0).ToStruct()) }
func (s Probe) HttpGet() HTTPGetAction         { return HTTPGetAction(C.Struct(s).GetObject(0).ToStruct()) }
func (s Probe) SetHttpGet(v HTTPGetAction)     { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Probe) InitialDelaySeconds() int32     { return int32(C.Struct(s).Get32(0)) }
func (s Probe) SetInitialDelaySeconds(v int32) { C.Struct(s).Set32(0, uint32(v)) }
func (s Probe) TimeoutSeconds() int32          { return int32(C.Struct(s).Get32(4)) }
func (s Probe) SetTimeoutSeconds(v int32)      { C.Struct(s).Set32(4, uint32(v)) }
func (s Probe) PeriodSeconds() int32           { return int32(C.Struct(s).Get32(8)) }
func (s Probe) SetPeriodSeconds(v int32)       { C.Struct(s).Set32(8, uint32(v)) }
func (s Probe) SuccessThreshold() int32        { return int32(C.Struct(s).Get32(12)) }
func (s Probe) SetSuccessThreshold(v int32)    { C.Struct(s).Set32(12, uint32(v)) }
func (s Probe) FailureThreshold() int32        { return int32(C.Struct(s).Get32(16)) }
func (s Probe) SetFailureThreshold(v int32)    { C.Struct(s).Set32(16, uint32(v)) }
func (s Probe) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"httpGet\":")
	if err != nil {
		return err
	}
	{
		s := s.HttpGet()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"initialDelaySeconds\":")
	if err != nil {
		return err
	}
	{
		s := s.InitialDelaySeconds()
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
	_, err = b.WriteString("\"timeoutSeconds\":")
	if err != nil {
		return err
	}
	{
		s := s.TimeoutSeconds()
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
	_, err = b.WriteString("\"periodSeconds\":")
	if err != nil {
		return err
	}
	{
		s := s.PeriodSeconds()
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
	_, err = b.WriteString("\"successThreshold\":")
	if err != nil {
		return err
	}
	{
		s := s.SuccessThreshold()
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
	_, err = b.WriteString("\"failureThreshold\":")
	if err != nil {
		return err
	}
	{
		s := s.FailureThreshold()
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
func (s Probe) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Probe) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("httpGet = ")
	if err != nil {
		return err
	}
	{
		s := s.HttpGet()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("initialDelaySeconds = ")
	if err != nil {
		return err
	}
	{
		s := s.InitialDelaySeconds()
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
	_, err = b.WriteString("timeoutSeconds = ")
	if err != nil {
		return err
	}
	{
		s := s.TimeoutSeconds()
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
	_, err = b.WriteString("periodSeconds = ")
	if err != nil {
		return err
	}
	{
		s := s.PeriodSeconds()
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
	_, err = b.WriteString("successThreshold = ")
	if err != nil {
		return err
	}
	{
		s := s.SuccessThreshold()
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
	_, err = b.WriteString("failureThreshold = ")
	if err != nil {
		return err
	}
	{
		s := s.FailureThreshold()
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
func (s Probe) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Probe_List C.PointerList

func NewProbeList(s *C.Segment, sz int) Probe_List { return Probe_List(s.NewCompositeList(24, 1, sz)) }
func (s Probe_List) Len() int                      { return C.PointerList(s).Len() }
func (s Probe_List) At(i int) Probe                { return Probe(C.PointerList(s).At(i).ToStruct()) }
func (s Probe_List) ToArray() []Probe {
	n := s.Len()
	a := make([]Probe, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Probe_List) Set(i int, item Probe) { C.PointerList(s).Set(i, C.Object(item)) }

type HTTPGetAction C.Struct

func NewHTTPGetAction(s *C.Segment) HTTPGetAction      { return HTTPGetAction(s.NewStruct(0, 3)) }
func NewRootHTTPGetAction(s *C.Segment) HTTPGetAction  { return HTTPGetAction(s.NewRootStruct(0, 3)) }
func AutoNewHTTPGetAction(s *C.Segment) HTTPGetAction  { return HTTPGetAction(s.NewStructAR(0, 3)) }
func ReadRootHTTPGetAction(s *C.Segment) HTTPGetAction { return HTTPGetAction(s.Root(0).ToStruct()) }
func (s HTTPGetAction) Path() string                   { return C.Struct(s).GetObject(0).ToText() }
func (s HTTPGetAction) PathBytes() []byte              { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s HTTPGetAction) SetPath(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s HTTPGetAction) Port() string                   { return C.Struct(s).GetObject(1).ToText() }
func (s HTTPGetAction) PortBytes() []byte              { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s HTTPGetAction) SetPort(v string)               { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s HTTPGetAction) Scheme() string                 { return C.Struct(s).GetObject(2).ToText() }
func (s HTTPGetAction) SchemeBytes() []byte            { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s HTTPGetAction) SetScheme(v string)             { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s HTTPGetAction) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"path\":")
	if err != nil {
		return err
	}
	{
		s := s.Path()
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
	_, err = b.WriteString("\"port\":")
	if err != nil {
		return err
	}
	{
		s := s.Port()
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
	_, err = b.WriteString("\"scheme\":")
	if err != nil {
		return err
	}
	{
		s := s.Scheme()
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
func (s HTTPGetAction) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s HTTPGetAction) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("path = ")
	if err != nil {
		return err
	}
	{
		s := s.Path()
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
	_, err = b.WriteString("port = ")
	if err != nil {
		return err
	}
	{
		s := s.Port()
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
	_, err = b.WriteString("scheme = ")
	if err != nil {
		return err
	}
	{
		s := s.Scheme()
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
func (s HTTPGetAction) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type HTTPGetAction_List C.PointerList

func NewHTTPGetActionList(s *C.Segment, sz int) HTTPGetAction_List {
	return HTTPGetAction_List(s.NewCompositeList(0, 3, sz))
}
func (s HTTPGetAction_List) Len() int { return C.PointerList(s).Len() }
func (s HTTPGetAction_List) At(i int) HTTPGetAction {
	return HTTPGetAction(C.PointerList(s).At(i).ToStruct())
}
func (s HTTPGetAction_List) ToArray() []HTTPGetAction {
	n := s.Len()
	a := make([]HTTPGetAction, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s HTTPGetAction_List) Set(i int, item HTTPGetAction) { C.PointerList(s).Set(i, C.Object(item)) }

type SecurityContext C.Struct
type SecurityContextRunAsUser SecurityContext
type SecurityContextRunAsGroup SecurityContext
type SecurityContextRunAsNonRoot SecurityContext
type SecurityContextReadOnlyRootFilesystem SecurityContext
type SecurityContextAllowPrivilegeEscalation SecurityContext
type SecurityContextFsGroup SecurityContext
type SecurityContextRunAsUser_Which uint16

const (
	SECURITYCONTEXTRUNASUSER_NONE SecurityContextRunAsUser_Which = 0
	SECURITYCONTEXTRUNASUSER_SOME SecurityContextRunAsUser_Which = 1
)

type SecurityContextRunAsGroup_Which uint16

const (
	SECURITYCONTEXTRUNASGROUP_NONE SecurityContextRunAsGroup_Which = 0
	SECURITYCONTEXTRUNASGROUP_SOME SecurityContextRunAsGroup_Which = 1
)

type SecurityContextRunAsNonRoot_Which uint16

const (
	SECURITYCONTEXTRUNASNONROOT_NONE SecurityContextRunAsNonRoot_Which = 0
	SECURITYCONTEXTRUNASNONROOT_SOME SecurityContextRunAsNonRoot_Which = 1
)

type SecurityContextReadOnlyRootFilesystem_Which uint16

const (
	SECURITYCONTEXTREADONLYROOTFILESYSTEM_NONE SecurityContextReadOnlyRootFilesystem_Which = 0
	SECURITYCONTEXTREADONLYROOTFILESYSTEM_SOME SecurityContextReadOnlyRootFilesystem_Which = 1
)

type SecurityContextAllowPrivilegeEscalation_Which uint16

const (
	SECURITYCONTEXTALLOWPRIVILEGEESCALATION_NONE SecurityContextAllowPrivilegeEscalation_Which = 0
	SECURITYCONTEXTALLOWPRIVILEGEESCALATION_SOME SecurityContextAllowPrivilegeEscalation_Which = 1
)

type SecurityContextFsGroup_Which uint16

const (
	SECURITYCONTEXTFSGROUP_NONE SecurityContextFsGroup_Which = 0
	SECURITYCONTEXTFSGROUP_SOME SecurityContextFsGroup_Which = 1
)

func NewSecurityContext(s *C.Segment) SecurityContext { return SecurityContext(s.NewStruct(40, 2)) }
func NewRootSecurityContext(s *C.Segment) SecurityContext {
	return SecurityContext(s.NewRootStruct(40, 2))
}
func AutoNewSecurityContext(s *C.Segment) SecurityContext {
	return SecurityContext(s.NewStructAR(40, 2))
}
func ReadRootSecurityContext(s *C.Segment) SecurityContext {
	return SecurityContext(s.Root(0).ToStruct())
}
func (s SecurityContext) Capabilities() Capabilities {
	return Capabilities(C.Struct(s).GetObject(0).ToStruct())
}
func (s SecurityContext) SetCapabilities(v Capabilities)      { C.Struct(s).SetObject(0, C.Object(v)) }
func (s SecurityContext) RunAsUser() SecurityContextRunAsUser { return SecurityContextRunAsUser(s) }
func (s SecurityContextRunAsUser) Which() SecurityContextRunAsUser_Which {
	return SecurityContextRunAsUser_Which(C.Struct(s).Get16(0))
}
func (s SecurityContextRunAsUser) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s SecurityContextRunAsUser) Some() int64 { return int64(C.Struct(s).Get64(8)) }
func (s SecurityContextRunAsUser) SetSome(v int64) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set64(8, uint64(v))
}
func (s SecurityContext) RunAsGroup() SecurityContextRunAsGroup { return SecurityContextRunAsGroup(s) }
func (s SecurityContextRunAsGroup) Which() SecurityContextRunAsGroup_Which {
	return SecurityContextRunAsGroup_Which(C.Struct(s).Get16(2))
}
func (s SecurityContextRunAsGroup) SetNone()    { C.Struct(s).Set16(2, 0) }
func (s SecurityContextRunAsGroup) Some() int64 { return int64(C.Struct(s).Get64(16)) }
func (s SecurityContextRunAsGroup) SetSome(v int64) {
	C.Struct(s).Set16(2, 1)
	C.Struct(s).Set64(16, uint64(v))
}
func (s SecurityContext) RunAsNonRoot() SecurityContextRunAsNonRoot {
	return SecurityContextRunAsNonRoot(s)
}
func (s SecurityContextRunAsNonRoot) Which() SecurityContextRunAsNonRoot_Which {
	return SecurityContextRunAsNonRoot_Which(C.Struct(s).Get16(4))
}
func (s SecurityContextRunAsNonRoot) SetNone()   { C.Struct(s).Set16(4, 0) }
func (s SecurityContextRunAsNonRoot) Some() bool { return C.Struct(s).Get1(48) }
func (s SecurityContextRunAsNonRoot) SetSome(v bool) {
	C.Struct(s).Set16(4, 1)
	C.Struct(s).Set1(48, v)
}
func (s SecurityContext) ReadOnlyRootFilesystem() SecurityContextReadOnlyRootFilesystem {
	return SecurityContextReadOnlyRootFilesystem(s)
}
func (s SecurityContextReadOnlyRootFilesystem) Which() SecurityContextReadOnlyRootFilesystem_Which {
	return SecurityContextReadOnlyRootFilesystem_Which(C.Struct(s).Get16(24))
}
func (s SecurityContextReadOnlyRootFilesystem) SetNone()   { C.Struct(s).Set16(24, 0) }
func (s SecurityContextReadOnlyRootFilesystem) Some() bool { return C.Struct(s).Get1(49) }
func (s SecurityContextReadOnlyRootFilesystem) SetSome(v bool) {
	C.Struct(s).Set16(24, 1)
	C.Struct(s).Set1(49, v)
}
func (s SecurityContext) AllowPrivilegeEscalation() SecurityContextAllowPrivilegeEscalation {
	return SecurityContextAllowPrivilegeEscalation(s)
}
func (s SecurityContextAllowPrivilegeEscalation) Which() SecurityContextAllowPrivilegeEscalation_Which {
	return SecurityContextAllowPrivilegeEscalation_Which(C.Struct(s).Get16(26))
}
func (s SecurityContextAllowPrivilegeEscalation) SetNone()   { C.Struct(s).Set16(26, 0) }
func (s SecurityContextAllowPrivilegeEscalation) Some() bool { return C.Struct(s).Get1(50) }
func (s SecurityContextAllowPrivilegeEscalation) SetSome(v bool) {
	C.Struct(s).Set16(26, 1)
	C.Struct(s).Set1(50, v)
}
func (s SecurityContext) FsGroup() SecurityContextFsGroup { return SecurityContextFsGroup(s) }
func (s SecurityContextFsGroup) Which() SecurityContextFsGroup_Which {
	return SecurityContextFsGroup_Which(C.Struct(s).Get16(28))
}
func (s SecurityContextFsGroup) SetNone()    { C.Struct(s).Set16(28, 0) }
func (s SecurityContextFsGroup) Some() int64 { return int64(C.Struct(s).Get64(32)) }
func (s SecurityContextFsGroup) SetSome(v int64) {
	C.Struct(s).Set16(28, 1)
	C.Struct(s).Set64(32, uint64(v))
}
func (s SecurityContext) SeccompProfile() SeccompProfile {
	return SeccompProfile(C.Struct(s).GetObject(1).ToStruct())
}
func (s SecurityContext) SetSeccompProfile(v SeccompProfile) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s SecurityContext) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"capabilities\":")
	if err != nil {
		return err
	}
	{
		s := s.Capabilities()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"runAsUser\":")
	if err != nil {
		return err
	}
	{
		s := s.RunAsUser()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTRUNASUSER_NONE {
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
		if s.Which() == SECURITYCONTEXTRUNASUSER_SOME {
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
	_, err = b.WriteString("\"runAsGroup\":")
	if err != nil {
		return err
	}
	{
		s := s.RunAsGroup()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTRUNASGROUP_NONE {
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
		if s.Which() == SECURITYCONTEXTRUNASGROUP_SOME {
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
	_, err = b.WriteString("\"runAsNonRoot\":")
	if err != nil {
		return err
	}
	{
		s := s.RunAsNonRoot()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTRUNASNONROOT_NONE {
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
		if s.Which() == SECURITYCONTEXTRUNASNONROOT_SOME {
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
	_, err = b.WriteString("\"readOnlyRootFilesystem\":")
	if err != nil {
		return err
	}
	{
		s := s.ReadOnlyRootFilesystem()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTREADONLYROOTFILESYSTEM_NONE {
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
		if s.Which() == SECURITYCONTEXTREADONLYROOTFILESYSTEM_SOME {
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
	_, err = b.WriteString("\"allowPrivilegeEscalation\":")
	if err != nil {
		return err
	}
	{
		s := s.AllowPrivilegeEscalation()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTALLOWPRIVILEGEESCALATION_NONE {
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
		if s.Which() == SECURITYCONTEXTALLOWPRIVILEGEESCALATION_SOME {
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
	_, err = b.WriteString("\"fsGroup\":")
	if err != nil {
		return err
	}
	{
		s := s.FsGroup()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTFSGROUP_NONE {
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
		if s.Which() == SECURITYCONTEXTFSGROUP_SOME {
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
	_, err = b.WriteString("\"seccompProfile\":")
	if err != nil {
		return err
	}
	{
		s := s.SeccompProfile()
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
func (s SecurityContext) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SecurityContext) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("capabilities = ")
	if err != nil {
		return err
	}
	{
		s := s.Capabilities()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("runAsUser = ")
	if err != nil {
		return err
	}
	{
		s := s.RunAsUser()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTRUNASUSER_NONE {
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
		if s.Which() == SECURITYCONTEXTRUNASUSER_SOME {
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
	_, err = b.WriteString("runAsGroup = ")
	if err != nil {
		return err
	}
	{
		s := s.RunAsGroup()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTRUNASGROUP_NONE {
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
		if s.Which() == SECURITYCONTEXTRUNASGROUP_SOME {
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
	_, err = b.WriteString("runAsNonRoot = ")
	if err != nil {
		return err
	}
	{
		s := s.RunAsNonRoot()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTRUNASNONROOT_NONE {
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
		if s.Which() == SECURITYCONTEXTRUNASNONROOT_SOME {
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
	_, err = b.WriteString("readOnlyRootFilesystem = ")
	if err != nil {
		return err
	}
	{
		s := s.ReadOnlyRootFilesystem()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTREADONLYROOTFILESYSTEM_NONE {
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
		if s.Which() == SECURITYCONTEXTREADONLYROOTFILESYSTEM_SOME {
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
	_, err = b.WriteString("allowPrivilegeEscalation = ")
	if err != nil {
		return err
	}
	{
		s := s.AllowPrivilegeEscalation()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTALLOWPRIVILEGEESCALATION_NONE {
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
		if s.Which() == SECURITYCONTEXTALLOWPRIVILEGEESCALATION_SOME {
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
	_, err = b.WriteString("fsGroup = ")
	if err != nil {
		return err
	}
	{
		s := s.FsGroup()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SECURITYCONTEXTFSGROUP_NONE {
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
		if s.Which() == SECURITYCONTEXTFSGROUP_SOME {
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
	_, err = b.WriteString("seccompProfile = ")
	if err != nil {
		return err
	}
	{
		s := s.SeccompProfile()
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
func (s SecurityContext) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SecurityContext_List C.PointerList

func NewSecurityContextList(s *C.Segment, sz int) SecurityContext_List {
	return SecurityContext_List(s.NewCompositeList(40, 2, sz))
}
func (s SecurityContext_List) Len() int { return C.PointerList(s).Len() }
func (s SecurityContext_List) At(i int) SecurityContext {
	return SecurityContext(C.PointerList(s).At(i).ToStruct())
}
func (s SecurityContext_List) ToArray() []SecurityContext {
	n := s.Len()
	a := make([]SecurityContext, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SecurityContext_List) Set(i int, item SecurityContext) {
	C.PointerList(s).Set(i, C.Object(item))
}

type Capabilities C.Struct

func NewCapabilities(s *C.Segment) Capabilities      { return Capabilities(s.NewStruct(0, 2)) }
func NewRootCapabilities(s *C.Segment) Capabilities  { return Capabilities(s.NewRootStruct(0, 2)) }
func AutoNewCapabilities(s *C.Segment) Capabilities  { return Capabilities(s.NewStructAR(0, 2)) }
func ReadRootCapabilities(s *C.Segment) Capabilities { return Capabilities(s.Root(0).ToStruct()) }
func (s Capabilities) Add() C.TextList               { return C.TextList(C.Struct(s).GetObject(0)) }
func (s Capabilities) SetAdd(v C.TextList)           { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Capabilities) Drop() C.TextList              { return C.TextList(C.Struct(s).GetObject(1)) }
func (s Capabilities) SetDrop(v C.TextList)          { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Capabilities) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"add\":")
	if err != nil {
		return err
	}
	{
		s := s.Add()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"drop\":")
	if err != nil {
		return err
	}
	{
		s := s.Drop()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Capabilities) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Capabilities) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("add = ")
	if err != nil {
		return err
	}
	{
		s := s.Add()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("drop = ")
	if err != nil {
		return err
	}
	{
		s := s.Drop()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Capabilities) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Capabilities_List C.PointerList

func NewCapabilitiesList(s *C.Segment, sz int) Capabilities_List {
	return Capabilities_List(s.NewCompositeList(0, 2, sz))
}
func (s Capabilities_List) Len() int { return C.PointerList(s).Len() }
func (s Capabilities_List) At(i int) Capabilities {
	return Capabilities(C.PointerList(s).At(i).ToStruct())
}
func (s Capabilities_List) ToArray() []Capabilities {
	n := s.Len()
	a := make([]Capabilities, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Capabilities_List) Set(i int, item Capabilities) { C.PointerList(s).Set(i, C.Object(item)) }

type SeccompProfile C.Struct

func NewSeccompProfile(s *C.Segment) SeccompProfile      { return SeccompProfile(s.NewStruct(0, 1)) }
func NewRootSeccompProfile(s *C.Segment) SeccompProfile  { return SeccompProfile(s.NewRootStruct(0, 1)) }
func AutoNewSeccompProfile(s *C.Segment) SeccompProfile  { return SeccompProfile(s.NewStructAR(0, 1)) }
func ReadRootSeccompProfile(s *C.Segment) SeccompProfile { return SeccompProfile(s.Root(0).ToStruct()) }
func (s SeccompProfile) Type() string                    { return C.Struct(s).GetObject(0).ToText() }
func (s SeccompProfile) TypeBytes() []byte               { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s SeccompProfile) SetType(v string)                { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s SeccompProfile) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s SeccompProfile) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SeccompProfile) WriteCapLit(w io.Writer) error {
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s SeccompProfile) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SeccompProfile_List C.PointerList

func NewSeccompProfileList(s *C.Segment, sz int) SeccompProfile_List {
	return SeccompProfile_List(s.NewCompositeList(0, 1, sz))
}
func (s SeccompProfile_List) Len() int { return C.PointerList(s).Len() }
func (s SeccompProfile_List) At(i int) SeccompProfile {
	return SeccompProfile(C.PointerList(s).At(i).ToStruct())
}
func (s SeccompProfile_List) ToArray() []SeccompProfile {
	n := s.Len()
	a := make([]SeccompProfile, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SeccompProfile_List) Set(i int, item SeccompProfile) { C.PointerList(s).Set(i, C.Object(item)) }

type Affinity C.Struct

func NewAffinity(s *C.Segment) Affinity      { return Affinity(s.NewStruct(0, 1)) }
func NewRootAffinity(s *C.Segment) Affinity  { return Affinity(s.NewRootStruct(0, 1)) }
func AutoNewAffinity(s *C.Segment) Affinity  { return Affinity(s.NewStructAR(0, 1)) }
func ReadRootAffinity(s *C.Segment) Affinity { return Affinity(s.Root(0).ToStruct()) }
func (s Affinity) PodAntiAffinity() PodAffinity {
	return PodAffinity(C.Struct(s).GetObject(0).ToStruct())
}
func (s Affinity) SetPodAntiAffinity(v PodAffinity) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Affinity) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"podAntiAffinity\":")
	if err != nil {
		return err
	}
	{
		s := s.PodAntiAffinity()
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
func (s Affinity) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Affinity) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("podAntiAffinity = ")
	if err != nil {
		return err
	}
	{
		s := s.PodAntiAffinity()
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
func (s Affinity) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Affinity_List C.PointerList

func NewAffinityList(s *C.Segment, sz int) Affinity_List {
	return Affinity_List(s.NewCompositeList(0, 1, sz))
}
func (s Affinity_List) Len() int          { return C.PointerList(s).Len() }
func (s Affinity_List) At(i int) Affinity { return Affinity(C.PointerList(s).At(i).ToStruct()) }
func (s Affinity_List) ToArray() []Affinity {
	n := s.Len()
	a := make([]Affinity, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Affinity_List) Set(i int, item Affinity) { C.PointerList(s).Set(i, C.Object(item)) }

type PodAffinity C.Struct

func NewPodAffinity(s *C.Segment) PodAffinity      { return PodAffinity(s.NewStruct(0, 1)) }
func NewRootPodAffinity(s *C.Segment) PodAffinity  { return PodAffinity(s.NewRootStruct(0, 1)) }
func AutoNewPodAffinity(s *C.Segment) PodAffinity  { return PodAffinity(s.NewStructAR(0, 1)) }
func ReadRootPodAffinity(s *C.Segment) PodAffinity { return PodAffinity(s.Root(0).ToStruct()) }
func (s PodAffinity) Required() PodAffinityTerm_List {
	return PodAffinityTerm_List(C.Struct(s).GetObject(0))
}
func (s PodAffinity) SetRequired(v PodAffinityTerm_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PodAffinity) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"required\":")
	if err != nil {
		return err
	}
	{
		s := s.Required()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s PodAffinity) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PodAffinity) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("required = ")
	if err != nil {
		return err
	}
	{
		s := s.Required()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s PodAffinity) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PodAffinity_List C.PointerList

func NewPodAffinityList(s *C.Segment, sz int) PodAffinity_List {
	return PodAffinity_List(s.NewCompositeList(0, 1, sz))
}
func (s PodAffinity_List) Len() int { return C.PointerList(s).Len() }
func (s PodAffinity_List) At(i int) PodAffinity {
	return PodAffinity(C.PointerList(s).At(i).ToStruct())
}
func (s PodAffinity_List) ToArray() []PodAffinity {
	n := s.Len()
	a := make([]PodAffinity, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PodAffinity_List) Set(i int, item PodAffinity) { C.PointerList(s).Set(i, C.Object(item)) }

type PodAffinityTerm C.Struct

func NewPodAffinityTerm(s *C.Segment) PodAffinityTerm { return PodAffinityTerm(s.NewStruct(0, 2)) }
func NewRootPodAffinityTerm(s *C.Segment) PodAffinityTerm {
	return PodAffinityTerm(s.NewRootStruct(0, 2))
}
func AutoNewPodAffinityTerm(s *C.Segment) PodAffinityTerm {
	return PodAffinityTerm(s.NewStructAR(0, 2))
}
func ReadRootPodAffinityTerm(s *C.Segment) PodAffinityTerm {
	return PodAffinityTerm(s.Root(0).ToStruct())
}
func (s PodAffinityTerm) LabelSelector() LabelSelector {
	return LabelSelector(C.Struct(s).GetObject(0).ToStruct())
}
func (s PodAffinityTerm) SetLabelSelector(v LabelSelector) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PodAffinityTerm) TopologyKey() string              { return C.Struct(s).GetObject(1).ToText() }
func (s PodAffinityTerm) TopologyKeyBytes() []byte {
	return C.Struct(s).GetObject(1).ToDataTrimLastByte()
}
func (s PodAffinityTerm) SetTopologyKey(v string) { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s PodAffinityTerm) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"labelSelector\":")
	if err != nil {
		return err
	}
	{
		s := s.LabelSelector()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"topologyKey\":")
	if err != nil {
		return err
	}
	{
		s := s.TopologyKey()
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
func (s PodAffinityTerm) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PodAffinityTerm) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("labelSelector = ")
	if err != nil {
		return err
	}
	{
		s := s.LabelSelector()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("topologyKey = ")
	if err != nil {
		return err
	}
	{
		s := s.TopologyKey()
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
func (s PodAffinityTerm) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PodAffinityTerm_List C.PointerList

func NewPodAffinityTermList(s *C.Segment, sz int) PodAffinityTerm_List {
	return PodAffinityTerm_List(s.NewCompositeList(0, 2, sz))
}
func (s PodAffinityTerm_List) Len() int { return C.PointerList(s).Len() }
func (s PodAffinityTerm_List) At(i int) PodAffinityTerm {
	return PodAffinityTerm(C.PointerList(s).At(i).ToStruct())
}
func (s PodAffinityTerm_List) ToArray() []PodAffinityTerm {
	n := s.Len()
	a := make([]PodAffinityTerm, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PodAffinityTerm_List) Set(i int, item PodAffinityTerm) {
	C.PointerList(s).Set(i, C.Object(item))
}

type LabelSelector C.Struct

func NewLabelSelector(s *C.Segment) LabelSelector      { return LabelSelector(s.NewStruct(0, 1)) }
func NewRootLabelSelector(s *C.Segment) LabelSelector  { return LabelSelector(s.NewRootStruct(0, 1)) }
func AutoNewLabelSelector(s *C.Segment) LabelSelector  { return LabelSelector(s.NewStructAR(0, 1)) }
func ReadRootLabelSelector(s *C.Segment) LabelSelector { return LabelSelector(s.Root(0).ToStruct()) }
func (s LabelSelector) MatchLabels() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(0))
}
func (s LabelSelector) SetMatchLabels(v StringStringMapPair_List) {
	C.Struct(s).SetObject(0, C.Object(v))
}
func (s LabelSelector) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"matchLabels\":")
	if err != nil {
		return err
	}
	{
		s := s.MatchLabels()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s LabelSelector) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s LabelSelector) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("matchLabels = ")
	if err != nil {
		return err
	}
	{
		s := s.MatchLabels()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s LabelSelector) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type LabelSelector_List C.PointerList

func NewLabelSelectorList(s *C.Segment, sz int) LabelSelector_List {
	return LabelSelector_List(s.NewCompositeList(0, 1, sz))
}
func (s LabelSelector_List) Len() int { return C.PointerList(s).Len() }
func (s LabelSelector_List) At(i int) LabelSelector {
	return LabelSelector(C.PointerList(s).At(i).ToStruct())
}
func (s LabelSelector_List) ToArray() []LabelSelector {
	n := s.Len()
	a := make([]LabelSelector, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s LabelSelector_List) Set(i int, item LabelSelector) { C.PointerList(s).Set(i, C.Object(item)) }

type Toleration C.Struct
type TolerationTolerationSeconds Toleration
type TolerationTolerationSeconds_Which uint16

const (
	TOLERATIONTOLERATIONSECONDS_NONE TolerationTolerationSeconds_Which = 0
	TOLERATIONTOLERATIONSECONDS_SOME TolerationTolerationSeconds_Which = 1
)

func NewToleration(s *C.Segment) Toleration      { return Toleration(s.NewStruct(16, 4)) }
func NewRootToleration(s *C.Segment) Toleration  { return Toleration(s.NewRootStruct(16, 4)) }
func AutoNewToleration(s *C.Segment) Toleration  { return Toleration(s.NewStructAR(16, 4)) }
func ReadRootToleration(s *C.Segment) Toleration { return Toleration(s.Root(0).ToStruct()) }
func (s Toleration) Key() string                 { return C.Struct(s).GetObject(0).ToText() }
func (s Toleration) KeyBytes() []byte            { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Toleration) SetKey(v string)             { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Toleration) Operator() string            { return C.Struct(s).GetObject(1).ToText() }
func (s Toleration) OperatorBytes() []byte       { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Toleration) SetOperator(v string)        { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Toleration) Value() string               { return C.Struct(s).GetObject(2).ToText() }
func (s Toleration) ValueBytes() []byte          { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Toleration) SetValue(v string)           { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Toleration) Effect() string              { return C.Struct(s).GetObject(3).ToText() }
func (s Toleration) EffectBytes() []byte         { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s Toleration) SetEffect(v string)          { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s Toleration) TolerationSeconds() TolerationTolerationSeconds {
	return TolerationTolerationSeconds(s)
}
func (s TolerationTolerationSeconds) Which() TolerationTolerationSeconds_Which {
	return TolerationTolerationSeconds_Which(C.Struct(s).Get16(0))
}
func (s TolerationTolerationSeconds) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s TolerationTolerationSeconds) Some() int64 { return int64(C.Struct(s).Get64(8)) }
func (s TolerationTolerationSeconds) SetSome(v int64) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set64(8, uint64(v))
}
func (s Toleration) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"operator\":")
	if err != nil {
		return err
	}
	{
		s := s.Operator()
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"effect\":")
	if err != nil {
		return err
	}
	{
		s := s.Effect()
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
	_, err = b.WriteString("\"tolerationSeconds\":")
	if err != nil {
		return err
	}
	{
		s := s.TolerationSeconds()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == TOLERATIONTOLERATIONSECONDS_NONE {
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
		if s.Which() == TOLERATIONTOLERATIONSECONDS_SOME {
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
func (s Toleration) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Toleration) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("operator = ")
	if err != nil {
		return err
	}
	{
		s := s.Operator()
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("effect = ")
	if err != nil {
		return err
	}
	{
		s := s.Effect()
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
	_, err = b.WriteString("tolerationSeconds = ")
	if err != nil {
		return err
	}
	{
		s := s.TolerationSeconds()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == TOLERATIONTOLERATIONSECONDS_NONE {
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
		if s.Which() == TOLERATIONTOLERATIONSECONDS_SOME {
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
func (s Toleration) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Toleration_List C.PointerList

func NewTolerationList(s *C.Segment, sz int) Toleration_List {
	return Toleration_List(s.NewCompositeList(16, 4, sz))
}
func (s Toleration_List) Len() int            { return C.PointerList(s).Len() }
func (s Toleration_List) At(i int) Toleration { return Toleration(C.PointerList(s).At(i).ToStruct()) }
func (s Toleration_List) ToArray() []Toleration {
	n := s.Len()
	a := make([]Toleration, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Toleration_List) Set(i int, item Toleration) { C.PointerList(s).Set(i, C.Object(item)) }

type PodStatus C.Struct

func NewPodStatus(s *C.Segment) PodStatus          { return PodStatus(s.NewStruct(0, 8)) }
func NewRootPodStatus(s *C.Segment) PodStatus      { return PodStatus(s.NewRootStruct(0, 8)) }
func AutoNewPodStatus(s *C.Segment) PodStatus      { return PodStatus(s.NewStructAR(0, 8)) }
func ReadRootPodStatus(s *C.Segment) PodStatus     { return PodStatus(s.Root(0).ToStruct()) }
func (s PodStatus) Phase() string                  { return C.Struct(s).GetObject(0).ToText() }
func (s PodStatus) PhaseBytes() []byte             { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s PodStatus) SetPhase(v string)              { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s PodStatus) Conditions() Condition_List     { return Condition_List(C.Struct(s).GetObject(1)) }
func (s PodStatus) SetConditions(v Condition_List) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s PodStatus) HostIp() string                 { return C.Struct(s).GetObject(2).ToText() }
func (s PodStatus) HostIpBytes() []byte            { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s PodStatus) SetHostIp(v string)             { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s PodStatus) PodIp() string                  { return C.Struct(s).GetObject(3).ToText() }
func (s PodStatus) PodIpBytes() []byte             { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s PodStatus) SetPodIp(v string)              { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s PodStatus) StartTime() Timestamp           { return Timestamp(C.Struct(s).GetObject(4).ToStruct()) }
func (s PodStatus) SetStartTime(v Timestamp)       { C.Struct(s).SetObject(4, C.Object(v)) }
func (s PodStatus) InitContainerStatuses() ContainerStatus_List {
	return ContainerStatus_List(C.Struct(s).GetObject(5))
}
func (s PodStatus) SetInitContainerStatuses(v ContainerStatus_List) {
	C.Struct(s).SetObject(5, C.Object(v))
}
func (s PodStatus) ContainerStatuses() ContainerStatus_List {
	return ContainerStatus_List(C.Struct(s).GetObject(6))
}
func (s PodStatus) SetContainerStatuses(v ContainerStatus_List) {
	C.Struct(s).SetObject(6, C.Object(v))
}
func (s PodStatus) QosClass() string      { return C.Struct(s).GetObject(7).ToText() }
func (s PodStatus) QosClassBytes() []byte { return C.Struct(s).GetObject(7).ToDataTrimLastByte() }
func (s PodStatus) SetQosClass(v string)  { C.Struct(s).SetObject(7, s.Segment.NewText(v)) }
func (s PodStatus) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"phase\":")
	if err != nil {
		return err
	}
	{
		s := s.Phase()
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
	_, err = b.WriteString("\"conditions\":")
	if err != nil {
		return err
	}
	{
		s := s.Conditions()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"hostIp\":")
	if err != nil {
		return err
	}
	{
		s := s.HostIp()
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
	_, err = b.WriteString("\"podIp\":")
	if err != nil {
		return err
	}
	{
		s := s.PodIp()
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
	_, err = b.WriteString("\"startTime\":")
	if err != nil {
		return err
	}
	{
		s := s.StartTime()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"initContainerStatuses\":")
	if err != nil {
		return err
	}
	{
		s := s.InitContainerStatuses()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"containerStatuses\":")
	if err != nil {
		return err
	}
	{
		s := s.ContainerStatuses()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"qosClass\":")
	if err != nil {
		return err
	}
	{
		s := s.QosClass()
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
func (s PodStatus) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PodStatus) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("phase = ")
	if err != nil {
		return err
	}
	{
		s := s.Phase()
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
	_, err = b.WriteString("conditions = ")
	if err != nil {
		return err
	}
	{
		s := s.Conditions()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("hostIp = ")
	if err != nil {
		return err
	}
	{
		s := s.HostIp()
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
	_, err = b.WriteString("podIp = ")
	if err != nil {
		return err
	}
	{
		s := s.PodIp()
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
	_, err = b.WriteString("startTime = ")
	if err != nil {
		return err
	}
	{
		s := s.StartTime()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("initContainerStatuses = ")
	if err != nil {
		return err
	}
	{
		s := s.InitContainerStatuses()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("containerStatuses = ")
	if err != nil {
		return err
	}
	{
		s := s.ContainerStatuses()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("qosClass = ")
	if err != nil {
		return err
	}
	{
		s := s.QosClass()
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
func (s PodStatus) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PodStatus_List C.PointerList

func NewPodStatusList(s *C.Segment, sz int) PodStatus_List {
	return PodStatus_List(s.NewCompositeList(0, 8, sz))
}
func (s PodStatus_List) Len() int           { return C.PointerList(s).Len() }
func (s PodStatus_List) At(i int) PodStatus { return PodStatus(C.PointerList(s).At(i).ToStruct()) }
func (s PodStatus_List) ToArray() []PodStatus {
	n := s.Len()
	a := make([]PodStatus, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PodStatus_List) Set(i int, item PodStatus) { C.PointerList(s).Set(i, C.Object(item)) }

type Condition C.Struct

func NewCondition(s *C.Segment) Condition         { return Condition(s.NewStruct(0, 6)) }
func NewRootCondition(s *C.Segment) Condition     { return Condition(s.NewRootStruct(0, 6)) }
func AutoNewCondition(s *C.Segment) Condition     { return Condition(s.NewStructAR(0, 6)) }
func ReadRootCondition(s *C.Segment) Condition    { return Condition(s.Root(0).ToStruct()) }
func (s Condition) Type() string                  { return C.Struct(s).GetObject(0).ToText() }
func (s Condition) TypeBytes() []byte             { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Condition) SetType(v string)              { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Condition) Status() string                { return C.Struct(s).GetObject(1).ToText() }
func (s Condition) StatusBytes() []byte           { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Condition) SetStatus(v string)            { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Condition) LastUpdateTime() Timestamp     { return Timestamp(C.Struct(s).GetObject(2).ToStruct()) }
func (s Condition) SetLastUpdateTime(v Timestamp) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Condition) LastTransitionTime() Timestamp {
	return Timestamp(C.Struct(s).GetObject(3).ToStruct())
}
func (s Condition) SetLastTransitionTime(v Timestamp) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Condition) Reason() string                    { return C.Struct(s).GetObject(4).ToText() }
func (s Condition) ReasonBytes() []byte               { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s Condition) SetReason(v string)                { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s Condition) Message2() string                  { return C.Struct(s).GetObject(5).ToText() }
func (s Condition) Message2Bytes() []byte             { return C.Struct(s).GetObject(5).ToDataTrimLastByte() }
func (s Condition) SetMessage2(v string)              { C.Struct(s).SetObject(5, s.Segment.NewText(v)) }
func (s Condition) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"lastUpdateTime\":")
	if err != nil {
		return err
	}
	{
		s := s.LastUpdateTime()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"lastTransitionTime\":")
	if err != nil {
		return err
	}
	{
		s := s.LastTransitionTime()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"reason\":")
	if err != nil {
		return err
	}
	{
		s := s.Reason()
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
func (s Condition) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Condition) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("lastUpdateTime = ")
	if err != nil {
		return err
	}
	{
		s := s.LastUpdateTime()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("lastTransitionTime = ")
	if err != nil {
		return err
	}
	{
		s := s.LastTransitionTime()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("reason = ")
	if err != nil {
		return err
	}
	{
		s := s.Reason()
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
func (s Condition) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Condition_List C.PointerList

func NewConditionList(s *C.Segment, sz int) Condition_List {
	return Condition_List(s.NewCompositeList(0, 6, sz))
}
func (s Condition_List) Len() int           { return C.PointerList(s).Len() }
func (s Condition_List) At(i int) Condition { return Condition(C.PointerList(s).At(i).ToStruct()) }
func (s Condition_List) ToArray() []Condition {
	n := s.Len()
	a := make([]Condition, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Condition_List) Set(i int, item Condition) { C.PointerList(s).Set(i, C.Object(item)) }

type ContainerStatus C.Struct
type ContainerStatusStarted ContainerStatus
type ContainerStatusStarted_Which uint16

const (
	CONTAINERSTATUSSTARTED_NONE ContainerStatusStarted_Which = 0
	CONTAINERSTATUSSTARTED_SOME ContainerStatusStarted_Which = 1
)

func NewContainerStatus(s *C.Segment) ContainerStatus { return ContainerStatus(s.NewStruct(8, 6)) }
func NewRootContainerStatus(s *C.Segment) ContainerStatus {
	return ContainerStatus(s.NewRootStruct(8, 6))
}
func AutoNewContainerStatus(s *C.Segment) ContainerStatus {
	return ContainerStatus(s.NewStructAR(8, 6))
}
func ReadRootContainerStatus(s *C.Segment) ContainerStatus {
	return ContainerStatus(s.Root(0).ToStruct())
}
func (s ContainerStatus) Name() string      { return C.Struct(s).GetObject(0).ToText() }
func (s ContainerStatus) NameBytes() []byte { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s ContainerStatus) SetName(v string)  { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s ContainerStatus) State() ContainerState {
	return ContainerState(C.Struct(s).GetObject(1).ToStruct())
}
func (s ContainerStatus) SetState(v ContainerState) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s ContainerStatus) LastState() ContainerState {
	return ContainerState(C.Struct(s).GetObject(2).ToStruct())
}
func (s ContainerStatus) SetLastState(v ContainerState) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s ContainerStatus) Ready() bool                   { return C.Struct(s).Get1(0) }
func (s ContainerStatus) SetReady(v bool)               { C.Struct(s).Set1(0, v) }
func (s ContainerStatus) RestartCount() int32           { return int32(C.Struct(s).Get32(4)) }
func (s ContainerStatus) SetRestartCount(v int32)       { C.Struct(s).Set32(4, uint32(v)) }
func (s ContainerStatus) Image() string                 { return C.Struct(s).GetObject(3).ToText() }
func (s ContainerStatus) ImageBytes() []byte            { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s ContainerStatus) SetImage(v string)             { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s ContainerStatus) ImageId() string               { return C.Struct(s).GetObject(4).ToText() }
func (s ContainerStatus) ImageIdBytes() []byte          { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s ContainerStatus) SetImageId(v string)           { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s ContainerStatus) ContainerId() string           { return C.Struct(s).GetObject(5).ToText() }
func (s ContainerStatus) ContainerIdBytes() []byte {
	return C.Struct(s).GetObject(5).ToDataTrimLastByte()
}
func (s ContainerStatus) SetContainerId(v string)         { C.Struct(s).SetObject(5, s.Segment.NewText(v)) }
func (s ContainerStatus) Started() ContainerStatusStarted { return ContainerStatusStarted(s) }
func (s ContainerStatusStarted) Which() ContainerStatusStarted_Which {
	return ContainerStatusStarted_Which(C.Struct(s).Get16(2))
}
func (s ContainerStatusStarted) SetNone()       { C.Struct(s).Set16(2, 0) }
func (s ContainerStatusStarted) Some() bool     { return C.Struct(s).Get1(1) }
func (s ContainerStatusStarted) SetSome(v bool) { C.Struct(s).Set16(2, 1); C.Struct(s).Set1(1, v) }
func (s ContainerStatus) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"state\":")
	if err != nil {
		return err
	}
	{
		s := s.State()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"lastState\":")
	if err != nil {
		return err
	}
	{
		s := s.LastState()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"ready\":")
	if err != nil {
		return err
	}
	{
		s := s.Ready()
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
	_, err = b.WriteString("\"restartCount\":")
	if err != nil {
		return err
	}
	{
		s := s.RestartCount()
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
	_, err = b.WriteString("\"image\":")
	if err != nil {
		return err
	}
	{
		s := s.Image()
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
	_, err = b.WriteString("\"imageId\":")
	if err != nil {
		return err
	}
	{
		s := s.ImageId()
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
	_, err = b.WriteString("\"containerId\":")
	if err != nil {
		return err
	}
	{
		s := s.ContainerId()
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
	_, err = b.WriteString("\"started\":")
	if err != nil {
		return err
	}
	{
		s := s.Started()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == CONTAINERSTATUSSTARTED_NONE {
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
		if s.Which() == CONTAINERSTATUSSTARTED_SOME {
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
func (s ContainerStatus) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ContainerStatus) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("state = ")
	if err != nil {
		return err
	}
	{
		s := s.State()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("lastState = ")
	if err != nil {
		return err
	}
	{
		s := s.LastState()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("ready = ")
	if err != nil {
		return err
	}
	{
		s := s.Ready()
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
	_, err = b.WriteString("restartCount = ")
	if err != nil {
		return err
	}
	{
		s := s.RestartCount()
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
	_, err = b.WriteString("image = ")
	if err != nil {
		return err
	}
	{
		s := s.Image()
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
	_, err = b.WriteString("imageId = ")
	if err != nil {
		return err
	}
	{
		s := s.ImageId()
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
	_, err = b.WriteString("containerId = ")
	if err != nil {
		return err
	}
	{
		s := s.ContainerId()
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
	_, err = b.WriteString("started = ")
	if err != nil {
		return err
	}
	{
		s := s.Started()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == CONTAINERSTATUSSTARTED_NONE {
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
		if s.Which() == CONTAINERSTATUSSTARTED_SOME {
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
func (s ContainerStatus) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ContainerStatus_List C.PointerList

func NewContainerStatusList(s *C.Segment, sz int) ContainerStatus_List {
	return ContainerStatus_List(s.NewCompositeList(8, 6, sz))
}
func (s ContainerStatus_List) Len() int { return C.PointerList(s).Len() }
func (s ContainerStatus_List) At(i int) ContainerStatus {
	return ContainerStatus(C.PointerList(s).At(i).ToStruct())
}
func (s ContainerStatus_List) ToArray() []ContainerStatus {
	n := s.Len()
	a := make([]ContainerStatus, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ContainerStatus_List) Set(i int, item ContainerStatus) {
	C.PointerList(s).Set(i, C.Object(item))
}

type ContainerState C.Struct

func NewContainerState(s *C.Segment) ContainerState      { return ContainerState(s.NewStruct(0, 3)) }
func NewRootContainerState(s *C.Segment) ContainerState  { return ContainerState(s.NewRootStruct(0, 3)) }
func AutoNewContainerState(s *C.Segment) ContainerState  { return ContainerState(s.NewStructAR(0, 3)) }
func ReadRootContainerState(s *C.Segment) ContainerState { return ContainerState(s.Root(0).ToStruct()) }
func (s ContainerState) Waiting() StateWaiting {
	return StateWaiting(C.Struct(s).GetObject(0).ToStruct())
}
func (s ContainerState) SetWaiting(v StateWaiting) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s ContainerState) Running() StateRunning {
	return StateRunning(C.Struct(s).GetObject(1).ToStruct())
}
func (s ContainerState) SetRunning(v StateRunning) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s ContainerState) Terminated() StateTerminated {
	return StateTerminated(C.Struct(s).GetObject(2).ToStruct())
}
func (s ContainerState) SetTerminated(v StateTerminated) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s ContainerState) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"waiting\":")
	if err != nil {
		return err
	}
	{
		s := s.Waiting()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"running\":")
	if err != nil {
		return err
	}
	{
		s := s.Running()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"terminated\":")
	if err != nil {
		return err
	}
	{
		s := s.Terminated()
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
func (s ContainerState) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s ContainerState) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("waiting = ")
	if err != nil {
		return err
	}
	{
		s := s.Waiting()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("running = ")
	if err != nil {
		return err
	}
	{
		s := s.Running()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("terminated = ")
	if err != nil {
		return err
	}
	{
		s := s.Terminated()
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
func (s ContainerState) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type ContainerState_List C.PointerList

func NewContainerStateList(s *C.Segment, sz int) ContainerState_List {
	return ContainerState_List(s.NewCompositeList(0, 3, sz))
}
func (s ContainerState_List) Len() int { return C.PointerList(s).Len() }
func (s ContainerState_List) At(i int) ContainerState {
	return ContainerState(C.PointerList(s).At(i).ToStruct())
}
func (s ContainerState_List) ToArray() []ContainerState {
	n := s.Len()
	a := make([]ContainerState, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s ContainerState_List) Set(i int, item ContainerState) { C.PointerList(s).Set(i, C.Object(item)) }

type StateWaiting C.Struct

func NewStateWaiting(s *C.Segment) StateWaiting      { return StateWaiting(s.NewStruct(0, 2)) }
func NewRootStateWaiting(s *C.Segment) StateWaiting  { return StateWaiting(s.NewRootStruct(0, 2)) }
func AutoNewStateWaiting(s *C.Segment) StateWaiting  { return StateWaiting(s.NewStructAR(0, 2)) }
func ReadRootStateWaiting(s *C.Segment) StateWaiting { return StateWaiting(s.Root(0).ToStruct()) }
func (s StateWaiting) Reason() string                { return C.Struct(s).GetObject(0).ToText() }
func (s StateWaiting) ReasonBytes() []byte           { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StateWaiting) SetReason(v string)            { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StateWaiting) Message2() string              { return C.Struct(s).GetObject(1).ToText() }
func (s StateWaiting) Message2Bytes() []byte         { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s StateWaiting) SetMessage2(v string)          { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s StateWaiting) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"reason\":")
	if err != nil {
		return err
	}
	{
		s := s.Reason()
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
func (s StateWaiting) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StateWaiting) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("reason = ")
	if err != nil {
		return err
	}
	{
		s := s.Reason()
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
func (s StateWaiting) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StateWaiting_List C.PointerList

func NewStateWaitingList(s *C.Segment, sz int) StateWaiting_List {
	return StateWaiting_List(s.NewCompositeList(0, 2, sz))
}
func (s StateWaiting_List) Len() int { return C.PointerList(s).Len() }
func (s StateWaiting_List) At(i int) StateWaiting {
	return StateWaiting(C.PointerList(s).At(i).ToStruct())
}
func (s StateWaiting_List) ToArray() []StateWaiting {
	n := s.Len()
	a := make([]StateWaiting, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StateWaiting_List) Set(i int, item StateWaiting) { C.PointerList(s).Set(i, C.Object(item)) }

type StateRunning C.Struct

func NewStateRunning(s *C.Segment) StateRunning      { return StateRunning(s.NewStruct(0, 1)) }
func NewRootStateRunning(s *C.Segment) StateRunning  { return StateRunning(s.NewRootStruct(0, 1)) }
func AutoNewStateRunning(s *C.Segment) StateRunning  { return StateRunning(s.NewStructAR(0, 1)) }
func ReadRootStateRunning(s *C.Segment) StateRunning { return StateRunning(s.Root(0).ToStruct()) }
func (s StateRunning) StartedAt() Timestamp          { return Timestamp(C.Struct(s).GetObject(0).ToStruct()) }
func (s StateRunning) SetStartedAt(v Timestamp)      { C.Struct(s).SetObject(0, C.Object(v)) }
func (s StateRunning) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"startedAt\":")
	if err != nil {
		return err
	}
	{
		s := s.StartedAt()
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
func (s StateRunning) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StateRunning) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("startedAt = ")
	if err != nil {
		return err
	}
	{
		s := s.StartedAt()
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
func (s StateRunning) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StateRunning_List C.PointerList

func NewStateRunningList(s *C.Segment, sz int) StateRunning_List {
	return StateRunning_List(s.NewCompositeList(0, 1, sz))
}
func (s StateRunning_List) Len() int { return C.PointerList(s).Len() }
func (s StateRunning_List) At(i int) StateRunning {
	return StateRunning(C.PointerList(s).At(i).ToStruct())
}
func (s StateRunning_List) ToArray() []StateRunning {
	n := s.Len()
	a := make([]StateRunning, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StateRunning_List) Set(i int, item StateRunning) { C.PointerList(s).Set(i, C.Object(item)) }

type StateTerminated C.Struct

func NewStateTerminated(s *C.Segment) StateTerminated { return StateTerminated(s.NewStruct(8, 4)) }
func NewRootStateTerminated(s *C.Segment) StateTerminated {
	return StateTerminated(s.NewRootStruct(8, 4))
}
func AutoNewStateTerminated(s *C.Segment) StateTerminated {
	return StateTerminated(s.NewStructAR(8, 4))
}
func ReadRootStateTerminated(s *C.Segment) StateTerminated {
	return StateTerminated(s.Root(0).ToStruct())
}
func (s StateTerminated) ExitCode() int32          { return int32(C.Struct(s).Get32(0)) }
func (s StateTerminated) SetExitCode(v int32)      { C.Struct(s).Set32(0, uint32(v)) }
func (s StateTerminated) Reason() string           { return C.Struct(s).GetObject(0).ToText() }
func (s StateTerminated) ReasonBytes() []byte      { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s StateTerminated) SetReason(v string)       { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s StateTerminated) StartedAt() Timestamp     { return Timestamp(C.Struct(s).GetObject(1).ToStruct()) }
func (s StateTerminated) SetStartedAt(v Timestamp) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s StateTerminated) FinishedAt() Timestamp {
	return Timestamp(C.Struct(s).GetObject(2).ToStruct())
}
func (s StateTerminated) SetFinishedAt(v Timestamp) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s StateTerminated) ContainerId() string       { return C.Struct(s).GetObject(3).ToText() }
func (s StateTerminated) ContainerIdBytes() []byte {
	return C.Struct(s).GetObject(3).ToDataTrimLastByte()
}
func (s StateTerminated) SetContainerId(v string) { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s StateTerminated) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"exitCode\":")
	if err != nil {
		return err
	}
	{
		s := s.ExitCode()
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
	_, err = b.WriteString("\"reason\":")
	if err != nil {
		return err
	}
	{
		s := s.Reason()
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
	_, err = b.WriteString("\"startedAt\":")
	if err != nil {
		return err
	}
	{
		s := s.StartedAt()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"finishedAt\":")
	if err != nil {
		return err
	}
	{
		s := s.FinishedAt()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"containerId\":")
	if err != nil {
		return err
	}
	{
		s := s.ContainerId()
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
func (s StateTerminated) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StateTerminated) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("exitCode = ")
	if err != nil {
		return err
	}
	{
		s := s.ExitCode()
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
	_, err = b.WriteString("reason = ")
	if err != nil {
		return err
	}
	{
		s := s.Reason()
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
	_, err = b.WriteString("startedAt = ")
	if err != nil {
		return err
	}
	{
		s := s.StartedAt()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("finishedAt = ")
	if err != nil {
		return err
	}
	{
		s := s.FinishedAt()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("containerId = ")
	if err != nil {
		return err
	}
	{
		s := s.ContainerId()
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
func (s StateTerminated) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StateTerminated_List C.PointerList

func NewStateTerminatedList(s *C.Segment, sz int) StateTerminated_List {
	return StateTerminated_List(s.NewCompositeList(8, 4, sz))
}
func (s StateTerminated_List) Len() int { return C.PointerList(s).Len() }
func (s StateTerminated_List) At(i int) StateTerminated {
	return StateTerminated(C.PointerList(s).At(i).ToStruct())
}
func (s StateTerminated_List) ToArray() []StateTerminated {
	n := s.Len()
	a := make([]StateTerminated, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StateTerminated_List) Set(i int, item StateTerminated) {
	C.PointerList(s).Set(i, C.Object(item))
}

type DeploymentList C.Struct

func NewDeploymentList(s *C.Segment) DeploymentList      { return DeploymentList(s.NewStruct(0, 4)) }
func NewRootDeploymentList(s *C.Segment) DeploymentList  { return DeploymentList(s.NewRootStruct(0, 4)) }
func AutoNewDeploymentList(s *C.Segment) DeploymentList  { return DeploymentList(s.NewStructAR(0, 4)) }
func ReadRootDeploymentList(s *C.Segment) DeploymentList { return DeploymentList(s.Root(0).ToStruct()) }
func (s DeploymentList) Kind() string                    { return C.Struct(s).GetObject(0).ToText() }
func (s DeploymentList) KindBytes() []byte               { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s DeploymentList) SetKind(v string)                { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s DeploymentList) ApiVersion() string              { return C.Struct(s).GetObject(1).ToText() }
func (s DeploymentList) ApiVersionBytes() []byte {
	return C.Struct(s).GetObject(1).ToDataTrimLastByte()
}
func (s DeploymentList) SetApiVersion(v string)      { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s DeploymentList) Metadata() ListMeta          { return ListMeta(C.Struct(s).GetObject(2).ToStruct()) }
func (s DeploymentList) SetMetadata(v ListMeta)      { C.Struct(s).SetObject(2, C.Object(v)) }
func (s DeploymentList) Items() Deployment2_List     { return Deployment2_List(C.Struct(s).GetObject(3)) }
func (s DeploymentList) SetItems(v Deployment2_List) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s DeploymentList) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	_, err = b.WriteString("\"apiVersion\":")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("\"metadata\":")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"items\":")
	if err != nil {
		return err
	}
	{
		s := s.Items()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s DeploymentList) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s DeploymentList) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
	_, err = b.WriteString("apiVersion = ")
	if err != nil {
		return err
	}
	{
		s := s.ApiVersion()
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
	_, err = b.WriteString("metadata = ")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("items = ")
	if err != nil {
		return err
	}
	{
		s := s.Items()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s DeploymentList) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type DeploymentList_List C.PointerList

func NewDeploymentListList(s *C.Segment, sz int) DeploymentList_List {
	return DeploymentList_List(s.NewCompositeList(0, 4, sz))
}
func (s DeploymentList_List) Len() int { return C.PointerList(s).Len() }
func (s DeploymentList_List) At(i int) DeploymentList {
	return DeploymentList(C.PointerList(s).At(i).ToStruct())
}
func (s DeploymentList_List) ToArray() []DeploymentList {
	n := s.Len()
	a := make([]DeploymentList, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s DeploymentList_List) Set(i int, item DeploymentList) { C.PointerList(s).Set(i, C.Object(item)) }

type Deployment2 C.Struct

func NewDeployment2(s *C.Segment) Deployment2      { return Deployment2(s.NewStruct(0, 3)) }
func NewRootDeployment2(s *C.Segment) Deployment2  { return Deployment2(s.NewRootStruct(0, 3)) }
func AutoNewDeployment2(s *C.Segment) Deployment2  { return Deployment2(s.NewStructAR(0, 3)) }
func ReadRootDeployment2(s *C.Segment) Deployment2 { return Deployment2(s.Root(0).ToStruct()) }
func (s Deployment2) Metadata() ObjectMeta         { return ObjectMeta(C.Struct(s).GetObject(0).ToStruct()) }
func (s Deployment2) SetMetadata(v ObjectMeta)     { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Deployment2) Spec() DeploymentSpec {
	return DeploymentSpec(C.Struct(s).GetObject(1).ToStruct())
}
func (s Deployment2) SetSpec(v DeploymentSpec) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Deployment2) Status() DeploymentStatus {
	return DeploymentStatus(C.Struct(s).GetObject(2).ToStruct())
}
func (s Deployment2) SetStatus(v DeploymentStatus) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Deployment2) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"metadata\":")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spec\":")
	if err != nil {
		return err
	}
	{
		s := s.Spec()
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
func (s Deployment2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Deployment2) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("metadata = ")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spec = ")
	if err != nil {
		return err
	}
	{
		s := s.Spec()
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
func (s Deployment2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Deployment2_List C.PointerList

func NewDeployment2List(s *C.Segment, sz int) Deployment2_List {
	return Deployment2_List(s.NewCompositeList(0, 3, sz))
}
func (s Deployment2_List) Len() int { return C.PointerList(s).Len() }
func (s Deployment2_List) At(i int) Deployment2 {
	return Deployment2(C.PointerList(s).At(i).ToStruct())
}
func (s Deployment2_List) ToArray() []Deployment2 {
	n := s.Len()
	a := make([]Deployment2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Deployment2_List) Set(i int, item Deployment2) { C.PointerList(s).Set(i, C.Object(item)) }

type DeploymentSpec C.Struct
type DeploymentSpecReplicas DeploymentSpec
type DeploymentSpecRevisionHistoryLimit DeploymentSpec
type DeploymentSpecProgressDeadlineSeconds DeploymentSpec
type DeploymentSpecReplicas_Which uint16

const (
	DEPLOYMENTSPECREPLICAS_NONE DeploymentSpecReplicas_Which = 0
	DEPLOYMENTSPECREPLICAS_SOME DeploymentSpecReplicas_Which = 1
)

type DeploymentSpecRevisionHistoryLimit_Which uint16

const (
	DEPLOYMENTSPECREVISIONHISTORYLIMIT_NONE DeploymentSpecRevisionHistoryLimit_Which = 0
	DEPLOYMENTSPECREVISIONHISTORYLIMIT_SOME DeploymentSpecRevisionHistoryLimit_Which = 1
)

type DeploymentSpecProgressDeadlineSeconds_Which uint16

const (
	DEPLOYMENTSPECPROGRESSDEADLINESECONDS_NONE DeploymentSpecProgressDeadlineSeconds_Which = 0
	DEPLOYMENTSPECPROGRESSDEADLINESECONDS_SOME DeploymentSpecProgressDeadlineSeconds_Which = 1
)

func NewDeploymentSpec(s *C.Segment) DeploymentSpec { return DeploymentSpec(s.NewStruct(24, 3)) }
func NewRootDeploymentSpec(s *C.Segment) DeploymentSpec {
	return DeploymentSpec(s.NewRootStruct(24, 3))
}
func AutoNewDeploymentSpec(s *C.Segment) DeploymentSpec   { return DeploymentSpec(s.NewStructAR(24, 3)) }
func ReadRootDeploymentSpec(s *C.Segment) DeploymentSpec  { return DeploymentSpec(s.Root(0).ToStruct()) }
func (s DeploymentSpec) Replicas() DeploymentSpecReplicas { return DeploymentSpecReplicas(s) }
func (s DeploymentSpecReplicas) Which() DeploymentSpecReplicas_Which {
	return DeploymentSpecReplicas_Which(C.Struct(s).Get16(0))
}
func (s DeploymentSpecReplicas) SetNone()    { C.Struct(s).Set16(0, 0) }
func (s DeploymentSpecReplicas) Some() int32 { return int32(C.Struct(s).Get32(4)) }
func (s DeploymentSpecReplicas) SetSome(v int32) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).Set32(4, uint32(v))
}
func (s DeploymentSpec) Selector() LabelSelector {
	return LabelSelector(C.Struct(s).GetObject(0).ToStruct())
}
func (s DeploymentSpec) SetSelector(v LabelSelector) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s DeploymentSpec) Template() PodTemplate {
	return PodTemplate(C.Struct(s).GetObject(1).ToStruct())
}
func (s DeploymentSpec) SetTemplate(v PodTemplate) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s DeploymentSpec) Strategy() Strategy        { return Strategy(C.Struct(s).GetObject(2).ToStruct()) }
func (s DeploymentSpec) SetStrategy(v Strategy)    { C.Struct(s).SetObject(2, C.Object(v)) }
func (s DeploymentSpec) RevisionHistoryLimit() DeploymentSpecRevisionHistoryLimit {
	return DeploymentSpecRevisionHistoryLimit(s)
}
func (s DeploymentSpecRevisionHistoryLimit) Which() DeploymentSpecRevisionHistoryLimit_Which {
	return DeploymentSpecRevisionHistoryLimit_Which(C.Struct(s).Get16(2))
}
func (s DeploymentSpecRevisionHistoryLimit) SetNone()    { C.Struct(s).Set16(2, 0) }
func (s DeploymentSpecRevisionHistoryLimit) Some() int32 { return int32(C.Struct(s).Get32(8)) }
func (s DeploymentSpecRevisionHistoryLimit) SetSome(v int32) {
	C.Struct(s).Set16(2, 1)
	C.Struct(s).Set32(8, uint32(v))
}
func (s DeploymentSpec) ProgressDeadlineSeconds() DeploymentSpecProgressDeadlineSeconds {
	return DeploymentSpecProgressDeadlineSeconds(s)
}
func (s DeploymentSpecProgressDeadlineSeconds) Which() DeploymentSpecProgressDeadlineSeconds_Which {
	return DeploymentSpecProgressDeadlineSeconds_Which(C.Struct(s).Get16(12))
}
func (s DeploymentSpecProgressDeadlineSeconds) SetNone()    { C.Struct(s).Set16(12, 0) }
func (s DeploymentSpecProgressDeadlineSeconds) Some() int32 { return int32(C.Struct(s).Get32(16)) }
func (s DeploymentSpecProgressDeadlineSeconds) SetSome(v int32) {
	C.Struct(s).Set16(12, 1)
	C.Struct(s).Set32(16, uint32(v))
}
func (s DeploymentSpec) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"replicas\":")
	if err != nil {
		return err
	}
	{
		s := s.Replicas()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == DEPLOYMENTSPECREPLICAS_NONE {
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
		if s.Which() == DEPLOYMENTSPECREPLICAS_SOME {
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
	_, err = b.WriteString("\"selector\":")
	if err != nil {
		return err
	}
	{
		s := s.Selector()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"template\":")
	if err != nil {
		return err
	}
	{
		s := s.Template()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"strategy\":")
	if err != nil {
		return err
	}
	{
		s := s.Strategy()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"revisionHistoryLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.RevisionHistoryLimit()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == DEPLOYMENTSPECREVISIONHISTORYLIMIT_NONE {
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
		if s.Which() == DEPLOYMENTSPECREVISIONHISTORYLIMIT_SOME {
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
	_, err = b.WriteString("\"progressDeadlineSeconds\":")
	if err != nil {
		return err
	}
	{
		s := s.ProgressDeadlineSeconds()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == DEPLOYMENTSPECPROGRESSDEADLINESECONDS_NONE {
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
		if s.Which() == DEPLOYMENTSPECPROGRESSDEADLINESECONDS_SOME {
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
func (s DeploymentSpec) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s DeploymentSpec) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("replicas = ")
	if err != nil {
		return err
	}
	{
		s := s.Replicas()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == DEPLOYMENTSPECREPLICAS_NONE {
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
		if s.Which() == DEPLOYMENTSPECREPLICAS_SOME {
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
	_, err = b.WriteString("selector = ")
	if err != nil {
		return err
	}
	{
		s := s.Selector()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("template = ")
	if err != nil {
		return err
	}
	{
		s := s.Template()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("strategy = ")
	if err != nil {
		return err
	}
	{
		s := s.Strategy()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("revisionHistoryLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.RevisionHistoryLimit()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == DEPLOYMENTSPECREVISIONHISTORYLIMIT_NONE {
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
		if s.Which() == DEPLOYMENTSPECREVISIONHISTORYLIMIT_SOME {
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
	_, err = b.WriteString("progressDeadlineSeconds = ")
	if err != nil {
		return err
	}
	{
		s := s.ProgressDeadlineSeconds()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == DEPLOYMENTSPECPROGRESSDEADLINESECONDS_NONE {
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
		if s.Which() == DEPLOYMENTSPECPROGRESSDEADLINESECONDS_SOME {
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
func (s DeploymentSpec) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type DeploymentSpec_List C.PointerList

func NewDeploymentSpecList(s *C.Segment, sz int) DeploymentSpec_List {
	return DeploymentSpec_List(s.NewCompositeList(24, 3, sz))
}
func (s DeploymentSpec_List) Len() int { return C.PointerList(s).Len() }
func (s DeploymentSpec_List) At(i int) DeploymentSpec {
	return DeploymentSpec(C.PointerList(s).At(i).ToStruct())
}
func (s DeploymentSpec_List) ToArray() []DeploymentSpec {
	n := s.Len()
	a := make([]DeploymentSpec, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s DeploymentSpec_List) Set(i int, item DeploymentSpec) { C.PointerList(s).Set(i, C.Object(item)) }

type PodTemplate C.Struct

func NewPodTemplate(s *C.Segment) PodTemplate      { return PodTemplate(s.NewStruct(0, 2)) }
func NewRootPodTemplate(s *C.Segment) PodTemplate  { return PodTemplate(s.NewRootStruct(0, 2)) }
func AutoNewPodTemplate(s *C.Segment) PodTemplate  { return PodTemplate(s.NewStructAR(0, 2)) }
func ReadRootPodTemplate(s *C.Segment) PodTemplate { return PodTemplate(s.Root(0).ToStruct()) }
func (s PodTemplate) Metadata() ObjectMeta         { return ObjectMeta(C.Struct(s).GetObject(0).ToStruct()) }
func (s PodTemplate) SetMetadata(v ObjectMeta)     { C.Struct(s).SetObject(0, C.Object(v)) }
func (s PodTemplate) Spec() PodSpec                { return PodSpec(C.Struct(s).GetObject(1).ToStruct()) }
func (s PodTemplate) SetSpec(v PodSpec)            { C.Struct(s).SetObject(1, C.Object(v)) }
func (s PodTemplate) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"metadata\":")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spec\":")
	if err != nil {
		return err
	}
	{
		s := s.Spec()
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
func (s PodTemplate) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s PodTemplate) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("metadata = ")
	if err != nil {
		return err
	}
	{
		s := s.Metadata()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spec = ")
	if err != nil {
		return err
	}
	{
		s := s.Spec()
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
func (s PodTemplate) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type PodTemplate_List C.PointerList

func NewPodTemplateList(s *C.Segment, sz int) PodTemplate_List {
	return PodTemplate_List(s.NewCompositeList(0, 2, sz))
}
func (s PodTemplate_List) Len() int { return C.PointerList(s).Len() }
func (s PodTemplate_List) At(i int) PodTemplate {
	return PodTemplate(C.PointerList(s).At(i).ToStruct())
}
func (s PodTemplate_List) ToArray() []PodTemplate {
	n := s.Len()
	a := make([]PodTemplate, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s PodTemplate_List) Set(i int, item PodTemplate) { C.PointerList(s).Set(i, C.Object(item)) }

type Strategy C.Struct

func NewStrategy(s *C.Segment) Strategy      { return Strategy(s.NewStruct(0, 2)) }
func NewRootStrategy(s *C.Segment) Strategy  { return Strategy(s.NewRootStruct(0, 2)) }
func AutoNewStrategy(s *C.Segment) Strategy  { return Strategy(s.NewStructAR(0, 2)) }
func ReadRootStrategy(s *C.Segment) Strategy { return Strategy(s.Root(0).ToStruct()) }
func (s Strategy) Type() string              { return C.Struct(s).GetObject(0).ToText() }
func (s Strategy) TypeBytes() []byte         { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Strategy) SetType(v string)          { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Strategy) RollingUpdate() RollingUpdate {
	return RollingUpdate(C.Struct(s).GetObject(1).ToStruct())
}
func (s Strategy) SetRollingUpdate(v RollingUpdate) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Strategy) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"rollingUpdate\":")
	if err != nil {
		return err
	}
	{
		s := s.RollingUpdate()
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
func (s Strategy) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Strategy) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("rollingUpdate = ")
	if err != nil {
		return err
	}
	{
		s := s.RollingUpdate()
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
func (s Strategy) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Strategy_List C.PointerList

func NewStrategyList(s *C.Segment, sz int) Strategy_List {
	return Strategy_List(s.NewCompositeList(0, 2, sz))
}
func (s Strategy_List) Len() int          { return C.PointerList(s).Len() }
func (s Strategy_List) At(i int) Strategy { return Strategy(C.PointerList(s).At(i).ToStruct()) }
func (s Strategy_List) ToArray() []Strategy {
	n := s.Len()
	a := make([]Strategy, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Strategy_List) Set(i int, item Strategy) { C.PointerList(s).Set(i, C.Object(item)) }

type RollingUpdate C.Struct

func NewRollingUpdate(s *C.Segment) RollingUpdate      { return RollingUpdate(s.NewStruct(0, 2)) }
func NewRootRollingUpdate(s *C.Segment) RollingUpdate  { return RollingUpdate(s.NewRootStruct(0, 2)) }
func AutoNewRollingUpdate(s *C.Segment) RollingUpdate  { return RollingUpdate(s.NewStructAR(0, 2)) }
func ReadRootRollingUpdate(s *C.Segment) RollingUpdate { return RollingUpdate(s.Root(0).ToStruct()) }
func (s RollingUpdate) MaxUnavailable() string         { return C.Struct(s).GetObject(0).ToText() }
func (s RollingUpdate) MaxUnavailableBytes() []byte {
	return C.Struct(s).GetObject(0).ToDataTrimLastByte()
}
func (s RollingUpdate) SetMaxUnavailable(v string) { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s RollingUpdate) MaxSurge() string           { return C.Struct(s).GetObject(1).ToText() }
func (s RollingUpdate) MaxSurgeBytes() []byte      { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s RollingUpdate) SetMaxSurge(v string)       { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s RollingUpdate) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"maxUnavailable\":")
	if err != nil {
		return err
	}
	{
		s := s.MaxUnavailable()
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
	_, err = b.WriteString("\"maxSurge\":")
	if err != nil {
		return err
	}
	{
		s := s.MaxSurge()
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
func (s RollingUpdate) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s RollingUpdate) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("maxUnavailable = ")
	if err != nil {
		return err
	}
	{
		s := s.MaxUnavailable()
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
	_, err = b.WriteString("maxSurge = ")
	if err != nil {
		return err
	}
	{
		s := s.MaxSurge()
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
func (s RollingUpdate) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type RollingUpdate_List C.PointerList

func NewRollingUpdateList(s *C.Segment, sz int) RollingUpdate_List {
	return RollingUpdate_List(s.NewCompositeList(0, 2, sz))
}
func (s RollingUpdate_List) Len() int { return C.PointerList(s).Len() }
func (s RollingUpdate_List) At(i int) RollingUpdate {
	return RollingUpdate(C.PointerList(s).At(i).ToStruct())
}
func (s RollingUpdate_List) ToArray() []RollingUpdate {
	n := s.Len()
	a := make([]RollingUpdate, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s RollingUpdate_List) Set(i int, item RollingUpdate) { C.PointerList(s).Set(i, C.Object(item)) }

type DeploymentStatus C.Struct

func NewDeploymentStatus(s *C.Segment) DeploymentStatus { return DeploymentStatus(s.NewStruct(32, 1)) }
func NewRootDeploymentStatus(s *C.Segment) DeploymentStatus {
	return DeploymentStatus(s.NewRootStruct(32, 1))
}
func AutoNewDeploymentStatus(s *C.Segment) DeploymentStatus {
	return DeploymentStatus(s.NewStructAR(32, 1))
}
func ReadRootDeploymentStatus(s *C.Segment) DeploymentStatus {
	return DeploymentStatus(s.Root(0).ToStruct())
}
func (s DeploymentStatus) ObservedGeneration() int64      { return int64(C.Struct(s).Get64(0)) }
func (s DeploymentStatus) SetObservedGeneration(v int64)  { C.Struct(s).Set64(0, uint64(v)) }
func (s DeploymentStatus) Replicas() int32                { return int32(C.Struct(s).Get32(8)) }
func (s DeploymentStatus) SetReplicas(v int32)            { C.Struct(s).Set32(8, uint32(v)) }
func (s DeploymentStatus) UpdatedReplicas() int32         { return int32(C.Struct(s).Get32(12)) }
func (s DeploymentStatus) SetUpdatedReplicas(v int32)     { C.Struct(s).Set32(12, uint32(v)) }
func (s DeploymentStatus) ReadyReplicas() int32           { return int32(C.Struct(s).Get32(16)) }
func (s DeploymentStatus) SetReadyReplicas(v int32)       { C.Struct(s).Set32(16, uint32(v)) }
func (s DeploymentStatus) AvailableReplicas() int32       { return int32(C.Struct(s).Get32(20)) }
func (s DeploymentStatus) SetAvailableReplicas(v int32)   { C.Struct(s).Set32(20, uint32(v)) }
func (s DeploymentStatus) UnavailableReplicas() int32     { return int32(C.Struct(s).Get32(24)) }
func (s DeploymentStatus) SetUnavailableReplicas(v int32) { C.Struct(s).Set32(24, uint32(v)) }
func (s DeploymentStatus) Conditions() Condition_List {
	return Condition_List(C.Struct(s).GetObject(0))
}
func (s DeploymentStatus) SetConditions(v Condition_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s DeploymentStatus) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"observedGeneration\":")
	if err != nil {
		return err
	}
	{
		s := s.ObservedGeneration()
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
	_, err = b.WriteString("\"replicas\":")
	if err != nil {
		return err
	}
	{
		s := s.Replicas()
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
	_, err = b.WriteString("\"updatedReplicas\":")
	if err != nil {
		return err
	}
	{
		s := s.UpdatedReplicas()
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
	_, err = b.WriteString("\"readyReplicas\":")
	if err != nil {
		return err
	}
	{
		s := s.ReadyReplicas()
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
	_, err = b.WriteString("\"availableReplicas\":")
	if err != nil {
		return err
	}
	{
		s := s.AvailableReplicas()
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
	_, err = b.WriteString("\"unavailableReplicas\":")
	if err != nil {
		return err
	}
	{
		s := s.UnavailableReplicas()
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
	_, err = b.WriteString("\"conditions\":")
	if err != nil {
		return err
	}
	{
		s := s.Conditions()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s DeploymentStatus) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s DeploymentStatus) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("observedGeneration = ")
	if err != nil {
		return err
	}
	{
		s := s.ObservedGeneration()
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
	_, err = b.WriteString("replicas = ")
	if err != nil {
		return err
	}
	{
		s := s.Replicas()
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
	_, err = b.WriteString("updatedReplicas = ")
	if err != nil {
		return err
	}
	{
		s := s.UpdatedReplicas()
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
	_, err = b.WriteString("readyReplicas = ")
	if err != nil {
		return err
	}
	{
		s := s.ReadyReplicas()
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
	_, err = b.WriteString("availableReplicas = ")
	if err != nil {
		return err
	}
	{
		s := s.AvailableReplicas()
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
	_, err = b.WriteString("unavailableReplicas = ")
	if err != nil {
		return err
	}
	{
		s := s.UnavailableReplicas()
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
	_, err = b.WriteString("conditions = ")
	if err != nil {
		return err
	}
	{
		s := s.Conditions()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s DeploymentStatus) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type DeploymentStatus_List C.PointerList

func NewDeploymentStatusList(s *C.Segment, sz int) DeploymentStatus_List {
	return DeploymentStatus_List(s.NewCompositeList(32, 1, sz))
}
func (s DeploymentStatus_List) Len() int { return C.PointerList(s).Len() }
func (s DeploymentStatus_List) At(i int) DeploymentStatus {
	return DeploymentStatus(C.PointerList(s).At(i).ToStruct())
}
func (s DeploymentStatus_List) ToArray() []DeploymentStatus {
	n := s.Len()
	a := make([]DeploymentStatus, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s DeploymentStatus_List) Set(i int, item DeploymentStatus) {
	C.PointerList(s).Set(i, C.Object(item))
}
