// The cost of an operation: its time, that of the link and the collector, or what both
// cost in money. It is computed for each process, so that two codecs are compared within
// the same processes whatever the cost is made of.

// A way of counting: the routes, each of models with their shares, of which a codec takes
// the cheapest, whether garbage counts, and what a nanosecond and a byte cost.
function wayOf(s) {
	const op = page.operations.find(o => o.name === s.op);
	const reads = op.mix ? s.reads / 100 : 1;
	const writes = op.mix ? 1 - reads : 1;
	const money = s.cost === 'money';
	return {
		routes: op.routes.map(r => ({
			name: r.name, sent: r.sent, messages: r.messages || 1,
			parts: [...r.write.map(model => ({model, weight: writes})), ...(r.read || []).map(model => ({model, weight: reads}))].filter(p => p.weight > 0)
				.map(p => r.messages && page.models[p.model].compression ? {...p, weight: p.weight / r.messages} : p),
		})),
		money, gc: s.gc, heap: heapOf(s),
		// Dollars are for 10⁹ operations, in which a nanosecond is a second and a byte a GB.
		perNS: money ? s.core / 3600 : 1,
		perByte: money ? s.traffic : s.link ? 8e9 / s.link : 0,
	};
}

const allCodecs = page.codecs.map((_, i) => i);

const plain = model => ({routes: [{sent: model, parts: [{model, weight: 1}]}], money: false, gc: false, perNS: 1, perByte: 0});

const amount = (way, x) => way.money ? dollars(x) : duration(x);

// transfers reports whether a way is one of report.Transfers, where what is no codec has
// no part.
const transfers = way => way.routes[0].name !== undefined;

// costOf returns the log cost by process on the cheapest route, or what the codec lacks
// for the first.
function costOf(set, codec, way) {
	const all = way.routes.map(route => costAlong(set, codec, way, route));
	const open = all.filter(c => c.times);
	if (open.length < 2) {
		return open[0] || all[0];
	}
	const middle = c => quantile(values(c.times, page.sets[set].units), 0.5);
	return open.reduce((best, c) => middle(c) < middle(best) ? c : best);
}

function costAlong(set, codec, way, {name, sent, messages = 1, parts}) {
	const there = parts.map(p => ({...p, cell: cells(set, p.model).get(codec)}));
	const lacking = there.find(p => !p.cell || !p.cell.times);
	if (lacking) {
		return {times: null, lacking: {model: lacking.model, cell: lacking.cell}};
	}
	// What only decodes has its size from there.
	const wire = (cells(set, sent).get(codec)?.wire || there.find(p => p.cell.wire > 0)?.cell.wire || 0) / messages;
	const perByte = way.gc && priced(set) ? garbagePrice(set, way.heap) * way.perNS : 0;
	const fixed = there.reduce((sum, p) => sum + p.weight * p.cell.bytes * perByte, wire * way.perByte);
	if (there.length === 1 && fixed === 0 && way.perNS === 1) {
		return {times: there[0].cell.times, wire, route: name};
	}
	const times = new Float64Array(page.sets[set].processes).fill(fixed);
	for (const {weight, cell} of there) {
		const ns = inNS(cell);
		for (let i = 0; i < times.length; i++) {
			times[i] += weight * way.perNS * ns[i];
		}
	}
	for (let i = 0; i < times.length; i++) {
		times[i] = Math.log(times[i]);
	}
	if (times.every(t => t !== t)) { // no process measured all of it
		return {times: null, lacking: {model: parts[0].model, cell: {reason: 'no process measured all of it'}}};
	}
	return {times, wire, route: name};
}

// whyNot says why a cell has no time.
function whyNot(c) {
	if (!c) {
		return 'not in this record';
	}
	return c.fault ? `fault: ${c.fault}` : c.reason || 'not measured';
}


// panelOf compares all codecs on a data set in a way of counting.
function panelOf(set, way) {
	const costs = allCodecs.map(codec => transfers(way) && page.codecs[codec].floor ? {times: null} : costOf(set, codec, way));
	return {set, costs, ...panel(costs.map(c => c.times), reference, page.sets[set].processes, page.sets[set].units || null)};
}

// judge estimates the cost of one codec, absolute and relative to the reference's.
function judge({set, costs, items}, codec) {
	const {times, lacking, wire, route} = costs[codec];
	const row = {codec, set, times, lacking, wire, route, size: 0, cost: unknown, ratio: unknown, rank: null, item: null};
	if (!times) {
		return row;
	}
	row.item = items[codec];
	row.size = row.item.values.length;
	row.cost = estimate(times, page.sets[set].units || null);
	row.ratio = codec === reference ? {lo: 1, mid: 1, hi: 1} : ratio(row.item, items[reference]);
	return row;
}

// derive ranks codecs on a data set. The rows are in the order of their cost.
function derive(set, way, codecs) {
	const all = panelOf(set, way);
	const rows = codecs.filter(c => !(transfers(way) && page.codecs[c].floor)).map(codec => judge(all, codec));
	const ranked = rows.map(r => r.size >= Math.max(page.enough, 1) && !page.codecs[r.codec].floor && !page.codecs[r.codec].partial ? r.item : null);
	ranks(ranked).forEach((rank, i) => {
		rows[i].rank = rank;
	});
	const last = x => Number.isNaN(x) ? Infinity : x;
	const order = (x, y) => last(x) === last(y) ? 0 : last(x) - last(y);
	return rows.sort((a, b) => !transfers(way) && order(a.ratio.mid, b.ratio.mid) || order(a.cost.mid, b.cost.mid));
}

const derived = new Map();

// plainRanks returns the row of each codec in one model, ranked among all codecs.
function plainRanks(set, model) {
	const key = set * page.models.length + model;
	if (!derived.has(key)) {
		derived.set(key, new Map(derive(set, plain(model), allCodecs).map(r => [r.codec, r])));
	}
	return derived.get(key);
}
