// Package book has a book with its volumes and characters: the small nested message of a published
// comparison of JSON with Protocol Buffers. Its first message is the published one, which takes 544
// bytes as JSON and 326 as protobuf. The other messages are generated, so that a codec can't profit
// from seeing the same message again.
package book

import "github.com/wirebench/wirebench/corpus"

// Book is the message. In protobuf its fields have the numbers 1 to 7 in this order.
type Book struct {
	Title        string      `json:"title"`
	Author       string      `json:"author"`
	Country      string      `json:"country"`
	Year         int32       `json:"year"`
	Volumes      []*Volume   `json:"volumes"`
	Characters   *Characters `json:"characters"`
	Translations []int32     `json:"translations"` // years
}

// Volume is one of a book's volumes.
type Volume struct {
	Number int32  `json:"volume"`
	Title  string `json:"title"`
}

// Characters are the names of the characters of a book.
type Characters struct {
	Major []string `json:"major"`
	Minor []string `json:"minor"`
}

var published = Book{
	Title:   "Les Misérables",
	Author:  "Victor Hugo",
	Country: "France",
	Year:    1862,
	Volumes: []*Volume{
		{1, "Fantine"},
		{2, "Cosette"},
		{3, "Marius"},
		{4, "The Idyll in the Rue Plumet and the Epic in the Rue St. Denis"},
		{5, "Jean Valjean"},
	},
	Characters: &Characters{
		Major: []string{"Jean Valjean", "Javert", "Fantine", "Cosette", "Marius Pontmercy", "Éponine"},
		Minor: []string{"Monsieur Thénardier", "Madame Thénardier", "Enjolras", "Gavroche", "Bishop Myriel"},
	},
	Translations: []int32{1862, 1887, 1976, 1987, 2008, 2013},
}

func generate(r *corpus.Rand) Book {
	b := Book{
		Title:   r.Name() + " " + r.Text(r.Skewed(1, 5)),
		Author:  r.Name() + " " + r.Name(),
		Country: corpus.Pick(r, "France", "Россия", "日本", "Brazil", "Côte d'Ivoire", "India", "Iceland"),
		Year:    int32(r.Between(1500, 2024)),
		Characters: &Characters{
			Major: names(r, r.Between(2, 10)),
			Minor: names(r, r.Skewed(0, 20)),
		},
	}
	for i := range r.Between(1, 9) {
		b.Volumes = append(b.Volumes, &Volume{Number: int32(i + 1), Title: r.Text(r.Skewed(1, 15))})
	}
	for year := b.Year + int32(r.Skewed(0, 50)); year <= 2024; year += int32(r.Between(10, 200)) {
		b.Translations = append(b.Translations, year)
	}
	return b
}

func names(r *corpus.Rand, n int) []string {
	var s []string
	for range n {
		name := r.Name()
		if r.Chance(0.5) {
			name += " " + r.Name()
		}
		s = append(s, name)
	}
	return s
}

// Sets returns book.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("book", "a small nested message: a book, its volumes and characters", generate, published),
	}
}
