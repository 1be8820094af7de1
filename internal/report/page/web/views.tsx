// The views that are tables: the ranking, the heat map, and what codecs take besides the time of one message.
import type {ComponentChildren} from 'preact'
import {aboutSet, candidates, Picture, taskText} from './answer'
import {CheckMarks, MarksMeaning} from './checks'
import {allCodecs, cells, choosable, codecNamed, formatOf, garbageCost, garbagePrice, hasChecks, heapOf, isChoice, named, ofMessages, operationNamed, page, priced, realCodecs, reference, usedIn, wireOf} from './data'
import {amount, derive, judge, noisy, panelOf, plain, plainRanks, tied, wayOf, whyNot, type Row} from './cost'
import {filtered, ofAll} from './filter'
import {bitRate, codeText, count, duration, faster, inUnit, percent, places, relative, several, significant, size} from './format'
import {change, showEvidence} from './navigate'
import {chosenOperations, chosenSet, state} from './state'
import {ratio as between} from './stats'
import type {Cell, Way} from './types'
import {Box, Head, hueOf, Legend, Missing, Name, nameColumn, Names, Opener, Roving, sortRows, Table, Tags, useLater, within, type Column} from './ui'

interface Ranked { codec: number; set: number; row: Row; class: string; tied: Row[]; others: Row[] }
const unranked = (set: number) => `no rank and no bounds, since fewer than ${page.enough} ${page.sets[set].units ? 'layouts' : 'processes'} measured all of this cost`
const share = (x: number) => `${(100 * Math.min(1, Math.max(0, x))).toFixed(2)}%`

// Ranking has a dot for each codec, with the interval of how many times as fast as the reference it is. Unless every
// codec is asked for, a format has one row, with its other codecs in it; well-known ones have rows of their own.
export function Ranking() {
	const set = chosenSet(), way = wayOf(state)
	const rows = derive(set, way, filtered())
	const all: Ranked[] = []
	for (const row of rows.filter(r => r.times)) {
		const c = page.codecs[row.codec]
		const group = !state.every && !c.known && row.codec !== reference && all.find(g => page.codecs[g.codec].format === c.format)
		if (group) (tied(row, group.row) || noisy(row, group.row) ? group.tied : group.others).push(row)
		else if (state.every || !c.floor) all.push({codec: row.codec, set, row, class: c.floor ? 'floor' : row.codec === reference ? 'reference' : '', tied: [], others: []})
	}
	return <><h2>{state.data}<small>{aboutSet(set)}</small></h2>
		<label class="check"><input type="checkbox" id="every" checked={state.every} onChange={() => change({every: !state.every})} /> every {named.codec}, not only the first of each format</label>
		{all.length > 0 ? <><Legend rows={all} />{hasChecks && <MarksMeaning />}<Table caption={rankingCaption(all.map(g => g.row), way, rows)} columns={rankingColumns(all, way)} rows={all} /></>
			: <p class="empty">None of the {ofAll(choosable(rows.map(r => r.codec)).length)} that pass the filters has a time for this.</p>}
		<Absent rows={rows.filter(r => !r.times)} set={set} /></>
}

// rankingCaption says what is ranked. rows have times, and left are all that the filters leave.
function rankingCaption(rows: Row[], way: Way, left: Row[]) {
	const n = left.filter(r => r.rank).length, collected = priced(rows[0].set)
	const what = [taskText(way), !way.money && state.link && `a link of ${bitRate(state.link)}`, way.money && `$${state.core} per core and hour, $${state.traffic} per GB; dollars are for a billion messages`,
		way.gc && collected && `garbage collection with ${size(state.live * 2 ** 20)} in use and GOGC=${state.gogc}`].filter(w => w)
	const [times, pass] = [left.filter(r => r.times), left].map(all => choosable(all.map(r => r.codec)).length)
	return [`${what.join(' + ')}.`, way.gc && !collected && 'The cost leaves out garbage collection: the run did not measure its price here.',
		pass < choosable(allCodecs).length ? `${ofAll(pass)} pass the filters, and ${times} of these have times.` : `${ofAll(times)} have times.`,
		n > 0 && `Ranks are among ${n}${left.some(r => r.rank && page.codecs[r.codec].bound) ? ' with the bound' : ''}; a range of ranks if the differences aren't measurable. Lines and ±: 95% prediction interval, for another ${page.moves ? 'program' : 'run'} on this machine.`,
		page.noise > 0 && `Noise of this machine: ${percent(page.noise)}.`, rows.some(r => !r.rank && !page.codecs[r.codec].floor) && `–: ${unranked(rows[0].set)}.`].filter(t => t).join(' ')
}

function rankingColumns(groups: Ranked[], way: Way): Column<Ranked>[] {
	const real = groups.filter(g => !page.codecs[g.codec].floor).map(g => g.row), ratios = real.some(r => r.ratio.mid > 0)
	const place = (r: Row) => ratios ? 1 / r.ratio.mid : r.cost.mid // on a linear axis
	const most = 1.05 * Math.max(...(real.length > 0 ? real : groups.map(g => g.row)).map(place).filter(x => x > 0))
	const step = [1, 2, 5, 10].map(n => n * 10 ** Math.floor(Math.log10(most / 5))).find(s => most / s <= 6)!
	const marks = Array.from({length: Math.floor(most / step) + 1}, (_, i) => Number((i * step).toPrecision(2)))
	const dot = ({row: r, codec}: Ranked) => {
		const {lo, hi} = ratios ? {lo: 1 / r.ratio.hi, hi: 1 / r.ratio.lo} : r.cost
		const bounded = !(r.codec === reference && ratios) && hi < Infinity
		return <span class="bar" aria-hidden="true" title={bounded ? `${significant(lo)} to ${significant(hi)}` : ''} style={`--hue:${hueOf(codec)}`}>
			{ratios && <span class="one" style={`left:${share(1 / most)}`} />}{!page.codecs[codec].floor && <>{bounded && <span class="whisker" style={`left:${share(lo / most)};width:${share(Math.min(hi, most) / most - lo / most)}`} />}<span class="dot" style={`left:${share(place(r) / most)}`} /></>}</span>
	}
	const all: Column<Ranked>[] = [
		{key: 'rank', head: '#', kind: 'rank', title: 'range of places', content: ({row: r}) => r.rank || page.codecs[r.codec].floor ? places(r.rank) : <span title={unranked(r.set)}>–</span>},
		nameColumn(g => <><CheckMarks codec={g.codec} /><Tags codec={g.codec} set={g.set} />{g.tied.length + g.others.length > 0 && <small class="also">{g.tied.length > 0 && <>tied: <Names rows={g.tied} />. </>}{g.others.length > 0 && `${several(g.others.length, 'other')} of ${page.codecs[g.codec].format}`}</small>}</>),
		{key: 'dots', head: ratios ? `times as ${way.money ? 'cheap' : 'fast'} as ${page.reference}` : 'cost', kind: 'bars', value: g => ratios ? g.row.ratio.mid : g.row.cost.mid, title: ratios ? 'to the right is better' : 'to the left is better',
			extra: <span class="ticks" aria-hidden="true">{marks.map(t => <span style={`left:${share(t / most)}`}>{ratios ? t : amount(way, t)}</span>)}</span>, content: dot},
		...ratios ? [{key: 'ratio', head: '× as fast', kind: 'number', value: (g: Ranked) => g.row.ratio.mid, title: `times as ${way.money ? 'cheap' : 'fast'} as ${page.reference}`, content: (g: Ranked) => faster(g.row.ratio.mid)},
			{key: 'doubt', head: '±', kind: 'number faint', value: (g: Ranked) => g.codec === reference ? NaN : relative(g.row.ratio), content: (g: Ranked) => g.codec === reference ? '' : percent(relative(g.row.ratio))}] : [],
		{key: 'amount', head: way.money ? '$/10⁹' : 'cost', kind: 'number', value: g => g.row.cost.mid, title: way.money ? 'dollars for a billion messages' : 'cost of one message', content: g => amount(way, g.row.cost.mid)},
		...way.routes.length > 1 ? [{key: 'by', head: 'by', title: 'the cheapest compressor for it', value: (g: Ranked) => g.row.route, content: (g: Ranked) => g.row.route}] : [],
		...chosenOperations().flatMap(m => operationColumns<Ranked>(groups[0].set, m)),
	]
	return groups.some(g => g.row.wire > 0) ? [...all, {key: 'wire', head: 'wire, B', kind: 'number wide', title: 'mean encoded size in bytes', value: g => g.row.wire || NaN, content: g => g.row.wire > 0 ? count(g.row.wire) : ''}] : all
}

// operationColumns are the time of an operation, and what it used besides.
function operationColumns<R extends {codec: number; set: number}>(set: number, m: number, grouped = false): Column<R>[] {
	const {name, about} = page.operations[m], group = grouped ? name : undefined
	const time = (r: R) => plainRanks(r.set, m).get(r.codec)?.cost.mid ?? NaN
	return [{key: `operation-${m}`, head: grouped ? 'time' : name, group, kind: 'number wide', value: time, title: about, content: r => Number.isNaN(time(r)) ? '–' : duration(time(r))},
		...usedIn(set, m).map((used, i): Column<R> => {
			const figure = (r: R) => cells(r.set, m).get(r.codec)?.used[i] || NaN
			return {key: `used-${m}-${i}`, head: used.head, group, kind: 'number wide', value: figure, title: used.title, content: r => Number.isNaN(figure(r)) ? '' : inUnit[used.unit](figure(r))}
		})]
}

// Absent lists the codecs that have no cost, by cause.
function Absent({rows, set}: {rows: Row[]; set: number}) {
	const causes = Map.groupBy(rows, r => r.lacking!.cell?.fault ? '' : whyNot(r.lacking!.cell))
	const faults = causes.get('') || []
	causes.delete('')
	return <>{faults.length > 0 && <section class="absent"><h3>Faults</h3><p class="faint">Their values did not survive the round trip, so they have no times.</p>
		<ul>{faults.map(r => <li><Opener codec={r.codec} set={set} /> {page.operations[r.lacking!.operation].name}: {r.lacking!.cell!.fault}</li>)}</ul></section>}
	{causes.size > 0 && <section class="absent"><h3>Not here</h3><ul>{[...causes].map(([cause, all]) => <li><Names rows={all} /> ({cause})</li>)}</ul></section>}</>
}

// HeatMap is the cost of each codec on each data set, relative to the reference's. What is out of sight is drawn later.
export function HeatMap() {
	const whole = useLater()
	const way = wayOf(state), sets = page.sets.map((_, i) => i), chosen = chosenSet()
	const there = new Set(page.blocks.filter(b => way.routes.some(r => r.parts.some(p => p.operation === b.operation))).flatMap(b => b.codec))
	const rows = realCodecs(filtered()).filter(codec => there.has(codec)).map(codec => judge(panelOf(chosen, way), codec))
	if (rows.length === 0) return <p class="empty">None of the codecs that pass the filters is in this record.</p>
	const byName = state.sort === 'name', name = nameColumn<Row>()
	const sorted = byName ? sortRows(rows, name.value!, state.down) : sortRows(rows, r => r.ratio.mid > 0 ? r.ratio.mid : r.cost.mid)
	// The box is 80vh high, a row is higher than 20px, and a column is 44px wide.
	const box = document.querySelector('#view .scroll')
	const high = whole ? rows.length : Math.max(1, Math.ceil(0.8 * innerHeight / 20)), wide = whole ? sets.length : Math.max(1, Math.ceil(((box?.scrollLeft || 0) + (document.getElementById('view')?.clientWidth ?? innerWidth)) / 44))
	const open = (event: MouseEvent | KeyboardEvent) => {
		const cell = (event.target as Element).closest('td')
		if (cell && (event.type === 'click' || ['Enter', ' '].includes((event as KeyboardEvent).key))) {
			event.preventDefault()
			cell.focus()
			showEvidence(Number(cell.parentElement!.dataset.codec), cell.cellIndex - 1)
		}
	}
	return <><h2>All {named.set}s<small>{ofAll(choosable(rows.map(r => r.codec)).length)}, {several(sets.length, named.set)}</small></h2>
		<Box scroll role="grid" class="heat" data-partial={whole ? undefined : ''} style={`--columns:${sets.length}`} caption={`Cost relative to ${page.reference}, in the order of ${byName ? 'their names' : state.data}. Below 1 is cheaper, shaded blue; above is dearer, shaded orange; pale and in italics: not measurably different from 1, or measured by too few processes. A column’s head orders the rows by its data set; arrow keys go from cell to cell, Enter opens the evidence. The map scrolls sideways.`}>
			<thead><tr><Head column={name} />{sets.map(s => <th scope="col" class={s === chosen ? 'set chosen' : 'set'} aria-sort={s === chosen && !byName ? 'ascending' : undefined}>
				<button type="button" data-key={`set-${s}`} title={aboutSet(s)} onClick={() => change({data: page.sets[s].name, sort: ''})}>{page.sets[s].name}</button></th>)}</tr></thead>
			<Roving of="td" next={within(sets.length)} stop onClick={open} onKeyDownCapture={open}>{sorted.slice(0, high).map(({codec}) => <tr data-codec={codec}><th scope="row" class="codec">{page.codecs[codec].name.split(/(?<=\/)/).flatMap((part, i) => i > 0 ? [<wbr />, part] : [part])}</th>
				{sets.slice(0, wide).map(s => heatCell(judge(panelOf(s, way), codec), way))}</tr>)}</Roving></Box></>
}

// heatCell has a plain text and one of few styles, because a full record has thousands of cells.
function heatCell(row: Row, way: Way) {
	const {lo, mid, hi} = row.ratio, cell = row.lacking?.cell
	if (!row.times) return <td class={cell?.fault ? 'fault' : 'none'} title={whyNot(cell)} tabIndex={-1}>{!cell ? '' : cell.fault ? 'fault' : '–'}</td>
	if (!(mid > 0) || row.codec === reference) return <td tabIndex={-1}>{mid > 0 ? '1' : amount(way, row.cost.mid)}</td>
	const told = hi < 1 || lo > 1, strength = Math.min(4, Math.ceil(Math.abs(Math.log10(mid)) * 3)) // 4 means a factor of more than ten
	// Colour alone must not show on which side of 1 it is.
	return <td class={`${mid < 1 ? 'cheap' : 'dear'} ${told ? `s${strength}` : 'doubtful'}`} tabIndex={-1}>{significant(mid, told && mid > 0.95 && mid < 1.05 ? 3 : 2)}</td>
}

interface Sized { codec: number; set: number; cells: (Cell | undefined)[] }

// Garbage shows the bytes that a codec puts on the wire and the garbage that it leaves to the collector.
export function Garbage() {
	const set = chosenSet(), operations = chosenOperations()
	const rows: Sized[] = sortRows(filtered().map(codec => ({codec, set, cells: operations.map(m => cells(set, m).get(codec))})).filter(r => r.cells.some(c => c?.times)), r => wireOf(r.codec, set))
	if (rows.length === 0) return <p class="empty">None of the codecs that pass the filters was measured here.</p>
	const raw = (r: Sized) => wireOf(r.codec, set), ref = wireOf(reference, set)
	const figure = (i: number, m: number) => (key: string, head: string, title: string, fact: (c: Cell) => number, text: (x: number) => string): Column<Sized> => {
		const of = (r: Sized) => r.cells[i]?.times ? fact(r.cells[i]) : NaN
		return {key: `${key}-${m}`, group: page.operations[m].name, head, kind: 'number', title, value: of, content: r => Number.isNaN(of(r)) ? '' : text(of(r))}
	}
	const columns: Column<Sized>[] = [nameColumn(), {key: 'wire', head: 'wire, B', kind: 'number', title: 'mean encoded size in bytes', value: raw, content: r => raw(r) > 0 ? count(raw(r)) : ''},
		...ref > 0 ? [{key: 'share', head: `of ${page.reference}`, kind: 'number', title: `encoded size relative to that of ${page.reference}`, value: (r: Sized) => raw(r) / ref, content: (r: Sized) => raw(r) > 0 ? percent(raw(r) / ref) : ''}] : [],
		...page.operations.flatMap(({name, about, batch}, m): Column<Sized>[] => {
			const packed = (r: Sized) => cells(set, m).get(r.codec)?.wire! / batch! || NaN
			return batch! > 0 ? [{key: `packed-${m}`, group: 'wire, compressed', head: name, kind: 'number', value: packed, title: `bytes of a message: ${about}`, content: r => packed(r) > 0 ? count(packed(r)) : ''}] : []
		}),
		...operations.flatMap((m, i) => [figure(i, m)('allocs', 'allocs', 'allocations per operation', c => c.allocs, count), figure(i, m)('bytes', 'B/op', 'bytes allocated per operation', c => c.bytes, count),
			...priced(set) ? [figure(i, m)('gc', 'gc', 'time to collect this garbage, per operation', c => garbageCost(c, state)!, duration), figure(i, m)('gcshare', 'gc/time', 'time to collect this garbage, relative to the time', c => garbageCost(c, state)! / plainRanks(c.set, m).get(c.codec)!.cost.mid, percent)] : []]),
	]
	return <><h2>{state.data}<small>{aboutSet(set)}</small></h2>
		<Table caption={`Wire: mean encoded size, not compressed.${page.operations.some(m => m.batch! > 0) ? ' Compressed: bytes of a message; with a number, that many messages are compressed together.' : ''}${priced(set) ? ` gc: the time to collect the garbage of an operation, which its time does not include: ${significant(garbagePrice(set, heapOf(state)), 2)} ns per byte for a program that has ${size(state.live * 2 ** 20)} in use and GOGC=${state.gogc}.` : ''}`} columns={columns} rows={rows} /></>
}

// A Special is a view of operations that not every record has.
interface Special { title: string; about: string; operations: string[]; more?: (time: (r: Sized, name: string) => number) => Column<Sized>[] }
const pair = (name: string) => [`${name}-encode`, `${name}-decode`]
const specials: Record<string, Special> = {
	cores: {title: 'Cores', about: 'times and throughput with several goroutines at once', operations: pair('parallel')},
	streams: {title: 'Streams', about: 'the next message of a stream, and the first one', operations: [...pair('stream'), ...pair('first')], more: time => ['encode', 'decode'].map(m => {
		// From n messages on, first + (n-1)*next is less than n single messages of the reference.
		const from = (r: Sized) => {
			const first = time(r, `first-${m}`), next = time(r, `stream-${m}`), of = {...r, codec: reference}
			const single = time(of, m), refNext = time(of, `stream-${m}`) || single, refFirst = time(of, `first-${m}`) || single
			return first > refFirst && next < refNext ? 2 + Math.floor((first - refFirst) / (refNext - next)) : NaN
		}
		return {key: `from-${m}`, group: `pays from`, head: `${m}, messages`, kind: 'number', title: `the number of messages from which on the stream takes less time than ${page.reference}, although its first message takes longer`, value: from, content: r => Number.isNaN(from(r)) ? '' : count(from(r))}
	})},
	sustained: {title: 'Sustained', about: 'times with the collector on, next to what is computed for them', operations: pair('sustained'), more: time => ['encode', 'decode'].map(m => {
		const c = (r: Sized) => cells(r.set, operationNamed(m)).get(r.codec)
		const off = (r: Sized) => c(r)?.times && priced(r.set) ? time(r, `sustained-${m}`) / (time(r, m) + garbageCost(c(r)!, state)!) : NaN
		return {key: `off-${m}`, group: 'measured/computed', head: m, kind: 'number', title: 'time with the collector on, relative to the time without it and the price of garbage', value: off, content: r => Number.isNaN(off(r)) ? '' : significant(off(r))}
	})},
	large: {title: 'Large and cold', about: 'memory for large messages, and messages to a program whose caches are cold or that has just started', operations: [...pair('peak'), ...pair('cold'), ...pair('initial')]},
}

export function SpecialView() {
	const {title, about, operations, more} = specials[state.view], set = chosenSet()
	const there = operations.map(operationNamed).filter(m => m >= 0 && cells(set, m).size > 0)
	const rows = realCodecs(filtered()).map(codec => ({codec, set, cells: there.map(m => cells(set, m).get(codec))})).filter(r => r.cells.some(c => c?.times))
	const time = (r: Sized, name: string) => operationNamed(name) < 0 ? NaN : plainRanks(r.set, operationNamed(name)).get(r.codec)?.cost.mid ?? NaN
	const head = <h2>{title}<small>{about}, on {state.data}</small></h2>
	const kinds = [...new Set(operations.map(name => name.split('-')[0]))].join()
	if (there.length === 0) return <>{head}<Missing what={`This record has no operations ${operations.join(', ')} on ${state.data}.`} command={`wirebench run --data ${state.data} --operation encode,decode,${kinds}`} /></>
	const drawn = there.find(m => !page.operations[m].name.startsWith('peak')) ?? there[0]
	const fastest = sortRows(rows.map(r => plainRanks(set, drawn).get(r.codec)!).filter(r => r?.ratio.mid > 0 && isChoice(page.codecs[r.codec])), r => r.ratio.mid)
	return <>{head}<Picture rows={fastest.filter((r, i) => i < 8 || page.codecs[r.codec].known)} way={plain(drawn)} of={`${page.operations[drawn].name}: `} /><Table caption={`${there.map(m => `${page.operations[m].name}: ${page.operations[m].about}`).join('. ')}.`} columns={[nameColumn(), ...there.flatMap(m => operationColumns<Sized>(set, m, true)), ...more?.(time) || []]} rows={sortRows(rows, r => time(r, page.operations[there[0]].name))} /></>
}

// Variants compares programs of the same parts that were built differently and measured together.
export function Variants() {
	const v = page.variants, tables = v?.tables.filter(t => t.data === state.data) || []
	if (!v) return <Missing what="This record is of one program." command={`wirebench run --data ${state.data} --variant go1.26.8 --variant go1.27.4`} />
	return <><h2>Variants<small>programs of the same parts that were built differently and measured together, on {state.data}</small></h2>{v.first?.map(line => <p>{line}</p>)}
		{tables.map(t => <section><h3>{t.operation}</h3><Table caption={`Times, and changes compared with ${v.variants[0]}${v.relative ? `, relative to ${v.relative} of the same program` : ''}, with 95% prediction intervals.`} rows={t.rows.map(r => ({...r, codec: codecNamed(r.codec), set: chosenSet()})).filter(r => r.codec >= 0)}
			columns={[nameColumn(), ...v.variants.flatMap((name, i): Column<{codec: number; set: number; cells: typeof t.rows[0]['cells']}>[] => [
				{key: `${t.operation}-${i}`, group: name, head: 'time', kind: 'number', value: r => r.cells[i].ns.mid, content: r => r.cells[i].outcome || duration(r.cells[i].ns.mid)},
				...i > 0 ? [{key: `${t.operation}-change-${i}`, group: name, head: 'change', kind: 'number', value: (r: {cells: typeof t.rows[0]['cells']}) => r.cells[i].change.mid, content: (r: {cells: typeof t.rows[0]['cells']}) => r.cells[i].change.mid > 0 ? `×${significant(r.cells[i].change.mid)} ±${percent(relative(r.cells[i].change))}` : ''}] : []])]} /></section>)}</>
}

const mostPins = 5
const pin = (codecs: number[]) => change({pins: codecs.map(c => page.codecs[c].name).join(',')})

// Compare shows a few codecs next to each other, over the data sets that all of them have: those that the reader
// chose, or else the reference and the recommended candidates.
export function Compare() {
	const chosen = [...new Set(state.pins.split(',').map(codecNamed).filter(c => c >= 0))].slice(0, mostPins)
	const best = ofMessages ? derive(chosenSet(), wayOf(state), filtered()).filter(r => r.times && isChoice(page.codecs[r.codec])).slice(0, 3) : candidates().choices?.map(c => c.row) || []
	const pins = chosen.length > 0 ? chosen : [...new Set([...reference >= 0 ? [reference] : [], ...best.map(r => r.codec)])]
	if (pins.length === 0) return <p class="empty">None of the {named.codec}s has a time on {state.data}.</p>
	const way = wayOf(state)
	const whole = useLater(), shown = page.sets.map((_, set) => set).filter((set, i) => whole || i < 8 || set === chosenSet())
	const measured = shown.map(set => ({set, rows: pins.map(codec => judge(panelOf(set, way), codec)), items: panelOf(set, way).items})).filter(s => s.rows.some(r => r.times))
	const sets = measured.filter(s => s.rows.every(r => r.times))
	const facts: [string, (c: typeof page.codecs[0]) => string | false | undefined][] = [
		['Format', c => c.format], ['Other languages', c => formatOf(c).languages?.join(', ') || (formatOf(c).onlyGo ? 'none known' : 'not known')], ['Fields by', c => c.fields], ['Code', c => c.code && codeText(c.code)],
		['Schema', c => c.schema && `a ${c.schema} file`], ['Library', c => c.library?.text],
	]
	const first = pins[0]
	const ratioOf = (s: typeof sets[0], r: Row) => r.codec === first ? {text: amount(way, r.cost.mid)} : relativeTo(s.rows[0], r)
	const sizeOf = (s: typeof sets[0], r: Row) => r.wire > 0 ? {text: count(r.wire), ...s.rows[0].wire > 0 && {log: Math.log(r.wire / s.rows[0].wire), doubt: 0}} : {text: ''}
	const allocs = (s: typeof sets[0], r: Row) => ({text: chosenOperations().map(m => cells(s.set, m).get(r.codec)).filter(c => c?.times).map(c => count(c!.allocs)).join(' + ')})
	return <><h2>Side by side<small>{taskText(way)}</small></h2>
		<p class="caption">The first part has the costs of {page.codecs[first].name}, and how many times as fast the others are; ±: 95% prediction interval, for another {page.moves ? 'program' : 'run'} on this machine. The mean is the geometric mean over those in which the ratio has an interval; their number is in brackets.</p>
		{pins.length < mostPins && <p><select id="pin" aria-label={`Add a ${named.codec}`} value="" onChange={e => pin([...pins, Number(e.currentTarget.value)])}>
			<option value="">Add a {named.codec} …</option>{allCodecs.filter(c => !pins.includes(c) && isChoice(page.codecs[c])).map(c => <option value={c}>{page.codecs[c].name}</option>)}</select></p>}
		<div class="box" tabIndex={0} role="region" aria-label="Table"><table class="compare" data-partial={whole ? undefined : ''}>
			<thead><tr><td />{pins.map((c, i) => <th scope="col"><Name codec={c} set={chosenSet()} />
				{pins.length > 1 && <button type="button" class="link unpin" aria-label={`Remove ${page.codecs[c].name}`} onClick={() => pin(pins.filter(p => p !== c))}>✕</button>}
				{i > 0 && <button type="button" class="link unpin" aria-label={`Compare with ${page.codecs[c].name}`} title="compare the others with this one" onClick={() => pin([c, ...pins.filter(p => p !== c)])}>⇤</button>}</th>)}</tr></thead>
			<tbody>{facts.filter(([, fact]) => pins.some(c => fact(page.codecs[c]))).map(([label, fact]) => <tr><th scope="row">{label}</th>{pins.map(c => <td class="text">{fact(page.codecs[c]) || '–'}</td>)}</tr>)}</tbody>
			<Compared head={`Cost of ${page.codecs[first].name}, and times as fast`} mean={whole && 'mean'} sets={sets} figure={ratioOf} written={faster} />
			<Compared head="Bytes of a message" mean={whole && 'mean, relative'} sets={sets} figure={sizeOf} written={x => `×${significant(x)}`} /><Compared head="Allocations of an operation" sets={sets} figure={allocs} written={significant} /></table></div>
		{whole && <p class="caption">Shown are the {several(sets.length, named.set)} that all of them have{measured.length > sets.length && `, without ${several(measured.length - sets.length, named.set)} that only some have`}.</p>}</>
}

interface Figure { text: string; log?: number; doubt?: number }
interface Together { set: number; rows: Row[] }

function relativeTo(first: Row, r: Row): Figure {
	const of = first.codec === reference ? r.ratio : between(r.item, first.item)
	return of.mid > 0 ? {text: `${faster(of.mid)}${of.hi < Infinity ? ` ±${percent(relative(of))}` : ''}`, ...of.hi < Infinity && {log: Math.log(of.mid), doubt: Math.log(of.hi / of.mid)}} : {text: ''}
}

// Compared is a part of the table: a row for each data set, below one with the geometric means.
function Compared({head, mean, sets, figure, written}: {head: string; mean?: string | false; sets: Together[]; figure: (s: any, r: Row) => Figure; written: (mean: number) => string}) {
	const all = sets.map(s => s.rows.map(r => figure(s, r)))
	const means = sets.length > 0 ? sets[0].rows.map((_, i) => all.map(f => f[i]).filter(f => f.log !== undefined)) : []
	const text = (figures: Figure[]) => {
		const doubt = Math.sqrt(figures.reduce((sum, f) => sum + f.doubt! ** 2, 0)) / figures.length
		return figures.length === 0 ? '' : `${written(Math.exp(figures.reduce((sum, f) => sum + f.log!, 0) / figures.length))}${doubt > 0 ? ` ±${percent(Math.exp(doubt) - 1)}` : ''} (${figures.length})`
	}
	return <tbody><tr class="groups"><th colSpan={1 + (sets[0]?.rows.length || 0)} scope="colgroup">{head}</th></tr>{mean && means.length > 0 && <tr><th scope="row">{mean}</th>{means.map(m => <td>{text(m)}</td>)}</tr>}
		{sets.map((s, i) => <tr><th scope="row">{page.sets[s.set].name}</th>{all[i].map(f => <td>{f.text}</td>)}</tr>)}</tbody>
}

// Details says what was measured, where and how.
export function Details() {
	const set = chosenSet(), layouts = page.sets.some(s => s.units)
	const text = (key: string, head: string, of: (c: typeof page.codecs[0]) => string): Column<{codec: number; set: number}> => ({key, head, kind: 'text', value: r => of(page.codecs[r.codec]).toLowerCase(), content: r => of(page.codecs[r.codec])})
	const faults = Map.groupBy(page.blocks.flatMap(b => b.why.map((why, i) => ({codec: b.codec[i], set: b.set, why, operation: page.operations[b.operation].name}))).filter(f => f.why < 0), f => `${f.codec} ${f.set} ${f.why}`)
	return <><h2>This record<small>{page.started} · grade {page.grade || 'unknown'}</small></h2>
		<p class="faint">{layouts ? 'The program was built in several layouts of its code. An interval is for another program on this machine, such as yours: it contains what these layouts differ by, and what independent programs differ by beyond that.'
			: page.moves ? 'The program has one layout of its code. An interval is for another program on this machine, such as yours: it contains what the processes differ by, and what is known from other records about how far programs differ.'
			: 'The processes of the run are the sample: an interval is for another run of the same program on this machine.'} Two codecs are separated if the interval of their difference excludes zero. The estimates of all processes are in this page, and its figures are computed from them; a cost that the sliders define is computed for each process, then compared like a time.{page.width === 2 && ' The record has many estimates, so they are rounded to three digits here: the last digit may be off by one.'}</p>
		<Fold title={ofMessages ? 'Scenarios' : 'Data sets'} n={page.sets.length}>{page.sets.map((s, i) => <li><b>{s.name}</b> {aboutSet(i)}; {s.messages ? `${several(s.messages, 'message')}, ` : ''}{s.processes === 1 ? '1 process' : `${s.processes} processes`}</li>)}</Fold>
		<Fold title="Operations" n={page.operations.length}>{page.operations.map(m => <li><b>{m.name}</b> {m.about}</li>)}</Fold>
		<Fold title="Marks and notes" n={Object.keys(page.meanings).length}>{Object.entries(page.meanings).map(([name, meaning]) => <li><b>{name}</b> {meaning}</li>)}</Fold>
		<details><summary>{ofMessages ? 'Engines' : 'Codecs'} ({page.codecs.length})</summary><Table caption={`All ${named.codec}s of the record.`} rows={allCodecs.map(codec => ({codec, set}))} columns={[nameColumn(), text('format', 'format', c => c.format), text('module', 'module', c => c.module || ''), text('version', 'version', c => c.version || ''), text('marks', 'marks', c => c.marks.join(', ')),
			text('languages', 'other languages', c => formatOf(c).languages?.join(', ') || (formatOf(c).onlyGo ? 'none known' : 'not known')), text('percode', 'code', c => c.code || 'not recorded'), text('schema', 'schema', c => c.schema || ''), text('losses', 'declared losses', c => c.losses.map(l => l.rule).join(', '))]} /></details>
		<Fold title="Faults" n={faults.size}>{[...faults.values()].map(all => <li><Opener codec={all[0].codec} set={all[0].set} /> on {page.sets[all[0].set].name}, {all.map(f => f.operation).join(', ')}: {page.texts[-all[0].why - 1]}</li>)}</Fold></>
}

const Fold = ({title, n, children}: {title: string; n: number; children: ComponentChildren}) => <details><summary>{title} ({n})</summary><ul>{children}</ul></details>
