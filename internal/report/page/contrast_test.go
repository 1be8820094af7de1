package page

import (
	"testing"

	"github.com/wirebench/wirebench/internal/browser"
)

// faint is JavaScript for the texts of the page with a contrast to their background of less than
// 4.5, the minimum in the guidelines for accessible pages.
const faint = `(() => {
	const pen = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d', {willReadFrequently: true});
	const known = new Map();
	const rgba = color => {
		if (!known.has(color)) {
			pen.clearRect(0, 0, 1, 1);
			pen.fillStyle = color;
			pen.fillRect(0, 0, 1, 1);
			known.set(color, [...pen.getImageData(0, 0, 1, 1).data].map(x => x / 255));
		}
		return known.get(color);
	};
	const over = ([r, g, b, a], under) => [r, g, b].map((x, i) => x * a + under[i] * (1 - a));
	const behind = e => e ? over(rgba(getComputedStyle(e).backgroundColor), behind(e.parentElement)) : [1, 1, 1];
	const light = rgb => rgb.map(x => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4).reduce((sum, x, i) => sum + x * [0.2126, 0.7152, 0.0722][i], 0);
	const all = new Set();
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walk.nextNode()) {
		const e = walk.currentNode.parentElement;
		if (!walk.currentNode.data.trim() || !e.checkVisibility() || e.closest('.unseen, :disabled')) {
			continue;
		}
		const style = getComputedStyle(e), back = behind(e);
		const [a, b] = [light(over(rgba(e instanceof SVGElement ? style.fill : style.color), back)), light(back)].sort((x, y) => y - x);
		const contrast = (a + 0.05) / (b + 0.05);
		if (contrast < 4.5) {
			all.add(e.tagName + '.' + e.getAttribute('class') + ' ' + walk.currentNode.data.slice(0, 20) + ': ' + contrast.toFixed(2));
		}
	}
	return [...all];
})()`

// vague is JavaScript for the controls whose edge has a contrast to the page of less than 3, the
// minimum for the edge of a control.
const vague = `(() => {
	const light = color => {
		const pen = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d');
		pen.fillStyle = color;
		pen.fillRect(0, 0, 1, 1);
		return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map(x => x / 255)
			.map(x => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4).reduce((sum, x, i) => sum + x * [0.2126, 0.7152, 0.0722][i], 0);
	};
	const back = light(getComputedStyle(document.body).backgroundColor);
	return [...document.querySelectorAll('input[type=search], select')].filter(e => e.checkVisibility()).map(e => {
		const [a, b] = [light(getComputedStyle(e).borderTopColor), back].sort((x, y) => y - x);
		return [e.id, (a + 0.05) / (b + 0.05)];
	}).filter(([, contrast]) => contrast < 3).map(String);
})()`

// TestContrast checks that texts are readable, in light and in dark, in every view and in the
// evidence.
func TestContrast(t *testing.T) {
	rec := withChecks(read(t))
	rec.End = nil // so that there is a warning
	p := show(t, judged(t, rec), "")
	for _, scheme := range []string{"light", "dark"} {
		if err := browser.Scheme(p.ctx, scheme); err != nil {
			t.Fatal(err)
		}
		if bad := eval[[]string](p, vague); len(bad) > 0 {
			t.Errorf("%s: edges of %q", scheme, bad)
		}
		for _, view := range append(p.views(), "heatmap&reads=0&show=broken", "checks&show=gob&need=untrusted", "checks&show=json&need=untrusted", "checks&show=goccy/json&need=untrusted") {
			p.follow("#view=" + view)
			p.unfold()
			if bad := eval[[]string](p, faint); len(bad) > 0 {
				t.Errorf("%s, %s: %q", scheme, view, bad)
			}
		}
	}
}
