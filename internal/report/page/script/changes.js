// What would change the answer: a need that is dropped, another link, another mix. Package advise
// explains the rules.

// excludedBy says for each need how many codecs it excludes, and which of them are cheaper than the
// first.
function excludedBy(all, first) {
	const out = filters.filter(f => f.on(state)).map(f => ({f, rows: all.filter(r => !f.keeps(page.codecs[r.codec], state, r.codec))})).filter(({rows}) => rows.length > 0);
	if (out.length === 0) {
		return null;
	}
	return h('section', {}, h('h3', {}, 'Excluded'), h('ul', {}, out.map(({f, rows}) => {
		const cheaper = first ? rows.filter(r => ratio(r.item, first.item).hi < 1).slice(0, mostCandidates) : rows.slice(0, mostCandidates);
		return h('li', {}, h('b', {}, f.label(state)), `: ${several(rows.length, named.codec)}`,
			cheaper.length > 0 && [first ? '; cheaper than the first: ' : '; the first of them: ', listOf(cheaper)], '. ',
			h('button', {type: 'button', class: 'link', click: () => change({[f.field]: fallbacks[f.field]})}, 'Remove this need'));
	})));
}

// leastDrops states the smallest sets of needs that must be dropped to leave a codec, and the first codec
// that each leaves.
function leastDrops(all) {
	const active = filters.filter(f => f.on(state));
	const failing = all.map(r => ({r, out: active.filter(f => !f.keeps(page.codecs[r.codec], state, r.codec))}));
	const least = Math.min(...failing.map(f => f.out.length));
	const found = new Map();
	for (const {r, out} of [...failing.filter(f => isSound(f.r)), ...failing.filter(f => !isSound(f.r))]) {
		const set = out.map(f => f.field).join();
		if (out.length === least && !found.has(set)) {
			found.set(set, {r, out});
		}
	}
	return found.size > 0 && h('ul', {}, [...found.values()].map(({r, out}) => h('li', {},
		h('button', {type: 'button', class: 'link', click: () => change(Object.fromEntries(out.map(f => [f.field, fallbacks[f.field]])))}, `Without ${out.map(f => f.label(state)).join(' and ')}`),
		', and with the other needs: ', listOf([r]), r.ratio.mid > 0 && `, ${significant(r.ratio.mid)} times the cost of ${page.reference}`, '.')));
}

// Series of loads are tried in these steps, and links between these speeds in bits per second.
const linkStep = 1.002, mixStep = 0.001, slowest = 1e4, fastest = 1e13;

// wouldChange states the links and mixes at which another candidate becomes the cheapest. It computes
// them from the mean times.
function wouldChange(first, rows, way) {
	const [{parts}] = way.routes;
	if (way.money || way.routes.length > 1 || state.rate || rows.length < 2) {
		return null;
	}
	const price = way.gc && priced(first.set) ? garbagePrice(first.set, way.heap) : 0;
	const others = rows.filter(r => !tied(r, first));
	const partsOf = r => parts.map(p => ({time: plainRanks(r.set, p.operation).get(r.codec)?.cost.mid ?? NaN, bytes: cells(r.set, p.operation).get(r.codec)?.garbage ?? 0}));
	const known = new Map([first, ...others].map(r => [r, partsOf(r)]));
	const costOf = (r, {weights, link}) => known.get(r).reduce((sum, p, i) => sum + weights[i] * (p.time + p.bytes * price), 0) + (link ? 8e9 * r.wire / link : 0);
	const load = {weights: parts.map(p => p.weight), link: state.link, reads: state.reads / 100};
	const changes = [];
	const tell = (loads, say) => {
		for (const at of loads) {
			const limit = costOf(first, at);
			const next = others.find(r => costOf(r, at) < limit);
			if (next) {
				changes.push(h('li', {}, `${say(at)}: `, listOf([next]), '.'));
				return;
			}
		}
	};
	tell(linksFrom(load, 1 / linkStep), l => `On links slower than ${speed(l.link)}`);
	tell(linksFrom(load, linkStep), l => `On links faster than ${speed(l.link)}`);
	if (chosenTask().mix && parts.length === 2) {
		tell(mixesFrom(load, mixStep), l => `If more than ${significant(100 * l.reads)} of 100 operations are reads`);
		tell(mixesFrom(load, -mixStep), l => `If fewer than ${significant(100 * l.reads)} of 100 operations are reads`);
	}
	return changes.length > 0 && h('section', {}, h('h3', {}, 'What would change it'), h('ul', {}, changes));
}

// linksFrom returns the load over slower or over faster links than its own.
function* linksFrom(load, step) {
	if (load.link === 0 && step > 1) {
		return;
	}
	for (let link = (load.link || fastest) * step; link > slowest && link < fastest; link *= step) {
		yield {...load, link};
	}
}

// mixesFrom returns the load with more or with fewer reads.
function* mixesFrom(load, step) {
	for (let reads = load.reads + step; reads > 0 && reads < 1; reads += step) {
		const most = Math.max(reads, 1 - reads);
		yield {...load, reads, weights: [(1 - reads) / most, reads / most]};
	}
}

// speed writes bits per second as links are named, in two digits.
function speed(bits) {
	let rounded = Number(bits.toExponential(1)), unit = 0;
	const units = ['bit/s', 'kbit/s', 'Mbit/s', 'Gbit/s'];
	while (unit < units.length - 1 && rounded >= 1000) {
		rounded /= 1000;
		unit++;
	}
	return `${rounded.toFixed(rounded < 10 ? 1 : 0)} ${units[unit]}`;
}
