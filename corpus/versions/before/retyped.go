package before

// Int32ToInt64 has a number that gets wider.
type Int32ToInt64 struct {
	ID    int64
	Count int32
	Name  string
}

// Int64ToInt32 has a number that gets narrower.
type Int64ToInt32 struct {
	ID    int64
	Count int64
	Name  string
}

// IntToFloat has an integer that becomes a float.
type IntToFloat struct {
	ID    int64
	Count int64
	Name  string
}

// IntToText has an integer that becomes a text.
type IntToText struct {
	ID    int64
	Count int64
	Name  string
}

// TextToList has a text that becomes a list.
type TextToList struct {
	ID    int64
	Tags  string
	Count int32
}

// IntToList has an integer that becomes a list.
type IntToList struct {
	ID     int64
	Counts int32
	Name   string
}

// ListToMap has a list that becomes a map.
type ListToMap struct {
	ID     int64
	Prices []ListToMapPair
	Count  int32
}

// ListToMapPair is an element of ListToMap.
type ListToMapPair struct {
	Key   string
	Value int32
}

// MadeRequired has optional fields that become required.
type MadeRequired struct {
	ID    int64
	Name  *string
	Count *int32
	Price int32
}

// MadeOptional has required fields that become optional.
type MadeOptional struct {
	ID    int64
	Name  string
	Count int32
	Price int32
}

// BehindPointer has a struct that moves behind a pointer.
type BehindPointer struct {
	ID    int64
	Inner BehindPointerInner
	Count int32
}

// BehindPointerInner is a part of BehindPointer.
type BehindPointerInner struct {
	Name string
	Size int32
}

// EmbeddedToNamed embeds a struct that becomes a field.
type EmbeddedToNamed struct {
	Base
	Price int32
}

// Base is a part of EmbeddedToNamed.
type Base struct {
	Name  string
	Count int32
}
