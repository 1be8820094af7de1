package fieldmap

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// otherTimes returns other times: with other digits as text, with other bits as numbers, in another
// zone. Where there is no other time of a kind, it returns t itself. The distance from 1970 in
// nanoseconds still fits into 64 bits.
func otherTimes(t time.Time) []time.Time {
	year, month, day := t.Date()
	hour, minute, second := t.Clock()
	ns, zone := t.Nanosecond(), t.Location()
	date := func(ns int, zone *time.Location) time.Time {
		return time.Date(year, month, day, hour, minute, second, ns, zone)
	}
	all := []time.Time{
		time.Date(unlikeNumber(year, 1700, 2199), time.Month(unlikeNumber(int(month), 1, 12)), unlikeNumber(day, 1, 28),
			unlikeNumber(hour, 0, 23), unlikeNumber(minute, 0, 59), unlikeNumber(second, 0, 59), ns, zone),
		date(otherFraction(ns, 1), zone),
		date(otherFraction(ns, 3), zone),
		date(int(shiftNumber(int64(ns))), zone),
		date(ns, otherZone(t)),
		t.In(eastOf(t)),
		t.Add(time.Second),
	}
	other := t
	if t.Unix() > 0 {
		other = time.Unix(shiftNumber(t.Unix()), int64(ns)).In(zone)
	}
	if other.Year() >= 2200 {
		other = t
	}
	all = append(all, other)
	for _, n := range []int{7, 8} { // bits in a group
		other := t
		if t.Unix() > 0 {
			other = time.Unix(int64(grouped(uint64(t.Unix()), n)), int64(ns)).In(zone)
		}
		all = append(all, other)
		for _, unit := range []time.Duration{1, time.Microsecond, time.Millisecond} {
			other := t
			if count := t.UnixNano() / int64(unit); count > 0 && year < 2200 {
				other = time.Unix(0, int64(grouped(uint64(count), n))*int64(unit)).In(zone)
			}
			all = append(all, other)
		}
	}
	if ns == 0 {
		all = append(all, t.Add(123_456_789))
	}
	return all
}

// otherFraction changes the digits of a second's fraction and keeps their number.
func otherFraction(ns, shift int) int {
	digits := strings.TrimRight(fmt.Sprintf("%09d", ns), "0")
	if digits == "" {
		return 0
	}
	text := shiftDigits("0."+digits, byte(shift))[2:]
	n, err := strconv.Atoi(text + strings.Repeat("0", 9-len(text)))
	if err != nil {
		panic(err) // nine digits
	}
	return n
}

// shiftNumber changes all digits of a non-negative number.
func shiftNumber(n int64) int64 {
	other, err := strconv.ParseInt(shiftDigits(strconv.FormatInt(n, 10), 3), 10, 64)
	if err != nil {
		return n
	}
	return other
}

// otherZone returns a zone whose offset has another sign and other digits.
func otherZone(t time.Time) *time.Location {
	_, offset := t.Zone()
	sign := -1
	if offset < 0 {
		sign, offset = 1, -offset
	}
	hours, minutes := unlikeNumber(offset/3600, 0, 13), unlikeNumber(offset/60%60, 0, 59)
	return time.FixedZone("", sign*(hours*3600+minutes*60))
}

// eastOf returns a zone whose offset in seconds has no zero byte, as is the case for most zones.
func eastOf(t time.Time) *time.Location {
	const east = 2*3600 + 30*60
	if _, offset := t.Zone(); offset == east {
		return time.FixedZone("", east+15*60)
	}
	return time.FixedZone("", east)
}
