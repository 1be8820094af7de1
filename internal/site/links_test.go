package site

import (
	"encoding/xml"
	"html"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var (
	address = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	named   = regexp.MustCompile(` id="([^"]*)"`)
)

// TestLinks: all links within the site lead to files and places that exist.
func TestLinks(t *testing.T) {
	files := contents(t, written(t, synthetic...))
	ids := make(map[string][]string)
	for name, text := range files {
		for _, m := range named.FindAllStringSubmatch(text, -1) {
			if slices.Contains(ids[name], m[1]) {
				t.Errorf("%s has the id %s twice", name, m[1])
			}
			ids[name] = append(ids[name], m[1])
		}
	}
	links := 0
	for name, text := range files {
		if path.Ext(name) != ".html" {
			continue
		}
		for _, m := range address.FindAllStringSubmatch(text, -1) {
			to := html.UnescapeString(m[1])
			if strings.Contains(to, "://") {
				continue
			}
			links++
			file, id, _ := strings.Cut(to, "#")
			target := name
			if file != "" {
				target = path.Join(path.Dir(name), file)
			}
			if _, there := files[target]; !there {
				t.Errorf("%s links to %s, which does not exist", name, to)
			} else if id != "" && !slices.Contains(ids[target], id) {
				t.Errorf("%s links to %s, and %s has no such id", name, to, target)
			}
		}
	}
	if links < 300 {
		t.Errorf("only %d links were found", links)
	}
}

// TestFeed: the feed is Atom with different identifiers, and its addresses are whole.
func TestFeed(t *testing.T) {
	text := contents(t, written(t, synthetic...))["feed.atom"]
	var feed struct {
		ID      string `xml:"id"`
		Updated string `xml:"updated"`
		Entries []struct {
			ID      string `xml:"id"`
			Title   string `xml:"title"`
			Updated string `xml:"updated"`
			Link    struct {
				Href string `xml:"href,attr"`
			} `xml:"link"`
			Content string `xml:"content"`
		} `xml:"entry"`
	}
	if err := xml.Unmarshal([]byte(text), &feed); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{feed.ID: true}
	var titles []string
	for _, e := range feed.Entries {
		titles = append(titles, e.Title)
		if seen[e.ID] || !strings.HasPrefix(e.ID, "urn:uuid:") {
			t.Errorf("%s: the identifier is %s", e.Title, e.ID)
		}
		seen[e.ID] = true
		if _, err := time.Parse(time.RFC3339, e.Updated); err != nil {
			t.Error(err)
		}
		if !strings.HasPrefix(e.Link.Href, "https://example.org/wb/codecs/") {
			t.Errorf("%s: the address is %s", e.Title, e.Link.Href)
		}
		if e.Content == "" {
			t.Errorf("%s has no content", e.Title)
		}
	}
	want := []string{
		"beta/v2: 2 new faults", "gamma: 2 rows retired", "alpha v1.0.0 → v1.1.0: 1 row faster, 1 size changed", "delta: new",
		"alpha v1.0.0 → v1.1.0: ",
	}
	if diff := cmp.Diff(want[:4], titles[:min(4, len(titles))]); diff != "" {
		t.Errorf("titles (-want +got):\n%s", diff)
	}
	if feed.Updated != "2030-01-05T03:04:05Z" {
		t.Errorf("updated %s", feed.Updated)
	}
}
