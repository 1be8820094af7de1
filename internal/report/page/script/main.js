// The page shows the state, and changes it.

const shows = {
	answer: showAnswer, ranking: showRanking, compare: showCompare, scatter: showScatter, heatmap: showHeatmap, sizes: showSizes, garbage: showGarbage, checks: showChecks, evolution: showEvolution, claims: showClaims, details: showDetails,
};

// change changes the state and shows it.
function change(changes) {
	Object.assign(state, changes);
	if (openedAnew('machine')) {
		return;
	}
	keepLink();
	render();
}

// openedAnew loads the page again if the state asks for another machine, and reports whether it
// does.
function openedAnew(focus) {
	if (state.machine === String(shown + 1)) {
		return false;
	}
	clearTimeout(keeping); // otherwise it would forget the focus
	history.replaceState({focus}, '', linkTo(state));
	location.reload();
	return true;
}

let keeping = 0;
// following is true while the page shows what the address asked for. returning is true after the
// page itself went back because the evidence was closed. Then the page already shows the state.
let following = false, returning = false;

// keepLink writes the state into the address. It waits until a slider rests, because browsers
// refuse more than a few changes of the address in a second. An address that the reader changed in
// the meantime stays: it is followed soon.
function keepLink() {
	clearTimeout(keeping);
	const address = location.hash;
	keeping = setTimeout(() => {
		if (location.hash === address) {
			history.replaceState(history.state?.pane ? history.state : null, '', linkTo(state));
		}
	}, 100);
}

let renders = 0;

// later draws parts that are out of sight, unless something else was drawn in the meantime. So a
// slider waits only for what the reader sees.
function later(draw) {
	const turn = renders;
	setTimeout(() => turn === renders && draw(), 30);
}

function render() {
	const start = performance.now();
	renders++;
	const focus = document.activeElement?.dataset?.key;
	syncControls();
	const view = $('view');
	const within = view.contains(document.activeElement);
	const none = listings.includes(state.view) ? null : emptied(state);
	const left = view.dataset.view === state.view && view.querySelector('.box')?.scrollLeft || 0;
	view.dataset.view = state.view;
	view.replaceChildren(...(none ? emptyMessage(none) : shows[state.view]()).flat(Infinity).filter(e => e));
	if (left > 0) { // scrolling costs a layout
		view.querySelector('.box')?.scrollTo({left, behavior: 'instant'});
	}
	if (within) { // the focused element is gone; focus the corresponding one if there is one
		const like = focus && view.querySelector(`[data-key="${CSS.escape(focus)}"]`);
		(like || view).focus({preventScroll: !like});
	}
	$('told').textContent = none ? `No ${named.codec} passes the filters.` : `${ofAll(choosable(filtered(state)).length)}, ${views[state.view]}`;
	wirebench.rendered = performance.now() - start;
}

// emptyMessage says which filters leave no codec.
function emptyMessage(active) {
	return [h('div', {class: 'empty', role: 'status'},
		h('p', {}, `No ${named.codec} passes `, active.length === 1 ? 'the filter ' : 'the filters ', active.map((f, i) => [i > 0 && ', ', h('b', {}, f.label)]), '.'),
		h('ul', {}, active.map(f => h('li', {}, h('button', {type: 'button', class: 'link', click: () => change({[f.field]: fallbacks[f.field]})}, `Without ${f.label}`), `: ${several(f.left, named.codec)}`))))];
}

// follow shows the state that the address asks for.
function follow() {
	if (returning) {
		returning = false;
		keepLink();
		return;
	}
	const {read, unknown: asked} = readLink(location.hash);
	state = read;
	if (openedAnew()) {
		return;
	}
	const notice = $('notice');
	notice.hidden = asked.length === 0;
	notice.textContent = asked.length === 0 ? '' : `The link asks for names that this record does not have: ${asked.join(', ')}.`;
	const codec = state.show ? page.codecs.findIndex(c => c.name === state.show) : -1;
	if (codec < 0 && $('evidence').open) {
		$('evidence').close();
	}
	render();
	if (codec >= 0) {
		following = true;
		showEvidence(codec, state.on ? page.sets.findIndex(s => s.name === state.on) : chosenSet(), state.need, state.exchange);
		following = false;
	}
}

function showHead() {
	$('about').textContent = [page.machine, page.started, page.commit && `commit ${page.commit}`, page.grade && `grade ${page.grade}`].filter(t => t).join(' · ');
	$('warnings').replaceChildren(...page.warnings.map(w => h('p', {}, h('b', {}, 'Warning: '), w)));
	$('footer').replaceChildren(...page.footer.flatMap(({label, text}) => [h('dt', {}, label), h('dd', {}, text)]));
}

// wirebench has the figures behind the page, for the console and for tests.
const wirebench = window.wirebench = {csv, page, derive, plain, wayOf, filtered, estimate, studentT, allCodecs, count, percent, significant, state: () => ({...state}), renders: () => renders, rendered: 0};

showHead();
if (page.blocks.length === 0) {
	const others = runs.map((run, i) => i !== shown && h('li', {}, h('a', {href: `#machine=${i + 1}`}, run.dataset.name)));
	$('view').replaceChildren(h('div', {class: 'empty'},
		h('p', {}, 'This record has no cells: the run ended before its first proof.'),
		runs.length > 1 && h('p', {}, 'The runs of other machines:'), runs.length > 1 && h('ul', {}, others)));
	window.addEventListener('hashchange', () => location.reload());
	$('layout').classList.add('bare');
} else {
	setUpControls();
	if (ofMessages) { // the following controls are about codecs
		['mix', 'cost', 'formats'].forEach(id => $(id).hidden = true);
		for (const [id, word] of [['data-set', named.set], ['operation', named.operation]]) {
			document.querySelector(`label[for=${id}]`).textContent = word[0].toUpperCase() + word.slice(1);
		}
		$('rows').textContent = 'Engines';
		$('search').placeholder = 'grpc, nats';
	}
	$('evidence').addEventListener('close', closed);
	$('evidence').addEventListener('click', event => { // a click outside the panel
		const box = $('evidence').getBoundingClientRect();
		if (event.clientX > 0 && event.clientX < box.left) {
			$('evidence').close();
		}
	});
	window.addEventListener('hashchange', follow);
	let width = innerWidth;
	window.addEventListener('resize', () => {
		if (innerWidth !== width) { // the address bar of a phone changes only the height
			width = innerWidth;
			render();
		}
	});
	follow();
	if (history.state?.focus) {
		$(history.state.focus).focus();
	}
}
document.documentElement.dataset.ready = '';
