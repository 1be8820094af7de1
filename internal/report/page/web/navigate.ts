// The address follows the state, and the state follows the address. A change of either draws the page again.
import {codecNamed, page, rest, shown, whole} from './data'
import {chosenSet, linkTo, readLink, state} from './state'
import type {State} from './types'

// A Drawing draws the page and the evidence of a codec in its dialog. caseOf returns the choices of a case that an
// address names.
interface Drawing { draw: () => void; evidence: () => void; caseOf: (hash: string, name: string) => Partial<State> }

let drawing: Drawing, count = 0
const dialog = document.getElementById('evidence') as HTMLDialogElement
// renders returns how often the page was drawn.
export const renders = () => count
// notice names the parts of the address that this record doesn't have.
export let notice: string[] = []

// early are the views that need the chosen data set only.
const early = ['answer', 'ranking']

function draw() {
	if (!whole && !(chosenSet() === 0 && early.includes(state.view))) return void rest.then(draw)
	count++
	drawing.draw()
}

// change changes the state and shows it.
export function change(changes: Partial<State>) {
	Object.assign(state, changes)
	if (reloads('machine')) return
	keepLink()
	draw()
}

// reloads loads the page again if the state asks for another machine, and reports whether it does.
function reloads(focus = '') {
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
	if (!whole) return void rest.then(() => showEvidence(codec, set, need, exchange))
	Object.assign(state, {show: page.codecs[codec].name, on: set === chosenSet() ? '' : page.sets[set].name, need, exchange})
	if (!dialog.open) {
		dialog.showModal() // it restores the focus when it closes
		if (!following) { // going back closes what was opened here
			clearTimeout(keeping)
			history.replaceState(null, '', linkTo({...state, ...nothing}))
			history.pushState({pane: true}, '', linkTo(state))
		}
	} else keepLink()
	drawing.evidence()
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
	Object.assign(state, read, drawing.caseOf(location.hash, read.case))
	notice = unknown
	if (reloads()) return
	const codec = codecNamed(state.show)
	if (codec < 0 && dialog.open) dialog.close()
	draw()
	if (codec >= 0 && page.blocks.length > 0) {
		following = true
		showEvidence(codec, state.on ? page.sets.findIndex(s => s.name === state.on) : chosenSet(), state.need, state.exchange)
		following = false
	}
}

// start shows what the address asks for, and whatever it asks for later.
export function start(how: Drawing) {
	drawing = how
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
}
