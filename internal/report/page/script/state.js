// The reader's choices. They are in the fragment of the address, so that a link shows another
// reader the same.

const views = {
	...!ofMessages && {answer: 'Answer'},
	ranking: 'Ranking', compare: 'Compare', scatter: 'Scatter', heatmap: 'Heat map', sizes: 'Sizes', garbage: 'Size and garbage',
	...hasChecks && {checks: 'Checks'},
	...hasExchanges && {evolution: 'Changes'},
	...claims.childElementCount > 0 && {claims: 'Published claims'},
	details: 'Details',
};

// listings are the views that filters don't change.
const listings = ['claims', 'details'];

// Stops of the sliders. The first are bits per second (0 is no link), dollars per core and hour,
// and dollars per GB of traffic.
const links = [0, 1e11, 5e10, 2e10, 1e10, 5e9, 2e9, 1e9, 5e8, 2e8, 1e8, 5e7, 2e7, 1e7, 5e6, 2e6, 1e6];
// Messages per second of the reader's load.
const rates = [0, ...[100, 1000, 1e4, 1e5, 1e6].flatMap(n => [n, 2 * n, 5 * n]), 1e7];
// Days for which messages are stored, copies of them, and dollars for a GB stored for a month.
const periods = [0, 1, 7, 30, 90, 365, 730, 1825, 3650];
const copyNumbers = [1, 2, 3, 4, 5];
const storagePrices = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2];
const corePrices = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];
// Memory in use in MiB, and GOGC in per cent. The price of garbage depends on them.
const liveHeaps = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384];
const percentages = [10, 25, 50, 75, 100, 150, 200, 300, 400, 800];
const trafficPrices = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5];

// A field has a default and a function that parses its text in a link. The function returns
// undefined for an invalid text.
const anyOf = (list, fallback = list[0]) => ({list, fallback, parse: text => list.find(v => String(v) === text)});
const flag = fallback => ({fallback, parse: text => ({1: true, 0: false})[text]});
const yes = flag(false);
const words = {fallback: '', parse: text => text};

const fields = {
	machine: anyOf(runs.map((_, i) => String(i + 1))),
	view: anyOf(Object.keys(views)),
	data: anyOf(page.sets.map(s => s.name)),
	op: anyOf(page.tasks.map(o => o.name)),
	reads: {fallback: 50, parse: text => /^\d+$/.test(text) && Number(text) <= 100 ? Number(text) : undefined},
	cost: anyOf(['time', 'money']),
	link: anyOf(links),
	rate: anyOf(rates),
	core: anyOf(corePrices, 0.05),
	traffic: anyOf(trafficPrices, 0.01),
	keep: anyOf(periods),
	copies: anyOf(copyNumbers),
	storage: anyOf(storagePrices, 0.02),
	// Garbage costs something in every program.
	gc: flag(page.sets.some((_, set) => priced(set))),
	live: anyOf(liveHeaps, 32),
	gogc: anyOf(percentages, 100),
	q: words,
	// The compared codecs, separated by commas.
	pins: words,
	noaliases: yes,
	nooverwrites: yes,
	noraces: yes,
	nomemory: yes,
	released: yes,
	finished: yes,
	evolution: yes,
	rename: yes,
	reorder: yes,
	widen: yes,
	proxy: yes,
	untrusted: yes,
	damage: yes,
	memorysafe: yes,
	conforming: yes,
	deterministic: yes,
	stream: yes,
	// The type never changes, so that fields may be told apart by position.
	fixed: yes,
	by: anyOf(['', ...new Set(page.codecs.map(c => c.fields).filter(f => f))].sort()),
	nolowered: yes,
	int64: yes,
	keeps: yes,
	code: yes,
	schema: yes,
	languages: yes,
	language: anyOf(['', ...new Set(page.formats.flatMap(f => f.languages || []))].sort()),
	zone: yes,
	exact: yes,
	nil: yes,
	maintained: yes,
	advisories: yes,
	form: anyOf(['any', 'text', 'binary']),
	format: anyOf(['', ...new Set(page.codecs.map(c => c.format))]),
	sort: words,
	down: yes,
	axes: anyOf(['times', 'size']),
	// The open evidence: its codec, and its data set if that is not the chosen one, or the need that was
	// checked, or the ID of a change of the type.
	show: anyOf(['', ...page.codecs.map(c => c.name)]),
	on: anyOf(['', ...page.sets.map(s => s.name)]),
	need: anyOf(['', ...page.needs.filter(n => n.checked && !n.name.includes('=')).map(n => n.name)]),
	exchange: {fallback: '', parse: text => /^[0-9a-f]{8}$/.test(text) ? text : undefined},
};

const fallbacks = Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.fallback]));

let state = {...fallbacks};

// readLink returns the state in the fragment of an address, and the parts that this record doesn't
// have.
function readLink(hash) {
	const read = {...fallbacks};
	const unknown = [];
	for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
		const value = Object.hasOwn(fields, name) ? fields[name].parse(text) : undefined;
		if (value === undefined) {
			unknown.push(`${name}=${text}`);
		} else {
			read[name] = value;
		}
	}
	return {read, unknown};
}

// linkTo returns the fragment for a state, with the fields that differ from their defaults.
function linkTo(s) {
	const params = new URLSearchParams();
	for (const [name, f] of Object.entries(fields)) {
		if (s[name] !== f.fallback) {
			params.set(name, typeof s[name] === 'boolean' ? Number(s[name]) : s[name]);
		}
	}
	return `#${params}`;
}

const chosenSet = () => chosenSetOf(state);
const chosenTask = () => page.tasks.find(o => o.name === state.op);
// chosenOperations returns the operations of the task, without compressors.
const chosenOperations = () => {
	const {write, read = []} = chosenTask().routes[0];
	return [...write, ...read];
};
