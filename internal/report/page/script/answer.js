// The answer: the sound codecs that meet all needs, the first in rank first, what excludes the others,
// and what would change the answer. The filters state the needs, and the sliders state the load. Package
// advise explains the rules, and gives the same answer.

const mostCandidates = 3;
const wellKnown = ['json', 'protobuf'];
// Libraries of one format whose sizes differ by less share a place if processor time decides nothing.
const alikeSize = 1.02;

function showAnswer() {
	const set = chosenSet();
	const way = wayOf(state);
	const all = inRank(derive(set, way, allCodecs).filter(r => r.times && isChoice(page.codecs[r.codec])));
	const left = new Set(filtered(state));
	const rows = all.filter(r => left.has(r.codec));
	const title = h('h2', {}, state.data, h('small', {}, aboutSet(set)));
	const head = [title, h('p', {class: 'caption'}, `${answerCaption(way)} ${counted(set, all, rows)}`), origin(), uncheckedBy(all), checkedBy(all)];
	const active = rows.length > 0 ? answerOf(rows) : null;
	if (!active) {
		return [...head, h('p', {class: 'empty'}, 'No codec with a time for this meets all needs.'), leastDrops(all), sideBySide([], wellKnownIn(all, []), way), excludedBy(all, null)];
	}
	const {choices, careful, sound} = active;
	const first = choices[0].row;
	return [
		...head,
		scaleText(sound, first, all),
		sideBySide(choices, wellKnownIn(all, choices), way),
		careful.length > 0 && h('p', {}, 'Faster, but at a risk: ', careful.slice(0, mostCandidates).map((r, i) => [i > 0 && '; ', listOf([r]), ` (×${significant(r.ratio.mid)}: ${risksOf(r)[0].why})`]),
			careful.length > mostCandidates && `; and ${careful.length - mostCandidates} more`, '.'),
		h('p', {}, h('button', {type: 'button', class: 'link', 'data-key': 'all', click: () => change({view: 'ranking'})}, `All ${rows.length}, with their intervals`)),
		excludedBy(all, first),
		wouldChange(first, sound, way),
	];
}

// answerOf picks the shortlist from rows in rank, and the cheaper rows that are not sound.
function answerOf(rows) {
	const fit = rows.filter(isSound);
	const sound = fit.length > 0 ? fit : rows;
	const choices = shortlist(sound);
	const careful = rows.filter(r => !sound.includes(r) && ratio(r.item, choices[0].row.item).hi < 1);
	return {choices, careful, sound};
}

// tied reports whether the ratio of two costs may be 1 in another program, as far as that is known.
function tied(a, b) {
	const {lo, hi} = ratio(a.item, b.item);
	return a === b || lo <= 1 && hi >= 1 && hi < Infinity;
}

// shortlist picks up to three rows from rows in rank. It groups libraries of one format that are tied,
// and picks the one with the fewest caveats from each group.
function shortlist(rows) {
	const choices = [];
	let left = rows;
	while (left.length > 0 && choices.length < mostCandidates) {
		const [first] = left;
		const same = r => r === first || page.codecs[r.codec].format === page.codecs[first.codec].format
			&& (isLight(r) && isLight(first) ? r.wire < first.wire * alikeSize : tied(r, first));
		const group = left.filter(same);
		const row = group.reduce((best, r) => caveats(r) < caveats(best) ? r : best);
		choices.push({row, alike: group.filter(r => r !== row), equal: choices.length > 0 && tied(row, choices[0].row)});
		left = left.filter(r => !same(r));
	}
	return choices;
}

// isChoice reports whether a reader may choose the codec: it makes values, is not a bound, and
// carries all parts of the type.
const isChoice = c => !c.floor && !c.bound && !c.partial;

// risksOf returns the reasons why a codec is not sound. That fields are told apart by their position is
// no risk for a type that never changes.
const risksOf = r => (profileOf(r.codec, r.set).risks || []).map(at => page.risks[at]).filter(risk => !(state.fixed && risk.need === 'fields'));
const isSound = r => risksOf(r).length === 0;

// dangersOf returns the documented limits because of which a codec must not get messages from strangers.
const dangersOf = r => page.codecs[r.codec].limits.filter(l => l.danger);

const lossesOf = r => [...new Set(page.operations.filter(m => m.name === 'encode' || m.name === 'decode').flatMap(m => cells(r.set, page.operations.indexOf(m)).get(r.codec)?.lost || []))];
const caveats = r => risksOf(r).length + dangersOf(r).length + failing(r.codec).length + lossesOf(r).length;

const listOf = rows => rows.map((r, i) => [i > 0 && ', ', opener(r.codec, r.set, {}, page.codecs[r.codec].name)]);

// counted says how many codecs there are, and how many of them meet all needs.
function counted(set, all, rows) {
	const total = choosable(allCodecs).length;
	const failing = all.length - rows.length;
	return `${several(total, named.codec)}: ${rows.length} meet all needs${failing > 0 ? `, ${failing} fail one` : ''}, and ${total - all.length} without figures for this.`;
}

function answerCaption(way) {
	const what = [`to ${taskText(way)}${way.routes.length > 1 ? '' : ' a message'}`];
	if (way.money) {
		what.push(`$${state.core} per core and hour and $${state.traffic} per GB`);
	} else if (state.link) {
		what.push(`to send it over ${bitRate(state.link)}`);
	}
	if (way.gc && priced(chosenSet())) {
		what.push(`to collect the garbage with ${size(state.live * 2 ** 20)} in use`);
	}
	return `The cost: ${what.join(', and ')}.`;
}

// origin says where figures and facts come from, and which of them are older than 90 days today.
function origin() {
	const latest = fact => page.codecs.map(c => c.library?.[fact] || '').sort().at(-1) || '';
	const looked = latest('looked'), advisories = latest('database');
	const age = day => Math.floor((Date.now() - new Date(`${day.slice(0, 10)}T00:00:00Z`)) / 864e5);
	const old = [['the figures are', page.started], ['the facts about modules are', looked], ['the advisories are', advisories]]
		.filter(([, day]) => day && age(day) > 90).map(([what, day]) => `${what} ${age(day)} days old`);
	return h('p', {class: old.length > 0 ? 'mind' : 'faint'}, `Measured on ${page.started.slice(0, 10) || 'an unknown day'} on ${page.machine}.`,
		looked && ` Modules were looked up on ${looked}, advisories are as of ${advisories}.`, old.length > 0 && ` Out of date: ${old.join(', and ')}.`);
}

// number returns how many codecs have a standing in a need.
const number = (all, f, standing) => all.filter(r => verdict(r.codec, r.set, f.need)?.standing === standing).length;

// checkedBy says what checks apart from runs found out about the needs that they decide.
function checkedBy(all) {
	const decided = filters.filter(f => f.on(state) && f.checked);
	return decided.length > 0 && h('ul', {class: 'checked'}, decided.map(f => {
		const failed = number(all, f, 'failed'), open = number(all, f, 'open');
		return h('li', {}, `${f.label(state)}: ${several(all.length - failed - open, named.codec)} passed the checks and ${failed} failed them; ${open} were not checked in these versions, or not with a clear result, and are left out.`);
	}));
}

// uncheckedBy says which of the needs no run checks, and what documentation says about them.
function uncheckedBy(all) {
	const active = filters.filter(f => f.on(state) && f.field !== 'q');
	const open = active.filter(f => f.documented);
	if (open.length === 0) {
		return null;
	}
	return h('section', {class: 'unchecked'},
		h('p', {class: 'mind'}, `${open.length} of ${several(active.length, 'need')} ${open.length === 1 ? 'was' : 'were'} NOT checked by a run: ${open.map(f => f.label(state)).join(', ')}. Documentation decides; each codec’s own view has its addresses.`),
		h('ul', {}, open.map(f => h('li', {}, `${f.label(state)}: met by ${several(number(all, f, 'documented'), named.codec)} according to documentation, and not met by ${number(all, f, 'failed')}. Without documentation, and left out: ${number(all, f, 'open')}.`))));
}

// wellKnownIn returns the codecs that most readers know, if they are not among the choices.
const wellKnownIn = (all, choices) => wellKnown.map(name => all.find(r => page.codecs[r.codec].name === name))
	.filter(r => r && !choices.some(c => c.row === r));

// sideBySide shows the choices, and codecs to compare them with, in columns with aligned facts.
function sideBySide(choices, compared, way) {
	const rows = [...choices.map(c => c.row), ...compared];
	if (rows.length === 0) {
		return null;
	}
	const unmet = r => filters.filter(f => f.on(state) && !f.keeps(page.codecs[r.codec], state, r.codec));
	const heads = rows.map((r, i) => {
		const choice = choices[i];
		return h('th', {scope: 'col', class: choice ? 'choice' : 'other'}, h('span', {class: 'place'}, choice ? choice.equal ? '= ' : `${i + 1}. ` : '– '),
			opener(r.codec, r.set, {class: 'open name', 'data-key': `name-${r.codec}`}, breakable(page.codecs[r.codec].name)),
			h('small', {}, page.codecs[r.codec].format));
	});
	const empty = text => !text || text.length === 0;
	const facts = factsOfAnswer(choices, way, unmet).map(([label, fact]) => [label, rows.map(fact)]).filter(([, texts]) => !texts.every(empty));
	return h('div', {class: 'box', tabindex: '0', role: 'region', 'aria-label': 'Candidates'}, h('table', {class: 'candidates'},
		h('thead', {}, h('tr', {}, h('td', {}), heads)),
		h('tbody', {}, facts.map(([label, texts]) => h('tr', {}, h('th', {scope: 'row'}, label), texts.map(t => h('td', {}, empty(t) ? '–' : t)))))));
}

// factsOfAnswer are the rows of the answer: a label, and what it says about a codec.
function factsOfAnswer(choices, way, unmet) {
	const chip = text => h('span', {class: 'tag'}, text);
	const others = r => r.ratio.mid > 0 && r.codec !== reference;
	return [
		['Cost', r => h('span', {class: 'figure'}, `${amount(way, r.cost.mid)}${way.money ? ' per billion messages' : ''}`)],
		[`×${page.reference}`, r => r.codec === reference ? 'the reference' : others(r) && `${significant(r.ratio.mid)} ±${percent(relative(r.ratio))}`],
		['Bytes', r => r.wire > 0 && count(r.wire)],
		...totalRows(),
		['Fields by', r => page.codecs[r.codec].fields],
		['Needs', r => needsOf(page.codecs[r.codec])],
		['Read in', r => {
			const {languages, onlyGo} = formatOf(page.codecs[r.codec]);
			return languages ? languages.length > 4 ? `${languages.length} other languages` : languages.join(', ') : onlyGo && chip('only Go');
		}],
		['Library', r => page.codecs[r.codec].library?.text],
		...filters.filter(f => f.documented && f.on(state)).map(f => [`${f.label(state)}, documented`, r => {
			const v = verdict(r.codec, r.set, f.need);
			return v?.standing === 'documented' && [v.why, ' ', v.source && sourceOf(v.source)];
		}]),
		['Does not meet', r => unmet(r).map((f, i) => h('span', {class: 'mind'}, i > 0 && '; ', f.label(state), f.need && verdict(r.codec, r.set, f.need)?.why && `: ${verdict(r.codec, r.set, f.need).why}`))],
		['Risks', r => risksOf(r).map((risk, i) => h('span', {class: 'mind'}, i > 0 && '; ', risk.why))],
		['Mind', r => failing(r.codec, unmet(r)).map(f => mindOf(r, f))],
		['From strangers', r => dangersOf(r).map((l, i) => h('span', {class: 'mind', title: l.source}, i > 0 && '; ', `${l.risk}: ${l.what}`))],
		['Values', r => lossesOf(r).map(rule => [chip(losing(rule)), ' '])],
		['Tied with it', r => listOf(choices.find(c => c.row === r)?.alike || [])],
	];
}

// mindOf says what checks found about a need, with a button that opens the evidence.
function mindOf(r, f) {
	const {name, checks} = page.codecs[r.codec];
	return h('div', {class: 'mind'}, `${checkedInput[f.need]}: ${checks[f.need].examples[0]?.what ?? ''} `, h('button', {
		type: 'button', class: 'link', 'data-key': `mind-${r.codec}-${f.need}`, 'aria-label': `Show what checks found about ${name}, ${checkedInput[f.need]}`,
		click: () => showEvidence(r.codec, r.set, f.need),
	}, 'show'));
}

const sourceOf = source => source.startsWith('https://') ? h('a', {href: source, target: '_blank', rel: 'noopener'}, 'source') : h('small', {}, source);

// needsOf says what a program needs in order to use a codec for a type. It is '' if that is not
// known.
const needsOf = c => c.code === 'none' ? c.schema ? `a ${c.schema} file` : 'no code for each type'
	: c.code ? c.schema ? `code from a ${c.schema} file` : 'code for each type' : '';

// losing says what becomes of values, in a few words.
const losing = rule => ({zone: 'times in UTC', 'nil or empty': 'nil is empty', 'nil or zero': 'nil is zero'}[rule]
	|| rule.replace(/^time to /, 'times to '));
