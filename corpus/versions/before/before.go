// Package before has the old versions of types that change. Package versions lists the changes.
package before

// AddedLast gets another field at its end.
type AddedLast struct {
	ID    int64
	Name  string
	Count int32
}

// AddedMiddle gets another field after Name.
type AddedMiddle struct {
	ID    int64
	Name  string
	Count int32
	Price int32
}

// AddedNested gets another field in Inner.
type AddedNested struct {
	ID    int64
	Inner AddedNestedInner
	Count int32
}

// AddedNestedInner is a part of AddedNested.
type AddedNestedInner struct {
	Name string
	Size int32
}

// AddedInList gets another field in the elements of Items.
type AddedInList struct {
	ID    int64
	Items []AddedInListItem
	Count int32
}

// AddedInListItem is an element of AddedInList.
type AddedInListItem struct {
	Name string
	Size int32
}

// AlternativeAdded gets another alternative in Payment.
type AlternativeAdded struct {
	ID      int64
	Payment Payment
	Count   int32
}

// Payment is a union.
type Payment struct {
	Cash *Cash `wirebench:"oneof"`
	Card *Card `wirebench:"oneof"`
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

// Removed loses Count.
type Removed struct {
	ID     int64
	Name   string
	Count  int32
	Price  int32
	Weight int32
}

// Renamed has a field that gets another name.
type Renamed struct {
	ID    int64
	Name  string
	Count int32
}

// Swapped has two fields that change places.
type Swapped struct {
	ID    int64
	Name  string
	Count int32
	Price int32
}

// EnumValueAdded has an enum that gets another value.
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
)

// OldName gets another name.
type OldName struct {
	ID    int64
	Inner OldInner
	Count int32
}

// OldInner gets another name.
type OldInner struct {
	Name string
	Size int32
}

// Moved moves to another package.
type Moved struct {
	ID    int64
	Inner MovedInner
	Count int32
}

// MovedInner moves to another package.
type MovedInner struct {
	Name string
	Size int32
}
