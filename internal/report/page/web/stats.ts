// Package stats in TypeScript, for costs that depend on the reader's sliders. The documentation of
// package stats explains the reasons. All values are logarithms by process, NaN for none.
import {page} from './data'
import {digamma, falling, studentT, trigamma} from './distributions'
import type {Interval, Item, Part, Rank} from './types'

type Logs = ArrayLike<number>

function ascending(xs: number[]) {
	if (xs.length > 64) return xs.sort((a, b) => a - b)
	for (let i = 1; i < xs.length; i++) {
		const x = xs[i]
		let j = i - 1
		for (; j >= 0 && xs[j] > x; j--) xs[j + 1] = xs[j]
		xs[j + 1] = x
	}
	return xs
}

const mean = (xs: number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length

// values returns one value for each unit that has any, in ascending order, without the effects of the
// processes if they are given. units has the number of each process's unit, from 0 on. Without units each
// process is a unit.
export function values(xs: Logs, units?: number[] | null, effects?: Logs) {
	const there: number[] = [], sums: number[] = [], counts: number[] = []
	for (let p = 0; p < xs.length; p++) {
		if (xs[p] !== xs[p]) continue
		const x = effects ? xs[p] - effects[p] : xs[p]
		if (units) {
			sums[units[p]] = (sums[units[p]] || 0) + x
			counts[units[p]] = (counts[units[p]] || 0) + 1
		} else {
			there.push(x)
		}
	}
	sums.forEach((sum, unit) => there.push(sum / counts[unit]))
	return ascending(there)
}

function variance(xs: number[]) {
	const m = mean(xs)
	return xs.reduce((sum, x) => sum + (x - m) ** 2, 0) / (xs.length - 1)
}

// locate estimates the location of sorted values, with its variance and degrees of freedom.
export function locate(sorted: number[]) {
	const n = sorted.length, g = Math.floor(page.method.trim * n), h = n - 2 * g
	let mid = 0, all = 0, squares = 0
	for (let i = g; i < n - g; i++) mid += sorted[i] / h
	if (h < 2) return {mid: h > 0 ? mid : NaN, variance: 0, freedom: h - 1}
	// Replace each trimmed value by the outermost one that is left.
	const winsorized = (i: number) => sorted[Math.min(Math.max(i, g), n - g - 1)]
	for (let i = 0; i < n; i++) all += winsorized(i)
	for (let i = 0; i < n; i++) squares += (winsorized(i) - all / n) ** 2
	const variance = squares / (h * (h - 1))
	return {mid, variance: variance < page.method.rounding ? 0 : variance, freedom: h - 1}
}

// room is the array in which medianOf works.
const room = new Float64Array(Math.max(page.codecs.length, ...page.sets.map(s => s.processes)))

// medianOf returns the median of up to n values, ignoring NaN. It does not sort them but only finds
// the middle (Hoare's FIND), since most of the time for a panel is spent on the effects.
function medianOf(n: number, value: (i: number) => number) {
	let there = 0
	for (let i = 0; i < n; i++) {
		const x = value(i)
		if (x === x) room[there++] = x
	}
	if (there === 0) return NaN
	const middle = (there - 1) >> 1
	for (let left = 0, right = there - 1; left < right;) {
		const pivot = room[middle]
		let i = left, j = right
		while (i <= j) {
			while (room[i] < pivot) i++
			while (room[j] > pivot) j--
			if (i <= j) {
				const x = room[i]
				room[i++] = room[j]
				room[j--] = x
			}
		}
		left = j < middle ? i : left
		right = i > middle ? j : right
	}
	if (there % 2 === 1) return room[middle]
	let next = room[middle + 1]
	for (let i = middle + 2; i < there; i++) next = Math.min(next, room[i])
	return room[middle] * 0.5 + next * 0.5
}

// effectsOf returns the effects of the processes.
function effectsOf(items: (Logs | null)[], ref: number, n: number) {
	const effects = new Float64Array(n)
	const sound = items.filter(log => log && Array.prototype.some.call(log, x => x === x)) as Logs[]
	if (sound.length < page.method.fewItems) {
		const log = ref >= 0 && items[ref]
		if (log) {
			const mid = medianOf(n, p => log[p])
			return effects.map((_, p) => log[p] === log[p] ? log[p] - mid : 0)
		}
		return effects
	}
	const mids = new Float64Array(sound.length)
	for (let sweep = 0; sweep < page.method.sweeps; sweep++) {
		for (let i = 0; i < mids.length; i++) mids[i] = medianOf(n, p => sound[i][p] - effects[p])
		for (let p = 0; p < n; p++) {
			effects[p] = medianOf(mids.length, i => sound[i][p] - mids[i]) || 0 // 0 if the process measured nothing
		}
	}
	const mid = medianOf(n, p => effects[p])
	return effects.map(e => e - mid)
}

// panel compares items that the same processes measured, by their times, which are null for an item
// without any. ref is the reference's place. shared says by how much an uncertain figure of the run may
// change each item: see Share in package stats.
export function panel(items: (Logs | null)[], ref: number, n: number, units: number[] | null, shared: number[]) {
	const effects = effectsOf(items, ref, n)
	const all = items.map((log, i) => log && {...itemOf(values(log, units, effects), log, units), shared: shared[i]})
	moderate(all)
	return {items: all, effects}
}

// itemOf returns the item of sorted values. programs says that they are of several programs.
const itemOf = (sorted: number[], log: Logs, units: number[] | null): Item => ({
	values: sorted, ...locate(sorted), level: medianOf(log.length, p => log[p]), programs: Boolean(units), shared: 0,
})

// moveOf returns how far times of a length move from program to program, which may be nothing.
const moveOf = (level: number) => (page.moves || []).find(m => !m.below_ns || level < Math.log(m.below_ns)) || {layout: 0, program: 0}

// another returns the parts of the variance of what another program would find for an item. A part
// with an infinite freedom is known.
function another(item: Item): Part[] {
	const n = item.values.length, move = moveOf(item.level)
	return item.programs
		? [{variance: item.variance * (1 + n), freedom: item.freedom}, {variance: move.program ** 2, freedom: Infinity}]
		: [{variance: 2 * item.variance * (1 + page.method.common * n), freedom: item.freedom}, {variance: 2 * move.layout ** 2 + move.program ** 2, freedom: Infinity}]
}

// halfOf returns the half-width of an interval from the parts of its variance.
function halfOf(parts: Part[], level: number) {
	let sum = 0, doubt = 0
	for (const p of parts) {
		sum += p.variance
		doubt += p.variance > 0 ? p.variance ** 2 / p.freedom : 0
	}
	return sum === 0 ? 0 : studentT(Math.min(sum * sum / doubt, page.method.mostDegrees), 0.5 + level / 2) * Math.sqrt(sum)
}

function moderate(items: (Item | null)[]) {
	const there = items.filter(i => i && i.values.length > 0) as Item[]
	const expected = priorOf(there.filter(i => i.variance > 0).map(i => ({freedom: i.freedom, variance: i.variance * i.values.length})))
	for (const i of there) {
		const n = i.values.length
		const prior = expected.freedom === 0 && i.programs && page.moves ? {variance: 2 * moveOf(i.level).layout ** 2, freedom: page.method.knownFreedom} : expected
		if (i.freedom > 0 && i.variance > 0) {
			i.variance = (prior.freedom * prior.variance / n + i.freedom * i.variance) / (prior.freedom + i.freedom)
			i.freedom += prior.freedom
		} else if (i.freedom === 0 && prior.freedom > 0) {
			[i.variance, i.freedom] = [prior.variance / n, prior.freedom]
		}
	}
}

function priorOf(items: Part[]): Part {
	const {fewItems, mostFreedom} = page.method
	if (items.length < fewItems) return {variance: 0, freedom: 0}
	const e = items.map(i => Math.log(i.variance) - digamma(i.freedom / 2) + Math.log(i.freedom / 2))
	const spread = variance(e) - mean(items.map(i => trigamma(i.freedom / 2)))
	if (spread <= trigamma(mostFreedom / 2)) return {variance: Math.exp(mean(e)), freedom: mostFreedom}
	const half = falling(trigamma, spread, 1e-3, 1e6)
	return {variance: Math.exp(mean(e) + digamma(half) - Math.log(half)), freedom: 2 * half}
}

export const unknown: Interval = {lo: NaN, mid: NaN, hi: NaN}
const exponential = ({lo, mid, hi}: Interval) => ({lo: Math.exp(lo), mid: Math.exp(mid), hi: Math.exp(hi)})

// around returns the interval around an estimate of n values.
function around(mid: number, n: number, shared: number, parts: Part[], level: number): Interval {
	if (n < Math.max(page.enough, 2)) return {lo: -Infinity, mid, hi: Infinity}
	const half = Math.hypot(Math.hypot(halfOf(parts, level), Math.log1p(page.method.drift)), shared)
	return {lo: mid - half, mid, hi: mid + half}
}

// difference returns the interval of the difference of two estimates, for another program.
const difference = (x: Item, y: Item, level: number) =>
	around(x.mid - y.mid, Math.min(x.values.length, y.values.length), x.shared - y.shared, [...another(x), ...another(y)], level)

// estimate predicts what another program would find for one item, as a time.
export function estimate(log: Logs, units: number[] | null, shared: number): Interval {
	const own = values(log, units)
	const item = itemOf(own, log, units)
	return own.length === 0 ? unknown : exponential(around(item.mid, own.length, shared, another(item), page.method.level))
}

const comparable = (x?: Item | null, y?: Item | null) => x && y && x.values.length > 0 && y.values.length > 0

// ratio returns how many times as long one item takes as another.
export const ratio = (x?: Item | null, y?: Item | null) => comparable(x, y) ? exponential(difference(x!, y!, page.method.level)) : unknown

// compare returns -1 if x is proven faster than y, 1 if it is proven slower, and 0 if the processes
// don't show a difference.
export function compare(x?: Item | null, y?: Item | null) {
	if (!comparable(x, y)) return 0
	const {lo, mid, hi} = difference(x!, y!, page.method.strict)
	return lo <= 0 && hi >= 0 && Math.abs(mid) < Math.log(page.method.apart) ? 0 : mid < 0 ? -1 : 1
}

// ranks returns the range of places of each item, or null for an item without times.
export function ranks(items: (Item | null)[]) {
	const n = items.filter(i => i).length
	const all = items.map((i): Rank | null => i && {best: 1, worst: n})
	items.forEach((x, i) => x && items.slice(0, i).forEach((y, j) => {
		const order = y ? compare(x, y) : 0
		if (order !== 0) {
			const [first, last] = order < 0 ? [all[i]!, all[j]!] : [all[j]!, all[i]!]
			first.worst--
			last.best++
		}
	}))
	return all
}
