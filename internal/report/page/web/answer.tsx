// The answer: whether another codec is worth it, the sound codecs that meet all needs, the first in rank first, what
// excludes the others, what would change the answer, and what is not known. Package advise explains the rules, and
// gives the same answer.
import * as Plot from '@observablehq/plot'
import {allCodecs, cells, choosable, formatOf, garbagePrice, hasCompressed, isChoice, named, operationNamed, page, priced, reference, usedIn} from './data'
import {checkedInput, checkedNeeds, conclude, failing, further, Mark} from './checks'
import {amount, derive, panelOf, plainRanks, Row, tied, transfers, wayOf} from './cost'
import {active, filtered, verdict, without, type Filter} from './filter'
import {bitRate, count, decimal, dollarsOf, faster, percent, relative, several, significant, size, speed} from './format'
import {change, showEvidence} from './navigate'
import {caveats, dangersOf, isSound, lossesOf, risksOf} from './risks'
import {inRank, moneyOf, totalOf} from './scale'
import {chosenSet, chosenTask, state} from './state'
import {ratio} from './stats'
import type {Way} from './types'
import {Chart, hueOf, Link, losing, Name, Names, Opener, Source, type Children} from './ui'
import {alikeSize, compared, firstOf, keptOf, nowOf, verdictOf, Worth} from './worth'

const mostCandidates = 3

interface Choice { row: Row; alike: Row[]; equal: boolean }

// basis returns the place of the codec that costs are relative to: the one that the program has now, if it has a time.
function basis() {
	const now = page.codecs.findIndex(c => c.name === state.now)
	return now >= 0 && panelOf(chosenSet(), wayOf(state)).costs[now].times ? now : reference
}
const basisOf = (r: Row) => page.codecs[r.basis].name

// candidates returns the codecs with a time that a reader may choose, in rank, and those of them that meet all needs.
export function candidates() {
	const timed = derive(chosenSet(), wayOf(state), allCodecs, basis()).filter(r => r.times && isChoice(page.codecs[r.codec]))
	const kept = keptOf(timed), all = inRank(timed, caveats)
	const left = new Set(filtered())
	const rows = all.filter(r => left.has(r.codec))
	const first = kept && rows.includes(kept) && firstOf(rows, kept)
	if (first && first === kept) rows.unshift(...rows.splice(rows.indexOf(first), 1))
	return {all, rows, ...rows.length > 0 && answerOf(rows, kept)}
}

export function Answer() {
	const set = chosenSet(), way = wayOf(state)
	const {all, rows, choices = [], careful = [], sound = []} = candidates()
	const first = choices[0]?.row
	const next = compared().map(name => all.find(r => page.codecs[r.codec].name === name)!).filter(r => r && !choices.some(c => c.row === r))
	const total = choosable(allCodecs).length
	return <>
		<h2>{first ? <>{state.data}: {verdictOf(first, all)}<Name codec={first.codec} set={set} />{first.ratio.mid > 0 && first.codec !== first.basis && ` is ${faster(first.ratio.mid)} as ${way.money ? 'cheap' : 'fast'} as ${basisOf(first)}`}</> : `${state.data}: nothing meets all needs`}<small>{aboutSet(set)}</small></h2>
		{first && <Worth first={first} sound={sound} all={all} />}
		{state.deterministic && <p class="worth">Sign the bytes that you send, and verify the bytes that you got before you decode them: then no codec has to write equal bytes, and you can drop the need deterministic. Where values are hashed or encoded again, later versions of a library, and encoders in other languages, may write other bytes for the same value.</p>}
		{first && failing(first.codec).length > 0 && <p class="mind">Mind: {page.codecs[first.codec].name} failed checks of {failing(first.codec).map(f => checkedInput[f.need!]).join(', ')}. Tick the need if that matters.</p>}
		{!first && <><p class="empty">No codec with a time for this meets all needs. The smallest sets of needs to drop:</p><LeastDrops all={all} /></>}
		{(choices.length > 0 || next.length > 0) && <>
			<Picture rows={[...new Set([...choices.map(c => c.row), ...sound.slice(0, 5), ...next])]} way={way} />
			<Candidates choices={choices} compared={next} way={way} />
		</>}
		<p class="caption">{answerCaption(way)} {several(total, named.codec)}: {rows.length} meet all needs{all.length > rows.length && `, ${all.length - rows.length} fail one`}, and {total - all.length} without figures for this.</p>
		{careful.length > 0 && <p>Faster, but at a risk: {careful.slice(0, mostCandidates).map((r, i) => <>{i > 0 && '; '}<Names rows={[r]} /> ({faster(r.ratio.mid)} as fast: {risksOf(r)[0].why})</>)}
			{careful.length > mostCandidates && `; and ${careful.length - mostCandidates} more`}.</p>}
		{first && <p><Link data-key="all" onClick={() => change({view: 'ranking'})}>All {rows.length}, with their intervals</Link></p>}
		<Excluded all={all} first={first} />
		{first && <WouldChange first={first} rows={sound} way={way} />}
		<NotKnown all={all} choices={choices} />
	</>
}

export const aboutSet = (set: number) => [page.sets[set].about, page.sets[set].json ? `${size(page.sets[set].json)} as JSON` : ''].filter(t => t).join(' · ')

// answerOf picks the shortlist from rows in rank, and the cheaper rows that are not sound.
function answerOf(rows: Row[], kept?: Row) {
	const fit = rows.filter(isSound)
	const sound = fit.length > 0 ? fit : rows
	const choices = shortlist(sound, kept)
	return {choices, sound, careful: rows.filter(r => !sound.includes(r) && ratio(r.item, choices[0].row.item).hi < 1)}
}

// shortlist picks up to three rows from rows in rank. It groups libraries of one format that are tied, and picks the
// one with the fewest caveats from each group, or the codec that is kept.
function shortlist(rows: Row[], kept?: Row) {
	const choices: Choice[] = []
	for (let left = rows; left.length > 0 && choices.length < mostCandidates;) {
		const [first] = left
		const same = (r: Row) => r === first || page.codecs[r.codec].format === page.codecs[first.codec].format
			&& (state.rate > 0 && Math.abs(moneyOf(r) - moneyOf(first)) <= state.caveat ? r.wire < first.wire * alikeSize && first.wire < r.wire * alikeSize : tied(r, first))
		const group = left.filter(same)
		const row = group.find(r => r === kept) || group.reduce((best, r) => caveats(r) < caveats(best) ? r : best)
		choices.push({row, alike: group.filter(r => r !== row), equal: choices.length > 0 && tied(row, choices[0].row)})
		left = left.filter(r => !same(r))
	}
	return choices
}

// Picture shows how many times as fast as its basis each row is, with its interval. of names the operation if that is
// not clear.
export function Picture({rows, way, of = ''}: {rows: Row[]; way: Way; of?: string}) {
	const points = rows.filter(r => r.ratio.mid > 0).map(r => ({name: page.codecs[r.codec].name, codec: r.codec, x: 1 / r.ratio.mid, lo: 1 / r.ratio.hi, hi: Math.min(1 / r.ratio.lo, 3 / r.ratio.mid), hue: hueOf(r.codec)}))
	if (points.length < 2) return null
	const what = `${of}times as ${way.money ? 'cheap' : 'fast'} as ${basisOf(rows[0])}`
	return <figure><Chart label={`${what}: ${points.map(p => `${p.name} ${significant(p.x)}`).join(', ')}`} points={points.map(p => ({codec: p.codec, label: `${p.name}: ${significant(p.x)} ${what}`}))} options={width => ({
		width, height: 26 * points.length + 52, marginTop: 8, marginBottom: 44, marginLeft: Math.min(150, 12 + 7 * Math.max(...points.map(p => p.name.length))), marginRight: 48, x: {label: `${what} →`, grid: true, zero: true, ticks: width < 500 ? 4 : 8}, y: {label: null, domain: points.map(p => p.name)},
		marks: [Plot.ruleX([1], {stroke: 'var(--faint)', strokeDasharray: '3 3'}), Plot.ruleY(points, {y: 'name', x1: 'lo', x2: 'hi', stroke: 'hue', strokeWidth: 2, className: 'whisker'}), Plot.dot(points, {x: 'x', y: 'name', fill: 'hue', r: 5.5, className: 'points'}),
			Plot.text(points, {x: 'hi', y: 'name', text: p => `${significant(p.x)}×`, dx: 8, textAnchor: 'start'})],
	})} /><figcaption>Dots are the estimates, lines their 95% prediction intervals for another {page.moves ? 'program' : 'run'}, and colours the formats.{page.noise > 0 && ` This machine’s noise is ${percent(page.noise)}: smaller differences say nothing.`}</figcaption></figure>
}

function answerCaption(way: Way) {
	const what = [`to ${taskText(way)}${transfers(way) ? '' : ' a message'}`]
	if (way.money) {
		what.push(`$${state.core} per core and hour and $${state.traffic} per GB`)
	} else if (state.link) {
		what.push(`to send it over ${bitRate(state.link)}`)
	}
	if (way.gc && priced(chosenSet())) what.push(`to collect the garbage with ${size(state.live * 2 ** 20)} in use`)
	return `The cost: ${what.join(', and ')}.`
}

// taskText says what a task consists of.
export function taskText(way: Way) {
	const {parts} = way.routes[0]
	if (transfers(way)) {
		const together = Math.max(...way.routes.map(r => r.messages!))
		return `encode, compress, decompress and decode a message${together > 1 ? `, which is one of ${together} that are compressed together` : ''}, ${way.routes.length > 1 ? `each codec by the cheapest of ${way.routes.map(r => r.name).join(', ')}` : `with ${way.routes[0].name}`}`
	}
	return `${parts.map(p => page.operations[p.operation].name).join(' and ')}${parts.some(p => p.weight !== 1) ? ` (reads to writes ${state.reads} : ${100 - state.reads})` : ''}`
}

// Candidates shows the choices, and codecs to compare them with, in columns with aligned facts.
function Candidates({choices, compared, way}: {choices: Choice[]; compared: Row[]; way: Way}) {
	const rows = [...choices.map(c => c.row), ...compared]
	const empty = (text: Children) => !text || Array.isArray(text) && text.length === 0
	const facts = factsOfAnswer(choices, way).map(([label, fact]) => ({label, texts: rows.map(fact)})).filter(({texts}) => !texts.every(empty))
	return <div class="box" tabIndex={0} role="region" aria-label="Candidates"><table class="candidates">
		<thead><tr><td />{rows.map((r, i) => <th scope="col" class={choices[i] ? 'choice' : 'other'}><span class="place">{choices[i] ? choices[i].equal ? '= ' : `${i + 1}. ` : 'familiar: '}</span><Name codec={r.codec} set={r.set} /><small>{page.codecs[r.codec].format}</small></th>)}</tr></thead>
		<tbody>{facts.map(({label, texts}) => <tr><th scope="row">{label}</th>{texts.map(t => <td>{empty(t) ? '–' : t}</td>)}</tr>)}</tbody></table></div>
}

// factsOfAnswer are the rows of the answer: a label, and what it says about a codec.
function factsOfAnswer(choices: Choice[], way: Way): [string, (r: Row) => Children][] {
	const c = (r: Row) => page.codecs[r.codec]
	const chip = (text: string) => <span class="tag">{text}</span>
	const needs = active(state)
	const unmet = (r: Row) => needs.filter(f => !f.keeps(c(r), state, r.codec))
	const total = (label: string, text: (t: NonNullable<ReturnType<typeof totalOf>>) => string): [string, (r: Row) => Children] => [label, r => totalOf(r) && text(totalOf(r)!)]
	const checked = (label: string, need: string): [string, (r: Row) => Children] => [label, r => {
		const word = conclude(r.codec, need), more = further(c(r).checks?.[need], need, word)
		return word !== 'not checked' && <Link class="check" onClick={() => showEvidence(r.codec, r.set, need)} data-key={`answer-${need}-${r.codec}`}><Mark word={word} /> {word}{more && `: ${more}`}</Link>
	}]
	const peaks = page.operations.flatMap((m, at) => m.name.startsWith('peak') ? usedIn(chosenSet(), at).map((u, i): [string, (r: Row) => Children] =>
		[`${m.name}, ${u.head}`, r => u.unit === 'bytes' && u.head.includes('10 MB') && cells(r.set, at).get(r.codec)?.used[i]! > 0 && size(cells(r.set, at).get(r.codec)!.used[i])]) : [])
	return [
		['Cost', r => <span class="figure">{amount(way, r.cost.mid)}{way.money ? ' per billion messages' : ''}</span>],
		[`Times as ${way.money ? 'cheap' : 'fast'}`, r => r.codec === r.basis ? 'the reference' : r.ratio.mid > 0 && `${faster(r.ratio.mid)} ±${percent(relative(r.ratio))}`],
		['Bytes', r => r.wire > 0 && count(r.wire)],
		total('Core', t => percent(t.cores)), total('Garbage a second', t => decimal(t.garbage)), total('Sent a month', t => decimal(1e9 * t.sent)), total('Stored', t => decimal(1e9 * t.stored)), total('Cost a month', t => dollarsOf(t.money + t.processor)), ['Caveats', r => String(caveats(r))],
		...peaks,
		checked('Changed types', 'evolution'), checked('Untrusted input', 'untrusted'), checked('Memory safety', 'memory-safe'),
		['Read in', r => {
			const {languages, onlyGo} = formatOf(c(r))
			return languages ? languages.length > 4 ? `${languages.length} other languages` : languages.join(', ') : onlyGo && chip('only Go')
		}],
		['Users', r => c(r).library?.users], ['Last release', r => c(r).library?.release], ['Library', r => c(r).library?.text],
		['Needs', r => c(r).code === 'tags' ? 'struct tags' : c(r).code === 'none' ? c(r).schema ? `a ${c(r).schema} file` : 'no code for each type' : c(r).code && (c(r).schema ? `code from a ${c(r).schema} file` : 'code for each type')],
		['Fields by', r => c(r).fields],
		...needs.filter(f => f.need).map((f): [string, (r: Row) => Children] => [`${f.label(state)}${f.documented ? ', documented' : ''}`, r => <Standing of={f} row={r} />]),
		['Does not meet', r => unmet(r).map((f, i) => <span>{i > 0 && '; '}{f.label(state)}{f.need && verdict(r.codec, r.set, f.need)?.why && `: ${verdict(r.codec, r.set, f.need).why}`}</span>)],
		['Risks', r => risksOf(r).map((risk, i) => <span class="mind">{i > 0 && '; '}{risk.why}</span>)],
		['Mind', r => failing(r.codec, unmet(r)).map(f => <div class="mind">{checkedInput[f.need!]}: {c(r).checks![f.need!].examples[0]?.what ?? ''} <Link data-key={`mind-${r.codec}-${f.need}`}
			aria-label={`Show what checks found about ${c(r).name}, ${checkedInput[f.need!]}`} onClick={() => showEvidence(r.codec, r.set, f.need)}>show</Link></div>)],
		['From strangers', r => dangersOf(r).map((l, i) => <span class="mind" title={l.source}>{i > 0 && '; '}{l.risk}: {l.what}</span>)],
		['Values', r => lossesOf(r).map(rule => <>{chip(losing(rule))} </>)],
		['Tied with it', r => (choices.find(choice => choice.row === r)?.alike || []).map((a, i) => <>{i > 0 && ', '}<Opener codec={a.codec} set={a.set} /></>)],
	]
}

// Standing says whether a codec meets a need, and how sure that is.
function Standing({of, row}: {of: Filter; row: Row}) {
	const v = verdict(row.codec, row.set, of.need!)
	const mark = !v || v.standing === 'documented' ? '✓' : v.standing === 'open' ? '?' : '✗'
	return <>{mark} {!v ? of.documented ? 'seen in this run' : of.sure : v.standing === 'documented' ? <>documented: {v.why}</> : v.standing === 'open' ? <>unknown: {v.why}</> : v.why} {v?.source && v.standing === 'documented' && <Source of={v.source} />}</>
}

// Excluded says for each need how many codecs it excludes, and which of them are cheaper than the first.
function Excluded({all, first}: {all: Row[]; first?: Row}) {
	const out = active(state).map(f => ({f, rows: all.filter(r => !f.keeps(page.codecs[r.codec], state, r.codec))})).filter(({rows}) => rows.length > 0)
	return out.length === 0 ? null : <section><h3>Excluded</h3><ul>{out.map(({f, rows}) => {
		const cheaper = (first ? rows.filter(r => ratio(r.item, first.item).hi < 1) : rows).slice(0, mostCandidates)
		return <li><b>{f.label(state)}</b>: {several(rows.length, named.codec)}{cheaper.length > 0 && <>{first ? '; cheaper than the first: ' : '; the first of them: '}<Names rows={cheaper} /></>}. <Link onClick={() => change(without([f]))}>Remove this need</Link></li>
	})}</ul></section>
}

// LeastDrops states the smallest sets of needs that must be dropped to leave a codec, and the first codec that each leaves.
function LeastDrops({all}: {all: Row[]}) {
	const failing = all.map(r => ({r, out: active(state).filter(f => !f.keeps(page.codecs[r.codec], state, r.codec))}))
	const least = Math.min(...failing.map(f => f.out.length))
	const sets = Map.groupBy([...failing.filter(f => isSound(f.r)), ...failing.filter(f => !isSound(f.r))].filter(f => f.out.length === least), f => f.out.map(f => f.field).join())
	const found = [...sets.values()].map(all => ({out: all[0].out, r: firstOf(all.map(f => f.r), nowOf(all.map(f => f.r)))}))
	return <ul>{found.map(({r, out}) => <li><Link onClick={() => change(without(out))}>Without {out.map(f => f.label(state)).join(' and ')}</Link>: <Names rows={[r]} />{r.ratio.mid > 0 && `, ${faster(r.ratio.mid)} as fast as ${basisOf(r)}`}.</li>)}</ul>
}

// Series of loads are tried in these steps, and links between these speeds in bits per second.
const linkStep = 1.002, mixStep = 0.001, slowest = 1e4, fastest = 1e13
interface Load { link: number; reads: number }

// WouldChange states the links and mixes at which another candidate becomes the cheapest, from the mean times.
function WouldChange({first, rows, way}: {first: Row; rows: Row[]; way: Way}) {
	const [{parts}] = way.routes
	if (way.money || way.routes.length > 1 || state.rate || rows.length < 2) return null
	const price = way.gc && priced(first.set) ? garbagePrice(first.set, way.heap!) : 0
	const others = rows.filter(r => !tied(r, first))
	const known = new Map([first, ...others].map(r => [r, parts.map(p => (plainRanks(r.set, p.operation).get(r.codec)?.cost.mid ?? NaN) + (cells(r.set, p.operation).get(r.codec)?.garbage ?? 0) * price)]))
	const mixes = chosenTask().mix && parts.some(p => p.read) && parts.some(p => !p.read)
	const costOf = (r: Row, {link, reads}: Load) => known.get(r)!.reduce((sum, x, i) => sum + x * (mixes ? parts[i].unit! * (parts[i].read ? reads : 1 - reads) / Math.max(reads, 1 - reads) : parts[i].weight), 0) + (link ? 8e9 * r.wire / link : 0)
	const load = {link: state.link, reads: state.reads / 100}
	const changes = ([
		[linksFrom(load, 1 / linkStep), l => `On links slower than ${speed(l.link)}`], [linksFrom(load, linkStep), l => `On links faster than ${speed(l.link)}`],
		...mixes ? [[mixesFrom(load, mixStep), (l: Load) => `If more than ${significant(100 * l.reads)} of 100 operations are reads`], [mixesFrom(load, -mixStep), (l: Load) => `If fewer than ${significant(100 * l.reads)} of 100 operations are reads`]] : [],
	] as [Iterable<Load>, (l: Load) => string][]).flatMap(([loads, say]) => {
		for (const at of loads) {
			const limit = costOf(first, at)
			const next = others.find(r => costOf(r, at) < limit)
			if (next) return [<li>{say(at)}: <Names rows={[next]} />.</li>]
		}
		return []
	})
	return changes.length > 0 ? <section><h3>What would change it</h3><ul>{changes}</ul></section> : null
}

// linksFrom returns the load over slower or over faster links than its own.
function* linksFrom(load: Load, step: number) {
	for (let link = (load.link || fastest) * step; (load.link > 0 || step < 1) && link > slowest && link < fastest; link *= step) yield {...load, link}
}

// mixesFrom returns the load with more or with fewer reads.
function* mixesFrom(load: Load, step: number) {
	for (let reads = load.reads + step; reads > 0 && reads < 1; reads += step) yield {...load, reads}
}

// NotKnown says what the answer rests on besides figures, and what the record does not know.
function NotKnown({all, choices}: {all: Row[]; choices: Choice[]}) {
	const number = (f: Filter, standing: string) => all.filter(r => verdict(r.codec, r.set, f.need!)?.standing === standing).length
	const needs = active(state).filter(f => f.field !== 'q')
	const open = needs.filter(f => f.documented)
	const unclear = choices.map(({row}) => ({row, needs: checkedNeeds.filter(f => !['passes', 'fails'].includes(conclude(row.codec, f.need!)))})).filter(u => u.needs.length > 0)
	const lacks = [['compressed sizes', 'gzip,zstd', hasCompressed(chosenSet())], ['times on several cores', 'parallel', operationNamed('parallel-encode') >= 0], ['streams', 'stream,first', operationNamed('stream-encode') >= 0]].filter(([, , has]) => !has)
	return <section class="unchecked"><h3>What is not known</h3>
		{open.length > 0 && <p><b>{open.length} of {several(needs.length, 'need')} {open.length === 1 ? 'was' : 'were'} NOT checked by a run: {open.map(f => f.label(state)).join(', ')}.</b> Documentation decides; each codec’s own view has its addresses.</p>}
		<ul>
			{open.map(f => <li>{f.label(state)}: met by {several(number(f, 'documented'), named.codec)} according to documentation, and not met by {number(f, 'failed')}. Without documentation, and left out: {number(f, 'open')}.{all.length > number(f, 'documented') + number(f, 'failed') + number(f, 'open') && ` Met by what this run saw: ${all.length - number(f, 'documented') - number(f, 'failed') - number(f, 'open')}.`}</li>)}
			{needs.filter(f => f.checked).map(f => <li class="checked">{f.label(state)}: {several(all.length - number(f, 'failed') - number(f, 'open'), named.codec)} passed the checks and {number(f, 'failed')} failed them; {number(f, 'open')} were not checked in these versions, or not with a clear result, and are left out.</li>)}
			{unclear.map(u => <li><Names rows={[u.row]} />: checks don’t say whether {u.needs.map(f => `${f.label(state)} (${conclude(u.row.codec, f.need!)})`).join(', ')}.</li>)}
			{lacks.map(([what, operation]) => <li>There are no {what} of these messages. They are added by: <code>wirebench run --data {state.data} --operation encode,decode,{operation}</code></li>)}
			<Origin />
		</ul></section>
}

// Origin says where figures and facts come from, and which of them are older than 90 days today.
function Origin() {
	const latest = (fact: 'looked' | 'database') => page.codecs.map(c => c.library?.[fact] || '').sort().at(-1) || ''
	const looked = latest('looked'), advisories = latest('database')
	const age = (day: string) => Math.floor((Date.now() - Number(new Date(`${day.slice(0, 10)}T00:00:00Z`))) / 864e5)
	const old = [['the figures are', page.started], ['the facts about modules are', looked], ['the advisories are', advisories]].filter(([, day]) => day && age(day) > 90).map(([what, day]) => `${what} ${age(day)} days old`)
	return <li>Measured on {page.started.slice(0, 10) || 'an unknown day'} on {page.machine}.{looked && ` Modules were looked up on ${looked}, advisories are as of ${advisories}.`}{page.compressed && ` Compressed sizes, and the times of compressors relative to ${page.reference}’s: ${page.compressed}.`}{old.length > 0 && <b> Out of date: {old.join(', and ')}.</b>}</li>
}
