// Filters choose the codecs that are ranked among each other.

// Older records do not say all of their codecs.
const knowsCode = page.codecs.some(c => c.code);
const knowsLanguages = page.codecs.some(c => c.languages);

// A filter says whether it is on, how it is called, and which codecs it keeps. Rows that
// are no codecs, such as noop, are kept for comparison by those about marks.
const filters = [
	{
		field: 'q', on: s => s.q.trim() !== '', label: s => `search “${s.q.trim()}”`,
		keeps: (c, s) => terms(s.q).some(t => [c.name, c.family, c.module || ''].some(text => text.toLowerCase().includes(t))),
	},
	{field: 'safe', on: s => s.safe, label: () => 'only safe codecs', keeps: c => c.floor || !c.unsafe},
	{field: 'code', on: s => s.code && knowsCode, label: () => 'no code for each type', keeps: c => c.floor || c.code === 'none'},
	{field: 'languages', on: s => s.languages && knowsLanguages, label: () => 'read in other languages', keeps: c => c.floor || c.languages === 'several'},
	{
		field: 'keeps', on: s => s.keeps, label: s => `loses nothing on ${s.data}`,
		keeps: (c, s, codec) => c.floor || page.models.every((_, m) => {
			const found = cells(chosenSetOf(s), m).get(codec);
			return !found || found.lost.length === 0;
		}),
	},
	{
		field: 'form', on: s => s.form !== 'any', label: s => s.form === 'text' ? 'only text formats' : 'only binary formats',
		keeps: (c, s) => c.floor || c.text === (s.form === 'text'),
	},
	{field: 'family', on: s => s.family !== '', label: s => `format ${s.family}`, keeps: (c, s) => c.family === s.family},
];

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
