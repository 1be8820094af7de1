package huge

import "time"

// Tiny has two fields.
type Tiny struct {
	TinyID  int    `json:"tiny_id" xml:"tiny_id" yaml:"tiny_id"`
	SomeStr string `json:"some_str" xml:"some_str" yaml:"some_str"`
}

// Medium adds optional fields and a time.
type Medium struct {
	MediumID           int       `json:"medium_id" xml:"medium_id" yaml:"medium_id"`
	FirstName          string    `json:"first_name" xml:"first_name" yaml:"first_name"`
	LastName           *string   `json:"last_name" xml:"last_name" yaml:"last_name"`
	MediumMoneyBalance *float64  `json:"medium_money_balance" xml:"medium_money_balance" yaml:"medium_money_balance"`
	CreatedAt          time.Time `json:"created_at" xml:"created_at" yaml:"created_at"`
	TinyField          Tiny      `json:"tiny_field" xml:"tiny_field" yaml:"tiny_field"`
}

// Big nests the smaller types.
type Big struct {
	BigID          int       `json:"big_id" xml:"big_id" yaml:"big_id"`
	Age            uint      `json:"age" xml:"age" yaml:"age"`
	Country        *string   `json:"country" xml:"country" yaml:"country"`
	CountryBytes   []byte    `json:"country_bytes" xml:"country_bytes" yaml:"country_bytes"`
	CreatedAt      time.Time `json:"created_at" xml:"created_at" yaml:"created_at"`
	UpdatedAt      time.Time `json:"updated_at" xml:"updated_at" yaml:"updated_at"`
	DeletedAt      time.Time `json:"deleted_at" xml:"deleted_at" yaml:"deleted_at"`
	TinyField      Tiny      `json:"tiny_field" xml:"tiny_field" yaml:"tiny_field"`
	MediumField    Medium    `json:"medium_field" xml:"medium_field" yaml:"medium_field"`
	MediumFieldPtr *Medium   `json:"medium_field_ptr" xml:"medium_field_ptr" yaml:"medium_field_ptr"`
}

// Huge holds thousands of Bigs.
type Huge struct {
	BigSlice        []Big  `json:"big_slice" xml:"big_slice" yaml:"big_slice"`
	BigPtrSlice     []*Big `json:"big_ptr_slice" xml:"big_ptr_slice" yaml:"big_ptr_slice"`
	BiggerSlice     []Big  `json:"bigger_slice" xml:"bigger_slice" yaml:"bigger_slice"`
	TheBiggestSlice []Big  `json:"the_biggest_slice" xml:"the_biggest_slice" yaml:"the_biggest_slice"`
}

// ComplexMap is a list of maps of Huge.
type ComplexMap struct {
	ComplexMapsSlice []map[string]Huge `json:"complex_maps_slice" xml:"complex_maps_slice" yaml:"complex_maps_slice"`
}
