import { overlaps } from '../board/bases.ts'
import { GO_NO, GOING, HIDES } from '../board/ground.ts'
import { holds } from '../board/spans.ts'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import {
  BOAT,
  FIRST_UNIT,
  type Figure,
  FOOT,
  headOf,
  MOBILITIES,
  NO_UNIT,
  PER_SIDE,
  sideOf,
  UNIT_WORDS,
  UNITS,
  type Unit,
} from '../roster.ts'
import { unitsTouch } from '../rules/09-contact.ts'
import {
  AFLOAT,
  baseOf,
  HIDDEN,
  hostOf,
  isOnTable,
  LATE,
  mobilityOf,
  nextAttached,
  ON_TABLE,
  tailOf,
  WAITING,
} from '../rules/09-units.ts'
import { ground, isDeepIn, isOnRoad } from '../rules/10-ground.ts'
import { isAfloatAt } from '../rules/10-water.ts'
import { ARRIVALS, MORALE } from '../rules/11-turn.ts'
import { bitOf } from '../rules/14-contacts.ts'

const hasPlace = (t: Table, u: Unit): boolean => t.units.where[u] === ON_TABLE || t.units.where[u] === HIDDEN

/** What cannot be of where figures stand; undefined when all is well. */
export function impossiblePlaces(t: Table): string | undefined {
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    const problem = impossibleStand(t, u)
    if (problem !== undefined) return `${UNIT_WORDS[u]} ${problem}`
  }
  return impossibleContacts(t)
}

/** §12.9: who is in contact with whom is as it was noted, where moves and shots rest on it. */
function impossibleContacts(t: Table): string | undefined {
  const { phase } = t.tracks
  if (phase === 0 || phase === ARRIVALS || phase === MORALE || t.move.unit !== 0) return undefined
  for (let u = 0 as Unit; u < PER_SIDE; u++)
    for (let v = PER_SIDE as Unit; v < UNITS; v++)
      if (touchEachOther(t, u, v) !== areNoted(t, u, v))
        return `${UNIT_WORDS[u]} and ${UNIT_WORDS[v]} are in contact or not`
  return undefined
}
const areNoted = (t: Table, u: Unit, v: Unit): boolean => (t.units.touching[u] & bitOf(v)) !== 0

/** Does anybody of one group touch anybody of the other? */
function touchEachOther(t: Table, u: Unit, v: Unit): boolean {
  if (!isOnTable(t, u) || !isOnTable(t, v) || hostOf(t, u) >= 0 || hostOf(t, v) >= 0) return false
  for (let a = u; a !== NO_UNIT; a = nextAttached(t, u, a))
    for (let b = v; b !== NO_UNIT; b = nextAttached(t, v, b)) if (unitsTouch(t, a, b)) return true
  return false
}

function impossibleStand(t: Table, u: Unit): string | undefined {
  const { x, y } = t.figures
  const { right, top } = ground(t)
  const { count, where } = t.units
  const isThere = hasPlace(t, u)
  const isLeft = isThere || where[u] === WAITING || where[u] === LATE || where[u] === AFLOAT
  if (isLeft && count[u] === 0) return 'is there without a figure'
  for (let f = headOf(u), end = f + MOST_FIGURES, last = f + count[u]; f < end; f++) {
    if (!isThere || f >= last) {
      if (x[f] !== 0 || y[f] !== 0) return 'stands where nobody is'
    } else if (x[f] > right || y[f] > top) return 'has left the table'
  }
  if (where[u] === HIDDEN && !isInOneLair(t, u)) return 'hides where nothing hides it'
  if (isThere && !mayStand(t, u)) return 'stands in closed ground'
  for (let v = 0 as Unit; isThere && v <= u; v++)
    if (mayMeet(t, u, v) && standOnOneAnother(t, u, v)) return `stands on ${UNIT_WORDS[v]}`
  return undefined
}

/** §13.2: a side keeps the places of its own hidden units free, and knows nothing of the enemy's. */
const mayMeet = (t: Table, u: Unit, v: Unit): boolean =>
  hasPlace(t, v) && (sideOf(u) === sideOf(v) || (t.units.where[u] === ON_TABLE && t.units.where[v] === ON_TABLE))

/** §9.12: bases never overlap. */
function standOnOneAnother(t: Table, u: Unit, v: Unit): boolean {
  const { x, y } = t.figures
  const { count, facing } = t.units
  const [a, b] = [baseOf(t, u), baseOf(t, v)]
  for (let f = headOf(u), end = f + count[u]; f < end; f++)
    for (let g = headOf(v), last = u === v ? f : ((g + count[v]) as Figure); g < last; g++)
      if (overlaps(a, x[f], y[f], facing[u], b, x[g], y[g], facing[v])) return true
  return false
}

/** §13.1: all its figures are in one area that hides. */
function isInOneLair(t: Table, u: Unit): boolean {
  const { x, y } = t.figures
  const { areas } = ground(t)
  for (let i = 0; i < areas.count; i++) {
    if (HIDES[areas.kind[i]] === 0) continue
    let inside = 0
    for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) if (holds(areas, i, x[f], y[f])) inside++
    if (inside === t.units.count[u]) return true
  }
  return false
}

/** §9.12, §10.9: boats are on water, and men on foot are not. Others may be set up, or mount, where they could not go. */
function mayStand(t: Table, u: Unit): boolean {
  const { x, y } = t.figures
  const mobility = mobilityOf(t, u)
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) {
    if (mobility === BOAT && !isAfloatAt(t, x[f], y[f], t.units.facing[u])) return false
    if (
      mobility === FOOT &&
      isDeepIn(t, x[f], y[f], (kind) => GOING[kind * MOBILITIES.length + FOOT] === GO_NO) &&
      !isOnRoad(t, x[f], y[f])
    )
      return false
  }
  return true
}
