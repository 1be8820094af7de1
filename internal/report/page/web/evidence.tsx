// The evidence for a cell: all that the record has about a codec on a data set, or what checks found out about a need.
import * as Plot from '@observablehq/plot'
import {aboutSet} from './answer'
import {aboutChange, CheckButton, CheckEvidence, checkedNeeds, ExchangeEvidence, quoted} from './checks'
import {cells, codecNamed, exchangesOf, formatOf, garbageCost, hasChecks, marksOn, ofMessages, page, reference, setNamed, wireOf} from './data'
import {panelOf, plain, plainRanks, type Row} from './cost'
import {codeText, count, duration, percent, places, several, significant, size} from './format'
import {chosenSet, state} from './state'
import {values} from './stats'
import type {Cell, Codec, Interval} from './types'
import {Away, Chart, Copyable, Facts, type Children} from './ui'

export function Evidence({close}: {close: () => void}) {
	const codec = codecNamed(state.show), set = state.on ? setNamed(state.on) : chosenSet()
	if (codec < 0) return null
	const c = page.codecs[codec], exchange = exchangesOf(c).find(e => e.id === state.exchange)
	const about = exchange ? aboutChange(exchange) : state.need ? checkedNeeds.find(f => f.need === state.need)?.label(state) : `on ${page.sets[set].name} · ${aboutSet(set)}`
	return <><header><div><h2 id="evidence-title" tabIndex={-1} autofocus>{c.name}</h2><p class="faint">{about}</p></div><button type="button" class="close" aria-label="Close" onClick={close}>✕</button></header>
		{exchange ? <ExchangeEvidence codec={codec} set={set} e={exchange} /> : state.need ? <CheckEvidence codec={codec} set={set} need={state.need} /> : <OfCodec codec={codec} set={set} />}</>
}

function OfCodec({codec, set}: {codec: number; set: number}) {
	const c = page.codecs[codec], name = quoted(page.sets[set].name), on = `--data ${name} --codec ${quoted(c.name)}`
	return <><p>{pagesOf(c).map(([text, to], i) => <>{i > 0 && ' · '}<Away to={to}>{text}</Away></>)}</p>
		<Facts facts={codecFacts(c, marksOn(codec, set)).map(([label, ...texts]) => [label, ...texts.map(advisories)] as [Children, ...Children[]])} />
		{!c.floor && !ofMessages && <section><h3>Commands</h3>{[`dump ${on}`, `run ${on}`, `reproduce RECORD ${on}`].map(command => <Copyable shown={`wirebench ${command}`} />)}</section>}
		{hasChecks && !c.floor && <section><h3>Checks</h3><Facts facts={checkedNeeds.map(f => [f.label(state), <CheckButton codec={codec} set={set} need={f.need!} alone />])} /></section>}
		{page.operations.map((m, operation) => {
			const found = cells(set, operation).get(codec)
			return found && <section><h3>{m.name}<small>{m.about}</small></h3><CellEvidence c={found} /></section>
		})}</>
}

// pagesOf returns links to pages about a codec, as text and address.
function pagesOf(c: Codec) {
	const std = c.module === 'std', path = c.package || (std ? '' : c.module)
	const [host, owner, repository, ...folders] = (c.adapter || '').split('/')
	const all = [path && ['documentation', `https://pkg.go.dev/${path}${c.version && !std ? `@${c.version}` : ''}`],
		host === 'github.com' && folders.length > 0 && ['how it is used here', `https://${host}/${owner}/${repository}/tree/${/^[0-9a-f]{12,}$/.test(page.commit) ? page.commit : 'HEAD'}/${folders.join('/')}`],
		formatOf(c).source && ['implementations of the format', formatOf(c).source]]
	return all.filter(a => a) as [string, string][]
}

// advisories turns ids of the Go vulnerability database into links.
const advisories = (text: string) => text.split(/(GO-\d{4}-\d+)/).map((part, i) => i % 2 ? <Away to={`https://pkg.go.dev/vuln/${part}`}>{part}</Away> : part)

// codecFacts returns what is known of a codec. here are its marks that apply to the data set.
function codecFacts(c: Codec, here: string[]): [string, ...string[]][] {
	const format = formatOf(c), std = c.module === 'std'
	const all: ([string, ...string[]] | false | undefined | '')[] = [
		['Format', format.names.length > 2 ? `${c.format} (${format.names.slice(1, -1).join(', ')})` : c.format || 'none'],
		['Library', [std ? `${c.package || 'the standard library'} of Go` : c.module || 'wirebench itself', !std && c.version].filter(t => t).join(' ')],
		!std && c.library?.text && ['Release', c.library.text], ...c.maintenance,
		c.code && ['Code', codeText(c.code)], c.schema && ['Schema', `a ${c.schema} file`],
		format.languages ? ['Languages', `${format.languages.join(', ')}, and Go; by ${format.source}`] : format.onlyGo && ['Languages', 'only Go is known to read it'],
		c.marks.length > 0 && ['Marks', ...c.marks.map(m => `${here.includes(m) ? '' : `not with this type, but with others${m === 'aliases its input' ? ', such as types with []byte' : ''}: `}${page.meanings[m] ? `${m}: ${page.meanings[m]}` : m}`)],
		c.losses.length > 0 && ['May lose', ...c.losses.map(l => `${l.rule}: ${l.why}`)], c.fields && ['Fields', `known by their ${c.fields}`],
		c.limits.length > 0 && ['Input of others', ...c.limits.map(l => `${l.risk}: ${l.what} (${l.source})`)],
	]
	return all.filter(f => f) as [string, ...string[]][]
}

function CellEvidence({c}: {c: Cell}) {
	if (!c.times) return <p class={c.fault ? 'fault' : 'faint'}>{c.fault ? `Fault: ${c.fault}` : c.reason ? `Not measured: ${c.reason}` : 'It passed its proof, but was not measured: the run ended earlier.'}</p>
	const ranks = plainRanks(c.set, c.operation), row = ranks.get(c.codec)!, codec = page.codecs[c.codec], {processes, units, json} = page.sets[c.set], {compression, batch} = page.operations[c.operation]
	const bounds = ({lo, hi}: Interval, text: (x: number) => string) => hi === Infinity ? ', no bounds' : `; 95% prediction interval ${text(lo)} to ${text(hi)}`
	const ns = garbageCost(c, state), sampled = `${c.times.filter(t => t === t).length} of ${processes} processes`
	const compared = compression ? batch! > 0 ? `, ${percent(c.wire / (batch! * wireOf(c.codec, c.set)))} of what was compressed` : '' : json ? `, ${percent(c.wire / json)} of the message as JSON` : ''
	const facts: ([string, string] | false)[] = [
		['Time', `${duration(row.cost.mid)} for an operation${bounds(row.cost, duration)}`],
		row.ratio.mid > 0 && c.codec !== reference && ['Ratio', `×${significant(row.ratio.mid)} ${page.reference}${bounds(row.ratio, significant)}`],
		c.converts > 0 && ['Conversion', `${c.converts}% of the time, between the data set's type and the codec's own type`],
		['Rank', row.rank ? `${places(row.rank)} of ${[...ranks.values()].filter(r => r.rank).length}` : codec.floor ? 'none: it isn’t a codec' : codec.partial ? 'none: it leaves out parts of the type' : `none: fewer than ${page.enough} ${units ? 'layouts' : 'processes'} measured it`],
		['Sample', units ? `${sampled}, ${several(row.size, 'layout')} of the code` : sampled], ['Proof', proofOf(c)],
		['Garbage', `${count(c.allocs)} ${c.allocs === 1 ? 'allocation' : 'allocations'}, ${count(c.bytes)} B for an operation${ns === null ? '' : `; collecting it takes ${duration(ns)} with ${size(state.live * 2 ** 20)} in use and GOGC=${state.gogc}, which is not part of the time`}`],
		c.wire > 0 && ['Wire', `${count(c.wire)} B on average${compared}`],
		...c.lost.map((lost): [string, string] => ['Loses', [lost, codec.losses.find(l => l.rule === lost)?.why].filter(t => t).join(': ')]),
		c.lowered.length > 0 && ['Converts types', c.lowered.join(', ')], ...c.notes.map((note): [string, string] => ['Note', [note, page.meanings[note]].filter(t => t).join(': ')]),
	]
	return <><Facts facts={facts.filter(f => f) as [string, string][]} /><Spread c={c} row={row} /></>
}

// proofOf says what was proven about a cell that has a time. A baseline makes no value, so nothing was proven about it.
function proofOf(c: Cell) {
	const {floor, marks} = page.codecs[c.codec], {proof} = page.operations[c.operation], {messages} = page.sets[c.set]
	if (floor) return `none: it isn’t a codec, and ${page.meanings[marks.find(m => page.meanings[m])!]}`
	if (!proof) return 'it passed the proof of its operation, which the program that wrote this page does not know'
	return `${proof}${c.lost.length > 0 ? ', except for its losses' : ''}${messages > 0 ? ` (${several(messages, 'message')})` : ''}, before any time was taken; more checks ran between the batches`
}

// Spread draws the values of the interval: a dot for each process, and triangles for the layouts if there are several.
function Spread({c, row}: {c: Cell; row: Row}) {
	const {units, processes} = page.sets[c.set], {items, effects} = panelOf(c.set, plain(c.operation))
	const ref = reference < 0 || c.codec === reference ? null : items[reference]
	const logs = ref ? c.times!.map((x, p) => x - effects[p] - ref.mid) : c.times!, interval = ref ? row.ratio : row.cost
	const dots = values(logs).map(Math.exp), layouts = units ? values(logs, units).map(Math.exp) : []
	if (dots.length === 0) return null
	const text = ref ? (x: number) => `×${significant(x)}` : duration, bounded = interval.hi < Infinity
	return <figure class="spread"><Chart label={`${dots.length} of ${processes} processes: ${text(dots[0])} to ${text(dots.at(-1)!)}, estimate ${text(interval.mid)}`} options={width => ({
		width, height: 110, marginLeft: 8, marginRight: 8, x: {label: null, ticks: 4, tickFormat: text, inset: 12, nice: true},
		marks: [bounded && Plot.rectX([interval], {x1: 'lo', x2: 'hi', fill: 'var(--fill)', fillOpacity: 0.3}), Plot.ruleX([interval.mid], {stroke: 'var(--ink)'}), Plot.dot(dots, Plot.dodgeY({x: (d: number) => d, r: 3, fill: 'var(--accent)', className: 'processes'} as any)), Plot.dot(layouts, {x: (d: number) => d, symbol: 'triangle', frameAnchor: 'top', dy: 8, fill: 'var(--ink)', r: 4})].filter(m => m) as Plot.Markish[],
	})} /><figcaption>{ref ? `Ratios to ${page.reference} in each process, without what all codecs have in common there` : 'Times of the processes'}{units ? '; triangles: means of layouts' : ''}; line: the estimate{bounded ? '; shaded: its 95% prediction interval, for the estimate of another run' : ''}.</figcaption></figure>
}
