// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Collection is a jsonfiles.Collection in Go.
struct Collection {
  1: string Type
  2: list<Feature> Features
}

// Feature is a jsonfiles.Feature in Go.
struct Feature {
  1: string Type
  2: Properties Properties
  3: Geometry Geometry
}

// Properties is a jsonfiles.Properties in Go.
struct Properties {
  1: string Name
}

// Geometry is a jsonfiles.Geometry in Go.
struct Geometry {
  1: string Type
  2: list<list<list<double>>> Coordinates
}

// Source is a jsonfiles.Source in Go.
struct Source {
  1: optional SourceNode Tree
  2: string Username
}

// SourceNode is a jsonfiles.SourceNode in Go.
struct SourceNode {
  1: string Name
  2: list<SourceNode> Kids
  3: double CLWeight
  4: i64 Touches
  5: i64 MinT
  6: i64 MaxT
  7: i64 MeanT
}
