package module_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/corpus/module"
)

func TestTree(t *testing.T) {
	content := []byte("x")
	cache(t, "example.com/data@v1.0.0/in/deep/a.txt", content)
	whole := module.Tree{Module: "example.com/data", Version: "v1.0.0", Path: "in", Sum: sum(fmt.Appendf(nil, "%s  deep/a.txt\n", sum(content)))}
	files, err := whole.Read()
	if err != nil || len(files) != 1 || string(files["deep/a.txt"]) != "x" {
		t.Errorf("%q, error %v", files, err)
	}
	single := whole
	single.Path, single.Sum = "in/deep/a.txt", sum(fmt.Appendf(nil, "%s  a.txt\n", sum(content)))
	files, err = single.Read()
	if err != nil || len(files) != 1 || string(files["a.txt"]) != "x" {
		t.Errorf("%q, error %v", files, err)
	}
	for want, change := range map[string]func(*module.Tree){
		"module example.com/data v1.1.0 is not in the module cache": func(w *module.Tree) { w.Version = "v1.1.0" },
		"has other content than module example.com/data v1.0.0":     func(w *module.Tree) { w.Sum = sum(nil) },
	} {
		w := whole
		change(&w)
		_, err := w.Read()
		if why := module.Missing(err); !strings.Contains(why, want) {
			t.Errorf("%q, error %v; want %q", why, err, want)
		}
	}
}
