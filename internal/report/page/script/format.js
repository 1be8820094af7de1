// Write figures as the terminal shows them; see report/format.go.

// even rounds a number as Go does: a half goes to the even digit, and not away from zero. text is
// the rounded number, and exact is the same with enough further digits to show a half.
function even(text, exact, more) {
	const [, digits, exponent] = /^([^e]*)(.*)$/.exec(exact);
	const kept = digits.slice(0, digits.length - more);
	return /^50*$/.test(digits.slice(-more)) && /[02468]\.?$/.test(kept) ? kept.replace(/\.$/, '') + exponent : text;
}

const extra = 30; // more digits than any number has after a half
const fixed = (x, decimals) => even(x.toFixed(decimals), x.toFixed(decimals + extra), extra);
const scientific = (x, decimals) => even(x.toExponential(decimals), x.toExponential(decimals + extra), extra);

// significant writes a number with the given number of significant digits and no exponent.
function significant(x, digits = 3) {
	if (!Number.isFinite(x)) {
		return '?';
	}
	if (x === 0) {
		return '0';
	}
	const rounded = scientific(x, digits - 1);
	const decimals = digits - 1 - Number(rounded.split('e')[1]);
	return Number(rounded).toFixed(Math.min(100, Math.max(0, decimals)));
}

// inUnits divides x until one to three digits are left before the point.
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
const perSecond = x => inUnits(x, 999.5, 1000, ['', 'k', 'M', 'G']).replace(' ', '');
// inUnit writes a figure in the unit of its column.
const inUnit = {time: duration, bytes: size, 'per second': perSecond, MB: x => significant(x)};
const bitRate = bits => inUnits(bits, 999.5, 1000, ['bit/s', 'kbit/s', 'Mbit/s', 'Gbit/s']).replace(/\.0+ /, ' ');
const dollars = x => `$${significant(x)}`;

// count writes a mean that is mostly a whole number.
function count(x) {
	return Number.isInteger(x) || Math.abs(x) >= 999.5 ? fixed(x, 0) : significant(x);
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
	return `${fixed(p, p >= 9.95 ? 0 : 1)}%`;
}

// relative returns the distance of the farther bound from the middle, as a share of the middle.
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
