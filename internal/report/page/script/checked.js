// What checks found out about a codec and a need: what was tried, the input, what came back, and the
// command that tries it again.

const checkKinds = {hostile: 'a hostile message', damage: 'a damaged message', conformance: 'messages on which the specification decides', memory: 'the use of memory', evolution: 'a message of another version of the type'};

const checkedFunctions = {
	decode: 'decodes into a fresh value', 'decode-reuse': 'decodes into a value that holds another message', stream: 'decodes from a stream',
	open: 'opens a message and reads its fields in place', skip: 'decodes a message with a field that the type does not have', encode: 'encodes a value',
};

// checksOf are the conclusions about all needs, each with a button that opens its evidence.
function checksOf(codec, set) {
	return hasChecks && !page.codecs[codec].floor && h('section', {}, h('h3', {}, 'Checks'),
		h('dl', {class: 'facts'}, checkedNeeds.map(f => [h('dt', {}, f.label(state)), h('dd', {}, checkButton(codec, set, f))])));
}

function checkEvidence(codec, set, need) {
	const c = page.codecs[codec];
	const found = c.checks?.[need];
	const f = checkedNeeds.find(f => f.need === need);
	const word = conclude(codec, need);
	const facts = [['Need', `${need}: ${f.title}`]];
	if (found?.tried > 0) {
		const run = page.checkRuns[found.run];
		facts.push(['Checked', [found.other && h('b', {}, 'another version: '), `${builtAs(found)} on ${run.system}${run.day && `, ${run.day}`}`]]);
		facts.push(['Tried', `${several(found.tried, 'case')}${run.data.length > 0 ? ` on ${run.data.join(', ')}` : ''}${found.entries ? `; functions: ${found.entries.join(', ')}` : ''}`]);
	}
	if (need === 'untrusted') {
		facts.push(...dangersOf({codec}).map(l => ['Known', `${l.risk}: ${l.what} (${l.source})`]));
	}
	const said = word === 'fails' && found.examples.length > 0 ? ` in ${several(found.examples.length, 'way')}`
		: `: ${word === 'not checked' && found?.why || conclusions[word].meaning}`;
	const again = `wirebench check --codec ${quoted(c.name)} --kind ${f.checked}`;
	if (found?.order) {
		facts.push(['Users must', found.duty || '–'], ['Deploy', found.order]);
	}
	return [
		paneHead(codec, f.label(state)),
		h('p', {class: 'conclusion'}, markOf(word), ' ', h('b', {}, word), said),
		h('p', {}, h('button', {type: 'button', class: 'link', click: () => showEvidence(codec, set)}, `All about ${c.name}`)),
		factList(facts),
		found?.examples.map(e => exampleOf(c, e)),
		!found?.examples.length && h('section', {}, h('h3', {}, 'Check it yourself'), copyable(again, 'Copy')),
	];
}

const factList = facts => h('dl', {class: 'facts'}, facts.map(([label, text]) => [h('dt', {}, label), h('dd', {}, text)]));

// exampleOf is a result that shows what was found.
function exampleOf(c, e) {
	const head = h('h3', {}, e.how || (e.check === 'evolution' ? 'drops values' : 'unclear'), !e.withheld && h('small', {}, checkKinds[e.check]));
	if (e.withheld) {
		return h('section', {class: 'example'}, head, h('p', {}, `${e.what}. The authors get it first. This command finds it again on your machine:`),
			copyable(`wirebench check --codec ${quoted(c.name)}`, 'Copy'));
	}
	const facts = [];
	const changed = e.check === 'evolution';
	if (changed) {
		facts.push(['Change', triedChanges.find(change => change.name === e.data)?.about || e.data], ['Direction', e.entry]);
	}
	if (!changed || e.name !== usualWay) {
		facts.push([changed ? 'Way' : 'What', e.name]);
	}
	if (e.entry && !changed) {
		facts.push(['Function', `${e.entry}: it ${checkedFunctions[e.entry]}`]);
	}
	if (e.data && !changed) {
		facts.push(['Data set', e.data]);
	}
	facts.push(['Came back', e.reply ? [e.reply, h('br'), h('span', {class: 'faint'}, `in all: ${e.what}`)] : e.what]);
	if (e.took) {
		facts.push(['It took', e.took]);
	}
	if (e.source) {
		facts.push(['Demanded', sourceOf(e.source)]);
	}
	return h('section', {class: 'example'}, head, factList(facts), inputOf(e),
		h('h4', {}, 'Try it again'), copyable(`wirebench check --replay ${e.id}`, 'Copy'));
}

function inputOf(e) {
	if (e.input) {
		return [h('h4', {}, `Input, ${several(e.bytes, 'byte')}`), copyable(dump(e.input), 'Copy hex', e.input)];
	}
	return h('p', {class: 'faint'}, e.check === 'memory' ? 'It is no single input: valid messages show it.'
		: e.bytes > 0 ? `The input has ${several(e.bytes, 'byte')} and is too long for this page; the command makes it again.` : 'The input is too long for this page, or there are several; the command makes them again.');
}

// dump writes an input, whose parts are hexadecimal digits with the number of times that they come, as lines
// of bytes and their characters.
function dump(input) {
	const most = innerWidth < 640 ? 8 : 16;
	const parts = input.split(' ').map(part => {
		const [digits, times] = part.split('*');
		return {bytes: digits.match(/../g).map(d => parseInt(d, 16)), times: Number(times || 1)};
	});
	const width = Math.min(most, Math.max(...parts.map(p => p.bytes.length)));
	const line = bytes => {
		const digits = bytes.map(b => b.toString(16).padStart(2, '0')).join(' ');
		const characters = bytes.map(b => b >= 32 && b < 127 ? String.fromCharCode(b) : '.').join('');
		return `${digits.padEnd(3 * width)} ${characters}`;
	};
	return parts.flatMap(({bytes, times}) => {
		const lines = [];
		for (let at = 0; at < bytes.length; at += width) {
			lines.push(line(bytes.slice(at, at + width)));
		}
		return times > 1 ? [...lines, `  ${times.toLocaleString('en')} times`] : lines;
	}).join('\n');
}
