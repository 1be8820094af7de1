package types

// AUTO GENERATED - DO NOT EDIT

import (
	"bufio"
	"bytes"
	"encoding/json"
	C "github.com/glycerine/go-capnproto"
	"io"
)

type Book C.Struct

func NewBook(s *C.Segment) Book              { return Book(s.NewStruct(8, 7)) }
func NewRootBook(s *C.Segment) Book          { return Book(s.NewRootStruct(8, 7)) }
func AutoNewBook(s *C.Segment) Book          { return Book(s.NewStructAR(8, 7)) }
func ReadRootBook(s *C.Segment) Book         { return Book(s.Root(0).ToStruct()) }
func (s Book) Title() string                 { return C.Struct(s).GetObject(0).ToText() }
func (s Book) TitleBytes() []byte            { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Book) SetTitle(v string)             { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Book) Author() string                { return C.Struct(s).GetObject(1).ToText() }
func (s Book) AuthorBytes() []byte           { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s Book) SetAuthor(v string)            { C.Struct(s).SetObject(1, s.Segment.NewText(v)) }
func (s Book) Country() string               { return C.Struct(s).GetObject(2).ToText() }
func (s Book) CountryBytes() []byte          { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Book) SetCountry(v string)           { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Book) Year() int32                   { return int32(C.Struct(s).Get32(0)) }
func (s Book) SetYear(v int32)               { C.Struct(s).Set32(0, uint32(v)) }
func (s Book) Volumes() Volume_List          { return Volume_List(C.Struct(s).GetObject(3)) }
func (s Book) SetVolumes(v Volume_List)      { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Book) VolumesNull() C.UInt32List     { return C.UInt32List(C.Struct(s).GetObject(4)) }
func (s Book) SetVolumesNull(v C.UInt32List) { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Book) Characters() Characters        { return Characters(C.Struct(s).GetObject(5).ToStruct()) }
func (s Book) SetCharacters(v Characters)    { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Book) Translations() C.Int32List     { return C.Int32List(C.Struct(s).GetObject(6)) }
func (s Book) SetTranslations(v C.Int32List) { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Book) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"year\":")
	if err != nil {
		return err
	}
	{
		s := s.Year()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
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
	_, err = b.WriteString("\"volumesNull\":")
	if err != nil {
		return err
	}
	{
		s := s.VolumesNull()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"characters\":")
	if err != nil {
		return err
	}
	{
		s := s.Characters()
		err = s.WriteJSON(b)
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
func (s Book) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Book) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("year = ")
	if err != nil {
		return err
	}
	{
		s := s.Year()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
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
	_, err = b.WriteString("volumesNull = ")
	if err != nil {
		return err
	}
	{
		s := s.VolumesNull()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("characters = ")
	if err != nil {
		return err
	}
	{
		s := s.Characters()
		err = s.WriteCapLit(b)
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
func (s Book) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Book_List C.PointerList

func NewBookList(s *C.Segment, sz int) Book_List { return Book_List(s.NewCompositeList(8, 7, sz)) }
func (s Book_List) Len() int                     { return C.PointerList(s).Len() }
func (s Book_List) At(i int) Book                { return Book(C.PointerList(s).At(i).ToStruct()) }
func (s Book_List) ToArray() []Book {
	n := s.Len()
	a := make([]Book, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Book_List) Set(i int, item Book) { C.PointerList(s).Set(i, C.Object(item)) }

type Volume C.Struct

func NewVolume(s *C.Segment) Volume      { return Volume(s.NewStruct(8, 1)) }
func NewRootVolume(s *C.Segment) Volume  { return Volume(s.NewRootStruct(8, 1)) }
func AutoNewVolume(s *C.Segment) Volume  { return Volume(s.NewStructAR(8, 1)) }
func ReadRootVolume(s *C.Segment) Volume { return Volume(s.Root(0).ToStruct()) }
func (s Volume) Number() int32           { return int32(C.Struct(s).Get32(0)) }
func (s Volume) SetNumber(v int32)       { C.Struct(s).Set32(0, uint32(v)) }
func (s Volume) Title() string           { return C.Struct(s).GetObject(0).ToText() }
func (s Volume) TitleBytes() []byte      { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Volume) SetTitle(v string)       { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Volume) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
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
	return Volume_List(s.NewCompositeList(8, 1, sz))
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

type Characters C.Struct

func NewCharacters(s *C.Segment) Characters      { return Characters(s.NewStruct(0, 2)) }
func NewRootCharacters(s *C.Segment) Characters  { return Characters(s.NewRootStruct(0, 2)) }
func AutoNewCharacters(s *C.Segment) Characters  { return Characters(s.NewStructAR(0, 2)) }
func ReadRootCharacters(s *C.Segment) Characters { return Characters(s.Root(0).ToStruct()) }
func (s Characters) Major() C.TextList           { return C.TextList(C.Struct(s).GetObject(0)) }
func (s Characters) SetMajor(v C.TextList)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Characters) Minor() C.TextList           { return C.TextList(C.Struct(s).GetObject(1)) }
func (s Characters) SetMinor(v C.TextList)       { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Characters) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"major\":")
	if err != nil {
		return err
	}
	{
		s := s.Major()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"minor\":")
	if err != nil {
		return err
	}
	{
		s := s.Minor()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Characters) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Characters) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("major = ")
	if err != nil {
		return err
	}
	{
		s := s.Major()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("minor = ")
	if err != nil {
		return err
	}
	{
		s := s.Minor()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Characters) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Characters_List C.PointerList

func NewCharactersList(s *C.Segment, sz int) Characters_List {
	return Characters_List(s.NewCompositeList(0, 2, sz))
}
func (s Characters_List) Len() int            { return C.PointerList(s).Len() }
func (s Characters_List) At(i int) Characters { return Characters(C.PointerList(s).At(i).ToStruct()) }
func (s Characters_List) ToArray() []Characters {
	n := s.Len()
	a := make([]Characters, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Characters_List) Set(i int, item Characters) { C.PointerList(s).Set(i, C.Object(item)) }
