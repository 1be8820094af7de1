// The reader's choices. They are in the fragment of the address, so that a link shows another reader the same.
import {claims, cases, ofMessages, page, priced, runs, setNamed} from './data'
import type {State} from './types'

export const views: Record<string, string> = {
	...!ofMessages && {answer: 'Answer'},
	ranking: 'Ranking', compare: 'Compare', scatter: 'Scatter', heatmap: 'Heat map', sizes: 'Sizes', garbage: 'Size and garbage',
	...!ofMessages && {checks: 'Untrusted input', evolution: 'Changed types', cores: 'Cores', streams: 'Streams', sustained: 'Sustained', large: 'Large and cold', variants: 'Variants'},
	...claims.childElementCount > 0 && {claims: 'Published claims'},
	details: 'Details',
}

// listings are the views that filters don't change.
export const listings = ['claims', 'details', 'variants']

const series = (powers: number[]) => powers.flatMap(n => [n, 2 * n, 5 * n].map(x => Number(x.toPrecision(1))))
// stops are those of the sliders: bits per second (0 is no link), days, copies, dollars per GB
// stored for a month, for a change, a month for fewer caveats, per core and hour, and per GB of traffic, MiB in use, and per cent.
export const stops: Record<string, number[]> = {
	link: [0, 1e11, ...series([1e6, 1e7, 1e8, 1e9, 1e10]).reverse()],
	keep: [0, 1, 7, 30, 90, 365, 730, 1095, 1825, 3650], copies: [1, 2, 3, 4, 5], storage: [0, ...series([0.001, 0.01, 0.1]), 1, 2, 4, 10],
	change: [0, ...series([1000, 10000]), 1e5], caveat: [0, ...series([1, 10, 100, 1000])], core: [...series([0.001, 0.01, 0.1]), 1], traffic: [0, ...series([0.001, 0.01, 0.1])],
	live: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384], gogc: [10, 25, 50, 75, 100, 150, 200, 300, 400, 800],
}

// A field has a default and a function that parses its text in a link. The function returns undefined for an
// invalid text.
interface Field { fallback: string | number | boolean; parse: (text: string) => string | number | boolean | undefined; list?: (string | number)[] }
const anyOf = (list: (string | number)[], fallback = list[0]): Field => ({list, fallback, parse: text => list.find(v => String(v) === text)})
const flag = (fallback: boolean): Field => ({fallback, parse: text => ({1: true, 0: false})[text]})
const whole = (fallback: number, most: number): Field => ({fallback, parse: text => /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined})
const words: Field = {fallback: '', parse: text => text}
const known = (names: (string | undefined)[]) => ['', ...new Set(names.filter(n => n) as string[])].sort()

export const languages = known(page.formats.flatMap(f => f.languages || [])).slice(1)

// flags are the needs that are only on or off. The filters say what they mean.
const flags = `noaliases nooverwrites noraces nomemory released finished dropin evolution stored either rename reorder widen proxy untrusted damage memorysafe conforming
	deterministic stream nolowered int64 keeps code schema languages zone exact nil maintained advisories`.split(/\s+/)

export const fields: Record<string, Field> = {
	machine: anyOf(runs.map((_, i) => String(i + 1))), view: anyOf(Object.keys(views)),
	data: anyOf(page.sets.map(s => s.name)), op: anyOf(page.tasks.map(o => o.name)), case: anyOf(['', ...cases.map(c => c.name)]),
	reads: whole(50, 100), cost: anyOf(['time', 'money']), link: anyOf(stops.link), rate: whole(0, 1e9), core: anyOf(stops.core, 0.05), traffic: anyOf(stops.traffic, 0.01),
	keep: anyOf(stops.keep), copies: anyOf(stops.copies), storage: anyOf(stops.storage, 0.02), change: anyOf(stops.change, 5000), caveat: anyOf(stops.caveat, 20), now: anyOf(['', ...page.codecs.map(c => c.name)]),
	gc: flag(page.sets.some((_, set) => priced(set))), live: anyOf(stops.live, 32), gogc: anyOf(stops.gogc, 100), // garbage costs something in every program
	q: words, pins: words, // the compared codecs, separated by commas
	...Object.fromEntries(flags.map(name => [name, flag(false)])),
	fixed: flag(false), // the type never changes, so that fields may be told apart by position
	language: {fallback: '', parse: text => text.split(',').every(l => l === '' || languages.includes(l)) ? text : undefined},
	by: anyOf(known(page.codecs.map(c => c.fields))), form: anyOf(['any', 'text', 'binary']), format: anyOf(['', ...new Set(page.codecs.map(c => c.format))]),
	every: flag(ofMessages), sort: words, down: flag(false), axes: anyOf(['times', 'size']),
	// The open evidence: its codec, and its data set if that is not the chosen one, or the need that was
	// checked, or the ID of a change of the type.
	show: anyOf(['', ...page.codecs.map(c => c.name)]), on: anyOf(['', ...page.sets.map(s => s.name)]),
	need: anyOf(['', ...page.needs.filter(n => n.checked && !n.name.includes('=')).map(n => n.name)]),
	exchange: {fallback: '', parse: text => /^[0-9a-f]{8}$/.test(text) ? text : undefined},
}

export const fallbacks = Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.fallback])) as State

// state is changed in place, by navigate.ts alone.
export const state: State = {...fallbacks}

// readLink returns the state in the fragment of an address, and the parts that this record doesn't have.
export function readLink(hash: string) {
	const read = {...fallbacks}, unknown: string[] = []
	for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
		const name = key === 'codec' ? 'show' : key // as people write it
		const value = Object.hasOwn(fields, name) ? fields[name].parse(text) : undefined
		if (value === undefined) {
			unknown.push(`${name}=${text}`)
		} else {
			read[name] = value
		}
	}
	return {read, unknown}
}

// linkTo returns the fragment for a state, with the fields that differ from their defaults.
export function linkTo(s: State) {
	const params = new URLSearchParams()
	for (const [name, f] of Object.entries(fields)) {
		if (s[name] !== f.fallback) params.set(name, String(typeof s[name] === 'boolean' ? Number(s[name]) : s[name]))
	}
	return `#${params}`
}

export const chosenSet = () => setNamed(state.data)
export const chosenTask = (s = state) => page.tasks.find(o => o.name === s.op)!
// chosenOperations returns the operations of the task, without compressors.
export function chosenOperations() {
	const {write, read = []} = chosenTask().routes[0]
	return [...write, ...read]
}
