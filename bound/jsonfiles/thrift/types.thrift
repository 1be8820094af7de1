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

// Catalog is a jsonfiles.Catalog in Go.
struct Catalog {
  1: map<string, string> AreaNames
  2: map<string, string> AudienceSubCategoryNames
  3: map<string, string> BlockNames
  4: map<string, Event> Events
  5: list<Performance> Performances
  6: map<string, string> SeatCategoryNames
  7: map<string, string> SubTopicNames
  8: map<string, string> SubjectNames
  9: map<string, string> TopicNames
  10: map<string, list<i64>> TopicSubTopics
  11: map<string, string> VenueNames
}

// Event is a jsonfiles.Event in Go.
struct Event {
  1: optional string Description
  2: i64 ID
  3: optional string Logo
  4: string Name
  5: list<i64> SubTopicIDs
  6: optional string SubjectCode
  7: optional string Subtitle
  8: list<i64> TopicIDs
}

// Performance is a jsonfiles.Performance in Go.
struct Performance {
  1: i64 EventID
  2: i64 ID
  3: optional string Logo
  4: optional string Name
  5: list<Price> Prices
  6: list<SeatCategory> SeatCategories
  7: optional string SeatMapImage
  8: i64 Start
  9: string VenueCode
}

// Price is a jsonfiles.Price in Go.
struct Price {
  1: i64 Amount
  2: i64 AudienceSubCategoryID
  3: i64 SeatCategoryID
}

// SeatCategory is a jsonfiles.SeatCategory in Go.
struct SeatCategory {
  1: list<Area> Areas
  2: i64 SeatCategoryID
}

// Area is a jsonfiles.Area in Go.
struct Area {
  1: i64 AreaID
  2: list<i64> BlockIDs
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
