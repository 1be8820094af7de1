// Write figures as the terminal shows them; see report/format.go.
import type {Interval, Rank} from './types'

// even rounds a number as Go does: a half goes to the even digit, and not away from zero. text is the
// rounded number, and exact is the same with enough further digits to show a half.
function even(text: string, exact: string, more: number) {
	const [, digits, exponent] = /^([^e]*)(.*)$/.exec(exact)!
	const kept = digits.slice(0, digits.length - more)
	return /^50*$/.test(digits.slice(-more)) && /[02468]\.?$/.test(kept) ? kept.replace(/\.$/, '') + exponent : text
}

const extra = 30 // more digits than any number has after a half
const fixed = (x: number, decimals: number) => even(x.toFixed(decimals), x.toFixed(decimals + extra), extra)
const scientific = (x: number, decimals: number) => even(x.toExponential(decimals), x.toExponential(decimals + extra), extra)

// significant writes a number with the given number of significant digits and no exponent.
export function significant(x: number, digits = 3) {
	if (!Number.isFinite(x) || x === 0) return x === 0 ? '0' : '?'
	const rounded = scientific(x, digits - 1)
	return Number(rounded).toFixed(Math.min(100, Math.max(0, digits - 1 - Number(rounded.split('e')[1]))))
}

// inUnits divides x until one to three digits are left before the point.
function inUnits(x: number, most: number, by: number, units: string[]) {
	let unit = 0
	for (; unit < units.length - 1 && x >= most; unit++) x /= by
	return `${significant(x)} ${units[unit]}`
}

export const duration = (ns: number) => inUnits(ns, 999.5, 1000, ['ns', 'µs', 'ms', 's'])
export const size = (bytes: number) => inUnits(bytes, 1024, 1024, ['B', 'KiB', 'MiB', 'GiB', 'TiB'])
export const perSecond = (x: number) => inUnits(x, 999.5, 1000, ['', 'k', 'M', 'G']).replace(' ', '')
// decimal writes bytes in units of a thousand, as networks and storage are sold.
export const decimal = (bytes: number) => inUnits(bytes, 999.5, 1000, ['B', 'kB', 'MB', 'GB', 'TB', 'PB'])
export const bitRate = (bits: number) => inUnits(bits, 999.5, 1000, ['bit/s', 'kbit/s', 'Mbit/s', 'Gbit/s']).replace(/\.0+ /, ' ')
export const dollars = (x: number) => `$${significant(x)}`
export const dollarsOf = (x: number) => `$${x >= 99.5 ? grouped(Number(fixed(x, 0))) : fixed(x, 2)}`

// cores writes a number of cores, with two digits.
export const cores = (x: number) => x >= 9.95 ? fixed(x, 0) : x >= 0.995 ? fixed(x, 1) : x < 0.005 ? '<0.01' : fixed(x, 2)

// codeText says what a program needs besides its types.
export const codeText = (code: string) => code === 'none' ? 'not needed' : code === 'tags' ? 'struct tags only' : 'made or written for each type'

// count writes a mean that is mostly a whole number.
export const count = (x: number) => Number.isInteger(x) || Math.abs(x) >= 999.5 ? fixed(x, 0) : significant(x)

// grouped writes a number with commas between thousands.
export const grouped = (x: number) => x >= 999.5 ? Number(fixed(x, 0)).toLocaleString('en') : count(x)

// percent writes a share.
export function percent(share: number) {
	const p = 100 * share
	return !Number.isFinite(p) ? '?' : p >= 999.5 ? '>999%' : `${fixed(p, p >= 9.95 ? 0 : 1)}%`
}

// inUnit writes a figure in the unit of its column.
export const inUnit: Record<string, (x: number) => string> = {time: duration, bytes: size, 'per second': perSecond, MB: x => significant(x), share: percent, objects: count}

// relative returns the distance of the farther bound from the middle, as a share of the middle.
export const relative = ({lo, mid, hi}: Interval) => Math.max(hi - mid, mid - lo) / mid

// faster says how many times as fast something is, whose time is a ratio of the reference's.
export const faster = (ratio: number) => `${significant(1 / ratio)}×`

// places writes a rank.
export const places = (rank: Rank | null) => !rank ? '' : rank.best === rank.worst ? String(rank.best) : `${rank.best}–${rank.worst}`

// several writes a number with its noun.
export const several = (n: number, noun: string) => `${n} ${n === 1 ? noun : `${noun}s`.replace(/([^aeo])ys$/, '$1ies')}`

// speed writes bits per second as links are named, in two digits.
export const speed = (bits: number) => bitRate(Number(bits.toExponential(1))).replace(/(\.\d)0(?= )/, '$1')
