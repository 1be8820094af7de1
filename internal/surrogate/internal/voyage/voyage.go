// Package voyage has a type with all kinds of parts that few formats can express, for tests.
package voyage

import (
	"database/sql"
	"fmt"
	"io"
	"math/big"
	"net/netip"
	"net/url"
	"sync"
	"time"
)

// Voyage has all these kinds of parts.
type Voyage struct {
	Name      string
	Home      netip.Addr
	Routes    []netip.Prefix
	Weight    *big.Int
	Page      url.URL
	Grade     Grade
	Sailed    Stamp
	Crew      sql.Null[int]
	Cargo     Cargo
	Others    []Cargo
	Stops     map[netip.Addr]Stop
	Phase     complex64
	Anchor    uintptr
	Done      chan struct{}
	Hooks     []func()
	Log       io.Writer
	Notes     string `json:"-"`
	Untouched Untouched
	Remark    isVoyageRemark
	Next      *Voyage
	base
	*leader
	Lock sync.Mutex
	seen bool
}

// base is embedded: its exported fields are promoted.
type base struct {
	ID    int
	Tags  []string
	state int
}

// leader is embedded by a pointer, which may be nil. Its name is hidden by that of the voyage.
type leader struct {
	Name string
	Rank int
}

// Grade marshals itself as JSON and hides its fields.
type Grade struct{ n int }

// MarshalJSON returns the number.
func (g Grade) MarshalJSON() ([]byte, error) { return fmt.Append(nil, g.n), nil }

// UnmarshalJSON is the inverse of MarshalJSON.
func (g *Grade) UnmarshalJSON(b []byte) error {
	_, err := fmt.Sscan(string(b), &g.n)
	return err
}

// GradeOf returns a grade.
func GradeOf(n int) Grade { return Grade{n} }

// Stamp is a struct around an embedded time, and has its methods.
type Stamp struct{ time.Time }

// Cargo is an interface with several types behind it.
type Cargo interface{ Tons() float64 }

// Tea is a cargo.
type Tea struct {
	Chests int
	Origin netip.Addr
}

// Coal is a cargo. Its values, not pointers to them, are behind Cargo.
type Coal float64

// Mixed is a cargo of cargos.
type Mixed struct{ Parts []Cargo }

// Tons returns the weight.
func (t *Tea) Tons() float64   { return float64(t.Chests) }
func (c Coal) Tons() float64   { return float64(c) }
func (m *Mixed) Tons() float64 { return 0 }

// isVoyageRemark and its types have the form that Protocol Buffers generate for a oneof.
type isVoyageRemark interface{ isVoyageRemark() }

// VoyageWords is an alternative.
type VoyageWords struct {
	Words string `protobuf:"bytes,1,opt,name=words,proto3,oneof"`
}

// VoyageThings is an alternative that is a message.
type VoyageThings struct {
	Things *Untouched `protobuf:"bytes,2,opt,name=things,proto3,oneof"`
}

func (*VoyageWords) isVoyageRemark()  {}
func (*VoyageThings) isVoyageRemark() {}

// Stop has a field that other packages can't see.
type Stop struct {
	Days int
	memo string
}

// Untouched is the same in messages.
type Untouched struct {
	A int
	B []string
}

// Example returns a voyage with every part set that a message may have.
func Example() *Voyage {
	page, err := url.Parse("https://example.com/a?b=c")
	if err != nil {
		panic(err)
	}
	v := &Voyage{
		Name: "Arethusa", Home: netip.MustParseAddr("10.0.0.1"), Routes: []netip.Prefix{netip.MustParsePrefix("10.1.0.0/16")},
		Weight: big.NewInt(1 << 40), Page: *page, Grade: GradeOf(7), Sailed: Stamp{time.Unix(1e9, 5).UTC()}, Crew: sql.Null[int]{V: 12, Valid: true},
		Cargo: &Tea{Chests: 3, Origin: netip.MustParseAddr("::1")}, Others: []Cargo{Coal(5), nil, &Mixed{Parts: []Cargo{Coal(1)}}},
		Stops: map[netip.Addr]Stop{netip.MustParseAddr("10.0.0.2"): {Days: 4, memo: "left"}}, Phase: 1 + 2i, Anchor: 9, Notes: "left too",
		Untouched: Untouched{1, []string{"x"}}, Remark: &VoyageWords{"calm"}, Next: &Voyage{Name: "back", Remark: &VoyageThings{}}, seen: true,
		leader: &leader{Name: "hidden", Rank: 3},
	}
	v.ID, v.Tags, v.state = 5, []string{"fast"}, 6
	return v
}
