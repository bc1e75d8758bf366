import { overlaps } from '../board/bases.ts'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { type Figure, headOf, sideOf, UNIT_WORDS, UNITS, type Unit } from '../roster.ts'
import { AFLOAT, baseOf, HIDDEN, LATE, ON_TABLE, WAITING } from '../rules/09-units.ts'
import { ground } from '../rules/10-ground.ts'

const hasPlace = (t: Table, u: Unit): boolean => t.units.where[u] === ON_TABLE || t.units.where[u] === HIDDEN

/** What cannot be of where figures stand; undefined when all is well. */
export function impossiblePlaces(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const problem = impossibleStand(t, u)
    if (problem !== undefined) return `${UNIT_WORDS[u]} ${problem}`
  }
  return undefined
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
