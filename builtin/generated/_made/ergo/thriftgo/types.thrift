// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// String is a string in Go.
struct String {
  1: string Value
}

// StringSimpleStructMap is a map[string]ergo.SimpleStruct in Go.
struct StringSimpleStructMap {
  1: map<string, SimpleStruct> Entries
}

// SimpleStruct is a ergo.SimpleStruct in Go.
struct SimpleStruct {
  1: string Name
  2: i32 Id
}

// Complex is a ergo.Complex in Go.
struct Complex {
  1: string Name
  2: i32 Id
  3: list<string> Tags
  4: map<string, string> Metadata
  5: PID Pid
  6: ProcessID ProcessId
}

// PID is a ergo.PID in Go.
struct PID {
  1: string Node
  2: i64 ID
  3: i64 Creation
}

// ProcessID is a ergo.ProcessID in Go.
struct ProcessID {
  1: string Name
  2: string Node
}

// Nested is a ergo.Nested in Go.
struct Nested {
  1: string Name
  2: i32 Id
  3: Complex Complex
  4: map<string, Complex> ComplexMap
  5: map<string, string> NestedMap
}
