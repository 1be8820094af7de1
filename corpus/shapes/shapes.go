// Package shapes has messages with one extreme shape each: bytes, text, a tree, a record with few
// fields set, a record of many numbers, a document without a schema.
package shapes

import (
	"math"
	"reflect"
	"strings"

	"github.com/wirebench/wirebench/corpus"
)

// Blob holds bytes.
type Blob struct {
	Data []byte `json:"data"`
}

func blob(r *corpus.Rand) Blob { return Blob{r.Bytes(r.Count(1024) * r.Count(1024))} }

// Node is a node of a tree.
type Node struct {
	Name   string `json:"name"`
	Weight int64  `json:"weight"`
	Left   *Node  `json:"left"`
	Right  *Node  `json:"right"`
}

// tree returns a tree of 200 nodes on 12 levels. Its balance is random.
func tree(r *corpus.Rand) Node {
	const depth, nodes = 12, 200
	var root *Node
	have := 0
	for have < nodes {
		at, level := &root, 1
		for *at != nil && level <= depth {
			// The first nodes make one branch with the maximal depth.
			if have < depth || r.Chance(0.5) {
				at = &(*at).Left
			} else {
				at = &(*at).Right
			}
			level++
		}
		if level <= depth {
			*at = &Node{Name: r.Name(), Weight: int64(r.Skewed(0, 1_000_000))}
			have++
		}
	}
	mirror(r, root)
	return *root
}

// mirror exchanges the sides of random nodes, so that the deep branch can be anywhere.
func mirror(r *corpus.Rand, n *Node) {
	if n == nil {
		return
	}
	if r.Chance(0.5) {
		n.Left, n.Right = n.Right, n.Left
	}
	mirror(r, n.Left)
	mirror(r, n.Right)
}

// sparse sets 5 of the fields.
func sparse(r *corpus.Rand) Sparse {
	var s Sparse
	v := reflect.ValueOf(&s).Elem()
	for _, i := range r.Perm(v.NumField())[:5] {
		fill(r, v.Field(i))
	}
	return s
}

func wide(r *corpus.Rand) Wide {
	var w Wide
	v := reflect.ValueOf(&w).Elem()
	for i := range v.NumField() {
		if !r.Chance(0.1) {
			fill(r, v.Field(i))
		}
	}
	return w
}

// fill sets a field to a value that is not zero.
func fill(r *corpus.Rand, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(r, v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.Skewed(1, 5), 5))
		for i := range v.Len() {
			fill(r, v.Index(i))
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range r.Skewed(1, 4) {
			v.SetMapIndex(reflect.ValueOf(r.ASCIIName()), reflect.ValueOf(r.Word()))
		}
	case reflect.String:
		v.SetString(r.Text(r.Skewed(1, 6)))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Float32, reflect.Float64:
		v.SetFloat(float64(r.Skewed(1, 1_000_000)) / 64)
	case reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.Skewed(1, math.MaxInt32)))
		if r.Chance(0.1) {
			v.SetInt(-v.Int())
		}
	case reflect.Uint16:
		v.SetUint(uint64(r.Skewed(1, math.MaxUint16)))
	case reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(r.Skewed(1, math.MaxInt32)))
	default:
		panic("shapes: no values for fields of type " + v.Type().String())
	}
}

// document returns a map as encoding/json decodes one, with at most the given levels.
func document(r *corpus.Rand, levels int) map[string]any {
	doc := make(map[string]any)
	for n := r.Between(4, 8); len(doc) < n; {
		doc[r.ASCIIName()] = value(r, levels-1)
	}
	if levels > 1 {
		doc["details"] = document(r, levels-1)
	}
	return doc
}

func value(r *corpus.Rand, levels int) any {
	switch x := r.Float64(); {
	case x < 0.45:
		return r.Text(r.Skewed(1, 12))
	case x < 0.6:
		return float64(r.Skewed(0, 1_000_000))
	case x < 0.7:
		return float64(r.Skewed(0, 1_000_000)) / 1024
	case x < 0.8:
		return r.Chance(0.5)
	case x < 0.85:
		return nil
	case x < 0.95 || levels < 1:
		return corpus.List(r, r.Skewed(0, 6), func(r *corpus.Rand) any { return value(r, 0) })
	}
	return document(r, min(levels, 2))
}

// Text is an article in several paragraphs.
type Text struct {
	Language   string   `json:"language"`
	Title      string   `json:"title"`
	Paragraphs []string `json:"paragraphs"`
}

// scripts are the letters of languages. The most frequent language of articles is first.
var scripts = []struct {
	language string
	letters  []rune
	spaces   bool
}{
	{"en", []rune("eeetttaaooiinnsshhrrddlucmfwygpbvk"), true},
	{"de", []rune("eeennniissrraattddhhuullcgmobwfkzäöüß"), true},
	{"fr", []rune("eeesssaaiittnnrruulloodcmpéèàçêvqfb"), true},
	{"pl", []rune("aaiieeoozznnrrwwssccttykdpmłuljąęóśż"), true},
	{"ru", []rune("ооееааииннттссррввллккмдпуяыьгзбчйхж"), true},
	{"el", []rune("ααοοιιεεττσσννηηυυρρππκκμλωςγδάέήίόύ"), true},
	{"ar", []rune("االلييممووننررتتببععددسسففههككقحجشط"), true},
	{"hi", []rune("ककररननतततसससममहहपपललवययदगबजािीुूेै्"), true},
	{"zh", []rune("的一是了我不人在他有这个上们来到时大地为子中你说生国年着就那和要她出也得里后自以会"), false},
	{"ja", []rune("のにはをたがでてとしれさあるいもなかっこ日本人年大十二中長出三同時政事自行社見月分"), false},
}

// text returns an article. It contains punctuation that text formats escape.
func text(r *corpus.Rand) Text {
	s := scripts[r.Skewed(0, len(scripts)-1)]
	word := func(b *strings.Builder) {
		for range r.Skewed(2, 12) {
			b.WriteRune(corpus.Pick(r, s.letters...))
		}
	}
	sentence := func(b *strings.Builder, words int) {
		for i := range words {
			if i > 0 && s.spaces {
				b.WriteByte(' ')
			}
			word(b)
		}
	}
	paragraph := func(r *corpus.Rand) string {
		var b strings.Builder
		for range r.Between(3, 12) {
			quoted := r.Chance(0.1)
			if quoted {
				b.WriteByte('"')
			}
			sentence(&b, r.Between(4, 24))
			if quoted {
				b.WriteByte('"')
			}
			b.WriteString(corpus.Pick(r, ". ", ". ", ". ", "! ", "? ", ".\n", " & ", " <3 ", " 🙂 "))
		}
		return b.String()
	}
	var title strings.Builder
	sentence(&title, r.Between(3, 9))
	return Text{s.language, title.String(), corpus.List(r, r.Count(r.Between(8, 24)), paragraph)}
}

// Sets returns blob, text, tree, sparse, wide and document.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("blob", "1 MiB of random bytes", blob),
		corpus.New("text", "an article of 8 to 24 paragraphs in one of ten languages", text),
		corpus.New("tree", "an uneven binary tree of 200 nodes on 12 levels", tree),
		corpus.New("sparse", "a record of 60 fields of which 5 are set", sparse),
		corpus.New("wide", "a record of 200 numbers and bools, nine tenths of them set", wide),
		corpus.New("document", "a document without a schema, 4 to 6 maps deep", func(r *corpus.Rand) map[string]any { return document(r, r.Between(4, 6)) }),
	}
}
