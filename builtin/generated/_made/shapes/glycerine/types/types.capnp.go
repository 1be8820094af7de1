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

type Blob C.Struct

func NewBlob(s *C.Segment) Blob      { return Blob(s.NewStruct(0, 1)) }
func NewRootBlob(s *C.Segment) Blob  { return Blob(s.NewRootStruct(0, 1)) }
func AutoNewBlob(s *C.Segment) Blob  { return Blob(s.NewStructAR(0, 1)) }
func ReadRootBlob(s *C.Segment) Blob { return Blob(s.Root(0).ToStruct()) }
func (s Blob) Data() []byte          { return C.Struct(s).GetObject(0).ToData() }
func (s Blob) SetData(v []byte)      { C.Struct(s).SetObject(0, s.Segment.NewData(v)) }
func (s Blob) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"data\":")
	if err != nil {
		return err
	}
	{
		s := s.Data()
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
func (s Blob) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Blob) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("data = ")
	if err != nil {
		return err
	}
	{
		s := s.Data()
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
func (s Blob) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Blob_List C.PointerList

func NewBlobList(s *C.Segment, sz int) Blob_List { return Blob_List(s.NewCompositeList(0, 1, sz)) }
func (s Blob_List) Len() int                     { return C.PointerList(s).Len() }
func (s Blob_List) At(i int) Blob                { return Blob(C.PointerList(s).At(i).ToStruct()) }
func (s Blob_List) ToArray() []Blob {
	n := s.Len()
	a := make([]Blob, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Blob_List) Set(i int, item Blob) { C.PointerList(s).Set(i, C.Object(item)) }

type Text2 C.Struct

func NewText2(s *C.Segment) Text2          { return Text2(s.NewStruct(0, 3)) }
func NewRootText2(s *C.Segment) Text2      { return Text2(s.NewRootStruct(0, 3)) }
func AutoNewText2(s *C.Segment) Text2      { return Text2(s.NewStructAR(0, 3)) }
func ReadRootText2(s *C.Segment) Text2     { return Text2(s.Root(0).ToStruct()) }
func (s Text2) Language() string           { return C.Struct(s).GetObject(0).ToText() }
func (s Text2) LanguageBytes() []byte      { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Text2) SetLanguage(v string)       { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Text2) Title() string              { return C.Struct(s).GetObject(1).ToText() }
func (s Text2) TitleBytes() []byte         { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Text2) SetTitle(v string)          { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Text2) Paragraphs() C.TextList     { return C.TextList(C.Struct(s).GetObject(2)) }
func (s Text2) SetParagraphs(v C.TextList) { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Text2) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"language\":")
	if err != nil {
		return err
	}
	{
		s := s.Language()
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
	_, err = b.WriteString("\"paragraphs\":")
	if err != nil {
		return err
	}
	{
		s := s.Paragraphs()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Text2) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Text2) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("language = ")
	if err != nil {
		return err
	}
	{
		s := s.Language()
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
	_, err = b.WriteString("paragraphs = ")
	if err != nil {
		return err
	}
	{
		s := s.Paragraphs()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Text2) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Text2_List C.PointerList

func NewText2List(s *C.Segment, sz int) Text2_List { return Text2_List(s.NewCompositeList(0, 3, sz)) }
func (s Text2_List) Len() int                      { return C.PointerList(s).Len() }
func (s Text2_List) At(i int) Text2                { return Text2(C.PointerList(s).At(i).ToStruct()) }
func (s Text2_List) ToArray() []Text2 {
	n := s.Len()
	a := make([]Text2, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Text2_List) Set(i int, item Text2) { C.PointerList(s).Set(i, C.Object(item)) }

type Node C.Struct

func NewNode(s *C.Segment) Node      { return Node(s.NewStruct(8, 3)) }
func NewRootNode(s *C.Segment) Node  { return Node(s.NewRootStruct(8, 3)) }
func AutoNewNode(s *C.Segment) Node  { return Node(s.NewStructAR(8, 3)) }
func ReadRootNode(s *C.Segment) Node { return Node(s.Root(0).ToStruct()) }
func (s Node) Name() string          { return C.Struct(s).GetObject(0).ToText() }
func (s Node) NameBytes() []byte     { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Node) SetName(v string)      { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Node) Weight() int64         { return int64(C.Struct(s).Get64(0)) }
func (s Node) SetWeight(v int64)     { C.Struct(s).Set64(0, uint64(v)) }
func (s Node) Left() Node            { return Node(C.Struct(s).GetObject(1).ToStruct()) }
func (s Node) SetLeft(v Node)        { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Node) Right() Node           { return Node(C.Struct(s).GetObject(2).ToStruct()) }
func (s Node) SetRight(v Node)       { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Node) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"weight\":")
	if err != nil {
		return err
	}
	{
		s := s.Weight()
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
	_, err = b.WriteString("\"left\":")
	if err != nil {
		return err
	}
	{
		s := s.Left()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"right\":")
	if err != nil {
		return err
	}
	{
		s := s.Right()
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
func (s Node) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Node) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("weight = ")
	if err != nil {
		return err
	}
	{
		s := s.Weight()
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
	_, err = b.WriteString("left = ")
	if err != nil {
		return err
	}
	{
		s := s.Left()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("right = ")
	if err != nil {
		return err
	}
	{
		s := s.Right()
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
func (s Node) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Node_List C.PointerList

func NewNodeList(s *C.Segment, sz int) Node_List { return Node_List(s.NewCompositeList(8, 3, sz)) }
func (s Node_List) Len() int                     { return C.PointerList(s).Len() }
func (s Node_List) At(i int) Node                { return Node(C.PointerList(s).At(i).ToStruct()) }
func (s Node_List) ToArray() []Node {
	n := s.Len()
	a := make([]Node, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Node_List) Set(i int, item Node) { C.PointerList(s).Set(i, C.Object(item)) }

type Sparse C.Struct
type SparseColor Sparse
type SparseMaterial Sparse
type SparsePattern Sparse
type SparseStyle Sparse
type SparseWidth Sparse
type SparseHeight Sparse
type SparseDepth Sparse
type SparseWeight Sparse
type SparseVolume Sparse
type SparseDiameter Sparse
type SparseVoltage Sparse
type SparsePower Sparse
type SparseCapacity Sparse
type SparseFrequency Sparse
type SparseNoise Sparse
type SparseReturnable Sparse
type SparseAdult Sparse
type SparseSeason Sparse
type SparseGender Sparse
type SparseAgeFrom Sparse
type SparseAgeTo Sparse
type SparseSize Sparse
type SparseSizeChart Sparse
type SparseFit Sparse
type SparsePages Sparse
type SparseEdition Sparse
type SparseOrigin Sparse
type SparseWarranty Sparse
type SparseShelf Sparse
type SparseNotes Sparse
type SparseColor_Which uint16

const (
	SPARSECOLOR_NONE SparseColor_Which = 0
	SPARSECOLOR_SOME SparseColor_Which = 1
)

type SparseMaterial_Which uint16

const (
	SPARSEMATERIAL_NONE SparseMaterial_Which = 0
	SPARSEMATERIAL_SOME SparseMaterial_Which = 1
)

type SparsePattern_Which uint16

const (
	SPARSEPATTERN_NONE SparsePattern_Which = 0
	SPARSEPATTERN_SOME SparsePattern_Which = 1
)

type SparseStyle_Which uint16

const (
	SPARSESTYLE_NONE SparseStyle_Which = 0
	SPARSESTYLE_SOME SparseStyle_Which = 1
)

type SparseWidth_Which uint16

const (
	SPARSEWIDTH_NONE SparseWidth_Which = 0
	SPARSEWIDTH_SOME SparseWidth_Which = 1
)

type SparseHeight_Which uint16

const (
	SPARSEHEIGHT_NONE SparseHeight_Which = 0
	SPARSEHEIGHT_SOME SparseHeight_Which = 1
)

type SparseDepth_Which uint16

const (
	SPARSEDEPTH_NONE SparseDepth_Which = 0
	SPARSEDEPTH_SOME SparseDepth_Which = 1
)

type SparseWeight_Which uint16

const (
	SPARSEWEIGHT_NONE SparseWeight_Which = 0
	SPARSEWEIGHT_SOME SparseWeight_Which = 1
)

type SparseVolume_Which uint16

const (
	SPARSEVOLUME_NONE SparseVolume_Which = 0
	SPARSEVOLUME_SOME SparseVolume_Which = 1
)

type SparseDiameter_Which uint16

const (
	SPARSEDIAMETER_NONE SparseDiameter_Which = 0
	SPARSEDIAMETER_SOME SparseDiameter_Which = 1
)

type SparseVoltage_Which uint16

const (
	SPARSEVOLTAGE_NONE SparseVoltage_Which = 0
	SPARSEVOLTAGE_SOME SparseVoltage_Which = 1
)

type SparsePower_Which uint16

const (
	SPARSEPOWER_NONE SparsePower_Which = 0
	SPARSEPOWER_SOME SparsePower_Which = 1
)

type SparseCapacity_Which uint16

const (
	SPARSECAPACITY_NONE SparseCapacity_Which = 0
	SPARSECAPACITY_SOME SparseCapacity_Which = 1
)

type SparseFrequency_Which uint16

const (
	SPARSEFREQUENCY_NONE SparseFrequency_Which = 0
	SPARSEFREQUENCY_SOME SparseFrequency_Which = 1
)

type SparseNoise_Which uint16

const (
	SPARSENOISE_NONE SparseNoise_Which = 0
	SPARSENOISE_SOME SparseNoise_Which = 1
)

type SparseReturnable_Which uint16

const (
	SPARSERETURNABLE_NONE SparseReturnable_Which = 0
	SPARSERETURNABLE_SOME SparseReturnable_Which = 1
)

type SparseAdult_Which uint16

const (
	SPARSEADULT_NONE SparseAdult_Which = 0
	SPARSEADULT_SOME SparseAdult_Which = 1
)

type SparseSeason_Which uint16

const (
	SPARSESEASON_NONE SparseSeason_Which = 0
	SPARSESEASON_SOME SparseSeason_Which = 1
)

type SparseGender_Which uint16

const (
	SPARSEGENDER_NONE SparseGender_Which = 0
	SPARSEGENDER_SOME SparseGender_Which = 1
)

type SparseAgeFrom_Which uint16

const (
	SPARSEAGEFROM_NONE SparseAgeFrom_Which = 0
	SPARSEAGEFROM_SOME SparseAgeFrom_Which = 1
)

type SparseAgeTo_Which uint16

const (
	SPARSEAGETO_NONE SparseAgeTo_Which = 0
	SPARSEAGETO_SOME SparseAgeTo_Which = 1
)

type SparseSize_Which uint16

const (
	SPARSESIZE_NONE SparseSize_Which = 0
	SPARSESIZE_SOME SparseSize_Which = 1
)

type SparseSizeChart_Which uint16

const (
	SPARSESIZECHART_NONE SparseSizeChart_Which = 0
	SPARSESIZECHART_SOME SparseSizeChart_Which = 1
)

type SparseFit_Which uint16

const (
	SPARSEFIT_NONE SparseFit_Which = 0
	SPARSEFIT_SOME SparseFit_Which = 1
)

type SparsePages_Which uint16

const (
	SPARSEPAGES_NONE SparsePages_Which = 0
	SPARSEPAGES_SOME SparsePages_Which = 1
)

type SparseEdition_Which uint16

const (
	SPARSEEDITION_NONE SparseEdition_Which = 0
	SPARSEEDITION_SOME SparseEdition_Which = 1
)

type SparseOrigin_Which uint16

const (
	SPARSEORIGIN_NONE SparseOrigin_Which = 0
	SPARSEORIGIN_SOME SparseOrigin_Which = 1
)

type SparseWarranty_Which uint16

const (
	SPARSEWARRANTY_NONE SparseWarranty_Which = 0
	SPARSEWARRANTY_SOME SparseWarranty_Which = 1
)

type SparseShelf_Which uint16

const (
	SPARSESHELF_NONE SparseShelf_Which = 0
	SPARSESHELF_SOME SparseShelf_Which = 1
)

type SparseNotes_Which uint16

const (
	SPARSENOTES_NONE SparseNotes_Which = 0
	SPARSENOTES_SOME SparseNotes_Which = 1
)

func NewSparse(s *C.Segment) Sparse            { return Sparse(s.NewStruct(208, 29)) }
func NewRootSparse(s *C.Segment) Sparse        { return Sparse(s.NewRootStruct(208, 29)) }
func AutoNewSparse(s *C.Segment) Sparse        { return Sparse(s.NewStructAR(208, 29)) }
func ReadRootSparse(s *C.Segment) Sparse       { return Sparse(s.Root(0).ToStruct()) }
func (s Sparse) Title() string                 { return C.Struct(s).GetObject(0).ToText() }
func (s Sparse) TitleBytes() []byte            { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Sparse) SetTitle(v string)             { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Sparse) Subtitle() string              { return C.Struct(s).GetObject(1).ToText() }
func (s Sparse) SubtitleBytes() []byte         { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Sparse) SetSubtitle(v string)          { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Sparse) Brand() string                 { return C.Struct(s).GetObject(2).ToText() }
func (s Sparse) BrandBytes() []byte            { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Sparse) SetBrand(v string)             { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Sparse) Model() string                 { return C.Struct(s).GetObject(3).ToText() }
func (s Sparse) ModelBytes() []byte            { return C.Struct(s).GetObject(3).ToDataTrimLastByte() }
func (s Sparse) SetModel(v string)             { C.Struct(s).SetObject(3, s.Segment.NewText(v)) }
func (s Sparse) Color() SparseColor            { return SparseColor(s) }
func (s SparseColor) Which() SparseColor_Which { return SparseColor_Which(C.Struct(s).Get16(0)) }
func (s SparseColor) SetNone()                 { C.Struct(s).Set16(0, 0) }
func (s SparseColor) Some() string             { return C.Struct(s).GetObject(4).ToText() }
func (s SparseColor) SomeBytes() []byte        { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s SparseColor) SetSome(v string) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).SetObject(4, s.Segment.NewText(v))
}
func (s Sparse) Material() SparseMaterial { return SparseMaterial(s) }
func (s SparseMaterial) Which() SparseMaterial_Which {
	return SparseMaterial_Which(C.Struct(s).Get16(2))
}
func (s SparseMaterial) SetNone()          { C.Struct(s).Set16(2, 0) }
func (s SparseMaterial) Some() string      { return C.Struct(s).GetObject(5).ToText() }
func (s SparseMaterial) SomeBytes() []byte { return C.Struct(s).GetObject(5).ToDataTrimLastByte() }
func (s SparseMaterial) SetSome(v string) {
	C.Struct(s).Set16(2, 1)
	C.Struct(s).SetObject(5, s.Segment.NewText(v))
}
func (s Sparse) Pattern() SparsePattern            { return SparsePattern(s) }
func (s SparsePattern) Which() SparsePattern_Which { return SparsePattern_Which(C.Struct(s).Get16(4)) }
func (s SparsePattern) SetNone()                   { C.Struct(s).Set16(4, 0) }
func (s SparsePattern) Some() string               { return C.Struct(s).GetObject(6).ToText() }
func (s SparsePattern) SomeBytes() []byte          { return C.Struct(s).GetObject(6).ToDataTrimLastByte() }
func (s SparsePattern) SetSome(v string) {
	C.Struct(s).Set16(4, 1)
	C.Struct(s).SetObject(6, s.Segment.NewText(v))
}
func (s Sparse) Style() SparseStyle            { return SparseStyle(s) }
func (s SparseStyle) Which() SparseStyle_Which { return SparseStyle_Which(C.Struct(s).Get16(6)) }
func (s SparseStyle) SetNone()                 { C.Struct(s).Set16(6, 0) }
func (s SparseStyle) Some() string             { return C.Struct(s).GetObject(7).ToText() }
func (s SparseStyle) SomeBytes() []byte        { return C.Struct(s).GetObject(7).ToDataTrimLastByte() }
func (s SparseStyle) SetSome(v string) {
	C.Struct(s).Set16(6, 1)
	C.Struct(s).SetObject(7, s.Segment.NewText(v))
}
func (s Sparse) Width() SparseWidth            { return SparseWidth(s) }
func (s SparseWidth) Which() SparseWidth_Which { return SparseWidth_Which(C.Struct(s).Get16(8)) }
func (s SparseWidth) SetNone()                 { C.Struct(s).Set16(8, 0) }
func (s SparseWidth) Some() float64            { return math.Float64frombits(C.Struct(s).Get64(16)) }
func (s SparseWidth) SetSome(v float64) {
	C.Struct(s).Set16(8, 1)
	C.Struct(s).Set64(16, math.Float64bits(v))
}
func (s Sparse) Height() SparseHeight            { return SparseHeight(s) }
func (s SparseHeight) Which() SparseHeight_Which { return SparseHeight_Which(C.Struct(s).Get16(10)) }
func (s SparseHeight) SetNone()                  { C.Struct(s).Set16(10, 0) }
func (s SparseHeight) Some() float64             { return math.Float64frombits(C.Struct(s).Get64(24)) }
func (s SparseHeight) SetSome(v float64) {
	C.Struct(s).Set16(10, 1)
	C.Struct(s).Set64(24, math.Float64bits(v))
}
func (s Sparse) Depth() SparseDepth            { return SparseDepth(s) }
func (s SparseDepth) Which() SparseDepth_Which { return SparseDepth_Which(C.Struct(s).Get16(12)) }
func (s SparseDepth) SetNone()                 { C.Struct(s).Set16(12, 0) }
func (s SparseDepth) Some() float64            { return math.Float64frombits(C.Struct(s).Get64(32)) }
func (s SparseDepth) SetSome(v float64) {
	C.Struct(s).Set16(12, 1)
	C.Struct(s).Set64(32, math.Float64bits(v))
}
func (s Sparse) Weight() SparseWeight            { return SparseWeight(s) }
func (s SparseWeight) Which() SparseWeight_Which { return SparseWeight_Which(C.Struct(s).Get16(14)) }
func (s SparseWeight) SetNone()                  { C.Struct(s).Set16(14, 0) }
func (s SparseWeight) Some() float64             { return math.Float64frombits(C.Struct(s).Get64(40)) }
func (s SparseWeight) SetSome(v float64) {
	C.Struct(s).Set16(14, 1)
	C.Struct(s).Set64(40, math.Float64bits(v))
}
func (s Sparse) Volume() SparseVolume            { return SparseVolume(s) }
func (s SparseVolume) Which() SparseVolume_Which { return SparseVolume_Which(C.Struct(s).Get16(48)) }
func (s SparseVolume) SetNone()                  { C.Struct(s).Set16(48, 0) }
func (s SparseVolume) Some() float64             { return math.Float64frombits(C.Struct(s).Get64(56)) }
func (s SparseVolume) SetSome(v float64) {
	C.Struct(s).Set16(48, 1)
	C.Struct(s).Set64(56, math.Float64bits(v))
}
func (s Sparse) Diameter() SparseDiameter { return SparseDiameter(s) }
func (s SparseDiameter) Which() SparseDiameter_Which {
	return SparseDiameter_Which(C.Struct(s).Get16(50))
}
func (s SparseDiameter) SetNone()      { C.Struct(s).Set16(50, 0) }
func (s SparseDiameter) Some() float64 { return math.Float64frombits(C.Struct(s).Get64(64)) }
func (s SparseDiameter) SetSome(v float64) {
	C.Struct(s).Set16(50, 1)
	C.Struct(s).Set64(64, math.Float64bits(v))
}
func (s Sparse) Voltage() SparseVoltage            { return SparseVoltage(s) }
func (s SparseVoltage) Which() SparseVoltage_Which { return SparseVoltage_Which(C.Struct(s).Get16(52)) }
func (s SparseVoltage) SetNone()                   { C.Struct(s).Set16(52, 0) }
func (s SparseVoltage) Some() int32                { return int32(C.Struct(s).Get32(72)) }
func (s SparseVoltage) SetSome(v int32)            { C.Struct(s).Set16(52, 1); C.Struct(s).Set32(72, uint32(v)) }
func (s Sparse) Power() SparsePower                { return SparsePower(s) }
func (s SparsePower) Which() SparsePower_Which     { return SparsePower_Which(C.Struct(s).Get16(54)) }
func (s SparsePower) SetNone()                     { C.Struct(s).Set16(54, 0) }
func (s SparsePower) Some() int32                  { return int32(C.Struct(s).Get32(76)) }
func (s SparsePower) SetSome(v int32)              { C.Struct(s).Set16(54, 1); C.Struct(s).Set32(76, uint32(v)) }
func (s Sparse) Capacity() SparseCapacity          { return SparseCapacity(s) }
func (s SparseCapacity) Which() SparseCapacity_Which {
	return SparseCapacity_Which(C.Struct(s).Get16(80))
}
func (s SparseCapacity) SetNone()           { C.Struct(s).Set16(80, 0) }
func (s SparseCapacity) Some() int64        { return int64(C.Struct(s).Get64(88)) }
func (s SparseCapacity) SetSome(v int64)    { C.Struct(s).Set16(80, 1); C.Struct(s).Set64(88, uint64(v)) }
func (s Sparse) Frequency() SparseFrequency { return SparseFrequency(s) }
func (s SparseFrequency) Which() SparseFrequency_Which {
	return SparseFrequency_Which(C.Struct(s).Get16(82))
}
func (s SparseFrequency) SetNone()      { C.Struct(s).Set16(82, 0) }
func (s SparseFrequency) Some() float64 { return math.Float64frombits(C.Struct(s).Get64(96)) }
func (s SparseFrequency) SetSome(v float64) {
	C.Struct(s).Set16(82, 1)
	C.Struct(s).Set64(96, math.Float64bits(v))
}
func (s Sparse) Noise() SparseNoise            { return SparseNoise(s) }
func (s SparseNoise) Which() SparseNoise_Which { return SparseNoise_Which(C.Struct(s).Get16(84)) }
func (s SparseNoise) SetNone()                 { C.Struct(s).Set16(84, 0) }
func (s SparseNoise) Some() float32            { return math.Float32frombits(C.Struct(s).Get32(104)) }
func (s SparseNoise) SetSome(v float32) {
	C.Struct(s).Set16(84, 1)
	C.Struct(s).Set32(104, math.Float32bits(v))
}
func (s Sparse) EnergyClass() string          { return C.Struct(s).GetObject(8).ToText() }
func (s Sparse) EnergyClassBytes() []byte     { return C.Struct(s).GetObject(8).ToDataTrimLastByte() }
func (s Sparse) SetEnergyClass(v string)      { C.Struct(s).SetObject(8, s.Segment.NewText(v)) }
func (s Sparse) Quantity() int32              { return int32(C.Struct(s).Get32(108)) }
func (s Sparse) SetQuantity(v int32)          { C.Struct(s).Set32(108, uint32(v)) }
func (s Sparse) Minimum() int32               { return int32(C.Struct(s).Get32(112)) }
func (s Sparse) SetMinimum(v int32)           { C.Struct(s).Set32(112, uint32(v)) }
func (s Sparse) Maximum() int32               { return int32(C.Struct(s).Get32(116)) }
func (s Sparse) SetMaximum(v int32)           { C.Struct(s).Set32(116, uint32(v)) }
func (s Sparse) Packed() uint32               { return C.Struct(s).Get32(120) }
func (s Sparse) SetPacked(v uint32)           { C.Struct(s).Set32(120, v) }
func (s Sparse) Rating() float32              { return math.Float32frombits(C.Struct(s).Get32(124)) }
func (s Sparse) SetRating(v float32)          { C.Struct(s).Set32(124, math.Float32bits(v)) }
func (s Sparse) Votes() uint64                { return C.Struct(s).Get64(128) }
func (s Sparse) SetVotes(v uint64)            { C.Struct(s).Set64(128, v) }
func (s Sparse) Price() int64                 { return int64(C.Struct(s).Get64(136)) }
func (s Sparse) SetPrice(v int64)             { C.Struct(s).Set64(136, uint64(v)) }
func (s Sparse) Discount() int64              { return int64(C.Struct(s).Get64(144)) }
func (s Sparse) SetDiscount(v int64)          { C.Struct(s).Set64(144, uint64(v)) }
func (s Sparse) Fragile() bool                { return C.Struct(s).Get1(688) }
func (s Sparse) SetFragile(v bool)            { C.Struct(s).Set1(688, v) }
func (s Sparse) Organic() bool                { return C.Struct(s).Get1(689) }
func (s Sparse) SetOrganic(v bool)            { C.Struct(s).Set1(689, v) }
func (s Sparse) Vegan() bool                  { return C.Struct(s).Get1(690) }
func (s Sparse) SetVegan(v bool)              { C.Struct(s).Set1(690, v) }
func (s Sparse) Refurbished() bool            { return C.Struct(s).Get1(691) }
func (s Sparse) SetRefurbished(v bool)        { C.Struct(s).Set1(691, v) }
func (s Sparse) Digital() bool                { return C.Struct(s).Get1(692) }
func (s Sparse) SetDigital(v bool)            { C.Struct(s).Set1(692, v) }
func (s Sparse) Returnable() SparseReturnable { return SparseReturnable(s) }
func (s SparseReturnable) Which() SparseReturnable_Which {
	return SparseReturnable_Which(C.Struct(s).Get16(152))
}
func (s SparseReturnable) SetNone()              { C.Struct(s).Set16(152, 0) }
func (s SparseReturnable) Some() bool            { return C.Struct(s).Get1(693) }
func (s SparseReturnable) SetSome(v bool)        { C.Struct(s).Set16(152, 1); C.Struct(s).Set1(693, v) }
func (s Sparse) Adult() SparseAdult              { return SparseAdult(s) }
func (s SparseAdult) Which() SparseAdult_Which   { return SparseAdult_Which(C.Struct(s).Get16(154)) }
func (s SparseAdult) SetNone()                   { C.Struct(s).Set16(154, 0) }
func (s SparseAdult) Some() bool                 { return C.Struct(s).Get1(694) }
func (s SparseAdult) SetSome(v bool)             { C.Struct(s).Set16(154, 1); C.Struct(s).Set1(694, v) }
func (s Sparse) Season() SparseSeason            { return SparseSeason(s) }
func (s SparseSeason) Which() SparseSeason_Which { return SparseSeason_Which(C.Struct(s).Get16(156)) }
func (s SparseSeason) SetNone()                  { C.Struct(s).Set16(156, 0) }
func (s SparseSeason) Some() string              { return C.Struct(s).GetObject(9).ToText() }
func (s SparseSeason) SomeBytes() []byte         { return C.Struct(s).GetObject(9).ToDataTrimLastByte() }
func (s SparseSeason) SetSome(v string) {
	C.Struct(s).Set16(156, 1)
	C.Struct(s).SetObject(9, s.Segment.NewText(v))
}
func (s Sparse) Gender() SparseGender            { return SparseGender(s) }
func (s SparseGender) Which() SparseGender_Which { return SparseGender_Which(C.Struct(s).Get16(158)) }
func (s SparseGender) SetNone()                  { C.Struct(s).Set16(158, 0) }
func (s SparseGender) Some() string              { return C.Struct(s).GetObject(10).ToText() }
func (s SparseGender) SomeBytes() []byte         { return C.Struct(s).GetObject(10).ToDataTrimLastByte() }
func (s SparseGender) SetSome(v string) {
	C.Struct(s).Set16(158, 1)
	C.Struct(s).SetObject(10, s.Segment.NewText(v))
}
func (s Sparse) AgeFrom() SparseAgeFrom { return SparseAgeFrom(s) }
func (s SparseAgeFrom) Which() SparseAgeFrom_Which {
	return SparseAgeFrom_Which(C.Struct(s).Get16(160))
}
func (s SparseAgeFrom) SetNone()               { C.Struct(s).Set16(160, 0) }
func (s SparseAgeFrom) Some() int32            { return int32(C.Struct(s).Get32(164)) }
func (s SparseAgeFrom) SetSome(v int32)        { C.Struct(s).Set16(160, 1); C.Struct(s).Set32(164, uint32(v)) }
func (s Sparse) AgeTo() SparseAgeTo            { return SparseAgeTo(s) }
func (s SparseAgeTo) Which() SparseAgeTo_Which { return SparseAgeTo_Which(C.Struct(s).Get16(162)) }
func (s SparseAgeTo) SetNone()                 { C.Struct(s).Set16(162, 0) }
func (s SparseAgeTo) Some() int32              { return int32(C.Struct(s).Get32(168)) }
func (s SparseAgeTo) SetSome(v int32)          { C.Struct(s).Set16(162, 1); C.Struct(s).Set32(168, uint32(v)) }
func (s Sparse) Size() SparseSize              { return SparseSize(s) }
func (s SparseSize) Which() SparseSize_Which   { return SparseSize_Which(C.Struct(s).Get16(172)) }
func (s SparseSize) SetNone()                  { C.Struct(s).Set16(172, 0) }
func (s SparseSize) Some() string              { return C.Struct(s).GetObject(11).ToText() }
func (s SparseSize) SomeBytes() []byte         { return C.Struct(s).GetObject(11).ToDataTrimLastByte() }
func (s SparseSize) SetSome(v string) {
	C.Struct(s).Set16(172, 1)
	C.Struct(s).SetObject(11, s.Segment.NewText(v))
}
func (s Sparse) SizeChart() SparseSizeChart { return SparseSizeChart(s) }
func (s SparseSizeChart) Which() SparseSizeChart_Which {
	return SparseSizeChart_Which(C.Struct(s).Get16(174))
}
func (s SparseSizeChart) SetNone()          { C.Struct(s).Set16(174, 0) }
func (s SparseSizeChart) Some() string      { return C.Struct(s).GetObject(12).ToText() }
func (s SparseSizeChart) SomeBytes() []byte { return C.Struct(s).GetObject(12).ToDataTrimLastByte() }
func (s SparseSizeChart) SetSome(v string) {
	C.Struct(s).Set16(174, 1)
	C.Struct(s).SetObject(12, s.Segment.NewText(v))
}
func (s Sparse) Fit() SparseFit            { return SparseFit(s) }
func (s SparseFit) Which() SparseFit_Which { return SparseFit_Which(C.Struct(s).Get16(176)) }
func (s SparseFit) SetNone()               { C.Struct(s).Set16(176, 0) }
func (s SparseFit) Some() string           { return C.Struct(s).GetObject(13).ToText() }
func (s SparseFit) SomeBytes() []byte      { return C.Struct(s).GetObject(13).ToDataTrimLastByte() }
func (s SparseFit) SetSome(v string) {
	C.Struct(s).Set16(176, 1)
	C.Struct(s).SetObject(13, s.Segment.NewText(v))
}
func (s Sparse) Isbn() string                  { return C.Struct(s).GetObject(14).ToText() }
func (s Sparse) IsbnBytes() []byte             { return C.Struct(s).GetObject(14).ToDataTrimLastByte() }
func (s Sparse) SetIsbn(v string)              { C.Struct(s).SetObject(14, s.Segment.NewText(v)) }
func (s Sparse) Author() string                { return C.Struct(s).GetObject(15).ToText() }
func (s Sparse) AuthorBytes() []byte           { return C.Struct(s).GetObject(15).ToDataTrimLastByte() }
func (s Sparse) SetAuthor(v string)            { C.Struct(s).SetObject(15, s.Segment.NewText(v)) }
func (s Sparse) Publisher() string             { return C.Struct(s).GetObject(16).ToText() }
func (s Sparse) PublisherBytes() []byte        { return C.Struct(s).GetObject(16).ToDataTrimLastByte() }
func (s Sparse) SetPublisher(v string)         { C.Struct(s).SetObject(16, s.Segment.NewText(v)) }
func (s Sparse) Pages() SparsePages            { return SparsePages(s) }
func (s SparsePages) Which() SparsePages_Which { return SparsePages_Which(C.Struct(s).Get16(178)) }
func (s SparsePages) SetNone()                 { C.Struct(s).Set16(178, 0) }
func (s SparsePages) Some() int32              { return int32(C.Struct(s).Get32(180)) }
func (s SparsePages) SetSome(v int32)          { C.Struct(s).Set16(178, 1); C.Struct(s).Set32(180, uint32(v)) }
func (s Sparse) Edition() SparseEdition        { return SparseEdition(s) }
func (s SparseEdition) Which() SparseEdition_Which {
	return SparseEdition_Which(C.Struct(s).Get16(184))
}
func (s SparseEdition) SetNone()           { C.Struct(s).Set16(184, 0) }
func (s SparseEdition) Some() int32        { return int32(C.Struct(s).Get32(188)) }
func (s SparseEdition) SetSome(v int32)    { C.Struct(s).Set16(184, 1); C.Struct(s).Set32(188, uint32(v)) }
func (s Sparse) Language() string          { return C.Struct(s).GetObject(17).ToText() }
func (s Sparse) LanguageBytes() []byte     { return C.Struct(s).GetObject(17).ToDataTrimLastByte() }
func (s Sparse) SetLanguage(v string)      { C.Struct(s).SetObject(17, s.Segment.NewText(v)) }
func (s Sparse) Tags() C.TextList          { return C.TextList(C.Struct(s).GetObject(18)) }
func (s Sparse) SetTags(v C.TextList)      { C.Struct(s).SetObject(18, C.Object(v)) }
func (s Sparse) Allergens() C.TextList     { return C.TextList(C.Struct(s).GetObject(19)) }
func (s Sparse) SetAllergens(v C.TextList) { C.Struct(s).SetObject(19, C.Object(v)) }
func (s Sparse) Sizes() C.Int32List        { return C.Int32List(C.Struct(s).GetObject(20)) }
func (s Sparse) SetSizes(v C.Int32List)    { C.Struct(s).SetObject(20, C.Object(v)) }
func (s Sparse) Related() C.UInt64List     { return C.UInt64List(C.Struct(s).GetObject(21)) }
func (s Sparse) SetRelated(v C.UInt64List) { C.Struct(s).SetObject(21, C.Object(v)) }
func (s Sparse) Photos() C.TextList        { return C.TextList(C.Struct(s).GetObject(22)) }
func (s Sparse) SetPhotos(v C.TextList)    { C.Struct(s).SetObject(22, C.Object(v)) }
func (s Sparse) Colors() C.TextList        { return C.TextList(C.Struct(s).GetObject(23)) }
func (s Sparse) SetColors(v C.TextList)    { C.Struct(s).SetObject(23, C.Object(v)) }
func (s Sparse) Attributes() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(24))
}
func (s Sparse) SetAttributes(v StringStringMapPair_List) { C.Struct(s).SetObject(24, C.Object(v)) }
func (s Sparse) Translations() StringStringMapPair_List {
	return StringStringMapPair_List(C.Struct(s).GetObject(25))
}
func (s Sparse) SetTranslations(v StringStringMapPair_List) { C.Struct(s).SetObject(25, C.Object(v)) }
func (s Sparse) Origin() SparseOrigin                       { return SparseOrigin(s) }
func (s SparseOrigin) Which() SparseOrigin_Which            { return SparseOrigin_Which(C.Struct(s).Get16(186)) }
func (s SparseOrigin) SetNone()                             { C.Struct(s).Set16(186, 0) }
func (s SparseOrigin) Some() string                         { return C.Struct(s).GetObject(26).ToText() }
func (s SparseOrigin) SomeBytes() []byte                    { return C.Struct(s).GetObject(26).ToDataTrimLastByte() }
func (s SparseOrigin) SetSome(v string) {
	C.Struct(s).Set16(186, 1)
	C.Struct(s).SetObject(26, s.Segment.NewText(v))
}
func (s Sparse) Warranty() SparseWarranty { return SparseWarranty(s) }
func (s SparseWarranty) Which() SparseWarranty_Which {
	return SparseWarranty_Which(C.Struct(s).Get16(192))
}
func (s SparseWarranty) SetNone()    { C.Struct(s).Set16(192, 0) }
func (s SparseWarranty) Some() int32 { return int32(C.Struct(s).Get32(196)) }
func (s SparseWarranty) SetSome(v int32) {
	C.Struct(s).Set16(192, 1)
	C.Struct(s).Set32(196, uint32(v))
}
func (s Sparse) Shelf() SparseShelf            { return SparseShelf(s) }
func (s SparseShelf) Which() SparseShelf_Which { return SparseShelf_Which(C.Struct(s).Get16(194)) }
func (s SparseShelf) SetNone()                 { C.Struct(s).Set16(194, 0) }
func (s SparseShelf) Some() string             { return C.Struct(s).GetObject(27).ToText() }
func (s SparseShelf) SomeBytes() []byte        { return C.Struct(s).GetObject(27).ToDataTrimLastByte() }
func (s SparseShelf) SetSome(v string) {
	C.Struct(s).Set16(194, 1)
	C.Struct(s).SetObject(27, s.Segment.NewText(v))
}
func (s Sparse) Notes() SparseNotes            { return SparseNotes(s) }
func (s SparseNotes) Which() SparseNotes_Which { return SparseNotes_Which(C.Struct(s).Get16(200)) }
func (s SparseNotes) SetNone()                 { C.Struct(s).Set16(200, 0) }
func (s SparseNotes) Some() string             { return C.Struct(s).GetObject(28).ToText() }
func (s SparseNotes) SomeBytes() []byte        { return C.Struct(s).GetObject(28).ToDataTrimLastByte() }
func (s SparseNotes) SetSome(v string) {
	C.Struct(s).Set16(200, 1)
	C.Struct(s).SetObject(28, s.Segment.NewText(v))
}
func (s Sparse) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	_, err = b.WriteString("\"subtitle\":")
	if err != nil {
		return err
	}
	{
		s := s.Subtitle()
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
	_, err = b.WriteString("\"brand\":")
	if err != nil {
		return err
	}
	{
		s := s.Brand()
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
	_, err = b.WriteString("\"model\":")
	if err != nil {
		return err
	}
	{
		s := s.Model()
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
	_, err = b.WriteString("\"color\":")
	if err != nil {
		return err
	}
	{
		s := s.Color()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSECOLOR_NONE {
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
		if s.Which() == SPARSECOLOR_SOME {
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
	_, err = b.WriteString("\"material\":")
	if err != nil {
		return err
	}
	{
		s := s.Material()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEMATERIAL_NONE {
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
		if s.Which() == SPARSEMATERIAL_SOME {
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
	_, err = b.WriteString("\"pattern\":")
	if err != nil {
		return err
	}
	{
		s := s.Pattern()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEPATTERN_NONE {
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
		if s.Which() == SPARSEPATTERN_SOME {
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
	_, err = b.WriteString("\"style\":")
	if err != nil {
		return err
	}
	{
		s := s.Style()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESTYLE_NONE {
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
		if s.Which() == SPARSESTYLE_SOME {
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
	_, err = b.WriteString("\"width\":")
	if err != nil {
		return err
	}
	{
		s := s.Width()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEWIDTH_NONE {
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
		if s.Which() == SPARSEWIDTH_SOME {
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
	_, err = b.WriteString("\"height\":")
	if err != nil {
		return err
	}
	{
		s := s.Height()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEHEIGHT_NONE {
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
		if s.Which() == SPARSEHEIGHT_SOME {
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
	_, err = b.WriteString("\"depth\":")
	if err != nil {
		return err
	}
	{
		s := s.Depth()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEDEPTH_NONE {
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
		if s.Which() == SPARSEDEPTH_SOME {
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
	_, err = b.WriteString("\"weight\":")
	if err != nil {
		return err
	}
	{
		s := s.Weight()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEWEIGHT_NONE {
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
		if s.Which() == SPARSEWEIGHT_SOME {
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
	_, err = b.WriteString("\"volume\":")
	if err != nil {
		return err
	}
	{
		s := s.Volume()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEVOLUME_NONE {
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
		if s.Which() == SPARSEVOLUME_SOME {
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
	_, err = b.WriteString("\"diameter\":")
	if err != nil {
		return err
	}
	{
		s := s.Diameter()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEDIAMETER_NONE {
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
		if s.Which() == SPARSEDIAMETER_SOME {
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
	_, err = b.WriteString("\"voltage\":")
	if err != nil {
		return err
	}
	{
		s := s.Voltage()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEVOLTAGE_NONE {
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
		if s.Which() == SPARSEVOLTAGE_SOME {
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
	_, err = b.WriteString("\"power\":")
	if err != nil {
		return err
	}
	{
		s := s.Power()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEPOWER_NONE {
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
		if s.Which() == SPARSEPOWER_SOME {
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
	_, err = b.WriteString("\"capacity\":")
	if err != nil {
		return err
	}
	{
		s := s.Capacity()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSECAPACITY_NONE {
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
		if s.Which() == SPARSECAPACITY_SOME {
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
	_, err = b.WriteString("\"frequency\":")
	if err != nil {
		return err
	}
	{
		s := s.Frequency()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEFREQUENCY_NONE {
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
		if s.Which() == SPARSEFREQUENCY_SOME {
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
	_, err = b.WriteString("\"noise\":")
	if err != nil {
		return err
	}
	{
		s := s.Noise()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSENOISE_NONE {
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
		if s.Which() == SPARSENOISE_SOME {
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
	_, err = b.WriteString("\"energyClass\":")
	if err != nil {
		return err
	}
	{
		s := s.EnergyClass()
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
	_, err = b.WriteString("\"minimum\":")
	if err != nil {
		return err
	}
	{
		s := s.Minimum()
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
	_, err = b.WriteString("\"maximum\":")
	if err != nil {
		return err
	}
	{
		s := s.Maximum()
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
	_, err = b.WriteString("\"packed\":")
	if err != nil {
		return err
	}
	{
		s := s.Packed()
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
	_, err = b.WriteString("\"rating\":")
	if err != nil {
		return err
	}
	{
		s := s.Rating()
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
	_, err = b.WriteString("\"votes\":")
	if err != nil {
		return err
	}
	{
		s := s.Votes()
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
	_, err = b.WriteString("\"fragile\":")
	if err != nil {
		return err
	}
	{
		s := s.Fragile()
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
	_, err = b.WriteString("\"organic\":")
	if err != nil {
		return err
	}
	{
		s := s.Organic()
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
	_, err = b.WriteString("\"vegan\":")
	if err != nil {
		return err
	}
	{
		s := s.Vegan()
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
	_, err = b.WriteString("\"refurbished\":")
	if err != nil {
		return err
	}
	{
		s := s.Refurbished()
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
	_, err = b.WriteString("\"digital\":")
	if err != nil {
		return err
	}
	{
		s := s.Digital()
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
	_, err = b.WriteString("\"returnable\":")
	if err != nil {
		return err
	}
	{
		s := s.Returnable()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSERETURNABLE_NONE {
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
		if s.Which() == SPARSERETURNABLE_SOME {
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
	_, err = b.WriteString("\"adult\":")
	if err != nil {
		return err
	}
	{
		s := s.Adult()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEADULT_NONE {
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
		if s.Which() == SPARSEADULT_SOME {
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
	_, err = b.WriteString("\"season\":")
	if err != nil {
		return err
	}
	{
		s := s.Season()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESEASON_NONE {
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
		if s.Which() == SPARSESEASON_SOME {
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
	_, err = b.WriteString("\"gender\":")
	if err != nil {
		return err
	}
	{
		s := s.Gender()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEGENDER_NONE {
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
		if s.Which() == SPARSEGENDER_SOME {
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
	_, err = b.WriteString("\"ageFrom\":")
	if err != nil {
		return err
	}
	{
		s := s.AgeFrom()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEAGEFROM_NONE {
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
		if s.Which() == SPARSEAGEFROM_SOME {
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
	_, err = b.WriteString("\"ageTo\":")
	if err != nil {
		return err
	}
	{
		s := s.AgeTo()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEAGETO_NONE {
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
		if s.Which() == SPARSEAGETO_SOME {
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
	_, err = b.WriteString("\"size\":")
	if err != nil {
		return err
	}
	{
		s := s.Size()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESIZE_NONE {
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
		if s.Which() == SPARSESIZE_SOME {
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
	_, err = b.WriteString("\"sizeChart\":")
	if err != nil {
		return err
	}
	{
		s := s.SizeChart()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESIZECHART_NONE {
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
		if s.Which() == SPARSESIZECHART_SOME {
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
	_, err = b.WriteString("\"fit\":")
	if err != nil {
		return err
	}
	{
		s := s.Fit()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEFIT_NONE {
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
		if s.Which() == SPARSEFIT_SOME {
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
	_, err = b.WriteString("\"isbn\":")
	if err != nil {
		return err
	}
	{
		s := s.Isbn()
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
	_, err = b.WriteString("\"author\":")
	if err != nil {
		return err
	}
	{
		s := s.Author()
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
	_, err = b.WriteString("\"publisher\":")
	if err != nil {
		return err
	}
	{
		s := s.Publisher()
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
	_, err = b.WriteString("\"pages\":")
	if err != nil {
		return err
	}
	{
		s := s.Pages()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEPAGES_NONE {
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
		if s.Which() == SPARSEPAGES_SOME {
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
	_, err = b.WriteString("\"edition\":")
	if err != nil {
		return err
	}
	{
		s := s.Edition()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEEDITION_NONE {
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
		if s.Which() == SPARSEEDITION_SOME {
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
	_, err = b.WriteString("\"language\":")
	if err != nil {
		return err
	}
	{
		s := s.Language()
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
	_, err = b.WriteString("\"allergens\":")
	if err != nil {
		return err
	}
	{
		s := s.Allergens()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"sizes\":")
	if err != nil {
		return err
	}
	{
		s := s.Sizes()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"related\":")
	if err != nil {
		return err
	}
	{
		s := s.Related()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"photos\":")
	if err != nil {
		return err
	}
	{
		s := s.Photos()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"translations\":")
	if err != nil {
		return err
	}
	{
		s := s.Translations()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"origin\":")
	if err != nil {
		return err
	}
	{
		s := s.Origin()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEORIGIN_NONE {
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
		if s.Which() == SPARSEORIGIN_SOME {
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
	_, err = b.WriteString("\"warranty\":")
	if err != nil {
		return err
	}
	{
		s := s.Warranty()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEWARRANTY_NONE {
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
		if s.Which() == SPARSEWARRANTY_SOME {
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
	_, err = b.WriteString("\"shelf\":")
	if err != nil {
		return err
	}
	{
		s := s.Shelf()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESHELF_NONE {
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
		if s.Which() == SPARSESHELF_SOME {
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
	_, err = b.WriteString("\"notes\":")
	if err != nil {
		return err
	}
	{
		s := s.Notes()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SPARSENOTES_NONE {
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
		if s.Which() == SPARSENOTES_SOME {
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
func (s Sparse) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Sparse) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
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
	_, err = b.WriteString("subtitle = ")
	if err != nil {
		return err
	}
	{
		s := s.Subtitle()
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
	_, err = b.WriteString("brand = ")
	if err != nil {
		return err
	}
	{
		s := s.Brand()
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
	_, err = b.WriteString("model = ")
	if err != nil {
		return err
	}
	{
		s := s.Model()
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
	_, err = b.WriteString("color = ")
	if err != nil {
		return err
	}
	{
		s := s.Color()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSECOLOR_NONE {
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
		if s.Which() == SPARSECOLOR_SOME {
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
	_, err = b.WriteString("material = ")
	if err != nil {
		return err
	}
	{
		s := s.Material()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEMATERIAL_NONE {
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
		if s.Which() == SPARSEMATERIAL_SOME {
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
	_, err = b.WriteString("pattern = ")
	if err != nil {
		return err
	}
	{
		s := s.Pattern()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEPATTERN_NONE {
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
		if s.Which() == SPARSEPATTERN_SOME {
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
	_, err = b.WriteString("style = ")
	if err != nil {
		return err
	}
	{
		s := s.Style()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESTYLE_NONE {
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
		if s.Which() == SPARSESTYLE_SOME {
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
	_, err = b.WriteString("width = ")
	if err != nil {
		return err
	}
	{
		s := s.Width()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEWIDTH_NONE {
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
		if s.Which() == SPARSEWIDTH_SOME {
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
	_, err = b.WriteString("height = ")
	if err != nil {
		return err
	}
	{
		s := s.Height()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEHEIGHT_NONE {
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
		if s.Which() == SPARSEHEIGHT_SOME {
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
	_, err = b.WriteString("depth = ")
	if err != nil {
		return err
	}
	{
		s := s.Depth()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEDEPTH_NONE {
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
		if s.Which() == SPARSEDEPTH_SOME {
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
	_, err = b.WriteString("weight = ")
	if err != nil {
		return err
	}
	{
		s := s.Weight()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEWEIGHT_NONE {
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
		if s.Which() == SPARSEWEIGHT_SOME {
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
	_, err = b.WriteString("volume = ")
	if err != nil {
		return err
	}
	{
		s := s.Volume()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEVOLUME_NONE {
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
		if s.Which() == SPARSEVOLUME_SOME {
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
	_, err = b.WriteString("diameter = ")
	if err != nil {
		return err
	}
	{
		s := s.Diameter()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEDIAMETER_NONE {
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
		if s.Which() == SPARSEDIAMETER_SOME {
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
	_, err = b.WriteString("voltage = ")
	if err != nil {
		return err
	}
	{
		s := s.Voltage()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEVOLTAGE_NONE {
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
		if s.Which() == SPARSEVOLTAGE_SOME {
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
	_, err = b.WriteString("power = ")
	if err != nil {
		return err
	}
	{
		s := s.Power()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEPOWER_NONE {
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
		if s.Which() == SPARSEPOWER_SOME {
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
	_, err = b.WriteString("capacity = ")
	if err != nil {
		return err
	}
	{
		s := s.Capacity()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSECAPACITY_NONE {
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
		if s.Which() == SPARSECAPACITY_SOME {
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
	_, err = b.WriteString("frequency = ")
	if err != nil {
		return err
	}
	{
		s := s.Frequency()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEFREQUENCY_NONE {
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
		if s.Which() == SPARSEFREQUENCY_SOME {
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
	_, err = b.WriteString("noise = ")
	if err != nil {
		return err
	}
	{
		s := s.Noise()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSENOISE_NONE {
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
		if s.Which() == SPARSENOISE_SOME {
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
	_, err = b.WriteString("energyClass = ")
	if err != nil {
		return err
	}
	{
		s := s.EnergyClass()
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
	_, err = b.WriteString("minimum = ")
	if err != nil {
		return err
	}
	{
		s := s.Minimum()
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
	_, err = b.WriteString("maximum = ")
	if err != nil {
		return err
	}
	{
		s := s.Maximum()
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
	_, err = b.WriteString("packed = ")
	if err != nil {
		return err
	}
	{
		s := s.Packed()
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
	_, err = b.WriteString("rating = ")
	if err != nil {
		return err
	}
	{
		s := s.Rating()
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
	_, err = b.WriteString("votes = ")
	if err != nil {
		return err
	}
	{
		s := s.Votes()
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
	_, err = b.WriteString("fragile = ")
	if err != nil {
		return err
	}
	{
		s := s.Fragile()
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
	_, err = b.WriteString("organic = ")
	if err != nil {
		return err
	}
	{
		s := s.Organic()
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
	_, err = b.WriteString("vegan = ")
	if err != nil {
		return err
	}
	{
		s := s.Vegan()
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
	_, err = b.WriteString("refurbished = ")
	if err != nil {
		return err
	}
	{
		s := s.Refurbished()
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
	_, err = b.WriteString("digital = ")
	if err != nil {
		return err
	}
	{
		s := s.Digital()
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
	_, err = b.WriteString("returnable = ")
	if err != nil {
		return err
	}
	{
		s := s.Returnable()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSERETURNABLE_NONE {
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
		if s.Which() == SPARSERETURNABLE_SOME {
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
	_, err = b.WriteString("adult = ")
	if err != nil {
		return err
	}
	{
		s := s.Adult()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEADULT_NONE {
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
		if s.Which() == SPARSEADULT_SOME {
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
	_, err = b.WriteString("season = ")
	if err != nil {
		return err
	}
	{
		s := s.Season()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESEASON_NONE {
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
		if s.Which() == SPARSESEASON_SOME {
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
	_, err = b.WriteString("gender = ")
	if err != nil {
		return err
	}
	{
		s := s.Gender()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEGENDER_NONE {
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
		if s.Which() == SPARSEGENDER_SOME {
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
	_, err = b.WriteString("ageFrom = ")
	if err != nil {
		return err
	}
	{
		s := s.AgeFrom()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEAGEFROM_NONE {
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
		if s.Which() == SPARSEAGEFROM_SOME {
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
	_, err = b.WriteString("ageTo = ")
	if err != nil {
		return err
	}
	{
		s := s.AgeTo()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEAGETO_NONE {
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
		if s.Which() == SPARSEAGETO_SOME {
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
	_, err = b.WriteString("size = ")
	if err != nil {
		return err
	}
	{
		s := s.Size()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESIZE_NONE {
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
		if s.Which() == SPARSESIZE_SOME {
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
	_, err = b.WriteString("sizeChart = ")
	if err != nil {
		return err
	}
	{
		s := s.SizeChart()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESIZECHART_NONE {
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
		if s.Which() == SPARSESIZECHART_SOME {
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
	_, err = b.WriteString("fit = ")
	if err != nil {
		return err
	}
	{
		s := s.Fit()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEFIT_NONE {
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
		if s.Which() == SPARSEFIT_SOME {
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
	_, err = b.WriteString("isbn = ")
	if err != nil {
		return err
	}
	{
		s := s.Isbn()
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
	_, err = b.WriteString("author = ")
	if err != nil {
		return err
	}
	{
		s := s.Author()
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
	_, err = b.WriteString("publisher = ")
	if err != nil {
		return err
	}
	{
		s := s.Publisher()
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
	_, err = b.WriteString("pages = ")
	if err != nil {
		return err
	}
	{
		s := s.Pages()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEPAGES_NONE {
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
		if s.Which() == SPARSEPAGES_SOME {
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
	_, err = b.WriteString("edition = ")
	if err != nil {
		return err
	}
	{
		s := s.Edition()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEEDITION_NONE {
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
		if s.Which() == SPARSEEDITION_SOME {
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
	_, err = b.WriteString("language = ")
	if err != nil {
		return err
	}
	{
		s := s.Language()
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
	_, err = b.WriteString("allergens = ")
	if err != nil {
		return err
	}
	{
		s := s.Allergens()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("sizes = ")
	if err != nil {
		return err
	}
	{
		s := s.Sizes()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("related = ")
	if err != nil {
		return err
	}
	{
		s := s.Related()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("photos = ")
	if err != nil {
		return err
	}
	{
		s := s.Photos()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("translations = ")
	if err != nil {
		return err
	}
	{
		s := s.Translations()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("origin = ")
	if err != nil {
		return err
	}
	{
		s := s.Origin()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEORIGIN_NONE {
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
		if s.Which() == SPARSEORIGIN_SOME {
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
	_, err = b.WriteString("warranty = ")
	if err != nil {
		return err
	}
	{
		s := s.Warranty()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSEWARRANTY_NONE {
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
		if s.Which() == SPARSEWARRANTY_SOME {
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
	_, err = b.WriteString("shelf = ")
	if err != nil {
		return err
	}
	{
		s := s.Shelf()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSESHELF_NONE {
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
		if s.Which() == SPARSESHELF_SOME {
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
	_, err = b.WriteString("notes = ")
	if err != nil {
		return err
	}
	{
		s := s.Notes()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SPARSENOTES_NONE {
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
		if s.Which() == SPARSENOTES_SOME {
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
func (s Sparse) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Sparse_List C.PointerList

func NewSparseList(s *C.Segment, sz int) Sparse_List {
	return Sparse_List(s.NewCompositeList(208, 29, sz))
}
func (s Sparse_List) Len() int        { return C.PointerList(s).Len() }
func (s Sparse_List) At(i int) Sparse { return Sparse(C.PointerList(s).At(i).ToStruct()) }
func (s Sparse_List) ToArray() []Sparse {
	n := s.Len()
	a := make([]Sparse, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Sparse_List) Set(i int, item Sparse) { C.PointerList(s).Set(i, C.Object(item)) }

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

type Wide C.Struct

func NewWide(s *C.Segment) Wide               { return Wide(s.NewStruct(1088, 0)) }
func NewRootWide(s *C.Segment) Wide           { return Wide(s.NewRootStruct(1088, 0)) }
func AutoNewWide(s *C.Segment) Wide           { return Wide(s.NewStructAR(1088, 0)) }
func ReadRootWide(s *C.Segment) Wide          { return Wide(s.Root(0).ToStruct()) }
func (s Wide) CpuCode() uint16                { return C.Struct(s).Get16(0) }
func (s Wide) SetCpuCode(v uint16)            { C.Struct(s).Set16(0, v) }
func (s Wide) CpuActive() bool                { return C.Struct(s).Get1(16) }
func (s Wide) SetCpuActive(v bool)            { C.Struct(s).Set1(16, v) }
func (s Wide) CpuCount() int64                { return int64(C.Struct(s).Get64(8)) }
func (s Wide) SetCpuCount(v int64)            { C.Struct(s).Set64(8, uint64(v)) }
func (s Wide) CpuTotal() uint64               { return C.Struct(s).Get64(16) }
func (s Wide) SetCpuTotal(v uint64)           { C.Struct(s).Set64(16, v) }
func (s Wide) CpuLimit() uint32               { return C.Struct(s).Get32(4) }
func (s Wide) SetCpuLimit(v uint32)           { C.Struct(s).Set32(4, v) }
func (s Wide) CpuDelta() int32                { return int32(C.Struct(s).Get32(24)) }
func (s Wide) SetCpuDelta(v int32)            { C.Struct(s).Set32(24, uint32(v)) }
func (s Wide) CpuMean() float64               { return math.Float64frombits(C.Struct(s).Get64(32)) }
func (s Wide) SetCpuMean(v float64)           { C.Struct(s).Set64(32, math.Float64bits(v)) }
func (s Wide) CpuDeviation() float64          { return math.Float64frombits(C.Struct(s).Get64(40)) }
func (s Wide) SetCpuDeviation(v float64)      { C.Struct(s).Set64(40, math.Float64bits(v)) }
func (s Wide) CpuShare() float32              { return math.Float32frombits(C.Struct(s).Get32(28)) }
func (s Wide) SetCpuShare(v float32)          { C.Struct(s).Set32(28, math.Float32bits(v)) }
func (s Wide) CpuSince() int64                { return int64(C.Struct(s).Get64(48)) }
func (s Wide) SetCpuSince(v int64)            { C.Struct(s).Set64(48, uint64(v)) }
func (s Wide) MemoryCode() uint16             { return C.Struct(s).Get16(56) }
func (s Wide) SetMemoryCode(v uint16)         { C.Struct(s).Set16(56, v) }
func (s Wide) MemoryActive() bool             { return C.Struct(s).Get1(17) }
func (s Wide) SetMemoryActive(v bool)         { C.Struct(s).Set1(17, v) }
func (s Wide) MemoryCount() int64             { return int64(C.Struct(s).Get64(64)) }
func (s Wide) SetMemoryCount(v int64)         { C.Struct(s).Set64(64, uint64(v)) }
func (s Wide) MemoryTotal() uint64            { return C.Struct(s).Get64(72) }
func (s Wide) SetMemoryTotal(v uint64)        { C.Struct(s).Set64(72, v) }
func (s Wide) MemoryLimit() uint32            { return C.Struct(s).Get32(60) }
func (s Wide) SetMemoryLimit(v uint32)        { C.Struct(s).Set32(60, v) }
func (s Wide) MemoryDelta() int32             { return int32(C.Struct(s).Get32(80)) }
func (s Wide) SetMemoryDelta(v int32)         { C.Struct(s).Set32(80, uint32(v)) }
func (s Wide) MemoryMean() float64            { return math.Float64frombits(C.Struct(s).Get64(88)) }
func (s Wide) SetMemoryMean(v float64)        { C.Struct(s).Set64(88, math.Float64bits(v)) }
func (s Wide) MemoryDeviation() float64       { return math.Float64frombits(C.Struct(s).Get64(96)) }
func (s Wide) SetMemoryDeviation(v float64)   { C.Struct(s).Set64(96, math.Float64bits(v)) }
func (s Wide) MemoryShare() float32           { return math.Float32frombits(C.Struct(s).Get32(84)) }
func (s Wide) SetMemoryShare(v float32)       { C.Struct(s).Set32(84, math.Float32bits(v)) }
func (s Wide) MemorySince() int64             { return int64(C.Struct(s).Get64(104)) }
func (s Wide) SetMemorySince(v int64)         { C.Struct(s).Set64(104, uint64(v)) }
func (s Wide) SwapCode() uint16               { return C.Struct(s).Get16(58) }
func (s Wide) SetSwapCode(v uint16)           { C.Struct(s).Set16(58, v) }
func (s Wide) SwapActive() bool               { return C.Struct(s).Get1(18) }
func (s Wide) SetSwapActive(v bool)           { C.Struct(s).Set1(18, v) }
func (s Wide) SwapCount() int64               { return int64(C.Struct(s).Get64(112)) }
func (s Wide) SetSwapCount(v int64)           { C.Struct(s).Set64(112, uint64(v)) }
func (s Wide) SwapTotal() uint64              { return C.Struct(s).Get64(120) }
func (s Wide) SetSwapTotal(v uint64)          { C.Struct(s).Set64(120, v) }
func (s Wide) SwapLimit() uint32              { return C.Struct(s).Get32(128) }
func (s Wide) SetSwapLimit(v uint32)          { C.Struct(s).Set32(128, v) }
func (s Wide) SwapDelta() int32               { return int32(C.Struct(s).Get32(132)) }
func (s Wide) SetSwapDelta(v int32)           { C.Struct(s).Set32(132, uint32(v)) }
func (s Wide) SwapMean() float64              { return math.Float64frombits(C.Struct(s).Get64(136)) }
func (s Wide) SetSwapMean(v float64)          { C.Struct(s).Set64(136, math.Float64bits(v)) }
func (s Wide) SwapDeviation() float64         { return math.Float64frombits(C.Struct(s).Get64(144)) }
func (s Wide) SetSwapDeviation(v float64)     { C.Struct(s).Set64(144, math.Float64bits(v)) }
func (s Wide) SwapShare() float32             { return math.Float32frombits(C.Struct(s).Get32(152)) }
func (s Wide) SetSwapShare(v float32)         { C.Struct(s).Set32(152, math.Float32bits(v)) }
func (s Wide) SwapSince() int64               { return int64(C.Struct(s).Get64(160)) }
func (s Wide) SetSwapSince(v int64)           { C.Struct(s).Set64(160, uint64(v)) }
func (s Wide) DiskCode() uint16               { return C.Struct(s).Get16(156) }
func (s Wide) SetDiskCode(v uint16)           { C.Struct(s).Set16(156, v) }
func (s Wide) DiskActive() bool               { return C.Struct(s).Get1(19) }
func (s Wide) SetDiskActive(v bool)           { C.Struct(s).Set1(19, v) }
func (s Wide) DiskCount() int64               { return int64(C.Struct(s).Get64(168)) }
func (s Wide) SetDiskCount(v int64)           { C.Struct(s).Set64(168, uint64(v)) }
func (s Wide) DiskTotal() uint64              { return C.Struct(s).Get64(176) }
func (s Wide) SetDiskTotal(v uint64)          { C.Struct(s).Set64(176, v) }
func (s Wide) DiskLimit() uint32              { return C.Struct(s).Get32(184) }
func (s Wide) SetDiskLimit(v uint32)          { C.Struct(s).Set32(184, v) }
func (s Wide) DiskDelta() int32               { return int32(C.Struct(s).Get32(188)) }
func (s Wide) SetDiskDelta(v int32)           { C.Struct(s).Set32(188, uint32(v)) }
func (s Wide) DiskMean() float64              { return math.Float64frombits(C.Struct(s).Get64(192)) }
func (s Wide) SetDiskMean(v float64)          { C.Struct(s).Set64(192, math.Float64bits(v)) }
func (s Wide) DiskDeviation() float64         { return math.Float64frombits(C.Struct(s).Get64(200)) }
func (s Wide) SetDiskDeviation(v float64)     { C.Struct(s).Set64(200, math.Float64bits(v)) }
func (s Wide) DiskShare() float32             { return math.Float32frombits(C.Struct(s).Get32(208)) }
func (s Wide) SetDiskShare(v float32)         { C.Struct(s).Set32(208, math.Float32bits(v)) }
func (s Wide) DiskSince() int64               { return int64(C.Struct(s).Get64(216)) }
func (s Wide) SetDiskSince(v int64)           { C.Struct(s).Set64(216, uint64(v)) }
func (s Wide) NetworkCode() uint16            { return C.Struct(s).Get16(158) }
func (s Wide) SetNetworkCode(v uint16)        { C.Struct(s).Set16(158, v) }
func (s Wide) NetworkActive() bool            { return C.Struct(s).Get1(20) }
func (s Wide) SetNetworkActive(v bool)        { C.Struct(s).Set1(20, v) }
func (s Wide) NetworkCount() int64            { return int64(C.Struct(s).Get64(224)) }
func (s Wide) SetNetworkCount(v int64)        { C.Struct(s).Set64(224, uint64(v)) }
func (s Wide) NetworkTotal() uint64           { return C.Struct(s).Get64(232) }
func (s Wide) SetNetworkTotal(v uint64)       { C.Struct(s).Set64(232, v) }
func (s Wide) NetworkLimit() uint32           { return C.Struct(s).Get32(212) }
func (s Wide) SetNetworkLimit(v uint32)       { C.Struct(s).Set32(212, v) }
func (s Wide) NetworkDelta() int32            { return int32(C.Struct(s).Get32(240)) }
func (s Wide) SetNetworkDelta(v int32)        { C.Struct(s).Set32(240, uint32(v)) }
func (s Wide) NetworkMean() float64           { return math.Float64frombits(C.Struct(s).Get64(248)) }
func (s Wide) SetNetworkMean(v float64)       { C.Struct(s).Set64(248, math.Float64bits(v)) }
func (s Wide) NetworkDeviation() float64      { return math.Float64frombits(C.Struct(s).Get64(256)) }
func (s Wide) SetNetworkDeviation(v float64)  { C.Struct(s).Set64(256, math.Float64bits(v)) }
func (s Wide) NetworkShare() float32          { return math.Float32frombits(C.Struct(s).Get32(244)) }
func (s Wide) SetNetworkShare(v float32)      { C.Struct(s).Set32(244, math.Float32bits(v)) }
func (s Wide) NetworkSince() int64            { return int64(C.Struct(s).Get64(264)) }
func (s Wide) SetNetworkSince(v int64)        { C.Struct(s).Set64(264, uint64(v)) }
func (s Wide) ProcessCode() uint16            { return C.Struct(s).Get16(272) }
func (s Wide) SetProcessCode(v uint16)        { C.Struct(s).Set16(272, v) }
func (s Wide) ProcessActive() bool            { return C.Struct(s).Get1(21) }
func (s Wide) SetProcessActive(v bool)        { C.Struct(s).Set1(21, v) }
func (s Wide) ProcessCount() int64            { return int64(C.Struct(s).Get64(280)) }
func (s Wide) SetProcessCount(v int64)        { C.Struct(s).Set64(280, uint64(v)) }
func (s Wide) ProcessTotal() uint64           { return C.Struct(s).Get64(288) }
func (s Wide) SetProcessTotal(v uint64)       { C.Struct(s).Set64(288, v) }
func (s Wide) ProcessLimit() uint32           { return C.Struct(s).Get32(276) }
func (s Wide) SetProcessLimit(v uint32)       { C.Struct(s).Set32(276, v) }
func (s Wide) ProcessDelta() int32            { return int32(C.Struct(s).Get32(296)) }
func (s Wide) SetProcessDelta(v int32)        { C.Struct(s).Set32(296, uint32(v)) }
func (s Wide) ProcessMean() float64           { return math.Float64frombits(C.Struct(s).Get64(304)) }
func (s Wide) SetProcessMean(v float64)       { C.Struct(s).Set64(304, math.Float64bits(v)) }
func (s Wide) ProcessDeviation() float64      { return math.Float64frombits(C.Struct(s).Get64(312)) }
func (s Wide) SetProcessDeviation(v float64)  { C.Struct(s).Set64(312, math.Float64bits(v)) }
func (s Wide) ProcessShare() float32          { return math.Float32frombits(C.Struct(s).Get32(300)) }
func (s Wide) SetProcessShare(v float32)      { C.Struct(s).Set32(300, math.Float32bits(v)) }
func (s Wide) ProcessSince() int64            { return int64(C.Struct(s).Get64(320)) }
func (s Wide) SetProcessSince(v int64)        { C.Struct(s).Set64(320, uint64(v)) }
func (s Wide) FileCode() uint16               { return C.Struct(s).Get16(274) }
func (s Wide) SetFileCode(v uint16)           { C.Struct(s).Set16(274, v) }
func (s Wide) FileActive() bool               { return C.Struct(s).Get1(22) }
func (s Wide) SetFileActive(v bool)           { C.Struct(s).Set1(22, v) }
func (s Wide) FileCount() int64               { return int64(C.Struct(s).Get64(328)) }
func (s Wide) SetFileCount(v int64)           { C.Struct(s).Set64(328, uint64(v)) }
func (s Wide) FileTotal() uint64              { return C.Struct(s).Get64(336) }
func (s Wide) SetFileTotal(v uint64)          { C.Struct(s).Set64(336, v) }
func (s Wide) FileLimit() uint32              { return C.Struct(s).Get32(344) }
func (s Wide) SetFileLimit(v uint32)          { C.Struct(s).Set32(344, v) }
func (s Wide) FileDelta() int32               { return int32(C.Struct(s).Get32(348)) }
func (s Wide) SetFileDelta(v int32)           { C.Struct(s).Set32(348, uint32(v)) }
func (s Wide) FileMean() float64              { return math.Float64frombits(C.Struct(s).Get64(352)) }
func (s Wide) SetFileMean(v float64)          { C.Struct(s).Set64(352, math.Float64bits(v)) }
func (s Wide) FileDeviation() float64         { return math.Float64frombits(C.Struct(s).Get64(360)) }
func (s Wide) SetFileDeviation(v float64)     { C.Struct(s).Set64(360, math.Float64bits(v)) }
func (s Wide) FileShare() float32             { return math.Float32frombits(C.Struct(s).Get32(368)) }
func (s Wide) SetFileShare(v float32)         { C.Struct(s).Set32(368, math.Float32bits(v)) }
func (s Wide) FileSince() int64               { return int64(C.Struct(s).Get64(376)) }
func (s Wide) SetFileSince(v int64)           { C.Struct(s).Set64(376, uint64(v)) }
func (s Wide) SocketCode() uint16             { return C.Struct(s).Get16(372) }
func (s Wide) SetSocketCode(v uint16)         { C.Struct(s).Set16(372, v) }
func (s Wide) SocketActive() bool             { return C.Struct(s).Get1(23) }
func (s Wide) SetSocketActive(v bool)         { C.Struct(s).Set1(23, v) }
func (s Wide) SocketCount() int64             { return int64(C.Struct(s).Get64(384)) }
func (s Wide) SetSocketCount(v int64)         { C.Struct(s).Set64(384, uint64(v)) }
func (s Wide) SocketTotal() uint64            { return C.Struct(s).Get64(392) }
func (s Wide) SetSocketTotal(v uint64)        { C.Struct(s).Set64(392, v) }
func (s Wide) SocketLimit() uint32            { return C.Struct(s).Get32(400) }
func (s Wide) SetSocketLimit(v uint32)        { C.Struct(s).Set32(400, v) }
func (s Wide) SocketDelta() int32             { return int32(C.Struct(s).Get32(404)) }
func (s Wide) SetSocketDelta(v int32)         { C.Struct(s).Set32(404, uint32(v)) }
func (s Wide) SocketMean() float64            { return math.Float64frombits(C.Struct(s).Get64(408)) }
func (s Wide) SetSocketMean(v float64)        { C.Struct(s).Set64(408, math.Float64bits(v)) }
func (s Wide) SocketDeviation() float64       { return math.Float64frombits(C.Struct(s).Get64(416)) }
func (s Wide) SetSocketDeviation(v float64)   { C.Struct(s).Set64(416, math.Float64bits(v)) }
func (s Wide) SocketShare() float32           { return math.Float32frombits(C.Struct(s).Get32(424)) }
func (s Wide) SetSocketShare(v float32)       { C.Struct(s).Set32(424, math.Float32bits(v)) }
func (s Wide) SocketSince() int64             { return int64(C.Struct(s).Get64(432)) }
func (s Wide) SetSocketSince(v int64)         { C.Struct(s).Set64(432, uint64(v)) }
func (s Wide) ThreadCode() uint16             { return C.Struct(s).Get16(374) }
func (s Wide) SetThreadCode(v uint16)         { C.Struct(s).Set16(374, v) }
func (s Wide) ThreadActive() bool             { return C.Struct(s).Get1(24) }
func (s Wide) SetThreadActive(v bool)         { C.Struct(s).Set1(24, v) }
func (s Wide) ThreadCount() int64             { return int64(C.Struct(s).Get64(440)) }
func (s Wide) SetThreadCount(v int64)         { C.Struct(s).Set64(440, uint64(v)) }
func (s Wide) ThreadTotal() uint64            { return C.Struct(s).Get64(448) }
func (s Wide) SetThreadTotal(v uint64)        { C.Struct(s).Set64(448, v) }
func (s Wide) ThreadLimit() uint32            { return C.Struct(s).Get32(428) }
func (s Wide) SetThreadLimit(v uint32)        { C.Struct(s).Set32(428, v) }
func (s Wide) ThreadDelta() int32             { return int32(C.Struct(s).Get32(456)) }
func (s Wide) SetThreadDelta(v int32)         { C.Struct(s).Set32(456, uint32(v)) }
func (s Wide) ThreadMean() float64            { return math.Float64frombits(C.Struct(s).Get64(464)) }
func (s Wide) SetThreadMean(v float64)        { C.Struct(s).Set64(464, math.Float64bits(v)) }
func (s Wide) ThreadDeviation() float64       { return math.Float64frombits(C.Struct(s).Get64(472)) }
func (s Wide) SetThreadDeviation(v float64)   { C.Struct(s).Set64(472, math.Float64bits(v)) }
func (s Wide) ThreadShare() float32           { return math.Float32frombits(C.Struct(s).Get32(460)) }
func (s Wide) SetThreadShare(v float32)       { C.Struct(s).Set32(460, math.Float32bits(v)) }
func (s Wide) ThreadSince() int64             { return int64(C.Struct(s).Get64(480)) }
func (s Wide) SetThreadSince(v int64)         { C.Struct(s).Set64(480, uint64(v)) }
func (s Wide) CacheCode() uint16              { return C.Struct(s).Get16(488) }
func (s Wide) SetCacheCode(v uint16)          { C.Struct(s).Set16(488, v) }
func (s Wide) CacheActive() bool              { return C.Struct(s).Get1(25) }
func (s Wide) SetCacheActive(v bool)          { C.Struct(s).Set1(25, v) }
func (s Wide) CacheCount() int64              { return int64(C.Struct(s).Get64(496)) }
func (s Wide) SetCacheCount(v int64)          { C.Struct(s).Set64(496, uint64(v)) }
func (s Wide) CacheTotal() uint64             { return C.Struct(s).Get64(504) }
func (s Wide) SetCacheTotal(v uint64)         { C.Struct(s).Set64(504, v) }
func (s Wide) CacheLimit() uint32             { return C.Struct(s).Get32(492) }
func (s Wide) SetCacheLimit(v uint32)         { C.Struct(s).Set32(492, v) }
func (s Wide) CacheDelta() int32              { return int32(C.Struct(s).Get32(512)) }
func (s Wide) SetCacheDelta(v int32)          { C.Struct(s).Set32(512, uint32(v)) }
func (s Wide) CacheMean() float64             { return math.Float64frombits(C.Struct(s).Get64(520)) }
func (s Wide) SetCacheMean(v float64)         { C.Struct(s).Set64(520, math.Float64bits(v)) }
func (s Wide) CacheDeviation() float64        { return math.Float64frombits(C.Struct(s).Get64(528)) }
func (s Wide) SetCacheDeviation(v float64)    { C.Struct(s).Set64(528, math.Float64bits(v)) }
func (s Wide) CacheShare() float32            { return math.Float32frombits(C.Struct(s).Get32(516)) }
func (s Wide) SetCacheShare(v float32)        { C.Struct(s).Set32(516, math.Float32bits(v)) }
func (s Wide) CacheSince() int64              { return int64(C.Struct(s).Get64(536)) }
func (s Wide) SetCacheSince(v int64)          { C.Struct(s).Set64(536, uint64(v)) }
func (s Wide) QueueCode() uint16              { return C.Struct(s).Get16(490) }
func (s Wide) SetQueueCode(v uint16)          { C.Struct(s).Set16(490, v) }
func (s Wide) QueueActive() bool              { return C.Struct(s).Get1(26) }
func (s Wide) SetQueueActive(v bool)          { C.Struct(s).Set1(26, v) }
func (s Wide) QueueCount() int64              { return int64(C.Struct(s).Get64(544)) }
func (s Wide) SetQueueCount(v int64)          { C.Struct(s).Set64(544, uint64(v)) }
func (s Wide) QueueTotal() uint64             { return C.Struct(s).Get64(552) }
func (s Wide) SetQueueTotal(v uint64)         { C.Struct(s).Set64(552, v) }
func (s Wide) QueueLimit() uint32             { return C.Struct(s).Get32(560) }
func (s Wide) SetQueueLimit(v uint32)         { C.Struct(s).Set32(560, v) }
func (s Wide) QueueDelta() int32              { return int32(C.Struct(s).Get32(564)) }
func (s Wide) SetQueueDelta(v int32)          { C.Struct(s).Set32(564, uint32(v)) }
func (s Wide) QueueMean() float64             { return math.Float64frombits(C.Struct(s).Get64(568)) }
func (s Wide) SetQueueMean(v float64)         { C.Struct(s).Set64(568, math.Float64bits(v)) }
func (s Wide) QueueDeviation() float64        { return math.Float64frombits(C.Struct(s).Get64(576)) }
func (s Wide) SetQueueDeviation(v float64)    { C.Struct(s).Set64(576, math.Float64bits(v)) }
func (s Wide) QueueShare() float32            { return math.Float32frombits(C.Struct(s).Get32(584)) }
func (s Wide) SetQueueShare(v float32)        { C.Struct(s).Set32(584, math.Float32bits(v)) }
func (s Wide) QueueSince() int64              { return int64(C.Struct(s).Get64(592)) }
func (s Wide) SetQueueSince(v int64)          { C.Struct(s).Set64(592, uint64(v)) }
func (s Wide) RequestCode() uint16            { return C.Struct(s).Get16(588) }
func (s Wide) SetRequestCode(v uint16)        { C.Struct(s).Set16(588, v) }
func (s Wide) RequestActive() bool            { return C.Struct(s).Get1(27) }
func (s Wide) SetRequestActive(v bool)        { C.Struct(s).Set1(27, v) }
func (s Wide) RequestCount() int64            { return int64(C.Struct(s).Get64(600)) }
func (s Wide) SetRequestCount(v int64)        { C.Struct(s).Set64(600, uint64(v)) }
func (s Wide) RequestTotal() uint64           { return C.Struct(s).Get64(608) }
func (s Wide) SetRequestTotal(v uint64)       { C.Struct(s).Set64(608, v) }
func (s Wide) RequestLimit() uint32           { return C.Struct(s).Get32(616) }
func (s Wide) SetRequestLimit(v uint32)       { C.Struct(s).Set32(616, v) }
func (s Wide) RequestDelta() int32            { return int32(C.Struct(s).Get32(620)) }
func (s Wide) SetRequestDelta(v int32)        { C.Struct(s).Set32(620, uint32(v)) }
func (s Wide) RequestMean() float64           { return math.Float64frombits(C.Struct(s).Get64(624)) }
func (s Wide) SetRequestMean(v float64)       { C.Struct(s).Set64(624, math.Float64bits(v)) }
func (s Wide) RequestDeviation() float64      { return math.Float64frombits(C.Struct(s).Get64(632)) }
func (s Wide) SetRequestDeviation(v float64)  { C.Struct(s).Set64(632, math.Float64bits(v)) }
func (s Wide) RequestShare() float32          { return math.Float32frombits(C.Struct(s).Get32(640)) }
func (s Wide) SetRequestShare(v float32)      { C.Struct(s).Set32(640, math.Float32bits(v)) }
func (s Wide) RequestSince() int64            { return int64(C.Struct(s).Get64(648)) }
func (s Wide) SetRequestSince(v int64)        { C.Struct(s).Set64(648, uint64(v)) }
func (s Wide) ResponseCode() uint16           { return C.Struct(s).Get16(590) }
func (s Wide) SetResponseCode(v uint16)       { C.Struct(s).Set16(590, v) }
func (s Wide) ResponseActive() bool           { return C.Struct(s).Get1(28) }
func (s Wide) SetResponseActive(v bool)       { C.Struct(s).Set1(28, v) }
func (s Wide) ResponseCount() int64           { return int64(C.Struct(s).Get64(656)) }
func (s Wide) SetResponseCount(v int64)       { C.Struct(s).Set64(656, uint64(v)) }
func (s Wide) ResponseTotal() uint64          { return C.Struct(s).Get64(664) }
func (s Wide) SetResponseTotal(v uint64)      { C.Struct(s).Set64(664, v) }
func (s Wide) ResponseLimit() uint32          { return C.Struct(s).Get32(644) }
func (s Wide) SetResponseLimit(v uint32)      { C.Struct(s).Set32(644, v) }
func (s Wide) ResponseDelta() int32           { return int32(C.Struct(s).Get32(672)) }
func (s Wide) SetResponseDelta(v int32)       { C.Struct(s).Set32(672, uint32(v)) }
func (s Wide) ResponseMean() float64          { return math.Float64frombits(C.Struct(s).Get64(680)) }
func (s Wide) SetResponseMean(v float64)      { C.Struct(s).Set64(680, math.Float64bits(v)) }
func (s Wide) ResponseDeviation() float64     { return math.Float64frombits(C.Struct(s).Get64(688)) }
func (s Wide) SetResponseDeviation(v float64) { C.Struct(s).Set64(688, math.Float64bits(v)) }
func (s Wide) ResponseShare() float32         { return math.Float32frombits(C.Struct(s).Get32(676)) }
func (s Wide) SetResponseShare(v float32)     { C.Struct(s).Set32(676, math.Float32bits(v)) }
func (s Wide) ResponseSince() int64           { return int64(C.Struct(s).Get64(696)) }
func (s Wide) SetResponseSince(v int64)       { C.Struct(s).Set64(696, uint64(v)) }
func (s Wide) ErrorCode() uint16              { return C.Struct(s).Get16(704) }
func (s Wide) SetErrorCode(v uint16)          { C.Struct(s).Set16(704, v) }
func (s Wide) ErrorActive() bool              { return C.Struct(s).Get1(29) }
func (s Wide) SetErrorActive(v bool)          { C.Struct(s).Set1(29, v) }
func (s Wide) ErrorCount() int64              { return int64(C.Struct(s).Get64(712)) }
func (s Wide) SetErrorCount(v int64)          { C.Struct(s).Set64(712, uint64(v)) }
func (s Wide) ErrorTotal() uint64             { return C.Struct(s).Get64(720) }
func (s Wide) SetErrorTotal(v uint64)         { C.Struct(s).Set64(720, v) }
func (s Wide) ErrorLimit() uint32             { return C.Struct(s).Get32(708) }
func (s Wide) SetErrorLimit(v uint32)         { C.Struct(s).Set32(708, v) }
func (s Wide) ErrorDelta() int32              { return int32(C.Struct(s).Get32(728)) }
func (s Wide) SetErrorDelta(v int32)          { C.Struct(s).Set32(728, uint32(v)) }
func (s Wide) ErrorMean() float64             { return math.Float64frombits(C.Struct(s).Get64(736)) }
func (s Wide) SetErrorMean(v float64)         { C.Struct(s).Set64(736, math.Float64bits(v)) }
func (s Wide) ErrorDeviation() float64        { return math.Float64frombits(C.Struct(s).Get64(744)) }
func (s Wide) SetErrorDeviation(v float64)    { C.Struct(s).Set64(744, math.Float64bits(v)) }
func (s Wide) ErrorShare() float32            { return math.Float32frombits(C.Struct(s).Get32(732)) }
func (s Wide) SetErrorShare(v float32)        { C.Struct(s).Set32(732, math.Float32bits(v)) }
func (s Wide) ErrorSince() int64              { return int64(C.Struct(s).Get64(752)) }
func (s Wide) SetErrorSince(v int64)          { C.Struct(s).Set64(752, uint64(v)) }
func (s Wide) LoginCode() uint16              { return C.Struct(s).Get16(706) }
func (s Wide) SetLoginCode(v uint16)          { C.Struct(s).Set16(706, v) }
func (s Wide) LoginActive() bool              { return C.Struct(s).Get1(30) }
func (s Wide) SetLoginActive(v bool)          { C.Struct(s).Set1(30, v) }
func (s Wide) LoginCount() int64              { return int64(C.Struct(s).Get64(760)) }
func (s Wide) SetLoginCount(v int64)          { C.Struct(s).Set64(760, uint64(v)) }
func (s Wide) LoginTotal() uint64             { return C.Struct(s).Get64(768) }
func (s Wide) SetLoginTotal(v uint64)         { C.Struct(s).Set64(768, v) }
func (s Wide) LoginLimit() uint32             { return C.Struct(s).Get32(776) }
func (s Wide) SetLoginLimit(v uint32)         { C.Struct(s).Set32(776, v) }
func (s Wide) LoginDelta() int32              { return int32(C.Struct(s).Get32(780)) }
func (s Wide) SetLoginDelta(v int32)          { C.Struct(s).Set32(780, uint32(v)) }
func (s Wide) LoginMean() float64             { return math.Float64frombits(C.Struct(s).Get64(784)) }
func (s Wide) SetLoginMean(v float64)         { C.Struct(s).Set64(784, math.Float64bits(v)) }
func (s Wide) LoginDeviation() float64        { return math.Float64frombits(C.Struct(s).Get64(792)) }
func (s Wide) SetLoginDeviation(v float64)    { C.Struct(s).Set64(792, math.Float64bits(v)) }
func (s Wide) LoginShare() float32            { return math.Float32frombits(C.Struct(s).Get32(800)) }
func (s Wide) SetLoginShare(v float32)        { C.Struct(s).Set32(800, math.Float32bits(v)) }
func (s Wide) LoginSince() int64              { return int64(C.Struct(s).Get64(808)) }
func (s Wide) SetLoginSince(v int64)          { C.Struct(s).Set64(808, uint64(v)) }
func (s Wide) SessionCode() uint16            { return C.Struct(s).Get16(804) }
func (s Wide) SetSessionCode(v uint16)        { C.Struct(s).Set16(804, v) }
func (s Wide) SessionActive() bool            { return C.Struct(s).Get1(31) }
func (s Wide) SetSessionActive(v bool)        { C.Struct(s).Set1(31, v) }
func (s Wide) SessionCount() int64            { return int64(C.Struct(s).Get64(816)) }
func (s Wide) SetSessionCount(v int64)        { C.Struct(s).Set64(816, uint64(v)) }
func (s Wide) SessionTotal() uint64           { return C.Struct(s).Get64(824) }
func (s Wide) SetSessionTotal(v uint64)       { C.Struct(s).Set64(824, v) }
func (s Wide) SessionLimit() uint32           { return C.Struct(s).Get32(832) }
func (s Wide) SetSessionLimit(v uint32)       { C.Struct(s).Set32(832, v) }
func (s Wide) SessionDelta() int32            { return int32(C.Struct(s).Get32(836)) }
func (s Wide) SetSessionDelta(v int32)        { C.Struct(s).Set32(836, uint32(v)) }
func (s Wide) SessionMean() float64           { return math.Float64frombits(C.Struct(s).Get64(840)) }
func (s Wide) SetSessionMean(v float64)       { C.Struct(s).Set64(840, math.Float64bits(v)) }
func (s Wide) SessionDeviation() float64      { return math.Float64frombits(C.Struct(s).Get64(848)) }
func (s Wide) SetSessionDeviation(v float64)  { C.Struct(s).Set64(848, math.Float64bits(v)) }
func (s Wide) SessionShare() float32          { return math.Float32frombits(C.Struct(s).Get32(856)) }
func (s Wide) SetSessionShare(v float32)      { C.Struct(s).Set32(856, math.Float32bits(v)) }
func (s Wide) SessionSince() int64            { return int64(C.Struct(s).Get64(864)) }
func (s Wide) SetSessionSince(v int64)        { C.Struct(s).Set64(864, uint64(v)) }
func (s Wide) DatabaseCode() uint16           { return C.Struct(s).Get16(806) }
func (s Wide) SetDatabaseCode(v uint16)       { C.Struct(s).Set16(806, v) }
func (s Wide) DatabaseActive() bool           { return C.Struct(s).Get1(6880) }
func (s Wide) SetDatabaseActive(v bool)       { C.Struct(s).Set1(6880, v) }
func (s Wide) DatabaseCount() int64           { return int64(C.Struct(s).Get64(872)) }
func (s Wide) SetDatabaseCount(v int64)       { C.Struct(s).Set64(872, uint64(v)) }
func (s Wide) DatabaseTotal() uint64          { return C.Struct(s).Get64(880) }
func (s Wide) SetDatabaseTotal(v uint64)      { C.Struct(s).Set64(880, v) }
func (s Wide) DatabaseLimit() uint32          { return C.Struct(s).Get32(888) }
func (s Wide) SetDatabaseLimit(v uint32)      { C.Struct(s).Set32(888, v) }
func (s Wide) DatabaseDelta() int32           { return int32(C.Struct(s).Get32(892)) }
func (s Wide) SetDatabaseDelta(v int32)       { C.Struct(s).Set32(892, uint32(v)) }
func (s Wide) DatabaseMean() float64          { return math.Float64frombits(C.Struct(s).Get64(896)) }
func (s Wide) SetDatabaseMean(v float64)      { C.Struct(s).Set64(896, math.Float64bits(v)) }
func (s Wide) DatabaseDeviation() float64     { return math.Float64frombits(C.Struct(s).Get64(904)) }
func (s Wide) SetDatabaseDeviation(v float64) { C.Struct(s).Set64(904, math.Float64bits(v)) }
func (s Wide) DatabaseShare() float32         { return math.Float32frombits(C.Struct(s).Get32(912)) }
func (s Wide) SetDatabaseShare(v float32)     { C.Struct(s).Set32(912, math.Float32bits(v)) }
func (s Wide) DatabaseSince() int64           { return int64(C.Struct(s).Get64(920)) }
func (s Wide) SetDatabaseSince(v int64)       { C.Struct(s).Set64(920, uint64(v)) }
func (s Wide) IndexCode() uint16              { return C.Struct(s).Get16(862) }
func (s Wide) SetIndexCode(v uint16)          { C.Struct(s).Set16(862, v) }
func (s Wide) IndexActive() bool              { return C.Struct(s).Get1(6881) }
func (s Wide) SetIndexActive(v bool)          { C.Struct(s).Set1(6881, v) }
func (s Wide) IndexCount() int64              { return int64(C.Struct(s).Get64(928)) }
func (s Wide) SetIndexCount(v int64)          { C.Struct(s).Set64(928, uint64(v)) }
func (s Wide) IndexTotal() uint64             { return C.Struct(s).Get64(936) }
func (s Wide) SetIndexTotal(v uint64)         { C.Struct(s).Set64(936, v) }
func (s Wide) IndexLimit() uint32             { return C.Struct(s).Get32(916) }
func (s Wide) SetIndexLimit(v uint32)         { C.Struct(s).Set32(916, v) }
func (s Wide) IndexDelta() int32              { return int32(C.Struct(s).Get32(944)) }
func (s Wide) SetIndexDelta(v int32)          { C.Struct(s).Set32(944, uint32(v)) }
func (s Wide) IndexMean() float64             { return math.Float64frombits(C.Struct(s).Get64(952)) }
func (s Wide) SetIndexMean(v float64)         { C.Struct(s).Set64(952, math.Float64bits(v)) }
func (s Wide) IndexDeviation() float64        { return math.Float64frombits(C.Struct(s).Get64(960)) }
func (s Wide) SetIndexDeviation(v float64)    { C.Struct(s).Set64(960, math.Float64bits(v)) }
func (s Wide) IndexShare() float32            { return math.Float32frombits(C.Struct(s).Get32(948)) }
func (s Wide) SetIndexShare(v float32)        { C.Struct(s).Set32(948, math.Float32bits(v)) }
func (s Wide) IndexSince() int64              { return int64(C.Struct(s).Get64(968)) }
func (s Wide) SetIndexSince(v int64)          { C.Struct(s).Set64(968, uint64(v)) }
func (s Wide) BackupCode() uint16             { return C.Struct(s).Get16(976) }
func (s Wide) SetBackupCode(v uint16)         { C.Struct(s).Set16(976, v) }
func (s Wide) BackupActive() bool             { return C.Struct(s).Get1(6882) }
func (s Wide) SetBackupActive(v bool)         { C.Struct(s).Set1(6882, v) }
func (s Wide) BackupCount() int64             { return int64(C.Struct(s).Get64(984)) }
func (s Wide) SetBackupCount(v int64)         { C.Struct(s).Set64(984, uint64(v)) }
func (s Wide) BackupTotal() uint64            { return C.Struct(s).Get64(992) }
func (s Wide) SetBackupTotal(v uint64)        { C.Struct(s).Set64(992, v) }
func (s Wide) BackupLimit() uint32            { return C.Struct(s).Get32(980) }
func (s Wide) SetBackupLimit(v uint32)        { C.Struct(s).Set32(980, v) }
func (s Wide) BackupDelta() int32             { return int32(C.Struct(s).Get32(1000)) }
func (s Wide) SetBackupDelta(v int32)         { C.Struct(s).Set32(1000, uint32(v)) }
func (s Wide) BackupMean() float64            { return math.Float64frombits(C.Struct(s).Get64(1008)) }
func (s Wide) SetBackupMean(v float64)        { C.Struct(s).Set64(1008, math.Float64bits(v)) }
func (s Wide) BackupDeviation() float64       { return math.Float64frombits(C.Struct(s).Get64(1016)) }
func (s Wide) SetBackupDeviation(v float64)   { C.Struct(s).Set64(1016, math.Float64bits(v)) }
func (s Wide) BackupShare() float32           { return math.Float32frombits(C.Struct(s).Get32(1004)) }
func (s Wide) SetBackupShare(v float32)       { C.Struct(s).Set32(1004, math.Float32bits(v)) }
func (s Wide) BackupSince() int64             { return int64(C.Struct(s).Get64(1024)) }
func (s Wide) SetBackupSince(v int64)         { C.Struct(s).Set64(1024, uint64(v)) }
func (s Wide) SensorCode() uint16             { return C.Struct(s).Get16(978) }
func (s Wide) SetSensorCode(v uint16)         { C.Struct(s).Set16(978, v) }
func (s Wide) SensorActive() bool             { return C.Struct(s).Get1(6883) }
func (s Wide) SetSensorActive(v bool)         { C.Struct(s).Set1(6883, v) }
func (s Wide) SensorCount() int64             { return int64(C.Struct(s).Get64(1032)) }
func (s Wide) SetSensorCount(v int64)         { C.Struct(s).Set64(1032, uint64(v)) }
func (s Wide) SensorTotal() uint64            { return C.Struct(s).Get64(1040) }
func (s Wide) SetSensorTotal(v uint64)        { C.Struct(s).Set64(1040, v) }
func (s Wide) SensorLimit() uint32            { return C.Struct(s).Get32(1048) }
func (s Wide) SetSensorLimit(v uint32)        { C.Struct(s).Set32(1048, v) }
func (s Wide) SensorDelta() int32             { return int32(C.Struct(s).Get32(1052)) }
func (s Wide) SetSensorDelta(v int32)         { C.Struct(s).Set32(1052, uint32(v)) }
func (s Wide) SensorMean() float64            { return math.Float64frombits(C.Struct(s).Get64(1056)) }
func (s Wide) SetSensorMean(v float64)        { C.Struct(s).Set64(1056, math.Float64bits(v)) }
func (s Wide) SensorDeviation() float64       { return math.Float64frombits(C.Struct(s).Get64(1064)) }
func (s Wide) SetSensorDeviation(v float64)   { C.Struct(s).Set64(1064, math.Float64bits(v)) }
func (s Wide) SensorShare() float32           { return math.Float32frombits(C.Struct(s).Get32(1072)) }
func (s Wide) SetSensorShare(v float32)       { C.Struct(s).Set32(1072, math.Float32bits(v)) }
func (s Wide) SensorSince() int64             { return int64(C.Struct(s).Get64(1080)) }
func (s Wide) SetSensorSince(v int64)         { C.Struct(s).Set64(1080, uint64(v)) }
func (s Wide) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"cpuCode\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuCode()
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
	_, err = b.WriteString("\"cpuActive\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuActive()
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
	_, err = b.WriteString("\"cpuCount\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuCount()
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
	_, err = b.WriteString("\"cpuTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuTotal()
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
	_, err = b.WriteString("\"cpuLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuLimit()
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
	_, err = b.WriteString("\"cpuDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuDelta()
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
	_, err = b.WriteString("\"cpuMean\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuMean()
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
	_, err = b.WriteString("\"cpuDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuDeviation()
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
	_, err = b.WriteString("\"cpuShare\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuShare()
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
	_, err = b.WriteString("\"cpuSince\":")
	if err != nil {
		return err
	}
	{
		s := s.CpuSince()
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
	_, err = b.WriteString("\"memoryCode\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryCode()
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
	_, err = b.WriteString("\"memoryActive\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryActive()
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
	_, err = b.WriteString("\"memoryCount\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryCount()
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
	_, err = b.WriteString("\"memoryTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryTotal()
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
	_, err = b.WriteString("\"memoryLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryLimit()
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
	_, err = b.WriteString("\"memoryDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryDelta()
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
	_, err = b.WriteString("\"memoryMean\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryMean()
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
	_, err = b.WriteString("\"memoryDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryDeviation()
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
	_, err = b.WriteString("\"memoryShare\":")
	if err != nil {
		return err
	}
	{
		s := s.MemoryShare()
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
	_, err = b.WriteString("\"memorySince\":")
	if err != nil {
		return err
	}
	{
		s := s.MemorySince()
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
	_, err = b.WriteString("\"swapCode\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapCode()
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
	_, err = b.WriteString("\"swapActive\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapActive()
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
	_, err = b.WriteString("\"swapCount\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapCount()
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
	_, err = b.WriteString("\"swapTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapTotal()
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
	_, err = b.WriteString("\"swapLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapLimit()
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
	_, err = b.WriteString("\"swapDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapDelta()
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
	_, err = b.WriteString("\"swapMean\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapMean()
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
	_, err = b.WriteString("\"swapDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapDeviation()
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
	_, err = b.WriteString("\"swapShare\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapShare()
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
	_, err = b.WriteString("\"swapSince\":")
	if err != nil {
		return err
	}
	{
		s := s.SwapSince()
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
	_, err = b.WriteString("\"diskCode\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskCode()
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
	_, err = b.WriteString("\"diskActive\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskActive()
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
	_, err = b.WriteString("\"diskCount\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskCount()
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
	_, err = b.WriteString("\"diskTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskTotal()
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
	_, err = b.WriteString("\"diskLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskLimit()
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
	_, err = b.WriteString("\"diskDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskDelta()
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
	_, err = b.WriteString("\"diskMean\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskMean()
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
	_, err = b.WriteString("\"diskDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskDeviation()
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
	_, err = b.WriteString("\"diskShare\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskShare()
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
	_, err = b.WriteString("\"diskSince\":")
	if err != nil {
		return err
	}
	{
		s := s.DiskSince()
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
	_, err = b.WriteString("\"networkCode\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkCode()
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
	_, err = b.WriteString("\"networkActive\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkActive()
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
	_, err = b.WriteString("\"networkCount\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkCount()
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
	_, err = b.WriteString("\"networkTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkTotal()
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
	_, err = b.WriteString("\"networkLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkLimit()
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
	_, err = b.WriteString("\"networkDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkDelta()
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
	_, err = b.WriteString("\"networkMean\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkMean()
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
	_, err = b.WriteString("\"networkDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkDeviation()
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
	_, err = b.WriteString("\"networkShare\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkShare()
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
	_, err = b.WriteString("\"networkSince\":")
	if err != nil {
		return err
	}
	{
		s := s.NetworkSince()
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
	_, err = b.WriteString("\"processCode\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessCode()
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
	_, err = b.WriteString("\"processActive\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessActive()
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
	_, err = b.WriteString("\"processCount\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessCount()
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
	_, err = b.WriteString("\"processTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessTotal()
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
	_, err = b.WriteString("\"processLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessLimit()
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
	_, err = b.WriteString("\"processDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessDelta()
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
	_, err = b.WriteString("\"processMean\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessMean()
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
	_, err = b.WriteString("\"processDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessDeviation()
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
	_, err = b.WriteString("\"processShare\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessShare()
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
	_, err = b.WriteString("\"processSince\":")
	if err != nil {
		return err
	}
	{
		s := s.ProcessSince()
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
	_, err = b.WriteString("\"fileCode\":")
	if err != nil {
		return err
	}
	{
		s := s.FileCode()
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
	_, err = b.WriteString("\"fileActive\":")
	if err != nil {
		return err
	}
	{
		s := s.FileActive()
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
	_, err = b.WriteString("\"fileCount\":")
	if err != nil {
		return err
	}
	{
		s := s.FileCount()
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
	_, err = b.WriteString("\"fileTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.FileTotal()
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
	_, err = b.WriteString("\"fileLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.FileLimit()
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
	_, err = b.WriteString("\"fileDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.FileDelta()
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
	_, err = b.WriteString("\"fileMean\":")
	if err != nil {
		return err
	}
	{
		s := s.FileMean()
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
	_, err = b.WriteString("\"fileDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.FileDeviation()
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
	_, err = b.WriteString("\"fileShare\":")
	if err != nil {
		return err
	}
	{
		s := s.FileShare()
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
	_, err = b.WriteString("\"fileSince\":")
	if err != nil {
		return err
	}
	{
		s := s.FileSince()
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
	_, err = b.WriteString("\"socketCode\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketCode()
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
	_, err = b.WriteString("\"socketActive\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketActive()
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
	_, err = b.WriteString("\"socketCount\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketCount()
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
	_, err = b.WriteString("\"socketTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketTotal()
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
	_, err = b.WriteString("\"socketLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketLimit()
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
	_, err = b.WriteString("\"socketDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketDelta()
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
	_, err = b.WriteString("\"socketMean\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketMean()
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
	_, err = b.WriteString("\"socketDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketDeviation()
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
	_, err = b.WriteString("\"socketShare\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketShare()
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
	_, err = b.WriteString("\"socketSince\":")
	if err != nil {
		return err
	}
	{
		s := s.SocketSince()
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
	_, err = b.WriteString("\"threadCode\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadCode()
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
	_, err = b.WriteString("\"threadActive\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadActive()
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
	_, err = b.WriteString("\"threadCount\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadCount()
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
	_, err = b.WriteString("\"threadTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadTotal()
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
	_, err = b.WriteString("\"threadLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadLimit()
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
	_, err = b.WriteString("\"threadDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadDelta()
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
	_, err = b.WriteString("\"threadMean\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadMean()
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
	_, err = b.WriteString("\"threadDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadDeviation()
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
	_, err = b.WriteString("\"threadShare\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadShare()
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
	_, err = b.WriteString("\"threadSince\":")
	if err != nil {
		return err
	}
	{
		s := s.ThreadSince()
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
	_, err = b.WriteString("\"cacheCode\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheCode()
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
	_, err = b.WriteString("\"cacheActive\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheActive()
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
	_, err = b.WriteString("\"cacheCount\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheCount()
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
	_, err = b.WriteString("\"cacheTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheTotal()
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
	_, err = b.WriteString("\"cacheLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheLimit()
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
	_, err = b.WriteString("\"cacheDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheDelta()
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
	_, err = b.WriteString("\"cacheMean\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheMean()
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
	_, err = b.WriteString("\"cacheDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheDeviation()
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
	_, err = b.WriteString("\"cacheShare\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheShare()
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
	_, err = b.WriteString("\"cacheSince\":")
	if err != nil {
		return err
	}
	{
		s := s.CacheSince()
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
	_, err = b.WriteString("\"queueCode\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueCode()
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
	_, err = b.WriteString("\"queueActive\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueActive()
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
	_, err = b.WriteString("\"queueCount\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueCount()
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
	_, err = b.WriteString("\"queueTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueTotal()
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
	_, err = b.WriteString("\"queueLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueLimit()
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
	_, err = b.WriteString("\"queueDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueDelta()
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
	_, err = b.WriteString("\"queueMean\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueMean()
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
	_, err = b.WriteString("\"queueDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueDeviation()
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
	_, err = b.WriteString("\"queueShare\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueShare()
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
	_, err = b.WriteString("\"queueSince\":")
	if err != nil {
		return err
	}
	{
		s := s.QueueSince()
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
	_, err = b.WriteString("\"requestCode\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestCode()
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
	_, err = b.WriteString("\"requestActive\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestActive()
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
	_, err = b.WriteString("\"requestCount\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestCount()
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
	_, err = b.WriteString("\"requestTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestTotal()
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
	_, err = b.WriteString("\"requestLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestLimit()
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
	_, err = b.WriteString("\"requestDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestDelta()
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
	_, err = b.WriteString("\"requestMean\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestMean()
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
	_, err = b.WriteString("\"requestDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestDeviation()
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
	_, err = b.WriteString("\"requestShare\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestShare()
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
	_, err = b.WriteString("\"requestSince\":")
	if err != nil {
		return err
	}
	{
		s := s.RequestSince()
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
	_, err = b.WriteString("\"responseCode\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseCode()
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
	_, err = b.WriteString("\"responseActive\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseActive()
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
	_, err = b.WriteString("\"responseCount\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseCount()
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
	_, err = b.WriteString("\"responseTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseTotal()
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
	_, err = b.WriteString("\"responseLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseLimit()
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
	_, err = b.WriteString("\"responseDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseDelta()
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
	_, err = b.WriteString("\"responseMean\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseMean()
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
	_, err = b.WriteString("\"responseDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseDeviation()
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
	_, err = b.WriteString("\"responseShare\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseShare()
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
	_, err = b.WriteString("\"responseSince\":")
	if err != nil {
		return err
	}
	{
		s := s.ResponseSince()
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
	_, err = b.WriteString("\"errorCode\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorCode()
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
	_, err = b.WriteString("\"errorActive\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorActive()
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
	_, err = b.WriteString("\"errorCount\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorCount()
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
	_, err = b.WriteString("\"errorTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorTotal()
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
	_, err = b.WriteString("\"errorLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorLimit()
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
	_, err = b.WriteString("\"errorDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorDelta()
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
	_, err = b.WriteString("\"errorMean\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorMean()
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
	_, err = b.WriteString("\"errorDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorDeviation()
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
	_, err = b.WriteString("\"errorShare\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorShare()
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
	_, err = b.WriteString("\"errorSince\":")
	if err != nil {
		return err
	}
	{
		s := s.ErrorSince()
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
	_, err = b.WriteString("\"loginCode\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginCode()
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
	_, err = b.WriteString("\"loginActive\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginActive()
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
	_, err = b.WriteString("\"loginCount\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginCount()
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
	_, err = b.WriteString("\"loginTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginTotal()
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
	_, err = b.WriteString("\"loginLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginLimit()
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
	_, err = b.WriteString("\"loginDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginDelta()
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
	_, err = b.WriteString("\"loginMean\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginMean()
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
	_, err = b.WriteString("\"loginDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginDeviation()
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
	_, err = b.WriteString("\"loginShare\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginShare()
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
	_, err = b.WriteString("\"loginSince\":")
	if err != nil {
		return err
	}
	{
		s := s.LoginSince()
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
	_, err = b.WriteString("\"sessionCode\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionCode()
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
	_, err = b.WriteString("\"sessionActive\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionActive()
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
	_, err = b.WriteString("\"sessionCount\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionCount()
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
	_, err = b.WriteString("\"sessionTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionTotal()
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
	_, err = b.WriteString("\"sessionLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionLimit()
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
	_, err = b.WriteString("\"sessionDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionDelta()
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
	_, err = b.WriteString("\"sessionMean\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionMean()
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
	_, err = b.WriteString("\"sessionDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionDeviation()
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
	_, err = b.WriteString("\"sessionShare\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionShare()
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
	_, err = b.WriteString("\"sessionSince\":")
	if err != nil {
		return err
	}
	{
		s := s.SessionSince()
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
	_, err = b.WriteString("\"databaseCode\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseCode()
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
	_, err = b.WriteString("\"databaseActive\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseActive()
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
	_, err = b.WriteString("\"databaseCount\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseCount()
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
	_, err = b.WriteString("\"databaseTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseTotal()
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
	_, err = b.WriteString("\"databaseLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseLimit()
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
	_, err = b.WriteString("\"databaseDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseDelta()
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
	_, err = b.WriteString("\"databaseMean\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseMean()
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
	_, err = b.WriteString("\"databaseDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseDeviation()
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
	_, err = b.WriteString("\"databaseShare\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseShare()
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
	_, err = b.WriteString("\"databaseSince\":")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseSince()
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
	_, err = b.WriteString("\"indexCode\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexCode()
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
	_, err = b.WriteString("\"indexActive\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexActive()
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
	_, err = b.WriteString("\"indexCount\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexCount()
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
	_, err = b.WriteString("\"indexTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexTotal()
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
	_, err = b.WriteString("\"indexLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexLimit()
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
	_, err = b.WriteString("\"indexDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexDelta()
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
	_, err = b.WriteString("\"indexMean\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexMean()
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
	_, err = b.WriteString("\"indexDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexDeviation()
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
	_, err = b.WriteString("\"indexShare\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexShare()
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
	_, err = b.WriteString("\"indexSince\":")
	if err != nil {
		return err
	}
	{
		s := s.IndexSince()
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
	_, err = b.WriteString("\"backupCode\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupCode()
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
	_, err = b.WriteString("\"backupActive\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupActive()
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
	_, err = b.WriteString("\"backupCount\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupCount()
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
	_, err = b.WriteString("\"backupTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupTotal()
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
	_, err = b.WriteString("\"backupLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupLimit()
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
	_, err = b.WriteString("\"backupDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupDelta()
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
	_, err = b.WriteString("\"backupMean\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupMean()
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
	_, err = b.WriteString("\"backupDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupDeviation()
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
	_, err = b.WriteString("\"backupShare\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupShare()
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
	_, err = b.WriteString("\"backupSince\":")
	if err != nil {
		return err
	}
	{
		s := s.BackupSince()
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
	_, err = b.WriteString("\"sensorCode\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorCode()
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
	_, err = b.WriteString("\"sensorActive\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorActive()
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
	_, err = b.WriteString("\"sensorCount\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorCount()
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
	_, err = b.WriteString("\"sensorTotal\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorTotal()
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
	_, err = b.WriteString("\"sensorLimit\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorLimit()
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
	_, err = b.WriteString("\"sensorDelta\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorDelta()
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
	_, err = b.WriteString("\"sensorMean\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorMean()
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
	_, err = b.WriteString("\"sensorDeviation\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorDeviation()
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
	_, err = b.WriteString("\"sensorShare\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorShare()
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
	_, err = b.WriteString("\"sensorSince\":")
	if err != nil {
		return err
	}
	{
		s := s.SensorSince()
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
func (s Wide) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Wide) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("cpuCode = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuCode()
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
	_, err = b.WriteString("cpuActive = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuActive()
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
	_, err = b.WriteString("cpuCount = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuCount()
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
	_, err = b.WriteString("cpuTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuTotal()
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
	_, err = b.WriteString("cpuLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuLimit()
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
	_, err = b.WriteString("cpuDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuDelta()
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
	_, err = b.WriteString("cpuMean = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuMean()
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
	_, err = b.WriteString("cpuDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuDeviation()
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
	_, err = b.WriteString("cpuShare = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuShare()
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
	_, err = b.WriteString("cpuSince = ")
	if err != nil {
		return err
	}
	{
		s := s.CpuSince()
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
	_, err = b.WriteString("memoryCode = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryCode()
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
	_, err = b.WriteString("memoryActive = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryActive()
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
	_, err = b.WriteString("memoryCount = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryCount()
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
	_, err = b.WriteString("memoryTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryTotal()
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
	_, err = b.WriteString("memoryLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryLimit()
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
	_, err = b.WriteString("memoryDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryDelta()
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
	_, err = b.WriteString("memoryMean = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryMean()
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
	_, err = b.WriteString("memoryDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryDeviation()
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
	_, err = b.WriteString("memoryShare = ")
	if err != nil {
		return err
	}
	{
		s := s.MemoryShare()
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
	_, err = b.WriteString("memorySince = ")
	if err != nil {
		return err
	}
	{
		s := s.MemorySince()
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
	_, err = b.WriteString("swapCode = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapCode()
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
	_, err = b.WriteString("swapActive = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapActive()
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
	_, err = b.WriteString("swapCount = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapCount()
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
	_, err = b.WriteString("swapTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapTotal()
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
	_, err = b.WriteString("swapLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapLimit()
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
	_, err = b.WriteString("swapDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapDelta()
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
	_, err = b.WriteString("swapMean = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapMean()
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
	_, err = b.WriteString("swapDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapDeviation()
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
	_, err = b.WriteString("swapShare = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapShare()
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
	_, err = b.WriteString("swapSince = ")
	if err != nil {
		return err
	}
	{
		s := s.SwapSince()
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
	_, err = b.WriteString("diskCode = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskCode()
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
	_, err = b.WriteString("diskActive = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskActive()
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
	_, err = b.WriteString("diskCount = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskCount()
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
	_, err = b.WriteString("diskTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskTotal()
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
	_, err = b.WriteString("diskLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskLimit()
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
	_, err = b.WriteString("diskDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskDelta()
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
	_, err = b.WriteString("diskMean = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskMean()
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
	_, err = b.WriteString("diskDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskDeviation()
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
	_, err = b.WriteString("diskShare = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskShare()
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
	_, err = b.WriteString("diskSince = ")
	if err != nil {
		return err
	}
	{
		s := s.DiskSince()
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
	_, err = b.WriteString("networkCode = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkCode()
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
	_, err = b.WriteString("networkActive = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkActive()
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
	_, err = b.WriteString("networkCount = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkCount()
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
	_, err = b.WriteString("networkTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkTotal()
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
	_, err = b.WriteString("networkLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkLimit()
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
	_, err = b.WriteString("networkDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkDelta()
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
	_, err = b.WriteString("networkMean = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkMean()
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
	_, err = b.WriteString("networkDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkDeviation()
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
	_, err = b.WriteString("networkShare = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkShare()
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
	_, err = b.WriteString("networkSince = ")
	if err != nil {
		return err
	}
	{
		s := s.NetworkSince()
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
	_, err = b.WriteString("processCode = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessCode()
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
	_, err = b.WriteString("processActive = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessActive()
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
	_, err = b.WriteString("processCount = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessCount()
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
	_, err = b.WriteString("processTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessTotal()
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
	_, err = b.WriteString("processLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessLimit()
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
	_, err = b.WriteString("processDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessDelta()
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
	_, err = b.WriteString("processMean = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessMean()
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
	_, err = b.WriteString("processDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessDeviation()
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
	_, err = b.WriteString("processShare = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessShare()
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
	_, err = b.WriteString("processSince = ")
	if err != nil {
		return err
	}
	{
		s := s.ProcessSince()
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
	_, err = b.WriteString("fileCode = ")
	if err != nil {
		return err
	}
	{
		s := s.FileCode()
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
	_, err = b.WriteString("fileActive = ")
	if err != nil {
		return err
	}
	{
		s := s.FileActive()
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
	_, err = b.WriteString("fileCount = ")
	if err != nil {
		return err
	}
	{
		s := s.FileCount()
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
	_, err = b.WriteString("fileTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.FileTotal()
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
	_, err = b.WriteString("fileLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.FileLimit()
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
	_, err = b.WriteString("fileDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.FileDelta()
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
	_, err = b.WriteString("fileMean = ")
	if err != nil {
		return err
	}
	{
		s := s.FileMean()
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
	_, err = b.WriteString("fileDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.FileDeviation()
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
	_, err = b.WriteString("fileShare = ")
	if err != nil {
		return err
	}
	{
		s := s.FileShare()
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
	_, err = b.WriteString("fileSince = ")
	if err != nil {
		return err
	}
	{
		s := s.FileSince()
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
	_, err = b.WriteString("socketCode = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketCode()
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
	_, err = b.WriteString("socketActive = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketActive()
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
	_, err = b.WriteString("socketCount = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketCount()
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
	_, err = b.WriteString("socketTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketTotal()
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
	_, err = b.WriteString("socketLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketLimit()
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
	_, err = b.WriteString("socketDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketDelta()
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
	_, err = b.WriteString("socketMean = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketMean()
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
	_, err = b.WriteString("socketDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketDeviation()
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
	_, err = b.WriteString("socketShare = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketShare()
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
	_, err = b.WriteString("socketSince = ")
	if err != nil {
		return err
	}
	{
		s := s.SocketSince()
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
	_, err = b.WriteString("threadCode = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadCode()
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
	_, err = b.WriteString("threadActive = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadActive()
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
	_, err = b.WriteString("threadCount = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadCount()
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
	_, err = b.WriteString("threadTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadTotal()
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
	_, err = b.WriteString("threadLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadLimit()
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
	_, err = b.WriteString("threadDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadDelta()
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
	_, err = b.WriteString("threadMean = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadMean()
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
	_, err = b.WriteString("threadDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadDeviation()
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
	_, err = b.WriteString("threadShare = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadShare()
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
	_, err = b.WriteString("threadSince = ")
	if err != nil {
		return err
	}
	{
		s := s.ThreadSince()
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
	_, err = b.WriteString("cacheCode = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheCode()
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
	_, err = b.WriteString("cacheActive = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheActive()
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
	_, err = b.WriteString("cacheCount = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheCount()
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
	_, err = b.WriteString("cacheTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheTotal()
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
	_, err = b.WriteString("cacheLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheLimit()
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
	_, err = b.WriteString("cacheDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheDelta()
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
	_, err = b.WriteString("cacheMean = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheMean()
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
	_, err = b.WriteString("cacheDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheDeviation()
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
	_, err = b.WriteString("cacheShare = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheShare()
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
	_, err = b.WriteString("cacheSince = ")
	if err != nil {
		return err
	}
	{
		s := s.CacheSince()
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
	_, err = b.WriteString("queueCode = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueCode()
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
	_, err = b.WriteString("queueActive = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueActive()
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
	_, err = b.WriteString("queueCount = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueCount()
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
	_, err = b.WriteString("queueTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueTotal()
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
	_, err = b.WriteString("queueLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueLimit()
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
	_, err = b.WriteString("queueDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueDelta()
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
	_, err = b.WriteString("queueMean = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueMean()
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
	_, err = b.WriteString("queueDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueDeviation()
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
	_, err = b.WriteString("queueShare = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueShare()
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
	_, err = b.WriteString("queueSince = ")
	if err != nil {
		return err
	}
	{
		s := s.QueueSince()
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
	_, err = b.WriteString("requestCode = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestCode()
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
	_, err = b.WriteString("requestActive = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestActive()
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
	_, err = b.WriteString("requestCount = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestCount()
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
	_, err = b.WriteString("requestTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestTotal()
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
	_, err = b.WriteString("requestLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestLimit()
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
	_, err = b.WriteString("requestDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestDelta()
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
	_, err = b.WriteString("requestMean = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestMean()
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
	_, err = b.WriteString("requestDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestDeviation()
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
	_, err = b.WriteString("requestShare = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestShare()
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
	_, err = b.WriteString("requestSince = ")
	if err != nil {
		return err
	}
	{
		s := s.RequestSince()
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
	_, err = b.WriteString("responseCode = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseCode()
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
	_, err = b.WriteString("responseActive = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseActive()
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
	_, err = b.WriteString("responseCount = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseCount()
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
	_, err = b.WriteString("responseTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseTotal()
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
	_, err = b.WriteString("responseLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseLimit()
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
	_, err = b.WriteString("responseDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseDelta()
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
	_, err = b.WriteString("responseMean = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseMean()
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
	_, err = b.WriteString("responseDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseDeviation()
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
	_, err = b.WriteString("responseShare = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseShare()
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
	_, err = b.WriteString("responseSince = ")
	if err != nil {
		return err
	}
	{
		s := s.ResponseSince()
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
	_, err = b.WriteString("errorCode = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorCode()
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
	_, err = b.WriteString("errorActive = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorActive()
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
	_, err = b.WriteString("errorCount = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorCount()
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
	_, err = b.WriteString("errorTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorTotal()
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
	_, err = b.WriteString("errorLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorLimit()
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
	_, err = b.WriteString("errorDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorDelta()
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
	_, err = b.WriteString("errorMean = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorMean()
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
	_, err = b.WriteString("errorDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorDeviation()
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
	_, err = b.WriteString("errorShare = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorShare()
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
	_, err = b.WriteString("errorSince = ")
	if err != nil {
		return err
	}
	{
		s := s.ErrorSince()
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
	_, err = b.WriteString("loginCode = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginCode()
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
	_, err = b.WriteString("loginActive = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginActive()
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
	_, err = b.WriteString("loginCount = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginCount()
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
	_, err = b.WriteString("loginTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginTotal()
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
	_, err = b.WriteString("loginLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginLimit()
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
	_, err = b.WriteString("loginDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginDelta()
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
	_, err = b.WriteString("loginMean = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginMean()
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
	_, err = b.WriteString("loginDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginDeviation()
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
	_, err = b.WriteString("loginShare = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginShare()
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
	_, err = b.WriteString("loginSince = ")
	if err != nil {
		return err
	}
	{
		s := s.LoginSince()
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
	_, err = b.WriteString("sessionCode = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionCode()
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
	_, err = b.WriteString("sessionActive = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionActive()
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
	_, err = b.WriteString("sessionCount = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionCount()
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
	_, err = b.WriteString("sessionTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionTotal()
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
	_, err = b.WriteString("sessionLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionLimit()
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
	_, err = b.WriteString("sessionDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionDelta()
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
	_, err = b.WriteString("sessionMean = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionMean()
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
	_, err = b.WriteString("sessionDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionDeviation()
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
	_, err = b.WriteString("sessionShare = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionShare()
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
	_, err = b.WriteString("sessionSince = ")
	if err != nil {
		return err
	}
	{
		s := s.SessionSince()
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
	_, err = b.WriteString("databaseCode = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseCode()
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
	_, err = b.WriteString("databaseActive = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseActive()
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
	_, err = b.WriteString("databaseCount = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseCount()
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
	_, err = b.WriteString("databaseTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseTotal()
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
	_, err = b.WriteString("databaseLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseLimit()
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
	_, err = b.WriteString("databaseDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseDelta()
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
	_, err = b.WriteString("databaseMean = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseMean()
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
	_, err = b.WriteString("databaseDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseDeviation()
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
	_, err = b.WriteString("databaseShare = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseShare()
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
	_, err = b.WriteString("databaseSince = ")
	if err != nil {
		return err
	}
	{
		s := s.DatabaseSince()
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
	_, err = b.WriteString("indexCode = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexCode()
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
	_, err = b.WriteString("indexActive = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexActive()
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
	_, err = b.WriteString("indexCount = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexCount()
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
	_, err = b.WriteString("indexTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexTotal()
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
	_, err = b.WriteString("indexLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexLimit()
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
	_, err = b.WriteString("indexDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexDelta()
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
	_, err = b.WriteString("indexMean = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexMean()
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
	_, err = b.WriteString("indexDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexDeviation()
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
	_, err = b.WriteString("indexShare = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexShare()
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
	_, err = b.WriteString("indexSince = ")
	if err != nil {
		return err
	}
	{
		s := s.IndexSince()
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
	_, err = b.WriteString("backupCode = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupCode()
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
	_, err = b.WriteString("backupActive = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupActive()
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
	_, err = b.WriteString("backupCount = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupCount()
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
	_, err = b.WriteString("backupTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupTotal()
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
	_, err = b.WriteString("backupLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupLimit()
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
	_, err = b.WriteString("backupDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupDelta()
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
	_, err = b.WriteString("backupMean = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupMean()
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
	_, err = b.WriteString("backupDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupDeviation()
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
	_, err = b.WriteString("backupShare = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupShare()
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
	_, err = b.WriteString("backupSince = ")
	if err != nil {
		return err
	}
	{
		s := s.BackupSince()
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
	_, err = b.WriteString("sensorCode = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorCode()
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
	_, err = b.WriteString("sensorActive = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorActive()
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
	_, err = b.WriteString("sensorCount = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorCount()
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
	_, err = b.WriteString("sensorTotal = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorTotal()
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
	_, err = b.WriteString("sensorLimit = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorLimit()
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
	_, err = b.WriteString("sensorDelta = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorDelta()
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
	_, err = b.WriteString("sensorMean = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorMean()
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
	_, err = b.WriteString("sensorDeviation = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorDeviation()
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
	_, err = b.WriteString("sensorShare = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorShare()
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
	_, err = b.WriteString("sensorSince = ")
	if err != nil {
		return err
	}
	{
		s := s.SensorSince()
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
func (s Wide) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Wide_List C.PointerList

func NewWideList(s *C.Segment, sz int) Wide_List { return Wide_List(s.NewCompositeList(1088, 0, sz)) }
func (s Wide_List) Len() int                     { return C.PointerList(s).Len() }
func (s Wide_List) At(i int) Wide                { return Wide(C.PointerList(s).At(i).ToStruct()) }
func (s Wide_List) ToArray() []Wide {
	n := s.Len()
	a := make([]Wide, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Wide_List) Set(i int, item Wide) { C.PointerList(s).Set(i, C.Object(item)) }

type StringAnyMap C.Struct

func NewStringAnyMap(s *C.Segment) StringAnyMap      { return StringAnyMap(s.NewStruct(0, 1)) }
func NewRootStringAnyMap(s *C.Segment) StringAnyMap  { return StringAnyMap(s.NewRootStruct(0, 1)) }
func AutoNewStringAnyMap(s *C.Segment) StringAnyMap  { return StringAnyMap(s.NewStructAR(0, 1)) }
func ReadRootStringAnyMap(s *C.Segment) StringAnyMap { return StringAnyMap(s.Root(0).ToStruct()) }
func (s StringAnyMap) Value() StringAnyMapPair_List {
	return StringAnyMapPair_List(C.Struct(s).GetObject(0))
}
func (s StringAnyMap) SetValue(v StringAnyMapPair_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s StringAnyMap) WriteJSON(w io.Writer) error {
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
func (s StringAnyMap) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s StringAnyMap) WriteCapLit(w io.Writer) error {
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
func (s StringAnyMap) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type StringAnyMap_List C.PointerList

func NewStringAnyMapList(s *C.Segment, sz int) StringAnyMap_List {
	return StringAnyMap_List(s.NewCompositeList(0, 1, sz))
}
func (s StringAnyMap_List) Len() int { return C.PointerList(s).Len() }
func (s StringAnyMap_List) At(i int) StringAnyMap {
	return StringAnyMap(C.PointerList(s).At(i).ToStruct())
}
func (s StringAnyMap_List) ToArray() []StringAnyMap {
	n := s.Len()
	a := make([]StringAnyMap, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s StringAnyMap_List) Set(i int, item StringAnyMap) { C.PointerList(s).Set(i, C.Object(item)) }

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
