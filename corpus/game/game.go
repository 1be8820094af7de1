// Package game has messages of games: the update that a server sends to its players, and the
// triangles of a model. Suites of other languages measure messages of the same shape. The
// generators are our own.
package game

import (
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/rustrand"
)

// Vector is a place or a direction.
type Vector struct{ X, Y, Z float32 }

// Triangle is a triangle of a mesh.
type Triangle struct{ V0, V1, V2, Normal Vector }

// Mesh is a model: large, flat, numeric.
type Mesh struct{ Triangles []Triangle }

// EntityType says what kind of entity a contact is.
type EntityType uint8

// The types of entities.
const (
	Crate EntityType = iota
	Boat
	Torpedo
	Shell
	Missile
	Mine
	Buoy
	Platform
	Aircraft
	Decoy
)

// Guidance says where a contact steers.
type Guidance struct {
	Angle    uint16
	Submerge bool
	Velocity int16
}

// Transform says where a contact is.
type Transform struct {
	Altitude int8
	Angle    uint16
	Position [2]float32
	Velocity int16
}

// Contact is the part of an entity that a player sees.
type Contact struct {
	Damage       uint8
	EntityID     uint32
	Type         *EntityType
	Guidance     Guidance
	PlayerID     *uint16
	Reloads      []bool
	Transform    Transform
	TurretAngles []uint16
}

// Terrain is a changed chunk of the map.
type Terrain struct {
	Chunk [2]int8
	Data  []byte
}

// Update is a message from the server of a game to a player.
type Update struct {
	Contacts    []Contact
	Score       uint32
	WorldRadius float32
	Terrain     []Terrain
}

func vector(r *corpus.Rand) Vector { return Vector{r.Float32(), r.Float32(), r.Float32()} }

func triangle(r *corpus.Rand) Triangle {
	return Triangle{vector(r), vector(r), vector(r), vector(r)}
}

// entityType returns mostly small craft and shells.
func entityType(r *corpus.Rand) EntityType {
	return EntityType(r.Skewed(int(Crate), int(Decoy)))
}

func contact(r *corpus.Rand) Contact {
	c := Contact{
		Damage:       uint8(r.Skewed(0, 255)),
		EntityID:     r.Uint32(),
		Guidance:     Guidance{uint16(r.Uint32()), r.Chance(0.2), int16(r.Between(-600, 600))},
		Reloads:      []bool{},
		TurretAngles: []uint16{},
		Transform: Transform{
			Altitude: int8(r.Between(-60, 60)),
			Angle:    uint16(r.Uint32()),
			Position: [2]float32{2000 * (r.Float32() - 0.5), 2000 * (r.Float32() - 0.5)},
			Velocity: int16(r.Between(-600, 600)),
		},
	}
	if r.Chance(0.3) {
		return c // too far away to be visible
	}
	c.Type = corpus.Ptr(entityType(r))
	if r.Chance(0.6) {
		c.PlayerID = corpus.Ptr(uint16(r.Uint32()))
	}
	c.Reloads = corpus.List(r, r.Skewed(0, 12), func(r *corpus.Rand) bool { return r.Chance(0.5) })
	c.TurretAngles = corpus.List(r, r.Skewed(0, 5), func(r *corpus.Rand) uint16 { return uint16(r.Uint32()) })
	return c
}

func terrain(r *corpus.Rand) Terrain {
	t := Terrain{Chunk: [2]int8{int8(r.Between(-30, 30)), int8(r.Between(-30, 30))}}
	if r.Chance(0.02) {
		t.Data = r.Bytes(r.Between(900, 1099))
	} else {
		t.Data = r.Bytes(r.Between(3, 8))
	}
	return t
}

func update(r *corpus.Rand) Update {
	return Update{
		Contacts:    corpus.List(r, r.Between(20, 39), contact),
		Score:       uint32(r.Skewed(0, 100_000)),
		WorldRadius: float32(r.Between(500, 1500)),
		Terrain:     corpus.List(r, r.Between(3, 9), terrain),
	}
}

// Sets returns update, mesh, rust-mesh and rust-mk48.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("update", "an update of a game's server: small numbers, optional parts, short lists", update),
		corpus.New("mesh", "125,000 triangles: floats and nothing else",
			func(r *corpus.Rand) Mesh { return Mesh{corpus.List(r, r.Count(250)*r.Count(500), triangle)} }),
		rustrand.Set("rust-mesh", "the 125,000 triangles of Rust's serialization benchmark, value by value", 125_000, 100, rustMesh),
		rustrand.Set("rust-mk48", "the 1,000 updates of Rust's serialization benchmark, value by value", 1_000, 3, rustUpdates),
	}
}
