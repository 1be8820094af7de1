package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
)

// Partial says up to which share of the fields a codec that reads in place takes less time than the fastest
// decoder of its format takes for the whole message.
type Partial struct {
	Data, Codec string
	// Decoder is the fastest codec that decodes the format.
	Decoder string
	// Share is between 0, if even one field takes longer, and 1.
	Share float64
}

// point is how long reading a share of the fields takes.
type point struct{ share, ns float64 }

// Partials compares reading in place with decoding, on the data sets of which both were measured.
func Partials(tables []Table) (all []Partial) {
	for _, data := range dataOf(tables) {
		all = append(all, partialsOn(data, tables)...)
	}
	return all
}

func dataOf(tables []Table) (names []string) {
	for _, t := range tables {
		if !slices.Contains(names, t.Data.Name) {
			names = append(names, t.Data.Name)
		}
	}
	return names
}

func partialsOn(data string, tables []Table) (all []Partial) {
	type decoder struct {
		name string
		ns   float64
	}
	fastest := make(map[string]decoder) // by format
	read := make(map[string][]point)    // by codec
	formats := make(map[string]string)
	var order []string
	for _, t := range tables {
		if t.Data.Name != data {
			continue
		}
		for _, r := range t.Rows {
			if r.Floor || r.Twin {
				continue
			}
			name, format := r.Codec.Name, r.Codec.Format.Name
			formats[name] = format
			for _, c := range r.Cells {
				m, ns := codec.Operation(c.Operation), c.NS.Mid
				switch {
				case !c.Measured() || c.Fault != "":
				case m == codec.Decode && (fastest[format].name == "" || ns < fastest[format].ns):
					fastest[format] = decoder{name, ns}
				case m.Touches():
					if read[name] == nil {
						order = append(order, name)
					}
					read[name] = append(read[name], point{m.Share(), ns})
				}
			}
		}
	}
	for _, name := range order {
		by, points := fastest[formats[name]], read[name]
		if by.name != "" && len(points) > 2 { // without shares between one field and all, nothing is known
			all = append(all, Partial{data, name, by.name, crossing(points, by.ns)})
		}
	}
	return all
}

// crossing returns the share of the fields at which reading takes ns. Between points the time is a line.
func crossing(points []point, ns float64) float64 {
	slices.SortFunc(points, func(a, b point) int { return cmp.Compare(a.share, b.share) })
	if points[0].ns >= ns {
		return 0
	}
	for i, b := range points[1:] {
		if a := points[i]; b.ns >= ns {
			return a.share + (b.share-a.share)*(ns-a.ns)/(b.ns-a.ns)
		}
	}
	return 1
}

// partialText lists the shares by data set, largest first. It is "" if nothing was compared.
func partialText(tables []Table) string {
	all := Partials(tables)
	if len(all) == 0 {
		return ""
	}
	slices.SortStableFunc(all, func(a, b Partial) int { return cmp.Compare(b.Share, a.Share) })
	var parts []string
	for _, data := range dataOf(tables) {
		var each []string
		for _, p := range all {
			if p.Data == data {
				each = append(each, fmt.Sprintf("%s %s (%s)", p.Codec, shareText(p.Share), p.Decoder))
			}
		}
		if each != nil {
			parts = append(parts, data+": "+strings.Join(each, ", "))
		}
	}
	return "up to which share of the fields reading in place takes less time than the fastest decoder of the format, in brackets, takes for all. " + strings.Join(parts, "; ") + "."
}

func shareText(share float64) string {
	switch {
	case share <= 0:
		return "none"
	case share >= 1:
		return "all"
	}
	return fmt.Sprintf("%.0f%%", 100*share)
}
