// The heat map: the cost of each codec on each data set, relative to the reference's.

function showHeatmap() {
	const way = wayOf(state);
	const sets = page.sets.map((_, i) => i);
	const panels = sets.map(s => panelOf(s, way));
	const chosen = chosenSet();
	const there = codec => sets.some(s => way.routes.some(r => r.parts.some(p => cells(s, p.operation).has(codec))));
	const rows = realCodecs(filtered(state)).filter(there).map(codec => judge(panels[chosen], codec));
	if (rows.length === 0) {
		return [h('p', {class: 'empty'}, 'None of the codecs that pass the filters is in this record.')];
	}
	const by = r => r.ratio.mid > 0 ? r.ratio.mid : r.cost.mid;
	const sorted = state.sort === 'name' ? sortRows(rows, nameColumn([]).value, state.down) : sortRows(rows, by, false);
	const caption = `Cost relative to ${page.reference}, in the order of ${state.sort === 'name' ? 'their names' : state.data}. ` +
		'Below 1 is cheaper, shaded blue; above is dearer, shaded orange; pale and in italics: not measurably different from 1, or measured by too few processes. A column’s head orders the rows by its data set; arrow keys go from cell to cell, Enter opens the evidence. The map scrolls sideways.';
	const heatCells = (codec, from, to) => sets.slice(from, to).map(s => heatCell(judge(panels[s], codec), way));
	const heatRows = (from, to, columns) => sorted.slice(from, to).map(({codec}) => h('tr', {'data-codec': codec},
		h('th', {scope: 'row', class: 'codec'}, breakable(page.codecs[codec].name)), heatCells(codec, 0, columns)));
	const high = rowsInSight(), wide = columnsInSight();
	const map = boxed(caption, {role: 'grid', class: 'heat', style: `--columns:${sets.length}`},
		h('thead', {}, h('tr', {}, head(nameColumn([])), sets.map(s => h('th', {scope: 'col', class: s === chosen ? 'set chosen' : 'set', 'aria-sort': s === chosen && state.sort !== 'name' ? 'ascending' : false},
			h('button', {type: 'button', 'data-key': `set-${s}`, title: aboutSet(s), click: () => change({data: page.sets[s].name, sort: ''})}, page.sets[s].name))))),
		h('tbody', {}, heatRows(0, high, wide)));
	const body = map.at(-1).querySelector('tbody');
	const rowsFrom = at => at < sorted.length && later(() => {
		body.append(...heatRows(at, at + high));
		rowsFrom(at + high);
	});
	later(() => {
		[...body.rows].forEach((row, i) => row.append(...heatCells(sorted[i].codec, wide)));
		rowsFrom(high);
	});
	const grid = map.at(-1);
	grid.classList.add('scroll');
	grid.querySelector('td').tabIndex = 0;
	grid.addEventListener('click', event => openCell(event.target.closest('td')));
	grid.addEventListener('keydown', event => {
		if (event.key === 'Enter' || event.key === ' ') {
			const cell = event.target.closest('td');
			if (cell) {
				event.preventDefault();
				openCell(cell);
			}
		}
	});
	const columns = sets.length;
	arrows(grid, 'td', within(columns));
	return [h('h2', {}, `All ${named.set}s`, h('small', {}, `${ofAll(choosable(rows.map(r => r.codec)).length)}, ${several(columns, named.set)}`)), map];
}

// rowsInSight returns how many rows the box has room for. The box is 80vh high, and a row is higher
// than 20px. There is at least one, even in a window that is not shown yet and has no size.
const rowsInSight = () => Math.max(1, Math.ceil(0.8 * innerHeight / 20));

// columnsInSight returns how many columns of 44px the box shows or has scrolled past, at least one.
const columnsInSight = () => Math.max(1, Math.ceil(((($('view').querySelector('.scroll')?.scrollLeft || 0) + $('view').clientWidth) / 44)));

function openCell(cell) {
	if (cell) {
		stopAt(cell.closest('table'), 'td', cell); // so that the focus can return to it and continue from there
		cell.focus();
		showEvidence(Number(cell.parentElement.dataset.codec), cell.cellIndex - 1);
	}
}

// heatCell makes a cell with plain text and one of few styles, because a full record has thousands
// of cells and a slider makes all of them again.
function heatCell(row, way) {
	const td = document.createElement('td');
	const {lo, mid, hi} = row.ratio;
	if (!row.times) {
		const c = row.lacking.cell;
		td.className = c && c.fault ? 'fault' : 'none';
		td.title = whyNot(c);
		td.textContent = !c ? '' : c.fault ? 'fault' : '–';
	} else if (!(mid > 0)) {
		td.textContent = amount(way, row.cost.mid);
	} else if (row.codec === reference) {
		td.textContent = '1';
	} else {
		const told = hi < 1 || lo > 1;
		const strength = Math.min(4, Math.ceil(Math.abs(Math.log10(mid)) * 3)); // 4 means a factor of more than ten
		td.className = `${mid < 1 ? 'cheap' : 'dear'} ${told ? `s${strength}` : 'doubtful'}`;
		td.textContent = significant(mid, told && mid > 0.95 && mid < 1.05 ? 3 : 2); // colour alone must not show on which side of 1 it is
	}
	return td;
}
