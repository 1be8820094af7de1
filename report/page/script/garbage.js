// Size and garbage: what a codec puts on the wire and leaves to the collector.

function showGarbage() {
	const set = chosenSet();
	const models = chosenModels();
	const rows = filtered(state).map(codec => ({codec, set, cells: models.map(m => cells(set, m).get(codec))}))
		.filter(r => r.cells.some(c => c && c.times));
	const title = h('h2', {}, state.data, h('small', {}, aboutSet(set)));
	if (rows.length === 0) {
		return [title, h('p', {class: 'empty'}, 'None of the codecs that the filters leave was measured here.')];
	}
	const sizes = rows.map(r => wireOf(r.codec, set)).filter(w => w > 0);
	const most = Math.max(...sizes, 1);
	const columns = [{...nameColumn, content: r => opener(r.codec, r.set, {class: 'open name', 'data-key': `name-${r.codec}`}, page.codecs[r.codec].name)}, {
		key: 'wire', head: 'wire', kind: 'bars short', title: 'mean encoded size in bytes', value: r => wireOf(r.codec, set),
		content: r => wireOf(r.codec, set) > 0 && h('span', {class: 'bar', 'aria-hidden': 'true'}, h('span', {class: 'fill', style: `width:${share(wireOf(r.codec, set) / most)}`})),
	}, {key: 'wire', head: 'bytes', kind: 'number', value: r => wireOf(r.codec, set), content: r => wireOf(r.codec, set) > 0 ? count(wireOf(r.codec, set)) : ''}];
	models.forEach((m, i) => columns.push(...garbageColumns(m, i)));
	const inOrder = state.sort ? rows : sortRows(rows, r => wireOf(r.codec, set), false);
	return [title, table(garbageCaption(), columns, inOrder)];
}

function garbageColumns(model, i) {
	const name = page.models[model].name;
	const of = fact => r => r.cells[i] && r.cells[i].times ? fact(r.cells[i]) : NaN;
	const figure = (key, head, title, fact, text) => ({
		key: `${key}-${model}`, head: `${name} ${head}`, kind: 'number', title, value: of(fact),
		content: r => Number.isNaN(of(fact)(r)) ? '' : text(of(fact)(r), r.cells[i]),
	});
	const all = [
		figure('allocs', 'allocs', 'allocations per operation', c => c.allocs, count),
		figure('bytes', 'B/op', 'bytes allocated per operation', c => c.bytes, count),
	];
	if (page.perByte !== null) {
		all.push(
			figure('gc', 'gc', 'what collecting this costs per operation', c => c.gc ?? NaN, (x, c) => `${duration(x)}${c.gcMeasured ? '' : ' *'}`),
			figure('gcshare', 'gc/time', 'that relative to the time', c => c.gc === null ? NaN : c.gc / plainRanks(c.set, model).get(c.codec).cost.mid, percent),
		);
	}
	return all;
}

function garbageCaption() {
	const gc = page.perByte === null ? '' : ` gc: collecting the garbage of an operation, which is not part of its time; *: at ${significant(page.perByte, 2)} ns per byte, else measured.`;
	return `Wire: mean encoded size, as it is; nothing is compressed.${gc}`;
}
