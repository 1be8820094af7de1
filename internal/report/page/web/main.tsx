// The page shows the state.
import {render} from 'preact'
import {useLayoutEffect, useRef, useState} from 'preact/hooks'
import {Answer} from './answer'
import {Scatter, Sizes} from './charts'
import {Checks, Evolution} from './checks'
import {caseOf, Controls, matching} from './controls'
import {derive, plain, wayOf} from './cost'
import {allCodecs, claims, named, ofMessages, page, runs, shown} from './data'
import {studentT} from './distributions'
import {Evidence} from './evidence'
import {emptied, filtered, without} from './filter'
import {count, percent, several, significant} from './format'
import {change, notice, renders, start} from './navigate'
import {linkTo, listings, state, views} from './state'
import {estimate} from './stats'
import {along, csv, Empty, Link, Roving} from './ui'
import {Compare, Details, Garbage, HeatMap, Ranking, SpecialView, Variants} from './views'

const shows = {
	answer: Answer, ranking: Ranking, compare: Compare, scatter: Scatter, heatmap: HeatMap, sizes: Sizes, garbage: Garbage, checks: Checks, evolution: Evolution,
	cores: SpecialView, streams: SpecialView, sustained: SpecialView, large: SpecialView, variants: Variants, claims: Claims, details: Details,
}

// Claims are published figures, judged by this run. The program has written the HTML completely.
function Claims() {
	const at = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => at.current!.replaceChildren(claims.cloneNode(true)), [])
	return <><h2>Published claims</h2><div ref={at} /></>
}

// Emptied says which filters leave no codec.
const Emptied = ({active}: {active: NonNullable<ReturnType<typeof emptied>>}) => <Empty>
	<p>No {named.codec} passes the {active.length === 1 ? 'filter' : 'filters'} {active.map((f, i) => <>{i > 0 && ', '}<b>{f.label}</b></>)}.</p>
	<ul>{active.map(f => <li><Link onClick={() => change(without([f]))}>Without {f.label}</Link>: {several(f.left, named.codec)}</li>)}</ul></Empty>

function App() {
	const Shown = shows[state.view], none = listings.includes(state.view) || state.view === 'answer' ? null : emptied(state)
	const [open, unfold] = useState(matchMedia('(min-width: 60rem)').matches) // a phone has no room for the controls next to the tables
	const bare = page.blocks.length === 0
	useLayoutEffect(() => document.getElementById(`tab-${state.view}`)?.scrollIntoView({block: 'nearest', inline: 'center'}), [state.view]) // a phone shows few tabs
	return <>
		<header class="top"><div><h1>wirebench</h1><p class="purpose">{ofMessages ? 'Messages between Go processes, compared' : 'Every Go serialization format on every shape of data: find the one for your case'}</p></div>
			<button type="button" id="theme" aria-label="Light or dark" title="Light or dark" onClick={switchTheme}>◐</button></header>
		<section id="warnings" aria-label="Warnings">{page.warnings.map(w => <p><b>Warning: </b>{w}</p>)}</section>
		<p id="notice" role="status" hidden={notice.length === 0}>{notice.length > 0 && `The link asks for names that this record does not have: ${notice.join(', ')}.`}</p>
		{bare ? <main id="view"><Empty><p>This record has no cells: the run ended before its first proof.</p>{runs.length > 1 && <><p>The runs of other machines:</p><ul>{runs.map((run, i) => i !== shown && <li><a href={`#machine=${i + 1}`}>{run.dataset.name}</a></li>)}</ul></>}</Empty></main>
			: <div id="layout">
				<aside><details id="panel" open={open} onToggle={e => unfold(e.currentTarget.open)}><summary>Your case, load and needs <span class="faint">{matching()}</span></summary><Controls /></details></aside>
				<main><Roving as="div" id="tabs" role="tablist" aria-label="Views" of="[role=tab]" next={(tabs, i, key) => key === 'ArrowUp' || key === 'ArrowDown' ? undefined : along(tabs, i, key)}>{Object.entries(views).map(([view, label]) =>
					<button type="button" role="tab" id={`tab-${view}`} aria-controls="view" aria-selected={view === state.view} tabIndex={view === state.view ? 0 : -1} onClick={() => change({view, sort: '', down: false})}>{label}</button>)}</Roving>
				<div id="view" role="tabpanel" tabIndex={-1} data-view={state.view} aria-labelledby={`tab-${state.view}`} key={state.view}>{none ? <Emptied active={none} /> : <Shown />}</div>
				<p id="told" class="unseen" role="status">{none ? `No ${named.codec} passes the filters.` : `${matching()}, ${views[state.view]}`}</p></main></div>}
		<footer><details><summary>This record: {page.started.slice(0, 10)}, {page.machine.split(',')[0]}</summary>{page.noisy && <p id="noise">{page.noisy} Smaller differences say nothing.</p>}<p id="about">{[page.machine, page.started, page.commit && `commit ${page.commit}`, page.grade && `grade ${page.grade}`].filter(t => t).join(' · ')}</p>
			<dl id="footer" class="facts">{page.footer.map(({label, text}) => <><dt>{label}</dt><dd>{text}</dd></>)}</dl></details></footer>
	</>
}

const app = document.getElementById('app')!, dialog = document.getElementById('evidence') as HTMLDialogElement

function draw() {
	const began = performance.now()
	const within = document.activeElement?.closest('#view')
	render(<App />, app)
	if (within && document.activeElement === document.body) document.getElementById('view')!.focus() // the focused element is gone
	wirebench.rendered = performance.now() - began
}

// The theme follows the system until the reader chooses.
function switchTheme() {
	const {dataset} = document.documentElement
	const dark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
	dataset.theme = dark ? 'light' : 'dark'
}

// wirebench has the figures of the page, for the console and for tests.
const wirebench = Object.assign(window as any, {wirebench: {csv, page, derive, plain, wayOf, filtered, estimate, studentT, allCodecs, count, percent, significant, state: () => ({...state}), renders, rendered: 0}}).wirebench

start({draw, caseOf, evidence: () => render(<Evidence key={linkTo(state)} close={() => dialog.close()} />, dialog)})
document.documentElement.dataset.ready = ''
