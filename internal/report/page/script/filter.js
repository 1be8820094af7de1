// Filters choose the codecs that are ranked among each other.

// Older records lack some facts about their codecs.
const knowsCode = page.codecs.some(c => c.code);
const knowsState = page.codecs.some(c => c.state);
const knowsLanguages = page.formats.some(f => f.languages);

// mark returns a filter that drops the codecs with a mark.
const mark = (field, name, label, title) => ({
	field, title, on: s => s[field], label: () => label, keeps: (c, s, codec) => c.floor || !marksOn(codec, chosenSetOf(s)).includes(name),
});

// unless drops the codecs with an entry of the given kind in a cell on the chosen data set.
const unless = fact => (c, s, codec) => c.floor || page.operations.every((_, m) => {
	const found = cells(chosenSetOf(s), m).get(codec);
	return !found || found[fact].length === 0;
});

// loses drops the codecs that lost what a rule names in a cell on the chosen data set.
const loses = rule => (c, s, codec) => c.floor || page.operations.every((_, m) => !cells(chosenSetOf(s), m).get(codec)?.lost.some(rule));

// A filter says whether it is on, what it is called, and which codecs it keeps. Filters about marks
// keep baselines, such as noop, for comparison. Filters that are only on or off have a title and a
// checkbox.
const filters = [
	{
		field: 'q', on: s => s.q.trim() !== '', label: s => `search “${s.q.trim()}”`,
		keeps: (c, s) => searched(s.q).has(c.name),
	},
	mark('noaliases', 'aliases its input', 'input not aliased', 'decoded values share no memory with the input'),
	mark('nooverwrites', 'overwrites its output', 'output not overwritten', 'encoded bytes stay the same when the next message is encoded'),
	mark('noraces', 'races', 'no races', 'several goroutines may use the library at once'),
	{
		field: 'nolowered', title: 'the format has all kinds of the chosen data set’s type', on: s => s.nolowered,
		label: s => `no type converted on ${s.data}`, box: 'no type converted here', keeps: unless('lowered'),
	},
	{
		field: 'keeps', title: 'values of the chosen data set come back unchanged', on: s => s.keeps,
		label: s => `loses nothing on ${s.data}`, box: 'loses nothing here', keeps: unless('lost'),
	},
	{
		field: 'code', title: 'no code is made or written for a type', on: s => s.code && knowsCode, known: knowsCode,
		label: () => 'no code for each type', keeps: c => c.floor || c.code === 'none',
	},
	{
		field: 'languages', title: 'an implementation in a language other than Go is known', on: s => s.languages && knowsLanguages, known: knowsLanguages,
		label: () => 'read in other languages', keeps: c => c.floor || formatOf(c).languages !== undefined,
	},
	{
		field: 'schema', title: 'it needs only Go’s types', on: s => s.schema, label: () => 'no schema file', keeps: c => c.floor || !c.schema,
	},
	{
		field: 'language', on: s => s.language !== '', label: s => `read in ${s.language}`, keeps: (c, s) => c.floor || (formatOf(c).languages || []).includes(s.language),
	},
	{
		field: 'zone', title: 'a time of the chosen data set keeps its offset from UTC', on: s => s.zone, label: () => 'keeps the zone of a time',
		keeps: loses(rule => rule === 'zone'),
	},
	{
		field: 'exact', title: 'a time of the chosen data set keeps its nanoseconds', on: s => s.exact, label: () => 'keeps exact times',
		keeps: loses(rule => rule.startsWith('time to ')),
	},
	{
		field: 'nil', title: 'in the chosen data set nil stays different from empty and zero values', on: s => s.nil, label: () => 'keeps nil',
		keeps: loses(rule => rule.startsWith('nil or ')),
	},
	{
		field: 'int64', title: 'numbers of 64 bits keep all digits, even in JavaScript, where numbers of JSON are only exact up to 2⁵³', on: s => s.int64, label: () => '64-bit integers',
		keeps: c => c.floor || c.format !== 'JSON',
	},
	{
		field: 'maintained', title: 'a release or a change within the two years before it was looked up', on: s => s.maintained && knowsState, known: knowsState,
		label: () => 'maintained', keeps: c => c.floor || ['maintained', 'with Go'].includes(c.state),
	},
	{
		field: 'advisories', title: 'no entry of the Go vulnerability database is about the version that was measured', on: s => s.advisories && knowsState, known: knowsState,
		label: () => 'no known advisory', keeps: c => c.floor || c.state !== undefined && !c.open,
	},
	{
		field: 'form', on: s => s.form !== 'any', label: s => s.form === 'text' ? 'only text formats' : 'only binary formats',
		keeps: (c, s) => c.floor || c.text === (s.form === 'text'),
	},
	{field: 'format', on: s => s.format !== '', label: s => `format ${s.format}`, keeps: (c, s) => c.format === s.format},
];

// boxes are the filters that are only on or off.
const boxes = filters.filter(f => f.title);

const formatOf = c => page.formats.find(f => f.name === c.format);

// folded returns a text without the parts that people write differently: "Cap'n Proto" becomes
// "capnproto".
const folded = text => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

// searched returns the names of the codecs that a search finds. A word that names a format, as
// "msgpack" names MessagePack, finds the codecs of that format. Another word finds codecs that have
// it in their name, module or format.
let lastSearch = null;
function searched(q) {
	if (lastSearch?.q !== q) {
		const words = q.split(/[\s,]+/).map(folded).filter(w => w !== '');
		// The whole search may be a name of several words, such as Cap'n Proto.
		const whole = folded(q);
		const found = word => {
			const formats = page.formats.filter(f => f.names.some(n => folded(n) === word)).map(f => f.name);
			return page.codecs.filter(c => formats.length > 0 ? formats.includes(c.format)
				: [c.name, c.module || '', c.package || '', ...formatOf(c).names].some(text => folded(text).includes(word)));
		};
		const of = page.formats.some(f => f.names.some(n => folded(n) === whole)) ? [whole] : words;
		lastSearch = {q, names: new Set(of.flatMap(found).map(c => c.name))};
	}
	return lastSearch.names;
}

const chosenSetOf = s => page.sets.findIndex(set => set.name === s.data);

// filtered returns the codecs that the filters leave, by place.
function filtered(s) {
	const active = filters.filter(f => f.on(s));
	return allCodecs.filter(codec => active.every(f => f.keeps(page.codecs[codec], s, codec)));
}

const realCodecs = codecs => codecs.filter(c => !page.codecs[c].floor);

// emptied returns the active filters if they leave no codec, each with the number of codecs that
// are left without it. It is null if any codec is left.
function emptied(s) {
	const active = filters.filter(f => f.on(s));
	if (active.length === 0 || realCodecs(filtered(s)).length > 0) {
		return null;
	}
	return active.map(f => {
		const without = {...s, [f.field]: fallbacks[f.field]};
		return {field: f.field, label: f.label(s), left: realCodecs(filtered(without)).length};
	});
}
