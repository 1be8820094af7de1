// Package surrogate finds the part of a Go type that is its message, and makes a plain Go type for
// it. The plain type has only exported fields and kinds that serialization formats know. Real types
// have parts that few formats can express: unexported fields, types with marshalers of their own,
// interfaces, channels. Users of a format with a schema write down which of these parts are sent.
// This package does the same for all formats alike, and writes the conversions to the plain type
// and back.
//
// The rules are those of encoding/json where it has a rule:
//
//   - Unexported fields and fields with the tag `json:"-"` are not part of a message. Exported fields of
//     an embedded struct are, even if the struct is unexported. An embedded pointer to an unexported
//     struct is a field, since it may be nil. (encoding/json writes what it points to, and can't read
//     that back if the pointer is nil.)
//   - If a type's fields do not hold its whole value, and it has a method that encodes it and the inverse
//     method (MarshalText, MarshalBinary, MarshalJSON, in this order), the message has the result of that
//     method. A zero value on which the method fails has an empty result: programs do not encode it. If
//     the method fails on another value, the field is left out (package usertype).
//   - An interface with methods becomes a struct with a field for each type behind it. One field is set.
//   - A part that can't be expressed at all, such as a channel, is left out. A value in which it is set is
//     refused.
//
// It must not know which codecs and formats there are: a message must suit all of them.
package surrogate
