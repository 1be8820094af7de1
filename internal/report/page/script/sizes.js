// Cost against size, for data sets with one shape in many sizes, such as sweep-1 to sweep-10000. It
// shows the sizes at which the order of two codecs changes.

// sweeps are the names that several sizes of a data set share, with the sizes.
const sweeps = (() => {
	const all = new Map();
	page.sets.forEach((s, set) => {
		const parts = s.name.match(/^(.+)-(\d+)$/);
		if (parts && Number(parts[2]) > 0) {
			all.set(parts[1], [...(all.get(parts[1]) || []), {set, n: Number(parts[2])}]);
		}
	});
	for (const [name, sizes] of all) {
		if (sizes.length < 3) {
			all.delete(name);
		} else {
			sizes.sort((a, b) => a.n - b.n);
		}
	}
	return all;
})();

const shapes = ['●', '■', '▲', '◆', '▼', '○', '□', '△', '◇', '▽'];

function showSizes() {
	if (sweeps.size === 0) {
		return [h('p', {class: 'empty'}, 'This record has no data set in three sizes or more, such as sweep-1, sweep-10 and sweep-100. Measure them with: wirebench run --data \'sweep-*\'')];
	}
	return [...sweeps].map(([name, sizes]) => sweep(name, sizes));
}

function sweep(name, sizes) {
	const way = wayOf(state);
	const panels = sizes.map(s => panelOf(s.set, way));
	const rows = filtered(state).filter(c => !page.codecs[c].floor)
		.map(codec => ({codec, set: sizes[0].set, points: sizes.map((s, i) => judge(panels[i], codec))}))
		.filter(r => r.points.filter(p => p.times).length > 1);
	const lines = chosenLines(rows, sizes);
	const title = h('h2', {}, `${name}-N`, h('small', {}, `cost of one element, ${sizes.map(s => s.n).join(', ')} of them in a message`));
	if (lines.length === 0) {
		return [title, h('p', {class: 'empty'}, 'None of the codecs that pass the filters has a cost in two sizes.')];
	}
	const crossings = crossovers(lines, sizes);
	return [title,
		h('figure', {}, sweepChart(lines, sizes, crossings, way), h('figcaption', {},
			state.q.trim() ? `The first ${lines.length} codecs that the search finds. ` : `The first three of each size, and ${page.reference}; a search such as “proto, cbor” draws others. `,
			'Rings: the order of two codecs is proven on both sides, and changes here.')),
		h('section', {}, h('h3', {}, 'Crossovers'), crossings.length === 0 ? h('p', {}, 'No crossover between these codecs is proven.')
			: h('ol', {class: 'crossings'}, crossings.map(c => h('li', {},
				opener(c.before.codec, sizes[c.from].set, {}, page.codecs[c.before.codec].name), ` is cheaper up to ${sizes[c.from].n}, `,
				opener(c.after.codec, sizes[c.to].set, {}, page.codecs[c.after.codec].name), ` from ${sizes[c.to].n} on; about ${significant(c.n, 2)}`))))];
}

// chosenLines returns the codecs that are drawn, few enough to distinguish.
function chosenLines(rows, sizes) {
	if (state.q.trim()) {
		return rows.slice(0, shapes.length);
	}
	const chosen = new Set(rows.filter(r => r.codec === reference));
	for (let i = 0; i < sizes.length; i++) {
		sortRows(rows, r => r.points[i].cost.mid, false).filter(r => r.points[i].times).slice(0, 3).forEach(r => chosen.add(r));
	}
	return [...chosen].slice(0, shapes.length);
}

// crossovers finds pairs of lines whose order is proven at two sizes and is different there.
function crossovers(lines, sizes) {
	const all = [];
	lines.forEach((a, i) => lines.slice(0, i).forEach(b => {
		let last = -1, order = 0;
		sizes.forEach((s, k) => {
			const now = compare(a.points[k].item, b.points[k].item);
			if (now !== 0 && order !== 0 && now !== order) {
				all.push({before: order < 0 ? a : b, after: order < 0 ? b : a, from: last, to: k, ...crossing(a, b, last, k, sizes)});
			}
			if (now !== 0) {
				[last, order] = [k, now];
			}
		});
	}));
	return all.sort((a, b) => a.n - b.n);
}

// crossing returns the point where two lines meet between two sizes. Lines are straight on
// logarithmic axes.
function crossing(a, b, from, to, sizes) {
	const gap = k => Math.log(a.points[k].cost.mid / b.points[k].cost.mid);
	const part = gap(from) / (gap(from) - gap(to));
	const between = (x, y) => Math.exp(Math.log(x) + part * (Math.log(y) - Math.log(x)));
	const each = k => a.points[k].cost.mid / sizes[k].n;
	return {n: between(sizes[from].n, sizes[to].n), cost: between(each(from), each(to))};
}

function sweepChart(lines, sizes, crossings, way) {
	const width = chartWidth(), height = Math.round(Math.min(560, Math.max(340, width * 0.55)));
	const label = width < 500 ? 92 : 150;
	const frame = {left: 58, right: width - label, top: 12, bottom: height - 44};
	const each = (line, k) => line.points[k].cost.mid / sizes[k].n;
	const across = {share: n => sizes.length < 2 ? 0 : Math.log(n / sizes[0].n) / Math.log(sizes.at(-1).n / sizes[0].n), ticks: () => sizes.map(s => s.n)};
	const up = logAxis(lines.flatMap(l => sizes.map((_, k) => each(l, k))));
	const px = n => frame.left + across.share(n) * (frame.right - frame.left);
	const py = v => frame.bottom - up.share(v) * (frame.bottom - frame.top);
	const chart = svg('svg', {width, height, viewBox: `0 0 ${width} ${height}`, class: 'chart', role: 'img', 'aria-label': `Cost of one element against the number of elements; the list below has the crossovers`},
		grid(frame, across, up, {name: 'elements in a message', text: String}, {name: 'cost of one element', text: x => amount(way, x)}, width));
	const ends = [];
	lines.forEach((line, i) => {
		const there = sizes.map((s, k) => ({n: s.n, v: each(line, k)})).filter(p => p.v > 0);
		const at = there.map(p => `${px(p.n).toFixed(1)},${py(p.v).toFixed(1)}`);
		chart.append(svg('polyline', {class: `line c${i}`, points: at.join(' ')}),
			...there.map(p => svg('text', {class: `dot c${i}`, x: px(p.n), y: py(p.v) + 4, 'text-anchor': 'middle'}, shapes[i])));
		ends.push({i, line, y: py(there.at(-1).v)});
	});
	chart.append(...crossings.map(c => svg('circle', {class: 'crossing', cx: px(c.n), cy: py(c.cost), r: 9},
		svg('title', {}, `${page.codecs[c.before.codec].name} and ${page.codecs[c.after.codec].name} change places at about ${significant(c.n, 2)}`))));
	// Labels are below each other, as close to the ends of their lines as possible.
	ends.sort((a, b) => a.y - b.y);
	let free = frame.top;
	for (const e of ends) {
		const y = Math.max(e.y + 4, free + 12);
		free = y + 2;
		chart.append(svg('text', {class: `endlabel c${e.i}`, x: frame.right + 12, y}, `${shapes[e.i]} ${page.codecs[e.line.codec].name}`));
	}
	return chart;
}
