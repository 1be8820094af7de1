package jsonwide

import (
	"bytes"
	"encoding/json"
)

// decodeBundle reads a bundle. In the document, three field names hold values of two kinds. A Go
// type needs two fields for each of the three. A name is a list for a person and a text for an
// organization. A type is a list in an encounter and one concept in a claim. A total is a list in
// an explanation of benefits and one sum in a claim.
func decodeBundle(text []byte, b *Bundle) error {
	var loose struct {
		Bundle
		Entry []struct {
			BundleEntry
			Resource looseResource `json:"resource"`
		} `json:"entry"`
	}
	if err := json.Unmarshal(text, &loose); err != nil {
		return err
	}
	*b = loose.Bundle
	b.Entry = make([]BundleEntry, len(loose.Entry))
	for i, e := range loose.Entry {
		b.Entry[i] = e.BundleEntry
		r, err := e.Resource.tell()
		if err != nil {
			return err
		}
		b.Entry[i].Resource = r
	}
	return nil
}

// looseResource has the three fields as they are in the document. Its fields hide those of
// Resource.
type looseResource struct {
	Resource
	Name  json.RawMessage `json:"name,omitempty"`
	Type  json.RawMessage `json:"type,omitempty"`
	Total json.RawMessage `json:"total,omitempty"`
}

// tell moves the three values to the fields where they belong.
func (l looseResource) tell() (Resource, error) {
	r := l.Resource
	for _, f := range []struct {
		text      json.RawMessage
		first     byte // of the text, if the value belongs in one
		one, many any
	}{
		{l.Name, '"', &r.OrganizationName, &r.Name},
		{l.Type, '{', &r.Type, &r.Types},
		{l.Total, '{', &r.Total, &r.Totals},
	} {
		if f.text == nil {
			continue
		}
		to := f.many
		if bytes.HasPrefix(f.text, []byte{f.first}) {
			to = f.one
		}
		if err := json.Unmarshal(f.text, to); err != nil {
			return r, err
		}
	}
	return r, nil
}
