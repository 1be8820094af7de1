package main

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
	"github.com/wirebench/wirebench/schema"
)

// slot is a comment, and the lines after it up to an empty one.
var slot = regexp.MustCompile(`(?m)^<!-- checks (\w+) -->\n((?:.+\n)*)`)

// makers make the parts of a document, by the names in its comments.
type makers map[string]func() string

// pages returns the parts of the documents. The records are those of the newest Go first.
func pages(recs []survive.Record) map[string]makers {
	var input, changes []survive.Record
	for _, rec := range recs {
		if len(rec.Data) > 0 {
			input = append(input, rec)
		}
		if len(rec.Changes) > 0 {
			changes = append(changes, rec)
		}
	}
	return map[string]makers{"survives.md": ofInput(input), "changes.md": ofChanges(changes)}
}

func ofInput(recs []survive.Record) makers {
	return makers{
		"when":    func() string { return when(recs) },
		"table":   func() string { return table(recs) },
		"parts":   func() string { return parts(recs[0]) },
		"found":   func() string { return found(recs) },
		"formats": func() string { return strangers(recs[0], survive.AnotherFormat) },
		"types":   func() string { return strangers(recs[0], survive.AnotherType) },
		"limits":  func() string { return limits(recs[0]) },
		"json":    func() string { return unlikeJSON(recs[0]) },
	}
}

// fill replaces what follows the comments of a document.
func fill(text string, parts makers) (string, error) {
	var unknown error
	filled := slot.ReplaceAllStringFunc(text, func(old string) string {
		name := slot.FindStringSubmatch(old)[1]
		part := parts[name]
		if part == nil {
			unknown = fmt.Errorf("there is no part %q", name)
			return old
		}
		return fmt.Sprintf("<!-- checks %s -->\n%s", name, part())
	})
	return filled, unknown
}

func when(recs []survive.Record) string {
	return fmt.Sprintf("%d codecs were checked on the data sets %s: %s.\n", len(recs[0].Codecs), strings.Join(recs[0].Data, ", "), days(recs))
}

// days says when the records were made.
func days(recs []survive.Record) string {
	var all []string
	for _, rec := range recs {
		all = append(all, fmt.Sprintf("on %s with %s on %s", rec.Started.Format(time.DateOnly), rec.Go, rec.System))
	}
	return strings.Join(all, ", and ")
}

// parts says which kinds of parts the checked types have, and which kinds they lack.
func parts(rec survive.Record) string {
	var have, lack []string
	for _, d := range builtin.Known().Data {
		if slices.Contains(rec.Data, d.Name) {
			have = append(have, d.Parts...)
		}
	}
	slices.Sort(have)
	have = slices.Compact(have)
	for _, word := range schema.PartWords() {
		if !slices.Contains(have, word) {
			lack = append(lack, word)
		}
	}
	return fmt.Sprintf("The types of these data sets have %s. They have no %s.\n", strings.Join(have, ", "), strings.Join(lack, ", no "))
}

// inputNeeds are the needs of docs/survives.md.
var inputNeeds = []string{verdict.Untrusted, verdict.DamageDetected, verdict.MemorySafe, verdict.Conforming}

// table has a row for each codec of the newest record.
func table(recs []survive.Record) string {
	var b strings.Builder
	b.WriteString("| codec | version | hostile and damaged input | cut ends and damaged structure | memory | specification |\n|---|---|---|---|---|---|\n")
	for _, k := range recs[0].Verdicts().Codecs {
		fmt.Fprintf(&b, "| %s | %s |", k.Name, k.Version)
		for _, need := range inputNeeds {
			word := k.Findings[need].Word()
			if word != verdict.Passes && word != verdict.Fails {
				word = "–"
			}
			b.WriteString(" " + word + " |")
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// limits has a row for each limit on input of the codecs that were checked, with a link to its documentation.
func limits(rec survive.Record) string {
	versions := make(map[string]string)
	for _, k := range rec.Codecs {
		versions[k.Name] = k.Version
	}
	var b strings.Builder
	b.WriteString("| codec | what is limited | by default | option |\n|---|---|---|---|\n")
	for _, g := range builtin.Known().Guards() {
		g.Codecs = slices.DeleteFunc(g.Codecs, func(name string) bool { _, checked := versions[name]; return !checked })
		if len(g.Codecs) == 0 {
			continue
		}
		option := fmt.Sprintf("%s (%s)", cmp.Or(g.Option, "fixed"), g.Source)
		if address, ok := strings.CutPrefix(g.Source, "https://pkg.go.dev/"+g.Module); ok {
			option = fmt.Sprintf("[%s](https://pkg.go.dev/%s@%s%s)", g.Option, g.Module, versions[g.Codecs[0]], address)
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", strings.Join(g.Codecs, ", "), g.Of, g.Value(), option)
	}
	return b.String()
}

// strangers says which codecs take messages that were meant for other decoders, and how many of them.
func strangers(rec survive.Record, name string) string {
	taken := make(map[string]survive.Tally)
	for _, r := range rec.Results {
		if r.Name == name && r.Taken != nil {
			all, of := taken[r.Codec], r.Taken.Structure
			all.Different += of.Different
			all.Rejected += of.Sum() - of.Different
			taken[r.Codec] = all
		}
	}
	if len(taken) == 0 {
		return "The record has no results of such messages.\n"
	}
	var some []string
	for _, k := range rec.Codecs {
		if t := taken[k.Name]; t.Different > 0 {
			some = append(some, fmt.Sprintf("%s %d of %d", k.Name, t.Different, t.Sum()))
		}
	}
	return fmt.Sprintf("%d of %d codecs take none of them. The others take: %s.\n", len(taken)-len(some), len(taken), strings.Join(some, ", "))
}

// unlikeJSON has a row for each codec that was compared with encoding/json. Those with code for types were compared on the
// messages of several data sets, of which the first counts that shows a difference.
func unlikeJSON(rec survive.Record) string {
	var b strings.Builder
	b.WriteString("| codec | version | compared with encoding/json |\n|---|---|---|\n")
	for _, k := range rec.Verdicts().Codecs {
		f, compared := k.Findings[verdict.DropIn]
		switch {
		case !compared:
			continue
		case f.Met:
			fmt.Fprintf(&b, "| %s | %s | no case differs |\n", k.Name, k.Version)
		case len(f.Examples) > 0:
			e := f.Examples[0]
			what := strings.ReplaceAll(e.What, " differ from encoding/json, such as:", " differ:")
			if e.Data != "" {
				what = e.Data + ": " + what
			}
			fmt.Fprintf(&b, "| %s | %s | %s |\n", k.Name, k.Version, strings.ReplaceAll(what, "|", `\|`))
		}
	}
	return b.String()
}

// found has a line for each way in which a codec was found to fail.
func found(recs []survive.Record) string {
	var b strings.Builder
	for _, k := range recs[0].Verdicts().Codecs {
		for _, need := range inputNeeds {
			for _, e := range k.Findings[need].Examples {
				if k.Findings[need].Open || e.How == string(survive.Accepts) {
					continue
				}
				fmt.Fprintf(&b, "- **%s** %s %s. %s.%s%s\n", k.Name, k.Version, e.How, sentence(e), replay(e), source(k.Name, e))
			}
		}
	}
	return b.String()
}

// sentence is what happened, in one line of Markdown.
func sentence(e verdict.Example) string {
	e.What = strings.TrimPrefix(e.What, "panic: ") // the line says before that it panics
	s := []rune(markdown(e.Sentence()))
	const longest = 200
	if len(s) > longest {
		s = append(s[:longest], '…')
	}
	return strings.ToUpper(string(s[:1])) + strings.TrimSuffix(string(s[1:]), ".")
}

// markdown escapes what Markdown would take for markup.
func markdown(text string) string {
	return strings.NewReplacer("|", `\|`, "<", `\<`, "*", `\*`, "_", `\_`, "`", "'").Replace(text)
}

func replay(e verdict.Example) string {
	if e.Withheld {
		return ""
	}
	return fmt.Sprintf(" `%s`", e.Replay())
}

// source says which limits of the same kind are known of the codec, and where they are documented. The
// failure may be another one of that kind.
func source(codecName string, e verdict.Example) string {
	k, err := builtin.Known().Codec(codecName)
	if err != nil {
		return ""
	}
	r := survive.Result{How: survive.How(e.How), What: e.What}
	var known []string
	for _, l := range k.Limits {
		switch {
		case !slices.Contains(r.Risks(), l.Risk):
		case strings.HasPrefix(l.Source, "https://"):
			known = append(known, fmt.Sprintf("[%s](%s)", l.What, l.Source))
		default:
			known = append(known, fmt.Sprintf("%s (%s)", l.What, l.Source))
		}
	}
	if known == nil {
		return ""
	}
	return " Known limits: " + strings.Join(known, "; ") + "."
}
