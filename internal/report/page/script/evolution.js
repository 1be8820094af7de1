// Changes: what programs with two versions of a type read from each other's messages, codec by codec and change by
// change. Checks apart from the run found it out (wirebench check --kind evolution).

// outcomes are the signs of package evolve, from the worst to the best.
const outcomes = {
	W: {word: 'silently wrong', meaning: 'the reader gets another value, and no error', kind: 'fails'},
	p: {word: 'panic', meaning: 'the reader panics, hangs or ends its process', kind: 'fails'},
	e: {word: 'error', meaning: 'the reader returns an error', kind: 'refuses'},
	l: {word: 'lost', meaning: 'a value whose type changed is read as absent', kind: 'fails'},
	d: {word: 'default', meaning: 'a field that one version lacks is absent or ignored', kind: 'passes'},
	k: {word: 'unknown field kept', meaning: 'an old program passes on a field that it does not know', kind: 'passes'},
	'=': {word: 'same', meaning: 'all values are those that were written', kind: 'passes'},
	'.': {word: 'not checked', meaning: 'nothing was found out', kind: 'unknown'},
};

const directions = ['An old program writes, a new one reads', 'A new program writes, an old one reads', 'An old program passes on what a new one wrote'];

// triedChanges are the changes of the newest checks that have any.
const triedChanges = page.checkRuns.map(r => r.changes || []).find(changes => changes.length > 0) || [];

const usualWay = 'usual';

// worstSign returns the sign of the worst outcome.
const worstSign = signs => Object.keys(outcomes).find(sign => signs.includes(sign));

function showEvolution() {
	const set = chosenSet();
	const rows = realCodecs(filtered(state)).flatMap(codec => {
		const all = exchangesOf(page.codecs[codec]);
		return [...new Set(all.map(e => e.way))].map(way => ({codec, set, way, all: all.filter(e => e.way === way)}));
	});
	const found = r => page.codecs[r.codec].checks.evolution;
	const columns = [
		{...bareName, content: r => [bareName.content(r), r.way !== usualWay ? h('small', {}, ` ${r.way}`) : found(r).other && h('small', {}, ` another version: ${builtAs(found(r))}`)]},
		{key: 'duty', head: 'users must', kind: 'words', value: r => r.way === usualWay ? found(r).duty : '', content: r => r.way === usualWay ? found(r).duty || '–' : ''},
		{key: 'order', head: 'deploy', kind: 'words', value: r => r.way === usualWay ? found(r).order : '', content: r => r.way === usualWay ? found(r).order || '–' : ''},
		...triedChanges.map(change => ({
			key: `change-${change.name}`, head: change.name.replaceAll('-', ' '), kind: 'exchange', title: change.about,
			value: r => Object.keys(outcomes).indexOf(worstSign(exchangeOf(r, change)?.signs || '.')), content: r => exchangeButton(r, change),
		})),
	];
	const parts = table(evolutionCaption(), columns, rows);
	const body = parts.at(-1).querySelector('tbody');
	const first = body.querySelector('.cell');
	body.querySelectorAll('.cell').forEach(cell => {
		cell.tabIndex = cell === first ? 0 : -1; // arrow keys lead to the others
	});
	arrows(body, '.cell', within(triedChanges.length));
	return [
		h('h2', {}, 'Changes', h('small', {}, 'what programs with two versions of a type read from each other')),
		signsMeaning(),
		parts,
	];
}

const exchangeOf = (r, change) => r.all.find(e => e.change === change.name);

function exchangeButton(r, change) {
	const e = exchangeOf(r, change);
	if (!e) {
		return h('span', {class: 'cell'}, '');
	}
	return h('button', {
		type: 'button', class: 'open cell', 'data-key': `exchange-${r.codec}-${e.id}`, 'aria-label': `${e.signs}: ${[...e.signs].map(s => outcomes[s].word).join(', ')}`,
		click: ({currentTarget}) => {
			stopAt(currentTarget.closest('tbody'), '.cell', currentTarget);
			showEvidence(r.codec, r.set, 'evolution', e.id);
		},
	}, [...e.signs].map(s => h('span', {class: `mark ${outcomes[s].kind}`}, s)));
}

function evolutionCaption() {
	const runs = page.checkRuns.filter(r => r.changes?.length > 0).map(r => `on ${r.day || 'an unknown day'} with ${r.go} on ${r.system}`);
	return `Checked ${runs.join(', and ')}. A cell has a sign for each direction: old to new, new to old, and new to new through an old program. The worst outcome of all messages counts. Each cell opens to what happened, and to the command that tries it again; arrow keys go from cell to cell.`;
}

const signsMeaning = () => h('details', {class: 'legend'}, h('summary', {}, 'What the signs mean'),
	h('dl', {class: 'facts'}, Object.entries(outcomes).map(([sign, {word, meaning, kind}]) => [h('dt', {}, h('span', {class: `mark ${kind}`}, sign), ` ${word}`), h('dd', {}, meaning)])),
	h('p', {class: 'caption'}, 'Users must: what it takes to add and remove fields. Deploy: which programs may get the new version first, while others have the old one. In the first row of a codec, fields keep their numbers, and readers of a format that needs the writer’s schema have it. Its other rows are for those who do otherwise.'));

// exchangeEvidence says what became of the messages of a change.
function exchangeEvidence(codec, set, id) {
	const c = page.codecs[codec];
	const e = exchangesOf(c).find(e => e.id === id);
	if (!e) {
		return checkEvidence(codec, set, 'evolution');
	}
	const found = c.checks.evolution;
	const about = triedChanges.find(change => change.name === e.change)?.about || e.change;
	const facts = [...e.signs].map((sign, i) => [directions[i], [h('span', {class: `mark ${outcomes[sign].kind}`}, sign), ` ${outcomes[sign].word}: ${outcomes[sign].meaning}`]]);
	if (e.way !== usualWay) {
		facts.unshift(['Way', e.way]);
	}
	if (e.what) {
		facts.push(['For example', e.what]);
	}
	facts.push(['Checked', `${builtAs(found)} on ${page.checkRuns[found.run].system}`]);
	return [
		paneHead(codec, about),
		h('p', {}, h('button', {type: 'button', class: 'link', click: () => showEvidence(codec, set, 'evolution')}, 'What it comes to'), ' · ',
			h('button', {type: 'button', class: 'link', click: () => showEvidence(codec, set)}, `All about ${c.name}`)),
		factList(facts),
		h('h4', {}, 'Try it again'), copyable(`wirebench check --replay ${e.id}`, 'Copy'),
	];
}
