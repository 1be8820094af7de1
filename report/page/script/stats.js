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

const mean = xs => xs.reduce((sum, x) => sum + x, 0) / xs.length;

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
		there.push(mean(unit));
	}
	return ascending(there);
}

function variance(xs) {
	const m = mean(xs);
	return xs.reduce((sum, x) => sum + (x - m) ** 2, 0) / (xs.length - 1);
}

// locate estimates where values in ascending order lie, and how well that is known.
function locate(sorted) {
	const n = sorted.length, g = Math.floor(page.method.trim * n);
	const inner = sorted.slice(g, n - g), h = inner.length;
	if (h < 2) {
		return {mid: mean(inner), variance: 0, freedom: h - 1};
	}
	const winsorized = sorted.map(x => Math.min(Math.max(x, inner[0]), inner.at(-1)));
	return {mid: mean(inner), variance: variance(winsorized) * (n - 1) / (h * (h - 1)), freedom: h - 1};
}

function digamma(x) {
	let y = 0;
	for (; x < 10; x++) {
		y -= 1 / x;
	}
	const s = 1 / (x * x);
	return y + Math.log(x) - 1 / (2 * x) - s * (1 / 12 - s * (1 / 120 - s * (1 / 252 - s / 240)));
}

function trigamma(x) {
	let y = 0;
	for (; x < 10; x++) {
		y += 1 / (x * x);
	}
	const s = 1 / (x * x);
	return y + 1 / x + s / 2 + s / x * (1 / 6 - s * (1 / 30 - s * (1 / 42 - s / 30)));
}

// falling finds where a falling function has a value, between two bounds.
function falling(f, y, low, high) {
	for (let i = 0; i < 100; i++) {
		const x = Math.sqrt(low * high);
		if (f(x) > y) {
			low = x;
		} else {
			high = x;
		}
	}
	return Math.sqrt(low * high);
}

// logGamma is that of Lanczos's approximation.
function logGamma(x) {
	const c = [676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7];
	const t = x + 6.5;
	const sum = c.reduce((sum, ci, i) => sum + ci / (x + i), 0.99999999999980993);
	return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

// beta is the regularized incomplete beta function, by its continued fraction.
function beta(x, a, b) {
	if (x > (a + 1) / (a + b + 2)) {
		return 1 - beta(1 - x, b, a);
	}
	const tiny = 1e-300;
	let c = 1, d = 1 / Math.max(tiny, 1 - (a + b) * x / (a + 1)), sum = d;
	for (let m = 1; m < 500; m++) {
		for (const k of [m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))]) {
			d = 1 / (1 + k * d || tiny);
			c = 1 + k / c || tiny;
			sum *= c * d;
		}
		if (Math.abs(c * d - 1) < 1e-15) {
			break;
		}
	}
	return sum * Math.exp(a * Math.log(x) + b * Math.log(1 - x) - logGamma(a) - logGamma(b) + logGamma(a + b)) / a;
}

const quantilesOfT = new Map();

// studentT is a quantile of Student's distribution, of degrees of freedom cut to quarters.
function studentT(freedom, p) {
	freedom = Math.max(Math.floor(4 * freedom + 1e-6) / 4, 0.25);
	const key = `${freedom} ${p}`;
	if (!quantilesOfT.has(key)) {
		quantilesOfT.set(key, falling(t => beta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2, 1 - p, 1e-3, 1e9));
	}
	return quantilesOfT.get(key);
}

// effectsOf are those of the processes.
function effectsOf(items, ref, n) {
	const effects = new Float64Array(n);
	const sound = items.filter(log => log && log.some(x => x === x));
	const middle = xs => quantile(ascending(xs.filter(x => x === x)), 0.5);
	if (sound.length < page.method.fewItems) {
		const log = ref >= 0 && items[ref];
		if (log) {
			const mid = middle([...log]);
			log.forEach((x, p) => { effects[p] = x === x ? x - mid : 0; });
		}
		return effects;
	}
	for (let sweep = 0; sweep < page.method.sweeps; sweep++) {
		const mids = sound.map(log => middle(Array.from(log, (x, p) => x - effects[p])));
		for (let p = 0; p < n; p++) {
			const of = [];
			for (let i = 0; i < sound.length; i++) {
				const x = sound[i][p] - mids[i];
				if (x === x) {
					of.push(x);
				}
			}
			effects[p] = of.length > 0 ? quantile(ascending(of), 0.5) : 0;
		}
	}
	const mid = middle([...effects]);
	return effects.map(e => e - mid);
}

// panel compares items that processes measured side by side, by their times: null for one
// without. ref is the reference's place.
function panel(items, ref, n, units) {
	const effects = effectsOf(items, ref, n);
	const all = items.map(log => log && itemOf(log.map((x, p) => x - effects[p]), units));
	moderate(all);
	return {items: all, effects};
}

function itemOf(free, units) {
	const own = values(free, units);
	return {free, values: own, ...locate(own)};
}

function moderate(items) {
	const prior = priorOf(items.filter(i => i && i.variance > 0).map(i => ({...i, variance: i.variance * i.values.length})));
	for (const i of items) {
		const n = i ? i.values.length : 0;
		if (n > 0 && i.freedom > 0 && i.variance > 0) {
			i.variance = (prior.freedom * prior.variance / n + i.freedom * i.variance) / (prior.freedom + i.freedom);
			i.freedom += prior.freedom;
		} else if (n > 0 && i.freedom === 0 && prior.freedom > 0) {
			[i.variance, i.freedom] = [prior.variance / n, prior.freedom];
		}
	}
}

function priorOf(items) {
	const {fewItems, mostFreedom} = page.method;
	if (items.length < fewItems) {
		return {variance: 0, freedom: 0};
	}
	const e = items.map(i => Math.log(i.variance) - digamma(i.freedom / 2) + Math.log(i.freedom / 2));
	const spread = variance(e) - items.reduce((sum, i) => sum + trigamma(i.freedom / 2) / items.length, 0);
	if (spread <= trigamma(mostFreedom / 2)) {
		return {variance: Math.exp(mean(e)), freedom: mostFreedom};
	}
	const half = falling(trigamma, spread, 1e-3, 1e6);
	return {variance: Math.exp(mean(e) + digamma(half) - Math.log(half)), freedom: 2 * half};
}

const unknown = {lo: NaN, mid: NaN, hi: NaN};
const exponential = ({lo, mid, hi}) => ({lo: Math.exp(lo), mid: Math.exp(mid), hi: Math.exp(hi)});

// difference returns the interval of that of two estimates, whose variances count so many times.
function difference(x, y, level, times) {
	const mid = x.mid - y.mid;
	if (Math.min(x.values.length, y.values.length) < Math.max(page.enough, 2)) {
		return {lo: -Infinity, mid, hi: Infinity};
	}
	// With what the processes of a run have in common.
	const ofRun = i => i.variance * (1 + page.method.common * i.values.length);
	const sum = ofRun(x) + ofRun(y);
	const freedom = sum * sum / (ofRun(x) ** 2 / x.freedom + ofRun(y) ** 2 / y.freedom);
	const half = Math.hypot(sum > 0 ? studentT(freedom, 0.5 + level / 2) * Math.sqrt(times * sum) : 0, Math.log1p(page.method.drift));
	return {lo: mid - half, mid, hi: mid + half};
}

// estimate returns what another run would find of one item: a time.
function estimate(log, units) {
	const own = values(log, units);
	if (own.length === 0) {
		return unknown;
	}
	return exponential(difference({values: own, ...locate(own)}, {values: own, mid: 0, variance: 0, freedom: 1}, page.method.level, 2));
}

// ratio returns how many times as long one item takes as another.
function ratio(x, y) {
	return x && y && x.values.length > 0 && y.values.length > 0 ? exponential(difference(x, y, page.method.level, 2)) : unknown;
}

// compare returns -1 if x is faster than y beyond doubt, 1 if slower, and 0 if the processes
// can't tell.
function compare(x, y) {
	if (!x || !y || x.values.length === 0 || y.values.length === 0) {
		return 0;
	}
	const {lo, mid, hi} = difference(x, y, page.method.strict, 1);
	const overlap = Math.min(x.values.length, y.values.length) < page.method.fewUnits || x.values[0] <= y.values.at(-1) && y.values[0] <= x.values.at(-1);
	if (lo <= 0 && hi >= 0 && overlap && Math.abs(mid) < Math.log(page.method.apart)) {
		return 0;
	}
	return mid < 0 ? -1 : 1;
}

// ranks returns the range of places of each item, null for one without times.
function ranks(items) {
	const n = items.filter(i => i).length;
	const all = items.map(i => i && {best: 1, worst: n});
	for (let i = 0; i < items.length; i++) {
		for (let j = 0; j < i; j++) {
			if (!items[i] || !items[j]) {
				continue;
			}
			const order = compare(items[i], items[j]);
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
