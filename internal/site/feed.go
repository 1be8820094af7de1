package site

import (
	"crypto/sha256"
	"encoding/xml"
	"fmt"
	"strings"
	"time"
)

// mostEntries is how many entries the feed has at most: the newest ones. Readers of feeds look more
// often than records are made.
const mostEntries = 100

type atomFeed struct {
	XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	ID      string      `xml:"id"`
	Title   string      `xml:"title"`
	Updated string      `xml:"updated"`
	Author  string      `xml:"author>name"`
	Links   []atomLink  `xml:"link"`
	Entries []atomEntry `xml:"entry"`
}

type atomLink struct {
	Rel  string `xml:"rel,attr"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Link    atomLink `xml:"link"`
	Content struct {
		Type string `xml:"type,attr"`
		Text string `xml:",chardata"`
	} `xml:"content"`
}

// feed writes the newest events as an Atom feed. Its dates are those of the records, so that the same
// records make the same feed.
func (s *Site) feed(events []*event) ([]byte, error) {
	updated := time.Time{}
	for _, r := range s.runs {
		if r.info.Started.After(updated) {
			updated = r.info.Started
		}
	}
	f := atomFeed{
		ID: s.id(""), Title: "wirebench: what changed", Updated: updated.UTC().Format(time.RFC3339), Author: "wirebench",
		Links: []atomLink{{"self", s.address("feed.atom")}, {"alternate", s.address("changes.html")}},
	}
	for _, e := range events[:min(len(events), mostEntries)] {
		entry := atomEntry{
			ID: s.id(e.id()), Title: e.title(), Updated: e.run.info.Started.UTC().Format(time.RFC3339),
			Link: atomLink{"alternate", s.address("codecs/" + slug(e.codec) + "/index.html#" + e.id())},
		}
		lines := []string{strings.TrimSuffix(fmt.Sprintf("Record %s, %s, %s", e.run.name, e.run.machine.name(), e.other), ", ") + "."}
		for i, it := range e.items {
			if i == mostItems {
				lines = append(lines, fmt.Sprintf("And %d more.", len(e.items)-i))
				break
			}
			lines = append(lines, short(it.text)+".")
		}
		entry.Content.Type, entry.Content.Text = "text", strings.Join(lines, "\n")
		f.Entries = append(f.Entries, entry)
	}
	text, err := xml.MarshalIndent(f, "", " ")
	return append([]byte(xml.Header), append(text, '\n')...), err
}

// address returns the address of a file of the site. Without a URL it is relative to the feed.
func (s *Site) address(file string) string {
	if s.URL == "" {
		return file
	}
	return s.URL + "/" + file
}

// id returns an identifier of an entry, or of the feed if the name is "", that is the same wherever the
// site is published and whenever it is made: a UUID of a name (RFC 9562, version 8).
func (s *Site) id(name string) string {
	b := sha256.Sum256([]byte("wirebench site " + name))
	b[6], b[8] = b[6]&0x0f|0x80, b[8]&0x3f|0x80
	return fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:16])
}
