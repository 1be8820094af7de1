// A table that the reader sorts by its heads.

// table makes such a table. A column has a key, a head, and functions for a row's content and for
// the value to sort by; without a value it can't be sorted. kind becomes a class of its cells.
// Adjacent columns with the same group share a head above theirs.
function table(caption, columns, rows) {
	const by = columns.find(c => c.key === state.sort && c.value);
	const sorted = by ? sortRows(rows, by.value, state.down) : rows;
	return boxed(caption, {},
		h('thead', {}, groupHeads(columns), h('tr', {}, columns.map(head))),
		arrows(h('tbody', {}, sorted.map(r => h('tr', {class: r.class},
			columns.map(c => h(c.header ? 'th' : 'td', {class: c.kind, scope: c.header && 'row'}, c.content(r)))))),
		'.name', (names, i, key) => key === 'ArrowDown' || key === 'ArrowUp' ? along(names, i, key) : undefined));
}

// boxed puts a table into a box that scrolls if the table is too wide, below its caption.
function boxed(caption, attributes, ...parts) {
	return [h('p', {class: 'caption', id: 'caption'}, caption),
		h('p', {class: 'faint download'}, h('button', {type: 'button', class: 'link', 'data-key': 'csv', click: event => downloadCSV(event.target.closest('p').nextElementSibling.querySelector('table'))}, 'Download as CSV')),
		h('div', {class: 'box', tabindex: '0', role: 'region', 'aria-label': 'Table'}, h('table', {'aria-describedby': 'caption', ...attributes}, parts))];
}

// csv returns a table as it is shown, heads and rows, without bars and tags.
function csv(shown) {
	const bare = cell => {
		const text = (cell.querySelector('.name, .sort') || cell).textContent.replace(/ [▲▼]$/, '');
		return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
	};
	const rows = [...shown.querySelectorAll('thead tr:last-child, tbody tr')].map(row => [...row.cells].filter(c => !c.classList.contains('bars')).map(bare).join(','));
	return rows.join('\n') + '\n';
}

function downloadCSV(shown) {
	const href = URL.createObjectURL(new Blob([csv(shown)], {type: 'text/csv'}));
	h('a', {href, download: `wirebench-${state.data}-${state.view}.csv`}).click();
	setTimeout(() => URL.revokeObjectURL(href), 1000);
}

// groupHeads is a row above the heads, for adjacent columns of one group.
function groupHeads(columns) {
	if (!columns.some(c => c.group)) {
		return null;
	}
	const groups = [];
	for (const {group = ''} of columns) {
		if (groups.length > 0 && groups.at(-1).group === group) {
			groups.at(-1).span++;
		} else {
			groups.push({group, span: 1});
		}
	}
	return h('tr', {class: 'groups'}, groups.map(g => h(g.group ? 'th' : 'td', {colspan: g.span, scope: g.group && 'colgroup'}, g.group)));
}

function head(column) {
	const on = column.value && column.key === state.sort;
	const direction = on ? (state.down ? 'descending' : 'ascending') : false;
	const label = column.value
		? h('button', {
			type: 'button', class: 'sort', 'data-key': `sort-${column.key}`, title: column.title,
			click: () => change(nextSort(column.key)),
		}, column.head, on && h('span', {'aria-hidden': 'true'}, state.down ? ' ▼' : ' ▲'))
		: h('span', {title: column.title}, column.head);
	return h('th', {class: column.kind, scope: 'col', 'aria-sort': direction}, label, column.extra && column.extra());
}

// nextSort goes from ascending to descending and then to the order of cost.
function nextSort(key) {
	if (state.sort !== key) {
		return {sort: key, down: false};
	}
	return state.down ? {sort: '', down: false} : {sort: key, down: true};
}

// sortRows sorts by numbers or names. Rows without a value are last in either direction.
function sortRows(rows, value, down) {
	const none = x => x === null || x === undefined || Number.isNaN(x);
	return [...rows].sort((a, b) => {
		const x = value(a), y = value(b);
		if (none(x) || none(y)) {
			return none(x) - none(y);
		}
		const order = typeof x === 'string' ? x.localeCompare(y) : x - y;
		return down ? -order : order;
	});
}

// nameColumn has the codec's name, which opens its evidence, the marks of checks, and the caveats that are
// not usual.
const nameColumn = usual => ({
	key: 'name', head: named.codec, kind: 'codec', header: true,
	value: r => page.codecs[r.codec].name.toLowerCase(),
	content: r => [
		opener(r.codec, r.set, {class: 'open name', 'data-key': `name-${r.codec}`}, breakable(page.codecs[r.codec].name)),
		checkMarks(r.codec),
		marked(r, usual).map(([tag, meaning, mind]) => h('span', {class: mind ? 'tag mind' : 'tag', title: meaning}, tag)),
	],
});

// exceptions are for tags that most codecs may have. Each has the tag for codecs without it, and
// says what the others do.
const exceptions = {
	'times in UTC': {tag: 'keeps zones', does: 'lose the zone of a time'},
	'converts types': {tag: 'as it is', does: 'lack kinds of the type, and use other kinds instead'},
};

// usualTags returns the tags above that more than half of the rows have. The caption mentions these
// tags, and the other codecs are marked instead.
function usualTags(rows) {
	const real = rows.filter(r => !page.codecs[r.codec].floor);
	return Object.keys(exceptions).filter(tag => 2 * real.filter(r => tags(r.codec, r.set).some(([t]) => t === tag)).length > real.length);
}

function marked(r, usual) {
	const all = tags(r.codec, r.set);
	const lacked = page.codecs[r.codec].floor ? [] : usual.filter(tag => !all.some(([t]) => t === tag));
	return [...all.filter(([tag]) => !usual.includes(tag)), ...lacked.map(tag => [exceptions[tag].tag, `most ${exceptions[tag].does}`, false])];
}

// breakable lets a name break after its slashes.
const breakable = name => name.split(/(?<=\/)/).flatMap((part, i) => i > 0 ? [h('wbr'), part] : [part]);

// tags returns short words about a codec with their meanings, the worst first. The third element
// says whether the tag is a danger; small screens have room only for these.
function tags(codec, set) {
	const c = page.codecs[codec];
	const all = [];
	if (c.floor) {
		all.push(['no codec', page.meanings[c.marks.find(m => page.meanings[m])]]);
	}
	if (c.bound) {
		all.push(['bound', page.meanings.bound]);
	}
	for (const [mark, tag] of Object.entries(tagOf)) {
		if (marksOn(codec, set).includes(mark)) {
			all.push([tag, page.meanings[mark] || mark, true]);
		}
	}
	const of = fact => [...new Set(page.operations.flatMap((_, m) => cells(set, m).get(codec)?.[fact] ?? []))];
	if (of('notes').includes('remembers')) {
		all.push(['remembers', page.meanings.remembers, true]);
	}
	for (const rule of of('lost')) { // as the format says, so none is a danger
		all.push([losing(rule), changed[rule] || general['times to'], false]);
	}
	if (of('lowered').length > 0) {
		all.push(['converts types', of('lowered').join(', '), false]);
	}
	const converts = Math.max(0, ...of('converts'));
	if (converts >= 5) {
		all.push([`conv ${converts}%`, 'share of the time for conversion between the data set’s type and the codec’s own type, in the operation with the largest share', false]);
	}
	if (c.text) {
		all.push(['text', page.meanings.text]);
	}
	return all;
}

// legend says what the tags of rows mean, because touch screens show no titles.
function legend(rows, usual) {
	const meanings = new Map(rows.flatMap(r => marked(r, usual).map(([tag, meaning]) => [tag.replace(/ \d+%$/, ' %'), general[tag] || meaning])));
	return meanings.size > 0 && h('details', {class: 'legend'}, h('summary', {}, 'What the marks mean'),
		h('dl', {class: 'facts'}, [...meanings].map(([tag, meaning]) => [h('dt', {}, h('span', {class: 'tag'}, tag)), h('dd', {}, meaning)])));
}

// changed says what becomes of parts of values in a round trip.
const changed = {
	zone: 'a time keeps its instant and loses its zone', 'nil or empty': 'a nil slice or map may come back empty, or an empty one nil',
	'nil or zero': 'a nil pointer may come back as a pointer to a zero value, or the other way round',
};

// general are meanings for tags whose own meaning differs from codec to codec.
const general = {
	'times to': 'times lose what is more precise than the format',
	'converts types': 'the format lacks types that the data set has, and other types are written instead; each codec’s own view says which',
	'no codec': 'a baseline to compare codecs with',
};

// wireOf returns the mean uncompressed encoded size on a data set in bytes, or NaN if nothing
// encoded it.
function wireOf(codec, set) {
	for (const [m, operation] of page.operations.entries()) {
		const c = cells(set, m).get(codec);
		if (c && c.wire > 0 && !operation.compression) {
			return c.wire;
		}
	}
	return NaN;
}
