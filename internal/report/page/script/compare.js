// Compare: a few codecs next to each other, over all data sets.

const mostPins = 5;

// pinned returns the compared codecs, by place: those that the reader chose, or else the reference
// and the three cheapest on the chosen data set.
function pinned() {
	const chosen = state.pins.split(',').map(name => page.codecs.findIndex(c => c.name === name)).filter(c => c >= 0);
	if (chosen.length > 0) {
		return [...new Set(chosen)].slice(0, mostPins);
	}
	const best = derive(chosenSet(), wayOf(state), filtered(state)).filter(r => r.times && isChoice(page.codecs[r.codec]) && r.codec !== reference);
	return [...reference >= 0 ? [reference] : [], ...best.slice(0, 3).map(r => r.codec)];
}

const pin = codecs => change({pins: codecs.map(c => page.codecs[c].name).join(',')});

function showCompare() {
	const pins = pinned();
	if (pins.length === 0) {
		return [h('p', {class: 'empty'}, `None of the ${named.codec}s has a time on ${state.data}.`)];
	}
	const others = allCodecs.filter(c => !pins.includes(c) && isChoice(page.codecs[c]));
	const add = h('select', {id: 'pin', 'aria-label': `Add a ${named.codec}`, change: event => pin([...pins, Number(event.target.value)])},
		h('option', {value: ''}, `Add a ${named.codec} …`), others.map(c => h('option', {value: c}, page.codecs[c].name)));
	const way = wayOf(state);
	const sets = page.sets.map((_, set) => {
		const all = panelOf(set, way);
		return {set, rows: pins.map(codec => judge(all, codec)), items: all.items};
	}).filter(s => s.rows.some(r => r.times));
	return [
		h('h2', {}, 'Side by side', h('small', {}, taskText(way))),
		h('p', {class: 'caption'}, `Costs are relative to the costs of ${page.codecs[pins[0]].name}, the first; ±: 95% prediction interval, for another ${page.moves ? 'program' : 'run'} on this machine. The mean is the geometric mean over the data sets in which the ratio has an interval; their number is in brackets.`),
		pins.length < mostPins && h('p', {}, add),
		h('div', {class: 'box', tabindex: '0', role: 'region', 'aria-label': 'Table'}, h('table', {class: 'compare'},
			h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, ''), pins.map((c, i) => h('th', {scope: 'col'},
				opener(c, chosenSet(), {class: 'open name', 'data-key': `name-${c}`}, breakable(page.codecs[c].name)),
				pins.length > 1 && h('button', {type: 'button', class: 'link unpin', 'aria-label': `Remove ${page.codecs[c].name}`, click: () => pin(pins.filter(p => p !== c))}, '✕'),
				i > 0 && h('button', {type: 'button', class: 'link unpin', 'aria-label': `Compare with ${page.codecs[c].name}`, title: 'compare the others with this one', click: () => pin([c, ...pins.filter(p => p !== c)])}, '⇤'))))),
			h('tbody', {}, factRows(pins)),
			comparedBody('Cost', 'mean', sets, relativeCost),
			comparedBody('Bytes of a message', 'mean, relative', sets, relativeSize),
			comparedBody('Allocations of an operation', '', sets, allocations))),
	];
}

// factRows are the facts about codecs that don't depend on the data.
function factRows(pins) {
	const facts = [
		['Format', c => c.format],
		['Needs', needsOf],
		['Read in', c => formatOf(c).languages ? `${formatOf(c).languages.length} other languages` : formatOf(c).onlyGo && 'Go only'],
		['Module', c => c.state],
		['Caveats', c => c.marks.filter(m => harms.includes(m)).join(', ')],
		['Loses', (c, i) => lostBy(pins[i]).map(losing).join(', ')],
	];
	return facts.map(([label, fact]) => h('tr', {}, h('th', {scope: 'row'}, label), pins.map((c, i) => h('td', {class: 'text'}, fact(page.codecs[c], i) || '–'))));
}

// comparedBody is a part of the table with a row for each data set. figures returns a text for each
// codec, and the log and the doubt of the number that enters the mean.
function comparedBody(title, mean, sets, figures) {
	const rows = sets.map(s => ({set: s.set, figures: s.rows.map((r, i) => r.times ? figures(s, r, i) : null)})).filter(r => r.figures.some(f => f));
	if (rows.length === 0) {
		return null;
	}
	const columns = rows[0].figures.length;
	const means = mean ? Array.from({length: columns}, (_, i) => geometric(rows.map(r => r.figures[i]).filter(f => f && Number.isFinite(f.doubt)))) : null;
	return h('tbody', {}, h('tr', {class: 'groups'}, h('th', {scope: 'rowgroup', colspan: columns + 1}, title)),
		means && rows.length > 1 && h('tr', {class: 'reference'}, h('th', {scope: 'row', class: 'codec'}, mean), means.map(m => h('td', {class: 'number'}, m))),
		rows.map(r => h('tr', {}, h('th', {scope: 'row'}, page.sets[r.set].name), r.figures.map(f => h('td', {class: 'number'}, f ? f.text : '–')))));
}

function relativeCost(s, r, i) {
	if (i === 0) {
		return {text: amount(wayOf(state), r.cost.mid), log: 0, doubt: 0};
	}
	const {lo, mid, hi} = ratio(r.item, s.rows[0].item);
	return mid > 0 ? {text: `${significant(mid)} ±${percent(relative({lo, mid, hi}))}`, log: Math.log(mid), doubt: Math.max(Math.log(hi / mid), Math.log(mid / lo))}
		: {text: amount(wayOf(state), r.cost.mid)};
}

function relativeSize(s, r, i) {
	const first = s.rows[0].wire;
	return r.wire > 0 ? {text: count(r.wire), ...first > 0 && {log: Math.log(r.wire / first), doubt: 0}} : null;
}

function allocations(s, r) {
	const all = chosenOperations().map(m => cells(s.set, m).get(r.codec)).filter(c => c && c.times);
	return {text: all.map(c => count(c.allocs)).join(' + ')};
}

// geometric writes the geometric mean of ratios, with its doubt and their number.
function geometric(figures) {
	if (figures.length === 0) {
		return '';
	}
	const mean = figures.reduce((sum, f) => sum + f.log, 0) / figures.length;
	const doubt = Math.sqrt(figures.reduce((sum, f) => sum + f.doubt ** 2, 0)) / figures.length;
	return `${significant(Math.exp(mean))}${doubt > 0 ? ` ±${percent(Math.exp(doubt) - 1)}` : ''} (${figures.length})`;
}
