// Filters choose the codecs that are ranked among each other.

// Older records lack some facts about their codecs.
const knowsCode = page.codecs.some(c => c.code);
const knowsState = page.codecs.some(c => c.state);
const knowsLanguages = page.formats.some(f => f.languages);

// profileOf returns the risks of a codec on a data set, and what is known about its needs.
const profileOf = (codec, set) => page.profiles[page.sets[set].profiles?.[codec]] || {};

// verdict returns what is known of a codec and a need, or undefined if the codec simply meets it.
const verdict = (codec, set, name) => page.verdicts[profileOf(codec, set).needs?.[name]];

// meets reports whether a codec meets a need on a data set, be it according to documentation.
const meets = (codec, set, name) => !['failed', 'open'].includes(verdict(codec, set, name)?.standing);

// asked are the needs of package advise that a reader can tick, in groups: the field of the state, the
// need, and what the box says.
const asked = {
	'Who reads it': [['code', 'no-codegen', 'no code for each type'], ['schema', 'no-schema', 'no schema file'], ['int64', 'int64', '64-bit integers keep all digits there']],
	Values: [['zone', 'zone', 'keeps the zone of a time'], ['exact', 'exact-times', 'keeps exact times'], ['nil', 'nil', 'keeps nil'], ['nolowered', 'as-is', 'supports all types of this message']],
	Safety: [['noaliases', 'not-aliased', 'decoded values own their memory'], ['nooverwrites', 'own-output', 'encoded bytes stay the same'], ['noraces', 'goroutines', 'safe from several goroutines'], ['nomemory', 'no-memory', 'keeps no results']],
	Library: [['maintained', 'maintained', 'maintained'], ['released', 'released', 'a release with a tag'], ['finished', 'finished', 'not called unfinished'], ['advisories', 'no-advisory', 'no known advisory']],
	'Checked with hostile input': [['untrusted', 'untrusted', 'messages from strangers'], ['damage', 'damage-detected', 'damage is detected'], ['memorysafe', 'memory-safe', 'no wrong use of memory'], ['conforming', 'conforming', 'follows the specification']],
	'Checked with changed types': [['evolution', 'evolution', 'fields are added and removed'], ['rename', 'evolution=rename', 'fields are renamed'], ['reorder', 'evolution=reorder', 'fields change places'], ['widen', 'evolution=widen', 'an int32 becomes an int64'], ['proxy', 'evolution=proxy', 'old programs pass on new fields']],
	'Not checked by a run': [['deterministic', 'deterministic', 'equal values, equal bytes'], ['stream', 'stream', 'messages on a stream']],
};

// known says which needs can't be decided by this record, since it lacks the facts.
const unknowable = {code: !knowsCode, maintained: !knowsState, released: !knowsState, finished: !knowsState, advisories: !knowsState};

const needFilter = group => ([field, name, label]) => {
	const {about, documented, checked} = page.needs.find(n => n.name === name);
	return {
		field, need: name, group, title: about, documented, checked, known: !unknowable[field],
		on: s => s[field] && !unknowable[field], label: () => label,
		// Only JavaScript reads large integers inexactly.
		keeps: (c, s, codec) => c.floor || name === 'int64' && s.language !== 'JavaScript' || meets(codec, chosenSetOf(s), name),
	};
};

// A filter says whether it is on, what it is called, and which codecs it keeps. Filters about needs
// keep baselines, such as noop, for comparison. Filters that are only on or off have a title and a
// checkbox.
const filters = [
	{
		field: 'q', on: s => s.q.trim() !== '', label: s => `search “${s.q.trim()}”`,
		keeps: (c, s) => searched(s.q).has(c.name),
	},
	...Object.entries(asked).flatMap(([group, all]) => all.map(needFilter(group))),
	{
		field: 'keeps', group: 'Values', title: 'values of the chosen data set come back unchanged', on: s => s.keeps,
		label: s => `returns exactly what was put in on ${s.data}`, box: 'returns exactly what was put in',
		keeps: (c, s, codec) => c.floor || page.operations.every((_, m) => (cells(chosenSetOf(s), m).get(codec)?.lost || []).length === 0),
	},
	{
		field: 'languages', group: 'Who reads it', title: 'an implementation in a language other than Go is known', on: s => s.languages && knowsLanguages, known: knowsLanguages,
		label: () => 'read in other languages', keeps: c => c.floor || formatOf(c).languages !== undefined,
	},
	{
		field: 'language', on: s => s.language !== '', label: s => `read in ${s.language}`, keeps: (c, s) => c.floor || (formatOf(c).languages || []).includes(s.language),
	},
	{
		field: 'by', on: s => s.by !== '', label: s => `fields by ${s.by}`, keeps: (c, s) => c.floor || c.fields === s.by,
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

// choosable returns the codecs that a reader may choose, which are those that counts are about.
const choosable = codecs => codecs.filter(c => !page.codecs[c].floor && !page.codecs[c].bound);

// ofAll writes a number of codecs next to the number of all.
const ofAll = n => {
	const all = choosable(allCodecs).length;
	return n === all ? several(n, named.codec) : `${n} of ${several(all, named.codec)}`;
};

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
