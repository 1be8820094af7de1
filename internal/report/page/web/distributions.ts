// Functions for the distributions that intervals and variances follow.

export function digamma(x: number) {
	let y = 0
	for (; x < 10; x++) y -= 1 / x
	const s = 1 / (x * x)
	return y + Math.log(x) - 1 / (2 * x) - s * (1 / 12 - s * (1 / 120 - s * (1 / 252 - s / 240)))
}

export function trigamma(x: number) {
	let y = 0
	for (; x < 10; x++) y += 1 / (x * x)
	const s = 1 / (x * x)
	return y + 1 / x + s / 2 + s / x * (1 / 6 - s * (1 / 30 - s * (1 / 42 - s / 30)))
}

// falling finds the argument between low and high at which a falling function has the value y.
export function falling(f: (x: number) => number, y: number, low: number, high: number) {
	for (let i = 0; i < 100; i++) {
		const x = Math.sqrt(low * high);
		[low, high] = f(x) > y ? [x, high] : [low, x]
	}
	return Math.sqrt(low * high)
}

// logGamma uses Lanczos's approximation.
function logGamma(x: number) {
	const c = [676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7]
	const t = x + 6.5
	return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(c.reduce((sum, ci, i) => sum + ci / (x + i), 0.99999999999980993))
}

// beta is the regularized incomplete beta function, computed by its continued fraction.
function beta(x: number, a: number, b: number): number {
	if (x > (a + 1) / (a + b + 2)) return 1 - beta(1 - x, b, a)
	const tiny = 1e-300
	let c = 1, d = 1 / Math.max(tiny, 1 - (a + b) * x / (a + 1)), sum = d
	for (let m = 1; m < 500; m++) {
		for (const k of [m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))]) {
			d = 1 / (1 + k * d || tiny)
			c = 1 + k / c || tiny
			sum *= c * d
		}
		if (Math.abs(c * d - 1) < 1e-15) break
	}
	return sum * Math.exp(a * Math.log(x) + b * Math.log(1 - x) - logGamma(a) - logGamma(b) + logGamma(a + b)) / a
}

// densityOfT is the density of Student's t distribution.
const densityOfT = (t: number, freedom: number) => Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2) - (freedom + 1) / 2 * Math.log1p(t * t / freedom)) / Math.sqrt(Math.PI * freedom)

const quantilesOfT = new Map<string, number>()

// studentT returns a quantile of Student's t distribution. Degrees of freedom are rounded down to quarters. It
// uses Newton's method on logarithmic scales, on which the upper tail is nearly straight.
export function studentT(freedom: number, p: number) {
	freedom = Math.max(Math.floor(4 * freedom + 1e-6) / 4, 0.25)
	const key = `${p} ${freedom}`
	let t = quantilesOfT.get(key)
	if (!t) {
		t = 1
		for (let step = 1, i = 0; Math.abs(step) > 1e-12 && i < 50; i++) {
			const tail = beta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2
			step = Math.log(tail / (1 - p)) * tail / (t * densityOfT(t, freedom))
			t *= Math.exp(step)
		}
		quantilesOfT.set(key, t)
	}
	return t
}
