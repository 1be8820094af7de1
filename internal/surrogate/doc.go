// Package surrogate finds what part of a Go type is its message, and makes a plain Go type of it: one
// of exported fields and of kinds that serialization formats know. Real types have parts that
// few formats can express: fields that are not exported, types with marshalers of their own,
// interfaces, channels. Users of a format with a schema write down what of that is sent; this
// package does so for all formats alike, and writes the conversions to that type and back.
//
// The rules are those of encoding/json where it has any: fields that are not exported, and
// those with the tag `json:"-"`, are no part of a message; what is exported in an embedded
// struct of an unexported type is. Where a type's fields don't tell all, and it has a method
// that does and the inverse of it (MarshalText, MarshalBinary, MarshalJSON, in this order),
// the message has what the method returns. An interface with methods becomes a struct with a
// field for each type behind it, of which one is set. What can't be expressed at all, such as
// a channel, is left out, and a value in which it is set is refused.
package surrogate
