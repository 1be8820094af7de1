package maintenance

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParagraph(t *testing.T) {
	std := Module{
		Path: Standard, Measured: Release{Version: "go1.26.0"}, Licence: "BSD-3-Clause", Looked: looked, Database: looked,
		Advisories: []Advisory{{ID: "GO-4", What: "it nests", Codecs: []string{"xml"}, Ranges: []Range{{"0", "1.26.6"}}}},
	}
	commit := Module{Path: "example.com/c", Measured: Release{"v0.0.0-20190101000000-0123456789ab", "2019-01-01"}, Looked: looked, Database: looked}
	newer := Module{Path: "example.com/d", Measured: Release{"v1.0.0", "2026-01-01"}, Newest: Release{"v1.1.0", "2026-02-01"}, Changed: "2026-03-01", Note: "it is odd", Looked: looked, Database: looked,
		First: Release{"v0.1.0", "2024-01-01"}, Licence: "MIT", Declared: Declaration{"beta software", true, "https://example.com/d", looked}, RequiredBy: &Requirers{[]string{"example.com/u"}, 12, looked}}
	for _, tt := range []struct {
		modules []Module
		codecs  []string
		want    string
	}{
		{[]Module{example()}, []string{"mine"}, "**Maintenance** The library is archived (since 2026-02-03, [source](https://example.com/m)). Version v1.2.0 of 2026-01-02 was measured. No newer release is known. " +
			"Its authors advise `example.com/n`. Open advisory: GO-1 (it panics, no fix). Past advisory: GO-2 (it hangs, fixed in v1.1.0). Looked up on 2026-11-23, advisories as of 2026-08-21."},
		{[]Module{std}, []string{"xml"}, "**Maintenance** The library comes with Go. Its licence is BSD-3-Clause. Of some Go releases there is an advisory: GO-4 (it nests, fixed in go1.26.6). Looked up on 2026-11-23."},
		{[]Module{std}, []string{"gob"}, "**Maintenance** The library comes with Go. Its licence is BSD-3-Clause. No advisory is known. Looked up on 2026-11-23."},
		{[]Module{commit, newer}, []string{"c", "d"}, "**Maintenance** `example.com/c`: The library is quiet: no change is known for two years. A commit of 2019-01-01, which has no tag, was measured. No newer release is known. No advisory is known. " +
			"`example.com/d`: The library is maintained. Version v1.0.0 of 2026-01-01 was measured. The newest release known is v1.1.0 of 2026-02-01. The last known change is of 2026-03-01. The module proxy lists versions from v0.1.0 of 2024-01-01 on. Its licence is MIT. Its authors call it beta software ([source](https://example.com/d)). 1 of 12 well-known modules requires it ([which](../../docs/adoption.md)). It is odd. No advisory is known. Looked up on 2026-11-23."},
	} {
		got := Paragraph(tt.modules, tt.codecs)
		if diff := cmp.Diff(tt.want, strings.ReplaceAll(got, "\n", " ")); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		for line := range strings.Lines(got) {
			if len(line) > 93 {
				t.Errorf("a line of %d: %s", len(line), line)
			}
		}
	}
}

func TestSplice(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"in the middle", "# x\n\n**Wire** w\n\n**Maintenance** old\nlines.\n\n**Losses** none.\n", "# x\n\n**Wire** w\n\n**Maintenance** new.\n\n**Losses** none.\n"},
		{"at the end", "# x\n\n**Maintenance** old.\n", "# x\n\n**Maintenance** new.\n"},
		{"without an empty line behind", "**Not maintained** old.\n**Losses** none.\n", "**Maintenance** new.\n**Losses** none.\n"},
		{"as somebody wrote it", "**Deprecated** since then.\n\nmore\n", "**Maintenance** new.\n\nmore\n"},
	} {
		got, ok := Splice(tt.text, "**Maintenance** new.")
		if !ok || got != tt.want {
			t.Errorf("%s: %v %q, want %q", tt.name, ok, got, tt.want)
		}
		if again, _ := Splice(got, "**Maintenance** new."); again != got {
			t.Errorf("%s: again it is %q", tt.name, again)
		}
	}
	if _, ok := Splice("# x\n\nno such paragraph\n", "new"); ok {
		t.Error("it found a paragraph that is not there")
	}
}
