// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Person is a person.Person in Go.
struct Person {
  1: string Name
  2: Time BirthDay
  3: string Phone
  4: i64 Siblings
  5: bool Spouse
  6: double Money
}

// PersonList is a []person.Person in Go.
struct PersonList {
  1: list<Person> Items
}
