import type { Table } from '../layout.ts'
import {
  ARMOURED_CAR,
  CAVALRY,
  GUNBOAT,
  INDEPENDENT,
  POM_POM,
  RANK,
  sideOf,
  UNIT_WORDS,
  UNITS,
  type Unit,
} from '../roster.ts'
import { isCounted } from '../rules/07-hits.ts'
import { AGROUND, IMMOBILE, isIn, JAMMED, JAMS, ON_FOOT } from '../rules/09-units.ts'

/** What cannot be of units, besides where they stand; undefined when all is well. */
export function impossibleUnits(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const problem = impossibleUnit(t, u)
    if (problem !== undefined) return `${UNIT_WORDS[u]} ${problem}`
  }
  return undefined
}

function impossibleUnit(t: Table, u: Unit): string | undefined {
  const { count, began, size, width } = t.units
  if (Math.max(count[u], began[u], width[u]) > size[u]) return 'has too many figures'
  return impossibleHost(t, u) ?? impossibleState(t, u) ?? impossibleFoe(t, u)
}

/** §9.8: a leader, scout or standard bearer is attached to a unit of his side, and is where it is. */
function impossibleHost(t: Table, u: Unit): string | undefined {
  const { type, where, attached } = t.units
  const host = (attached[u] - 1) as Unit
  if (host < 0) return undefined
  if (host === u || sideOf(host) !== sideOf(u) || attached[host] !== 0) return 'is attached to nobody'
  return RANK[type[u]] !== INDEPENDENT || where[host] !== where[u] ? 'is not where its unit is' : undefined
}

/** States that belong to one type alone. */
function impossibleState(t: Table, u: Unit): string | undefined {
  const { type, hits, checks, fails } = t.units
  if (isIn(t, u, ON_FOOT) && type[u] !== CAVALRY) return 'has no horses'
  if (isIn(t, u, IMMOBILE) && type[u] !== ARMOURED_CAR) return 'cannot break down'
  if (isIn(t, u, AGROUND) && type[u] !== GUNBOAT) return 'cannot run aground'
  if (isIn(t, u, JAMMED | JAMS) && type[u] !== POM_POM) return 'cannot jam'
  if (!isCounted(t, u) && hits[u] + checks[u] + fails[u] > 0) return 'does not add up its hits'
  return undefined
}

/** §12.8, §14.1: whom it charges and shoots at is of the other side. */
function impossibleFoe(t: Table, u: Unit): string | undefined {
  for (const foe of [t.units.charged[u], t.units.target[u]])
    if (foe > 0 && sideOf((foe - 1) as Unit) === sideOf(u)) return 'is at a friend'
  return undefined
}
