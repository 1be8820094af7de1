package game

import (
	"math"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/rustrand"
)

// Updates is many updates, as in a file.
type Updates struct{ Updates []Update }

// The ten types of ships of Rust's serialization benchmark, in the order of EntityType's numbers:
// how frequent each type is, and how many weapons and turrets it has. Only the submarine can dive.
var (
	frequency = []float32{2.14, 0.52, 0.97, 1.46, 13.16, 1.55, 0.83, 7.25, 4.06, 12.92}
	weapons   = []int{20, 10, 16, 18, 2, 28, 15, 6, 14, 11}
	turrets   = []int{1, 4, 4, 4, 0, 3, 1, 2, 0, 3}
)

const submarine = 8

func rustVector(r *rustrand.Rand) Vector { return Vector{r.Float32(), r.Float32(), r.Float32()} }

func rustTriangle(r *rustrand.Rand) Triangle {
	return Triangle{rustVector(r), rustVector(r), rustVector(r), rustVector(r)}
}

func rustMesh(r *rustrand.Rand, n int) Mesh { return Mesh{rustrand.List(r, n, rustTriangle)} }

func rustUpdates(r *rustrand.Rand, n int) Updates { return Updates{rustrand.List(r, n, rustUpdate)} }

func rustUpdate(r *rustrand.Rand) Update {
	players := int(r.Int32(200, 400))
	radius := float32(math.Sqrt(float64(players*15000))) + r.Float32Between(-50, 50)
	chunks := int(math.Ceil(float64(radius / 1600)))
	u := Update{WorldRadius: radius}
	u.Contacts = rustrand.List(r, int(r.Int32(20, 40)), func(r *rustrand.Rand) Contact { return rustContact(r, players) })
	x := r.Float32()
	x *= x
	x *= x
	u.Score = uint32(x*5000) + uint32(r.Int32(0, 50))
	u.Terrain = rustrand.List(r, int(r.Int32(3, 10)), func(r *rustrand.Rand) Terrain { return rustTerrain(r, chunks) })
	return u
}

func rustContact(r *rustrand.Rand, players int) Contact {
	ship := r.Weighted(frequency)
	visible := r.Chance(0.7)
	c := Contact{Reloads: []bool{}, TurretAngles: []uint16{}}
	if !visible || !r.Chance(0.6) {
		c.Damage = uint8(r.Int16(0, 200))
	}
	c.EntityID = uint32(r.Int32(0, int32(players*20)))
	c.Guidance = Guidance{uint16(r.Uint32()), rustDives(r, ship), rustVelocity(r)}
	if visible {
		c.Type = corpus.Ptr(EntityType(ship))
		c.PlayerID = corpus.Ptr(uint16(r.Int16(0, players)))
		p := r.Fraction64()
		c.Reloads = rustrand.List(r, weapons[ship], func(r *rustrand.Rand) bool { return r.Chance(p) })
	}
	c.Transform = rustTransform(r, ship)
	if visible {
		base := uint16(r.Uint32())
		c.TurretAngles = rustrand.List(r, turrets[ship], func(r *rustrand.Rand) uint16 {
			if r.Chance(0.75) {
				return base + uint16(r.Int16(-200, 200))
			}
			return uint16(r.Uint32())
		})
	}
	return c
}

func rustDives(r *rustrand.Rand, ship int) bool { return ship == submarine && r.Chance(0.9) }

// rustVelocity returns a forward speed most of the time, and otherwise zero or a slow backward speed.
func rustVelocity(r *rustrand.Rand) int16 {
	switch x := r.Int32(0, 100); {
	case x < 80:
		return int16(r.Int16(140, 900))
	case x < 90:
		return 0
	}
	return int16(r.Int16(-225, -35))
}

func rustTransform(r *rustrand.Rand, ship int) Transform {
	var t Transform
	if rustDives(r, ship) {
		t.Altitude = int8(r.Int16(-120, -35))
	}
	t.Angle = uint16(r.Uint32())
	t.Position = [2]float32{r.Float32Between(-750, 750), r.Float32Between(-750, 750)}
	t.Velocity = rustVelocity(r)
	return t
}

func rustTerrain(r *rustrand.Rand, chunks int) Terrain {
	least, below := 3, 9
	if r.Chance(0.02) {
		least, below = 900, 1100
	}
	t := Terrain{Chunk: [2]int8{int8(r.Int16(-chunks, chunks)), int8(r.Int16(-chunks, chunks))}}
	t.Data = rustrand.List(r, least+r.IntN(below-least), func(r *rustrand.Rand) byte { return byte(r.Uint32()) })
	return t
}
