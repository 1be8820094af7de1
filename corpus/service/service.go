// Package service has messages of a small web service: a user, a sample of a metric, a batch of
// samples, and users with free metadata. The types are those of a comparison of JSON with gob from
// 2025. That comparison published neither its values nor its generator. So the values here are our
// own, with lengths chosen to match its published sizes roughly.
package service

import (
	"github.com/wirebench/wirebench/corpus"
)

// User is a flat record of short text.
type User struct {
	ID    int    `json:"id"`
	Name  string `json:"name"`
	Email string `json:"email"`
}

// Metric is a flat record of numbers.
type Metric struct {
	Timestamp float64 `json:"timestamp"` // seconds since 1970, with milliseconds
	NameHash  uint64  `json:"name_hash"`
	Value     float64 `json:"value"`
}

// ComplexData is a list of records and a map in one message.
type ComplexData struct {
	Users    []User            `json:"users"`
	Metadata map[string]string `json:"metadata"`
	Count    int               `json:"count"`
	Active   bool              `json:"active"`
}

func user(r *corpus.Rand) User {
	return User{
		ID:    r.Skewed(1, 1_000_000),
		Name:  r.Name() + " " + r.Name(),
		Email: r.ASCIIName() + "@" + corpus.Pick(r, "example.com", "example.org", "mail.example.net"),
	}
}

func metric(r *corpus.Rand) Metric {
	m := Metric{
		Timestamp: float64(1_700_000_000_000+r.Int64N(100_000_000_000)) / 1000,
		NameHash:  r.Uint64(),
	}
	switch x := r.Float64(); {
	case x < 0.1: // nothing happened
	case x < 0.3: // a counter
		m.Value = float64(r.Skewed(1, 1_000_000_000))
	default: // a gauge of six decimals
		m.Value = float64(r.Skewed(1, 1_000_000_000)) / 1_000_000
	}
	return m
}

func metrics(r *corpus.Rand) []Metric {
	s := make([]Metric, r.Count(100))
	for i := range s {
		s[i] = metric(r)
	}
	return s
}

func complexData(r *corpus.Rand) ComplexData {
	d := ComplexData{
		Users:    make([]User, r.Count(100)),
		Metadata: make(map[string]string),
		Count:    r.Skewed(0, 100_000),
		Active:   r.Chance(0.5),
	}
	for i := range d.Users {
		d.Users[i] = user(r)
	}
	for n := r.Count(50); len(d.Metadata) < n; {
		d.Metadata[r.ASCIIName()] = r.Text(r.Skewed(0, 8))
	}
	return d
}

// Sets returns user, metric, metrics and complexdata.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("user", "a flat record of a number and two strings", user),
		corpus.New("metric", "a flat record of three numbers", metric),
		corpus.New("metrics", "a slice of 100 flat records of numbers", metrics),
		corpus.New("complexdata", "100 users and a map of 50 strings", complexData),
	}
}
