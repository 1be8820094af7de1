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
// caveats returns how much there is to know before a codec is used: few users count, too, and no schema for readers in
// other languages.
export const caveats = (r: Row) => Number((page.codecs[r.codec].library?.known ?? 0) < page.few) + Number(state.language !== '' && !page.codecs[r.codec].schema) + risksOf(r).length + dangersOf(r).length + failing(r.codec).length + lossesOf(r).length
