import { MOST_FIGURES } from '../../data/values.ts'
import type { Table } from '../../layout.ts'
import { headOf, PER_SIDE, UNITS, type Unit } from '../../roster.ts'
import { HIDDEN, ON_TABLE } from '../../rules/09-units.ts'
import { ground } from '../../rules/10-ground.ts'
import { fight, harm, reckon, reckonAttached } from './harm.ts'
import { noteArmies, notePrize } from './prizes.ts'

/*
 * Who does what to whom. Positions that are weighed one after another differ by a unit or two: what was reckoned up for the
 * last one is kept for all pairs that stand as they stood. It follows from the position alone, whatever came before.
 */

const PAIRS = UNITS * UNITS
/** By unit and enemy, `u * UNITS + v`: by a turn's fire, by what it hopes for, and at best, by a charge; how many inches they are apart. */
const now = new Float64Array(PAIRS)
const hope = new Float64Array(PAIRS)
const best = new Float64Array(PAIRS)
const charge = new Float64Array(PAIRS)
const apart = new Float64Array(PAIRS)

/** What is remembered of a unit: all its columns that count here, and its figures. */
const FACTS = 8
const known = new Int32Array(UNITS * (FACTS + 2 * MOST_FIGURES))
const isStale = new Uint8Array(UNITS)
let laid: unknown
let burned = -1
let scenario = -1
let objective = -1

const isPlaced = (t: Table, u: Unit): boolean => t.units.where[u] === ON_TABLE || t.units.where[u] === HIDDEN
/** Is the unit where it can fire, or be fired at? Whoever is attached counts with his unit. */
export const isThere = (t: Table, u: Unit): boolean => isPlaced(t, u) && t.units.attached[u] === 0
/** §9.8: is it with a unit that is there? */
export const isWith = (t: Table, u: Unit): boolean => isPlaced(t, u) && t.units.attached[u] !== 0

/** Looks the position over, and reckons up anew what has changed. */
export function lookOver(t: Table): void {
  const isOther = [isOtherGround(t), noteArmies(t)].includes(true)
  for (let u = 0 as Unit; u < UNITS; u++) {
    isStale[u] = note(t, u) || isOther ? 1 : 0
    if (isStale[u] === 1) notePrize(t, u)
  }
  for (let u = 0 as Unit; u < UNITS; u++) if (isWith(t, u)) isStale[u] |= isStale[(t.units.attached[u] - 1) as Unit]
  for (let u = 0 as Unit; u < PER_SIDE; u++) {
    if (!isPlaced(t, u)) continue
    for (let v = PER_SIDE as Unit; v < UNITS; v++) {
      if (isStale[u] + isStale[v] === 0 || !isPlaced(t, v)) continue
      if (t.units.attached[u] === 0) settle(t, u, v)
      if (t.units.attached[v] === 0) settle(t, v, u)
    }
  }
}

function settle(t: Table, u: Unit, v: Unit): void {
  const i = u * UNITS + v
  if (t.units.attached[v] === 0) reckon(t, u, v)
  else reckonAttached(t, u, v)
  now[i] = harm.now
  hope[i] = harm.hope
  best[i] = harm.best
  apart[i] = harm.inches
  charge[i] = t.units.charged[u] === v + 1 ? fight(t, u, v) : 0
}

function isOtherGround(t: Table): boolean {
  const isSame =
    laid === ground(t) && burned === t.tracks.burned && scenario === t.core.scenario && objective === t.tracks.objective
  laid = ground(t)
  burned = t.tracks.burned
  scenario = t.core.scenario
  objective = t.tracks.objective
  return !isSame
}

/** Notes how a unit stands; has that changed? */
function note(t: Table, u: Unit): boolean {
  const { where, attached, count, type, facing, open, state, charged, traits } = t.units
  const at = u * (FACTS + 2 * MOST_FIGURES)
  let isNew = keep(at, where[u] | (attached[u] << 8))
  isNew = keep(at + 1, count[u] | (type[u] << 8)) || isNew
  isNew = keep(at + 2, facing[u] | (open[u] << 8)) || isNew
  isNew = keep(at + 3, state[u]) || isNew
  isNew = keep(at + 4, charged[u]) || isNew
  isNew = keep(at + 5, traits[u]) || isNew
  const head = headOf(u)
  for (let k = 0; k < count[u]; k++) {
    const place = t.figures.x[(head + k) as never] | (t.figures.y[(head + k) as never] << 16)
    isNew = keep(at + FACTS + k, place) || isNew
  }
  return isNew
}
function keep(at: number, fact: number): boolean {
  if (known[at] === fact) return false
  known[at] = fact
  return true
}

/** What a unit does to an enemy by a turn's fire; asked after `lookOver`, of those who are there. */
export const fireAt = (u: Unit, v: Unit): number => now[u * UNITS + v]
/** What it hopes to do to him, from where it is; and what it could do near him. */
export const hopeAt = (u: Unit, v: Unit): number => hope[u * UNITS + v]
export const bestAt = (u: Unit, v: Unit): number => best[u * UNITS + v]
/** What it is worth to have charged him; 0 if it has not. */
export const chargeAt = (u: Unit, v: Unit): number => charge[u * UNITS + v]
/** How many inches they are apart. */
export const inchesTo = (u: Unit, v: Unit): number => apart[u * UNITS + v]
