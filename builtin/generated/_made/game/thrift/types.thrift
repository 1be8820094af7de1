// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Update is a game.Update in Go.
struct Update {
  1: list<Contact> Contacts
  2: i64 Score
  3: double WorldRadius
  4: list<Terrain> Terrain
}

// Contact is a game.Contact in Go.
struct Contact {
  1: i16 Damage
  2: i64 EntityID
  3: optional i16 Type
  4: Guidance Guidance
  5: optional i32 PlayerID
  6: list<bool> Reloads
  7: Transform Transform
  8: list<i32> TurretAngles
}

// Guidance is a game.Guidance in Go.
struct Guidance {
  1: i32 Angle
  2: bool Submerge
  3: i16 Velocity
}

// Transform is a game.Transform in Go.
struct Transform {
  1: i8 Altitude
  2: i32 Angle
  3: list<double> Position
  4: i16 Velocity
}

// Terrain is a game.Terrain in Go.
struct Terrain {
  1: list<i8> Chunk
  2: binary Data
}

// Mesh is a game.Mesh in Go.
struct Mesh {
  1: list<Triangle> Triangles
}

// Triangle is a game.Triangle in Go.
struct Triangle {
  1: Vector V0
  2: Vector V1
  3: Vector V2
  4: Vector Normal
}

// Vector is a game.Vector in Go.
struct Vector {
  1: double X
  2: double Y
  3: double Z
}

// Updates is a game.Updates in Go.
struct Updates {
  1: list<Update> Updates
}
