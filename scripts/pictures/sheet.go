package main

import (
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/chromedp"
)

// columns are how many views a sheet shows in a row, by screen, and pixels how wide each is.
var columns = map[string]struct{ number, pixels int }{"desktop": {3, 560}, "phone": {6, 250}}

// quality is that of the pictures of all views, as JPEG, in per cent.
const quality = 60

// sheets writes a picture of all views of a page for each screen. The page says which views it has, so that a page that
// an older program made has its own.
func sheets(ctx context.Context, address, dir, prefix string) error {
	err := chromedp.Do(ctx, chromedp.Navigate(address), chromedp.Sleep(time.Second)) // it unpacks its data first
	if err != nil {
		return err
	}
	names, err := chromedp.Run(ctx, chromedp.Evaluate[[]string](`[...document.querySelectorAll('[role=tab]')].map(tab => tab.id.replace('tab-', ''))`))
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return fmt.Errorf("%s has no views", address)
	}
	for _, s := range screens {
		var shots []shot
		for _, name := range names {
			picture, err := shoot(ctx, address+"#data=order&view="+name, s.screen)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			shots = append(shots, shot{name, template.URL("data:image/png;base64," + base64.StdEncoding.EncodeToString(picture))})
		}
		picture, err := together(ctx, shots, s.name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%s.jpg", prefix, s.name)), picture, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// shot is the picture of a view.
type shot struct {
	Name    string
	Picture template.URL
}

var sheet = template.Must(template.New("sheet").Parse(`<!doctype html><meta charset="utf-8"><style>
body { margin: 12px; display: grid; gap: 12px; grid-template-columns: repeat({{.Number}}, {{.Pixels}}px); font: 14px sans-serif }
figure { margin: 0 } img { width: 100%; border: 1px solid #ccc } figcaption { padding: 2px 0 6px }
</style>{{range .Shots}}<figure><img src="{{.Picture}}"><figcaption>{{.Name}}</figcaption></figure>{{end}}`))

// together returns one picture of the views, which the browser scales.
func together(ctx context.Context, shots []shot, screen string) ([]byte, error) {
	c := columns[screen]
	var page bytes.Buffer
	if err := sheet.Execute(&page, map[string]any{"Number": c.number, "Pixels": c.pixels, "Shots": shots}); err != nil {
		return nil, err
	}
	file, err := os.CreateTemp("", "sheet-*.html")
	if err != nil {
		return nil, err
	}
	defer os.Remove(file.Name())
	if _, err := page.WriteTo(file); err != nil {
		return nil, err
	}
	if err := file.Close(); err != nil {
		return nil, err
	}
	width := int64(24 + c.number*c.pixels + (c.number-1)*12)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(width, 800), chromedp.Navigate("file://"+file.Name())); err != nil {
		return nil, err
	}
	return chromedp.Run(ctx, chromedp.FullScreenshot(quality))
}
