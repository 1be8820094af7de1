// Filters choose the codecs that are ranked among each other: they are the reader's needs.
import {allCodecs, cells, choosable, formatOf, named, page, realCodecs, setNamed} from './data'
import {several} from './format'
import {fallbacks, state} from './state'
import type {Codec, State} from './types'

// Older records lack some facts about their codecs.
export const knowsCode = page.codecs.some(c => c.code)
const knowsState = page.codecs.some(c => c.state)
export const knowsLanguages = page.formats.some(f => f.languages)

// profileOf returns the risks of a codec on a data set, and what is known about its needs.
export const profileOf = (codec: number, set: number) => page.profiles[page.sets[set].profiles?.[codec] ?? -1] || {}

// verdict returns what is known of a codec and a need, or undefined if the codec simply meets it.
export const verdict = (codec: number, set: number, name: string) => page.verdicts[profileOf(codec, set).needs?.[name] ?? -1]

// meets reports whether a codec meets a need on a data set, be it according to documentation.
const meets = (codec: number, set: number, name: string) => !['failed', 'open'].includes(verdict(codec, set, name)?.standing)

// A Filter says whether it is on, what it is called, and which codecs it keeps. Filters about needs keep
// baselines, such as noop, for comparison. Filters that are only on or off have a title and a checkbox in a
// group. sure says how it is decided.
export interface Filter {
	field: string; on: (s: State) => boolean; label: (s: State) => string; keeps: (c: Codec, s: State, codec: number) => boolean
	need?: string; group?: string; title?: string; documented?: boolean; checked?: string; known?: boolean; box?: string; sure?: string
}

// asked are the needs of package advise that a reader can tick: the group, how they are decided, the field of the
// state, the need, and what the box says.
const who = 'Who reads it', survives = 'What must survive', sends = 'Who may send', accepts = 'What the team accepts'
export const groups = [who, survives, sends, accepts]
const asked: [string, string, string, string, string][] = [
	[who, 'measured', 'int64', 'int64', '64-bit integers keep all digits there'], [who, 'checked', 'dropin', 'drop-in', 'JSON as encoding/json writes and reads it'],
	[survives, 'measured', 'zone', 'zone', 'the zone of a time'], [survives, 'measured', 'exact', 'exact-times', 'nanoseconds of a time'], [survives, 'measured', 'nil', 'nil', 'nil, apart from empty'],
	[survives, 'measured', 'nolowered', 'as-is', 'all types of this message'],
	[survives, 'checked', 'evolution', 'evolution', 'fields are added and removed'], [survives, 'checked', 'stored', 'evolution=stored', 'new programs read stored messages'], [survives, 'checked', 'either', 'evolution=either-order', 'deployment in either order'], [survives, 'checked', 'rename', 'evolution=rename', 'fields are renamed'], [survives, 'checked', 'reorder', 'evolution=reorder', 'fields change places'],
	[survives, 'checked', 'widen', 'evolution=widen', 'an int32 becomes an int64'], [survives, 'checked', 'proxy', 'evolution=proxy', 'old programs pass on new fields'],
	[sends, 'checked', 'untrusted', 'untrusted', 'messages from strangers'], [sends, 'checked', 'damage', 'damage-detected', 'damage is detected'], [sends, 'checked', 'memorysafe', 'memory-safe', 'memory is used safely'],
	[sends, 'checked', 'conforming', 'conforming', 'follows the specification'],
	[accepts, 'declared', 'code', 'no-codegen', 'works without generated code'], [accepts, 'declared', 'schema', 'no-schema', 'works without a schema file'],
	[accepts, 'looked up', 'maintained', 'maintained', 'maintained'], [accepts, 'looked up', 'released', 'released', 'a release with a tag'], [accepts, 'looked up', 'finished', 'finished', 'finished, say its authors'],
	[accepts, 'looked up', 'advisories', 'no-advisory', 'free of known advisories'],
	[accepts, 'measured', 'noaliases', 'not-aliased', 'decoded values own their memory'], [accepts, 'measured', 'nooverwrites', 'own-output', 'encoded bytes stay the same'],
	[accepts, 'measured', 'noraces', 'goroutines', 'safe from several goroutines'], [accepts, 'measured', 'nomemory', 'no-memory', 'no faster on known messages'],
	[accepts, 'documented', 'deterministic', 'deterministic', 'equal values, equal bytes'], [accepts, 'documented', 'stream', 'stream', 'messages on a stream'],
]

const changes = ['rename', 'reorder', 'widen', 'proxy']

// unknowable are the needs that can't be decided by this record, since it lacks the facts.
const unknowable = {code: !knowsCode, maintained: !knowsState, released: !knowsState, finished: !knowsState, advisories: !knowsState}

function needFilter([group, sure, field, name, label]: [string, string, string, string, string]): Filter[] {
	const of = page.needs.find(n => n.name === name)
	return of ? [{
		field, need: name, group, sure, title: of.about, documented: of.documented, checked: of.checked, known: !unknowable[field],
		on: s => Boolean(s[field]) && !unknowable[field], label: () => label,
		// Only JavaScript reads large integers inexactly.
		// The orders of several changes count together.
		keeps: (c, s, codec) => Boolean(c.floor) || name === 'int64' && !s.language.split(',').includes('JavaScript') || meets(codec, setNamed(s.data), s.either && changes.includes(field) ? name.replace('=', '=either-order,') : name),
	}] : []
}

const spoken = (s: State) => s.language.split(',').filter(l => l)
export const filters: Filter[] = [
	{field: 'q', on: s => s.q.trim() !== '', label: s => `search “${s.q.trim()}”`, keeps: (c, s) => searched(s.q).has(c.name)},
	...asked.flatMap(needFilter),
	{
		field: 'keeps', group: survives, sure: 'measured', title: 'values of the chosen data set come back unchanged', on: s => s.keeps,
		label: s => `exactly what was put in on ${s.data}`, box: 'exactly what was put in',
		keeps: (c, s, codec) => Boolean(c.floor) || page.operations.every((_, m) => (cells(setNamed(s.data), m).get(codec)?.lost || []).length === 0),
	},
	{
		field: 'languages', group: who, sure: 'looked up', title: 'an implementation in a language other than Go is known', on: s => s.languages && knowsLanguages, known: knowsLanguages,
		label: () => 'read in other languages', keeps: c => Boolean(c.floor) || formatOf(c).languages !== undefined,
	},
	{field: 'language', on: s => s.language !== '', label: s => `read in ${spoken(s).join(' and ')}`, keeps: (c, s) => Boolean(c.floor) || spoken(s).every(l => formatOf(c).languages?.includes(l))},
	{field: 'by', on: s => s.by !== '', label: s => `fields by ${s.by}`, keeps: (c, s) => Boolean(c.floor) || c.fields === s.by},
	{field: 'form', on: s => s.form !== 'any', label: s => s.form === 'text' ? 'only text formats' : 'only binary formats', keeps: (c, s) => Boolean(c.floor) || c.text === (s.form === 'text')},
	{field: 'format', on: s => s.format !== '', label: s => `format ${s.format}`, keeps: (c, s) => c.format === s.format},
]

// boxes are the filters that are only on or off.
export const boxes = filters.filter(f => f.title)
export const fieldOfNeed = (name: string) => asked.find(([, , , need]) => need === name)?.[2]
export const active = (s: State) => filters.filter(f => f.on(s))
// without returns the changes of the state that drop filters.
export const without = (all: {field: string}[]) => Object.fromEntries(all.map(f => [f.field, fallbacks[f.field]]))

// folded returns a text without the parts that people write differently: "Cap'n Proto" becomes "capnproto".
const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')

// searched returns the names of the codecs that a search finds. A word that names a format, as "msgpack" names
// MessagePack, finds the codecs of that format. Another word finds codecs that have it in their name, module or format.
let last: {q: string; names: Set<string>} | undefined
export function searched(q: string) {
	if (last?.q !== q) {
		const whole = folded(q) // the whole search may be a name of several words, such as Cap'n Proto
		const named = (word: string) => page.formats.filter(f => f.names.some(n => folded(n) === word)).map(f => f.name)
		const found = (word: string) => page.codecs.filter(c => named(word).length > 0 ? named(word).includes(c.format)
			: [c.name, c.module || '', c.package || '', ...formatOf(c).names].some(text => folded(text).includes(word)))
		const of = named(whole).length > 0 ? [whole] : q.split(/[\s,]+/).map(folded).filter(w => w !== '')
		last = {q, names: new Set(of.flatMap(found).map(c => c.name))}
	}
	return last.names
}

// filtered returns the codecs that the filters leave, by place.
export function filtered(s: State = state) {
	const all = active(s)
	return allCodecs.filter(codec => all.every(f => f.keeps(page.codecs[codec], s, codec)))
}

// ofAll writes a number of codecs next to the number of all.
export function ofAll(n: number) {
	const all = choosable(allCodecs).length
	return n === all ? several(n, named.codec) : `${n} of ${several(all, named.codec)}`
}

// emptied returns the active filters if they leave no codec, each with the number of codecs that are left
// without it. It is null if any codec is left.
export function emptied(s: State) {
	const all = active(s)
	return all.length === 0 || realCodecs(filtered(s)).length > 0 ? null
		: all.map(f => ({field: f.field, label: f.label(s), left: realCodecs(filtered({...s, ...without([f])})).length}))
}
