// The scale of the reader's load: what a codec takes in total, as in package advise.

const secondsOfMonth = 730 * 3600;

// totalOf returns what a codec takes for the messages of the reader: cores, GB sent in a month, GB
// stored, and dollars a month. It is null without a rate, and for tasks that are no mix of operations.
function totalOf(r) {
	const {routes} = wayOf(state);
	if (!state.rate || routes.length > 1 || ofMessages) {
		return null;
	}
	if (!r.total) {
		const [{parts}] = routes;
		const time = parts.reduce((sum, p) => sum + p.weight * (plainRanks(r.set, p.operation).get(r.codec)?.cost.mid ?? NaN), 0);
		const garbage = parts.reduce((sum, p) => sum + p.weight * (cells(r.set, p.operation).get(r.codec)?.garbage ?? 0), 0);
		const price = state.gc && priced(r.set) ? garbagePrice(r.set, heapOf(state)) : 0;
		const writes = chosenTask().mix ? Math.min(1, (100 - state.reads) / Math.max(state.reads, 100 - state.reads)) : 1;
		const cores = state.rate * (time + garbage * price) / 1e9;
		const sent = state.rate * r.wire * secondsOfMonth / 1e9;
		const stored = state.rate * writes * r.wire * state.keep * 86400 * state.copies / 1e9;
		r.total = {cores, sent, stored, processor: cores * 730 * state.core, money: sent * state.traffic + stored * state.storage};
	}
	return r.total;
}

// isLight reports whether a codec takes so little processor time that it decides nothing.
function isLight(r) {
	const total = totalOf(r);
	return total !== null && total.cores < page.light;
}

// inRank sorts rows. With a rate it ranks by money, in which too little processor time does not count,
// and then by bytes.
function inRank(rows) {
	const matters = r => totalOf(r).money + (isLight(r) ? 0 : totalOf(r).processor);
	const by = (x, y) => x < y ? -1 : x > y ? 1 : 0;
	return [...rows].sort((x, y) => {
		let order = 0;
		if (totalOf(x) && totalOf(y)) {
			order = by(matters(x), matters(y)) || (isLight(x) && isLight(y) ? by(x.wire, y.wire) : 0);
		}
		return order || by(x.ratio.mid, y.ratio.mid) || by(x.cost.mid, y.cost.mid) || by(page.codecs[x.codec].name, page.codecs[y.codec].name);
	});
}

// decimal writes GB in units of a thousand, as networks and storage are sold.
const decimal = gb => inUnits(gb * 1e9, 999.5, 1000, ['B', 'kB', 'MB', 'GB', 'TB', 'PB']);
const dollarsOf = x => x >= 99.5 ? `$${fixed(x, 0)}` : `$${fixed(x, 2)}`;

// totalRows are the rows of the answer about totals.
function totalRows() {
	const row = (label, text) => [label, r => totalOf(r) && text(totalOf(r))];
	return state.rate ? [
		row('Core', t => percent(t.cores)), row('Sent a month', t => decimal(t.sent)), row('Stored', t => decimal(t.stored)),
		row('Cost a month', t => dollarsOf(t.money + t.processor)),
	] : [];
}

// scaleText says what the first candidate saves in total, and whether processor time counts.
function scaleText(sound, first, all) {
	if (!totalOf(first)) {
		return null;
	}
	const light = sound.filter(isLight).length;
	const texts = [`At ${state.rate.toLocaleString('en')} messages a second, with a core for $${state.core} an hour, $${state.traffic} for a GB on the network and $${state.storage} for a GB stored for a month:`];
	if (light > 0) {
		texts.push(`${light === sound.length ? 'all sound candidates take' : `${light} of ${sound.length} sound candidates take`} less than ${percent(page.light)} of a core, so their processor time decides nothing: bytes do.`);
	}
	const ref = all.find(r => r.codec === reference);
	if (ref && ref !== first && totalOf(ref)) {
		const was = totalOf(ref), now = totalOf(first);
		const saves = [
			was.cores - now.cores > 0.01 && `${percent(was.cores - now.cores)} of a core`,
			was.sent - now.sent > 0.01 * was.sent && `${decimal(was.sent - now.sent)} a month on the network`,
			was.stored - now.stored > 0.01 * was.stored && `${decimal(was.stored - now.stored)} in storage`,
		].filter(s => s);
		const name = page.codecs[first.codec].name;
		texts.push(saves.length > 0 ? `${name} saves ${saves.join(', ')}, compared with ${page.reference}: ${dollarsOf(was.money + was.processor - now.money - now.processor)} a month.`
			: `${name} saves nothing that matters, compared with ${page.reference}.`);
	}
	return h('p', {}, texts.join(' '));
}
