package cli

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"
)

func TestNameList(t *testing.T) {
	for _, c := range []struct {
		args, want []string
	}{
		{nil, []string{"person"}},
		{[]string{"--data=a,b"}, []string{"a", "b"}},
		{[]string{"--data=a", "--data=b"}, []string{"a", "b"}},
		{[]string{"--data=page.Page[int,string]"}, []string{"page.Page[int,string]"}},
		{[]string{"--data=a,page.Pair[map[string]int,Page[int,string]],b"}, []string{"a", "page.Pair[map[string]int,Page[int,string]]", "b"}},
		{[]string{"--data=page.Page[struct{A, B int},func(a, b int)]"}, []string{"page.Page[struct{A, B int},func(a, b int)]"}},
		{[]string{"--data=a],b"}, []string{"a]", "b"}},
		{[]string{"--data="}, nil},
	} {
		flags := pflag.NewFlagSet("", pflag.ContinueOnError)
		var got []string
		namesVar(flags, &got, "data", []string{"person"}, "data sets")
		if err := flags.Parse(c.args); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", c.args, diff)
		}
	}
}
