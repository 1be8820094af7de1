// Package stats, for costs that depend on the reader's sliders. Its documentation says
// why; here is how. All values are logarithms, by process, NaN for none.

function ascending(xs) {
	if (xs.length > 64) {
		return xs.sort((a, b) => a - b);
	}
	for (let i = 1; i < xs.length; i++) {
		const x = xs[i];
		let j = i - 1;
		for (; j >= 0 && xs[j] > x; j--) {
			xs[j + 1] = xs[j];
		}
		xs[j + 1] = x;
	}
	return xs;
}

// quantile interpolates between values in ascending order.
function quantile(xs, q) {
	if (xs.length === 0) {
		return NaN;
	}
	const at = q * (xs.length - 1);
	const below = Math.floor(at);
	const share = at - below;
	return share === 0 ? xs[below] : xs[below] * (1 - share) + xs[below + 1] * share;
}

// values returns in ascending order a value for each unit that has one. units has the
// number of each process's unit; without it each process is one.
function values(xs, units) {
	const there = [];
	if (!units) {
		for (let p = 0; p < xs.length; p++) {
			if (xs[p] === xs[p]) {
				there.push(xs[p]);
			}
		}
		return ascending(there);
	}
	const of = new Map();
	for (let p = 0; p < xs.length; p++) {
		if (xs[p] === xs[p]) {
			const unit = of.get(units[p]);
			if (unit) {
				unit.push(xs[p]);
			} else {
				of.set(units[p], [xs[p]]);
			}
		}
	}
	for (const unit of of.values()) {
		there.push(quantile(ascending(unit), 0.5));
	}
	return ascending(there);
}

// differences returns a − b of each process.
function differences(a, b) {
	if (!a || !b) {
		return [];
	}
	const d = new Float64Array(a.length);
	for (let p = 0; p < a.length; p++) {
		d[p] = a[p] - b[p];
	}
	return d;
}

// scale is the largest of three estimates of the standard deviation.
function scale(xs) {
	const n = xs.length;
	const mean = xs.reduce((sum, x) => sum + x, 0) / n;
	const deviation = Math.sqrt(xs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1));
	const middle = quantile(xs, 0.5);
	const distances = ascending(xs.map(x => Math.abs(x - middle)));
	return Math.max(deviation, 1.4826 * quantile(distances, 0.5), (quantile(xs, 0.75) - quantile(xs, 0.25)) / 1.349);
}

// predict returns the median with an interval for that of another run.
function predict(xs) {
	const n = xs.length;
	if (n === 0) {
		return {lo: NaN, mid: NaN, hi: NaN};
	}
	const mid = quantile(xs, 0.5);
	if (n === 1) {
		return {lo: -Infinity, mid, hi: Infinity};
	}
	const {predict: order, factor} = page.orders[n];
	if (order > 0) {
		return {lo: xs[order - 1], mid, hi: xs[n - order]};
	}
	const half = factor * scale(xs);
	return {lo: Math.min(xs[0], mid - half), mid, hi: Math.max(xs[n - 1], mid + half)};
}

// medianInterval returns the bounds of the median of the values' distribution.
function medianInterval(xs) {
	const n = xs.length;
	if (n === 0) {
		return {lo: NaN, hi: NaN};
	}
	const order = page.orders[n].median;
	return order > 0 ? {lo: xs[order - 1], hi: xs[n - order]} : {lo: -Infinity, hi: Infinity};
}

// exponential widens an interval of logarithms by the drift between runs and makes it
// one of ratios.
function exponential({lo, mid, hi}) {
	const drift = Math.log1p(page.drift);
	return {
		lo: Math.exp(mid - Math.hypot(mid - lo, drift)), mid: Math.exp(mid),
		hi: Math.exp(mid + Math.hypot(hi - mid, drift)),
	};
}

// estimate returns what another run would find: a time, or a ratio from differences.
const estimate = (xs, units) => estimateOf(values(xs, units));

function estimateOf(there) {
	const {lo, mid, hi} = predict(there);
	return exponential(there.length > 0 && there.length < page.enough ? {lo: -Infinity, mid, hi: Infinity} : {lo, mid, hi});
}

const apart = Math.log1p(Math.max(page.drift, page.margin));

// compare returns -1 if a is proven faster than b, 1 if slower, and 0 if the processes
// can't tell. Where too few measured both, their ratios to ref are compared.
function compare(a, b, ref, units) {
	let {lo, hi} = medianInterval(values(differences(a, b), units));
	if (Number.isNaN(lo) || hi === Infinity) {
		const x = medianInterval(values(differences(a, ref), units));
		const y = medianInterval(values(differences(b, ref), units));
		lo = x.lo - y.hi;
		hi = x.hi - y.lo;
	}
	if (hi < -apart) {
		return -1;
	}
	return lo > apart ? 1 : 0;
}

// ranks returns the range of places of each item, null for one without times.
function ranks(items, ref, units) {
	const n = items.filter(i => i).length;
	const all = items.map(i => i && {best: 1, worst: n});
	for (let i = 0; i < items.length; i++) {
		for (let j = 0; j < i; j++) {
			if (!items[i] || !items[j]) {
				continue;
			}
			const order = compare(items[i], items[j], ref, units);
			if (order < 0) {
				all[i].worst--;
				all[j].best++;
			} else if (order > 0) {
				all[i].best++;
				all[j].worst--;
			}
		}
	}
	return all;
}
