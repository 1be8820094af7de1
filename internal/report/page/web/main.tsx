// The page shows the state, and changes it.
import {render} from 'preact'
import {useLayoutEffect, useRef, useState} from 'preact/hooks'
import {Answer} from './answer'
import {Scatter, Sizes} from './charts'
import {Checks, Evolution} from './checks'
import {caseOf, Controls, matching} from './controls'
import {derive, plain, wayOf} from './cost'
import {allCodecs, claims, codecNamed, named, ofMessages, page, runs, shown} from './data'
import {studentT} from './distributions'
import {Evidence} from './evidence'
import {emptied, filtered, without} from './filter'
import {count, percent, several, significant} from './format'
import {chosenSet, listings, linkTo, readLink, state, views} from './state'
import {estimate} from './stats'
import type {State} from './types'
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

function App({notice}: {notice: string[]}) {
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

let count_ = 0, notice: string[] = []
const app = document.getElementById('app')!, dialog = document.getElementById('evidence') as HTMLDialogElement
// renders returns how often the page was drawn.
export const renders = () => count_

function draw() {
	const start = performance.now()
	count_++
	const within = document.activeElement?.closest('#view')
	render(<App notice={notice} />, app)
	if (within && document.activeElement === document.body) document.getElementById('view')!.focus() // the focused element is gone
	wirebench.rendered = performance.now() - start
}

// change changes the state and shows it.
export function change(changes: Partial<State>) {
	Object.assign(state, changes)
	if (openedAnew('machine')) return
	keepLink()
	draw()
}

// openedAnew loads the page again if the state asks for another machine, and reports whether it does.
function openedAnew(focus = '') {
	if (state.machine === String(shown + 1)) return false
	clearTimeout(keeping) // otherwise it would forget the focus
	history.replaceState({focus}, '', linkTo(state))
	location.reload()
	return true
}

let keeping = 0
// following is true while the page shows what the address asked for. returning is true after the page itself went
// back because the evidence was closed. Then the page already shows the state.
let following = false, returning = false

// keepLink writes the state into the address. It waits until a slider rests, because browsers refuse more than a few
// changes of the address in a second. An address that the reader changed in the meantime stays: it is followed soon.
function keepLink() {
	clearTimeout(keeping)
	const address = location.hash
	keeping = setTimeout(() => {
		if (location.hash === address) history.replaceState(history.state?.pane ? history.state : null, '', linkTo(state))
	}, 100)
}

const nothing = {show: '', on: '', need: '', exchange: ''}

// showEvidence shows the evidence of a codec on a data set, or of what checks found about a need or a change.
export function showEvidence(codec: number, set: number, need = '', exchange = '') {
	Object.assign(state, {show: page.codecs[codec].name, on: set === chosenSet() ? '' : page.sets[set].name, need, exchange})
	if (!dialog.open) {
		dialog.showModal() // it restores the focus when it closes
		if (!following) { // going back closes what was opened here
			clearTimeout(keeping)
			history.replaceState(null, '', linkTo({...state, ...nothing}))
			history.pushState({pane: true}, '', linkTo(state))
		}
	} else keepLink()
	render(<Evidence key={linkTo(state)} close={() => dialog.close()} />, dialog)
	document.getElementById('evidence-title')!.focus()
	dialog.scrollTop = 0
}

// closed leaves the evidence and returns to the address from which it was opened.
function closed() {
	Object.assign(state, nothing)
	if (history.state?.pane) {
		clearTimeout(keeping)
		returning = true
		return history.back()
	}
	keepLink()
}

// follow shows the state that the address asks for.
function follow() {
	if (returning) {
		returning = false
		return keepLink()
	}
	const {read, unknown} = readLink(location.hash)
	Object.assign(state, read, caseOf(location.hash, read.case))
	notice = unknown
	if (openedAnew()) return
	const codec = codecNamed(state.show)
	if (codec < 0 && dialog.open) dialog.close()
	draw()
	if (codec >= 0 && page.blocks.length > 0) {
		following = true
		showEvidence(codec, state.on ? page.sets.findIndex(s => s.name === state.on) : chosenSet(), state.need, state.exchange)
		following = false
	}
}

// The theme follows the system until the reader chooses.
function switchTheme() {
	const {dataset} = document.documentElement
	const dark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
	dataset.theme = dark ? 'light' : 'dark'
}

// wirebench has the figures of the page, for the console and for tests.
const wirebench = Object.assign(window as any, {wirebench: {csv, page, derive, plain, wayOf, filtered, estimate, studentT, allCodecs, count, percent, significant, state: () => ({...state}), renders, rendered: 0}}).wirebench

dialog.addEventListener('close', closed)
dialog.addEventListener('click', event => { // a click outside the panel
	if (event.clientX > 0 && event.clientX < dialog.getBoundingClientRect().left) dialog.close()
})
window.addEventListener('hashchange', () => page.blocks.length > 0 ? follow() : location.reload())
let width = innerWidth
window.addEventListener('resize', () => {
	if (innerWidth !== width) { // the address bar of a phone changes only the height
		width = innerWidth
		draw()
	}
})
follow()
document.getElementById(history.state?.focus)?.focus()
document.documentElement.dataset.ready = ''
