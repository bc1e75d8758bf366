import type { Column, Hex, Side } from '@boma/kernel'
import {
  columnOf,
  FOLIAGE_COLUMN,
  GOVERNMENT,
  grid,
  HEXES,
  IS_EUROPEAN,
  IS_TRENCH_LINE,
  isHex,
  perHex,
} from '../board.ts'
import { ROW_XXXX } from '../data/in-force.ts'
import type { Area, Army, Condition } from '../data/victory.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import {
  BRITISH,
  FORMATION_SIDE,
  FORMATIONS,
  type Formation,
  GERMAN,
  INFANTRY,
  KIND,
  SIDE_OF,
  UNITS,
  type Unit,
  unit,
} from '../roster.ts'
import { hasCombat } from '../stacks.ts'
import { COLLAPSED, REMOVED } from './06.3-standing.ts'

/** The side that data call so. */
export const sideNamed = (army: Army): Side => (army === 'british' ? BRITISH : GERMAN)

function isInArea(area: Area, at: Hex): boolean {
  switch (area) {
    case 'trench-line':
      return IS_TRENCH_LINE[at] === 1
    case 'european-tanga':
      return IS_EUROPEAN[at] === 1
    case 'beyond-xxxx':
      return columnOf(at) >= ROW_XXXX
    case 'before-foliage':
      return columnOf(at) < FOLIAGE_COLUMN[at % grid.rows]
    default:
      return columnOf(at) >= area.columns[0] && columnOf(at) <= area.columns[1]
  }
}

/** 1 for each hex of these areas. */
export const hexesOf = (areas: readonly Area[]): Column<Hex> =>
  perHex((at) => (areas.some((area) => isInArea(area, at)) ? 1 : 0))

/** Is there a combat unit of a side in one of these hexes? A stack that a view shows face down says so itself (19.7). */
function isAnyIn(t: Table, side: Side, hexes: Column<Hex>): boolean {
  for (let at = 0 as Hex; at < HEXES; at++) if (hexes[at] === 1 && hasCombat(t, at, side)) return true
  return false
}

/** Is there infantry of a side, as far as the table shows it? */
function isInfantryIn(t: Table, side: Side, hexes: Column<Hex>): boolean {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (KIND[u] === INFANTRY && SIDE_OF[u] === side && isHex(at) && hexes[at] === 1) return true
  }
  return false
}

/** §21.2.1.1B: how many government hexes a side holds, or garrisons where that is asked for (ruling T136). */
export function governmentHexes(t: Table, side: Side, isGarrisoned: boolean): number {
  let n = 0
  for (let g = 0; g < GOVERNMENT.length; g++)
    if (isGarrisoned) n += hasCombat(t, GOVERNMENT[g], side) ? 1 : 0
    else n += (((t.tracks.british >> g) & 1) === 1) === (side === BRITISH) ? 1 : 0
  return n
}

/** The same, by whether the option asks for garrisons. */
export const heldBy = (t: Table, side: Side): number => governmentHexes(t, side, has(t, 'garrisons'))

/** §21.3: how many British formations are in collapse, or removed. */
export function britishBroken(t: Table): number {
  let n = 0
  for (let f = 0 as Formation; f < FORMATIONS; f++)
    if (
      FORMATION_SIDE[f] === BRITISH &&
      (t.formations.standing[f] === COLLAPSED || t.formations.standing[f] === REMOVED)
    )
      n++
  return n
}

/** §22.1.1.2A: all three. */
const STEVEDORES = 3

/** Does it hold, when this counter has just been lost in combat; NO_UNIT for none? */
export type Holds = (t: Table, fallen: Unit) => boolean

/** A condition as a question to a table; what it is about is looked up once. */
export function holdsOf(asked: Condition): Holds {
  switch (asked.kind) {
    case 'unit-in': {
      const [side, hexes] = [sideNamed(asked.of), hexesOf(asked.areas)]
      return asked.infantry ? (t) => isInfantryIn(t, side, hexes) : (t) => isAnyIn(t, side, hexes)
    }
    case 'no-unit-in': {
      const [side, hexes] = [sideNamed(asked.of), hexesOf(asked.areas)]
      return (t) => !isAnyIn(t, side, hexes)
    }
    case 'holds-all':
      return (t) => heldBy(t, sideNamed(asked.of)) === GOVERNMENT.length
    case 'garrisons':
      return (t) => governmentHexes(t, sideNamed(asked.of), true) >= asked.least
    case 'broken':
      return (t) => britishBroken(t) >= asked.least
    case 'not-broken':
      return (t) => britishBroken(t) <= asked.most
    case 'falls': {
      const sought = unit(asked.unit)
      return (_, fallen) => fallen === sought
    }
    case 'stevedores-lost':
      return (t) => t.tracks.stevedoresLanded === STEVEDORES && t.tracks.stevedoresLost === STEVEDORES
  }
}
