// The views that are charts: two costs against each other, and cost against size.
import * as Plot from '@observablehq/plot'
import {aboutSet} from './answer'
import {allCodecs, page, realCodecs, reference, unsafeOn} from './data'
import {amount, judge, panelOf, plain, wayOf, type Row} from './cost'
import {filtered, searched} from './filter'
import {count, significant} from './format'
import {change} from './navigate'
import {chosenOperations, chosenSet, state} from './state'
import {compare} from './stats'
import type {Way} from './types'
import {Chart, hueOf, Missing, Opener, Segments, sortRows} from './ui'

// An Axis is a cost: its values by codec, and whether one is proven smaller than another. Sizes are exact.
interface Axis { name: string; text: (x: number) => string; value: (codec: number) => number; proven: (a: number, b: number) => number; exact?: boolean }
interface Point { codec: number; x: number; y: number }

function axesOf(set: number): Record<string, [Axis, Axis]> {
	const cost = (name: string, way: Way): Axis & {rows: Row[]} => {
		const rows = allCodecs.map(c => judge(panelOf(set, way), c))
		return {rows, name, text: x => amount(way, x), value: codec => rows[codec].cost.mid, proven: (a, b) => compare(rows[a].item, rows[b].item)}
	}
	const way = wayOf(state), operations = chosenOperations()
	const all = cost(way.money ? 'cost, $ for a billion messages' : 'cost', way)
	const bytes: Axis = {name: 'wire size, bytes', text: x => `${count(x)} B`, value: codec => all.rows[codec].wire, proven: (a, b) => Math.sign(all.rows[a].wire - all.rows[b].wire), exact: true}
	return {size: [bytes, all], ...operations.length > 1 && {times: operations.map(m => cost(page.operations[m].name, plain(m))) as unknown as [Axis, Axis]}}
}

// beats reports whether a is proven better than b in one cost and not worse in the other.
function beats(a: Point, b: Point, axes: [Axis, Axis]) {
	const proven = axes.map(axis => ({order: axis.proven(a.codec, b.codec), exact: axis.exact}))
	return proven.some(p => p.order < 0) && proven.every(p => p.order < 0 || p.order === 0 && p.exact)
}

// Scatter shows each codec by two costs, with the front of codecs that no other beats in both.
export function Scatter() {
	const set = chosenSet(), all = axesOf(set), axes = all[state.axes] || all.size, [x, y] = axes
	const points = realCodecs(filtered()).map((codec): Point => ({codec, x: x.value(codec), y: y.value(codec)})).filter(p => p.x > 0 && p.y > 0).sort((a, b) => a.x - b.x || a.y - b.y)
	const codecs = points.filter(p => !page.codecs[p.codec].bound)
	let least = Infinity
	const front = codecs.filter(p => p.y < least && (least = p.y)) // by x, what no other beats in y
	const close = codecs.filter(p => !front.includes(p) && !codecs.some(q => beats(q, p, axes)))
	const found = state.q.trim() === '' ? new Set() : searched(state.q)
	const name = (p: Point) => page.codecs[p.codec].name
	const labelled = points.filter(p => front.includes(p) || found.has(name(p)) || p.codec === reference || page.codecs[p.codec].bound || page.codecs[p.codec].known)
	const list = (title: string, of: Point[]) => <section><h3>{title}</h3><ul class="front">{of.map(p => <li><Opener codec={p.codec} set={set} /> {x.text(p.x)}, {y.text(p.y)}</li>)}</ul></section>
	const kindOf = (p: Point) => [front.includes(p) && 'onfront', unsafeOn(p.codec, set) && 'unsafe', p.codec === reference && 'reference', page.codecs[p.codec].bound && 'floor'].filter(k => k).join(' ')
	return <><h2>{state.data}<small>{y.name} against {x.name} · {aboutSet(set)}</small></h2>
		{all.times && <Segments label="Axes" attribute="data-axes" chosen={state.axes} of={[['times', chosenOperations().map(m => page.operations[m].name).join(' × ')], ['size', 'wire size × cost']]} onChoose={axes => change({axes})} />}
		{codecs.length === 0 ? <p class="empty">None of the codecs that pass the filters has both costs here.</p> : <>
			<figure><Chart label={`${y.name} against ${x.name} on ${state.data}`} points={points.map(p => ({codec: p.codec, label: `${name(p)}: ${x.name} ${x.text(p.x)}, ${y.name} ${y.text(p.y)}`, kind: kindOf(p)}))} options={width => ({
				width, height: Math.round(Math.min(640, Math.max(360, width * 0.62))), marginLeft: 64, marginBottom: 44, inset: 8, x: {type: 'log', grid: true, label: `${x.name} →`, tickFormat: x.text, ticks: width < 500 ? 3 : 7}, y: {type: 'log', grid: true, label: `↑ ${y.name}`, tickFormat: y.text, ticks: 6},
				marks: [Plot.line(front, {x: 'x', y: 'y', curve: 'step-after', stroke: 'var(--accent)', strokeOpacity: 0.6, className: 'frontline'}),
					Plot.dot(points, {x: 'x', y: 'y', fill: p => hueOf(p.codec), stroke: p => hueOf(p.codec), fillOpacity: 0.75, r: 4, symbol: p => page.codecs[p.codec].text ? 'square' : 'circle', className: 'points'}),
					Plot.text(apart(labelled, width), {x: 'x', y: 'y', text: name, dx: 7, textAnchor: 'start', stroke: 'var(--ground)', fill: 'var(--ink)'})],
			})} /><figcaption>Nearer to the lower left is better. Colours: formats, of which the most frequent have one. Squares: text formats. Dashed: not safe on this data set, whose values or bytes something else may change. Line: the front; no other codec beats its codecs in both costs. {reference >= 0 && `Thick: ${page.reference}. `}
				{points.filter(p => page.codecs[p.codec].bound).map(p => `Dotted: ${name(p)}, a bound for safe codecs, not a format. `)}Arrow keys go from point to point, Enter opens the evidence.</figcaption></figure>
			{list('On the front', front)}{close.length > 0 && list('Not proven to be worse', close)}</>}</>
}

// apart returns the points whose labels have room: no label is near another one on the logarithmic axes.
function apart(points: Point[], width: number) {
	const spans = (['x', 'y'] as const).map(d => Math.log(Math.max(...points.map(p => p[d])) / Math.min(...points.map(p => p[d]))) || 1)
	const taken: Point[] = []
	for (const p of points) {
		if (!taken.some(t => Math.abs(Math.log(p.x / t.x)) / spans[0] * width < 110 && Math.abs(Math.log(p.y / t.y)) / spans[1] * 400 < 14)) taken.push(p)
	}
	return taken
}

interface Size { set: number; n: number }
// sweeps are the names that several sizes of a data set share, such as sweep-1 to sweep-10000, with the sizes.
const sweeps = [...Map.groupBy(page.sets.map((s, set): Size & {name?: string} => ({set, n: Number(s.name.match(/-(\d+)$/)?.[1]), name: s.name.match(/^(.+)-\d+$/)?.[1]})).filter(s => s.n > 0), s => s.name!)].filter(([, sizes]) => sizes.length > 2)
sweeps.forEach(([, sizes]) => sizes.sort((a, b) => a.n - b.n))
const shapes = ['●', '■', '▲', '◆', '▼', '○', '□', '△', '◇', '▽']

// Sizes shows the cost of data sets with one shape in many sizes: that of the chosen data set, or all.
export function Sizes() {
	const of = sweeps.filter(([, sizes]) => sizes.some(s => s.set === chosenSet()))
	if (sweeps.length === 0) return <Missing what="This record has no data set in three sizes or more, such as sweep-1, sweep-10 and sweep-100." command="wirebench run --data 'sweep-*'" />
	return <>{of.length === 0 && <p class="caption">{state.data} was measured in one size. These data sets have several: {sweeps.map(([name, sizes], i) => <>{i > 0 && ', '}<button type="button" class="link" onClick={() => change({data: page.sets[sizes[0].set].name})}>{name}</button></>)}.</p>}
		{(of.length > 0 ? of : sweeps).map(([name, sizes]) => <Sweep name={name} sizes={sizes} />)}</>
}

interface Line { codec: number; points: Row[] }

function Sweep({name, sizes}: {name: string; sizes: Size[]}) {
	const way = wayOf(state)
	const rows = realCodecs(filtered()).map((codec): Line => ({codec, points: sizes.map(s => judge(panelOf(s.set, way), codec))})).filter(r => r.points.filter(p => p.times).length > 1)
	// Few enough to distinguish: what the search finds, or the first three of each size.
	const first = sizes.flatMap((_, i) => sortRows(rows, r => r.points[i].cost.mid).filter(r => r.points[i].times).slice(0, 3))
	const lines = (state.q.trim() ? rows : [...new Set([...rows.filter(r => r.codec === reference), ...first])]).slice(0, shapes.length)
	const title = <h2>{name}-N<small>cost of one element, {sizes.map(s => s.n).join(', ')} of them in a message</small></h2>
	if (lines.length === 0) return <>{title}<p class="empty">None of the codecs that pass the filters has a cost in two sizes.</p></>
	const crossings = crossovers(lines, sizes)
	const each = lines.flatMap((l, i) => sizes.map((s, k) => ({i, n: s.n, v: l.points[k].cost.mid / s.n, name: page.codecs[l.codec].name})).filter(p => p.v > 0))
	const hue = (p: {i: number}) => `var(--c${p.i % 9 + 1})`
	return <>{title}<figure><Chart label="Cost of one element against the number of elements; the list below has the crossovers" options={width => ({
		width, height: Math.round(Math.min(560, Math.max(340, width * 0.55))), marginLeft: 64, marginRight: width < 500 ? 92 : 150, marginBottom: 44, x: {type: 'log', ticks: sizes.map(s => s.n), tickFormat: String, label: 'elements in a message →'}, y: {type: 'log', grid: true, ticks: 6, tickFormat: x => amount(way, x), label: '↑ cost of one element'},
		marks: [Plot.line(each, {x: 'n', y: 'v', z: 'i', stroke: hue}), Plot.text(each, {x: 'n', y: 'v', text: p => shapes[p.i], fill: hue, className: 'sign'}), Plot.dot(crossings, {x: 'n', y: 'cost', r: 9, stroke: 'var(--ink)', className: 'crossings-marks'}),
			Plot.text(lines.map((_, i) => each.findLast(p => p.i === i)!), Plot.initializer({x: () => sizes.at(-1)!.n, y: 'v', text: (p: {i: number; name: string}) => `${shapes[p.i]} ${p.name}`, fill: hue, dx: 14, textAnchor: 'start', className: 'endlabel'} as any, spaced as any))],
	})} /><figcaption>{state.q.trim() ? `The first ${lines.length} codecs that the search finds. ` : `The first three of each size, and ${page.reference}; a search such as “proto, cbor” draws others. `}Rings: the order of two codecs is proven on both sides, and changes here.</figcaption></figure>
	<section><h3>Crossovers</h3>{crossings.length === 0 ? <p>No crossover between these codecs is proven.</p> : <ol class="crossings">{crossings.map(c => <li class="crossing"><Opener codec={c.before.codec} set={sizes[c.from].set} /> is cheaper up to {sizes[c.from].n}, <Opener codec={c.after.codec} set={sizes[c.to].set} /> from {sizes[c.to].n} on; about {significant(c.n, 2)}</li>)}</ol>}</section></>
}

// spaced moves labels below each other, as close to their places as possible.
function spaced(_: unknown, facets: unknown, {y}: {y: {value: number[]}}, scales: {y: (v: number) => number}) {
	const at = Float64Array.from(y.value, v => scales.y(v))
	let free = 0
	for (const i of [...at.keys()].sort((a, b) => at[a] - at[b])) free = (at[i] = Math.max(at[i], free)) + 14
	return {facets, channels: {y: {value: at}}}
}

// crossovers finds pairs of lines whose order is proven at two sizes and is different there, and where they meet
// between these. Lines are straight on logarithmic axes.
function crossovers(lines: Line[], sizes: Size[]) {
	const all: {before: Line; after: Line; from: number; to: number; n: number; cost: number}[] = []
	lines.forEach((a, i) => lines.slice(0, i).forEach(b => {
		let from = -1, order = 0
		sizes.forEach((_, to) => {
			const now = compare(a.points[to].item, b.points[to].item)
			if (now !== 0 && order !== 0 && now !== order) {
				const gap = (k: number) => Math.log(a.points[k].cost.mid / b.points[k].cost.mid), part = gap(from) / (gap(from) - gap(to))
				const between = (of: (k: number) => number) => of(from) ** (1 - part) * of(to) ** part
				const [before, after] = order < 0 ? [a, b] : [b, a]
				all.push({before, after, from, to, n: between(k => sizes[k].n), cost: between(k => a.points[k].cost.mid / sizes[k].n)})
			}
			if (now !== 0) [from, order] = [to, now]
		})
	}))
	return all.sort((a, b) => a.n - b.n)
}
