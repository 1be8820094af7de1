package advise

import (
	"fmt"
	"math"
	"time"

	"github.com/wirebench/wirebench/internal/report"
)

// Scale says how many messages a program handles, and what they cost. The zero Scale means that the
// reader did not say.
type Scale struct {
	// Rate is the number of messages in a second.
	Rate float64 `json:"rate,omitempty"`
	// Cores is the number of cores that the program has. 0 means that the reader did not say.
	Cores float64 `json:"cores,omitempty"`
	// Kept is how long messages are stored, and Copies is the number of places that store them.
	Kept   time.Duration `json:"kept_ns,omitempty"`
	Copies float64       `json:"copies,omitempty"`
	// Core is the price of a core for an hour, Traffic that of a GB on the network, and Storage that of
	// a GB stored for a month, in dollars.
	Core    float64 `json:"dollars_per_core_hour"`
	Traffic float64 `json:"dollars_per_gb_sent"`
	Storage float64 `json:"dollars_per_gb_month"`
	// Change is the price of a change of a program to another codec, in dollars. 0 means that it is not known.
	Change float64 `json:"dollars_per_change,omitempty"`
	// Changes are the prices of changes to some codecs, if they differ from Change.
	Changes map[string]float64 `json:"dollars_per_change_to,omitempty"`
	// Caveat is what a caveat of a codec costs, in dollars a month. 0 means that money alone decides.
	Caveat float64 `json:"dollars_per_caveat_month"`
}

// change returns the price of a change to a codec.
func (s Scale) change(codec string) float64 {
	if price, is := s.Changes[codec]; is {
		return price
	}
	return s.Change
}

// month is the mean month of a year, and year has 365 days.
const (
	month = 730 * time.Hour
	year  = 12 * month
)

// fill is the mean share of the full store that the messages of the first year after a change take. Older messages
// stay as they are.
func (s Scale) fill() float64 {
	kept := s.Kept.Hours() / year.Hours()
	if kept > 1 {
		return 1 / (2 * kept)
	}
	return 1 - kept/2
}

// Total is what a codec takes in total for a load with a rate.
type Total struct {
	// Cores is the number of cores that are busy with it.
	Cores float64 `json:"cores"`
	// Sent are the GB in a month if each message is sent once.
	Sent float64 `json:"gb_sent_per_month"`
	// Stored are the GB in storage once the first messages are deleted. It is 0 if none are kept.
	Stored float64 `json:"gb_stored"`
	// Garbage is how many bytes of garbage a second leaves.
	Garbage float64 `json:"garbage_per_second"`
	// Dollars are the costs of cores, network and storage in a month, once the store is full. Year are those of the
	// first year after a change, in which it fills.
	Dollars float64 `json:"dollars_per_month"`
	Year    float64 `json:"dollars_in_first_year"`
}

// total returns what a message costs, times the rate. It is nil if the reader gave no rate. Time on the link
// keeps no core busy.
func (p parts) total(l Load, price float64) *Total {
	s := l.Scale
	if s.Rate == 0 {
		return nil
	}
	busy := l
	busy.Link = 0
	stored, _ := l.perMessage()
	if l.Writes == 0 { // others encode the messages
		stored = 1
	}
	t := &Total{
		Cores:   s.Rate * p.cost(busy, price) / 1e9,
		Sent:    s.Rate * p.bytes * month.Seconds() / 1e9,
		Garbage: s.Rate * p.garbage(l),
		Stored:  s.Rate * stored * p.bytes * s.Kept.Seconds() * s.Copies / 1e9,
	}
	t.Dollars = t.Cores*month.Hours()*s.Core + t.Sent*s.Traffic + t.Stored*s.Storage
	t.Year = s.firstYear(*t)
	return t
}

// firstYear returns the dollars of the first year after a change.
func (s Scale) firstYear(t Total) float64 { return 12 * (t.Dollars - (1-s.fill())*t.Stored*s.Storage) }

// minus returns what x takes more than y.
func (x Total) minus(y Total) Total {
	return Total{Cores: x.Cores - y.Cores, Sent: x.Sent - y.Sent, Stored: x.Stored - y.Stored, Garbage: x.Garbage - y.Garbage, Dollars: x.Dollars - y.Dollars, Year: x.Year - y.Year}
}

// Decimal writes GB in units of a thousand, as networks and storage are sold.
func Decimal(gb float64) string {
	x, unit := gb*1e9, "B"
	for _, larger := range []string{"kB", "MB", "GB", "TB", "PB"} {
		if x < 999.5 {
			break
		}
		x, unit = x/1000, larger
	}
	return report.Significant(x) + " " + unit
}

// cores writes a number of cores, with two digits.
func cores(x float64) string {
	switch {
	case x >= 9.95:
		return fmt.Sprintf("%.0f", x)
	case x >= 0.995:
		return fmt.Sprintf("%.1f", x)
	case x < 0.005:
		return "<0.01"
	}
	return fmt.Sprintf("%.2f", x)
}

// Dollars writes an amount of money.
func Dollars(x float64) string {
	if x >= 99.5 {
		return "$" + grouped(math.RoundToEven(x))
	}
	return fmt.Sprintf("$%.2f", x)
}
