// Parts that several views share: buttons, keys, marks, folded parts, charts and tables.
import * as Plot from '@observablehq/plot'
import type {ComponentChildren} from 'preact'
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks'
import {cells, named, page, tagOf, marksOn} from './data'
import {change, renders, showEvidence} from './navigate'
import {state} from './state'

export type Children = ComponentChildren

// Opener opens the evidence of a codec on a data set.
export const Opener = ({codec, set, children, ...rest}: {codec: number; set: number; children?: Children; [attribute: string]: unknown}) =>
	<button type="button" class="open" data-codec={codec} data-set={set} {...rest} onClick={() => showEvidence(codec, set)}>{children ?? page.codecs[codec].name}</button>

// Name lets a codec's name break after its slashes.
export const Name = ({codec, set}: {codec: number; set: number}) => <Opener codec={codec} set={set} class="open name" data-key={`name-${codec}`}>
	{page.codecs[codec].name.split(/(?<=\/)/).flatMap((part, i) => i > 0 ? [<wbr />, part] : [part])}</Opener>

export const Names = ({rows}: {rows: {codec: number; set: number}[]}) => <>{rows.map((r, i) => <>{i > 0 && ', '}<Opener codec={r.codec} set={r.set} /></>)}</>
export const Link = (props: {class?: string; [attribute: string]: unknown}) => <button type="button" {...props} class={`link ${props.class || ''}`} />
export const Facts = ({facts}: {facts: [Children, ...Children[]][]}) => <dl class="facts">{facts.map(([label, ...texts]) => <><dt>{label}</dt>{texts.map(t => <dd>{t}</dd>)}</>)}</dl>
export const Empty = ({children}: {children?: Children}) => <div class="empty" role="status">{children}</div>
export const Away = ({to, children}: {to: string; children: Children}) => <a href={to} target="_blank" rel="noopener">{children}</a>
export const Source = ({of}: {of: string}) => of.startsWith('https://') ? <Away to={of}>source</Away> : <small>{of}</small>

// Missing says what a record lacks, and the command that measures it.
export const Missing = ({what, command}: {what: string; command: string}) => <Empty><p>{what} This command adds it:</p><Copyable shown={command} /></Empty>

export const Segments = ({label, of, chosen, attribute, onChoose}: {label: string; of: [string | number, string][]; chosen: string | number; attribute: string; onChoose: (value: any) => void}) =>
	<div class="segments" role="group" aria-label={label}>{of.map(([value, text]) =>
		<button type="button" aria-pressed={chosen === value} {...{[attribute]: value}} onClick={() => onChoose(value)}>{text}</button>)}</div>

// Copying is a button that copies a text. If the browser doesn't allow that, as some don't for a file, it says
// what else to do.
export function Copying({label, text, done, refused, ...rest}: {label: string; text: () => string; done: string; refused: () => string; [attribute: string]: unknown}) {
	const [told, tell] = useState('')
	const copy = async () => {
		tell(await navigator.clipboard.writeText(text()).then(() => done, refused))
		setTimeout(() => tell(''), 2000)
	}
	return <button type="button" {...rest} onClick={copy}>{told || label}</button>
}

// Copyable shows a text with a button that copies it, or another form of it.
export function Copyable({shown, label = 'Copy', text = shown}: {shown: string; label?: string; text?: string}) {
	const pre = useRef<HTMLPreElement>(null)
	const select = () => (getSelection()!.selectAllChildren(pre.current!), 'Selected')
	return <div class="copyable"><pre tabIndex={0} ref={pre}>{shown}</pre><Copying label={label} text={() => text} done="Copied" refused={select} /></div>
}

type Next = (all: Element[], i: number, key: string) => number | undefined
// within is the next function for a grid with the given number of columns, and along is that for a list.
export const within = (columns: number): Next => (_, i, key) => ({
	ArrowRight: i % columns < columns - 1 ? i + 1 : undefined, ArrowLeft: i % columns > 0 ? i - 1 : undefined, ArrowDown: i + columns, ArrowUp: i - columns,
	Home: i - i % columns, End: i - i % columns + columns - 1,
})[key]
export const along: Next = (all, i, key) => ({ArrowDown: i + 1, ArrowRight: i + 1, ArrowUp: i - 1, ArrowLeft: i - 1, Home: 0, End: all.length - 1})[key]
const upAndDown: Next = (all, i, key) => key === 'ArrowDown' || key === 'ArrowUp' ? along(all, i, key) : undefined

// Roving is an element in which arrow keys move the focus between the elements that match a selector. next returns
// the place to which a key leads. With stop, the tab key stops at one of them only.
export function Roving({as: As = 'tbody', of, next, stop, children, ...rest}: {as?: any; of: string; next: Next; stop?: boolean; children: Children; [attribute: string]: unknown}) {
	const at = useRef<HTMLElement>(null)
	const stopAt = (element?: Element | null) => {
		if (stop && element) {
			at.current!.querySelectorAll<HTMLElement>(`${of}[tabindex="0"]`).forEach(other => { other.tabIndex = -1 });
			(element as HTMLElement).tabIndex = 0
		}
	}
	useLayoutEffect(() => {
		const stops = stop ? at.current!.querySelectorAll(`${of}[tabindex="0"]`) : []
		if (stop && stops.length !== 1) stopAt(stops[0] || at.current!.querySelector(of))
	})
	const move = (event: KeyboardEvent) => {
		const all = [...at.current!.querySelectorAll<HTMLElement>(of)]
		const from = all.indexOf((event.target as Element).closest(of) as HTMLElement)
		const to = from < 0 ? undefined : all[next(all, from, event.key) ?? -1]
		if (to) {
			event.preventDefault()
			stopAt(to)
			to.focus({preventScroll: true}) // focus would not scroll to an element that is partly in sight
			to.scrollIntoView({block: 'nearest', inline: 'nearest'})
		}
	}
	return <As ref={at} onKeyDown={move} onFocusIn={(event: FocusEvent) => stopAt((event.target as Element).closest(of))} {...rest}>{children}</As>
}

// colours gives the formats with most codecs a colour each, which is redundant: their names are there, too.
const numbers = new Map<string, number>()
page.codecs.forEach(c => numbers.set(c.format, (numbers.get(c.format) || 0) + (c.floor || c.bound ? 0 : 1) + (c.known ? 0.5 : 0)))
const coloured = [...numbers].sort((a, b) => b[1] - a[1]).slice(0, 9).map(([format]) => format)
export const hueOf = (codec: number) => page.codecs[codec].floor ? 'var(--faint)' : `var(--c${coloured.indexOf(page.codecs[codec].format) + 1})`

// Chart shows what Observable Plot draws. Its points are links to the evidence, and arrow keys go from one to the next.
export function Chart({options, label, points}: {options: (width: number) => Plot.PlotOptions; label: string; points?: {codec: number; label: string; kind?: string}[]}) {
	const at = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => {
		const chart = Plot.plot({style: {background: 'none', fontSize: '12px'}, ...options(Math.max(280, at.current!.clientWidth || 640))})
		chart.querySelectorAll('[aria-label]').forEach(e => e.removeAttribute('aria-label')) // of groups, which Plot names after their marks
		chart.querySelectorAll(':scope > g:not(.points)').forEach(e => e.setAttribute('aria-hidden', 'true'))
		chart.querySelectorAll<SVGElement>('.points > *').forEach((mark, i) => {
			const {codec, label, kind = ''} = points![i]
			Object.entries({class: `point shape ${kind}`, role: 'button', tabindex: i === 0 ? 0 : -1, 'aria-label': label, 'data-codec': codec, 'data-key': `point-${codec}`}).forEach(([name, value]) => mark.setAttribute(name, String(value)))
			mark.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'title')).textContent = label
		})
		chart.setAttribute('role', points ? 'group' : 'img')
		chart.setAttribute('aria-label', label)
		const focused = (document.activeElement as HTMLElement | null)?.dataset.key
		at.current!.replaceChildren(chart)
		chart.querySelector<SVGElement>(`[data-key="${focused}"]`)?.focus()
	})
	const open = (event: Event) => {
		const mark = (event.target as Element).closest<SVGElement>('.point')
		if (mark && (event.type === 'click' || ['Enter', ' '].includes((event as KeyboardEvent).key))) {
			event.preventDefault()
			showEvidence(Number(mark.dataset.codec), page.sets.findIndex(s => s.name === state.data))
		}
	}
	return <Roving as="div" class="chart" of=".point" next={along} onClick={open} onKeyDownCapture={open} stop={Boolean(points)}>{null}<div ref={at} /></Roving>
}

// tags returns short words about a codec with their meanings, the worst first. The third element says whether it is
// a danger; small screens have room only for these.
function tags(codec: number, set: number): [string, string, boolean?][] {
	const c = page.codecs[codec]
	const of = (fact: 'lost' | 'lowered' | 'notes') => [...new Set(page.operations.flatMap((_, m) => cells(set, m).get(codec)?.[fact] ?? []))]
	const converts = Math.max(0, ...page.operations.map((_, m) => cells(set, m).get(codec)?.converts ?? 0))
	const all: [string | false | undefined, string, boolean?][] = [
		[c.floor && 'no codec', page.meanings[c.marks.find(m => page.meanings[m])!] || ''], [c.bound && 'bound', page.meanings.bound],
		...Object.entries(tagOf).map(([mark, tag]): [string | false, string, boolean] => [marksOn(codec, set).includes(mark) && tag, page.meanings[mark] || mark, true]),
		[of('notes').includes('remembers') && 'remembers', page.meanings.remembers, true],
		...of('lost').map((rule): [string, string] => [losing(rule), page.meanings[rule]]), // as the format says, so none is a danger
		[of('lowered').length > 0 && 'converts types', `the format lacks types that the data set has, and has others instead: ${of('lowered').join(', ')}`],
		[converts >= 5 && `${converts}% conversion`, 'share of the time for conversion between the data set’s type and the codec’s own type, in the operation with the largest share'],
		[c.text && 'text', page.meanings.text],
	]
	return all.filter(([tag]) => tag) as [string, string, boolean?][]
}

// losing says what becomes of values, in a few words.
export const losing = (rule: string) => ({zone: 'UTC only', 'nil or empty': 'nil = empty', 'nil or zero': 'nil = zero'}[rule] || rule.replace(/^time to /, 'times to '))
export const Tags = ({codec, set}: {codec: number; set: number}) => <>{tags(codec, set).map(([tag, meaning, mind]) => <span class={mind ? 'tag mind' : 'tag'} title={meaning}>{tag}</span>)}</>

// Legend says what the tags of rows mean, because touch screens show no titles.
export function Legend({rows}: {rows: {codec: number; set: number}[]}) {
	const meanings = new Map(rows.flatMap(r => tags(r.codec, r.set).map(([tag, meaning]) => [tag.replace(/^\d+%/, '%'), meaning.replace(/: (\S+ as .*)$/, '; each codec’s own view says which')])))
	return <details class="legend"><summary>What the marks mean</summary>
		<dl class="facts">{[...meanings].map(([tag, meaning]) => <><dt><span class="tag">{tag}</span></dt><dd>{meaning}</dd></>)}</dl></details>
}

// A Column has a key, a head, and functions for a row's content and for the value to sort by; without a value it
// can't be sorted. kind becomes a class of its cells. Adjacent columns with the same group share a head above theirs.
export interface Column<R> { key: string; head: Children; kind?: string; title?: string; group?: string; header?: boolean; value?: (r: R) => number | string | null | undefined; content: (r: R) => Children; extra?: Children }

export const nameColumn = <R extends {codec: number; set: number}>(more?: (r: R) => Children): Column<R> => ({
	key: 'name', head: named.codec, kind: 'codec', header: true, value: r => page.codecs[r.codec].name.toLowerCase(), content: r => <><Name codec={r.codec} set={r.set} />{more?.(r)}</>,
})

// sortRows sorts by numbers or names. Rows without a value are last in either direction.
export function sortRows<R>(rows: R[], value: (r: R) => any, down = false) {
	const none = (x: unknown) => x === null || x === undefined || Number.isNaN(x)
	return [...rows].sort((a, b) => {
		const x = value(a), y = value(b)
		return none(x) || none(y) ? Number(none(x)) - Number(none(y)) : (typeof x === 'string' ? x.localeCompare(y) : x - y) * (down ? -1 : 1)
	})
}

// Head goes from ascending to descending and then to the order of cost.
export function Head<R>({column}: {column: Column<R>}) {
	const {key, head, kind, title, value, extra} = column
	const on = Boolean(value) && key === state.sort
	const next = () => change(on ? state.down ? {sort: '', down: false} : {down: true} : {sort: key, down: false})
	return <th class={kind} scope="col" aria-sort={on ? state.down ? 'descending' : 'ascending' : undefined}>
		{value ? <button type="button" class="sort" data-key={`sort-${key}`} title={title} onClick={next}>{head}{on && <span aria-hidden="true">{state.down ? ' ▼' : ' ▲'}</span>}</button> : <span title={title}>{head}</span>}{extra}</th>
}

// Box has a table that scrolls if it is too wide, below its caption.
export const Box = ({caption, children, scroll, ...rest}: {caption: Children; children: Children; scroll?: boolean; [attribute: string]: unknown}) => <>
	<p class="caption" id="caption">{caption}</p>
	<p class="faint download"><Link data-key="csv" onClick={(event: Event) => download((event.target as Element).closest('p')!.nextElementSibling!.querySelector('table')!)}>Download as CSV</Link></p>
	<div class={scroll ? 'box scroll' : 'box'} tabIndex={0} role="region" aria-label="Table"><table aria-describedby="caption" {...rest}>{children}</table></div></>

// useLater is false when something changed, and true a little later unless something else changes in the meantime. What
// is out of sight can wait so long, so that a control waits only for what is in sight.
export function useLater() {
	const turn = renders(), [done, finish] = useState(-1)
	useEffect(() => {
		const timer = setTimeout(() => finish(turn), 30)
		return () => clearTimeout(timer)
	}, [turn])
	return done === turn
}

export function Table<R extends {codec: number; class?: string}>({caption, columns, rows, of, next}: {caption: Children; columns: Column<R>[]; rows: R[]; of?: string; next?: Next}) {
	const by = columns.find(c => c.key === state.sort && c.value)
	const groups: {group: string; span: number}[] = []
	for (const {group = ''} of columns) groups.at(-1)?.group === group ? groups.at(-1)!.span++ : groups.push({group, span: 1})
	const atFirst = Math.max(16, Math.ceil(400 / columns.length)) // rows, about as many as a screen shows
	const sorted = by ? sortRows(rows, by.value!, state.down) : rows, whole = useLater() || rows.length <= atFirst
	return <Box caption={caption} data-partial={whole ? undefined : ''}>
		<thead>{groups.length > 1 && <tr class="groups">{groups.map(g => g.group ? <th colSpan={g.span} scope="colgroup">{g.group}</th> : <td colSpan={g.span} />)}</tr>}
			<tr>{columns.map(c => <Head column={c} />)}</tr></thead>
		<Roving of={of || '.name'} next={next || upAndDown} stop={Boolean(of)}>{sorted.slice(0, whole ? rows.length : atFirst).map(r => <tr class={r.class}>{columns.map(c =>
			c.header ? <th class={c.kind} scope="row">{c.content(r)}</th> : <td class={c.kind}>{c.content(r)}</td>)}</tr>)}</Roving></Box>
}

// csv returns a table as it is shown, heads and rows, without bars and tags.
export function csv(shown: HTMLTableElement) {
	const bare = (cell: HTMLTableCellElement) => {
		const text = (cell.querySelector('.name, .sort') || cell).textContent!.replace(/ [▲▼]$/, '')
		return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
	}
	return [...shown.querySelectorAll<HTMLTableRowElement>('thead tr:last-child, tbody tr')].map(row => `${[...row.cells].filter(c => !c.classList.contains('bars')).map(bare).join(',')}\n`).join('')
}

function download(shown: HTMLTableElement) {
	const href = URL.createObjectURL(new Blob([csv(shown)], {type: 'text/csv'}))
	Object.assign(document.createElement('a'), {href, download: `wirebench-${state.data}-${state.view}.csv`}).click()
	setTimeout(() => URL.revokeObjectURL(href), 1000)
}
