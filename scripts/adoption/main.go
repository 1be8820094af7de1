// Adoption maintains codecs/users.json, which says which well-known Go modules require the modules
// of codecs. It looks up the newest release of each module of codecs/users.txt with the go command,
// and reads its go.mod. It also writes the tables of docs/adoption.md.
//
//	go run ./scripts/adoption
//	go run ./scripts/adoption -check
//
// A module that can't be had is reported, and keeps its earlier entry. With -check it writes nothing
// and needs no network: it fails if users.json does not have the modules of users.txt and of the
// codecs, or if docs/adoption.md is not what it would write.
//
// READMEs of codecs say how many modules require theirs. After this program, run
// scripts/maintenance, which writes them.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/wirebench/wirebench/codec/maintenance"
)

var (
	names = filepath.Join("codecs", "users.txt")
	list  = filepath.Join("codecs", "users.json")
	page  = filepath.Join("docs", "adoption.md")
)

func main() {
	var o options
	flag.StringVar(&o.looked, "looked", time.Now().Format(time.DateOnly), "day of looking")
	flag.BoolVar(&o.check, "check", false, "write nothing, and fail if a file differs from the lists")
	flag.Parse()
	if err := o.run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "adoption:", err)
		os.Exit(1)
	}
}

type options struct {
	looked string
	check  bool
}

func (o options) run(ctx context.Context) error {
	text, err := os.ReadFile(names)
	if err != nil {
		return err
	}
	wanted, err := parseNames(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", names, err)
	}
	old, err := read()
	if err != nil {
		return err
	}
	libraries := codecModules()
	if o.check {
		return check(old, wanted, libraries)
	}
	answers, err := ask(ctx, wanted)
	if err != nil {
		return err
	}
	now, missing := gather(old, wanted, answers, libraries, o.looked)
	if text, err = now.Format(); err != nil {
		return err
	}
	if err := os.WriteFile(list, text, 0o666); err != nil {
		return err
	}
	return errors.Join(missing, document(now, libraries, true))
}

// read reads the list as it was written. Without a file it is empty.
func read() (maintenance.Users, error) {
	text, err := os.ReadFile(list)
	if errors.Is(err, os.ErrNotExist) {
		return maintenance.Users{}, nil
	}
	if err != nil {
		return maintenance.Users{}, err
	}
	u, err := maintenance.ParseUsers(text)
	if err != nil {
		return u, fmt.Errorf("%s: %w", list, err)
	}
	return u, nil
}

// check compares the list with the names and with the codecs, and the document with the list.
func check(u maintenance.Users, wanted []named, libraries []library) error {
	differences := compare(u, wanted, libraries)
	for _, d := range differences {
		fmt.Println(d)
	}
	if n := len(differences); n > 0 {
		return fmt.Errorf("%d differences; go run ./scripts/adoption", n)
	}
	return document(u, libraries, false)
}
