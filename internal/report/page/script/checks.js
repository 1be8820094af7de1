// Checks: what hostile, damaged and unusual input does to each codec, need by need. Checks apart from the
// run found it out (wirebench check).

// checkedNeeds are the filters of the needs that checks decide, without those that ask for more than another one.
const checkedNeeds = filters.filter(f => f.checked && !f.need.includes('='));

// checkedInput has short names of what decides them.
const checkedInput = {untrusted: 'hostile input', 'damage-detected': 'damage', 'memory-safe': 'memory', conforming: 'specification', evolution: 'other versions of the type'};

// conclusions are the words for what is known of a codec and a need, with a mark and with what the word means.
const conclusions = {
	passes: {mark: '✓', meaning: 'nothing was found with the messages that were tried'},
	fails: {mark: '✗', meaning: 'a message, or a use of memory, shows it'},
	'documented danger': {mark: '!', meaning: 'documentation or source says that it is not for messages from strangers; checks did not find it'},
	unclear: {mark: '?', meaning: 'results lie on both sides of a limit, or not all messages were tried'},
	'other version': {mark: '–', meaning: 'only another version of the library or of Go was checked'},
	'not checked': {mark: '–', meaning: 'nothing was checked, or no specification says what is right'},
};

// conclude returns the word for a codec and a need. A codec meets the need if the word is passes.
function conclude(codec, need) {
	const {checks, limits} = page.codecs[codec];
	const found = checks?.[need];
	const word = !found ? 'not checked' : found.other ? 'other version' : found.word;
	return need === 'untrusted' && word !== 'fails' && limits.some(l => l.danger) ? 'documented danger' : word;
}

const markOf = word => h('span', {class: `mark ${word.replace(' ', '-')}`, 'aria-hidden': 'true'}, conclusions[word].mark);

// builtAs names the version of the library that was checked and the version of Go.
function builtAs({version, run}) {
	const {go} = page.checkRuns[run];
	return version && version !== go ? `${version} with ${go}` : go;
}

// further says in a few words what goes on beyond the word: how the codec fails, or what was found about
// another version.
function further(found, need, word) {
	if (found?.order && word === 'passes') {
		return [found.duty, found.order].filter(text => text && text !== 'nothing' && text !== 'either order').join(', ');
	}
	if (!found || word === 'passes' || word === 'not checked') {
		return '';
	}
	if (word === 'other version') {
		return `${builtAs(found)}: ${found.word}`;
	}
	if (word === 'documented danger') {
		return `checks: ${found.word}`;
	}
	return need === 'damage-detected' ? '' : [...new Set(found.examples.map(e => e.how))].join(', ');
}

// checkButton opens the evidence for a codec and a need.
function checkButton(codec, set, f) {
	const found = page.codecs[codec].checks?.[f.need];
	const word = conclude(codec, f.need);
	const more = further(found, f.need, word);
	return h('button', {
		type: 'button', class: 'open check', 'data-key': `check-${codec}-${f.need}`, title: conclusions[word].meaning,
		click: ({currentTarget}) => {
			const grid = currentTarget.closest('tbody');
			if (grid) { // and not in the evidence
				stopAt(grid, '.check', currentTarget);
			}
			showEvidence(codec, set, f.need);
		},
	}, markOf(word), ' ', word, more && h('small', {}, `: ${more}`));
}

function showChecks() {
	const set = chosenSet();
	const rows = realCodecs(filtered(state)).map(codec => ({codec, set}));
	const order = Object.keys(conclusions);
	const columns = checkedNeeds.map(f => ({
		key: f.need, head: f.label(state), kind: 'verdict', title: `${f.title} (${f.need})`, extra: () => h('small', {}, numbers(rows, f.need)),
		value: r => order.indexOf(conclude(r.codec, f.need)), content: r => checkButton(r.codec, set, f),
	}));
	const parts = table(checksCaption(), [bareName, ...columns], rows);
	const body = parts.at(-1).querySelector('tbody');
	const first = body.querySelector('.check');
	body.querySelectorAll('.check').forEach(button => {
		button.tabIndex = button === first ? 0 : -1; // arrow keys lead to the others
	});
	arrows(body, '.check', within(columns.length));
	return [
		h('h2', {}, 'Checks', h('small', {}, 'what hostile, damaged and unusual input, and messages of another version of the type, do to each codec')),
		marksMeaning(),
		parts,
	];
}

function checksCaption() {
	const runs = page.checkRuns.map(r => `on ${r.day || 'an unknown day'} with ${r.go} on ${r.system}`);
	return `Checked ${runs.join(', and ')}. Each cell opens to what was tried, the input, what came back, and the command that tries it again; arrow keys go from cell to cell.`;
}

// numbers says how many codecs of the rows pass and fail.
function numbers(rows, need) {
	const n = word => rows.filter(r => conclude(r.codec, need) === word).length;
	return `${n('passes')} pass, ${n('fails')} fail`;
}

// marksMeaning says what the marks mean, because touch screens show no titles.
const marksMeaning = () => h('details', {class: 'legend'}, h('summary', {}, 'What the marks of checks mean'),
	h('dl', {class: 'facts'}, Object.entries(conclusions).map(([word, {meaning}]) => [h('dt', {}, markOf(word), ` ${word}`), h('dd', {}, meaning)])),
	h('p', {class: 'caption'}, `The marks after a name are, in this order: ${checkedNeeds.map(f => f.label(state)).join(', ')}.`),
	h('p', {class: 'caption'}, 'A failure on the data sets of the checks holds for other types with such parts. That a codec passes says nothing about other types.'));

// checkMarks are the conclusions about all needs as marks, for a row of another table.
function checkMarks(codec) {
	if (!hasChecks || page.codecs[codec].floor) {
		return null;
	}
	const all = checkedNeeds.map(f => [f, conclude(codec, f.need)]);
	const text = all.map(([f, word]) => `${f.label(state)}: ${word}`).join('; ');
	return h('span', {class: 'marks', role: 'img', 'aria-label': text, title: text}, all.map(([, word]) => markOf(word)));
}

// failing returns the needs that a codec was found not to meet in the measured version, without those that
// said are. That messages of another version of the type are not read is a risk instead.
const failing = (codec, said = []) => checkedNeeds.filter(f => f.need !== 'evolution' && !said.includes(f) && conclude(codec, f.need) === 'fails');
