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
			"a file", "<!-- wirebench report x -o y.svg -->\n![y](y.svg)\n",
			"<!-- wirebench report x -o y.svg -->\n![y](y.svg)\n", "",
		},
		{"no block", "<!-- wirebench report x -->\ntext\n", "", "no block of code follows"},
		{"no comment", "text\n", "", "no comment"},
		{"the command fails", "<!-- wirebench fail -->\n```\nold\n```\n", "", "wirebench fail: no such record"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := fill(tt.text, print)
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
