// Whether the first candidate is worth a change: it is compared with the familiar choice, as in package advise.
import {ofMessages, page} from './data'
import {amount, Row, tied, wayOf} from './cost'
import {active} from './filter'
import {cores, decimal, dollarsOf, faster, grouped, percent, perSecond, several, significant} from './format'
import {caveats, isSound, lossesOf} from './risks'
import {busyOf, countsOf, inRank, moneyOf, totalAt, type Total} from './scale'
import {state} from './state'
import {ratio} from './stats'

const wellKnown = ['json', 'protobuf']
// compared returns the names of the codecs to compare with: what the program has now, and well-known ones.
export const compared = () => state.now && !wellKnown.includes(state.now) ? [state.now, ...wellKnown] : wellKnown
// Libraries of one format whose sizes differ by less share a place if processor time decides nothing.
export const alikeSize = 1.02

const named = (r: Row) => page.codecs[r.codec].name
// unmet returns the needs that a codec does not meet, apart from the search, which is no need.
const unmet = (r: Row) => active(state).filter(f => f.field !== 'q' && !f.keeps(page.codecs[r.codec], state, r.codec))

// familiarTo returns the row that the first candidate is compared with: what the reader's program has now, or else the
// first of the reference and the well-known codecs that has figures.
const familiarTo = (all: Row[]) => [state.now, page.reference, ...wellKnown].map(name => all.find(r => named(r) === name)).find(r => r)

// nowOf returns the row of the codec that the program has now, if a change has a price. keptOf does so if that codec also
// meets all needs.
export const nowOf = (all: Row[]) => state.rate > 0 && state.change > 0 ? all.find(r => named(r) === (state.now || page.reference)) : undefined
export function keptOf(all: Row[]) {
	const row = nowOf(all)
	return row && unmet(row).length === 0 ? row : undefined
}

// firstOf returns the row that comes first: the sound one that costs least, or the one that is kept unless a change to
// the former pays.
export function firstOf(rows: Row[], kept?: Row) {
	const fit = rows.filter(isSound)
	const sound = fit.length > 0 ? fit : rows
	const [best] = inRank(sound, caveats)
	return kept && sound.includes(kept) && !pays(savingOf(best, kept)) ? kept : best
}

// A Saving is what the first candidate saves in a month, and in dollars in the first year, compared with the familiar
// choice. from is the number of messages a second from which on a year saves the price of a change, or 0.
interface Saving { was: Total; cores: number; sent: number; stored: number; dollars: number; year: number; from: number; alike: boolean }

function savingOf(first: Row, familiar: Row): Saving {
	const rate = state.rate || 1, same = tied(first, familiar)
	const was = totalAt(familiar, rate), now = totalAt(first, rate)
	const processor = same ? 0 : was.processor - now.processor // times that may be equal save nothing
	const dollars = was.money - now.money + processor, year = 12 * (was.first - now.first + processor)
	const alike = same && Math.abs(1 - first.wire / familiar.wire) < alikeSize - 1
	return {was, cores: same ? 0 : was.cores - now.cores, sent: was.sent - now.sent, stored: was.stored - now.stored, dollars, year, from: year > 0 && !alike ? rate * state.change / year : 0, alike}
}

const pays = (s: Saving) => s.from > 0 && state.rate >= s.from

// verdictOf says in a word what to do, for the head of the answer.
export const verdictOf = (first: Row, all: Row[]) => first === keptOf(all) ? 'keep ' : ''

// Worth says it in a sentence, with what the numbers of messages mean.
export function Worth({first, sound, all}: {first: Row; sound: Row[]; all: Row[]}) {
	const familiar = familiarTo(all)
	if (!familiar || ofMessages) return null
	const best = first === keptOf(all) ? firstOf(sound) : first
	return <><p class="worth">{sentence(best, familiar, first, all, sound)}</p><p class="load caption">{state.now !== '' && named(familiar) !== state.now && `There are no figures of ${state.now} for this. `}{loadText() || busyText(first, familiar)}</p></>
}

function sentence(best: Row, familiar: Row, first: Row, all: Row[], sound: Row[]) {
	if (familiar === best) return `${state.change ? 'Nothing to change: ' : `Use ${named(best)}: `}${state.change ? named(best) : 'it'} is the first choice for these needs and this load.`
	const saving = savingOf(best, familiar), {from, alike} = saving, fails = unmet(familiar)
	const instead = `${named(best)} instead of ${named(familiar)}`
	const fresh = keptOf(all) === familiar && first === familiar && Math.abs(saving.year) >= 1
	const verdict = fails.length > 0 ? `Use ${named(best)}: ${named(familiar)} does not meet ${enumerated(fails.map(f => f.label(state)))}. `
		: !state.change ? `Use ${named(best)}. ` : !state.rate && !alike ? '' : pays(saving) ? 'Worth it: ' : fresh ? `Keep ${named(familiar)}. For a new program, use ${named(best)}. ` : first === familiar ? `Keep ${named(familiar)}: ` : 'Not worth a change: '
	const money = dollarsOf(state.change)
	const when = !state.change || alike || fails.length > 0 ? '' : pays(saving) ? `; below ${round(from)} messages a second a year would not save the ${money} that a change costs`
		: from > 0 ? `; a year saves the ${money} of a change only above ${round(from)} messages a second` : '; a change never pays'
	const text = state.rate > 0 ? `at ${perSecondText(state.rate)}, ${instead} ${saved(saving, ratio(best.item, familiar.item).mid)}` : `for each message, ${instead} ${relativeText(best, familiar)}`
	const lost = first === best ? lossesOf(best).filter(rule => !lossesOf(familiar).some(too => too === rule || coarser(too, rule))) : []
	return `${verdict}${verdict && !verdict.endsWith('. ') ? text : text[0].toUpperCase() + text.slice(1)}${when}.${fresh ? followed(best, sound, familiar) : ''}${lost.length > 0 ? ` Unlike with ${named(familiar)}, ${enumerated(lost.map(rule => page.meanings[rule]))}.` : ''}`
}

// followed says which sound candidate of another format comes next in a program that does not exist yet, if that is close.
function followed(best: Row, sound: Row[], kept: Row) {
	const [next] = inRank(sound.filter(r => page.codecs[r.codec].format !== page.codecs[best.codec].format && r !== kept), caveats)
	if (!next || countsOf(next, caveats) - countsOf(best, caveats) >= state.caveat) return ''
	const money = moneyOf(next) - moneyOf(best), more = caveats(next) - caveats(best)
	return ` For a new program the choice is close: ${named(next)} costs ${dollarsOf(Math.abs(money))} a month ${money < 0 ? 'less' : 'more'} than ${named(best)}${state.keep > 0 ? ' in the first year' : ''}, and has ${more === 0 ? 'as many caveats' : `${several(Math.abs(more), 'caveat')} ${more < 0 ? 'less' : 'more'}`}.`
}

// coarser reports whether two losses are of the precision of times, of which the first keeps less.
const coarser = (a: string, b: string) => [a, b].every(l => l in keeps) && keeps[a] < keeps[b]
const keeps: Record<string, number> = {'time to s': 0, 'time to ms': 1, 'time to µs': 2, 'time to 100 ns': 3}

// relativeText says how much faster and smaller the first candidate is, with a remark about its time.
function relativeText(first: Row, familiar: Row) {
	const way = wayOf(state), bytes = 1 - first.wire / familiar.wire
	const costs = ` (${amount(way, first.cost.mid)} instead of ${amount(way, familiar.cost.mid)}${way.money ? ' per billion messages' : ''})`
	return (tied(first, familiar) ? `${way.money ? 'costs as much' : 'takes as long'}, within the uncertainty${costs},` : `is ${faster(ratio(first.item, familiar.item).mid)} as ${way.money ? 'cheap' : 'fast'}${costs}`)
		+ (bytes > 0.005 ? ` and has ${percent(bytes)} fewer bytes` : bytes < -0.005 ? ` and has ${percent(-bytes)} more bytes` : ' and has as many bytes')
}

// saved lists what is saved, and what is taken more. Bytes below a hundredth of those of the familiar choice, and less
// than a hundredth of a core, are left out.
function saved(s: Saving, cost: number) {
	const money = Math.abs(s.dollars), counts = (part: number) => money >= 0.005 && Math.abs(part) > money / 20 ? 0 : 1 / 100 // few bytes are said if their price is a part of the money
	const parts: [number, number, (x: number) => string][] = [
		[s.cores, 0.01, x => x < 0.995 ? `${percent(x)} of a core` : `${cores(x)} cores`],
		[s.sent, s.was.sent * counts(s.sent * state.traffic), x => `${decimal(1e9 * x)} a month on the network`], [s.stored, s.was.stored * counts(s.stored * state.storage), x => `${decimal(1e9 * x)} in storage`],
	]
	const saves = parts.filter(([x, least]) => x > least).map(([x, , text]) => text(x)), takes = parts.filter(([x, least]) => x < -least).map(([x, , text]) => text(-x))
	const slower = s.cores > -0.01 && s.cores < 0 && cost > 1 && `takes ${significant(cost)}× the time` // too little of a core to be listed
	const said = [slower, saves.length > 0 && `saves ${enumerated(saves)}`, takes.length > 0 && `takes ${enumerated(takes)} more`].filter(t => t) as string[]
	const month = `${dollarsOf(s.dollars)} a month`, most = saves.length > 1 && takes.length === 0 ? mostly(s) : ''
	const list = said.length > 0 ? enumerated(said) : ''
	if (s.dollars <= -0.005) return list ? `${list}, which costs ${dollarsOf(-s.dollars)} a month more` : `costs ${dollarsOf(-s.dollars)} a month more`
	if (s.dollars < 0.005) return list || 'saves nothing that matters'
	return `${list ? `${list}, which ${takes.length > 0 || saves.length === 0 ? 'saves' : 'is'}` : 'saves only'} ${state.keep > 0 ? `${month} once the store is full${most}, ${s.year < 0 ? `but costs ${dollarsOf(-s.year)} more` : `and ${dollarsOf(s.year)}`} in the first year` : `${month}${most}`}`
}

// mostly says what makes up nearly all of the money that is saved.
function mostly(s: Saving) {
	const parts: [string, number][] = [['for cores', s.cores * 730 * state.core], ['for storage', s.stored * state.storage], ['for the network', s.sent * state.traffic]]
	const sum = parts.reduce((all, [, x]) => all + Math.abs(x), 0), found = parts.find(([, x]) => x >= 0.9 * sum && x < sum)
	return found ? `, nearly all of it ${found[0]}` : ''
}

const enumerated = (texts: string[]) => texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : texts[0]
const perSecondText = (rate: number) => rate === 1 ? '1 message a second' : `${grouped(rate)} messages a second`

// round writes a number with two digits.
function round(x: number) {
	if (x < 9.95) return String(Number(x.toPrecision(2)))
	const unit = 10 ** (Math.floor(Math.log10(x)) - 1)
	return grouped(Math.round(x / unit) * unit)
}

// loadText states the prices. It is "" without a rate.
function loadText() {
	if (!state.rate) return ''
	return `A core costs $${state.core} an hour, a GB $${state.traffic} on the network and $${state.storage} a month in storage.${state.caveat > 0 ? ` Each caveat counts as $${state.caveat} a month, and once more for each $${page.caveatLoad} that a codec costs.` : ''}`
}

// busyText says how many messages keep a core busy, so that a reader without a rate knows what times mean.
function busyText(first: Row, familiar: Row) {
	const at = 1e9 / busyOf(familiar)
	return at > 0 && <>With {named(familiar)}, {perSecond(at)} such messages a second keep a core busy{familiar !== first && <>, and with {named(first)} {perSecond(1e9 / busyOf(first))}</>}. Say under “Load” how many messages a second there are.</>
}
