// Package after has the new versions of types that change. Package versions lists the changes.
//
// The tag wire gives a field its number, where that is not its place. The tag protobuf does the same for
// a library that reads only that tag. The tag reserved names the number and the type of a field that was
// removed.
package after

// AddedLast has another field at its end.
type AddedLast struct {
	ID    int64
	Name  string
	Count int32
	Price int32
}

// AddedMiddle has another field after Name.
type AddedMiddle struct {
	ID     int64
	Name   string
	Weight int32 `wire:"5" protobuf:"5"`
	Count  int32 `wire:"3" protobuf:"3"`
	Price  int32 `wire:"4" protobuf:"4"`
}

// AddedNested has another field in Inner.
type AddedNested struct {
	ID    int64
	Inner AddedNestedInner
	Count int32
}

// AddedNestedInner is a part of AddedNested.
type AddedNestedInner struct {
	Name   string
	Size   int32
	Weight int32
}

// AddedInList has another field in the elements of Items.
type AddedInList struct {
	ID    int64
	Items []AddedInListItem
	Count int32
}

// AddedInListItem is an element of AddedInList.
type AddedInListItem struct {
	Name   string
	Size   int32
	Weight int32
}

// AlternativeAdded has another alternative in Payment.
type AlternativeAdded struct {
	ID      int64
	Payment Payment
	Count   int32
}

// Payment is a union.
type Payment struct {
	Cash     *Cash     `wirebench:"oneof"`
	Card     *Card     `wirebench:"oneof"`
	Transfer *Transfer `wirebench:"oneof"`
}

// Cash is an alternative of Payment.
type Cash struct {
	Paid  int64
	Given int64
}

// Card is an alternative of Payment.
type Card struct {
	Number string
	Month  int32
}

// Transfer is an alternative of Payment.
type Transfer struct {
	Bank    string
	Account int64
}

// Removed has no field Count.
type Removed struct {
	ID     int64
	Name   string
	Price  int32 `wire:"4" protobuf:"4" reserved:"3 int32"`
	Weight int32 `wire:"5" protobuf:"5"`
}

// Renamed has another name for Name.
type Renamed struct {
	ID    int64
	Title string `aliases:"Name"`
	Count int32
}

// Swapped has two fields that changed places.
type Swapped struct {
	ID    int64
	Name  string
	Price int32 `wire:"4" protobuf:"4"`
	Count int32 `wire:"3" protobuf:"3"`
}

// EnumValueAdded has an enum with another value.
type EnumValueAdded struct {
	ID    int64
	State State
	Count int32
}

// State is an enum.
type State int32

// The states.
const (
	Open State = iota
	Paid
	Returned
)

// NewName has another name.
type NewName struct {
	ID    int64
	Inner NewInner
	Count int32
}

// NewInner has another name.
type NewInner struct {
	Name string
	Size int32
}
