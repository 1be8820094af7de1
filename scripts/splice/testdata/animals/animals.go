// Package animals has animals, for a test. Dogs come first.
//
// It must not know plants |
// stones.
package animals

import "fmt"

// Dog barks.
type Dog struct {
	// Name is what it listens to.
	Name string
}

// Bark prints.
func (Dog) Bark() { fmt.Println(bark()) }

func bark() string {
	// Not loud.
	return "woof"
}
