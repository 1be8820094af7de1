// The scale of the reader's load: what a codec takes in total, as in package advise.
import {cells, garbagePrice, heapOf, ofMessages, page, priced} from './data'
import {plainRanks, wayOf, type Row} from './cost'
import {chosenTask, state} from './state'

const secondsOfMonth = 730 * 3600

interface Total { cores: number; sent: number; stored: number; garbage: number; processor: number; money: number }

// totalOf returns what a codec takes for the messages of the reader: cores, bytes of garbage in a second, GB sent in
// a month, GB stored, and dollars a month. It is null without a rate, and for tasks that are no mix of operations.
export function totalOf(r: Row): Total | null {
	const {routes} = wayOf(state)
	if (!state.rate || routes.length > 1 || ofMessages) return null
	const [{parts}] = routes
	const garbage = parts.reduce((sum, p) => sum + p.weight * (cells(r.set, p.operation).get(r.codec)?.garbage ?? 0), 0)
	const writes = chosenTask().mix ? Math.min(1, (100 - state.reads) / Math.max(state.reads, 100 - state.reads)) : 1
	const cores = state.rate * busyOf(r) / 1e9
	const sent = state.rate * r.wire * secondsOfMonth / 1e9
	const stored = state.rate * writes * r.wire * state.keep * 86400 * state.copies / 1e9
	return {cores, sent, stored, garbage: state.rate * garbage, processor: cores * 730 * state.core, money: sent * state.traffic + stored * state.storage}
}

// busyOf returns the processor time of a message in ns, with the collector's if that is part of the cost.
export function busyOf(r: Row) {
	const [{parts}] = wayOf(state).routes
	const price = state.gc && priced(r.set) ? garbagePrice(r.set, heapOf(state)) : 0
	return parts.reduce((sum, p) => sum + p.weight * ((plainRanks(r.set, p.operation).get(r.codec)?.cost.mid ?? NaN) + (cells(r.set, p.operation).get(r.codec)?.garbage ?? 0) * price), 0)
}

// isLight reports whether a codec takes so little processor time that it decides nothing.
export function isLight(r: Row) {
	const total = totalOf(r)
	return total !== null && total.cores < page.light
}

// inRank sorts rows. With a rate it ranks by money, in which too little processor time does not count, and then by bytes.
export function inRank(rows: Row[]) {
	const by = <T>(x: T, y: T) => x < y ? -1 : x > y ? 1 : 0
	const totals = new Map(rows.map(r => [r, totalOf(r)]))
	const light = (r: Row) => totals.get(r)!.cores < page.light
	const matters = (r: Row) => totals.get(r)!.money + (light(r) ? 0 : totals.get(r)!.processor)
	return [...rows].sort((x, y) => (totals.get(x) && totals.get(y) ? by(matters(x), matters(y)) || (light(x) && light(y) ? by(x.wire, y.wire) : 0) : 0)
		|| by(x.ratio.mid, y.ratio.mid) || by(x.cost.mid, y.cost.mid) || by(page.codecs[x.codec].name, page.codecs[y.codec].name))
}
