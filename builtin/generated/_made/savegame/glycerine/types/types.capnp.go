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

type Player C.Struct
type PlayerSpawnDimension Player
type PlayerSpawnForced Player
type PlayerSpawnDimension_Which uint16

const (
	PLAYERSPAWNDIMENSION_NONE PlayerSpawnDimension_Which = 0
	PLAYERSPAWNDIMENSION_SOME PlayerSpawnDimension_Which = 1
)

type PlayerSpawnForced_Which uint16

const (
	PLAYERSPAWNFORCED_NONE PlayerSpawnForced_Which = 0
	PLAYERSPAWNFORCED_SOME PlayerSpawnForced_Which = 1
)

func NewPlayer(s *C.Segment) Player                   { return Player(s.NewStruct(88, 11)) }
func NewRootPlayer(s *C.Segment) Player               { return Player(s.NewRootStruct(88, 11)) }
func AutoNewPlayer(s *C.Segment) Player               { return Player(s.NewStructAR(88, 11)) }
func ReadRootPlayer(s *C.Segment) Player              { return Player(s.Root(0).ToStruct()) }
func (s Player) GameType() int32                      { return int32(C.Struct(s).Get32(0)) }
func (s Player) SetGameType(v int32)                  { C.Struct(s).Set32(0, uint32(v)) }
func (s Player) PreviousGameType() int32              { return int32(C.Struct(s).Get32(4)) }
func (s Player) SetPreviousGameType(v int32)          { C.Struct(s).Set32(4, uint32(v)) }
func (s Player) Score() int64                         { return int64(C.Struct(s).Get64(8)) }
func (s Player) SetScore(v int64)                     { C.Struct(s).Set64(8, uint64(v)) }
func (s Player) Dimension() string                    { return C.Struct(s).GetObject(0).ToText() }
func (s Player) DimensionBytes() []byte               { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Player) SetDimension(v string)                { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Player) SelectedSlot() uint32                 { return C.Struct(s).Get32(16) }
func (s Player) SetSelectedSlot(v uint32)             { C.Struct(s).Set32(16, v) }
func (s Player) SelectedItem() Item                   { return Item(C.Struct(s).GetObject(1).ToStruct()) }
func (s Player) SetSelectedItem(v Item)               { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Player) SpawnDimension() PlayerSpawnDimension { return PlayerSpawnDimension(s) }
func (s PlayerSpawnDimension) Which() PlayerSpawnDimension_Which {
	return PlayerSpawnDimension_Which(C.Struct(s).Get16(20))
}
func (s PlayerSpawnDimension) SetNone()     { C.Struct(s).Set16(20, 0) }
func (s PlayerSpawnDimension) Some() string { return C.Struct(s).GetObject(2).ToText() }
func (s PlayerSpawnDimension) SomeBytes() []byte {
	return C.Struct(s).GetObject(2).ToDataTrimLastByte()
}
func (s PlayerSpawnDimension) SetSome(v string) {
	C.Struct(s).Set16(20, 1)
	C.Struct(s).SetObject(2, s.Segment.NewText(v))
}
func (s Player) SpawnX() int64                  { return int64(C.Struct(s).Get64(24)) }
func (s Player) SetSpawnX(v int64)              { C.Struct(s).Set64(24, uint64(v)) }
func (s Player) SpawnY() int64                  { return int64(C.Struct(s).Get64(32)) }
func (s Player) SetSpawnY(v int64)              { C.Struct(s).Set64(32, uint64(v)) }
func (s Player) SpawnZ() int64                  { return int64(C.Struct(s).Get64(40)) }
func (s Player) SetSpawnZ(v int64)              { C.Struct(s).Set64(40, uint64(v)) }
func (s Player) SpawnForced() PlayerSpawnForced { return PlayerSpawnForced(s) }
func (s PlayerSpawnForced) Which() PlayerSpawnForced_Which {
	return PlayerSpawnForced_Which(C.Struct(s).Get16(22))
}
func (s PlayerSpawnForced) SetNone()         { C.Struct(s).Set16(22, 0) }
func (s PlayerSpawnForced) Some() bool       { return C.Struct(s).Get1(384) }
func (s PlayerSpawnForced) SetSome(v bool)   { C.Struct(s).Set16(22, 1); C.Struct(s).Set1(384, v) }
func (s Player) SleepTimer() uint16          { return C.Struct(s).Get16(50) }
func (s Player) SetSleepTimer(v uint16)      { C.Struct(s).Set16(50, v) }
func (s Player) FoodExhaustion() float32     { return math.Float32frombits(C.Struct(s).Get32(52)) }
func (s Player) SetFoodExhaustion(v float32) { C.Struct(s).Set32(52, math.Float32bits(v)) }
func (s Player) FoodSaturation() float32     { return math.Float32frombits(C.Struct(s).Get32(56)) }
func (s Player) SetFoodSaturation(v float32) { C.Struct(s).Set32(56, math.Float32bits(v)) }
func (s Player) FoodTick() uint32            { return C.Struct(s).Get32(60) }
func (s Player) SetFoodTick(v uint32)        { C.Struct(s).Set32(60, v) }
func (s Player) Level() uint32               { return C.Struct(s).Get32(64) }
func (s Player) SetLevel(v uint32)           { C.Struct(s).Set32(64, v) }
func (s Player) Progress() float32           { return math.Float32frombits(C.Struct(s).Get32(68)) }
func (s Player) SetProgress(v float32)       { C.Struct(s).Set32(68, math.Float32bits(v)) }
func (s Player) Total() uint32               { return C.Struct(s).Get32(72) }
func (s Player) SetTotal(v uint32)           { C.Struct(s).Set32(72, v) }
func (s Player) Seed() int32                 { return int32(C.Struct(s).Get32(76)) }
func (s Player) SetSeed(v int32)             { C.Struct(s).Set32(76, uint32(v)) }
func (s Player) Health() float32             { return math.Float32frombits(C.Struct(s).Get32(80)) }
func (s Player) SetHealth(v float32)         { C.Struct(s).Set32(80, math.Float32bits(v)) }
func (s Player) Absorption() float32         { return math.Float32frombits(C.Struct(s).Get32(84)) }
func (s Player) SetAbsorption(v float32)     { C.Struct(s).Set32(84, math.Float32bits(v)) }
func (s Player) Inventory() Item_List        { return Item_List(C.Struct(s).GetObject(3)) }
func (s Player) SetInventory(v Item_List)    { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Player) Ender() Item_List            { return Item_List(C.Struct(s).GetObject(4)) }
func (s Player) SetEnder(v Item_List)        { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Player) Abilities() Abilities        { return Abilities(C.Struct(s).GetObject(5).ToStruct()) }
func (s Player) SetAbilities(v Abilities)    { C.Struct(s).SetObject(5, C.Object(v)) }
func (s Player) EnteredPosition() Vector     { return Vector(C.Struct(s).GetObject(6).ToStruct()) }
func (s Player) SetEnteredPosition(v Vector) { C.Struct(s).SetObject(6, C.Object(v)) }
func (s Player) Vehicle() Vehicle            { return Vehicle(C.Struct(s).GetObject(7).ToStruct()) }
func (s Player) SetVehicle(v Vehicle)        { C.Struct(s).SetObject(7, C.Object(v)) }
func (s Player) ShoulderLeft() Entity        { return Entity(C.Struct(s).GetObject(8).ToStruct()) }
func (s Player) SetShoulderLeft(v Entity)    { C.Struct(s).SetObject(8, C.Object(v)) }
func (s Player) ShoulderRight() Entity       { return Entity(C.Struct(s).GetObject(9).ToStruct()) }
func (s Player) SetShoulderRight(v Entity)   { C.Struct(s).SetObject(9, C.Object(v)) }
func (s Player) SeenCredits() bool           { return C.Struct(s).Get1(385) }
func (s Player) SetSeenCredits(v bool)       { C.Struct(s).Set1(385, v) }
func (s Player) Recipes() RecipeBook         { return RecipeBook(C.Struct(s).GetObject(10).ToStruct()) }
func (s Player) SetRecipes(v RecipeBook)     { C.Struct(s).SetObject(10, C.Object(v)) }
func (s Player) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"gameType\":")
	if err != nil {
		return err
	}
	{
		s := s.GameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"previousGameType\":")
	if err != nil {
		return err
	}
	{
		s := s.PreviousGameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
	_, err = b.WriteString("\"dimension\":")
	if err != nil {
		return err
	}
	{
		s := s.Dimension()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"selectedSlot\":")
	if err != nil {
		return err
	}
	{
		s := s.SelectedSlot()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"selectedItem\":")
	if err != nil {
		return err
	}
	{
		s := s.SelectedItem()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnDimension\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnDimension()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PLAYERSPAWNDIMENSION_NONE {
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
		if s.Which() == PLAYERSPAWNDIMENSION_SOME {
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
	_, err = b.WriteString("\"spawnX\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnX()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnY\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnY()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnZ\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnZ()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnForced\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnForced()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == PLAYERSPAWNFORCED_NONE {
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
		if s.Which() == PLAYERSPAWNFORCED_SOME {
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
	_, err = b.WriteString("\"sleepTimer\":")
	if err != nil {
		return err
	}
	{
		s := s.SleepTimer()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"foodExhaustion\":")
	if err != nil {
		return err
	}
	{
		s := s.FoodExhaustion()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"foodSaturation\":")
	if err != nil {
		return err
	}
	{
		s := s.FoodSaturation()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"foodTick\":")
	if err != nil {
		return err
	}
	{
		s := s.FoodTick()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"level\":")
	if err != nil {
		return err
	}
	{
		s := s.Level()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"progress\":")
	if err != nil {
		return err
	}
	{
		s := s.Progress()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"seed\":")
	if err != nil {
		return err
	}
	{
		s := s.Seed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"health\":")
	if err != nil {
		return err
	}
	{
		s := s.Health()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"absorption\":")
	if err != nil {
		return err
	}
	{
		s := s.Absorption()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"inventory\":")
	if err != nil {
		return err
	}
	{
		s := s.Inventory()
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
	_, err = b.WriteString("\"ender\":")
	if err != nil {
		return err
	}
	{
		s := s.Ender()
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
	_, err = b.WriteString("\"abilities\":")
	if err != nil {
		return err
	}
	{
		s := s.Abilities()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"enteredPosition\":")
	if err != nil {
		return err
	}
	{
		s := s.EnteredPosition()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"vehicle\":")
	if err != nil {
		return err
	}
	{
		s := s.Vehicle()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"shoulderLeft\":")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderLeft()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"shoulderRight\":")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderRight()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"seenCredits\":")
	if err != nil {
		return err
	}
	{
		s := s.SeenCredits()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"recipes\":")
	if err != nil {
		return err
	}
	{
		s := s.Recipes()
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
func (s Player) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Player) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("gameType = ")
	if err != nil {
		return err
	}
	{
		s := s.GameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("previousGameType = ")
	if err != nil {
		return err
	}
	{
		s := s.PreviousGameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
	_, err = b.WriteString("dimension = ")
	if err != nil {
		return err
	}
	{
		s := s.Dimension()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("selectedSlot = ")
	if err != nil {
		return err
	}
	{
		s := s.SelectedSlot()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("selectedItem = ")
	if err != nil {
		return err
	}
	{
		s := s.SelectedItem()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnDimension = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnDimension()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PLAYERSPAWNDIMENSION_NONE {
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
		if s.Which() == PLAYERSPAWNDIMENSION_SOME {
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
	_, err = b.WriteString("spawnX = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnX()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnY = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnY()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnZ = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnZ()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnForced = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnForced()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == PLAYERSPAWNFORCED_NONE {
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
		if s.Which() == PLAYERSPAWNFORCED_SOME {
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
	_, err = b.WriteString("sleepTimer = ")
	if err != nil {
		return err
	}
	{
		s := s.SleepTimer()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("foodExhaustion = ")
	if err != nil {
		return err
	}
	{
		s := s.FoodExhaustion()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("foodSaturation = ")
	if err != nil {
		return err
	}
	{
		s := s.FoodSaturation()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("foodTick = ")
	if err != nil {
		return err
	}
	{
		s := s.FoodTick()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("level = ")
	if err != nil {
		return err
	}
	{
		s := s.Level()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("progress = ")
	if err != nil {
		return err
	}
	{
		s := s.Progress()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("seed = ")
	if err != nil {
		return err
	}
	{
		s := s.Seed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("health = ")
	if err != nil {
		return err
	}
	{
		s := s.Health()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("absorption = ")
	if err != nil {
		return err
	}
	{
		s := s.Absorption()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("inventory = ")
	if err != nil {
		return err
	}
	{
		s := s.Inventory()
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
	_, err = b.WriteString("ender = ")
	if err != nil {
		return err
	}
	{
		s := s.Ender()
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
	_, err = b.WriteString("abilities = ")
	if err != nil {
		return err
	}
	{
		s := s.Abilities()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("enteredPosition = ")
	if err != nil {
		return err
	}
	{
		s := s.EnteredPosition()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("vehicle = ")
	if err != nil {
		return err
	}
	{
		s := s.Vehicle()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("shoulderLeft = ")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderLeft()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("shoulderRight = ")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderRight()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("seenCredits = ")
	if err != nil {
		return err
	}
	{
		s := s.SeenCredits()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("recipes = ")
	if err != nil {
		return err
	}
	{
		s := s.Recipes()
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
func (s Player) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Player_List C.PointerList

func NewPlayerList(s *C.Segment, sz int) Player_List {
	return Player_List(s.NewCompositeList(88, 11, sz))
}
func (s Player_List) Len() int        { return C.PointerList(s).Len() }
func (s Player_List) At(i int) Player { return Player(C.PointerList(s).At(i).ToStruct()) }
func (s Player_List) ToArray() []Player {
	n := s.Len()
	a := make([]Player, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Player_List) Set(i int, item Player) { C.PointerList(s).Set(i, C.Object(item)) }

type Item C.Struct

func NewItem(s *C.Segment) Item      { return Item(s.NewStruct(8, 1)) }
func NewRootItem(s *C.Segment) Item  { return Item(s.NewRootStruct(8, 1)) }
func AutoNewItem(s *C.Segment) Item  { return Item(s.NewStructAR(8, 1)) }
func ReadRootItem(s *C.Segment) Item { return Item(s.Root(0).ToStruct()) }
func (s Item) Count() int8           { return int8(C.Struct(s).Get8(0)) }
func (s Item) SetCount(v int8)       { C.Struct(s).Set8(0, uint8(v)) }
func (s Item) Slot() uint8           { return C.Struct(s).Get8(1) }
func (s Item) SetSlot(v uint8)       { C.Struct(s).Set8(1, v) }
func (s Item) Id() string            { return C.Struct(s).GetObject(0).ToText() }
func (s Item) IdBytes() []byte       { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Item) SetId(v string)        { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Item) WriteJSON(w io.Writer) error {
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"slot\":")
	if err != nil {
		return err
	}
	{
		s := s.Slot()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
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
	err = b.WriteByte('}')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Item) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Item) WriteCapLit(w io.Writer) error {
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("slot = ")
	if err != nil {
		return err
	}
	{
		s := s.Slot()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
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
	err = b.WriteByte(')')
	if err != nil {
		return err
	}
	err = b.Flush()
	return err
}
func (s Item) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Item_List C.PointerList

func NewItemList(s *C.Segment, sz int) Item_List { return Item_List(s.NewCompositeList(8, 1, sz)) }
func (s Item_List) Len() int                     { return C.PointerList(s).Len() }
func (s Item_List) At(i int) Item                { return Item(C.PointerList(s).At(i).ToStruct()) }
func (s Item_List) ToArray() []Item {
	n := s.Len()
	a := make([]Item, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Item_List) Set(i int, item Item) { C.PointerList(s).Set(i, C.Object(item)) }

type Abilities C.Struct

func NewAbilities(s *C.Segment) Abilities      { return Abilities(s.NewStruct(16, 0)) }
func NewRootAbilities(s *C.Segment) Abilities  { return Abilities(s.NewRootStruct(16, 0)) }
func AutoNewAbilities(s *C.Segment) Abilities  { return Abilities(s.NewStructAR(16, 0)) }
func ReadRootAbilities(s *C.Segment) Abilities { return Abilities(s.Root(0).ToStruct()) }
func (s Abilities) WalkSpeed() float32         { return math.Float32frombits(C.Struct(s).Get32(0)) }
func (s Abilities) SetWalkSpeed(v float32)     { C.Struct(s).Set32(0, math.Float32bits(v)) }
func (s Abilities) FlySpeed() float32          { return math.Float32frombits(C.Struct(s).Get32(4)) }
func (s Abilities) SetFlySpeed(v float32)      { C.Struct(s).Set32(4, math.Float32bits(v)) }
func (s Abilities) MayFly() bool               { return C.Struct(s).Get1(64) }
func (s Abilities) SetMayFly(v bool)           { C.Struct(s).Set1(64, v) }
func (s Abilities) Flying() bool               { return C.Struct(s).Get1(65) }
func (s Abilities) SetFlying(v bool)           { C.Struct(s).Set1(65, v) }
func (s Abilities) Invulnerable() bool         { return C.Struct(s).Get1(66) }
func (s Abilities) SetInvulnerable(v bool)     { C.Struct(s).Set1(66, v) }
func (s Abilities) MayBuild() bool             { return C.Struct(s).Get1(67) }
func (s Abilities) SetMayBuild(v bool)         { C.Struct(s).Set1(67, v) }
func (s Abilities) InstaBuild() bool           { return C.Struct(s).Get1(68) }
func (s Abilities) SetInstaBuild(v bool)       { C.Struct(s).Set1(68, v) }
func (s Abilities) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"walkSpeed\":")
	if err != nil {
		return err
	}
	{
		s := s.WalkSpeed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"flySpeed\":")
	if err != nil {
		return err
	}
	{
		s := s.FlySpeed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"mayFly\":")
	if err != nil {
		return err
	}
	{
		s := s.MayFly()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"flying\":")
	if err != nil {
		return err
	}
	{
		s := s.Flying()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"invulnerable\":")
	if err != nil {
		return err
	}
	{
		s := s.Invulnerable()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"mayBuild\":")
	if err != nil {
		return err
	}
	{
		s := s.MayBuild()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"instaBuild\":")
	if err != nil {
		return err
	}
	{
		s := s.InstaBuild()
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
func (s Abilities) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Abilities) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("walkSpeed = ")
	if err != nil {
		return err
	}
	{
		s := s.WalkSpeed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("flySpeed = ")
	if err != nil {
		return err
	}
	{
		s := s.FlySpeed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("mayFly = ")
	if err != nil {
		return err
	}
	{
		s := s.MayFly()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("flying = ")
	if err != nil {
		return err
	}
	{
		s := s.Flying()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("invulnerable = ")
	if err != nil {
		return err
	}
	{
		s := s.Invulnerable()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("mayBuild = ")
	if err != nil {
		return err
	}
	{
		s := s.MayBuild()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("instaBuild = ")
	if err != nil {
		return err
	}
	{
		s := s.InstaBuild()
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
func (s Abilities) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Abilities_List C.PointerList

func NewAbilitiesList(s *C.Segment, sz int) Abilities_List {
	return Abilities_List(s.NewCompositeList(16, 0, sz))
}
func (s Abilities_List) Len() int           { return C.PointerList(s).Len() }
func (s Abilities_List) At(i int) Abilities { return Abilities(C.PointerList(s).At(i).ToStruct()) }
func (s Abilities_List) ToArray() []Abilities {
	n := s.Len()
	a := make([]Abilities, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Abilities_List) Set(i int, item Abilities) { C.PointerList(s).Set(i, C.Object(item)) }

type Vector C.Struct

func NewVector(s *C.Segment) Vector      { return Vector(s.NewStruct(24, 0)) }
func NewRootVector(s *C.Segment) Vector  { return Vector(s.NewRootStruct(24, 0)) }
func AutoNewVector(s *C.Segment) Vector  { return Vector(s.NewStructAR(24, 0)) }
func ReadRootVector(s *C.Segment) Vector { return Vector(s.Root(0).ToStruct()) }
func (s Vector) X() float64              { return math.Float64frombits(C.Struct(s).Get64(0)) }
func (s Vector) SetX(v float64)          { C.Struct(s).Set64(0, math.Float64bits(v)) }
func (s Vector) Y() float64              { return math.Float64frombits(C.Struct(s).Get64(8)) }
func (s Vector) SetY(v float64)          { C.Struct(s).Set64(8, math.Float64bits(v)) }
func (s Vector) Z() float64              { return math.Float64frombits(C.Struct(s).Get64(16)) }
func (s Vector) SetZ(v float64)          { C.Struct(s).Set64(16, math.Float64bits(v)) }
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
	return Vector_List(s.NewCompositeList(24, 0, sz))
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

type Vehicle C.Struct

func NewVehicle(s *C.Segment) Vehicle      { return Vehicle(s.NewStruct(0, 2)) }
func NewRootVehicle(s *C.Segment) Vehicle  { return Vehicle(s.NewRootStruct(0, 2)) }
func AutoNewVehicle(s *C.Segment) Vehicle  { return Vehicle(s.NewStructAR(0, 2)) }
func ReadRootVehicle(s *C.Segment) Vehicle { return Vehicle(s.Root(0).ToStruct()) }
func (s Vehicle) Uuid() C.UInt32List       { return C.UInt32List(C.Struct(s).GetObject(0)) }
func (s Vehicle) SetUuid(v C.UInt32List)   { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Vehicle) Entity() Entity           { return Entity(C.Struct(s).GetObject(1).ToStruct()) }
func (s Vehicle) SetEntity(v Entity)       { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Vehicle) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"uuid\":")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("\"entity\":")
	if err != nil {
		return err
	}
	{
		s := s.Entity()
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
func (s Vehicle) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Vehicle) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("uuid = ")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("entity = ")
	if err != nil {
		return err
	}
	{
		s := s.Entity()
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
func (s Vehicle) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Vehicle_List C.PointerList

func NewVehicleList(s *C.Segment, sz int) Vehicle_List {
	return Vehicle_List(s.NewCompositeList(0, 2, sz))
}
func (s Vehicle_List) Len() int         { return C.PointerList(s).Len() }
func (s Vehicle_List) At(i int) Vehicle { return Vehicle(C.PointerList(s).At(i).ToStruct()) }
func (s Vehicle_List) ToArray() []Vehicle {
	n := s.Len()
	a := make([]Vehicle, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Vehicle_List) Set(i int, item Vehicle) { C.PointerList(s).Set(i, C.Object(item)) }

type Entity C.Struct
type EntityCustomName Entity
type EntityCustomName_Which uint16

const (
	ENTITYCUSTOMNAME_NONE EntityCustomName_Which = 0
	ENTITYCUSTOMNAME_SOME EntityCustomName_Which = 1
)

func NewEntity(s *C.Segment) Entity           { return Entity(s.NewStruct(16, 6)) }
func NewRootEntity(s *C.Segment) Entity       { return Entity(s.NewRootStruct(16, 6)) }
func AutoNewEntity(s *C.Segment) Entity       { return Entity(s.NewStructAR(16, 6)) }
func ReadRootEntity(s *C.Segment) Entity      { return Entity(s.Root(0).ToStruct()) }
func (s Entity) Id() string                   { return C.Struct(s).GetObject(0).ToText() }
func (s Entity) IdBytes() []byte              { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s Entity) SetId(v string)               { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s Entity) Position() Vector             { return Vector(C.Struct(s).GetObject(1).ToStruct()) }
func (s Entity) SetPosition(v Vector)         { C.Struct(s).SetObject(1, C.Object(v)) }
func (s Entity) Motion() Vector               { return Vector(C.Struct(s).GetObject(2).ToStruct()) }
func (s Entity) SetMotion(v Vector)           { C.Struct(s).SetObject(2, C.Object(v)) }
func (s Entity) Rotation() C.Float32List      { return C.Float32List(C.Struct(s).GetObject(3)) }
func (s Entity) SetRotation(v C.Float32List)  { C.Struct(s).SetObject(3, C.Object(v)) }
func (s Entity) FallDistance() float32        { return math.Float32frombits(C.Struct(s).Get32(0)) }
func (s Entity) SetFallDistance(v float32)    { C.Struct(s).Set32(0, math.Float32bits(v)) }
func (s Entity) Fire() uint16                 { return C.Struct(s).Get16(4) }
func (s Entity) SetFire(v uint16)             { C.Struct(s).Set16(4, v) }
func (s Entity) Air() uint16                  { return C.Struct(s).Get16(6) }
func (s Entity) SetAir(v uint16)              { C.Struct(s).Set16(6, v) }
func (s Entity) OnGround() bool               { return C.Struct(s).Get1(64) }
func (s Entity) SetOnGround(v bool)           { C.Struct(s).Set1(64, v) }
func (s Entity) NoGravity() bool              { return C.Struct(s).Get1(65) }
func (s Entity) SetNoGravity(v bool)          { C.Struct(s).Set1(65, v) }
func (s Entity) Invulnerable() bool           { return C.Struct(s).Get1(66) }
func (s Entity) SetInvulnerable(v bool)       { C.Struct(s).Set1(66, v) }
func (s Entity) Silent() bool                 { return C.Struct(s).Get1(67) }
func (s Entity) SetSilent(v bool)             { C.Struct(s).Set1(67, v) }
func (s Entity) Glowing() bool                { return C.Struct(s).Get1(68) }
func (s Entity) SetGlowing(v bool)            { C.Struct(s).Set1(68, v) }
func (s Entity) PortalCooldown() int32        { return int32(C.Struct(s).Get32(12)) }
func (s Entity) SetPortalCooldown(v int32)    { C.Struct(s).Set32(12, uint32(v)) }
func (s Entity) Uuid() C.UInt32List           { return C.UInt32List(C.Struct(s).GetObject(4)) }
func (s Entity) SetUuid(v C.UInt32List)       { C.Struct(s).SetObject(4, C.Object(v)) }
func (s Entity) CustomName() EntityCustomName { return EntityCustomName(s) }
func (s EntityCustomName) Which() EntityCustomName_Which {
	return EntityCustomName_Which(C.Struct(s).Get16(10))
}
func (s EntityCustomName) SetNone()          { C.Struct(s).Set16(10, 0) }
func (s EntityCustomName) Some() string      { return C.Struct(s).GetObject(5).ToText() }
func (s EntityCustomName) SomeBytes() []byte { return C.Struct(s).GetObject(5).ToDataTrimLastByte() }
func (s EntityCustomName) SetSome(v string) {
	C.Struct(s).Set16(10, 1)
	C.Struct(s).SetObject(5, s.Segment.NewText(v))
}
func (s Entity) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"position\":")
	if err != nil {
		return err
	}
	{
		s := s.Position()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"motion\":")
	if err != nil {
		return err
	}
	{
		s := s.Motion()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"rotation\":")
	if err != nil {
		return err
	}
	{
		s := s.Rotation()
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
	_, err = b.WriteString("\"fallDistance\":")
	if err != nil {
		return err
	}
	{
		s := s.FallDistance()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"fire\":")
	if err != nil {
		return err
	}
	{
		s := s.Fire()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"air\":")
	if err != nil {
		return err
	}
	{
		s := s.Air()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"onGround\":")
	if err != nil {
		return err
	}
	{
		s := s.OnGround()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"noGravity\":")
	if err != nil {
		return err
	}
	{
		s := s.NoGravity()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"invulnerable\":")
	if err != nil {
		return err
	}
	{
		s := s.Invulnerable()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"silent\":")
	if err != nil {
		return err
	}
	{
		s := s.Silent()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"glowing\":")
	if err != nil {
		return err
	}
	{
		s := s.Glowing()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"portalCooldown\":")
	if err != nil {
		return err
	}
	{
		s := s.PortalCooldown()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"uuid\":")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("\"customName\":")
	if err != nil {
		return err
	}
	{
		s := s.CustomName()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == ENTITYCUSTOMNAME_NONE {
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
		if s.Which() == ENTITYCUSTOMNAME_SOME {
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
func (s Entity) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Entity) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("position = ")
	if err != nil {
		return err
	}
	{
		s := s.Position()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("motion = ")
	if err != nil {
		return err
	}
	{
		s := s.Motion()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("rotation = ")
	if err != nil {
		return err
	}
	{
		s := s.Rotation()
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
	_, err = b.WriteString("fallDistance = ")
	if err != nil {
		return err
	}
	{
		s := s.FallDistance()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("fire = ")
	if err != nil {
		return err
	}
	{
		s := s.Fire()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("air = ")
	if err != nil {
		return err
	}
	{
		s := s.Air()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("onGround = ")
	if err != nil {
		return err
	}
	{
		s := s.OnGround()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("noGravity = ")
	if err != nil {
		return err
	}
	{
		s := s.NoGravity()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("invulnerable = ")
	if err != nil {
		return err
	}
	{
		s := s.Invulnerable()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("silent = ")
	if err != nil {
		return err
	}
	{
		s := s.Silent()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("glowing = ")
	if err != nil {
		return err
	}
	{
		s := s.Glowing()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("portalCooldown = ")
	if err != nil {
		return err
	}
	{
		s := s.PortalCooldown()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("uuid = ")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("customName = ")
	if err != nil {
		return err
	}
	{
		s := s.CustomName()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == ENTITYCUSTOMNAME_NONE {
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
		if s.Which() == ENTITYCUSTOMNAME_SOME {
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
func (s Entity) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Entity_List C.PointerList

func NewEntityList(s *C.Segment, sz int) Entity_List {
	return Entity_List(s.NewCompositeList(16, 6, sz))
}
func (s Entity_List) Len() int        { return C.PointerList(s).Len() }
func (s Entity_List) At(i int) Entity { return Entity(C.PointerList(s).At(i).ToStruct()) }
func (s Entity_List) ToArray() []Entity {
	n := s.Len()
	a := make([]Entity, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Entity_List) Set(i int, item Entity) { C.PointerList(s).Set(i, C.Object(item)) }

type RecipeBook C.Struct

func NewRecipeBook(s *C.Segment) RecipeBook        { return RecipeBook(s.NewStruct(8, 2)) }
func NewRootRecipeBook(s *C.Segment) RecipeBook    { return RecipeBook(s.NewRootStruct(8, 2)) }
func AutoNewRecipeBook(s *C.Segment) RecipeBook    { return RecipeBook(s.NewStructAR(8, 2)) }
func ReadRootRecipeBook(s *C.Segment) RecipeBook   { return RecipeBook(s.Root(0).ToStruct()) }
func (s RecipeBook) Recipes() C.TextList           { return C.TextList(C.Struct(s).GetObject(0)) }
func (s RecipeBook) SetRecipes(v C.TextList)       { C.Struct(s).SetObject(0, C.Object(v)) }
func (s RecipeBook) ToBeDisplayed() C.TextList     { return C.TextList(C.Struct(s).GetObject(1)) }
func (s RecipeBook) SetToBeDisplayed(v C.TextList) { C.Struct(s).SetObject(1, C.Object(v)) }
func (s RecipeBook) CraftingFilter() bool          { return C.Struct(s).Get1(0) }
func (s RecipeBook) SetCraftingFilter(v bool)      { C.Struct(s).Set1(0, v) }
func (s RecipeBook) CraftingOpen() bool            { return C.Struct(s).Get1(1) }
func (s RecipeBook) SetCraftingOpen(v bool)        { C.Struct(s).Set1(1, v) }
func (s RecipeBook) FurnaceFilter() bool           { return C.Struct(s).Get1(2) }
func (s RecipeBook) SetFurnaceFilter(v bool)       { C.Struct(s).Set1(2, v) }
func (s RecipeBook) FurnaceOpen() bool             { return C.Struct(s).Get1(3) }
func (s RecipeBook) SetFurnaceOpen(v bool)         { C.Struct(s).Set1(3, v) }
func (s RecipeBook) BlastFilter() bool             { return C.Struct(s).Get1(4) }
func (s RecipeBook) SetBlastFilter(v bool)         { C.Struct(s).Set1(4, v) }
func (s RecipeBook) BlastOpen() bool               { return C.Struct(s).Get1(5) }
func (s RecipeBook) SetBlastOpen(v bool)           { C.Struct(s).Set1(5, v) }
func (s RecipeBook) SmokerFilter() bool            { return C.Struct(s).Get1(6) }
func (s RecipeBook) SetSmokerFilter(v bool)        { C.Struct(s).Set1(6, v) }
func (s RecipeBook) SmokerOpen() bool              { return C.Struct(s).Get1(7) }
func (s RecipeBook) SetSmokerOpen(v bool)          { C.Struct(s).Set1(7, v) }
func (s RecipeBook) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"recipes\":")
	if err != nil {
		return err
	}
	{
		s := s.Recipes()
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
	_, err = b.WriteString("\"toBeDisplayed\":")
	if err != nil {
		return err
	}
	{
		s := s.ToBeDisplayed()
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
	_, err = b.WriteString("\"craftingFilter\":")
	if err != nil {
		return err
	}
	{
		s := s.CraftingFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"craftingOpen\":")
	if err != nil {
		return err
	}
	{
		s := s.CraftingOpen()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"furnaceFilter\":")
	if err != nil {
		return err
	}
	{
		s := s.FurnaceFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"furnaceOpen\":")
	if err != nil {
		return err
	}
	{
		s := s.FurnaceOpen()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"blastFilter\":")
	if err != nil {
		return err
	}
	{
		s := s.BlastFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"blastOpen\":")
	if err != nil {
		return err
	}
	{
		s := s.BlastOpen()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"smokerFilter\":")
	if err != nil {
		return err
	}
	{
		s := s.SmokerFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"smokerOpen\":")
	if err != nil {
		return err
	}
	{
		s := s.SmokerOpen()
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
func (s RecipeBook) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s RecipeBook) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("recipes = ")
	if err != nil {
		return err
	}
	{
		s := s.Recipes()
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
	_, err = b.WriteString("toBeDisplayed = ")
	if err != nil {
		return err
	}
	{
		s := s.ToBeDisplayed()
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
	_, err = b.WriteString("craftingFilter = ")
	if err != nil {
		return err
	}
	{
		s := s.CraftingFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("craftingOpen = ")
	if err != nil {
		return err
	}
	{
		s := s.CraftingOpen()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("furnaceFilter = ")
	if err != nil {
		return err
	}
	{
		s := s.FurnaceFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("furnaceOpen = ")
	if err != nil {
		return err
	}
	{
		s := s.FurnaceOpen()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("blastFilter = ")
	if err != nil {
		return err
	}
	{
		s := s.BlastFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("blastOpen = ")
	if err != nil {
		return err
	}
	{
		s := s.BlastOpen()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("smokerFilter = ")
	if err != nil {
		return err
	}
	{
		s := s.SmokerFilter()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("smokerOpen = ")
	if err != nil {
		return err
	}
	{
		s := s.SmokerOpen()
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
func (s RecipeBook) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type RecipeBook_List C.PointerList

func NewRecipeBookList(s *C.Segment, sz int) RecipeBook_List {
	return RecipeBook_List(s.NewCompositeList(8, 2, sz))
}
func (s RecipeBook_List) Len() int            { return C.PointerList(s).Len() }
func (s RecipeBook_List) At(i int) RecipeBook { return RecipeBook(C.PointerList(s).At(i).ToStruct()) }
func (s RecipeBook_List) ToArray() []RecipeBook {
	n := s.Len()
	a := make([]RecipeBook, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s RecipeBook_List) Set(i int, item RecipeBook) { C.PointerList(s).Set(i, C.Object(item)) }

type Save C.Struct

func NewSave(s *C.Segment) Save         { return Save(s.NewStruct(0, 1)) }
func NewRootSave(s *C.Segment) Save     { return Save(s.NewRootStruct(0, 1)) }
func AutoNewSave(s *C.Segment) Save     { return Save(s.NewStructAR(0, 1)) }
func ReadRootSave(s *C.Segment) Save    { return Save(s.Root(0).ToStruct()) }
func (s Save) Players() Player_List     { return Player_List(C.Struct(s).GetObject(0)) }
func (s Save) SetPlayers(v Player_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s Save) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"players\":")
	if err != nil {
		return err
	}
	{
		s := s.Players()
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
func (s Save) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s Save) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("players = ")
	if err != nil {
		return err
	}
	{
		s := s.Players()
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
func (s Save) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type Save_List C.PointerList

func NewSaveList(s *C.Segment, sz int) Save_List { return Save_List(s.NewCompositeList(0, 1, sz)) }
func (s Save_List) Len() int                     { return C.PointerList(s).Len() }
func (s Save_List) At(i int) Save                { return Save(C.PointerList(s).At(i).ToStruct()) }
func (s Save_List) ToArray() []Save {
	n := s.Len()
	a := make([]Save, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s Save_List) Set(i int, item Save) { C.PointerList(s).Set(i, C.Object(item)) }

type SavedPlayers C.Struct

func NewSavedPlayers(s *C.Segment) SavedPlayers      { return SavedPlayers(s.NewStruct(0, 1)) }
func NewRootSavedPlayers(s *C.Segment) SavedPlayers  { return SavedPlayers(s.NewRootStruct(0, 1)) }
func AutoNewSavedPlayers(s *C.Segment) SavedPlayers  { return SavedPlayers(s.NewStructAR(0, 1)) }
func ReadRootSavedPlayers(s *C.Segment) SavedPlayers { return SavedPlayers(s.Root(0).ToStruct()) }
func (s SavedPlayers) Players() SavedPlayer_List     { return SavedPlayer_List(C.Struct(s).GetObject(0)) }
func (s SavedPlayers) SetPlayers(v SavedPlayer_List) { C.Struct(s).SetObject(0, C.Object(v)) }
func (s SavedPlayers) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"players\":")
	if err != nil {
		return err
	}
	{
		s := s.Players()
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
func (s SavedPlayers) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SavedPlayers) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("players = ")
	if err != nil {
		return err
	}
	{
		s := s.Players()
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
func (s SavedPlayers) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SavedPlayers_List C.PointerList

func NewSavedPlayersList(s *C.Segment, sz int) SavedPlayers_List {
	return SavedPlayers_List(s.NewCompositeList(0, 1, sz))
}
func (s SavedPlayers_List) Len() int { return C.PointerList(s).Len() }
func (s SavedPlayers_List) At(i int) SavedPlayers {
	return SavedPlayers(C.PointerList(s).At(i).ToStruct())
}
func (s SavedPlayers_List) ToArray() []SavedPlayers {
	n := s.Len()
	a := make([]SavedPlayers, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SavedPlayers_List) Set(i int, item SavedPlayers) { C.PointerList(s).Set(i, C.Object(item)) }

type SavedPlayer C.Struct
type SavedPlayerSpawnDimension SavedPlayer
type SavedPlayerSpawnForced SavedPlayer
type SavedPlayerSpawnDimension_Which uint16

const (
	SAVEDPLAYERSPAWNDIMENSION_NONE SavedPlayerSpawnDimension_Which = 0
	SAVEDPLAYERSPAWNDIMENSION_SOME SavedPlayerSpawnDimension_Which = 1
)

type SavedPlayerSpawnForced_Which uint16

const (
	SAVEDPLAYERSPAWNFORCED_NONE SavedPlayerSpawnForced_Which = 0
	SAVEDPLAYERSPAWNFORCED_SOME SavedPlayerSpawnForced_Which = 1
)

func NewSavedPlayer(s *C.Segment) SavedPlayer                   { return SavedPlayer(s.NewStruct(80, 11)) }
func NewRootSavedPlayer(s *C.Segment) SavedPlayer               { return SavedPlayer(s.NewRootStruct(80, 11)) }
func AutoNewSavedPlayer(s *C.Segment) SavedPlayer               { return SavedPlayer(s.NewStructAR(80, 11)) }
func ReadRootSavedPlayer(s *C.Segment) SavedPlayer              { return SavedPlayer(s.Root(0).ToStruct()) }
func (s SavedPlayer) GameType() int32                           { return int32(C.Struct(s).Get32(0)) }
func (s SavedPlayer) SetGameType(v int32)                       { C.Struct(s).Set32(0, uint32(v)) }
func (s SavedPlayer) PreviousGameType() int32                   { return int32(C.Struct(s).Get32(4)) }
func (s SavedPlayer) SetPreviousGameType(v int32)               { C.Struct(s).Set32(4, uint32(v)) }
func (s SavedPlayer) Score() int64                              { return int64(C.Struct(s).Get64(8)) }
func (s SavedPlayer) SetScore(v int64)                          { C.Struct(s).Set64(8, uint64(v)) }
func (s SavedPlayer) Dimension() string                         { return C.Struct(s).GetObject(0).ToText() }
func (s SavedPlayer) DimensionBytes() []byte                    { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s SavedPlayer) SetDimension(v string)                     { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s SavedPlayer) SelectedSlot() uint32                      { return C.Struct(s).Get32(16) }
func (s SavedPlayer) SetSelectedSlot(v uint32)                  { C.Struct(s).Set32(16, v) }
func (s SavedPlayer) SelectedItem() Item                        { return Item(C.Struct(s).GetObject(1).ToStruct()) }
func (s SavedPlayer) SetSelectedItem(v Item)                    { C.Struct(s).SetObject(1, C.Object(v)) }
func (s SavedPlayer) SpawnDimension() SavedPlayerSpawnDimension { return SavedPlayerSpawnDimension(s) }
func (s SavedPlayerSpawnDimension) Which() SavedPlayerSpawnDimension_Which {
	return SavedPlayerSpawnDimension_Which(C.Struct(s).Get16(20))
}
func (s SavedPlayerSpawnDimension) SetNone()     { C.Struct(s).Set16(20, 0) }
func (s SavedPlayerSpawnDimension) Some() string { return C.Struct(s).GetObject(2).ToText() }
func (s SavedPlayerSpawnDimension) SomeBytes() []byte {
	return C.Struct(s).GetObject(2).ToDataTrimLastByte()
}
func (s SavedPlayerSpawnDimension) SetSome(v string) {
	C.Struct(s).Set16(20, 1)
	C.Struct(s).SetObject(2, s.Segment.NewText(v))
}
func (s SavedPlayer) SpawnX() int64                       { return int64(C.Struct(s).Get64(24)) }
func (s SavedPlayer) SetSpawnX(v int64)                   { C.Struct(s).Set64(24, uint64(v)) }
func (s SavedPlayer) SpawnY() int64                       { return int64(C.Struct(s).Get64(32)) }
func (s SavedPlayer) SetSpawnY(v int64)                   { C.Struct(s).Set64(32, uint64(v)) }
func (s SavedPlayer) SpawnZ() int64                       { return int64(C.Struct(s).Get64(40)) }
func (s SavedPlayer) SetSpawnZ(v int64)                   { C.Struct(s).Set64(40, uint64(v)) }
func (s SavedPlayer) SpawnForced() SavedPlayerSpawnForced { return SavedPlayerSpawnForced(s) }
func (s SavedPlayerSpawnForced) Which() SavedPlayerSpawnForced_Which {
	return SavedPlayerSpawnForced_Which(C.Struct(s).Get16(22))
}
func (s SavedPlayerSpawnForced) SetNone()         { C.Struct(s).Set16(22, 0) }
func (s SavedPlayerSpawnForced) Some() bool       { return C.Struct(s).Get1(384) }
func (s SavedPlayerSpawnForced) SetSome(v bool)   { C.Struct(s).Set16(22, 1); C.Struct(s).Set1(384, v) }
func (s SavedPlayer) SleepTimer() uint16          { return C.Struct(s).Get16(50) }
func (s SavedPlayer) SetSleepTimer(v uint16)      { C.Struct(s).Set16(50, v) }
func (s SavedPlayer) FoodExhaustion() float32     { return math.Float32frombits(C.Struct(s).Get32(52)) }
func (s SavedPlayer) SetFoodExhaustion(v float32) { C.Struct(s).Set32(52, math.Float32bits(v)) }
func (s SavedPlayer) FoodSaturation() float32     { return math.Float32frombits(C.Struct(s).Get32(56)) }
func (s SavedPlayer) SetFoodSaturation(v float32) { C.Struct(s).Set32(56, math.Float32bits(v)) }
func (s SavedPlayer) FoodTick() uint32            { return C.Struct(s).Get32(60) }
func (s SavedPlayer) SetFoodTick(v uint32)        { C.Struct(s).Set32(60, v) }
func (s SavedPlayer) Level() uint32               { return C.Struct(s).Get32(64) }
func (s SavedPlayer) SetLevel(v uint32)           { C.Struct(s).Set32(64, v) }
func (s SavedPlayer) Progress() float32           { return math.Float32frombits(C.Struct(s).Get32(68)) }
func (s SavedPlayer) SetProgress(v float32)       { C.Struct(s).Set32(68, math.Float32bits(v)) }
func (s SavedPlayer) Total() int32                { return int32(C.Struct(s).Get32(72)) }
func (s SavedPlayer) SetTotal(v int32)            { C.Struct(s).Set32(72, uint32(v)) }
func (s SavedPlayer) Seed() int32                 { return int32(C.Struct(s).Get32(76)) }
func (s SavedPlayer) SetSeed(v int32)             { C.Struct(s).Set32(76, uint32(v)) }
func (s SavedPlayer) Inventory() Item_List        { return Item_List(C.Struct(s).GetObject(3)) }
func (s SavedPlayer) SetInventory(v Item_List)    { C.Struct(s).SetObject(3, C.Object(v)) }
func (s SavedPlayer) Ender() Item_List            { return Item_List(C.Struct(s).GetObject(4)) }
func (s SavedPlayer) SetEnder(v Item_List)        { C.Struct(s).SetObject(4, C.Object(v)) }
func (s SavedPlayer) Abilities() Abilities        { return Abilities(C.Struct(s).GetObject(5).ToStruct()) }
func (s SavedPlayer) SetAbilities(v Abilities)    { C.Struct(s).SetObject(5, C.Object(v)) }
func (s SavedPlayer) EnteredPosition() Vector     { return Vector(C.Struct(s).GetObject(6).ToStruct()) }
func (s SavedPlayer) SetEnteredPosition(v Vector) { C.Struct(s).SetObject(6, C.Object(v)) }
func (s SavedPlayer) Vehicle() SavedVehicle       { return SavedVehicle(C.Struct(s).GetObject(7).ToStruct()) }
func (s SavedPlayer) SetVehicle(v SavedVehicle)   { C.Struct(s).SetObject(7, C.Object(v)) }
func (s SavedPlayer) ShoulderLeft() SavedEntity {
	return SavedEntity(C.Struct(s).GetObject(8).ToStruct())
}
func (s SavedPlayer) SetShoulderLeft(v SavedEntity) { C.Struct(s).SetObject(8, C.Object(v)) }
func (s SavedPlayer) ShoulderRight() SavedEntity {
	return SavedEntity(C.Struct(s).GetObject(9).ToStruct())
}
func (s SavedPlayer) SetShoulderRight(v SavedEntity) { C.Struct(s).SetObject(9, C.Object(v)) }
func (s SavedPlayer) SeenCredits() bool              { return C.Struct(s).Get1(385) }
func (s SavedPlayer) SetSeenCredits(v bool)          { C.Struct(s).Set1(385, v) }
func (s SavedPlayer) Recipes() RecipeBook            { return RecipeBook(C.Struct(s).GetObject(10).ToStruct()) }
func (s SavedPlayer) SetRecipes(v RecipeBook)        { C.Struct(s).SetObject(10, C.Object(v)) }
func (s SavedPlayer) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"gameType\":")
	if err != nil {
		return err
	}
	{
		s := s.GameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"previousGameType\":")
	if err != nil {
		return err
	}
	{
		s := s.PreviousGameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
	_, err = b.WriteString("\"dimension\":")
	if err != nil {
		return err
	}
	{
		s := s.Dimension()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"selectedSlot\":")
	if err != nil {
		return err
	}
	{
		s := s.SelectedSlot()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"selectedItem\":")
	if err != nil {
		return err
	}
	{
		s := s.SelectedItem()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnDimension\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnDimension()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SAVEDPLAYERSPAWNDIMENSION_NONE {
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
		if s.Which() == SAVEDPLAYERSPAWNDIMENSION_SOME {
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
	_, err = b.WriteString("\"spawnX\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnX()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnY\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnY()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnZ\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnZ()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"spawnForced\":")
	if err != nil {
		return err
	}
	{
		s := s.SpawnForced()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SAVEDPLAYERSPAWNFORCED_NONE {
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
		if s.Which() == SAVEDPLAYERSPAWNFORCED_SOME {
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
	_, err = b.WriteString("\"sleepTimer\":")
	if err != nil {
		return err
	}
	{
		s := s.SleepTimer()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"foodExhaustion\":")
	if err != nil {
		return err
	}
	{
		s := s.FoodExhaustion()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"foodSaturation\":")
	if err != nil {
		return err
	}
	{
		s := s.FoodSaturation()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"foodTick\":")
	if err != nil {
		return err
	}
	{
		s := s.FoodTick()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"level\":")
	if err != nil {
		return err
	}
	{
		s := s.Level()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"progress\":")
	if err != nil {
		return err
	}
	{
		s := s.Progress()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"seed\":")
	if err != nil {
		return err
	}
	{
		s := s.Seed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"inventory\":")
	if err != nil {
		return err
	}
	{
		s := s.Inventory()
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
	_, err = b.WriteString("\"ender\":")
	if err != nil {
		return err
	}
	{
		s := s.Ender()
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
	_, err = b.WriteString("\"abilities\":")
	if err != nil {
		return err
	}
	{
		s := s.Abilities()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"enteredPosition\":")
	if err != nil {
		return err
	}
	{
		s := s.EnteredPosition()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"vehicle\":")
	if err != nil {
		return err
	}
	{
		s := s.Vehicle()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"shoulderLeft\":")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderLeft()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"shoulderRight\":")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderRight()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"seenCredits\":")
	if err != nil {
		return err
	}
	{
		s := s.SeenCredits()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"recipes\":")
	if err != nil {
		return err
	}
	{
		s := s.Recipes()
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
func (s SavedPlayer) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SavedPlayer) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("gameType = ")
	if err != nil {
		return err
	}
	{
		s := s.GameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("previousGameType = ")
	if err != nil {
		return err
	}
	{
		s := s.PreviousGameType()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
	_, err = b.WriteString("dimension = ")
	if err != nil {
		return err
	}
	{
		s := s.Dimension()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("selectedSlot = ")
	if err != nil {
		return err
	}
	{
		s := s.SelectedSlot()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("selectedItem = ")
	if err != nil {
		return err
	}
	{
		s := s.SelectedItem()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnDimension = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnDimension()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SAVEDPLAYERSPAWNDIMENSION_NONE {
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
		if s.Which() == SAVEDPLAYERSPAWNDIMENSION_SOME {
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
	_, err = b.WriteString("spawnX = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnX()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnY = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnY()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnZ = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnZ()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("spawnForced = ")
	if err != nil {
		return err
	}
	{
		s := s.SpawnForced()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SAVEDPLAYERSPAWNFORCED_NONE {
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
		if s.Which() == SAVEDPLAYERSPAWNFORCED_SOME {
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
	_, err = b.WriteString("sleepTimer = ")
	if err != nil {
		return err
	}
	{
		s := s.SleepTimer()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("foodExhaustion = ")
	if err != nil {
		return err
	}
	{
		s := s.FoodExhaustion()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("foodSaturation = ")
	if err != nil {
		return err
	}
	{
		s := s.FoodSaturation()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("foodTick = ")
	if err != nil {
		return err
	}
	{
		s := s.FoodTick()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("level = ")
	if err != nil {
		return err
	}
	{
		s := s.Level()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("progress = ")
	if err != nil {
		return err
	}
	{
		s := s.Progress()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
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
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("seed = ")
	if err != nil {
		return err
	}
	{
		s := s.Seed()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("inventory = ")
	if err != nil {
		return err
	}
	{
		s := s.Inventory()
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
	_, err = b.WriteString("ender = ")
	if err != nil {
		return err
	}
	{
		s := s.Ender()
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
	_, err = b.WriteString("abilities = ")
	if err != nil {
		return err
	}
	{
		s := s.Abilities()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("enteredPosition = ")
	if err != nil {
		return err
	}
	{
		s := s.EnteredPosition()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("vehicle = ")
	if err != nil {
		return err
	}
	{
		s := s.Vehicle()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("shoulderLeft = ")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderLeft()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("shoulderRight = ")
	if err != nil {
		return err
	}
	{
		s := s.ShoulderRight()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("seenCredits = ")
	if err != nil {
		return err
	}
	{
		s := s.SeenCredits()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("recipes = ")
	if err != nil {
		return err
	}
	{
		s := s.Recipes()
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
func (s SavedPlayer) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SavedPlayer_List C.PointerList

func NewSavedPlayerList(s *C.Segment, sz int) SavedPlayer_List {
	return SavedPlayer_List(s.NewCompositeList(80, 11, sz))
}
func (s SavedPlayer_List) Len() int { return C.PointerList(s).Len() }
func (s SavedPlayer_List) At(i int) SavedPlayer {
	return SavedPlayer(C.PointerList(s).At(i).ToStruct())
}
func (s SavedPlayer_List) ToArray() []SavedPlayer {
	n := s.Len()
	a := make([]SavedPlayer, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SavedPlayer_List) Set(i int, item SavedPlayer) { C.PointerList(s).Set(i, C.Object(item)) }

type SavedVehicle C.Struct

func NewSavedVehicle(s *C.Segment) SavedVehicle      { return SavedVehicle(s.NewStruct(0, 2)) }
func NewRootSavedVehicle(s *C.Segment) SavedVehicle  { return SavedVehicle(s.NewRootStruct(0, 2)) }
func AutoNewSavedVehicle(s *C.Segment) SavedVehicle  { return SavedVehicle(s.NewStructAR(0, 2)) }
func ReadRootSavedVehicle(s *C.Segment) SavedVehicle { return SavedVehicle(s.Root(0).ToStruct()) }
func (s SavedVehicle) Uuid() C.UInt32List            { return C.UInt32List(C.Struct(s).GetObject(0)) }
func (s SavedVehicle) SetUuid(v C.UInt32List)        { C.Struct(s).SetObject(0, C.Object(v)) }
func (s SavedVehicle) Entity() SavedEntity           { return SavedEntity(C.Struct(s).GetObject(1).ToStruct()) }
func (s SavedVehicle) SetEntity(v SavedEntity)       { C.Struct(s).SetObject(1, C.Object(v)) }
func (s SavedVehicle) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('{')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"uuid\":")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("\"entity\":")
	if err != nil {
		return err
	}
	{
		s := s.Entity()
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
func (s SavedVehicle) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SavedVehicle) WriteCapLit(w io.Writer) error {
	b := bufio.NewWriter(w)
	var err error
	var buf []byte
	_ = buf
	err = b.WriteByte('(')
	if err != nil {
		return err
	}
	_, err = b.WriteString("uuid = ")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("entity = ")
	if err != nil {
		return err
	}
	{
		s := s.Entity()
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
func (s SavedVehicle) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SavedVehicle_List C.PointerList

func NewSavedVehicleList(s *C.Segment, sz int) SavedVehicle_List {
	return SavedVehicle_List(s.NewCompositeList(0, 2, sz))
}
func (s SavedVehicle_List) Len() int { return C.PointerList(s).Len() }
func (s SavedVehicle_List) At(i int) SavedVehicle {
	return SavedVehicle(C.PointerList(s).At(i).ToStruct())
}
func (s SavedVehicle_List) ToArray() []SavedVehicle {
	n := s.Len()
	a := make([]SavedVehicle, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SavedVehicle_List) Set(i int, item SavedVehicle) { C.PointerList(s).Set(i, C.Object(item)) }

type SavedEntity C.Struct
type SavedEntityCustomName SavedEntity
type SavedEntityCustomName_Which uint16

const (
	SAVEDENTITYCUSTOMNAME_NONE SavedEntityCustomName_Which = 0
	SAVEDENTITYCUSTOMNAME_SOME SavedEntityCustomName_Which = 1
)

func NewSavedEntity(s *C.Segment) SavedEntity           { return SavedEntity(s.NewStruct(16, 6)) }
func NewRootSavedEntity(s *C.Segment) SavedEntity       { return SavedEntity(s.NewRootStruct(16, 6)) }
func AutoNewSavedEntity(s *C.Segment) SavedEntity       { return SavedEntity(s.NewStructAR(16, 6)) }
func ReadRootSavedEntity(s *C.Segment) SavedEntity      { return SavedEntity(s.Root(0).ToStruct()) }
func (s SavedEntity) Id() string                        { return C.Struct(s).GetObject(0).ToText() }
func (s SavedEntity) IdBytes() []byte                   { return C.Struct(s).GetObject(0).ToDataTrimLastByte() }
func (s SavedEntity) SetId(v string)                    { C.Struct(s).SetObject(0, s.Segment.NewText(v)) }
func (s SavedEntity) Position() Vector                  { return Vector(C.Struct(s).GetObject(1).ToStruct()) }
func (s SavedEntity) SetPosition(v Vector)              { C.Struct(s).SetObject(1, C.Object(v)) }
func (s SavedEntity) Motion() Vector                    { return Vector(C.Struct(s).GetObject(2).ToStruct()) }
func (s SavedEntity) SetMotion(v Vector)                { C.Struct(s).SetObject(2, C.Object(v)) }
func (s SavedEntity) Rotation() C.Float32List           { return C.Float32List(C.Struct(s).GetObject(3)) }
func (s SavedEntity) SetRotation(v C.Float32List)       { C.Struct(s).SetObject(3, C.Object(v)) }
func (s SavedEntity) FallDistance() float32             { return math.Float32frombits(C.Struct(s).Get32(0)) }
func (s SavedEntity) SetFallDistance(v float32)         { C.Struct(s).Set32(0, math.Float32bits(v)) }
func (s SavedEntity) Fire() uint16                      { return C.Struct(s).Get16(4) }
func (s SavedEntity) SetFire(v uint16)                  { C.Struct(s).Set16(4, v) }
func (s SavedEntity) Air() uint16                       { return C.Struct(s).Get16(6) }
func (s SavedEntity) SetAir(v uint16)                   { C.Struct(s).Set16(6, v) }
func (s SavedEntity) OnGround() bool                    { return C.Struct(s).Get1(64) }
func (s SavedEntity) SetOnGround(v bool)                { C.Struct(s).Set1(64, v) }
func (s SavedEntity) NoGravity() bool                   { return C.Struct(s).Get1(65) }
func (s SavedEntity) SetNoGravity(v bool)               { C.Struct(s).Set1(65, v) }
func (s SavedEntity) Invulnerable() bool                { return C.Struct(s).Get1(66) }
func (s SavedEntity) SetInvulnerable(v bool)            { C.Struct(s).Set1(66, v) }
func (s SavedEntity) PortalCooldown() int32             { return int32(C.Struct(s).Get32(12)) }
func (s SavedEntity) SetPortalCooldown(v int32)         { C.Struct(s).Set32(12, uint32(v)) }
func (s SavedEntity) Uuid() C.UInt32List                { return C.UInt32List(C.Struct(s).GetObject(4)) }
func (s SavedEntity) SetUuid(v C.UInt32List)            { C.Struct(s).SetObject(4, C.Object(v)) }
func (s SavedEntity) CustomName() SavedEntityCustomName { return SavedEntityCustomName(s) }
func (s SavedEntityCustomName) Which() SavedEntityCustomName_Which {
	return SavedEntityCustomName_Which(C.Struct(s).Get16(10))
}
func (s SavedEntityCustomName) SetNone()     { C.Struct(s).Set16(10, 0) }
func (s SavedEntityCustomName) Some() string { return C.Struct(s).GetObject(5).ToText() }
func (s SavedEntityCustomName) SomeBytes() []byte {
	return C.Struct(s).GetObject(5).ToDataTrimLastByte()
}
func (s SavedEntityCustomName) SetSome(v string) {
	C.Struct(s).Set16(10, 1)
	C.Struct(s).SetObject(5, s.Segment.NewText(v))
}
func (s SavedEntity) CustomNameVisible() bool     { return C.Struct(s).Get1(67) }
func (s SavedEntity) SetCustomNameVisible(v bool) { C.Struct(s).Set1(67, v) }
func (s SavedEntity) Silent() bool                { return C.Struct(s).Get1(68) }
func (s SavedEntity) SetSilent(v bool)            { C.Struct(s).Set1(68, v) }
func (s SavedEntity) Glowing() bool               { return C.Struct(s).Get1(69) }
func (s SavedEntity) SetGlowing(v bool)           { C.Struct(s).Set1(69, v) }
func (s SavedEntity) WriteJSON(w io.Writer) error {
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
	_, err = b.WriteString("\"position\":")
	if err != nil {
		return err
	}
	{
		s := s.Position()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"motion\":")
	if err != nil {
		return err
	}
	{
		s := s.Motion()
		err = s.WriteJSON(b)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"rotation\":")
	if err != nil {
		return err
	}
	{
		s := s.Rotation()
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
	_, err = b.WriteString("\"fallDistance\":")
	if err != nil {
		return err
	}
	{
		s := s.FallDistance()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"fire\":")
	if err != nil {
		return err
	}
	{
		s := s.Fire()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"air\":")
	if err != nil {
		return err
	}
	{
		s := s.Air()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"onGround\":")
	if err != nil {
		return err
	}
	{
		s := s.OnGround()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"noGravity\":")
	if err != nil {
		return err
	}
	{
		s := s.NoGravity()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"invulnerable\":")
	if err != nil {
		return err
	}
	{
		s := s.Invulnerable()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"portalCooldown\":")
	if err != nil {
		return err
	}
	{
		s := s.PortalCooldown()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"uuid\":")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("\"customName\":")
	if err != nil {
		return err
	}
	{
		s := s.CustomName()
		err = b.WriteByte('{')
		if err != nil {
			return err
		}
		if s.Which() == SAVEDENTITYCUSTOMNAME_NONE {
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
		if s.Which() == SAVEDENTITYCUSTOMNAME_SOME {
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
	_, err = b.WriteString("\"customNameVisible\":")
	if err != nil {
		return err
	}
	{
		s := s.CustomNameVisible()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"silent\":")
	if err != nil {
		return err
	}
	{
		s := s.Silent()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	err = b.WriteByte(',')
	if err != nil {
		return err
	}
	_, err = b.WriteString("\"glowing\":")
	if err != nil {
		return err
	}
	{
		s := s.Glowing()
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
func (s SavedEntity) MarshalJSON() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteJSON(&b)
	return b.Bytes(), err
}
func (s SavedEntity) WriteCapLit(w io.Writer) error {
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
	_, err = b.WriteString("position = ")
	if err != nil {
		return err
	}
	{
		s := s.Position()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("motion = ")
	if err != nil {
		return err
	}
	{
		s := s.Motion()
		err = s.WriteCapLit(b)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("rotation = ")
	if err != nil {
		return err
	}
	{
		s := s.Rotation()
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
	_, err = b.WriteString("fallDistance = ")
	if err != nil {
		return err
	}
	{
		s := s.FallDistance()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("fire = ")
	if err != nil {
		return err
	}
	{
		s := s.Fire()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("air = ")
	if err != nil {
		return err
	}
	{
		s := s.Air()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("onGround = ")
	if err != nil {
		return err
	}
	{
		s := s.OnGround()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("noGravity = ")
	if err != nil {
		return err
	}
	{
		s := s.NoGravity()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("invulnerable = ")
	if err != nil {
		return err
	}
	{
		s := s.Invulnerable()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("portalCooldown = ")
	if err != nil {
		return err
	}
	{
		s := s.PortalCooldown()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("uuid = ")
	if err != nil {
		return err
	}
	{
		s := s.Uuid()
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
	_, err = b.WriteString("customName = ")
	if err != nil {
		return err
	}
	{
		s := s.CustomName()
		err = b.WriteByte('(')
		if err != nil {
			return err
		}
		if s.Which() == SAVEDENTITYCUSTOMNAME_NONE {
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
		if s.Which() == SAVEDENTITYCUSTOMNAME_SOME {
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
	_, err = b.WriteString("customNameVisible = ")
	if err != nil {
		return err
	}
	{
		s := s.CustomNameVisible()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("silent = ")
	if err != nil {
		return err
	}
	{
		s := s.Silent()
		buf, err = json.Marshal(s)
		if err != nil {
			return err
		}
		_, err = b.Write(buf)
		if err != nil {
			return err
		}
	}
	_, err = b.WriteString(", ")
	if err != nil {
		return err
	}
	_, err = b.WriteString("glowing = ")
	if err != nil {
		return err
	}
	{
		s := s.Glowing()
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
func (s SavedEntity) MarshalCapLit() ([]byte, error) {
	b := bytes.Buffer{}
	err := s.WriteCapLit(&b)
	return b.Bytes(), err
}

type SavedEntity_List C.PointerList

func NewSavedEntityList(s *C.Segment, sz int) SavedEntity_List {
	return SavedEntity_List(s.NewCompositeList(16, 6, sz))
}
func (s SavedEntity_List) Len() int { return C.PointerList(s).Len() }
func (s SavedEntity_List) At(i int) SavedEntity {
	return SavedEntity(C.PointerList(s).At(i).ToStruct())
}
func (s SavedEntity_List) ToArray() []SavedEntity {
	n := s.Len()
	a := make([]SavedEntity, n)
	for i := 0; i < n; i++ {
		a[i] = s.At(i)
	}
	return a
}
func (s SavedEntity_List) Set(i int, item SavedEntity) { C.PointerList(s).Set(i, C.Object(item)) }
