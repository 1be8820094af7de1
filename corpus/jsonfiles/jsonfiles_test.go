package jsonfiles

import (
	"testing"

	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/corpus/module/moduletest"
)

func TestComplete(t *testing.T) {
	for i, f := range []module.File{canada, golangSource} {
		set := Sets()[i]
		t.Run(set.Type.Name, func(t *testing.T) { moduletest.Complete(t, set, f, nil, nil) })
	}
}
