// The scale of the reader's load: what a codec takes in total, and the order of codecs by that, as in package advise.
import {cells, garbagePrice, heapOf, ofMessages, page, priced} from './data'
import {plainRanks, wayOf, type Row} from './cost'
import {chosenTask, state} from './state'

const secondsOfMonth = 730 * 3600

// A Total is in cores, GB sent in a month, GB stored, bytes of garbage in a second, and dollars a month for processors
// and for bytes: once the store is full, and in a mean month of the first year, in which it fills.
export interface Total { cores: number; sent: number; stored: number; garbage: number; processor: number; money: number; first: number }

// fill is the mean share of the full store that the messages of the first year after a change take.
const fill = () => state.keep > 365 ? 365 / (2 * state.keep) : 1 - state.keep / 730

// totalOf returns what a codec takes for the messages of the reader. It is null without a rate, and for engines.
export const totalOf = (r: Row): Total | null => state.rate > 0 && !ofMessages ? totalAt(r, state.rate) : null

// totalAt returns it for a number of messages in a second.
export function totalAt(r: Row, rate: number): Total {
	const garbage = partsOf(r).reduce((sum, p) => sum + p.weight * (cells(r.set, p.operation).get(r.codec)?.garbage ?? 0), 0)
	const writes = chosenTask().mix && state.reads < 100 ? Math.min(1, (100 - state.reads) / Math.max(state.reads, 100 - state.reads)) : 1 // without any, others encode what is stored
	const cores = rate * busyOf(r) / 1e9
	const sent = rate * r.wire * secondsOfMonth / 1e9
	const stored = rate * writes * r.wire * state.keep * 86400 * state.copies / 1e9
	return {cores, sent, stored, garbage: rate * garbage, processor: cores * 730 * state.core, money: sent * state.traffic + stored * state.storage, first: sent * state.traffic + fill() * stored * state.storage}
}

// partsOf returns the operations of the codec's route with their shares in a message.
function partsOf(r: Row) {
	const {routes} = wayOf(state)
	return (routes.find(route => route.name === r.route) || routes[0]).parts
}

// busyOf returns the processor time of a message in ns, with the collector's if that is part of the cost.
export function busyOf(r: Row) {
	const price = state.gc && priced(r.set) ? garbagePrice(r.set, heapOf(state)) : 0
	return partsOf(r).reduce((sum, p) => sum + p.weight * ((plainRanks(r.set, p.operation).get(r.codec)?.cost.mid ?? NaN) + (cells(r.set, p.operation).get(r.codec)?.garbage ?? 0) * price), 0)
}

// moneyOf returns what a codec costs in a mean month of the first year, in dollars. It is 0 without a rate.
export function moneyOf(r: Row) {
	const t = totalOf(r)
	return t ? t.first + t.processor : 0
}

// countsOf returns what a codec costs with its caveats, which count more for larger loads.
export const countsOf = (r: Row, caveats: (r: Row) => number) => moneyOf(r) + state.caveat * (1 + moneyOf(r) / page.caveatLoad) * caveats(r)

// inRank sorts rows: by money and caveats if there is a rate, and by the time of a message otherwise.
export function inRank(rows: Row[], caveats: (r: Row) => number) {
	const by = <T>(x: T, y: T) => x < y ? -1 : x > y ? 1 : 0
	const counts = new Map(rows.map(r => [r, state.rate > 0 && !ofMessages ? countsOf(r, caveats) : 0]))
	return [...rows].sort((x, y) => by(counts.get(x), counts.get(y)) || by(x.ratio.mid, y.ratio.mid) || by(x.cost.mid, y.cost.mid) || by(page.codecs[x.codec].name, page.codecs[y.codec].name))
}
