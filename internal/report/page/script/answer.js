// The answer: the cheapest codecs that meet all needs, what excludes the others, and what would
// change the answer. The filters state the needs, and the sliders state the load.

const mostCandidates = 3;

function showAnswer() {
	const set = chosenSet();
	const way = wayOf(state);
	const all = derive(set, way, allCodecs).filter(r => r.times && isChoice(page.codecs[r.codec]));
	const left = new Set(filtered(state));
	const rows = all.filter(r => left.has(r.codec));
	const title = h('h2', {}, state.data, h('small', {}, aboutSet(set)));
	if (rows.length === 0) {
		return [title, h('p', {class: 'empty'}, `None of the ${several(realCodecs([...left]).length, named.codec)} that pass the filters has a time for this.`)];
	}
	const sound = rows.filter(isSound);
	const choices = shortlist(sound.length > 0 ? sound : rows);
	const first = choices[0].row;
	const careful = rows.filter(r => !sound.includes(r) && sound.length > 0 && compare(r.item, first.item) < 0).slice(0, mostCandidates);
	return [
		title,
		h('p', {class: 'caption'}, `${answerCaption(way)} ${rows.length === all.length ? `${several(all.length, named.codec)} can do it.` : `${rows.length} of ${several(all.length, named.codec)} ${rows.length === 1 ? 'meets' : 'meet'} all needs.`}`),
		h('ol', {class: 'candidates'}, choices.map(({row, alike}) => candidate(row, way, row !== first && compare(row.item, first.item) === 0, alike))),
		careful.length > 0 && h('p', {}, 'Cheaper, but to be used with care: ', careful.map((r, i) => [i > 0 && '; ', listOf([r]), ` (${minds(r)[0]})`]), '.'),
		h('p', {}, h('button', {type: 'button', class: 'link', 'data-key': 'all', click: () => change({view: 'ranking'})}, `All ${rows.length}, with their intervals`)),
		excludedBy(all, first),
		wouldChange(first, rows, way),
	];
}

// shortlist picks up to three rows from rows sorted by cost. It groups libraries of one format
// whose costs are not measurably different, and picks the one with the fewest caveats from each
// group.
function shortlist(rows) {
	const choices = [];
	let left = rows;
	while (left.length > 0 && choices.length < mostCandidates) {
		const [cheapest] = left;
		const same = r => r === cheapest || page.codecs[r.codec].format === page.codecs[cheapest.codec].format && compare(r.item, cheapest.item) === 0;
		const group = left.filter(same);
		const row = group.reduce((best, r) => minds(r).length < minds(best).length ? r : best);
		choices.push({row, alike: group.filter(r => r !== row)});
		left = left.filter(r => !same(r));
	}
	return choices;
}

// isChoice reports whether a reader may choose the codec: it makes values, is not a bound, and
// carries all parts of the type.
const isChoice = c => !c.floor && !c.bound && !c.partial;

// isSound reports whether the codec can be recommended: values are safe whatever a program does
// with them, and its module is maintained and has no known advisory.
function isSound(r) {
	const c = page.codecs[r.codec];
	return !marksOn(r.codec, r.set).some(m => harms.includes(m)) && !remembers(r) && !c.open && (!c.state || ['maintained', 'with Go'].includes(c.state));
}

// remembers reports whether the codec keeps results of messages, so that its times are those of
// finding results.
const remembers = r => page.operations.some((_, m) => cells(r.set, m).get(r.codec)?.notes.includes('remembers'));

const listOf = rows => rows.map((r, i) => [i > 0 && ', ', opener(r.codec, r.set, {}, page.codecs[r.codec].name)]);

function answerCaption(way) {
	const what = [taskText(way)];
	if (way.money) {
		what.push(`$${state.core} per core and hour and $${state.traffic} per GB`);
	} else if (state.link) {
		what.push(`a link of ${bitRate(state.link)}`);
	}
	if (way.gc) {
		what.push(`garbage collection with ${size(state.live * 2 ** 20)} in use`);
	}
	return `The cheapest for: ${what.join(' + ')}.`;
}

function candidate(r, way, equal, alike) {
	const c = page.codecs[r.codec];
	const others = r.ratio.mid > 0 && r.codec !== reference;
	return h('li', {class: equal ? 'equal' : false},
		h('h3', {}, opener(r.codec, r.set, {class: 'open name', 'data-key': `name-${r.codec}`}, breakable(c.name)),
			h('small', {}, c.format)),
		h('p', {class: 'figure'}, amount(way, r.cost.mid), others && h('small', {}, ` ×${significant(r.ratio.mid)} ${page.reference} ±${percent(relative(r.ratio))}`)),
		h('ul', {}, reasons(r, equal).map(text => h('li', {}, text)), minds(r).map(text => h('li', {class: 'mind'}, text)),
			alike.length > 0 && h('li', {}, 'no measurable difference in cost, and at least as many caveats: ', listOf(alike))));
}

// reasons lists the reasons for a codec.
function reasons(r, equal) {
	const c = page.codecs[r.codec];
	const all = [];
	if (r.codec === reference) {
		all.push('the others are compared with it');
	} else if (r.ratio.hi < 1) {
		all.push(`saves ${percent(1 - r.ratio.mid)} of the cost of ${page.reference}`);
	}
	if (equal) {
		all.push('no measurable difference from the first');
	}
	const own = reference >= 0 ? wireOf(reference, r.set) : NaN;
	if (r.wire > 0) {
		const less = 1 - r.wire / own;
		all.push(`${count(r.wire)} B for a message${less > 0.005 ? `, ${percent(less)} fewer than ${page.reference}` : less < -0.005 ? `, ${percent(-less)} more than ${page.reference}` : ''}`);
	}
	all.push(needsOf(c));
	all.push(loadOf(r));
	const {languages} = formatOf(c);
	all.push(languages ? `read in ${languages.length > 4 ? `${languages.length} other languages` : languages.join(', ')}` : formatOf(c).onlyGo && 'can only be read in Go');
	return all.filter(text => text);
}

// loadOf states the share of a core, the network traffic and the money that the reader's load
// takes.
function loadOf(r) {
	const {write, read = []} = chosenTask().routes[0];
	if (!state.rate || write.length > 1 || read.length > 1) {
		return '';
	}
	const reads = read.length === 0 ? 0 : state.reads / 100;
	const time = operations => operations.length > 0 ? plainRanks(r.set, operations[0]).get(r.codec)?.cost.mid ?? NaN : 0;
	const cores = state.rate * ((1 - reads) * time(write) + reads * time(read)) / 1e9;
	const bytes = state.rate * r.wire;
	const month = 730 * cores * state.core + bytes * 730 * 3600 / 1e9 * state.traffic;
	return cores >= 0 && bytes >= 0 && `at ${state.rate.toLocaleString('en')} messages a second ${significant(100 * cores)}% of a core and ${size(bytes)}/s: $${significant(month)} a month, by a core at $${state.core} an hour and traffic at $${state.traffic} per GB`;
}

// needsOf says what a program needs in order to use a codec for a type. It is '' if that is not
// known.
const needsOf = c => c.code === 'none' ? c.schema ? `needs a ${c.schema} file` : 'no code for each type'
	: c.code ? c.schema ? `code from a ${c.schema} file` : 'code for each type' : '';

// losing says what values lose, in a few words.
const losing = rule => ({zone: 'loses the zone of a time', 'nil or empty': 'does not distinguish a nil slice or map from an empty one', 'nil or zero': 'does not distinguish a nil pointer from a pointer to a zero value'}[rule]
	|| rule.replace(/^time to /, 'keeps a time to '));

// minds lists the caveats of a codec on a data set.
function minds(r) {
	const c = page.codecs[r.codec];
	const lost = new Set(page.operations.flatMap((_, m) => cells(r.set, m).get(r.codec)?.lost || []));
	const lowered = new Set(page.operations.flatMap((_, m) => cells(r.set, m).get(r.codec)?.lowered || []));
	return [
		...marksOn(r.codec, r.set).filter(m => harms.includes(m)).map(m => page.meanings[m] || m),
		remembers(r) && page.meanings.remembers,
		...[...lost].map(losing),
		lowered.size > 0 && `the format lacks kinds that the type has: ${[...lowered].join(', ')}`,
		c.state && !['maintained', 'with Go'].includes(c.state) && (c.state === 'not known' ? 'the last change of its module is unknown' : `its module is ${c.state}`),
		c.open > 0 && `${several(c.open, 'open advisory').replace('advisorys', 'advisories')}`,
	].filter(text => text);
}

// excludedBy says for each need which codecs would be cheaper without it.
function excludedBy(all, first) {
	const active = filters.filter(f => f.on(state));
	if (active.length === 0) {
		return null;
	}
	return h('section', {}, h('h3', {}, 'Excluded'), h('ul', {}, active.map(f => {
		const out = all.filter(r => !f.keeps(page.codecs[r.codec], state, r.codec));
		const cheaper = out.filter(r => compare(r.item, first.item) < 0).slice(0, mostCandidates);
		return h('li', {}, h('b', {}, f.label(state)), `: ${several(out.length, named.codec)}`,
			cheaper.length > 0 && ['; cheaper than the first: ', listOf(cheaper)], '. ',
			h('button', {type: 'button', class: 'link', click: () => change({[f.field]: fallbacks[f.field]})}, 'Without it'));
	})));
}

// wouldChange states the link speeds and mixes at which another candidate becomes the cheapest. It
// computes them from the mean times.
function wouldChange(first, rows, way) {
	if (way.money || way.gc || transfers(way) || rows.length < 2) {
		return null;
	}
	const others = rows.filter(r => r !== first && isSound(r) === isSound(first));
	// takeover finds the least change below a limit at which another candidate costs less. slope
	// returns by how much a row's cost changes with it.
	const takeover = (limit, slope) => others.filter(r => compare(r.item, first.item) !== 0).reduce((best, r) => {
		const fall = slope(first) - slope(r);
		const at = (r.cost.mid - first.cost.mid) / fall;
		return fall > 0 && at > 0 && at < best.at && at < limit ? {at, r} : best;
	}, {at: Infinity, r: null});
	const changes = [];
	const tell = ({r}, text) => r && changes.push(h('li', {}, text, ': ', listOf([r]), '.'));
	const slower = takeover(Infinity, r => r.wire);
	tell(slower, `On links slower than ${bitRate(8e9 / (way.perByte + slower.at))}`);
	const faster = takeover(way.perByte, r => -r.wire);
	tell(faster, `On links faster than ${bitRate(8e9 / (way.perByte - faster.at))}`);
	const {write, read} = chosenTask().routes[0];
	if (chosenTask().mix && write.length === 1 && read?.length === 1) {
		const time = (r, operation) => plainRanks(r.set, operation).get(r.codec)?.cost.mid ?? NaN;
		const slope = r => time(r, read[0]) - time(r, write[0]);
		const more = takeover(1 - state.reads / 100, slope);
		tell(more, `If more than ${significant(state.reads + 100 * more.at)}% of operations are reads`);
		const fewer = takeover(state.reads / 100, r => -slope(r));
		tell(fewer, `If fewer than ${significant(state.reads - 100 * fewer.at)}% of operations are reads`);
	}
	return changes.length > 0 && h('section', {}, h('h3', {}, 'What would change it'), h('ul', {}, changes));
}
