// What hostile, damaged and unusual input, and messages of another version of the type, do to each codec. Checks apart
// from the run found it out (wirebench check).
import {exchangesOf, hasChecks, hasExchanges, page, realCodecs} from './data'
import {filtered, filters} from './filter'
import {several} from './format'
import {showEvidence} from './navigate'
import {chosenSet, state} from './state'
import type {Check, Example, Exchange} from './types'
import {Copyable, Facts, Link, Missing, nameColumn, Source, Table, within, type Children, type Column} from './ui'

// checkedInput has short names of what decides them.
export const checkedInput = {untrusted: 'hostile input', 'damage-detected': 'damage', 'memory-safe': 'memory', conforming: 'specification', evolution: 'other versions of the type'}

// checkedNeeds are the filters of the needs that checks decide, without those that ask for more than another one.
export const checkedNeeds = Object.keys(checkedInput).flatMap(need => filters.filter(f => f.need === need))

// conclusions are the words for what is known of a codec and a need, with a mark and with what the word means.
const conclusions: Record<string, {mark: string; meaning: string}> = {
	passes: {mark: '✓', meaning: 'nothing was found with the messages that were tried'},
	fails: {mark: '✗', meaning: 'a message, or a use of memory, shows it'},
	'documented danger': {mark: '!', meaning: 'documentation or source says that it is not for messages from strangers; checks did not find it'},
	unclear: {mark: '?', meaning: 'results lie on both sides of a limit, or not all messages were tried'},
	'other version': {mark: '–', meaning: 'only another version of the library or of Go was checked'},
	'not checked': {mark: '–', meaning: 'nothing was checked, or no specification says what is right'},
}

// conclude returns the word for a codec and a need. A codec meets the need if the word is passes.
export function conclude(codec: number, need: string) {
	const {checks, limits} = page.codecs[codec]
	const found = checks?.[need]
	const word = !found ? 'not checked' : found.other ? 'other version' : found.word
	return need === 'untrusted' && word !== 'fails' && limits.some(l => l.danger) ? 'documented danger' : word
}

export const Mark = ({word}: {word: string}) => <span class={`mark ${word.replace(' ', '-')}`} aria-hidden="true">{conclusions[word].mark}</span>

// builtAs names the version of the library that was checked and the version of Go.
function builtAs({version, run}: Check) {
	const {go} = page.checkRuns[run]
	return version && version !== go ? `${version} with ${go}` : go
}

// further says in a few words what goes on beyond the word: how the codec fails, or what was found about another version.
export function further(found: Check | undefined, need: string, word: string) {
	if (found?.order && word === 'passes') return [found.duty, found.order].filter(text => text && text !== 'nothing' && text !== 'either order').join(', ')
	if (!found || word === 'passes' || word === 'not checked') return ''
	if (word === 'other version') return `${builtAs(found)}: ${found.word}`
	if (word === 'documented danger') return `checks: ${found.word}`
	return need === 'damage-detected' ? '' : [...new Set(found.examples.map(e => e.how))].join(', ')
}

// CheckButton opens the evidence for a codec and a need.
export function CheckButton({codec, set, need, alone}: {codec: number; set: number; need: string; alone?: boolean}) {
	const word = conclude(codec, need), more = further(page.codecs[codec].checks?.[need], need, word)
	return <button type="button" class="open check" tabIndex={alone ? 0 : -1} data-key={`check-${codec}-${need}`} title={conclusions[word].meaning} onClick={() => showEvidence(codec, set, need)}><Mark word={word} /> {word}{more && <small>: {more}</small>}</button>
}

const when = (runs: typeof page.checkRuns) => runs.map(r => `on ${r.day || 'an unknown day'} with ${r.go} on ${r.system}`).join(', and ')

export function Checks() {
	if (!hasChecks) return <Missing what="No checks of these codecs are known here." command="wirebench check" />
	const set = chosenSet()
	const rows = realCodecs(filtered()).map(codec => ({codec, set}))
	const n = (need: string, word: string) => rows.filter(r => conclude(r.codec, need) === word).length
	const columns = checkedNeeds.map((f): Column<typeof rows[0]> => ({
		key: f.need!, head: f.label(state), kind: 'verdict', title: `${f.title} (${f.need})`, extra: <small>{n(f.need!, 'passes')} pass, {n(f.need!, 'fails')} fail</small>,
		value: r => Object.keys(conclusions).indexOf(conclude(r.codec, f.need!)), content: r => <CheckButton codec={r.codec} set={set} need={f.need!} />,
	}))
	return <><h2>Untrusted input<small>what hostile, damaged and unusual input, and messages of another version of the type, do to each codec</small></h2><MarksMeaning />
		<Table caption={`Checked ${when(page.checkRuns)}. Each cell opens to what was tried, the input, what came back, and the command that tries it again; arrow keys go from cell to cell.`} columns={[nameColumn(), ...columns]} rows={rows} of=".check" next={within(columns.length)} /></>
}

// MarksMeaning says what the marks mean, because touch screens show no titles.
export const MarksMeaning = () => <details class="legend"><summary>What the marks of checks mean</summary>
	<Facts facts={Object.entries(conclusions).map(([word, {meaning}]) => [<><Mark word={word} /> {word}</>, meaning])} />
	<p class="caption">The marks after a name are, in this order: {checkedNeeds.map(f => f.label(state)).join(', ')}.</p>
	<p class="caption">A failure on the data sets of the checks holds for other types with such parts. That a codec passes says nothing about other types.</p></details>

// CheckMarks are the conclusions about all needs as marks, for a row of another table.
export function CheckMarks({codec}: {codec: number}) {
	if (!hasChecks || page.codecs[codec].floor) return null
	const text = checkedNeeds.map(f => `${f.label(state)}: ${conclude(codec, f.need!)}`).join('; ')
	return <span class="marks" role="img" aria-label={text} title={text}>{checkedNeeds.map(f => <Mark word={conclude(codec, f.need!)} />)}</span>
}

// failing returns the needs that a codec was found not to meet in the measured version, without those that
// said are. That messages of another version of the type are not read is a risk instead.
export const failing = (codec: number, said: {need?: string}[] = []) => checkedNeeds.filter(f => f.need !== 'evolution' && !said.some(s => s.need === f.need) && conclude(codec, f.need!) === 'fails')

// outcomes are the signs of package evolve, from the worst to the best.
const outcomes: Record<string, [word: string, kind: string, meaning: string]> = {
	W: ['silently wrong', 'fails', 'the reader gets another value, and no error'], p: ['panic', 'fails', 'the reader panics, hangs or ends its process'],
	e: ['error', 'refuses', 'the reader returns an error'], l: ['lost', 'fails', 'a value whose type changed is read as absent'],
	d: ['default', 'passes', 'a field that one version lacks is absent or ignored'], k: ['unknown field kept', 'passes', 'an old program passes on a field that it does not know'],
	'=': ['same', 'passes', 'all values are those that were written'], '.': ['not checked', 'unknown', 'nothing was found out'],
}
const directions = ['An old program writes, a new one reads', 'A new program writes, an old one reads', 'An old program passes on what a new one wrote']
// triedChanges are the changes of the newest checks that have any.
const triedChanges = page.checkRuns.map(r => r.changes || []).find(changes => changes.length > 0) || []
const usualWay = 'usual'
const Sign = ({of}: {of: string}) => <span class={`mark ${outcomes[of][1]}`}>{of}</span>

export function Evolution() {
	if (!hasExchanges) return <Missing what="No checks of changed types are known here for these codecs." command="wirebench check --kind evolution" />
	const set = chosenSet()
	const rows = realCodecs(filtered()).flatMap(codec => {
		const all = exchangesOf(page.codecs[codec])
		return [...new Set(all.map(e => e.way))].map(way => ({codec, set, way, usual: way === usualWay, found: page.codecs[codec].checks!.evolution, all: all.filter(e => e.way === way)}))
	})
	type R = typeof rows[0]
	const of = (r: R, change: {name: string}) => r.all.find(e => e.change === change.name)
	const worst = (signs: string) => Object.keys(outcomes).findIndex(sign => signs.includes(sign))
	const words = (key: 'duty' | 'order', head: string): Column<R> => ({key, head, kind: 'words', value: r => r.usual ? r.found[key] : '', content: r => r.usual ? r.found[key] || '–' : ''})
	const columns: Column<R>[] = [
		nameColumn(r => !r.usual ? <small> {r.way}</small> : r.found.other && <small> another version: {builtAs(r.found)}</small>), words('duty', 'users must'), words('order', 'deploy'),
		...triedChanges.map((change): Column<R> => ({key: `change-${change.name}`, head: change.name.replaceAll('-', ' '), kind: 'exchange', title: change.about, value: r => worst(of(r, change)?.signs || '.'), content: r => <ExchangeButton r={r} e={of(r, change)} />})),
	]
	return <><h2>Changed types<small>what programs with two versions of a type read from each other</small></h2>
		<details class="legend"><summary>What the signs mean</summary><Facts facts={Object.entries(outcomes).map(([sign, [word, , meaning]]) => [<><Sign of={sign} /> {word}</>, meaning])} />
			<p class="caption">Users must: what it takes to add and remove fields. Deploy: which programs may get the new version first, while others have the old one. In the first row of a codec, fields keep their numbers, and readers of a format that needs the writer’s schema have it. Its other rows are for those who do otherwise.</p></details>
		<Table caption={`Checked ${when(page.checkRuns.filter(r => r.changes?.length! > 0))}. A cell has a sign for each direction: old to new, new to old, and new to new through an old program. The worst outcome of all messages counts. Each cell opens to what happened, and to the command that tries it again; arrow keys go from cell to cell.`}
			columns={columns} rows={rows} of=".cell" next={within(triedChanges.length)} /></>
}

const ExchangeButton = ({r, e}: {r: {codec: number; set: number}; e?: Exchange}) => !e ? <span class="cell" /> : <button type="button" class="open cell" tabIndex={-1} data-key={`exchange-${r.codec}-${e.id}`}
	aria-label={`${e.signs}: ${[...e.signs].map(s => outcomes[s][0]).join(', ')}`} onClick={() => showEvidence(r.codec, r.set, 'evolution', e.id)}>{alike(e.signs).map(signs => <span class={`mark ${outcomes[signs[0]][1]}`}>{signs}</span>)}</button>

// alike splits signs into runs of one kind, since a table of thousands of cells has to be small.
const alike = (signs: string) => [...signs].reduce((all: string[], s) => all.length > 0 && outcomes[all.at(-1)![0]][1] === outcomes[s][1] ? [...all.slice(0, -1), all.at(-1) + s] : [...all, s], [])

const checkKinds = {hostile: 'a hostile message', damage: 'a damaged message', conformance: 'messages on which the specification decides', memory: 'the use of memory', evolution: 'a message of another version of the type'}
const checkedFunctions = {
	decode: 'decodes into a fresh value', 'decode-reuse': 'decodes into a value that holds another message', stream: 'decodes from a stream',
	open: 'opens a message and reads its fields in place', skip: 'decodes a message with a field that the type does not have', encode: 'encodes a value',
}
type Fact = [Children, Children] | false | undefined | '' | 0
const facts = (all: Fact[]) => <Facts facts={all.filter(f => f) as [Children, Children][]} />
export const quoted = (text: string) => /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'` // as a word of a command

// CheckEvidence says what was tried, the input, what came back, and the command that tries it again.
export function CheckEvidence({codec, set, need}: {codec: number; set: number; need: string}) {
	const c = page.codecs[codec], found = c.checks?.[need], f = checkedNeeds.find(f => f.need === need)!
	const word = conclude(codec, need), run = page.checkRuns[found?.run ?? -1]
	const said = word === 'fails' && found!.examples.length > 0 ? ` in ${several(found!.examples.length, 'way')}` : `: ${word === 'not checked' && found?.why || conclusions[word].meaning}`
	return <><p class="conclusion"><Mark word={word} /> <b>{word}</b>{said}</p>
		<p><Link onClick={() => showEvidence(codec, set)}>All about {c.name}</Link></p>
		{facts([
			['Need', `${need}: ${f.title}`],
			found?.tried! > 0 && ['Checked', <>{found!.other && <b>another version: </b>}{builtAs(found!)} on {run.system}{run.day && `, ${run.day}`}</>],
			found?.tried! > 0 && ['Tried', `${several(found!.tried!, 'case')}${run.data.length > 0 ? ` on ${run.data.join(', ')}` : ''}${found!.entries ? `; functions: ${found!.entries.join(', ')}` : ''}`],
			...need === 'untrusted' ? c.limits.filter(l => l.danger).map((l): Fact => ['Known', `${l.risk}: ${l.what} (${l.source})`]) : [],
			found?.order && ['Users must', found.duty || '–'], found?.order && ['Deploy', found.order],
		])}
		{found?.examples.map(e => <ExampleOf name={c.name} e={e} />)}
		{!found?.examples.length && <section><h3>Check it yourself</h3><Copyable shown={`wirebench check --codec ${quoted(c.name)} --kind ${f.checked}`} /></section>}</>
}

// ExampleOf is a result that shows what was found.
function ExampleOf({name, e}: {name: string; e: Example}) {
	const changed = e.check === 'evolution'
	const head = <h3>{e.how || (changed ? 'drops values' : 'unclear')}{!e.withheld && <small>{checkKinds[e.check]}</small>}</h3>
	if (e.withheld) return <section class="example">{head}<p>{e.what}. The authors get it first. This command finds it again on your machine:</p><Copyable shown={`wirebench check --codec ${quoted(name)}`} /></section>
	return <section class="example">{head}{facts([
		changed && ['Change', triedChanges.find(change => change.name === e.data)?.about || e.data], changed && ['Direction', e.entry],
		(!changed || e.name !== usualWay) && [changed ? 'Way' : 'What', e.name], !changed && e.entry && ['Function', `${e.entry}: it ${checkedFunctions[e.entry]}`], !changed && e.data && ['Data set', e.data],
		['Came back', e.reply ? <>{e.reply}<br /><span class="faint">in all: {e.what}</span></> : e.what], e.took && ['It took', e.took], e.source && ['Demanded', <Source of={e.source} />],
	])}
	{e.input ? <><h4>Input, {several(e.bytes, 'byte')}</h4><Copyable shown={dump(e.input)} label="Copy hex" text={e.input} /></>
		: <p class="faint">{e.check === 'memory' ? 'It is no single input: valid messages show it.' : e.bytes > 0 ? `The input has ${several(e.bytes, 'byte')} and is too long for this page; the command makes it again.` : 'The input is too long for this page, or there are several; the command makes them again.'}</p>}
	<h4>Try it again</h4><Copyable shown={`wirebench check --replay ${e.id}`} /></section>
}

// dump writes an input, whose parts are hexadecimal digits with the number of times that they come, as lines of
// bytes and their characters.
function dump(input: string) {
	const parts = input.split(' ').map(part => {
		const [digits, times] = part.split('*')
		return {bytes: digits.match(/../g)!.map(d => parseInt(d, 16)), times: Number(times || 1)}
	})
	const width = Math.min(innerWidth < 640 ? 8 : 16, Math.max(...parts.map(p => p.bytes.length)))
	const line = (bytes: number[]) => `${bytes.map(b => b.toString(16).padStart(2, '0')).join(' ').padEnd(3 * width)} ${bytes.map(b => b >= 32 && b < 127 ? String.fromCharCode(b) : '.').join('')}`
	return parts.flatMap(({bytes, times}) => {
		const lines = Array.from({length: Math.ceil(bytes.length / width)}, (_, i) => line(bytes.slice(i * width, (i + 1) * width)))
		return times > 1 ? [...lines, `  ${times.toLocaleString('en')} times`] : lines
	}).join('\n')
}

// ExchangeEvidence says what became of the messages of a change.
export function ExchangeEvidence({codec, set, e}: {codec: number; set: number; e: Exchange}) {
	const {name, checks} = page.codecs[codec], found = checks!.evolution
	return <><p><Link onClick={() => showEvidence(codec, set, 'evolution')}>What it comes to</Link> · <Link onClick={() => showEvidence(codec, set)}>All about {name}</Link></p>
		{facts([
			e.way !== usualWay && ['Way', e.way], ...[...e.signs].map((sign, i): Fact => [directions[i], <><Sign of={sign} /> {outcomes[sign][0]}: {outcomes[sign][2]}</>]),
			e.what && ['For example', e.what], ['Checked', `${builtAs(found)} on ${page.checkRuns[found.run].system}`],
		])}
		<h4>Try it again</h4><Copyable shown={`wirebench check --replay ${e.id}`} /></>
}
export const aboutChange = (e: Exchange) => triedChanges.find(change => change.name === e.change)?.about || e.change
