// The controls ask the reader for choices. They show the state and change it.

// sliders move between stops. text writes a stop.
const sliders = {
	link: {stops: links, text: v => v ? bitRate(v) : 'no link'},
	rate: {stops: rates, text: v => v ? `${v.toLocaleString('en')} a second` : 'not said'},
	core: {stops: corePrices, text: v => `$${v} an hour`},
	traffic: {stops: trafficPrices, text: v => v ? `$${v} per GB` : 'free'},
	keep: {stops: periods, text: v => v === 0 ? 'not stored' : v % 365 === 0 ? several(v / 365, 'year') : several(v, 'day')},
	copies: {stops: copyNumbers, text: v => several(v, 'copy').replace('copys', 'copies')},
	storage: {stops: storagePrices, text: v => v ? `$${v} per GB and month` : 'free'},
	live: {stops: liveHeaps, text: v => size(v * 2 ** 20)},
	gogc: {stops: percentages, text: v => String(v)},
};

function setUpControls() {
	const options = (select, list) => $(select).replaceChildren(...list.map(([value, text]) => h('option', {value}, text)));
	options('machine', runs.map((r, i) => [i + 1, r.dataset.name]));
	$('machines').hidden = runs.length < 2;
	options('data-set', page.sets.map(s => [s.name, s.name]));
	options('operation', page.tasks.map(o => [o.name, o.name]));
	const all = [...new Set(page.codecs.map(c => c.format))].filter(f => f).sort((a, b) => a.localeCompare(b));
	options('format', [['', 'all formats'], ...all.map(f => [f, f])]);

	const on = (id, event, changes) => $(id).addEventListener(event, () => change(changes($(id))));
	on('machine', 'change', e => ({machine: e.value}));
	on('data-set', 'change', e => ({data: e.value}));
	on('operation', 'change', e => ({op: e.value, link: state.link || (page.tasks.find(o => o.name === e.value).routes[0].name ? 1e9 : 0)})); // a transfer needs a link
	on('format', 'change', e => ({format: e.value}));
	on('form', 'change', e => ({form: e.value}));
	options('language', fields.language.list.map(l => [l, l || 'any']));
	on('language', 'change', e => ({language: e.value}));
	on('search', 'input', e => ({q: e.value}));
	on('reads', 'input', e => ({reads: Number(e.value)}));
	options('by', fields.by.list.map(f => [f, f || 'any']));
	on('by', 'change', e => ({by: e.value}));
	$('boxes').append(...Object.keys(asked).map(group => h('fieldset', {}, h('legend', {}, group), boxes.filter(f => f.group === group).map(f => h('label', {class: 'check', title: f.title},
		h('input', {type: 'checkbox', id: f.field, disabled: f.known === false}), ` ${f.box || f.label(state)}`)))));
	for (const name of ['gc', 'fixed', ...boxes.map(f => f.field)]) {
		on(name, 'change', e => ({[name]: e.checked}));
	}
	for (const [name, slider] of Object.entries(sliders)) {
		$(name).max = slider.stops.length - 1;
		on(name, 'input', e => ({[name]: slider.stops[e.value]}));
	}
	for (const button of document.querySelectorAll('[data-reads]')) {
		button.addEventListener('click', () => change({reads: Number(button.dataset.reads)}));
	}
	for (const button of document.querySelectorAll('[data-cost]')) {
		button.addEventListener('click', () => change({cost: button.dataset.cost}));
	}
	$('controls').addEventListener('submit', event => event.preventDefault());
	$('reset').addEventListener('click', () => change({...fallbacks, machine: state.machine, view: state.view, data: state.data}));
	copying($('copy'), () => location.href.split('#')[0] + linkTo(state), 'Link copied', () => 'The link is in the address bar');
	$('theme').addEventListener('click', switchTheme);
	$('uncompressed').hidden = ofMessages || page.operations.some(m => m.compression);
	$('unknown').hidden = knowsCode && knowsLanguages;
	$('gc').disabled = !page.sets.some((_, set) => priced(set));
	setUpTabs();
	// A phone has no room for the controls next to the tables.
	$('panel').open = matchMedia('(min-width: 60rem)').matches;
}

function setUpTabs() {
	$('tabs').append(...Object.entries(views).map(([view, label]) => h('button', {
		type: 'button', role: 'tab', id: `tab-${view}`, 'aria-controls': 'view', click: () => change({view, sort: '', down: false}),
	}, label)));
	arrows($('tabs'), '[role=tab]', (tabs, i, key) => key === 'ArrowUp' || key === 'ArrowDown' ? undefined : along(tabs, i, key));
}

function syncControls() {
	$('machine').value = state.machine;
	$('data-set').value = state.data;
	$('operation').value = state.op;
	$('format').value = state.format;
	$('form').value = state.form;
	$('language').value = state.language;
	$('by').value = state.by;
	if ($('search').value !== state.q) {
		$('search').value = state.q;
	}
	for (const name of ['gc', 'fixed', ...boxes.map(f => f.field)]) {
		$(name).checked = state[name];
	}
	$('mix').disabled = !chosenTask().mix;
	$('reads').value = state.reads;
	say('reads', `${100 - state.reads} : ${state.reads}`, `${100 - state.reads} writes and ${state.reads} reads`);
	for (const [name, slider] of Object.entries(sliders)) {
		$(name).value = slider.stops.indexOf(state[name]);
		say(name, slider.text(state[name]));
	}
	for (const button of document.querySelectorAll('[data-reads]')) {
		button.setAttribute('aria-pressed', String(Number(button.dataset.reads) === state.reads));
	}
	for (const button of document.querySelectorAll('[data-cost]')) {
		button.setAttribute('aria-pressed', String(button.dataset.cost === state.cost));
	}
	$('in-time').hidden = state.cost !== 'time';
	$('in-money').hidden = state.cost !== 'money';
	for (const view of Object.keys(views)) {
		const tab = $(`tab-${view}`), on = view === state.view;
		tab.setAttribute('aria-selected', String(on));
		tab.setAttribute('tabindex', on ? '0' : '-1');
	}
	$('view').setAttribute('aria-labelledby', `tab-${state.view}`);
}

// say shows a slider's value and also tells it to screen readers.
function say(slider, text, spoken = text) {
	$(slider).setAttribute('aria-valuetext', spoken);
	$(`${slider}-value`).textContent = text;
}

// The theme follows the system until the reader chooses.
function switchTheme() {
	const dark = getComputedStyle(document.documentElement).colorScheme.trim() === 'dark'
		|| !document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches;
	document.documentElement.dataset.theme = dark ? 'light' : 'dark';
}
