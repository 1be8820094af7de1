package main

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFill(t *testing.T) {
	print := func(args []string) (string, error) {
		if args[len(args)-1] == "--x" {
			return "\nreport\n--x\n\nMachine\n", nil
		}
		if args[0] == "figures" {
			return "a b\n───\n1 2\nboth: with the collection of the garbage, for a program that has 32.0 MiB in use.\nSmallest: a.\n" +
				"The best codec of a format is the fastest sound codec. \"or\": the\ndifference is within the measurement's uncertainty.\n2 of 3 codecs have times.\n\nFoot\n", nil
		}
		if args[0] == "three" {
			return "a b\n───\n1 2\n\ntext\n\nend\n", nil
		}
		if args[0] == "fail" {
			return "", errors.New("no such record")
		}
		return "\n" + strings.Join(args, "\n") + "\n\n", nil
	}
	tests := []struct {
		name, text, want, err string
	}{
		{
			"a block", "a\n<!-- wirebench report x -->\n```\nold\n\nold\n```\nb\n```\nkept\n```\n",
			"a\n<!-- wirebench report x -->\n```\nreport\nx\n```\nb\n```\nkept\n```\n", "",
		},
		{
			"two blocks", "<!-- wirebench a -->\n```\n1\n```\n<!-- wirebench b -->\n```\n2\n```\n",
			"<!-- wirebench a -->\n```\na\n```\n<!-- wirebench b -->\n```\nb\n```\n", "",
		},
		{
			"the table alone", "<!-- wirebench report --x | table -->\n```\nold\n```\n",
			"<!-- wirebench report --x | table -->\n```\nreport\n--x\n```\n", "",
		},
		{
			"the beginning", "<!-- wirebench three | beginning -->\n```\nold\n```\n",
			"<!-- wirebench three | beginning -->\n```\na b\n───\n1 2\n\ntext\n```\n", "",
		},
		{
			"figures", "<!-- wirebench figures | figures -->\n```\nold\n```\n",
			"<!-- wirebench figures | figures -->\n```\na b\n───\n1 2\nSmallest: a.\n2 of 3 codecs have times.\n```\n", "",
		},
		{"no end", "<!-- wirebench report | beginning -->\n```\nold\n```\n", "", "wirebench report | beginning: it prints one paragraph"},
		{"no such part", "<!-- wirebench report | head -->\n```\nold\n```\n", "", `wirebench report | head: no part "head"; known are table, figures and beginning`},
		{
			"a file", "<!-- wirebench report x -o y.svg -->\n![y](y.svg)\n",
			"<!-- wirebench report x -o y.svg -->\n![y](y.svg)\n", "",
		},
		{
			"Go and packages", "<!-- go codec Codec -->\n```go\nold\n```\n<!-- packages ./... -->\n| old |\n| old |\nb\n",
			"<!-- go codec Codec -->\n```go\ncodec\nCodec\n```\n<!-- packages ./... -->\n./...\nb\n", "",
		},
		{"no block", "<!-- wirebench report x -->\ntext\n", "", "no block of code or table follows"},
		{"no comment", "text\n", "", "no comment"},
		{"the command fails", "<!-- wirebench fail -->\n```\nold\n```\n", "", "wirebench fail: no such record"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := fill(tt.text, map[string]source{
				"wirebench": {print, "```\n", "```\n"},
				"go":        {print, "```go\n", "```\n"},
				"packages":  {print, "", ""},
			})
			if tt.err != "" {
				if err == nil || !strings.Contains(err.Error(), tt.err) {
					t.Errorf("error %v, want one with %q", err, tt.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestGoSource(t *testing.T) {
	tests := []struct {
		name  string
		path  string
		names []string
		want  string
		err   string
	}{
		{
			"a file", "testdata/animals/animals.go", nil,
			"// Dog barks.\ntype Dog struct {\n\t// Name is what it listens to.\n\tName string\n}\n\nfunc bark() string {\n\t// Not loud.\n\treturn \"woof\"\n}", "",
		},
		{"one of it", "testdata/animals/animals.go", []string{"bark"}, "func bark() string {\n\t// Not loud.\n\treturn \"woof\"\n}", ""},
		{"a folder", "testdata/animals", []string{"Dog"}, "type Dog struct {\n\tName string\n}", ""},
		{"no such name", "testdata/animals", []string{"Cat"}, "", "testdata/animals declares no Cat"},
		{"no such file", "testdata/plants", []string{"Cat"}, "", "no such file"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := goSource(tt.path, tt.names...)
			if tt.err != "" {
				if err == nil || !strings.Contains(err.Error(), tt.err) {
					t.Errorf("error %v, want one with %q", err, tt.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestPackageTable(t *testing.T) {
	got, err := packageTable("./testdata/animals")
	if err != nil {
		t.Fatal(err)
	}
	want := "| package | what it is for | it must not know |\n|---|---|---|\n" +
		"| `scripts/splice/testdata/animals` | has animals, for a test | plants \\| stones |\n"
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
