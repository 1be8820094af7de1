package types

// AUTO GENERATED - DO NOT EDIT

import (
	"bufio"
	"bytes"
	"encoding/json"
	C "github.com/glycerine/go-capnproto"
	"io"
)

type Content C.Struct

func NewContent(s *C.Segment) Content      { return Content(s.NewStruct(0, 2)) }
func NewRootContent(s *C.Segment) Content  { return Content(s.NewRootStruct(0, 2)) }
func AutoNewContent(s *C.Segment) Content  { return Content(s.NewStructAR(0, 2)) }
func ReadRootContent(s *C.Segment) Content { return Content(s.Root(0).ToStruct()) }
func (s Content) Media() Media             { return Media(C.Struct(s).GetObject(0).ToStruct()) }
func (s Content) SetMedia(v Media)         { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Content) Images() Image_List       { return Image_List(C.Struct(s).GetObject(1)) }
func (s Content) SetImages(v Image_List)   { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Content) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"media\":")
	if err != nil {
		return err
	}
	{
		s := s.Media()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"images\":")
	if err != nil {
		return err
	}
	{
		s := s.Images()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Content) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Content) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("media = ")
	if err != nil {
		return err
	}
	{
		s := s.Media()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("images = ")
	if err != nil {
		return err
	}
	{
		s := s.Images()
		{
			err = b.WriteByte('[')
			if err != nil {
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
func (s Content) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Content_List C.PointerList

func NewContentList(s *C.Segment, sz int) Content_List {
	return Content_List(s.NewCompositeList(0, 2, sz))
}
func (s Content_List) Len() int         { return C.PointerList(s).Len() }
func (s Content_List) At(i int) Content { return Content(C.PointerList(s).At(i).ToStruct()) }
func (s Content_List) ToArray() []Content {
	n := s.Len()
	a := make([]Content, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Content_List) Set(i int, item Content) { C.PointerList(s).Set(i, C.Object(item)) }

type Media C.Struct
type MediaTitle Media
type MediaBitrate Media
type MediaCopyright Media
type MediaTitle_Which uint16

const (
	MEDIATITLE_NONE MediaTitle_Which = 0
	MEDIATITLE_SOME MediaTitle_Which = 1
)

type MediaBitrate_Which uint16

const (
	MEDIABITRATE_NONE MediaBitrate_Which = 0
	MEDIABITRATE_SOME MediaBitrate_Which = 1
)

type MediaCopyright_Which uint16

const (
	MEDIACOPYRIGHT_NONE MediaCopyright_Which = 0
	MEDIACOPYRIGHT_SOME MediaCopyright_Which = 1
)

func NewMedia(s *C.Segment) Media            { return Media(s.NewStruct(40, 6)) }
func NewRootMedia(s *C.Segment) Media        { return Media(s.NewRootStruct(40, 6)) }
func AutoNewMedia(s *C.Segment) Media        { return Media(s.NewStructAR(40, 6)) }
func ReadRootMedia(s *C.Segment) Media       { return Media(s.Root(0).ToStruct()) }
func (s Media) Uri() string                  { return C.Struct(s).GetObject(0).ToText() }
func (s Media) UriBytes() []byte             { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Media) SetUri(v string)              { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Media) Title() MediaTitle            { return MediaTitle(s) }
func (s MediaTitle) Which() MediaTitle_Which { return MediaTitle_Which(C.Struct(s).Get16(0)) }
func (s MediaTitle) SetNone()                { C.Struct(s).Set16(0, 0) }
func (s MediaTitle) Some() string            { return C.Struct(s).GetObject(1).ToText() }
func (s MediaTitle) SomeBytes() []byte       { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s MediaTitle) SetSome(v string) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).SetObject(1, s.Segment.NewText(v))
}
func (s Media) Width() int32                     { return int32(C.Struct(s).Get32(4)) }
func (s Media) SetWidth(v int32)                 { C.Struct(s).Set32(4, uint32(v)) }
func (s Media) Height() int32                    { return int32(C.Struct(s).Get32(8)) }
func (s Media) SetHeight(v int32)                { C.Struct(s).Set32(8, uint32(v)) }
func (s Media) Format() string                   { return C.Struct(s).GetObject(2).ToText() }
func (s Media) FormatBytes() []byte              { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Media) SetFormat(v string)               { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Media) Duration() int64                  { return int64(C.Struct(s).Get64(16)) }
func (s Media) SetDuration(v int64)              { C.Struct(s).Set64(16, uint64(v)) }
func (s Media) Size() int64                      { return int64(C.Struct(s).Get64(24)) }
func (s Media) SetSize(v int64)                  { C.Struct(s).Set64(24, uint64(v)) }
func (s Media) Bitrate() MediaBitrate            { return MediaBitrate(s) }
func (s MediaBitrate) Which() MediaBitrate_Which { return MediaBitrate_Which(C.Struct(s).Get16(2)) }
func (s MediaBitrate) SetNone()                  { C.Struct(s).Set16(2, 0) }
func (s MediaBitrate) Some() int32               { return int32(C.Struct(s).Get32(12)) }
func (s MediaBitrate) SetSome(v int32)           { C.Struct(s).Set16(2, 1); C.Struct(s).Set32(12, uint32(v)) }
func (s Media) Persons() C.TextList              { return C.TextList(C.Struct(s).GetObject(3)) }
func (s Media) SetPersons(v C.TextList)          { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Media) Player() string                   { return C.Struct(s).GetObject(4).ToText() }
func (s Media) PlayerBytes() []byte              { return C.Struct(s).GetObject(4).ToDataTrimLastByte() }
func (s Media) SetPlayer(v string)               { C.Struct(s).SetObject(4, s.Segment.NewText(v)) }
func (s Media) Copyright() MediaCopyright        { return MediaCopyright(s) }
func (s MediaCopyright) Which() MediaCopyright_Which {
	return MediaCopyright_Which(C.Struct(s).Get16(32))
}
func (s MediaCopyright) SetNone()          { C.Struct(s).Set16(32, 0) }
func (s MediaCopyright) Some() string      { return C.Struct(s).GetObject(5).ToText() }
func (s MediaCopyright) SomeBytes() []byte { return C.Struct(s).GetObject(5).ToDataTrimLastByte() }
func (s MediaCopyright) SetSome(v string) {
	C.Struct(s).Set16(32, 1)
	C.Struct(s).SetObject(5, s.Segment.NewText(v))
}
func (s Media) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"uri\":")
	if err != nil {
		return err
	}
	{
		s := s.Uri()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == MEDIATITLE_NONE {
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
		if s.Which() == MEDIATITLE_SOME {
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"format\":")
	if err != nil {
		return err
	}
	{
		s := s.Format()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"duration\":")
	if err != nil {
		return err
	}
	{
		s := s.Duration()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"bitrate\":")
	if err != nil {
		return err
	}
	{
		s := s.Bitrate()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == MEDIABITRATE_NONE {
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
		if s.Which() == MEDIABITRATE_SOME {
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
	_, err = b.WriteString("\"persons\":")
	if err != nil {
		return err
	}
	{
		s := s.Persons()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("\"player\":")
	if err != nil {
		return err
	}
	{
		s := s.Player()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"copyright\":")
	if err != nil {
		return err
	}
	{
		s := s.Copyright()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == MEDIACOPYRIGHT_NONE {
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
		if s.Which() == MEDIACOPYRIGHT_SOME {
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
func (s Media) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Media) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("uri = ")
	if err != nil {
		return err
	}
	{
		s := s.Uri()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == MEDIATITLE_NONE {
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
		if s.Which() == MEDIATITLE_SOME {
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("format = ")
	if err != nil {
		return err
	}
	{
		s := s.Format()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("duration = ")
	if err != nil {
		return err
	}
	{
		s := s.Duration()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("bitrate = ")
	if err != nil {
		return err
	}
	{
		s := s.Bitrate()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == MEDIABITRATE_NONE {
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
		if s.Which() == MEDIABITRATE_SOME {
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
	_, err = b.WriteString("persons = ")
	if err != nil {
		return err
	}
	{
		s := s.Persons()
		{
			err = b.WriteByte('[')
			if err != nil {
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
	_, err = b.WriteString("player = ")
	if err != nil {
		return err
	}
	{
		s := s.Player()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("copyright = ")
	if err != nil {
		return err
	}
	{
		s := s.Copyright()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == MEDIACOPYRIGHT_NONE {
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
		if s.Which() == MEDIACOPYRIGHT_SOME {
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
func (s Media) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Media_List C.PointerList

func NewMediaList(s *C.Segment, sz int) Media_List { return Media_List(s.NewCompositeList(40, 6, sz)) }
func (s Media_List) Len() int                      { return C.PointerList(s).Len() }
func (s Media_List) At(i int) Media                { return Media(C.PointerList(s).At(i).ToStruct()) }
func (s Media_List) ToArray() []Media {
	n := s.Len()
	a := make([]Media, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Media_List) Set(i int, item Media) { C.PointerList(s).Set(i, C.Object(item)) }

type Image C.Struct
type ImageTitle Image
type ImageTitle_Which uint16

const (
	IMAGETITLE_NONE ImageTitle_Which = 0
	IMAGETITLE_SOME ImageTitle_Which = 1
)

func NewImage(s *C.Segment) Image            { return Image(s.NewStruct(16, 3)) }
func NewRootImage(s *C.Segment) Image        { return Image(s.NewRootStruct(16, 3)) }
func AutoNewImage(s *C.Segment) Image        { return Image(s.NewStructAR(16, 3)) }
func ReadRootImage(s *C.Segment) Image       { return Image(s.Root(0).ToStruct()) }
func (s Image) Uri() string                  { return C.Struct(s).GetObject(0).ToText() }
func (s Image) UriBytes() []byte             { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Image) SetUri(v string)              { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Image) Title() ImageTitle            { return ImageTitle(s) }
func (s ImageTitle) Which() ImageTitle_Which { return ImageTitle_Which(C.Struct(s).Get16(0)) }
func (s ImageTitle) SetNone()                { C.Struct(s).Set16(0, 0) }
func (s ImageTitle) Some() string            { return C.Struct(s).GetObject(1).ToText() }
func (s ImageTitle) SomeBytes() []byte       { return C.Struct(s).GetObject(1).ToDataTrimLastByte() }
func (s ImageTitle) SetSome(v string) {
	C.Struct(s).Set16(0, 1)
	C.Struct(s).SetObject(1, s.Segment.NewText(v))
}
func (s Image) Width() int32      { return int32(C.Struct(s).Get32(4)) }
func (s Image) SetWidth(v int32)  { C.Struct(s).Set32(4, uint32(v)) }
func (s Image) Height() int32     { return int32(C.Struct(s).Get32(8)) }
func (s Image) SetHeight(v int32) { C.Struct(s).Set32(8, uint32(v)) }
func (s Image) Size() string      { return C.Struct(s).GetObject(2).ToText() }
func (s Image) SizeBytes() []byte { return C.Struct(s).GetObject(2).ToDataTrimLastByte() }
func (s Image) SetSize(v string)  { C.Struct(s).SetObject(2, s.Segment.NewText(v)) }
func (s Image) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"uri\":")
	if err != nil {
		return err
	}
	{
		s := s.Uri()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == IMAGETITLE_NONE {
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
		if s.Which() == IMAGETITLE_SOME {
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
func (s Image) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Image) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("uri = ")
	if err != nil {
		return err
	}
	{
		s := s.Uri()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == IMAGETITLE_NONE {
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
		if s.Which() == IMAGETITLE_SOME {
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
func (s Image) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Image_List C.PointerList

func NewImageList(s *C.Segment, sz int) Image_List { return Image_List(s.NewCompositeList(16, 3, sz)) }
func (s Image_List) Len() int                      { return C.PointerList(s).Len() }
func (s Image_List) At(i int) Image                { return Image(C.PointerList(s).At(i).ToStruct()) }
func (s Image_List) ToArray() []Image {
	n := s.Len()
	a := make([]Image, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Image_List) Set(i int, item Image) { C.PointerList(s).Set(i, C.Object(item)) }
