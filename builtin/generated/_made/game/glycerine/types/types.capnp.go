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

type Update C.Struct

func NewUpdate(s *C.Segment) Update         { return Update(s.NewStruct(8, 2)) }
func NewRootUpdate(s *C.Segment) Update     { return Update(s.NewRootStruct(8, 2)) }
func AutoNewUpdate(s *C.Segment) Update     { return Update(s.NewStructAR(8, 2)) }
func ReadRootUpdate(s *C.Segment) Update    { return Update(s.Root(0).ToStruct()) }
func (s Update) Contacts() Contact_List     { return Contact_List(C.Struct(s).GetObject(0)) }
func (s Update) SetContacts(v Contact_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Update) Score() uint32              { return C.Struct(s).Get32(0) }
func (s Update) SetScore(v uint32)          { C.Struct(s).Set32(0, v) }
func (s Update) WorldRadius() float32       { return math.Float32frombits(C.Struct(s).Get32(4)) }
func (s Update) SetWorldRadius(v float32)   { C.Struct(s).Set32(4, math.Float32bits(v)) }
func (s Update) Terrain() Terrain_List      { return Terrain_List(C.Struct(s).GetObject(1)) }
func (s Update) SetTerrain(v Terrain_List)  { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Update) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"contacts\":")
	if err != nil {
		return err
	}
	{
		s := s.Contacts()
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
	_, err = b.WriteString("\"score\":")
	if err != nil {
		return err
	}
	{
		s := s.Score()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"worldRadius\":")
	if err != nil {
		return err
	}
	{
		s := s.WorldRadius()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"terrain\":")
	if err != nil {
		return err
	}
	{
		s := s.Terrain()
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
func (s Update) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Update) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("contacts = ")
	if err != nil {
		return err
	}
	{
		s := s.Contacts()
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
	_, err = b.WriteString("score = ")
	if err != nil {
		return err
	}
	{
		s := s.Score()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("worldRadius = ")
	if err != nil {
		return err
	}
	{
		s := s.WorldRadius()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("terrain = ")
	if err != nil {
		return err
	}
	{
		s := s.Terrain()
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
func (s Update) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Update_List C.PointerList

func NewUpdateList(s *C.Segment, sz int) Update_List {
	return Update_List(s.NewCompositeList(8, 2, sz))
}
func (s Update_List) Len() int        { return C.PointerList(s).Len() }
func (s Update_List) At(i int) Update { return Update(C.PointerList(s).At(i).ToStruct()) }
func (s Update_List) ToArray() []Update {
	n := s.Len()
	a := make([]Update, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Update_List) Set(i int, item Update) { C.PointerList(s).Set(i, C.Object(item)) }

type Contact C.Struct
type ContactType Contact
type ContactPlayerId Contact
type ContactType_Which uint16

const (
	CONTACTTYPE_NONE ContactType_Which = 0
	CONTACTTYPE_SOME ContactType_Which = 1
)

type ContactPlayerId_Which uint16

const (
	CONTACTPLAYERID_NONE ContactPlayerId_Which = 0
	CONTACTPLAYERID_SOME ContactPlayerId_Which = 1
)

func NewContact(s *C.Segment) Contact          { return Contact(s.NewStruct(16, 4)) }
func NewRootContact(s *C.Segment) Contact      { return Contact(s.NewRootStruct(16, 4)) }
func AutoNewContact(s *C.Segment) Contact      { return Contact(s.NewStructAR(16, 4)) }
func ReadRootContact(s *C.Segment) Contact     { return Contact(s.Root(0).ToStruct()) }
func (s Contact) Damage() uint8                { return C.Struct(s).Get8(0) }
func (s Contact) SetDamage(v uint8)            { C.Struct(s).Set8(0, v) }
func (s Contact) EntityId() uint32             { return C.Struct(s).Get32(4) }
func (s Contact) SetEntityId(v uint32)         { C.Struct(s).Set32(4, v) }
func (s Contact) Type() ContactType            { return ContactType(s) }
func (s ContactType) Which() ContactType_Which { return ContactType_Which(C.Struct(s).Get16(2)) }
func (s ContactType) SetNone()                 { C.Struct(s).Set16(2, 0) }
func (s ContactType) Some() uint8              { return C.Struct(s).Get8(1) }
func (s ContactType) SetSome(v uint8)          { C.Struct(s).Set16(2, 1); C.Struct(s).Set8(1, v) }
func (s Contact) Guidance() Guidance           { return Guidance(C.Struct(s).GetObject(0).ToStruct()) }
func (s Contact) SetGuidance(v Guidance)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Contact) PlayerId() ContactPlayerId    { return ContactPlayerId(s) }
func (s ContactPlayerId) Which() ContactPlayerId_Which {
	return ContactPlayerId_Which(C.Struct(s).Get16(8))
}
func (s ContactPlayerId) SetNone()               { C.Struct(s).Set16(8, 0) }
func (s ContactPlayerId) Some() uint16           { return C.Struct(s).Get16(10) }
func (s ContactPlayerId) SetSome(v uint16)       { C.Struct(s).Set16(8, 1); C.Struct(s).Set16(10, v) }
func (s Contact) Reloads() C.BitList             { return C.BitList(C.Struct(s).GetObject(1)) }
func (s Contact) SetReloads(v C.BitList)         { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Contact) Transform() Transform           { return Transform(C.Struct(s).GetObject(2).ToStruct()) }
func (s Contact) SetTransform(v Transform)       { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Contact) TurretAngles() C.UInt16List     { return C.UInt16List(C.Struct(s).GetObject(3)) }
func (s Contact) SetTurretAngles(v C.UInt16List) { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Contact) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"damage\":")
	if err != nil {
		return err
	}
	{
		s := s.Damage()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"entityId\":")
	if err != nil {
		return err
	}
	{
		s := s.EntityId()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == CONTACTTYPE_NONE {
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
		if s.Which() == CONTACTTYPE_SOME {
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
	_, err = b.WriteString("\"guidance\":")
	if err != nil {
		return err
	}
	{
		s := s.Guidance()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"playerId\":")
	if err != nil {
		return err
	}
	{
		s := s.PlayerId()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == CONTACTPLAYERID_NONE {
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
		if s.Which() == CONTACTPLAYERID_SOME {
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
	_, err = b.WriteString("\"reloads\":")
	if err != nil {
		return err
	}
	{
		s := s.Reloads()
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
	_, err = b.WriteString("\"transform\":")
	if err != nil {
		return err
	}
	{
		s := s.Transform()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"turretAngles\":")
	if err != nil {
		return err
	}
	{
		s := s.TurretAngles()
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
func (s Contact) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Contact) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("damage = ")
	if err != nil {
		return err
	}
	{
		s := s.Damage()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("entityId = ")
	if err != nil {
		return err
	}
	{
		s := s.EntityId()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
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
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == CONTACTTYPE_NONE {
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
		if s.Which() == CONTACTTYPE_SOME {
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
	_, err = b.WriteString("guidance = ")
	if err != nil {
		return err
	}
	{
		s := s.Guidance()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("playerId = ")
	if err != nil {
		return err
	}
	{
		s := s.PlayerId()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == CONTACTPLAYERID_NONE {
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
		if s.Which() == CONTACTPLAYERID_SOME {
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
	_, err = b.WriteString("reloads = ")
	if err != nil {
		return err
	}
	{
		s := s.Reloads()
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
	_, err = b.WriteString("transform = ")
	if err != nil {
		return err
	}
	{
		s := s.Transform()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("turretAngles = ")
	if err != nil {
		return err
	}
	{
		s := s.TurretAngles()
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
func (s Contact) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Contact_List C.PointerList

func NewContactList(s *C.Segment, sz int) Contact_List {
	return Contact_List(s.NewCompositeList(16, 4, sz))
}
func (s Contact_List) Len() int         { return C.PointerList(s).Len() }
func (s Contact_List) At(i int) Contact { return Contact(C.PointerList(s).At(i).ToStruct()) }
func (s Contact_List) ToArray() []Contact {
	n := s.Len()
	a := make([]Contact, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Contact_List) Set(i int, item Contact) { C.PointerList(s).Set(i, C.Object(item)) }

type Guidance C.Struct

func NewGuidance(s *C.Segment) Guidance      { return Guidance(s.NewStruct(8, 0)) }
func NewRootGuidance(s *C.Segment) Guidance  { return Guidance(s.NewRootStruct(8, 0)) }
func AutoNewGuidance(s *C.Segment) Guidance  { return Guidance(s.NewStructAR(8, 0)) }
func ReadRootGuidance(s *C.Segment) Guidance { return Guidance(s.Root(0).ToStruct()) }
func (s Guidance) Angle() uint16             { return C.Struct(s).Get16(0) }
func (s Guidance) SetAngle(v uint16)         { C.Struct(s).Set16(0, v) }
func (s Guidance) Submerge() bool            { return C.Struct(s).Get1(16) }
func (s Guidance) SetSubmerge(v bool)        { C.Struct(s).Set1(16, v) }
func (s Guidance) Velocity() int16           { return int16(C.Struct(s).Get16(4)) }
func (s Guidance) SetVelocity(v int16)       { C.Struct(s).Set16(4, uint16(v)) }
func (s Guidance) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"angle\":")
	if err != nil {
		return err
	}
	{
		s := s.Angle()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"submerge\":")
	if err != nil {
		return err
	}
	{
		s := s.Submerge()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"velocity\":")
	if err != nil {
		return err
	}
	{
		s := s.Velocity()
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
func (s Guidance) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Guidance) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("angle = ")
	if err != nil {
		return err
	}
	{
		s := s.Angle()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("submerge = ")
	if err != nil {
		return err
	}
	{
		s := s.Submerge()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("velocity = ")
	if err != nil {
		return err
	}
	{
		s := s.Velocity()
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
func (s Guidance) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Guidance_List C.PointerList

func NewGuidanceList(s *C.Segment, sz int) Guidance_List {
	return Guidance_List(s.NewCompositeList(8, 0, sz))
}
func (s Guidance_List) Len() int          { return C.PointerList(s).Len() }
func (s Guidance_List) At(i int) Guidance { return Guidance(C.PointerList(s).At(i).ToStruct()) }
func (s Guidance_List) ToArray() []Guidance {
	n := s.Len()
	a := make([]Guidance, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Guidance_List) Set(i int, item Guidance) { C.PointerList(s).Set(i, C.Object(item)) }

type Transform C.Struct

func NewTransform(s *C.Segment) Transform       { return Transform(s.NewStruct(8, 1)) }
func NewRootTransform(s *C.Segment) Transform   { return Transform(s.NewRootStruct(8, 1)) }
func AutoNewTransform(s *C.Segment) Transform   { return Transform(s.NewStructAR(8, 1)) }
func ReadRootTransform(s *C.Segment) Transform  { return Transform(s.Root(0).ToStruct()) }
func (s Transform) Altitude() int8              { return int8(C.Struct(s).Get8(0)) }
func (s Transform) SetAltitude(v int8)          { C.Struct(s).Set8(0, uint8(v)) }
func (s Transform) Angle() uint16               { return C.Struct(s).Get16(2) }
func (s Transform) SetAngle(v uint16)           { C.Struct(s).Set16(2, v) }
func (s Transform) Position() C.Float32List     { return C.Float32List(C.Struct(s).GetObject(0)) }
func (s Transform) SetPosition(v C.Float32List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Transform) Velocity() int16             { return int16(C.Struct(s).Get16(4)) }
func (s Transform) SetVelocity(v int16)         { C.Struct(s).Set16(4, uint16(v)) }
func (s Transform) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"altitude\":")
	if err != nil {
		return err
	}
	{
		s := s.Altitude()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"angle\":")
	if err != nil {
		return err
	}
	{
		s := s.Angle()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"position\":")
	if err != nil {
		return err
	}
	{
		s := s.Position()
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
	_, err = b.WriteString("\"velocity\":")
	if err != nil {
		return err
	}
	{
		s := s.Velocity()
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
func (s Transform) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Transform) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("altitude = ")
	if err != nil {
		return err
	}
	{
		s := s.Altitude()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("angle = ")
	if err != nil {
		return err
	}
	{
		s := s.Angle()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("position = ")
	if err != nil {
		return err
	}
	{
		s := s.Position()
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
	_, err = b.WriteString("velocity = ")
	if err != nil {
		return err
	}
	{
		s := s.Velocity()
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
func (s Transform) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Transform_List C.PointerList

func NewTransformList(s *C.Segment, sz int) Transform_List {
	return Transform_List(s.NewCompositeList(8, 1, sz))
}
func (s Transform_List) Len() int           { return C.PointerList(s).Len() }
func (s Transform_List) At(i int) Transform { return Transform(C.PointerList(s).At(i).ToStruct()) }
func (s Transform_List) ToArray() []Transform {
	n := s.Len()
	a := make([]Transform, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Transform_List) Set(i int, item Transform) { C.PointerList(s).Set(i, C.Object(item)) }

type Terrain C.Struct

func NewTerrain(s *C.Segment) Terrain      { return Terrain(s.NewStruct(0, 2)) }
func NewRootTerrain(s *C.Segment) Terrain  { return Terrain(s.NewRootStruct(0, 2)) }
func AutoNewTerrain(s *C.Segment) Terrain  { return Terrain(s.NewStructAR(0, 2)) }
func ReadRootTerrain(s *C.Segment) Terrain { return Terrain(s.Root(0).ToStruct()) }
func (s Terrain) Chunk() C.Int8List        { return C.Int8List(C.Struct(s).GetObject(0)) }
func (s Terrain) SetChunk(v C.Int8List)    { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Terrain) Data() []byte             { return C.Struct(s).GetObject(1).ToData() }
func (s Terrain) SetData(v []byte)         { C.Struct(s).SetObject(1, s.Segment.NewData(v)) }
func (s Terrain) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"chunk\":")
	if err != nil {
		return err
	}
	{
		s := s.Chunk()
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
func (s Terrain) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Terrain) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("chunk = ")
	if err != nil {
		return err
	}
	{
		s := s.Chunk()
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
func (s Terrain) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Terrain_List C.PointerList

func NewTerrainList(s *C.Segment, sz int) Terrain_List {
	return Terrain_List(s.NewCompositeList(0, 2, sz))
}
func (s Terrain_List) Len() int         { return C.PointerList(s).Len() }
func (s Terrain_List) At(i int) Terrain { return Terrain(C.PointerList(s).At(i).ToStruct()) }
func (s Terrain_List) ToArray() []Terrain {
	n := s.Len()
	a := make([]Terrain, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Terrain_List) Set(i int, item Terrain) { C.PointerList(s).Set(i, C.Object(item)) }

type Mesh C.Struct

func NewMesh(s *C.Segment) Mesh             { return Mesh(s.NewStruct(0, 1)) }
func NewRootMesh(s *C.Segment) Mesh         { return Mesh(s.NewRootStruct(0, 1)) }
func AutoNewMesh(s *C.Segment) Mesh         { return Mesh(s.NewStructAR(0, 1)) }
func ReadRootMesh(s *C.Segment) Mesh        { return Mesh(s.Root(0).ToStruct()) }
func (s Mesh) Triangles() Triangle_List     { return Triangle_List(C.Struct(s).GetObject(0)) }
func (s Mesh) SetTriangles(v Triangle_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Mesh) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"triangles\":")
	if err != nil {
		return err
	}
	{
		s := s.Triangles()
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
func (s Mesh) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Mesh) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("triangles = ")
	if err != nil {
		return err
	}
	{
		s := s.Triangles()
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
func (s Mesh) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Mesh_List C.PointerList

func NewMeshList(s *C.Segment, sz int) Mesh_List { return Mesh_List(s.NewCompositeList(0, 1, sz)) }
func (s Mesh_List) Len() int                     { return C.PointerList(s).Len() }
func (s Mesh_List) At(i int) Mesh                { return Mesh(C.PointerList(s).At(i).ToStruct()) }
func (s Mesh_List) ToArray() []Mesh {
	n := s.Len()
	a := make([]Mesh, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Mesh_List) Set(i int, item Mesh) { C.PointerList(s).Set(i, C.Object(item)) }

type Triangle C.Struct

func NewTriangle(s *C.Segment) Triangle      { return Triangle(s.NewStruct(0, 4)) }
func NewRootTriangle(s *C.Segment) Triangle  { return Triangle(s.NewRootStruct(0, 4)) }
func AutoNewTriangle(s *C.Segment) Triangle  { return Triangle(s.NewStructAR(0, 4)) }
func ReadRootTriangle(s *C.Segment) Triangle { return Triangle(s.Root(0).ToStruct()) }
func (s Triangle) V0() Vector                { return Vector(C.Struct(s).GetObject(0).ToStruct()) }
func (s Triangle) SetV0(v Vector)            { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Triangle) V1() Vector                { return Vector(C.Struct(s).GetObject(1).ToStruct()) }
func (s Triangle) SetV1(v Vector)            { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Triangle) V2() Vector                { return Vector(C.Struct(s).GetObject(2).ToStruct()) }
func (s Triangle) SetV2(v Vector)            { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Triangle) Normal() Vector            { return Vector(C.Struct(s).GetObject(3).ToStruct()) }
func (s Triangle) SetNormal(v Vector)        { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Triangle) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"v0\":")
	if err != nil {
		return err
	}
	{
		s := s.V0()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"v1\":")
	if err != nil {
		return err
	}
	{
		s := s.V1()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"v2\":")
	if err != nil {
		return err
	}
	{
		s := s.V2()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"normal\":")
	if err != nil {
		return err
	}
	{
		s := s.Normal()
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
func (s Triangle) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Triangle) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("v0 = ")
	if err != nil {
		return err
	}
	{
		s := s.V0()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("v1 = ")
	if err != nil {
		return err
	}
	{
		s := s.V1()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("v2 = ")
	if err != nil {
		return err
	}
	{
		s := s.V2()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("normal = ")
	if err != nil {
		return err
	}
	{
		s := s.Normal()
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
func (s Triangle) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Triangle_List C.PointerList

func NewTriangleList(s *C.Segment, sz int) Triangle_List {
	return Triangle_List(s.NewCompositeList(0, 4, sz))
}
func (s Triangle_List) Len() int          { return C.PointerList(s).Len() }
func (s Triangle_List) At(i int) Triangle { return Triangle(C.PointerList(s).At(i).ToStruct()) }
func (s Triangle_List) ToArray() []Triangle {
	n := s.Len()
	a := make([]Triangle, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Triangle_List) Set(i int, item Triangle) { C.PointerList(s).Set(i, C.Object(item)) }

type Vector C.Struct

func NewVector(s *C.Segment) Vector      { return Vector(s.NewStruct(16, 0)) }
func NewRootVector(s *C.Segment) Vector  { return Vector(s.NewRootStruct(16, 0)) }
func AutoNewVector(s *C.Segment) Vector  { return Vector(s.NewStructAR(16, 0)) }
func ReadRootVector(s *C.Segment) Vector { return Vector(s.Root(0).ToStruct()) }
func (s Vector) X() float32              { return math.Float32frombits(C.Struct(s).Get32(0)) }
func (s Vector) SetX(v float32)          { C.Struct(s).Set32(0, math.Float32bits(v)) }
func (s Vector) Y() float32              { return math.Float32frombits(C.Struct(s).Get32(4)) }
func (s Vector) SetY(v float32)          { C.Struct(s).Set32(4, math.Float32bits(v)) }
func (s Vector) Z() float32              { return math.Float32frombits(C.Struct(s).Get32(8)) }
func (s Vector) SetZ(v float32)          { C.Struct(s).Set32(8, math.Float32bits(v)) }
func (s Vector) WriteJSON(w io.Writer) error {
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
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"z\":")
	if err != nil {
		return err
	}
	{
		s := s.Z()
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
func (s Vector) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Vector) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("z = ")
	if err != nil {
		return err
	}
	{
		s := s.Z()
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
func (s Vector) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Vector_List C.PointerList

func NewVectorList(s *C.Segment, sz int) Vector_List {
	return Vector_List(s.NewCompositeList(16, 0, sz))
}
func (s Vector_List) Len() int        { return C.PointerList(s).Len() }
func (s Vector_List) At(i int) Vector { return Vector(C.PointerList(s).At(i).ToStruct()) }
func (s Vector_List) ToArray() []Vector {
	n := s.Len()
	a := make([]Vector, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Vector_List) Set(i int, item Vector) { C.PointerList(s).Set(i, C.Object(item)) }

type Updates C.Struct

func NewUpdates(s *C.Segment) Updates      { return Updates(s.NewStruct(0, 1)) }
func NewRootUpdates(s *C.Segment) Updates  { return Updates(s.NewRootStruct(0, 1)) }
func AutoNewUpdates(s *C.Segment) Updates  { return Updates(s.NewStructAR(0, 1)) }
func ReadRootUpdates(s *C.Segment) Updates { return Updates(s.Root(0).ToStruct()) }
func (s Updates) Updates() Update_List     { return Update_List(C.Struct(s).GetObject(0)) }
func (s Updates) SetUpdates(v Update_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Updates) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"updates\":")
	if err != nil {
		return err
	}
	{
		s := s.Updates()
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
func (s Updates) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Updates) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("updates = ")
	if err != nil {
		return err
	}
	{
		s := s.Updates()
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
func (s Updates) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Updates_List C.PointerList

func NewUpdatesList(s *C.Segment, sz int) Updates_List {
	return Updates_List(s.NewCompositeList(0, 1, sz))
}
func (s Updates_List) Len() int         { return C.PointerList(s).Len() }
func (s Updates_List) At(i int) Updates { return Updates(C.PointerList(s).At(i).ToStruct()) }
func (s Updates_List) ToArray() []Updates {
	n := s.Len()
	a := make([]Updates, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Updates_List) Set(i int, item Updates) { C.PointerList(s).Set(i, C.Object(item)) }
