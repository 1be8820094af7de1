// What speaks against a codec on a data set.
import {failing} from './checks'
import type {Row} from './cost'
import {cells, operationNamed, page} from './data'
import {profileOf} from './filter'
import {state} from './state'

// risksOf returns the reasons why a codec is not sound. Fields that are identified by position are no risk for a type
// that never changes.
export const risksOf = (r: Row) => (profileOf(r.codec, r.set).risks || []).map(at => page.risks[at]).filter(risk => !(state.fixed && risk.need === 'fields'))
export const isSound = (r: Row) => risksOf(r).length === 0
export const lossesOf = (r: Row) => [...new Set(['encode', 'decode'].flatMap(m => cells(r.set, operationNamed(m)).get(r.codec)?.lost || []))]
// dangersOf returns the documented limits because of which a codec must not get messages from strangers.
export const dangersOf = (r: Row) => page.codecs[r.codec].limits.filter(l => l.danger)
// caveats returns how many things there are to know before a codec is used, as package advise lists them: few users
// count, too, and no schema for readers in other languages.
export function caveats(r: Row) {
	const c = page.codecs[r.codec], failed = failing(r.codec).filter(f => f.need !== 'damage-detected')
	const documented = dangersOf(r).length > 0 && !failed.some(f => f.need === 'untrusted')
	return risksOf(r).length + failed.length + lossesOf(r).length + [documented, (c.library?.known ?? 0) < page.few, state.language !== '' && !c.schema].filter(Boolean).length
}
