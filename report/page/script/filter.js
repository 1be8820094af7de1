// Filters choose the codecs that are ranked among each other.

// Older records do not say all of their codecs.
const knowsCode = page.codecs.some(c => c.code);
const knowsLanguages = page.codecs.some(c => c.languages);

// mark is a filter that drops the codecs with a mark.
const mark = (field, name, label, title) => ({
	field, title, on: s => s[field], label: () => label, keeps: c => c.floor || !c.marks.includes(name),
});

// unless drops the codecs of which a cell on the chosen data set has something to tell.
const unless = fact => (c, s, codec) => c.floor || page.models.every((_, m) => {
	const found = cells(chosenSetOf(s), m).get(codec);
	return !found || found[fact].length === 0;
});

// A filter says whether it is on, how it is called, and which codecs it keeps. Rows that
// are no codecs, such as noop, are kept for comparison by those about marks. Those that
// are only on or off have a title, and a box of that label to tick.
const filters = [
	{
		field: 'q', on: s => s.q.trim() !== '', label: s => `search “${s.q.trim()}”`,
		keeps: (c, s) => terms(s.q).some(t => [c.name, c.family, c.module || ''].some(text => text.toLowerCase().includes(t))),
	},
	mark('noaliases', 'aliases its input', 'input not aliased', 'decoded values share no memory with the input'),
	mark('nooverwrites', 'overwrites its output', 'output not overwritten', 'encoded bytes stay what they are when the next message is encoded'),
	mark('noraces', 'races', 'no races', 'several goroutines may use the library at once'),
	{
		field: 'nolowered', title: 'the format has all that the type of the chosen data set has', on: s => s.nolowered,
		label: s => `nothing lowered on ${s.data}`, box: 'nothing lowered here', keeps: unless('lowered'),
	},
	{
		field: 'keeps', title: 'values of the chosen data set come back as they were', on: s => s.keeps,
		label: s => `loses nothing on ${s.data}`, box: 'loses nothing here', keeps: unless('lost'),
	},
	{
		field: 'code', title: 'nothing is made or written for a type', on: s => s.code && knowsCode, known: knowsCode,
		label: () => 'no code for each type', keeps: c => c.floor || c.code === 'none',
	},
	{
		field: 'languages', title: 'an implementation in another language than Go is known', on: s => s.languages && knowsLanguages, known: knowsLanguages,
		label: () => 'read in other languages', keeps: c => c.floor || c.languages === 'several',
	},
	{
		field: 'form', on: s => s.form !== 'any', label: s => s.form === 'text' ? 'only text formats' : 'only binary formats',
		keeps: (c, s) => c.floor || c.text === (s.form === 'text'),
	},
	{field: 'family', on: s => s.family !== '', label: s => `format ${s.family}`, keeps: (c, s) => c.family === s.family},
];

// boxes are the filters that are only on or off.
const boxes = filters.filter(f => f.title);

// terms are the words of a search; a codec needs one of them.
const terms = q => q.toLowerCase().split(/[\s,]+/).filter(t => t !== '');

const chosenSetOf = s => page.sets.findIndex(set => set.name === s.data);

// filtered returns the codecs that the filters leave, by place.
function filtered(s) {
	const active = filters.filter(f => f.on(s));
	return allCodecs.filter(codec => active.every(f => f.keeps(page.codecs[codec], s, codec)));
}

const realCodecs = codecs => codecs.filter(c => !page.codecs[c].floor);

// emptied returns the filters where they leave no codec, and for each how many codecs are
// left without it; null where one is left.
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
