package cli

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/advise"
)

// changePrices is the value of --change-price: what any change costs, and what changes to some codecs cost, such as
// "5000,sonic=300".
type changePrices struct{ of *advise.Scale }

func (p changePrices) String() string {
	if p.of == nil { // as the package pflag asks
		return ""
	}
	said := []string{fmt.Sprint(p.of.Change)}
	for _, name := range slices.Sorted(maps.Keys(p.of.Changes)) {
		said = append(said, fmt.Sprintf("%s=%v", name, p.of.Changes[name]))
	}
	return strings.Join(said, ",")
}

func (p changePrices) Type() string { return "dollars" }

func (p changePrices) Set(text string) error {
	for word := range strings.SplitSeq(text, ",") {
		name, number, of := strings.Cut(strings.TrimSpace(word), "=")
		if !of {
			name, number = "", name
		}
		price, err := strconv.ParseFloat(number, 64)
		switch {
		case err != nil || !(price >= 0 && price <= 1e15) || of && price == 0:
			return fmt.Errorf("%q isn't a price; write dollars, as in 5000 or 5000,sonic=300", word)
		case !of:
			p.of.Change = price
			continue
		case p.of.Changes == nil:
			p.of.Changes = make(map[string]float64)
		}
		p.of.Changes[name] = price
	}
	return nil
}
