// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Book is a book.Book in Go.
struct Book {
  1: string Title
  2: string Author
  3: string Country
  4: i32 Year
  5: list<Volume> Volumes
  6: optional Characters Characters
  7: list<i32> Translations
}

// Volume is a book.Volume in Go.
struct Volume {
  1: i32 Number
  2: string Title
}

// Characters is a book.Characters in Go.
struct Characters {
  1: list<string> Major
  2: list<string> Minor
}
