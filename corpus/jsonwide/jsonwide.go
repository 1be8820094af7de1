// Package jsonwide has documents that authors of JSON libraries measure with and whose types have
// hundreds of fields. Code of every generator for these types would make the program about 45 MB
// larger. So only generators of JSON codecs make code for them. Other codecs that need made code
// have no figures here, although wirebench own makes their code for such types, too.
//
// The document string_escaped is left out. It is string_unicode written with escapes, so it has the
// same value.
// so the same value.
package jsonwide

import (
	"maps"
	"slices"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/jsonfiles"
	"github.com/wirebench/wirebench/corpus/module"
)

var (
	citmCatalog   = jsonfiles.Experiment("citm_catalog", "dbd231137aac16b15cb9492d7569c95adaa19b26bf0b64ddc29d98339e3c0582")
	stringUnicode = jsonfiles.Experiment("string_unicode", "76ff44b381fc5c8ba2f90f21563b8c4305a9c39caec740b20c020190bf856b5a")
	syntheaFHIR   = jsonfiles.Experiment("synthea_fhir", "d2b5f4b9a1e5e88fd9861de20f338ac464540c8e0c37184f2f1eef951908704b")
	twitter       = jsonfiles.Experiment("twitter_status", "fccddcfe4feb480e436add9786d73e7ed52a066cf9bacad6c04b89d5221e1e1d")
	githubEvents  = jsonfiles.Simdjson("github_events", "018fef4f2ad3c8c07277e9380ae2831c22e38e6c422c6df2448896c371319125")
)

// Sets returns citm_catalog, string_unicode, synthea_fhir, twitter and github_events.
func Sets() []corpus.Set {
	return corpus.Sent([]corpus.Set{
		module.JSON("citm_catalog", "the tickets of a concert hall: maps by number, lists of small structs; 1,727,204 bytes as published",
			citmCatalog, nil, somePerformances),
		module.JSON("string_unicode", "a text of each of 60 scripts; 18,124 bytes as published",
			stringUnicode, nil,
			func(s Strings) []Strings { return []Strings{s, {Thai: s.Thai, CurrencySymbols: s.CurrencySymbols}} }),
		module.JSON("synthea_fhir", "the 926 medical records of an invented patient: records of which each sets few of many fields; 2,008,494 bytes as published",
			syntheaFHIR, decodeBundle, someRecords),
		module.JSON("twitter", "100 tweets: text in Japanese, links, counts, flags; 631,514 bytes as published",
			twitter, nil, someTweets),
		module.JSON("github_events", "30 events of a code host: links for the most part; 65,132 bytes as published",
			githubEvents, nil,
			func(all []GitHubEvent) [][]GitHubEvent { return [][]GitHubEvent{all[:12], all[12:]} }),
	}, "JSON")
}

// somePerformances returns two catalogs of three performances and three concerts each.
func somePerformances(c Catalog) []Catalog {
	keys := slices.Sorted(maps.Keys(c.Events))
	cut := func(from int) Catalog {
		some := c
		some.Performances = c.Performances[from : from+3]
		some.Events = make(map[string]Event)
		for _, k := range keys[from : from+3] {
			some.Events[k] = c.Events[k]
		}
		return some
	}
	return []Catalog{cut(0), cut(3)}
}

// someRecords returns two bundles: the first record of each type, and the next twelve records.
func someRecords(b Bundle) []Bundle {
	firsts, rest := b, b
	firsts.Entry, rest.Entry = nil, b.Entry[4:16]
	seen := make(map[string]bool)
	for _, e := range b.Entry {
		if !seen[e.Resource.ResourceType] {
			seen[e.Resource.ResourceType] = true
			firsts.Entry = append(firsts.Entry, e)
		}
	}
	return []Bundle{firsts, rest}
}

// someTweets returns two answers of a few tweets each.
func someTweets(t Tweets) []Tweets {
	one, two := t, t
	one.Statuses, two.Statuses = t.Statuses[:6], t.Statuses[6:12]
	return []Tweets{one, two}
}
