// Figures as the terminal shows them; see report/format.go.

// significant writes a number with so many significant digits and no exponent.
function significant(x, digits = 3) {
	if (!Number.isFinite(x)) {
		return '?';
	}
	if (x === 0) {
		return '0';
	}
	const rounded = x.toExponential(digits - 1);
	const decimals = digits - 1 - Number(rounded.split('e')[1]);
	return Number(rounded).toFixed(Math.min(100, Math.max(0, decimals)));
}

// inUnits divides until one to three digits are left before the point.
function inUnits(x, most, by, units) {
	let unit = 0;
	while (unit < units.length - 1 && x >= most) {
		x /= by;
		unit++;
	}
	return `${significant(x)} ${units[unit]}`;
}

const duration = ns => inUnits(ns, 999.5, 1000, ['ns', 'µs', 'ms', 's']);
const size = bytes => inUnits(bytes, 1024, 1024, ['B', 'KiB', 'MiB', 'GiB', 'TiB']);
const bitRate = bits => inUnits(bits, 999.5, 1000, ['bit/s', 'kbit/s', 'Mbit/s', 'Gbit/s']).replace(/\.0+ /, ' ');
const dollars = x => `$${significant(x)}`;

// count writes a mean that is mostly a whole number.
function count(x) {
	return Number.isInteger(x) || Math.abs(x) >= 999.5 ? x.toFixed(0) : significant(x);
}

// percent writes a share.
function percent(share) {
	const p = 100 * share;
	if (!Number.isFinite(p)) {
		return '?';
	}
	if (p >= 999.5) {
		return '>999%';
	}
	return p >= 9.95 ? `${p.toFixed(0)}%` : `${p.toFixed(1)}%`;
}

// relative is the distance of the farther bound from the middle, as a share of it.
function relative({lo, mid, hi}) {
	return Math.max(hi - mid, mid - lo) / mid;
}

// places writes a rank.
function places(rank) {
	if (!rank) {
		return '';
	}
	return rank.best === rank.worst ? String(rank.best) : `${rank.best}–${rank.worst}`;
}

// several writes a number with its noun.
function several(n, noun) {
	return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
