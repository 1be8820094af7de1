// A logarithmic axis that ends at round numbers.

function logAxis(numbers) {
	const there = numbers.filter(x => x > 0 && Number.isFinite(x));
	const lo = there.length ? Math.min(...there) : 1;
	const hi = there.length ? Math.max(...there) : 10;
	const axis = {lo: lo / 10, hi: hi * 10};
	const round = steps(axis, [1, 2, 5]);
	axis.lo = round.findLast(t => t <= lo / 1.02) ?? axis.lo;
	axis.hi = round.find(t => t >= hi * 1.02) ?? axis.hi;
	// share is the place of a number on the axis, from 0 to 1 even for an infinite bound.
	axis.share = x => Math.min(1, Math.max(0, Math.log(x / axis.lo) / Math.log(axis.hi / axis.lo)));
	axis.ticks = most => {
		const all = [[1, 2, 5], [1, 3], [1]].map(digits => steps(axis, digits));
		const few = all.find(t => t.length <= most && t.length > 1);
		if (few) {
			return few;
		}
		const powers = all[2].length > 1 ? all[2] : all[0];
		const every = Math.ceil(powers.length / most);
		return powers.filter((_, i) => i % every === 0);
	};
	return axis;
}

// steps returns the numbers on the axis that are a digit times a power of ten.
function steps(axis, digits) {
	const all = [];
	for (let e = Math.floor(Math.log10(axis.lo)) - 1; e <= Math.ceil(Math.log10(axis.hi)); e++) {
		for (const d of digits) {
			const x = Number(`${d}e${e}`);
			if (x >= axis.lo * 0.999 && x <= axis.hi * 1.001) {
				all.push(x);
			}
		}
	}
	return all;
}
