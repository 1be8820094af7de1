package maintenance

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// Users is a stored list of well-known modules, and of the modules that they require directly.
type Users struct {
	// Looked is the day on which the requirements were looked up.
	Looked string `json:"looked"`
	// Users are the modules whose requirements were looked up.
	Users []User `json:"users"`
	// Required has each module that a codec uses, also those that nobody requires.
	Required []Requirement `json:"required"`
}

// User is a module whose requirements were looked up, in its newest release.
type User struct {
	Path string `json:"module"`
	Kind string `json:"kind,omitempty"`
	Release
	// Looked is the day on which it was looked up, if it could not be had on the list's day.
	Looked string `json:"looked,omitempty"`
}

// Requirement names the users that require a module directly, in the order of their paths.
type Requirement struct {
	Module string   `json:"module"`
	By     []string `json:"by"`
}

// Requirers says which of the users require a module directly.
type Requirers struct {
	// By are the paths of these users.
	By []string `json:"by"`
	// Of is the number of users that were looked at, on the day Looked.
	Of     int    `json:"of"`
	Looked string `json:"looked"`
}

// ParseUsers reads a list of users and checks it.
func ParseUsers(text []byte) (Users, error) {
	var u Users
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&u); err != nil {
		return u, fmt.Errorf("read the list of users: %w", err)
	}
	return u, u.check()
}

// Format returns the list's text, with users and modules in the order of their paths.
func (u Users) Format() ([]byte, error) {
	slices.SortFunc(u.Users, func(a, b User) int { return strings.Compare(a.Path, b.Path) })
	slices.SortFunc(u.Required, func(a, b Requirement) int { return strings.Compare(a.Module, b.Module) })
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "\t")
	err := enc.Encode(u)
	return b.Bytes(), err
}

// check returns all errors in the list at once.
func (u Users) check() error {
	var errs []error
	day := func(where, d string) {
		if _, err := time.Parse(time.DateOnly, d); d != "" && err != nil {
			errs = append(errs, fmt.Errorf("%s: %q isn't a date such as 2026-11-23", where, d))
		}
	}
	day("looked", u.Looked)
	users, modules := make(map[string]bool), make(map[string]bool)
	once := func(seen map[string]bool, path string) {
		if seen[path] {
			errs = append(errs, fmt.Errorf("%s: it is in the list twice; leave one", path))
		}
		seen[path] = true
	}
	for _, user := range u.Users {
		once(users, user.Path)
		day(user.Path, user.Date)
		day(user.Path, user.Looked)
	}
	for _, r := range u.Required {
		once(modules, r.Module)
		for _, path := range r.By {
			if !users[path] {
				errs = append(errs, fmt.Errorf("%s: the list does not have its user %s", r.Module, path))
			}
		}
	}
	return errors.Join(errs...)
}

// Join tells each of the modules who requires it. A module that was not looked for stays as it is.
func (u Users) Join(modules []Module) {
	for i, m := range modules {
		for _, r := range u.Required {
			if r.Module == m.Path {
				modules[i].RequiredBy = &Requirers{By: r.By, Of: len(u.Users), Looked: u.Looked}
			}
		}
	}
}
