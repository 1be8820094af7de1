// The ranking: a bar for each codec, with the interval of its cost relative to the reference's.

function showRanking() {
	const set = chosenSet();
	const way = wayOf(state);
	const rows = derive(set, way, filtered(state));
	const there = rows.filter(r => r.times);
	for (const r of there) {
		r.class = page.codecs[r.codec].floor ? 'floor' : r.codec === reference ? 'reference' : '';
	}
	const parts = [h('h2', {}, state.data, h('small', {}, aboutSet(set)))];
	if (there.length > 0) {
		const usual = usualTags(there);
		const told = usual.map(tag => ` Most ${exceptions[tag].does}; the others are marked “${exceptions[tag].tag}”.`).join('');
		parts.push(legend(there, usual), hasChecks && marksMeaning(), table(rankingCaption(there, way, rows) + told, rankingColumns(there, way, usual), there));
	} else {
		parts.push(h('p', {class: 'empty'}, `None of the ${ofAll(choosable(rows.map(r => r.codec)).length)} that pass the filters has a time for this.`));
	}
	return [...parts, absentList(rows.filter(r => !r.times), set)];
}

function aboutSet(set) {
	const s = page.sets[set];
	return [s.about, s.json ? `${size(s.json)} as JSON` : ''].filter(t => t).join(' · ');
}

// rankingCaption says what is ranked. rows have times, and left are all that the filters leave.
function rankingCaption(rows, way, left) {
	const n = rows.filter(r => r.rank).length;
	const what = [taskText(way)];
	if (!way.money && state.link) {
		what.push(`a link of ${bitRate(state.link)}`);
	}
	if (way.money) {
		what.push(`$${state.core} per core and hour, $${state.traffic} per GB; dollars are for a billion messages`);
	}
	const collected = priced(rows[0].set);
	if (way.gc && collected) {
		what.push(`garbage collection with ${size(state.live * 2 ** 20)} in use and GOGC=${state.gogc}`);
	}
	const [times, pass] = [rows, left].map(all => choosable(all.map(r => r.codec)).length);
	const counts = pass < choosable(allCodecs).length ? ` ${ofAll(pass)} pass the filters, and ${times} of these have times.` : ` ${ofAll(times)} have times.`;
	const bound = rows.some(r => r.rank && page.codecs[r.codec].bound) ? ' with the bound' : '';
	const ranks = n > 0 ? ` Ranks are among ${n}${bound}; a range of ranks if the differences aren't measurable. Whiskers and ±: 95% prediction interval, for another ${page.moves ? 'program' : 'run'} on this machine.` : '';
	const rest = rows.some(r => !r.rank && !page.codecs[r.codec].floor) ? ` –: ${unranked(rows[0].set)}.` : '';
	const free = way.gc && !collected ? ' The cost leaves out garbage collection: the run did not measure its price here.' : '';
	return `${what.join(' + ')}.${free}${counts}${ranks}${rest}`;
}

// taskText says what a task consists of.
function taskText(way) {
	const {parts} = way.routes[0];
	if (transfers(way)) {
		const together = Math.max(...way.routes.map(r => r.messages));
		const of = together > 1 ? ` of one of ${together} messages that are compressed together` : '';
		return `encode, compress, decompress and decode${of}, each codec by the cheapest of ${way.routes.map(r => r.name).join(', ')}`;
	}
	const names = parts.map(p => page.operations[p.operation].name).join(' and ');
	return parts.some(p => p.weight !== 1) ? `${names} (reads to writes ${state.reads} : ${100 - state.reads})` : names;
}

// sampled names the sample of a data set.
const sampled = set => page.sets[set].units ? 'layouts' : 'processes';

const unranked = set => `no rank and no bounds, since fewer than ${page.enough} ${sampled(set)} measured all of this cost`;

function rankingColumns(rows, way, usual) {
	const ratios = rows.some(r => r.ratio.mid > 0);
	const value = ratios ? r => r.ratio : r => r.cost;
	const axis = logAxis([...rows.filter(r => !page.codecs[r.codec].floor).map(r => value(r).mid), ...(ratios ? [1] : [])]);
	const operations = chosenOperations();
	const all = [
		{key: 'rank', head: '#', kind: 'rank', title: 'range of places', content: r => r.rank || page.codecs[r.codec].floor ? places(r.rank) : h('span', {title: unranked(r.set)}, '–')},
		nameColumn(usual),
		{
			key: 'cost', head: ratios ? `×${page.reference}, logarithmic` : 'cost', kind: 'bars', value: r => value(r).mid,
			title: 'shorter is cheaper; the scale is logarithmic', extra: () => ticks(axis), content: r => bar(r, value(r), axis, ratios),
		},
	];
	if (ratios) {
		all.push(
			{key: 'ratio', head: `×${page.reference}`, kind: 'number', value: r => r.ratio.mid, title: `cost relative to ${page.reference}`, content: r => significant(r.ratio.mid)},
			{key: 'doubt', head: '±', kind: 'number faint', value: r => r.codec === reference ? NaN : relative(r.ratio), content: r => r.codec === reference ? '' : percent(relative(r.ratio))},
		);
	}
	all.push({key: 'amount', head: way.money ? '$/10⁹' : 'cost', kind: 'number', value: r => r.cost.mid, title: way.money ? 'dollars for a billion messages' : 'cost of one message', content: r => amount(way, r.cost.mid)});
	if (way.routes.length > 1) {
		all.push({key: 'by', head: 'by', title: 'the cheapest compressor for it', value: r => r.route, content: r => r.route});
	}
	for (const operation of operations) {
		const time = r => plainRanks(r.set, operation).get(r.codec)?.cost.mid ?? NaN;
		all.push({
			key: `operation-${operation}`, head: page.operations[operation].name, kind: 'number wide', value: time,
			title: page.operations[operation].about, content: r => Number.isNaN(time(r)) ? '–' : duration(time(r)),
		});
		usedIn(rows[0].set, operation).forEach((used, i) => {
			const figure = r => cells(r.set, operation).get(r.codec)?.used[i] || NaN;
			all.push({
				key: `used-${operation}-${i}`, head: used.head, kind: 'number wide', value: figure, title: used.title,
				content: r => Number.isNaN(figure(r)) ? '' : inUnit[used.unit](figure(r)),
			});
		});
	}
	if (rows.some(r => r.wire > 0)) {
		all.push({key: 'wire', head: 'wire, B', kind: 'number wide', title: 'mean encoded size in bytes', value: r => r.wire || NaN, content: r => r.wire > 0 ? count(r.wire) : ''});
	}
	return all;
}

const share = x => `${(100 * x).toFixed(2)}%`;

function ticks(axis) {
	return h('span', {class: 'ticks', 'aria-hidden': 'true'},
		axis.ticks(7).map(t => h('span', {style: `left:${share(axis.share(t))}`}, String(t))));
}

// bar draws an estimate with its interval. The figures are next to it.
function bar(row, {lo, mid, hi}, axis, ratios) {
	const floor = page.codecs[row.codec].floor;
	const bounded = !(row.codec === reference && ratios) && hi < Infinity;
	return h('span', {class: 'bar', 'aria-hidden': 'true', title: bounded ? `${significant(lo)} to ${significant(hi)}` : ''},
		ratios && h('span', {class: 'one', style: `left:${share(axis.share(1))}`}),
		!floor && h('span', {class: 'fill', style: `width:${share(axis.share(mid))}`}),
		!floor && bounded && h('span', {class: 'whisker', style: `left:${share(axis.share(lo))};width:${share(axis.share(hi) - axis.share(lo))}`}));
}

// absentList lists the codecs that have no cost, by cause.
function absentList(rows, set) {
	const causes = new Map();
	for (const r of rows) {
		const {operation, cell: c} = r.lacking;
		const cause = c && c.fault ? '' : whyNot(c);
		const name = page.operations[operation].name;
		if (!causes.has(cause)) {
			causes.set(cause, []);
		}
		causes.get(cause).push({codec: r.codec, name, fault: c && c.fault});
	}
	const faults = causes.get('') || [];
	causes.delete('');
	return [
		faults.length > 0 && h('section', {class: 'absent'}, h('h3', {}, 'Faults'),
			h('p', {class: 'faint'}, 'Their values did not survive the round trip, so they have no times.'),
			h('ul', {}, faults.map(f => h('li', {}, opener(f.codec, set, {}, page.codecs[f.codec].name), ` ${f.name}: ${f.fault}`)))),
		causes.size > 0 && h('section', {class: 'absent'}, h('h3', {}, 'Not here'),
			h('ul', {}, [...causes].map(([cause, all]) => h('li', {},
				all.map((a, i) => [i > 0 && ', ', opener(a.codec, set, {}, page.codecs[a.codec].name)]), ` (${cause})`)))),
	];
}
