package connect

import (
	"testing"

	"github.com/wirebench/wirebench/engine/enginetest"
)

func TestEngines(t *testing.T) {
	for _, e := range Engines() {
		t.Run(e.Name, func(t *testing.T) { enginetest.Run(t, e) })
	}
}
