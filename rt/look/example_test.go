package look_test

import (
	"fmt"
	"path"
	"time"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/rt/look"
)

// Shape is an interface of a user.
type Shape interface{ Area() float64 }

// Square is a Shape.
type Square struct{ Side float64 }

// Area returns the area.
func (s Square) Area() float64 { return s.Side * s.Side }

// Rectangle is a Shape if it is behind a pointer.
type Rectangle struct{ Width, Height float64 }

// Area returns the area.
func (r *Rectangle) Area() float64 { return r.Width * r.Height }

// Drawing is a type that a user wants to measure.
type Drawing struct {
	Title  string
	Shapes []Shape
}

func drawings() []Drawing {
	return []Drawing{
		{"house", []Shape{Square{2}, &Rectangle{2, 1}}},
		{"empty", nil},
	}
}

// A report says how many messages there are, and which types the interfaces in them hold. A program
// that makes code for the type needs these types.
func ExampleRead() {
	report := look.Read(corpus.Values("drawings", drawings), time.Minute)
	if report.Error != "" {
		fmt.Println(report.Error)
		return
	}
	fmt.Println("messages:", report.Messages)
	for name, types := range report.Held {
		for _, t := range types {
			fmt.Printf("%s holds %s, pointer: %t\n", path.Base(name), t.Name, t.Pointer)
		}
	}
	// Output:
	// messages: 2
	// look_test.Shape holds Square, pointer: false
	// look_test.Shape holds Rectangle, pointer: true
}
