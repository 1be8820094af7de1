// Maintenance maintains codecs/maintenance.json, from which tables, pages and READMEs of codecs
// take their knowledge of modules. It looks up releases with the go command and advisories in the
// Go vulnerability database, and keeps what was written by hand. It also writes the paragraph on
// maintenance in each codec's README.
//
//	go run ./scripts/maintenance
//	go run ./scripts/maintenance -check
//	go run ./scripts/maintenance -db FOLDER -as-of 2026-08-21
//
// With "-db none" it looks up releases alone, and leaves advisories as they are.
//
// With -check it writes nothing, and fails if a file differs from go.mod or the database. A
// database that can't be reached is then no failure: the reason is printed.
//
// The packages of golang.org/x/vuln that read a database are internal. Its public package runs
// govulncheck as a whole, which reports only open advisories. The database's format is documented
// (https://go.dev/doc/security/vuln/database) and small.
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

const (
	usual = "https://vuln.go.dev"
	none  = "none"
)

var (
	list  = filepath.Join("codecs", "maintenance.json")
	users = filepath.Join("codecs", "users.json")
)

func main() {
	var o options
	flag.StringVar(&o.source, "db", usual, "vulnerability database: an address, or a folder that has its entries, such as data/osv of a clone of golang.org/x/vulndb, or none to leave advisories as they are")
	flag.StringVar(&o.asOf, "as-of", "", "day of the database's state, for a folder without that day")
	flag.StringVar(&o.looked, "looked", time.Now().Format(time.DateOnly), "day of looking")
	flag.BoolVar(&o.check, "check", false, "write nothing, and fail if a file differs from go.mod or the database")
	flag.Parse()
	if err := o.run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "maintenance:", err)
		os.Exit(1)
	}
}

type options struct {
	source, asOf, looked string
	check                bool
}

func (o options) run(ctx context.Context) error {
	folders, err := codecFolders()
	if err != nil {
		return err
	}
	now, err := modulesOf(ctx, folders, !o.check)
	if err != nil {
		return err
	}
	var db *database
	if o.source != none {
		db, err = open(ctx, o.source, o.asOf, now)
	}
	switch {
	case err == nil:
	case o.check:
		fmt.Printf("advisories are not checked: %v\n", err)
	default:
		return err
	}
	file, err := read()
	if err != nil {
		return err
	}
	if o.check {
		differences := compare(file, merge(file, now, db, folders), db != nil)
		if err := join(file.Modules); err != nil {
			return err
		}
		wrong, err := readmes(folders, file.Modules, false)
		for _, d := range append(differences, wrong...) {
			fmt.Println(d)
		}
		if n := len(differences) + len(wrong); n > 0 && err == nil {
			err = fmt.Errorf("%d differences; go run ./scripts/maintenance", n)
		}
		return err
	}
	merged := merge(file, now, db, folders)
	merged.Looked = o.looked
	if db != nil {
		merged.Database = db.asOf
	}
	for _, d := range compare(file, merged, true) {
		fmt.Println(d)
	}
	return write(merged, folders, db)
}

// read reads the list and only prints what is wrong with it, since this program corrects it.
func read() (maintenance.File, error) {
	text, err := os.ReadFile(list)
	if errors.Is(err, os.ErrNotExist) {
		return maintenance.File{}, nil
	}
	if err != nil {
		return maintenance.File{}, err
	}
	file, err := maintenance.Parse(text)
	if err != nil {
		fmt.Fprintf(os.Stderr, "maintenance: %s: %v\n", list, err)
	}
	return file, nil
}

// write writes the list and the READMEs, and reports what people have to add.
func write(file maintenance.File, folders []folder, db *database) error {
	text, err := file.Format()
	if err != nil {
		return err
	}
	if err := os.WriteFile(list, text, 0o666); err != nil {
		return err
	}
	for _, m := range file.Modules {
		for _, a := range m.Advisories {
			if a.What == "" {
				title := "not known without a database"
				if db != nil {
					title = db.titles[a.ID]
				}
				err = errors.Join(err, fmt.Errorf("%s: say in \"what\" of %s of %s in a few words what goes wrong (its title: %s), and run this again", list, a.ID, m.Path, title))
			}
		}
	}
	if err != nil {
		return err
	}
	// Parse gives each module the days of looking.
	if file, err = maintenance.Parse(text); err != nil {
		return fmt.Errorf("%s: %w", list, err)
	}
	if err := join(file.Modules); err != nil {
		return err
	}
	_, err = readmes(folders, file.Modules, true)
	return err
}

// join adds to the modules who requires them, as scripts/adoption has found.
func join(modules []maintenance.Module) error {
	text, err := os.ReadFile(users)
	if err != nil {
		return err
	}
	list, err := maintenance.ParseUsers(text)
	if err != nil {
		return fmt.Errorf("%s: %w", users, err)
	}
	list.Join(modules)
	return nil
}
