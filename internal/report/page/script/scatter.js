// The scatter: each codec by two costs, with the front of codecs that no other beats in both.

// planes returns the pairs of costs. A cost has a name, its values by row, and a function that says
// whether one is proven smaller than another.
function planes(set) {
	const cost = (name, way) => {
		const all = panelOf(set, way);
		const rows = new Map(allCodecs.map(c => [c, judge(all, c)]));
		return {
			rows,
			name, text: x => amount(way, x), value: r => rows.get(r.codec).cost.mid,
			proven: (a, b) => compare(rows.get(a.codec).item, rows.get(b.codec).item),
		};
	};
	const way = wayOf(state);
	const all = cost(way.money ? 'cost, $ for a billion messages' : 'cost', way);
	const size = codec => all.rows.get(codec).wire;
	const bySize = [{
		name: 'wire size, bytes', text: x => `${count(x)} B`, value: r => size(r.codec), proven: (a, b) => Math.sign(size(a.codec) - size(b.codec)), exact: true,
	}, all];
	const operations = chosenOperations();
	if (operations.length < 2) {
		return {size: bySize};
	}
	return {times: operations.map(m => cost(page.operations[m].name, plain(m))), size: bySize};
}

function showScatter() {
	const set = chosenSet();
	const all = planes(set);
	const [x, y] = all[state.axes] || all.size;
	const points = realCodecs(filtered(state))
		.map(codec => ({codec, set}))
		.map(r => ({...r, x: x.value(r), y: y.value(r), wire: wireOf(r.codec, set)}))
		.filter(p => p.x > 0 && p.y > 0)
		.sort((a, b) => a.x - b.x || a.y - b.y);
	const parts = [h('h2', {}, state.data, h('small', {}, `${y.name} against ${x.name}`))];
	if (all.times) {
		parts.push(axesChoice());
	}
	const codecs = points.filter(p => !page.codecs[p.codec].bound);
	if (codecs.length === 0) {
		return [...parts, h('p', {class: 'empty'}, 'None of the codecs that pass the filters has both costs here.')];
	}
	const front = paretoFront(codecs);
	const close = codecs.filter(p => !front.includes(p) && !codecs.some(q => beats(q, p, x, y)));
	return [...parts,
		h('figure', {}, scatterChart(points, front, x, y), h('figcaption', {}, [
			'Nearer to the lower left is better. Area: wire size. Squares: text formats. Dashed: not safe on this data set, whose values or bytes something else may change. Line: the front; no other codec beats its codecs in both costs. ',
			reference >= 0 && `Thick: ${page.reference}. `,
			points.filter(p => page.codecs[p.codec].bound).map(p => `Dotted: ${page.codecs[p.codec].name}, a bound for safe codecs, not a format. `),
			'Arrow keys go from point to point, Enter opens the evidence.',
		])),
		frontList('On the front', front, x, y),
		close.length > 0 && frontList('Not proven to be worse', close, x, y)];
}

function axesChoice() {
	const choice = (value, label) => h('button', {
		type: 'button', 'aria-pressed': String(state.axes === value), 'data-key': `axes-${value}`, click: () => change({axes: value}),
	}, label);
	return h('p', {class: 'segments', role: 'group', 'aria-label': 'Axes'},
		choice('times', chosenOperations().map(m => page.operations[m].name).join(' × ')), choice('size', 'wire size × cost'));
}

// paretoFront returns the points, sorted by x, that no other point beats in both costs.
function paretoFront(points) {
	let least = Infinity;
	return points.filter(p => {
		const on = p.y < least;
		least = Math.min(least, p.y);
		return on;
	});
}

// beats reports whether a is proven better than b in one cost and not worse in the other.
function beats(a, b, x, y) {
	const inX = x.proven(a, b), inY = y.proven(a, b);
	const noWorse = (order, cost) => order < 0 || order === 0 && cost.exact === true;
	return (inX < 0 || inY < 0) && noWorse(inX, x) && noWorse(inY, y);
}

function frontList(title, points, x, y) {
	return h('section', {}, h('h3', {}, title),
		h('ul', {class: 'front'}, points.map(p => h('li', {}, opener(p.codec, p.set, {}, page.codecs[p.codec].name), ` ${x.text(p.x)}, ${y.text(p.y)}`))));
}

function scatterChart(points, front, x, y) {
	const width = chartWidth(), height = Math.round(Math.min(640, Math.max(360, width * 0.62)));
	const frame = {left: 58, right: width - 16, top: 22, bottom: height - 44};
	const across = logAxis(points.map(p => p.x)), up = logAxis(points.map(p => p.y));
	const px = v => frame.left + across.share(v) * (frame.right - frame.left);
	const py = v => frame.bottom - up.share(v) * (frame.bottom - frame.top);
	const most = Math.max(...points.map(p => p.wire || 0), 1);
	const radius = p => Math.max(3.5, 16 * Math.sqrt((p.wire || 0) / most));
	const chart = svg('svg', {width, height, viewBox: `0 0 ${width} ${height}`, class: 'chart', role: 'group', 'aria-label': `${y.name} against ${x.name} on ${state.data}`},
		grid(frame, across, up, x, y, width),
		boundLines(points, frame, px, py),
		svg('path', {class: 'frontline', d: staircase(front, px, py, frame)}));
	const marks = points.map((p, i) => scatterPoint(p, px(p.x), py(p.y), radius(p), front.includes(p), i === 0, `${page.codecs[p.codec].name}: ${x.name} ${x.text(p.x)}, ${y.name} ${y.text(p.y)}`));
	chart.append(...marks, ...pointLabels(points, front, px, py, radius, frame));
	return arrows(chart, '.point', along);
}

function grid(frame, across, up, x, y, width) {
	return svg('g', {class: 'grid', 'aria-hidden': 'true'},
		across.ticks(width < 500 ? 4 : 8).map(t => {
			const at = frame.left + across.share(t) * (frame.right - frame.left);
			return [svg('line', {x1: at, x2: at, y1: frame.top, y2: frame.bottom}), svg('text', {x: at, y: frame.bottom + 16, 'text-anchor': 'middle'}, x.text(t).replace(/\.0+ /, ' '))];
		}),
		up.ticks(8).map(t => {
			const at = frame.bottom - up.share(t) * (frame.bottom - frame.top);
			return [svg('line', {x1: frame.left, x2: frame.right, y1: at, y2: at}), svg('text', {x: frame.left - 6, y: at + 4, 'text-anchor': 'end'}, y.text(t).replace(/\.0+ /, ' '))];
		}),
		svg('text', {x: frame.right, y: frame.bottom + 34, 'text-anchor': 'end', class: 'axis'}, `${x.name} →`),
		svg('text', {x: frame.left + 6, y: frame.top + 12, class: 'axis'}, `↑ ${y.name}`));
}

// boundLines are lines through the codec that is made as a bound.
function boundLines(points, frame, px, py) {
	return points.filter(p => page.codecs[p.codec].bound).map(p => svg('g', {class: 'boundline', 'aria-hidden': 'true'},
		svg('line', {x1: px(p.x), x2: px(p.x), y1: frame.top, y2: frame.bottom}),
		svg('line', {x1: frame.left, x2: frame.right, y1: py(p.y), y2: py(p.y)})));
}

// staircase is the border of the area that the front's points beat.
function staircase(front, px, py, frame) {
	let d = `M${px(front[0].x).toFixed(1)},${frame.top}`;
	for (const p of front) {
		d += `H${px(p.x).toFixed(1)}V${py(p.y).toFixed(1)}`;
	}
	return `${d}H${frame.right}`;
}

function scatterPoint(p, cx, cy, r, onFront, first, label) {
	const c = page.codecs[p.codec];
	const kind = ['shape', onFront && 'onfront', unsafeOn(p.codec, p.set) && 'unsafe', p.codec === reference && 'reference'].filter(k => k).join(' ');
	const side = r * 1.77; // a square with the circle's area
	const open = () => showEvidence(p.codec, p.set);
	return svg('g', {
		class: 'point', tabindex: first ? '0' : '-1', role: 'button', 'aria-label': label, 'data-codec': p.codec, 'data-key': `point-${p.codec}`,
		click: open, keydown: event => {
			if (event.key === 'Enter' || event.key === ' ') {
				event.preventDefault();
				open();
			}
		},
	},
	svg('title', {}, label),
	c.text ? svg('rect', {class: kind, x: cx - side / 2, y: cy - side / 2, width: side, height: side})
		: svg('circle', {class: kind, cx, cy, r}));
}

// pointLabels writes the names of important points where there is room.
function pointLabels(points, front, px, py, radius, frame) {
	const asked = state.q.trim() === '' ? new Set() : searched(state.q);
	const wanted = [...points.filter(p => asked.has(page.codecs[p.codec].name)), ...front, ...points.filter(p => p.codec === reference || page.codecs[p.codec].bound || page.codecs[p.codec].known)];
	const taken = [];
	const labels = [];
	for (const p of [...new Set(wanted)]) {
		const text = page.codecs[p.codec].name;
		const long = text.length * 6.4, r = radius(p) + 4;
		const spots = [[px(p.x) + r, py(p.y) + 4], [px(p.x) - r - long, py(p.y) + 4], [px(p.x) - long / 2, py(p.y) - r - 2], [px(p.x) - long / 2, py(p.y) + r + 10]];
		const spot = spots.find(([left, base]) => left > frame.left && left + long < frame.right + 12 && base > frame.top + 10 && base < frame.bottom
			&& !taken.some(t => left < t.left + t.long && t.left < left + long && Math.abs(base - t.base) < 13));
		if (spot) {
			taken.push({left: spot[0], base: spot[1], long});
			labels.push(svg('text', {class: 'pointlabel', x: spot[0], y: spot[1], 'aria-hidden': 'true'}, text));
		}
	}
	return labels;
}

const chartWidth = () => Math.max(300, Math.floor($('view').clientWidth));
