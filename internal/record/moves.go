package record

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/wirebench/wirebench/internal/stats"
)

// Moved says how far the times of codecs were found to move from program to program, and from what
// that is known.
type Moved struct {
	Date    string `json:"date"`
	Machine string `json:"machine"`
	// Layout and Program say which measurements the figures of Moves are from.
	Layout  string      `json:"layout"`
	Program string      `json:"program"`
	Moves   stats.Moves `json:"moves"`
}

//go:embed moves.json
var movesText []byte

// Moves returns what is known about how far times move.
var Moves = sync.OnceValue(func() (m Moved) {
	if err := json.Unmarshal(movesText, &m); err != nil {
		panic(fmt.Sprintf("moves.json: %v", err)) // it is embedded, and a test reads it
	}
	return m
})
