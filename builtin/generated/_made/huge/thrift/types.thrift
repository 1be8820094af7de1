// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Tiny is a huge.Tiny in Go.
struct Tiny {
  1: i64 TinyID
  2: string SomeStr
}

// TinyList is a []huge.Tiny in Go.
struct TinyList {
  1: list<Tiny> Items
}

// TinyOptionalList is a []*huge.Tiny in Go.
struct TinyOptionalList {
  1: list<Tiny> Items
}

// Medium is a huge.Medium in Go.
struct Medium {
  1: i64 MediumID
  2: string FirstName
  3: optional string LastName
  4: optional double MediumMoneyBalance
  5: Time CreatedAt
  6: Tiny TinyField
}

// MediumList is a []huge.Medium in Go.
struct MediumList {
  1: list<Medium> Items
}

// MediumOptionalList is a []*huge.Medium in Go.
struct MediumOptionalList {
  1: list<Medium> Items
}

// Big is a huge.Big in Go.
struct Big {
  1: i64 BigID
  2: i64 Age
  3: optional string Country
  4: binary CountryBytes
  5: Time CreatedAt
  6: Time UpdatedAt
  7: Time DeletedAt
  8: Tiny TinyField
  9: Medium MediumField
  10: optional Medium MediumFieldPtr
}

// BigList is a []huge.Big in Go.
struct BigList {
  1: list<Big> Items
}

// BigOptionalList is a []*huge.Big in Go.
struct BigOptionalList {
  1: list<Big> Items
}

// Huge is a huge.Huge in Go.
struct Huge {
  1: list<Big> BigSlice
  2: list<Big> BigPtrSlice
  3: list<Big> BiggerSlice
  4: list<Big> TheBiggestSlice
}

// HugeList is a []huge.Huge in Go.
struct HugeList {
  1: list<Huge> Items
}

// HugeOptionalList is a []*huge.Huge in Go.
struct HugeOptionalList {
  1: list<Huge> Items
}

// ComplexMap is a huge.ComplexMap in Go.
struct ComplexMap {
  1: list<map<string, Huge>> ComplexMapsSlice
}
