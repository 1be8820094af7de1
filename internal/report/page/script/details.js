// The details: what was measured, where and how, and what the rankings leave out.

function showDetails() {
	return [
		h('h2', {}, 'This record', h('small', {}, `${page.started} · grade ${page.grade || 'unknown'}`)),
		h('p', {class: 'faint'}, page.sets.some(s => s.units)
			? 'The program was built in several layouts of its code. An interval is for another program on this machine, such as yours: it contains what these layouts differ by, and what independent programs differ by beyond that.'
			: page.moves
				? 'The program has one layout of its code. An interval is for another program on this machine, such as yours: it contains what the processes differ by, and what is known from other records about how far programs differ.'
				: 'The processes of the run are the sample: an interval is for another run of the same program on this machine.',
		' Two codecs are separated if the interval of their difference excludes zero. The estimates of all processes are in this page, and its figures are computed from them; a cost that the sliders define is computed for each process, then compared like a time.', page.width === 2 && ' The record has many estimates, so they are rounded to three digits here: the last digit may be off by one.'),
		details(ofMessages ? 'Scenarios' : 'Data sets', page.sets.length, h('ul', {}, page.sets.map((s, i) => h('li', {}, h('b', {}, s.name), ` ${aboutSet(i)}; ${s.messages ? `${several(s.messages, 'message')}, ` : ''}${s.processes === 1 ? '1 process' : `${s.processes} processes`}`)))),
		details('Operations', page.operations.length, h('ul', {}, page.operations.map(m => h('li', {}, h('b', {}, m.name), ` ${m.about}`)))),
		details('Marks and notes', Object.keys(page.meanings).length, h('ul', {}, Object.entries(page.meanings).map(([name, meaning]) => h('li', {}, h('b', {}, name), ` ${meaning}`)))),
		details(ofMessages ? 'Engines' : 'Codecs', page.codecs.length, codecTable()),
		faultDetails(),
	];
}

function details(title, n, ...content) {
	return h('details', {}, h('summary', {}, `${title} (${n})`), ...content);
}

function codecTable() {
	const set = chosenSet();
	const text = (key, head, of) => ({key, head, kind: 'text', value: r => of(page.codecs[r.codec]).toLowerCase(), content: r => of(page.codecs[r.codec])});
	return table(`All ${named.codec}s of the record.`, [nameColumn([]),
		text('format', 'format', c => c.format),
		text('module', 'module', c => c.module || ''),
		text('version', 'version', c => c.version || ''),
		text('marks', 'marks', c => c.marks.join(', ')),
		text('languages', 'other languages', c => formatOf(c).languages?.join(', ') || (formatOf(c).onlyGo ? 'none known' : 'not known')),
		text('percode', 'code', c => c.code || 'not recorded'),
		text('schema', 'schema', c => c.schema || ''),
		text('losses', 'declared losses', c => c.losses.map(l => l.rule).join(', ')),
	], allCodecs.map(codec => ({codec, set})));
}

// faultDetails lists the faults of all data sets. A fault that several operations share is listed once.
function faultDetails() {
	const found = new Map();
	for (const block of page.blocks) {
		block.why.forEach((why, i) => {
			if (why < 0) {
				const key = `${block.codec[i]} ${block.set} ${why}`;
				const known = found.get(key) || {codec: block.codec[i], set: block.set, operations: [], text: page.texts[-why - 1]};
				known.operations.push(page.operations[block.operation].name);
				found.set(key, known);
			}
		});
	}
	return details('Faults', found.size, h('ul', {}, [...found.values()].map(f => h('li', {},
		opener(f.codec, f.set, {}, page.codecs[f.codec].name), ` on ${page.sets[f.set].name}, ${f.operations.join(', ')}: ${f.text}`))));
}
