// The data of the record. Each part is unpacked when it is needed.

// A record has a run for each machine. The page shows one run, whose number is in the address. To
// show another, the page is loaded again.
const runs = [...document.querySelectorAll('script.run')];
const shown = Math.max(0, runs.findIndex((_, i) => String(i + 1) === new URLSearchParams(location.hash.slice(1)).get('machine')));

// claims is what the run says about published figures. It has no child element if the run says
// nothing.
const claims = document.querySelectorAll('template.claims')[shown].content;

// bytesOf decodes base64. A loop takes a few ms for the millions of characters of a full record.
// Uint8Array.from calls a function for each character and takes 200 ms.
function bytesOf(base64) {
	const letters = atob(base64);
	const bytes = new Uint8Array(letters.length);
	for (let i = 0; i < bytes.length; i++) {
		bytes[i] = letters.charCodeAt(i);
	}
	return bytes;
}

// unzipped returns the data of a run, which is JSON compressed with gzip.
async function unzipped(run) {
	const bytes = bytesOf(JSON.parse(run.textContent));
	return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

if (!window.DecompressionStream) {
	document.getElementById('view').textContent = 'This page needs a newer browser: any of 2023 or later.';
	return;
}
const page = await unzipped(runs[shown]);
for (const list of ['warnings', 'codecs', 'formats', 'sets', 'operations', 'tasks', 'texts', 'remarks', 'blocks', 'checkRuns']) {
	page[list] ||= []; // Go writes a nil list as null
}

// named are the words for rows, data sets and operations. Runs of messages have engines, scenarios and
// ways instead.
const ofMessages = page.grade === 'messages';
const named = ofMessages ? {codec: 'engine', set: 'scenario', operation: 'way'} : {codec: 'codec', set: 'data set', operation: 'operation'};

// reference is the place of the codec that ratios refer to. It is -1 if that codec did not take
// part.
const reference = page.codecs.findIndex(c => c.name === page.reference);

// tagOf has short words for the marks of codecs whose values something else may change.
const tagOf = {
	'aliases its input': 'aliases input', 'overwrites its output': 'reuses output', 'shares results': 'shares results',
	"output is the value's memory": "value's memory", races: 'one goroutine',
};
const harms = Object.keys(tagOf);

for (const run of page.checkRuns) {
	run.data ||= [];
}

// hasChecks reports whether checks apart from the run found out anything about its codecs.
const hasChecks = page.codecs.some(c => c.checks);

// exchangesOf returns what became of the changes of a type with a codec, if that is known of any version.
const exchangesOf = c => c.checks?.evolution?.exchanges || [];
const hasExchanges = page.codecs.some(c => exchangesOf(c).length > 0);

for (const codec of page.codecs) {
	codec.marks ||= [];
	codec.losses ||= [];
	codec.limits ||= [];
	codec.maintenance ||= [];
	for (const check of Object.values(codec.checks || {})) {
		check.examples ||= [];
	}
	codec.text = codec.marks.includes('text');
	codec.bound = codec.marks.includes('bound');
}

for (const set of page.sets) {
	const layouts = [...new Set(set.units)];
	set.units &&= set.units.map(u => layouts.indexOf(u));
}

// priced reports whether the cost of collecting garbage is known for a data set.
const priced = set => page.sets[set].collector !== null;

// garbagePrice returns the cost of collecting one allocated byte, in ns, on a heap with the given
// live bytes and GOGC. See record.Garbage.
function garbagePrice(set, {live, gogc}) {
	const {live: sizes, mark: marks, sweep} = page.sets[set].collector;
	const garbage = Math.max(live * gogc / 100, 4 * 2 ** 20 * gogc / 100 - live);
	const at = sizes.findIndex(size => size >= live);
	let mark = marks.at(at);
	if (at > 0) {
		const part = Math.log(live / sizes[at - 1]) / Math.log(sizes[at] / sizes[at - 1]);
		mark = marks[at - 1] * (1 - part) + marks[at] * part;
	}
	return (mark * live + sweep * (live + garbage)) / garbage;
}

// garbageCost returns the cost of collecting the garbage of an operation on the reader's heap, in
// ns. It is null if that is not known.
const garbageCost = (c, s = state) => priced(c.set) ? c.garbage * garbagePrice(c.set, heapOf(s)) : null;

const heapOf = s => ({live: s.live * 2 ** 20, gogc: s.gogc});

const blocks = new Map(); // by data set and operation
for (const block of page.blocks) {
	blocks.set(block.set * page.operations.length + block.operation, block);
}

// cells returns the cells of a data set in an operation, by codec.
function cells(set, operation) {
	const block = blocks.get(set * page.operations.length + operation);
	if (!block) {
		return new Map();
	}
	if (!block.cells) {
		const times = unpack(block);
		block.cells = new Map(block.codec.map((codec, i) => [codec, cell(block, i, times[i])]));
	}
	return block.cells;
}

// usedIn returns the columns of what the cells of a data set in an operation used besides time. A cell
// has its figures in the same order.
const usedIn = (set, operation) => blocks.get(set * page.operations.length + operation)?.used || [];

const nothing = {}, none = []; // shared by thousands of cells

// cell is one codec on one data set in one operation.
function cell(block, i, times) {
	const why = block.why[i];
	const remarks = block.remarks[i] ? page.remarks[block.remarks[i] - 1] : nothing;
	return {
		codec: block.codec[i], set: block.set, operation: block.operation, times,
		reason: why > 0 ? page.texts[why - 1] : '',
		fault: why < 0 ? page.texts[-why - 1] : '',
		wire: block.wire[i], allocs: block.allocs[i], bytes: block.bytes[i],
		garbage: page.operations[block.operation].alone ? 0 : block.bytes[i], // whose collection is to be added
		used: block.used ? block.used.map(u => u.figures[i]) : none,
		lost: remarks.lost || none, lowered: remarks.lowered || none, notes: remarks.notes || none, unseen: remarks.unseen || none, converts: (block.converts || [])[i] || 0,
	};
}

// marksOn returns the marks of a codec that apply to a data set.
const marksOn = (codec, set) => page.codecs[codec].marks.filter(m => !page.operations.some((_, i) => cells(set, i).get(codec)?.unseen.includes(m)));

// unsafeOn reports whether callers must know what the codec does to their values of a data set.
const unsafeOn = (codec, set) => marksOn(codec, set).some(m => harms.includes(m));

// lostBy returns the rules by which a codec loses parts of values, over all data sets. It doesn't
// unpack all cells for that.
const lostBy = codec => [...new Set(page.blocks.flatMap(b => page.remarks[b.remarks[b.codec.indexOf(codec)] - 1]?.lost || []))];

// inNS returns a cell's times by process in ns.
function inNS(c) {
	if (!c.ns) {
		c.ns = new Float64Array(c.times.length);
		for (let p = 0; p < c.ns.length; p++) {
			c.ns[p] = Math.exp(c.times[p]);
		}
	}
	return c.ns;
}

// unpack returns the log times of each cell of a block by process: NaN if a process did not measure
// it, and null for a cell without times. pack.go documents the format.
function unpack(block) {
	const processes = page.sets[block.set].processes;
	const packed = bytesOf(block.times || '');
	const view = new DataView(packed.buffer);
	let at = 0;
	return block.codec.map(() => {
		const bits = at;
		at += (processes + 7) >> 3;
		let times = null, base = 0, step = 0;
		for (let p = 0; p < processes; p++) {
			if (!(packed[bits + (p >> 3)] >> (p & 7) & 1)) {
				continue;
			}
			if (!times) {
				times = new Float64Array(processes).fill(NaN);
				base = view.getFloat32(at, true);
				step = 2 ** -view.getInt8(at + 4);
				at += 5;
			}
			times[p] = base + step * (page.width === 2 ? view.getInt16(at, true) : view.getUint16(at, true) + view.getInt8(at + 2) * 65536);
			at += page.width;
		}
		return times;
	});
}
