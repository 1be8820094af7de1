// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Content is a media.Content in Go.
struct Content {
  1: Media Media
  2: list<Image> Images
}

// Media is a media.Media in Go.
struct Media {
  1: string URI
  2: optional string Title
  3: i32 Width
  4: i32 Height
  5: string Format
  6: i64 Duration
  7: i64 Size
  8: optional i32 Bitrate
  9: list<string> Persons
  10: string Player
  11: optional string Copyright
}

// Image is a media.Image in Go.
struct Image {
  1: string URI
  2: optional string Title
  3: i32 Width
  4: i32 Height
  5: string Size
}
