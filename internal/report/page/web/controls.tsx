// The controls ask the reader for choices: the case, then the load, then the needs.
import {allCodecs, cases, choosable, hasCompressed, ofMessages, named, page, priced, runs, setNamed} from './data'
import {boxes, fieldOfNeed, filtered, filters, groups, knowsCode, knowsLanguages, ofAll, without} from './filter'
import {bitRate, several, size} from './format'
import {change} from './navigate'
import {chosenSet, chosenTask, fallbacks, fields, languages, linkTo, state, stops} from './state'
import type {State} from './types'
import {Copying, Segments, type Children} from './ui'

// A slider moves between stops. Its text writes a stop.
const texts: Record<string, (v: number) => string> = {
	link: v => v ? bitRate(v) : 'no link', change: v => v ? `$${v.toLocaleString('en')}` : 'free', caveat: v => v ? `$${v} a month` : 'nothing', core: v => `$${v} an hour`, traffic: v => v ? `$${v} per GB` : 'free',
	keep: v => v === 0 ? 'not stored' : v % 365 === 0 ? several(v / 365, 'year') : several(v, 'day'), copies: String, storage: v => v ? `$${v} a GB-month` : 'free', live: v => size(v * 2 ** 20), gogc: String,
}

function Slider({name, label}: {name: string; label: string}) {
	const all = stops[name], value = Number(state[name]), at = all.findIndex(s => name === 'link' ? s === value : s >= value)
	return <><label for={name}>{label}</label><input type="range" id={name} min="0" max={all.length - 1} step="1" value={at} aria-valuetext={texts[name](value)} onInput={e => change({[name]: all[Number(e.currentTarget.value)]})} />
		<output id={`${name}-value`} for={name}>{texts[name](value)}</output></>
}

// Rate is the number of messages, which is 0 if the reader does not say it.
const Rate = () => <><label for="rate">Messages</label><input type="number" id="rate" min="0" max="1000000000" step="1" placeholder="any" value={state.rate || ''} onInput={e => change({rate: Math.min(1e9, Math.max(0, Math.round(e.currentTarget.valueAsNumber || 0)))})} /><output for="rate">a second</output></>

const Select = ({name, label, of, value = name}: {name: string; label: string; of: [string | number, string][]; value?: string}) => <><label for={name}>{label}</label>
	<select id={name} value={state[value] as string} onChange={e => change(name === 'operation' ? operation(e.currentTarget.value) : {[value]: e.currentTarget.value})}>{of.map(([v, text]) => <option value={v}>{text}</option>)}</select></>
const operation = (op: string) => ({op, link: state.link || (page.tasks.find(o => o.name === op)!.routes[0].name ? 1e9 : 0)}) // a transfer needs a link

const Tick = ({field, title, disabled, children}: {field: string; title?: string; disabled?: boolean; children: Children}) => <label class="check" title={title}>
	<input type="checkbox" id={field} checked={state[field] as boolean} disabled={disabled} onChange={e => change({[field]: e.currentTarget.checked})} /> {children}</label>

const ofLoad = ['op', 'now', 'reads', 'link', 'rate', 'keep', 'copies', 'storage', 'fixed']

const unchosen = () => without([...filters, ...ofLoad.map(field => ({field}))])

// caseOf returns the choices of the case in an address that has none of them. Whoever follows a link to a case wants its
// needs and its load.
export const caseOf = (hash: string, name: string) => name && ![...new URLSearchParams(hash.slice(1)).keys()].some(key => key in unchosen()) ? choose(name) : {}

// choose returns the choices of a case. Those that it leaves open are as at first.
function choose(name: string): Partial<State> {
	const changes: Partial<State> = {...unchosen(), case: name}
	const flags = Object.fromEntries(cases.find(c => c.name === name)?.flags || [])
	for (const word of flags.need?.split(',') || []) {
		const [key, value = key] = word.split('='), language = languages.find(l => l.toLowerCase() === value)
		if (language) changes.language = [changes.language, language].filter(l => l).join()
		else if (key === 'human') changes.form = 'text'
		else if (key === 'format') changes.format = page.formats.find(f => f.names.some(n => n.toLowerCase() === value))?.name || ''
		else if (key === 'fields') changes.by = String(fields.by.list!.find(v => String(v).startsWith(value)) ?? '')
		else {
			const field = fieldOfNeed(word) || fieldOfNeed(`evolution=${word}`)
			if (field) changes[field] = true
		}
	}
	const number = (flag: string, units: Record<string, number>) => Number.parseFloat(flags[flag]) * (units[flags[flag].replace(/^[\d.]+/, '')] || 1)
	if (flags.link) changes.link = number('link', {kbit: 1e3, Mbit: 1e6, Gbit: 1e9})
	if (page.codecs.some(c => c.name === flags.from)) changes.now = flags.from
	if (flags.rate) changes.rate = number('rate', {})
	if (flags.keep) changes.keep = number('keep', {d: 1, y: 365})
	if (setNamed(flags.data) >= 0 && state.data === fallbacks.data) changes.data = flags.data
	if (flags.copies) changes.copies = number('copies', {})
	if (flags['storage-price']) changes.storage = number('storage-price', {})
	if (flags.reads) changes.reads = Math.round(100 * Number(flags.reads) / (Number(flags.reads) + Number(flags.writes ?? 1)))
	const op = page.tasks.find(t => t.routes.length === 1 && t.routes[0].name === flags.compress && flags.compress)
	return op ? {...changes, op: op.name} : changes
}

export function Controls() {
	const fit = choosable(filtered()).length, chosen = state.language.split(',').filter(l => l)
	const formats = [...new Set(page.codecs.map(c => c.format))].filter(f => f).sort((a, b) => a.localeCompare(b))
	return <form id="controls" onSubmit={e => e.preventDefault()}>
		<p id="matching" role="status"><b>{fit} of {choosable(allCodecs).length}</b> {named.codec}s match</p>
		{cases.length > 0 && !ofMessages && <fieldset id="cases"><legend>Case</legend><div class="cases" role="group" aria-label="Case">{cases.map(c => <button type="button" data-case={c.name} title={c.about} aria-pressed={state.case === c.name} onClick={() => change(choose(state.case === c.name ? '' : c.name))}>{c.name.replaceAll('-', ' ')}</button>)}</div>
			{state.case && <p class="faint">{cases.find(c => c.name === state.case)!.about}</p>}</fieldset>}
		<fieldset><legend>Load</legend>
			<div id="machines" hidden={runs.length < 2}><Select name="machine" label="Machine" of={runs.map((r, i) => [i + 1, r.dataset.name!])} /></div>
			<Select name="data-set" value="data" label={ofMessages ? 'Scenario' : 'Data set'} of={page.sets.map(s => [s.name, s.name])} />
			<Select name="operation" value="op" label={ofMessages ? 'Way' : 'Operation'} of={page.tasks.map(o => [o.name, o.name])} />
			<div hidden={ofMessages}><Select name="now" label="Used now" of={[['', 'json or protobuf'], ...choosable(allCodecs).map(c => page.codecs[c].name).sort().map((c): [string, string] => [c, c])]} /></div>
			<p id="uncompressed" class="faint" hidden={ofMessages || hasCompressed(chosenSet())}>No compressed sizes of these messages are known. This command measures them: wirebench run --operation encode,decode,zstd</p></fieldset>
		<fieldset id="mix" hidden={ofMessages} disabled={!chosenTask().mix}>
			<Segments label="Mix of writes and reads" attribute="data-reads" chosen={state.reads} of={[[0, 'Write'], [50, 'Half'], [100, 'Read']]} onChoose={reads => change({reads})} />
			<label for="reads">Writes : reads</label><input type="range" id="reads" min="0" max="100" step="1" value={state.reads} aria-valuetext={`${100 - state.reads} writes and ${state.reads} reads`} onInput={e => change({reads: Number(e.currentTarget.value)})} />
			<output id="reads-value" for="reads">{100 - state.reads} : {state.reads}</output>
			<Rate /><Slider name="keep" label="Stored" /><Slider name="copies" label="Copies" /><Slider name="storage" label="Storage" /><Slider name="change" label="A change" /><Slider name="caveat" label="A caveat" /></fieldset>
		<fieldset id="cost" hidden={ofMessages}>
			<Segments label="Cost in" attribute="data-cost" chosen={state.cost} of={[['time', 'Time'], ['money', 'Money']]} onChoose={cost => change({cost})} />
			<div id="in-time" hidden={state.cost !== 'time'}><Slider name="link" label="Link" /></div>
			<div id="in-money" hidden={state.cost !== 'money'}><Slider name="core" label="A core" /><Slider name="traffic" label="Traffic" /></div>
			<Tick field="gc" disabled={!page.sets.some((_, set) => priced(set))}>with garbage collection</Tick>
			<div><Slider name="live" label="In use" /><Slider name="gogc" label="GOGC" /></div></fieldset>
		<fieldset><legend id="rows">{ofMessages ? 'Engines' : 'Needs'}</legend><label for="search">Search</label>
			<input type="search" id="search" placeholder={ofMessages ? 'grpc, nats' : 'proto, cbor'} autocomplete="off" spellcheck={false} value={state.q} onInput={e => change({q: e.currentTarget.value})} />
			<div id="formats" hidden={ofMessages}>
				<Select name="format" label="Format" of={[['', 'all formats'], ...formats.map((f): [string, string] => [f, f])]} />
				<Select name="form" label="Form" of={[['any', 'text and binary'], ['text', 'text that people can read'], ['binary', 'binary']]} />
				<Select name="by" label="Fields by" of={fields.by.list!.map(f => [f, String(f) || 'any'])} />
				<label for="language">Read in</label><select id="language" value="" onChange={e => change({language: [...chosen, e.currentTarget.value].join()})}><option value="">{chosen.length > 0 ? 'add a language' : 'any language'}</option>{languages.filter(l => !chosen.includes(l)).map(l => <option value={l}>{l}</option>)}</select>
				{chosen.length > 0 && <p class="chosen">{chosen.map(l => <button type="button" aria-label={`Without ${l}`} onClick={() => change({language: chosen.filter(c => c !== l).join()})}>{l} ✕</button>)}</p>}
				<Tick field="fixed" title="codecs that tell fields apart by their position count as sound, too">the type never changes</Tick>
				<div id="boxes">{groups.map(group => <fieldset><legend>{group}</legend>{boxes.filter(f => f.group === group).map(f => <Tick field={f.field} title={f.title} disabled={f.known === false}>{f.box || f.label(state)} <small>{f.sure}</small></Tick>)}</fieldset>)}</div>
				<p id="unknown" class="faint" hidden={knowsCode && knowsLanguages}>This record does not say which codecs need code, or which formats other languages read.</p>
			</div></fieldset>
		<p class="actions"><Copying id="copy" label="Copy link" text={() => location.href.split('#')[0] + linkTo(state)} done="Link copied" refused={() => 'The link is in the address bar'} />{' '}
			<button type="button" id="reset" onClick={() => change({...fallbacks, machine: state.machine, view: state.view, data: state.data})}>Reset</button></p>
	</form>
}
export const matching = () => ofAll(choosable(filtered()).length)
