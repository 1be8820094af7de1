package after

// Int32ToInt64 has a number that got wider.
type Int32ToInt64 struct {
	ID    int64
	Count int64
	Name  string
}

// Int64ToInt32 has a number that got narrower.
type Int64ToInt32 struct {
	ID    int64
	Count int32
	Name  string
}

// IntToFloat has a float that was an integer.
type IntToFloat struct {
	ID    int64
	Count float64
	Name  string
}

// IntToText has a text that was an integer.
type IntToText struct {
	ID    int64
	Count string
	Name  string
}

// TextToList has a list that was a text.
type TextToList struct {
	ID    int64
	Tags  []string
	Count int32
}

// IntToList has a list that was an integer.
type IntToList struct {
	ID     int64
	Counts []int32
	Name   string
}

// ListToMap has a map that was a list.
type ListToMap struct {
	ID     int64
	Prices map[string]int32
	Count  int32
}

// MadeRequired has required fields that were optional.
type MadeRequired struct {
	ID    int64
	Name  string
	Count int32
	Price int32
}

// MadeOptional has optional fields that were required.
type MadeOptional struct {
	ID    int64
	Name  *string
	Count *int32
	Price int32
}

// BehindPointer has a struct behind a pointer.
type BehindPointer struct {
	ID    int64
	Inner *BehindPointerInner
	Count int32
}

// BehindPointerInner is a part of BehindPointer.
type BehindPointerInner struct {
	Name string
	Size int32
}

// EmbeddedToNamed has a field for a struct that it embedded.
type EmbeddedToNamed struct {
	Base  Base
	Price int32
}

// Base is a part of EmbeddedToNamed.
type Base struct {
	Name  string
	Count int32
}
