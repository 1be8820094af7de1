// Pictures takes the pictures of the HTML report for the documents, on a desktop and on a phone.
//
//	go run . report results/DIR --format html -o report.html
//	go run ./scripts/pictures report.html
//
// With -views it takes one picture of all views of the page for each screen instead:
//
//	go run ./scripts/pictures -views docs/views report.html
package main

import (
	"context"
	"flag"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/wirebench/wirebench/internal/browser"
)

// views are the views that a reader sees first, by their part of the file's name.
var views = []struct{ name, hash string }{
	{"answer", "#data=order"},
	{"compare", "#view=compare&data=order&pins=vtprotobuf,msgp,cbor,sonic"},
	{"codec", "#view=ranking&data=order&show=vtprotobuf"},
	{"checks", "#view=checks&data=order&show=avro&need=untrusted"},
}

// screens are the screens on which each view is shown.
var screens = []struct {
	name   string
	screen chromedp.Action[chromedp.Void]
}{
	{"desktop", chromedp.EmulateViewport(1280, 860)},
	{"phone", chromedp.EmulateViewport(390, 844, chromedp.EmulateScale(2), chromedp.EmulateMobile)},
}

// mostBytes keeps the repository small.
const mostBytes = 400 << 10

func main() {
	all := flag.String("views", "", "write pictures of all views to files whose names begin so")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: go run ./scripts/pictures [-views PREFIX] PAGE")
		os.Exit(2)
	}
	if err := take(flag.Arg(0), "docs", *all); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

// take writes the pictures of the page at path into a folder, or those of all its views to files with a prefix.
func take(path, dir, all string) error {
	if _, err := os.Stat(path); err != nil { // a browser would show an error page of its own
		return err
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	ctx, cancel, err := browser.Start(context.Background())
	if err != nil {
		return err
	}
	defer cancel()
	address := (&url.URL{Scheme: "file", Path: path}).String()
	if all != "" {
		return sheets(ctx, address, filepath.Dir(all), filepath.Base(all))
	}
	for _, v := range views {
		for _, s := range screens {
			file := fmt.Sprintf("%s-%s.png", v.name, s.name)
			picture, err := shoot(ctx, address+v.hash, s.screen)
			if err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			if len(picture) > mostBytes {
				return fmt.Errorf("%s: %d bytes are over %d; show less", file, len(picture), mostBytes)
			}
			if err := os.WriteFile(filepath.Join(dir, file), picture, 0o666); err != nil {
				return err
			}
		}
	}
	return nil
}

// shoot opens an address on a screen and returns a screenshot as PNG.
func shoot(tab context.Context, address string, screen chromedp.Action[chromedp.Void]) ([]byte, error) {
	if err := browser.Scheme(tab, "light"); err != nil {
		return nil, err
	}
	err := chromedp.Do(tab, screen,
		chromedp.Navigate("about:blank"), // a new address that differs only after # would not reload
		chromedp.Navigate(address),
		chromedp.Sleep(time.Second)) // scroll bars fade
	if err != nil {
		return nil, err
	}
	return chromedp.Run(tab, chromedp.CaptureScreenshot())
}
