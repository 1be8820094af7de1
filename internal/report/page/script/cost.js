// The cost of a message: the times of its operations, plus those of the link and the collector, or the
// money that all of these cost. Of reads and writes the more frequent count once for a message, as in
// package advise. The cost is computed for each process, so that two codecs are compared within the
// same processes whatever the cost consists of.

// wayOf returns how costs are computed: the routes, each with operations and their shares, whether
// garbage counts, and the price of a nanosecond and of a byte. For each codec the cheapest route
// counts.
function wayOf(s) {
	const op = page.tasks.find(o => o.name === s.op);
	const most = Math.max(s.reads, 100 - s.reads);
	const reads = op.mix ? s.reads / most : 1;
	const writes = op.mix ? (100 - s.reads) / most : 1;
	const money = s.cost === 'money';
	return {
		routes: op.routes.map(r => ({
			name: r.name, sent: r.sent, messages: r.messages || 1,
			parts: [...r.write.map(operation => ({operation, weight: writes})), ...(r.read || []).map(operation => ({operation, weight: reads}))].filter(p => p.weight > 0)
				.map(p => r.messages && page.operations[p.operation].compression ? {...p, weight: p.weight / r.messages} : p),
		})),
		money, gc: s.gc, heap: heapOf(s),
		// Dollars are for 10⁹ messages, so a nanosecond counts as a second and a byte as a GB.
		perNS: money ? s.core / 3600 : 1,
		perByte: money ? s.traffic : s.link ? 8e9 / s.link : 0,
	};
}

const allCodecs = page.codecs.map((_, i) => i);

const plain = operation => ({routes: [{sent: operation, parts: [{operation, weight: 1}]}], money: false, gc: false, perNS: 1, perByte: 0});

const amount = (way, x) => way.money ? dollars(x) : duration(x);

// transfers reports whether a way is a transfer as in report.Transfers. Baselines don't take part
// in transfers.
const transfers = way => way.routes[0].name !== undefined;

// amountOf returns what an operation takes along a route, independent of prices: ns by process,
// bytes on the wire and bytes of garbage. If the codec can't do it, lacking says which operation it
// lacks. inParts are the cells of the parts, and inSent are the cells with the size.
function amountOf(set, codec, {name, messages = 1, parts}, inParts, inSent) {
	const found = [];
	for (let i = 0; i < parts.length; i++) {
		found[i] = inParts[i].get(codec);
		if (!found[i]?.times) {
			return {lacking: {operation: parts[i].operation, cell: found[i]}};
		}
	}
	const ns = new Float64Array(page.sets[set].processes);
	let garbage = 0, least = Infinity, most = 0;
	for (let i = 0; i < parts.length; i++) {
		const {weight} = parts[i], own = inNS(found[i]);
		garbage += weight * found[i].garbage;
		for (let p = 0; p < ns.length; p++) {
			ns[p] += weight * own[p];
		}
	}
	for (let p = 0; p < ns.length; p++) {
		if (ns[p] < least) {
			least = ns[p];
		}
		if (ns[p] > most) {
			most = ns[p];
		}
	}
	if (least === Infinity) {
		return {lacking: {operation: parts[0].operation, cell: {reason: 'no process measured all of it'}}};
	}
	// A codec that only decodes has its size in its decode cell.
	const wire = (inSent.get(codec)?.wire || found.find(cell => cell.wire > 0)?.wire || 0) / messages;
	return {ns, least, most, garbage, wire, route: name, logs: found.length === 1 ? found[0].times : null};
}

const amounts = []; // by data set

// amountsOf returns the amounts along each route, by codec. They are kept until the routes change,
// because a slider for a price computes costs on all data sets again.
function amountsOf(set, routes) {
	const key = JSON.stringify(routes);
	if (amounts[set]?.key !== key) {
		amounts[set] = {key, along: routes.map(route => {
			const inParts = route.parts.map(p => cells(set, p.operation)), inSent = cells(set, route.sent);
			return allCodecs.map(codec => amountOf(set, codec, route, inParts, inSent));
		})};
	}
	return amounts[set].along;
}

// costsOn returns the log cost of each codec by process, on its cheapest route. If it has no route,
// it returns what it lacks for the first one.
function costsOn(set, way) {
	const {perNS, perByte} = way;
	const perGarbage = way.gc && priced(set) ? garbagePrice(set, way.heap) * perNS : 0;
	const along = amountsOf(set, way.routes);
	const fixed = a => a.wire * perByte + a.garbage * perGarbage;
	const midOf = cost => locate(values(cost.times, page.sets[set].units)).mid;
	const costOf = a => {
		const cost = {wire: a.wire, route: a.route, shared: 0, times: a.logs && fixed(a) === 0 && perNS === 1 ? a.logs : logOf(a.ns, perNS, fixed(a))};
		if (a.garbage * perGarbage > 0) {
			cost.shared = a.garbage * perGarbage / Math.exp(midOf(cost)) * page.sets[set].collector.doubt;
		}
		return cost;
	};
	return allCodecs.map(codec => {
		if (transfers(way) && page.codecs[codec].floor) {
			return {times: null};
		}
		const open = along.map(all => all[codec]).filter(a => !a.lacking);
		if (open.length === 0) {
			return {times: null, lacking: along[0][codec].lacking};
		}
		// Skip routes that cost more in every process than another route does in any process.
		const most = Math.min(...open.map(a => fixed(a) + perNS * a.most));
		const [first, ...others] = open.filter(a => fixed(a) + perNS * a.least <= most).map(costOf);
		return others.reduce((best, c) => midOf(c) < midOf(best) ? c : best, first);
	});
}

// logOf returns the logarithms of costs by process.
function logOf(ns, perNS, fixed) {
	const logs = new Float64Array(ns.length);
	for (let p = 0; p < logs.length; p++) {
		logs[p] = Math.log(fixed + perNS * ns[p]);
	}
	return logs;
}

// whyNot says why a cell has no time.
function whyNot(c) {
	if (!c) {
		return 'not in this record';
	}
	return c.fault ? `fault: ${c.fault}` : c.reason || 'not measured';
}

// panelOf compares all codecs on a data set, with costs computed in a way.
function panelOf(set, way) {
	const costs = costsOn(set, way);
	return {set, costs, ...panel(costs.map(c => c.times), reference, page.sets[set].processes, page.sets[set].units || null, costs.map(c => c.shared || 0))};
}

// A Row is one codec's cost on a data set, absolute and relative to the reference's. Each estimate
// is computed on demand, because views of all data sets have thousands of rows and show only one of
// the two.
class Row {
	#cost = null;
	#ratio = null;

	constructor({set, costs, items}, codec) {
		const {times, lacking, wire, route, shared} = costs[codec];
		[this.codec, this.set, this.times, this.lacking, this.wire, this.route, this.shared, this.rank] = [codec, set, times, lacking, wire, route, shared, null];
		this.item = times ? items[codec] : null;
		this.size = times ? this.item.values.length : 0;
		this.against = items[reference];
	}

	get cost() {
		return this.#cost ||= this.times ? estimate(this.times, page.sets[this.set].units || null, this.shared) : unknown;
	}

	get ratio() {
		return this.#ratio ||= this.times && this.codec === reference ? {lo: 1, mid: 1, hi: 1} : ratio(this.item, this.against);
	}
}

const judge = (panel, codec) => new Row(panel, codec);

// derive ranks codecs on a data set. The rows are in the order of their costs.
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

// plainRanks returns the row of each codec in one operation, ranked among all codecs.
function plainRanks(set, operation) {
	const key = set * page.operations.length + operation;
	if (!derived.has(key)) {
		derived.set(key, new Map(derive(set, plain(operation), allCodecs).map(r => [r.codec, r])));
	}
	return derived.get(key);
}
