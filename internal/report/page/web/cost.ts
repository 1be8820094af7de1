// The cost of a message: the times of its operations, plus those of the link and the collector, or the money that
// all of these cost. Of reads and writes the more frequent count once for a message, as in package advise. The cost
// is computed for each process, so that two codecs are compared within the same processes whatever it consists of.
import {allCodecs, cells, garbagePrice, heapOf, inNS, page, priced, reference} from './data'
import {dollars, duration} from './format'
import {chosenTask} from './state'
import {estimate, locate, panel, ranks, ratio, unknown, values} from './stats'
import type {Cell, Cost, Interval, Item, Panel, Rank, State, Way} from './types'

// wayOf returns how costs are computed: the routes, each with operations and their shares, whether garbage
// counts, and the price of a nanosecond and of a byte. For each codec the cheapest route counts.
export function wayOf(s: State): Way {
	const op = chosenTask(s)
	const most = Math.max(s.reads, 100 - s.reads)
	const [reads, writes] = op.mix ? [s.reads / most, (100 - s.reads) / most] : [1, 1]
	const money = s.cost === 'money'
	return {
		routes: op.routes.map(r => {
			const part = (read: boolean) => (operation: number) => {
				const unit = r.messages && page.operations[operation].compression ? 1 / r.messages : 1
				return {operation, read, unit, weight: unit * (read ? reads : writes)}
			}
			return {name: r.name, sent: r.sent, messages: r.messages || 1, parts: [...r.write.map(part(false)), ...(r.read || []).map(part(true))].filter(p => p.weight > 0)}
		}),
		money, gc: s.gc, heap: heapOf(s),
		// Dollars are for 10⁹ messages, so a nanosecond counts as a second and a byte as a GB.
		perNS: money ? s.core / 3600 : 1, perByte: money ? s.traffic : s.link ? 8e9 / s.link : 0,
	}
}

export const plain = (operation: number): Way => ({routes: [{sent: operation, parts: [{operation, weight: 1}]}], money: false, gc: false, perNS: 1, perByte: 0})
export const amount = (way: Way, x: number) => way.money ? dollars(x) : duration(x)

// transfers reports whether a way is a transfer as in report.Transfers, in which baselines don't take part.
export const transfers = (way: Way) => way.routes[0].name !== undefined

interface Amount { ns: Float64Array; least: number; most: number; garbage: number; wire: number; route?: string; logs: Float64Array | null; lacking?: Cost['lacking'] }

// amountOf returns what an operation takes along a route, independent of prices: ns by process, bytes on the
// wire and bytes of garbage. If the codec can't do it, lacking says which operation it lacks. inParts are the
// cells of the parts, and inSent are the cells with the size.
function amountOf(set: number, codec: number, {name, messages = 1, parts}: Way['routes'][0], inParts: Map<number, Cell>[], inSent: Map<number, Cell>): Partial<Amount> {
	const found: Cell[] = []
	for (let i = 0; i < parts.length; i++) {
		found[i] = inParts[i].get(codec)!
		if (!found[i]?.times) return {lacking: {operation: parts[i].operation, cell: found[i]}}
	}
	const ns = new Float64Array(page.sets[set].processes)
	let garbage = 0, least = Infinity, most = 0
	found.forEach((cell, i) => {
		const {weight} = parts[i], own = inNS(cell)
		garbage += weight * cell.garbage
		for (let p = 0; p < ns.length; p++) ns[p] += weight * own[p]
	})
	for (const x of ns) { // which skips what is not a number
		least = x < least ? x : least
		most = x > most ? x : most
	}
	if (least === Infinity) return {lacking: {operation: parts[0].operation, cell: {reason: 'no process measured all of it'}}}
	// A codec that only decodes has its size in its decode cell.
	const wire = (inSent.get(codec)?.wire || found.find(cell => cell.wire > 0)?.wire || 0) / messages
	return {ns, least, most, garbage, wire, route: name, logs: found.length === 1 ? found[0].times : null}
}

const amounts: {key: string; along: Partial<Amount>[][]}[] = [] // by data set

// amountsOf returns the amounts along each route, by codec. They are kept until the routes change, because a
// slider for a price computes costs on all data sets again.
function amountsOf(set: number, routes: Way['routes']) {
	const key = JSON.stringify(routes)
	if (amounts[set]?.key !== key) {
		amounts[set] = {key, along: routes.map(route => {
			const inParts = route.parts.map(p => cells(set, p.operation)), inSent = cells(set, route.sent)
			return allCodecs.map(codec => amountOf(set, codec, route, inParts, inSent))
		})}
	}
	return amounts[set].along
}

// costsOn returns the log cost of each codec by process, on its cheapest route. If it has no route, it returns
// what it lacks for the first one.
function costsOn(set: number, way: Way): Cost[] {
	const {perNS, perByte} = way
	const perGarbage = way.gc && priced(set) ? garbagePrice(set, way.heap!) * perNS : 0
	const along = amountsOf(set, way.routes)
	const fixed = (a: Amount) => a.wire * perByte + a.garbage * perGarbage
	const midOf = (cost: Cost) => locate(values(cost.times!, page.sets[set].units)).mid
	const costOf = (a: Amount) => {
		const cost: Cost = {wire: a.wire, route: a.route, shared: 0, times: a.logs && fixed(a) === 0 && perNS === 1 ? a.logs : a.ns.map(x => Math.log(fixed(a) + perNS * x))}
		if (a.garbage * perGarbage > 0) cost.shared = a.garbage * perGarbage / Math.exp(midOf(cost)) * page.sets[set].collector!.doubt
		return cost
	}
	return allCodecs.map(codec => {
		if (transfers(way) && page.codecs[codec].floor) return {times: null}
		const open = along.map(all => all[codec]).filter(a => !a.lacking) as Amount[]
		if (open.length === 0) return {times: null, lacking: along[0][codec].lacking}
		// Skip routes that cost more in every process than another route does in any process.
		const most = Math.min(...open.map(a => fixed(a) + perNS * a.most))
		const [first, ...others] = open.filter(a => fixed(a) + perNS * a.least <= most).map(costOf)
		return others.reduce((best, c) => midOf(c) < midOf(best) ? c : best, first)
	})
}

// whyNot says why a cell has no time.
export const whyNot = (c?: Partial<Cell>) => !c ? 'not in this record' : c.fault ? `fault: ${c.fault}` : c.reason || 'not measured'

let panels: {key: string; of: Map<number, Panel>} = {key: '', of: new Map()}

// panelOf compares all codecs on a data set, with costs computed in a way. Views share the panels of the last way.
export function panelOf(set: number, way: Way): Panel {
	const key = JSON.stringify(way)
	if (panels.key !== key) panels = {key, of: new Map()}
	if (!panels.of.has(set)) {
		const costs = costsOn(set, way)
		panels.of.set(set, {set, costs, ...panel(costs.map(c => c.times), reference, page.sets[set].processes, page.sets[set].units || null, costs.map(c => c.shared || 0))})
	}
	return panels.of.get(set)!
}

// A Row is one codec's cost on a data set, absolute and relative to that of the codec basis. Each estimate is computed on
// demand, because views of all data sets have thousands of rows and show only one of the two.
export class Row {
	#cost?: Interval
	#ratio?: Interval
	times; lacking; wire; route; shared
	set: number
	item: Item | null
	size: number
	rank: Rank | null = null
	against: Item | null

	constructor({set, costs, items}: Panel, public codec: number, public basis: number) {
		({times: this.times, lacking: this.lacking, wire: this.wire = NaN, route: this.route, shared: this.shared = 0} = costs[codec])
		this.set = set
		this.item = this.times ? items[codec] : null
		this.size = this.item?.values.length || 0
		this.against = items[basis] || null
	}

	get cost(): Interval {
		return this.#cost ||= this.times ? estimate(this.times, page.sets[this.set].units || null, this.shared) : unknown
	}

	get ratio(): Interval {
		return this.#ratio ||= this.times && this.codec === this.basis ? {lo: 1, mid: 1, hi: 1} : ratio(this.item, this.against)
	}
}

export const judge = (panel: Panel, codec: number, basis = reference) => new Row(panel, codec, basis)

// derive ranks codecs on a data set, and compares them with the codec basis. The rows are in the order of their costs.
export function derive(set: number, way: Way, codecs: number[], basis = reference) {
	const all = panelOf(set, way)
	const rows = codecs.filter(c => !(transfers(way) && page.codecs[c].floor)).map(codec => judge(all, codec, basis))
	const ranked = rows.map(r => r.size >= Math.max(page.enough, 1) && !page.codecs[r.codec].floor && !page.codecs[r.codec].partial ? r.item : null)
	ranks(ranked).forEach((rank, i) => {
		rows[i].rank = rank
	})
	const last = (x: number) => Number.isNaN(x) ? Infinity : x
	const order = (x: number, y: number) => last(x) === last(y) ? 0 : last(x) - last(y)
	return rows.sort((a, b) => !transfers(way) && order(a.ratio.mid, b.ratio.mid) || order(a.cost.mid, b.cost.mid))
}

const derived = new Map<number, Map<number, Row>>()

// plainRanks returns the row of each codec in one operation, ranked among all codecs.
export function plainRanks(set: number, operation: number) {
	const key = set * page.operations.length + operation
	if (!derived.has(key)) {
		const all = panels
		derived.set(key, new Map(derive(set, plain(operation), allCodecs).map(r => [r.codec, r])))
		panels = all // which a view still needs
	}
	return derived.get(key)!
}

// tied reports whether the ratio of two costs may be 1 in another program, as far as that is known.
export function tied(a: Row, b: Row) {
	const {lo, hi} = ratio(a.item, b.item)
	return a === b || lo <= 1 && hi >= 1 && hi < Infinity
}

// noisy reports whether two costs differ by no more than the reference differs from itself in this record.
export const noisy = (a: Row, b: Row) => Math.abs(Math.log(ratio(a.item, b.item).mid)) <= Math.log1p(page.noise || 0)
