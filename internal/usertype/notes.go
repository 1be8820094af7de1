package usertype

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/surrogate"
)

// noteMessage notes how the type's message differs from the type. lost and unset are the fields that
// it leaves out.
func (o Options) noteMessage(name string, m *surrogate.Message, lost, unset []surrogate.Hidden) {
	o.note(name + " has parts that few formats can express. Its message has the parts that encoding/json sends; codecs that can't carry the type carry its message")
	if len(lost) > 0 {
		o.note(strings.Join(paths(lost), ", ") + ": set in samples, but not part of messages (" + whys(lost) + ")")
	}
	if len(unset) > 0 {
		o.note(fewest(paths(unset)) + ": not part of messages (" + whys(unset) + ")")
	}
	for _, n := range m.Notes() {
		o.note(n.String())
	}
}

// left returns the fields that messages leave out: those that are set in samples, and the others. set
// are the keys of all fields that are set.
func left(m *surrogate.Message, set []string) (lost, unset []surrogate.Hidden) {
	for _, h := range m.Hidden {
		if _, found := slices.BinarySearch(set, h.Key); found {
			lost = append(lost, h)
		} else {
			unset = append(unset, h)
		}
	}
	return lost, unset
}

func paths(hidden []surrogate.Hidden) (all []string) {
	for _, h := range hidden {
		all = append(all, h.Path)
	}
	return all
}

// whys returns the reasons why fields are left out, each once, and what can be done.
func whys(hidden []surrogate.Hidden) string {
	var all []string
	for _, h := range hidden {
		if !slices.Contains(all, h.Why) {
			all = append(all, h.Why)
		}
	}
	text := strings.Join(all, " or ")
	if slices.Contains(all, surrogate.Dash) {
		text += "; --include adds fields with json:\"-\""
	}
	return text
}

// fewest returns the first names and how many more there are.
func fewest(names []string) string {
	const shown = 3
	if len(names) <= shown {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:shown], ", "), len(names)-shown)
}
