package site

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// entry is a page that the search finds: its title, what it is about, and its address. The script reads
// it as a list, which is shorter.
type entry struct{ title, about, to string }

func (e entry) MarshalJSON() ([]byte, error) { return json.Marshal([]string{e.title, e.about, e.to}) }

// index writes the pages of the site for the script of the search. It is a script itself, since a page
// that is opened from a disk must not read other files.
func index(codecs []*codec, findings []*finding, machines []*machine) ([]byte, error) {
	var all []entry
	for _, k := range codecs {
		words := append([]string{k.info.FormatName, k.info.Module, k.info.Package, k.retiredWord()}, k.info.Format.Names()...)
		all = append(all, entry{k.name, joined(words), codecPage(k)})
	}
	for _, m := range machines {
		all = append(all, entry{m.name(), "machine", machinePage(m)})
		for _, t := range m.tables() {
			all = append(all, entry{t.title(), joined([]string{"table", m.name(), t.run.data[t.data].About}), tablePage(t)})
		}
	}
	for _, f := range findings {
		all = append(all, entry{fmt.Sprintf("%s: %s", f.codec.name, short(f.headline())), joined(append([]string{"finding", f.ID}, f.needs...)), findingPage(f)})
	}
	text, err := json.Marshal(all)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "window.pages = %s;\n", text), nil
}

// joined joins the words that are not "", each once.
func joined(words []string) string {
	var once []string
	for _, w := range words {
		if w != "" && !slices.Contains(once, w) {
			once = append(once, w)
		}
	}
	return strings.Join(once, ", ")
}
