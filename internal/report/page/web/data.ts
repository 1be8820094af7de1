// The data of the record. Each part is unpacked when it is needed.
import type {Block, Cell, Codec, Page, State} from './types'

// A record has a run for each machine. The page shows one run, whose number is in the address. To
// show another, the page is loaded again.
export const runs = [...document.querySelectorAll<HTMLElement>('script.run')]
export const shown = Math.max(0, runs.findIndex((_, i) => String(i + 1) === new URLSearchParams(location.hash.slice(1)).get('machine')))

// claims is what the run says about published figures. It has no child element if the run says nothing.
export const claims = document.querySelectorAll<HTMLTemplateElement>('template.claims')[shown].content

// cases are usual cases of programs, as flags of wirebench advise.
export const cases: {name: string; about: string; flags: [string, string][]}[] = JSON.parse(document.getElementById('app')!.dataset.cases!) || []

// bytesOf decodes base64. A loop takes a few ms for the millions of characters of a full record.
// Uint8Array.from calls a function for each character and takes 200 ms.
function bytesOf(base64: string) {
	const letters = atob(base64)
	const bytes = new Uint8Array(letters.length)
	for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i)
	return bytes
}

if (!('DecompressionStream' in window) || !('groupBy' in Map)) {
	document.getElementById('app')!.textContent = 'This page needs a newer browser: any of 2024 or later.'
	await new Promise(() => {})
}
const unzip = (base64: string) => new Response(new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
export const page: Page = await unzip(JSON.parse(runs[shown].textContent!))
for (const list of ['warnings', 'footer', 'needs', 'codecs', 'formats', 'sets', 'operations', 'tasks', 'texts', 'remarks', 'blocks', 'checkRuns', 'profiles', 'risks', 'verdicts']) {
	page[list] ||= [] // Go writes a nil list as null
}
for (const run of page.checkRuns) run.data ||= []
for (const codec of page.codecs) {
	for (const list of ['marks', 'losses', 'limits', 'maintenance']) codec[list] ||= []
	for (const check of Object.values(codec.checks || {})) check.examples ||= []
	codec.text = codec.marks.includes('text')
	codec.bound = codec.marks.includes('bound')
}
for (const set of page.sets) {
	const layouts = [...new Set(set.units)]
	set.units &&= set.units.map(u => layouts.indexOf(u))
}

// named are the words for rows, data sets and operations. Runs of messages have engines, scenarios and
// ways instead.
export const ofMessages = page.grade === 'messages'
export const named = ofMessages ? {codec: 'engine', set: 'scenario', operation: 'way'} : {codec: 'codec', set: 'data set', operation: 'operation'}

// reference is the place of the codec that ratios refer to. It is -1 if that codec did not take part.
export const reference = page.codecs.findIndex(c => c.name === page.reference)
export const allCodecs = page.codecs.map((_, i) => i)
export const codecNamed = (name: string) => page.codecs.findIndex(c => c.name === name)
export const setNamed = (name: string) => page.sets.findIndex(s => s.name === name)
export const operationNamed = (name: string) => page.operations.findIndex(m => m.name === name)
export const formatOf = (c: Codec) => page.formats.find(f => f.name === c.format)!

// isChoice reports whether a reader may choose the codec: it makes values, is not a bound, and carries all
// parts of the type. Counts are about choosable codecs, with those that leave out parts.
export const isChoice = (c: Codec) => !c.floor && !c.bound && !c.partial
export const choosable = (codecs: number[]) => codecs.filter(c => !page.codecs[c].floor && !page.codecs[c].bound)
export const realCodecs = (codecs: number[]) => codecs.filter(c => !page.codecs[c].floor)

// tagOf has short words for the marks of codecs whose values something else may change.
export const tagOf = {
	'aliases its input': 'aliases input', 'overwrites its output': 'reuses output', 'shares results': 'shares results',
	"output is the value's memory": "value's memory", races: 'one goroutine',
}

// hasChecks reports whether checks apart from the run found out anything about its codecs.
export const hasChecks = page.codecs.some(c => c.checks)
// exchangesOf returns what became of the changes of a type with a codec, if that is known of any version.
export const exchangesOf = (c: Codec) => c.checks?.evolution?.exchanges || []
export const hasExchanges = page.codecs.some(c => exchangesOf(c).length > 0)

// priced reports whether the cost of collecting garbage is known for a data set.
export const priced = (set: number) => page.sets[set].collector !== null

// garbagePrice returns the cost of collecting one allocated byte, in ns, on a heap with the given
// live bytes and GOGC. See record.Garbage.
export function garbagePrice(set: number, {live, gogc}: {live: number; gogc: number}) {
	const {live: sizes, mark: marks, sweep} = page.sets[set].collector!
	const garbage = Math.max(live * gogc / 100, 4 * 2 ** 20 * gogc / 100 - live)
	const at = sizes.findIndex(size => size >= live)
	let mark = marks.at(at)!
	if (at > 0) {
		const part = Math.log(live / sizes[at - 1]) / Math.log(sizes[at] / sizes[at - 1])
		mark = marks[at - 1] * (1 - part) + marks[at] * part
	}
	return (mark * live + sweep * (live + garbage)) / garbage
}

// garbageCost returns the cost of collecting the garbage of an operation on the reader's heap, in ns.
export const garbageCost = (c: Cell, s: State) => priced(c.set) ? c.garbage * garbagePrice(c.set, heapOf(s)) : null
export const heapOf = (s: State) => ({live: s.live * 2 ** 20, gogc: s.gogc})

const keyOf = (set: number, operation: number) => set * page.operations.length + operation
const blocks = new Map(page.blocks.map(b => [keyOf(b.set, b.operation), b]))
const noCells = new Map<number, Cell>()

// A page of a site has the blocks of its first data set, and scripts with those of the others. whole reports whether the
// page has them all, and rest is fulfilled then.
const parts = (runs[shown].dataset.rest || '').split(' ').filter(name => name)
export let whole = parts.length === 0
export const rest = Promise.all(parts.map(load)).then(async () => {
	for (const part of (window as any).wirebenchRest || []) {
		for (const block of await unzip(part) as Block[]) {
			page.blocks.push(block)
			blocks.set(keyOf(block.set, block.operation), block)
		}
	}
	whole = true
})

// load runs a script. Without it, the page shows what there is.
function load(name: string) {
	return new Promise<void>(done => {
		const script = document.createElement('script')
		script.src = name
		script.onload = () => done()
		script.onerror = () => {
			page.warnings.push(`${name} is missing next to this page, so figures of some data sets are, too.`)
			done()
		}
		document.head.append(script)
	})
}

// cells returns the cells of a data set in an operation, by codec.
export function cells(set: number, operation: number) {
	const block = blocks.get(keyOf(set, operation))
	if (block && !block.cells) {
		const times = unpack(block)
		block.cells = new Map(block.codec.map((codec, i) => [codec, cell(block, i, times[i])]))
	}
	return block?.cells || noCells
}

// hasCompressed reports whether compressed sizes of a data set are known.
export const hasCompressed = (set: number) => page.operations.some((m, at) => m.compression && cells(set, at).size > 0)

// usedIn returns the columns of what the cells of a data set in an operation used besides time. A cell
// has its figures in the same order.
export const usedIn = (set: number, operation: number) => blocks.get(keyOf(set, operation))?.used || []

const nothing: Page['remarks'][0] = {}, none = [] // shared by thousands of cells

// cell is one codec on one data set in one operation.
function cell(block: Block, i: number, times: Float64Array | null): Cell {
	const why = block.why[i]
	const remarks = block.remarks[i] ? page.remarks[block.remarks[i] - 1] : nothing
	return {
		codec: block.codec[i], set: block.set, operation: block.operation, times,
		reason: why > 0 ? page.texts[why - 1] : '', fault: why < 0 ? page.texts[-why - 1] : '',
		wire: block.wire[i], allocs: block.allocs[i], bytes: block.bytes[i],
		garbage: page.operations[block.operation].alone ? 0 : block.bytes[i], // whose collection is to be added
		used: block.used ? block.used.map(u => u.figures[i]) : none,
		lost: remarks.lost || none, lowered: remarks.lowered || none, notes: remarks.notes || none, unseen: remarks.unseen || none, converts: block.converts?.[i] || 0,
	}
}

// marksOn returns the marks of a codec that apply to a data set.
export const marksOn = (codec: number, set: number) => page.codecs[codec].marks.filter(m => !page.operations.some((_, i) => cells(set, i).get(codec)?.unseen.includes(m)))

// unsafeOn reports whether callers must know what the codec does to their values of a data set.
export const unsafeOn = (codec: number, set: number) => marksOn(codec, set).some(m => m in tagOf)

// inNS returns a cell's times by process in ns.
export const inNS = (c: Cell) => c.ns ||= c.times!.map(Math.exp)

// wireOf returns the mean uncompressed encoded size on a data set in bytes, or NaN if nothing encoded it.
export function wireOf(codec: number, set: number) {
	const m = page.operations.findIndex(({compression}, m) => !compression && cells(set, m).get(codec)?.wire! > 0)
	return m < 0 ? NaN : cells(set, m).get(codec)!.wire
}

// unpack returns the log times of each cell of a block by process: NaN if a process did not measure
// it, and null for a cell without times. pack.go documents the format.
function unpack(block: Block) {
	const {processes} = page.sets[block.set]
	const packed = bytesOf(block.times || '')
	const view = new DataView(packed.buffer)
	let at = 0
	return block.codec.map(() => {
		const bits = at
		at += (processes + 7) >> 3
		let times: Float64Array | null = null, base = 0, step = 0
		for (let p = 0; p < processes; p++) {
			if (!(packed[bits + (p >> 3)] >> (p & 7) & 1)) continue
			if (!times) {
				times = new Float64Array(processes).fill(NaN)
				base = view.getFloat32(at, true)
				step = 2 ** -view.getInt8(at + 4)
				at += 5
			}
			times[p] = base + step * (page.width === 2 ? view.getInt16(at, true) : view.getUint16(at, true) + view.getInt8(at + 2) * 65536)
			at += page.width
		}
		return times
	})
}
