package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// how explains how the best codec of a format is found.
const how = "The best codec of a format is the fastest sound codec: several goroutines may use it, nothing but the program changes its values, it is a release with a tag, its authors maintain it and don't call it unfinished, no advisory is open, and fields can be added to the type and removed. If a format has no such codec, it is the fastest codec. \"or\": the difference between their times is within the measurement's uncertainty."

// sentences state the results of the answer.
func sentences(picks []Pick, reference string) []string {
	first := picks[0]
	best := slices.DeleteFunc(slices.Clone(picks), func(p Pick) bool { return p.Role != Best })
	if first.Role != Today || len(best) == 0 {
		return nil
	}
	sound := soundest(best)
	var said []string
	if fastest := sound[0]; fastest.Ratio.Hi < 1 {
		s := fmt.Sprintf("Fastest sound codec: %s takes %s less time than %s.", fastest.Codec, saved(fastest.Ratio), reference)
		if least := best[0]; least.Codec != fastest.Codec {
			s = fmt.Sprintf("%s (%s takes %s less, but %s.)", s, least.Codec, saved(least.Ratio), least.minded()[0])
		}
		said = append(said, s)
	}
	smallest := smallest(sound)
	if smallest.Wire < first.Wire {
		said = append(said, fmt.Sprintf("Smallest: %s needs %s fewer bytes than %s.", smallest.Codec, portion(1-smallest.Wire/first.Wire), reference))
	}
	if said == nil {
		return []string{fmt.Sprintf("No format is proven to be faster or smaller than %s.", reference)}
	}
	return append(said, overLinks(sound))
}

// soundest returns the picks that are sound, or all if there are none. A codec that needs care can't be recommended to
// all, so a sentence mentions if such a codec is faster.
func soundest(picks []Pick) []Pick {
	if sound := slices.DeleteFunc(slices.Clone(picks), func(p Pick) bool { return !p.Row.sound() }); len(sound) > 0 {
		return sound
	}
	return picks
}

func smallest(picks []Pick) Pick {
	return slices.MinFunc(picks, func(a, b Pick) int { return cmp.Compare(a.Wire, b.Wire) })
}

// mentioned returns the codecs that sentences are about: the fastest and the smallest of the sound ones.
func mentioned(all []Pick) []string {
	best := slices.DeleteFunc(slices.Clone(all), func(p Pick) bool { return p.Role != Best })
	if len(best) == 0 {
		return nil
	}
	sound := soundest(best)
	return []string{sound[0].Codec, best[0].Codec, smallest(sound).Codec}
}

// overLinks says which codec takes the least time at which speed of a link, transfer included. It is
// "" if one codec is the fastest over all links.
func overLinks(picks []Pick) string {
	// Find the least of the lines ns + bits·x, where x is the time of a bit.
	at := slices.MinFunc(picks, func(a, b Pick) int { return less(a.NS.Mid, b.NS.Mid) })
	s := fmt.Sprintf("To encode, send and decode a message, %s is the fastest over fast links", at.Codec)
	from := 0.0
	for {
		next, x := at, 0.0
		for _, p := range picks {
			if p.Wire >= at.Wire {
				continue
			}
			if cross := (p.NS.Mid - at.NS.Mid) / (8 * (at.Wire - p.Wire)); cross > 0 && (next.Codec == at.Codec || cross < x) {
				next, x = p, cross
			}
		}
		switch {
		case next.Codec == at.Codec && from == 0:
			return ""
		case next.Codec == at.Codec:
			return s + "."
		}
		s += fmt.Sprintf(", %s below %s", next.Codec, speed(1e9/x))
		at, from = next, x
	}
}

func less(a, b float64) int {
	if a < b {
		return -1
	}
	return 1
}

// speed writes bits per second as links are named, in two digits.
func speed(bits float64) string {
	// Round first: 999.6 Mbit/s is 1.0 Gbit/s.
	rounded, err := strconv.ParseFloat(strconv.FormatFloat(bits, 'e', 1, 64), 64)
	if err != nil {
		return "?"
	}
	unit := "bit/s"
	for _, larger := range []string{"kbit/s", "Mbit/s", "Gbit/s"} {
		if rounded < 1000 {
			break
		}
		rounded, unit = rounded/1000, larger
	}
	decimals := 0
	if rounded < 10 {
		decimals = 1
	}
	return strconv.FormatFloat(rounded, 'f', decimals, 64) + " " + unit
}

// commonly returns the caveats of more than half of the codecs. A sentence states them once, with
// the exceptions, so that rows don't repeat them.
func commonly(picks []Pick) []string {
	var order []string
	counts := make(map[string]int)
	all := 0
	for _, p := range picks {
		if p.Role == Bound {
			continue
		}
		all++
		for _, w := range p.minded() {
			if counts[w] == 0 {
				order = append(order, w)
			}
			counts[w]++
		}
	}
	return slices.DeleteFunc(order, func(w string) bool { return 2*counts[w] <= all })
}

// exceptions returns a sentence for each common caveat, with the codecs that it does not apply to.
func exceptions(picks []Pick, common []string) []string {
	var said []string
	for _, w := range common {
		var without []string
		for _, p := range picks {
			if p.Role != Bound && !slices.Contains(p.minded(), w) {
				without = append(without, p.Codec)
			}
		}
		who := "All of these"
		if len(without) > 0 {
			who = "All of these but " + enumerated(without)
		}
		said = append(said, fmt.Sprintf("%s %s.", who, clause(w)))
	}
	return said
}

// clause turns a caveat into the end of a sentence about several codecs.
func clause(word string) string {
	switch lost, loses := strings.CutPrefix(word, "loses "); {
	case word == "drops zones":
		return "write a time as an instant and drop its zone"
	case word == "nil = empty":
		return "return nil and empty lists as the same"
	case word == "nil = zero":
		return "return a nil pointer and one to a zero value as the same"
	case strings.HasPrefix(word, "times to "):
		return "keep " + word
	case loses:
		return "lose " + lost
	case word == "fields by position":
		return "tell fields apart by position, so programs with different versions of the type misread or refuse each other's messages"
	case word == "fails on hostile input":
		return "fail on hostile input"
	case word == "misuses memory":
		return "misuse memory"
	case word == retains:
		return "keep a whole message in memory while a short text from it is in use"
	case word == "breaks its spec":
		return "break the specification of their format"
	case word == "code per type":
		return "need code that is made for each type"
	case word == "struct tags":
		return "need struct tags"
	case word == "Go only":
		return "can only be read in Go"
	case strings.HasSuffix(word, " file"):
		return "need a " + word
	}
	return "have to be used with care: " + word
}

// enumerated writes names as "a, b and c".
func enumerated(names []string) string {
	if last := len(names) - 1; last > 0 {
		return strings.Join(names[:last], ", ") + " and " + names[last]
	}
	return names[0]
}

// rest lists the formats that are not shown.
func rest(others []string) string {
	if len(others) == 0 {
		return ""
	}
	return "Not shown, since other formats are both faster and smaller: " + strings.Join(others, ", ") + "."
}
