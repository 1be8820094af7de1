// Size and garbage: the bytes that a codec puts on the wire and the garbage that it leaves to the
// collector.

function showGarbage() {
	const set = chosenSet();
	const operations = chosenOperations();
	const rows = filtered(state).map(codec => ({codec, set, cells: operations.map(m => cells(set, m).get(codec))}))
		.filter(r => r.cells.some(c => c && c.times));
	const title = h('h2', {}, state.data, h('small', {}, aboutSet(set)));
	if (rows.length === 0) {
		return [title, h('p', {class: 'empty'}, 'None of the codecs that pass the filters was measured here.')];
	}
	const most = Math.max(...rows.map(r => wireOf(r.codec, set)).filter(w => w > 0), 1);
	const inOrder = state.sort ? rows : sortRows(rows, r => wireOf(r.codec, set), false);
	return [title, table(garbageCaption(set), [bareName, ...sizeColumns(set, most), ...operations.flatMap((operation, i) => garbageColumns(set, operation, i))], inOrder)];
}

// bareName has the codec's name only.
const bareName = {...nameColumn([]), content: r => opener(r.codec, r.set, {class: 'open name', 'data-key': `name-${r.codec}`}, breakable(page.codecs[r.codec].name))};

// sizeColumns are the encoded size, and the size after each compressor.
function sizeColumns(set, most) {
	const raw = r => wireOf(r.codec, set);
	const all = [
		{key: 'wire', head: 'wire, B', kind: 'number', title: 'mean encoded size in bytes', value: raw, content: r => raw(r) > 0 ? count(raw(r)) : ''},
		{key: 'bar', head: '', kind: 'bars short', content: r => raw(r) > 0 && sizeBar(raw(r) / most)},
	];
	page.operations.forEach(({name, about, batch}, m) => {
		const packed = r => cells(set, m).get(r.codec)?.wire / batch || NaN;
		if (batch > 0) {
			all.push({
				key: `packed-${m}`, group: 'wire, compressed', head: name, kind: 'number', value: packed,
				title: `bytes of a message: ${about}`, content: r => packed(r) > 0 ? count(packed(r)) : '',
			});
		}
	});
	return all;
}

const sizeBar = part => h('span', {class: 'bar', 'aria-hidden': 'true'}, h('span', {class: 'fill', style: `width:${share(part)}`}));

// garbageColumns are the columns of the i-th operation of the task.
function garbageColumns(set, operation, i) {
	const of = fact => r => r.cells[i] && r.cells[i].times ? fact(r.cells[i]) : NaN;
	const figure = (key, head, title, fact, text) => ({
		key: `${key}-${operation}`, group: page.operations[operation].name, head, kind: 'number', title, value: of(fact),
		content: r => Number.isNaN(of(fact)(r)) ? '' : text(of(fact)(r)),
	});
	const all = [
		figure('allocs', 'allocs', 'allocations per operation', c => c.allocs, count),
		figure('bytes', 'B/op', 'bytes allocated per operation', c => c.bytes, count),
	];
	if (priced(set)) {
		all.push(
			figure('gc', 'gc', 'time to collect this garbage, per operation', c => garbageCost(c), duration),
			figure('gcshare', 'gc/time', 'time to collect this garbage, relative to the time', c => garbageCost(c) / plainRanks(c.set, operation).get(c.codec).cost.mid, percent),
		);
	}
	return all;
}

function garbageCaption(set) {
	const packed = page.operations.some(m => m.batch > 0) ? ' Compressed: bytes of a message; with a number, that many messages are compressed together.' : '';
	const gc = priced(set) ? ` gc: the time to collect the garbage of an operation, which its time does not include: ${significant(garbagePrice(set, heapOf(state)), 2)} ns per byte for a program that has ${size(state.live * 2 ** 20)} in use and GOGC=${state.gogc}.` : '';
	return `Wire: mean encoded size, not compressed.${packed}${gc}`;
}
