// Package media has a film or a recording with its pictures: text, numbers, enums, optional parts,
// a short list. A comparison of Java serializers has used this shape since 2008. The generator is
// our own.
package media

import "github.com/wirebench/wirebench/corpus"

// Player is a program that plays media.
type Player string

// The players.
const (
	Java  Player = "JAVA"
	Flash Player = "FLASH"
)

// Size is the size of a picture.
type Size string

// The sizes.
const (
	Small Size = "SMALL"
	Large Size = "LARGE"
)

// Media is the medium itself. Its duration is in milliseconds, its size in bytes.
type Media struct {
	URI       string   `json:"uri"`
	Title     *string  `json:"title"`
	Width     int32    `json:"width"`
	Height    int32    `json:"height"`
	Format    string   `json:"format"`
	Duration  int64    `json:"duration"`
	Size      int64    `json:"size"`
	Bitrate   *int32   `json:"bitrate"`
	Persons   []string `json:"persons"`
	Player    Player   `json:"player"`
	Copyright *string  `json:"copyright"`
}

// Image is a picture of a medium.
type Image struct {
	URI    string  `json:"uri"`
	Title  *string `json:"title"`
	Width  int32   `json:"width"`
	Height int32   `json:"height"`
	Size   Size    `json:"size"`
}

// Content is the message.
type Content struct {
	Media  Media   `json:"media"`
	Images []Image `json:"images"`
}

func title(r *corpus.Rand) string { return r.Name() + " " + r.Text(r.Skewed(1, 6)) }

func uri(r *corpus.Rand, ending string) string {
	return "https://" + r.ASCIIName() + ".example.com/" + r.ASCIIName() + "_" + r.Digits(r.Between(1, 6)) + ending
}

func medium(r *corpus.Rand) Media {
	format := corpus.Pick(r, "mp4", "mp4", "webm", "flv")
	m := Media{
		URI:      uri(r, "."+format),
		Width:    corpus.Pick[int32](r, 640, 1280, 1920, 3840),
		Format:   "video/" + format,
		Duration: int64(r.Skewed(10_000, 18_000_000)),
		Persons:  corpus.List(r, r.Skewed(0, 8), func(r *corpus.Rand) string { return r.Name() + " " + r.Name() }),
		Player:   corpus.Pick(r, Java, Flash),
	}
	m.Height = m.Width / 16 * 9
	m.Size = m.Duration * int64(r.Between(100, 900))
	if r.Chance(0.8) {
		m.Title = corpus.Ptr(title(r))
	}
	if r.Chance(0.5) {
		m.Bitrate = corpus.Ptr(int32(r.Between(64_000, 8_000_000)))
	}
	if r.Chance(0.3) {
		m.Copyright = corpus.Ptr("(c) " + r.Name())
	}
	return m
}

func image(r *corpus.Rand) Image {
	i := Image{URI: uri(r, corpus.Pick(r, ".jpg", ".png")), Width: 1024, Height: 768, Size: Large}
	if r.Chance(0.5) {
		i.Width, i.Height, i.Size = 320, 240, Small
	}
	if r.Chance(0.5) {
		i.Title = corpus.Ptr(title(r))
	}
	return i
}

func content(r *corpus.Rand) Content {
	return Content{medium(r), corpus.List(r, r.Skewed(1, 6), image)}
}

// Sets returns media.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("media", "a film with its pictures: text, numbers, enums, optional parts, short lists", content),
	}
}
