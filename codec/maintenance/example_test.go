package maintenance_test

import (
	"fmt"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// list is the file of a program with one codec.
const list = `{
	"looked": "2026-11-23",
	"database": "2026-08-21",
	"modules": [{
		"module": "example.com/ours",
		"measured": {"version": "v1.2.0", "date": "2026-01-15"},
		"newest": {"version": "v1.3.0", "date": "2026-03-02"},
		"advisories": [{
			"id": "GO-2026-0001", "what": "deep nesting exhausts the stack",
			"ranges": [{"introduced": "0", "fixed": "1.3.0"}]
		}]
	}]
}`

// A program reads its list of modules, and finds out what a reader of a codec's figures must know.
func Example() {
	file, err := maintenance.Parse([]byte(list))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, version := range []string{"v1.2.0", "v1.3.0"} {
		s := maintenance.Of(file.Modules, "ours", "example.com/ours", version)
		fmt.Println(version, s.Summary(), s.Remarks())
	}
	// Output:
	// v1.2.0 maintained [open advisory: GO-2026-0001]
	// v1.3.0 maintained []
}
