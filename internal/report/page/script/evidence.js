// The evidence for a cell: all that the record has about a codec on a data set, or what checks found out
// about a need.

function showEvidence(codec, set, need = '', exchange = '') {
	const dialog = $('evidence');
	dialog.replaceChildren(...(exchange ? exchangeEvidence(codec, set, exchange) : need ? checkEvidence(codec, set, need) : evidence(codec, set)).flat(Infinity).filter(e => e));
	state.show = page.codecs[codec].name;
	state.on = set === chosenSet() ? '' : page.sets[set].name;
	state.need = need;
	state.exchange = exchange;
	if (dialog.open) {
		$('evidence-title').focus(); // what had the focus is gone
		keepLink();
	} else {
		dialog.showModal(); // it restores the focus when it closes
		if (!following) { // going back closes what was opened here
			clearTimeout(keeping);
			history.replaceState(null, '', linkTo({...state, show: '', on: '', need: '', exchange: ''}));
			history.pushState({pane: true}, '', linkTo(state));
		}
	}
	dialog.scrollTop = 0;
}

// closed leaves the evidence and returns to the address from which it was opened.
function closed() {
	Object.assign(state, {show: '', on: '', need: '', exchange: ''});
	if (history.state?.pane) {
		clearTimeout(keeping);
		returning = true;
		history.back();
		return;
	}
	keepLink();
}

// paneHead is the head of what is shown about a codec.
function paneHead(codec, about) {
	const close = h('button', {type: 'button', class: 'close', 'aria-label': 'Close', click: () => $('evidence').close()}, '✕');
	return h('header', {}, h('div', {}, h('h2', {id: 'evidence-title', tabindex: '-1', autofocus: true}, page.codecs[codec].name), h('p', {class: 'faint'}, about)), close);
}

function evidence(codec, set) {
	const c = page.codecs[codec];
	return [
		paneHead(codec, `on ${page.sets[set].name} · ${aboutSet(set)}`),
		h('p', {}, pagesOf(c).map(([text, href], i) => [i > 0 && ' · ', h('a', {href, target: '_blank', rel: 'noopener'}, text)])),
		h('dl', {class: 'facts'}, codecFacts(c, marksOn(codec, set)).map(([label, ...text]) => [h('dt', {}, label), text.map(t => h('dd', {}, advisories(t)))])),
		commands(c, set),
		checksOf(codec, set),
		page.operations.map((m, operation) => {
			const found = cells(set, operation).get(codec);
			return found && h('section', {}, h('h3', {}, m.name, h('small', {}, m.about)), cellEvidence(found));
		}),
	];
}

// quoted writes a text as a word of a command.
const quoted = text => /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

// commands are the commands that dump a message of the codec, that measure the row again, and that say
// whether the result is that of the record.
function commands(c, set) {
	const {name} = page.sets[set];
	const on = `--data ${quoted(name)} --codec ${quoted(c.name)}`;
	return c.floor || ofMessages ? null : h('section', {}, h('h3', {}, 'Commands'),
		copyable(`wirebench dump ${on}`, 'Copy'), copyable(`wirebench run ${on}`, 'Copy'),
		copyable(`wirebench reproduce RECORD ${on}`, 'Copy'));
}

// pagesOf returns links to pages about a codec, as text and address.
function pagesOf(c) {
	const all = [];
	const path = c.package || (c.module === 'std' ? '' : c.module);
	if (path) {
		const version = c.version && c.module !== 'std' ? `@${c.version}` : '';
		all.push(['documentation', `https://pkg.go.dev/${c.package && c.module !== 'std' ? c.package : path}${version}`]);
	}
	const [host, owner, repository, ...folders] = (c.adapter || '').split('/');
	if (host === 'github.com' && folders.length > 0) {
		all.push(['how it is used here', `https://${host}/${owner}/${repository}/tree/${/^[0-9a-f]{12,}$/.test(page.commit) ? page.commit : 'HEAD'}/${folders.join('/')}`]);
	}
	if (formatOf(c).source) {
		all.push(['implementations of the format', formatOf(c).source]);
	}
	return all;
}

// advisories turns ids of the Go vulnerability database into links.
const advisories = text => text.split(/(GO-\d{4}-\d+)/).map((part, i) =>
	i % 2 ? h('a', {href: `https://pkg.go.dev/vuln/${part}`, target: '_blank', rel: 'noopener'}, part) : part);

// codecFacts returns what is known of a codec. here are its marks that apply to the data set.
function codecFacts(c, here) {
	const format = formatOf(c);
	const facts = [['Format', format.names.length > 2 ? `${c.format} (${format.names.slice(1, -1).join(', ')})` : c.format || 'none']];
	const module = c.module === 'std' ? `${c.package || 'the standard library'} of Go` : c.module || 'wirebench itself';
	facts.push(['Library', [module, c.module !== 'std' && c.version].filter(t => t).join(' ')]);
	if (c.library?.text && c.module !== 'std') {
		facts.push(['Release', c.library.text]);
	}
	facts.push(...c.maintenance);
	if (c.code) {
		facts.push(['Code', c.code === 'none' ? 'not needed' : 'made or written for each type']);
	}
	if (c.schema) {
		facts.push(['Schema', `a ${c.schema} file`]);
	}
	if (format.languages) {
		facts.push(['Languages', `${format.languages.join(', ')}, and Go; by ${format.source}`]);
	} else if (format.onlyGo) {
		facts.push(['Languages', 'only Go is known to read it']);
	}
	if (c.marks.length > 0) {
		facts.push(['Marks', ...c.marks.map(m => {
			const text = page.meanings[m] ? `${m}: ${page.meanings[m]}` : m;
			return here.includes(m) ? text : `not with this type, but with others${m === 'aliases its input' ? ', such as types with []byte' : ''}: ${text}`;
		})]);
	}
	if (c.losses.length > 0) {
		facts.push(['May lose', ...c.losses.map(l => `${l.rule}: ${l.why}`)]);
	}
	if (c.fields) {
		facts.push(['Fields', `known by their ${c.fields}`]);
	}
	if (c.limits.length > 0) {
		facts.push(['Input of others', ...c.limits.map(l => `${l.risk}: ${l.what} (${l.source})`)]);
	}
	return facts;
}

function cellEvidence(c) {
	if (!c.times) {
		return h('p', {class: c.fault ? 'fault' : 'faint'}, c.fault ? `Fault: ${c.fault}` : c.reason ? `Not measured: ${c.reason}` : 'It passed its proof, but was not measured: the run ended earlier.');
	}
	const row = plainRanks(c.set, c.operation).get(c.codec);
	const n = [...plainRanks(c.set, c.operation).values()].filter(r => r.rank).length;
	const facts = [['Time', `${duration(row.cost.mid)} for an operation${bounds(row.cost, duration)}`]];
	if (row.ratio.mid > 0 && c.codec !== reference) {
		facts.push(['Ratio', `×${significant(row.ratio.mid)} ${page.reference}${bounds(row.ratio, significant)}`]);
	}
	if (c.converts > 0) {
		facts.push(['Conversion', `${c.converts}% of the time, between the data set's type and the codec's own type`]);
	}
	facts.push(['Rank', row.rank ? `${places(row.rank)} of ${n}` : page.codecs[c.codec].floor ? 'none: it isn’t a codec' : page.codecs[c.codec].partial ? 'none: it leaves out parts of the type' : `none: fewer than ${page.enough} ${sampled(c.set)} measured it`]);
	facts.push(['Sample', sampleOf(c, row)]);
	facts.push(['Proof', proofOf(c)]);
	facts.push(['Garbage', `${count(c.allocs)} ${c.allocs === 1 ? 'allocation' : 'allocations'}, ${count(c.bytes)} B for an operation${collecting(c)}`]);
	if (c.wire > 0) {
		facts.push(['Wire', `${count(c.wire)} B on average${compared(c)}`]);
	}
	const losses = page.codecs[c.codec].losses;
	for (const lost of c.lost) {
		const why = losses.find(l => l.rule === lost)?.why;
		facts.push(['Loses', why ? `${lost}: ${why}` : lost]);
	}
	if (c.lowered.length > 0) {
		facts.push(['Converts types', c.lowered.join(', ')]);
	}
	for (const note of c.notes) {
		facts.push(['Note', page.meanings[note] ? `${note}: ${page.meanings[note]}` : note]);
	}
	return [h('dl', {class: 'facts'}, facts.map(([label, text]) => [h('dt', {}, label), h('dd', {}, text)])), spread(c, row)];
}

// compared relates a size to the message as JSON. It relates a compressed size to the uncompressed
// one.
function compared(c) {
	const {compression, batch} = page.operations[c.operation];
	if (compression) {
		return batch > 0 ? `, ${percent(c.wire / (batch * wireOf(c.codec, c.set)))} of what was compressed` : '';
	}
	const json = page.sets[c.set].json;
	return json ? `, ${percent(c.wire / json)} of the message as JSON` : '';
}

const bounds = ({lo, hi}, text) => hi === Infinity ? ', no bounds' : `; 95% prediction interval ${text(lo)} to ${text(hi)}`;

function sampleOf(c, row) {
	const processes = `${c.times.filter(t => t === t).length} of ${page.sets[c.set].processes} processes`;
	return page.sets[c.set].units ? `${processes}, ${several(row.size, 'layout')} of the code` : processes;
}

// proofOf says what was proven about a cell that has a time. A baseline makes no value, so nothing
// was proven about it.
function proofOf(c) {
	const {floor, marks} = page.codecs[c.codec];
	if (floor) {
		return `none: it isn’t a codec, and ${page.meanings[marks.find(m => page.meanings[m])]}`;
	}
	const {proof} = page.operations[c.operation];
	const {messages} = page.sets[c.set];
	if (!proof) {
		return 'it passed the proof of its operation, which the program that wrote this page does not know';
	}
	const but = c.lost.length > 0 ? ', except for its losses' : '';
	const n = messages > 0 ? ` (${several(messages, 'message')})` : '';
	return `${proof}${but}${n}, before any time was taken; more checks ran between the batches`;
}

function collecting(c) {
	const ns = garbageCost(c);
	return ns === null ? '' : `; collecting it takes ${duration(ns)} with ${size(state.live * 2 ** 20)} in use and GOGC=${state.gogc}, which is not part of the time`;
}

// spread draws the values behind the interval: a dot for each process, and triangles above for the
// layouts if there are several.
function spread(c, row) {
	const {units, processes} = page.sets[c.set];
	const {items, effects} = panelOf(c.set, plain(c.operation));
	const ref = reference < 0 || c.codec === reference ? null : items[reference];
	const logs = ref ? c.times.map((x, p) => x - effects[p] - ref.mid) : c.times;
	const interval = ref ? row.ratio : row.cost;
	const dots = values(logs, null).map(Math.exp);
	if (dots.length === 0) {
		return null;
	}
	const layouts = units ? values(logs, units).map(Math.exp) : [];
	const text = ref ? x => `×${significant(x)}` : duration;
	const ends = [...dots, interval.lo, interval.hi].filter(x => x > 0 && Number.isFinite(x));
	const lo = Math.min(...ends) * 0.995, hi = Math.max(...ends) * 1.005;
	const width = 460, left = 8, right = width - 8;
	const x = v => left + Math.log(Math.min(hi, Math.max(lo, v)) / lo) / Math.log(hi / lo) * (right - left);
	const stacked = stack(dots.map(x));
	const base = 26 + 7 * Math.max(...stacked.map(d => d.level)) + (units ? 18 : 0);
	const label = `${dots.length} of ${processes} processes: ${text(dots[0])} to ${text(dots.at(-1))}, estimate ${text(interval.mid)}`;
	return h('figure', {}, svg('svg', {class: 'spread', viewBox: `0 0 ${width} ${base + 22}`, role: 'img', 'aria-label': label},
		interval.hi < Infinity && svg('rect', {class: 'band', x: x(interval.lo), width: Math.max(1, x(interval.hi) - x(interval.lo)), y: 2, height: base + 2}),
		svg('line', {class: 'median', x1: x(interval.mid), x2: x(interval.mid), y1: 2, y2: base + 4}),
		stacked.map(d => svg('circle', {class: 'process', cx: d.x, cy: base - 4 - 7 * d.level, r: 3})),
		layouts.map(v => svg('path', {class: 'layout', d: `M${x(v) - 5},8h10l-5,8z`})),
		svg('text', {x: left, y: base + 18}, text(lo / 0.995)),
		svg('text', {x: right, y: base + 18, 'text-anchor': 'end'}, text(hi / 1.005))),
	h('figcaption', {}, `${ref ? `Ratios to ${page.reference} in each process, without what all codecs have in common there` : 'Times of the processes'}${units ? '; triangles: means of layouts' : ''}; line: the estimate${interval.hi < Infinity ? '; shaded: its 95% prediction interval, for the estimate of another run' : ''}.`));
}

// stack puts dots that would overlap on top of each other.
function stack(xs) {
	const free = [];
	return xs.map(x => {
		let level = free.findIndex(end => end <= x);
		if (level < 0) {
			level = free.length;
		}
		free[level] = x + 6;
		return {x, level};
	});
}
