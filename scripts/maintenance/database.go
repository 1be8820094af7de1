package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// database is the part of a vulnerability database that is about the modules.
type database struct {
	asOf       string                            // the day of its state
	advisories map[string][]maintenance.Advisory // by module
	titles     map[string]string                 // by id
}

// entry is the part of an entry that is read, in the format of https://ossf.github.io/osv-schema.
type entry struct {
	ID        string     `json:"id"`
	Aliases   []string   `json:"aliases"`
	Summary   string     `json:"summary"`
	Modified  time.Time  `json:"modified"`
	Withdrawn *time.Time `json:"withdrawn"`
	Affected  []struct {
		Package struct {
			Name string `json:"name"`
		} `json:"package"`
		Ranges []struct {
			Events []struct {
				Introduced string `json:"introduced"`
				Fixed      string `json:"fixed"`
			} `json:"events"`
		} `json:"ranges"`
		EcosystemSpecific struct {
			Imports []struct {
				Path string `json:"path"`
			} `json:"imports"`
		} `json:"ecosystem_specific"`
	} `json:"affected"`
}

// standard is the database's name for the standard library.
const standard = "stdlib"

// open reads the entries about the modules from the database at an address or in a folder.
func open(ctx context.Context, source, asOf string, modules []maintenance.Module) (*database, error) {
	paths := make(map[string]string) // by the database's name
	for _, m := range modules {
		paths[m.Path] = m.Path
	}
	paths[standard] = maintenance.Standard
	var entries []entry
	var err error
	if strings.Contains(source, "://") {
		entries, asOf, err = fetch(ctx, source, paths)
	} else {
		entries, asOf, err = scan(source, asOf)
	}
	if err != nil {
		return nil, err
	}
	db := &database{asOf, make(map[string][]maintenance.Advisory), make(map[string]string)}
	for _, e := range entries {
		if e.Withdrawn == nil {
			db.add(e, paths)
		}
	}
	for _, all := range db.advisories {
		slices.SortFunc(all, func(a, b maintenance.Advisory) int { return strings.Compare(a.ID, b.ID) })
	}
	return db, nil
}

func (db *database) add(e entry, paths map[string]string) {
	for _, affected := range e.Affected {
		module, ok := paths[affected.Package.Name]
		if !ok {
			continue
		}
		a := maintenance.Advisory{ID: e.ID, Aliases: e.Aliases}
		for _, i := range affected.EcosystemSpecific.Imports {
			a.Packages = append(a.Packages, i.Path)
		}
		for _, r := range affected.Ranges {
			for _, event := range r.Events {
				switch {
				case event.Introduced != "":
					a.Ranges = append(a.Ranges, maintenance.Range{Introduced: event.Introduced})
				case event.Fixed != "" && len(a.Ranges) > 0:
					a.Ranges[len(a.Ranges)-1].Fixed = event.Fixed
				}
			}
		}
		if len(a.Ranges) == 0 { // the database names no version
			a.Ranges = []maintenance.Range{{Introduced: "0"}}
		}
		db.advisories[module] = append(db.advisories[module], a)
		db.titles[e.ID] = e.Summary
	}
}

// fetch reads the database from a server: https://go.dev/doc/security/vuln/database.
func fetch(ctx context.Context, address string, paths map[string]string) ([]entry, string, error) {
	client := http.Client{Timeout: 20 * time.Second}
	get := func(path string, into any) error {
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(address, "/")+path, nil)
		if err != nil {
			return err
		}
		resp, err := client.Do(req)
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		if resp.StatusCode != http.StatusOK {
			return fmt.Errorf("%s: %s", req.URL, resp.Status)
		}
		if err := json.NewDecoder(resp.Body).Decode(into); err != nil {
			return fmt.Errorf("%s: %w", req.URL, err)
		}
		return nil
	}
	var state struct {
		Modified time.Time `json:"modified"`
	}
	var index []struct {
		Path  string `json:"path"`
		Vulns []struct {
			ID string `json:"id"`
		} `json:"vulns"`
	}
	if err := get("/index/db.json", &state); err != nil {
		return nil, "", err
	}
	if err := get("/index/modules.json", &index); err != nil {
		return nil, "", err
	}
	var entries []entry
	read := make(map[string]bool)
	for _, module := range index {
		if _, ours := paths[module.Path]; !ours {
			continue
		}
		for _, v := range module.Vulns {
			if read[v.ID] {
				continue
			}
			read[v.ID] = true
			var e entry
			if err := get("/ID/"+v.ID+".json", &e); err != nil {
				return nil, "", err
			}
			entries = append(entries, e)
		}
	}
	return entries, state.Modified.UTC().Format(time.DateOnly), nil
}

// scan reads all entries below a folder. If they do not say when they were modified, as in the
// repository from which the database is made, asOf must say it.
func scan(folder, asOf string) ([]entry, string, error) {
	var entries []entry
	var last time.Time
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasPrefix(d.Name(), "GO-") || filepath.Ext(path) != ".json" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var e entry
		if err := json.Unmarshal(text, &e); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if e.Modified.After(last) {
			last = e.Modified
		}
		entries = append(entries, e)
		return nil
	})
	switch {
	case err != nil:
	case len(entries) == 0:
		err = fmt.Errorf("%s has no entry of a vulnerability database, a file such as GO-2021-0053.json", folder)
	case asOf == "" && last.Year() > 1:
		asOf = last.UTC().Format(time.DateOnly)
	case asOf == "":
		err = fmt.Errorf("the entries in %s have no date; give one with -as-of", folder)
	}
	return entries, asOf, err
}
