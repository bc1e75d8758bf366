import { type Column, type Dice, distance, type Hex, type Side } from '@boma/kernel'
import { grid, HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ARTILLERY, FORMATION, IS_COMBAT, KIND, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { LOTS } from '../rules/03-lots.ts'
import { isNight } from '../rules/04-clock.ts'
import { isInArc } from '../rules/08-facing.ts'
import { overStacked } from '../rules/09-stacking.ts'
import { sees, seesOver } from '../rules/10.4-sight.ts'
import { DISORGANIZED, NO_AMMUNITION, RETREATED } from '../stacks.ts'

/** How many changes are tried; most of them would show, or could not be, and are not made. */
const ATTEMPTS = 60

/**
 * Makes of the true table another that the side could not tell from it: 19.7 read a second time, for tests that doubt the
 * first reading. Unseen counters change places, and run out of ammunition or do not.
 */
export function disguise(t: Table, side: Side, dice: Dice): void {
  if (!has(t, 'fog')) return
  let drawn = 0
  const draw = (below: number): number => dice.draw(drawn, below, 0, drawn++)
  const dark: Unit[] = []
  for (let u = 0 as Unit; u < UNITS; u++) if (unseen(t, side, 'unit', u)) dark.push(u)
  if (dark.length === 0) return
  for (let i = 0; i < ATTEMPTS; i++) {
    const u = dark[draw(dark.length)] as Unit
    const v = dark[draw(dark.length)] as Unit
    if (draw(4) === 0 && IS_COMBAT[u] === 1 && t.tracks.phasing === side) t.units.state[u] ^= NO_AMMUNITION
    else exchange(t, side, u, v)
  }
}

/** §19.7, T56: is it a counter of the enemy that the side cannot see? */
export function unseen(t: Table, side: Side, kind: string, value: number): boolean {
  const u = value as Unit
  if (!has(t, 'fog') || kind !== 'unit' || u < 0 || u >= UNITS || SIDE_OF[u] === side) return false
  const at = t.units.where[u]
  if (LOTS[t.core.scenario]?.[t.tracks.placing - 1]?.side === SIDE_OF[u]) return at < HEXES + 3
  if (isFighting(t, u)) return false
  // Out of the game is known; all other places off the map are not
  if (at >= HEXES) return at < HEXES + 3
  if (t.melee.at !== 0 && (at === t.melee.at || at === t.melee.from)) return false
  if (!liesOnTop(t, u)) return true
  for (let v = 0 as Unit; v < UNITS; v++) if (t.units.where[v] === at && isFighting(t, v)) return false
  return !isSeenFrom(t, at, side)
}

/** T173: has it a part in a combat that goes on? */
const isFighting = (t: Table, u: Unit): boolean =>
  [t.shown, t.struck, t.fleeing, t.escort, t.shaken, t.routed, t.parted].some((set) => set.has(u))

/** Is no combat unit of its hex above it; or, where there is none, no counter before it? */
function liesOnTop(t: Table, u: Unit): boolean {
  const depth = (v: Unit): number =>
    IS_COMBAT[v] === 0 ? 1000 + v : t.units.rank[v] + ((t.units.state[v] & RETREATED) !== 0 ? 500 : 0)
  for (let v = 0 as Unit; v < UNITS; v++)
    if (v !== u && t.units.where[v] === t.units.where[u] && depth(v) < depth(u)) return false
  return true
}

/** Does a combat unit of the side look at the hex? */
function isSeenFrom(t: Table, at: Hex, side: Side): boolean {
  for (let v = 0 as Unit; v < UNITS; v++) {
    const from = t.units.where[v]
    if (SIDE_OF[v] !== side || IS_COMBAT[v] === 0 || from >= HEXES || from === at) continue
    const far = distance(grid, from, at)
    if ((isNight(t) && far > 2) || !isInArc(t, from, at)) continue
    if (sees(t, from, at) || (KIND[v] === ARTILLERY && far <= 2 && seesOver(t, from, at))) return true
  }
  return false
}

/** Two counters of a kind change places, and whatever is marked on them. */
function exchange(t: Table, side: Side, u: Unit, v: Unit): void {
  const [from, to] = [t.units.where[u], t.units.where[v]]
  if (IS_COMBAT[u] !== IS_COMBAT[v] || from === to || (KIND[u] === ARTILLERY) !== (KIND[v] === ARTILLERY)) return
  // What a formation has lost stays what it is, for by that it breaks
  const isAlike = ((t.units.state[u] ^ t.units.state[v]) & DISORGANIZED) === 0
  if (!isAlike && FORMATION[u] !== FORMATION[v]) return
  const before = [faultAt(t, from), faultAt(t, to)]
  swap(t, u, v)
  // Among leaders and stevedores alone another may come to lie on top
  const isDark = unseen(t, side, 'unit', u) && unseen(t, side, 'unit', v)
  if (!isDark || faultAt(t, from) !== before[0] || faultAt(t, to) !== before[1]) swap(t, u, v)
}

const faultAt = (t: Table, at: Hex): string => (at < HEXES ? overStacked(t, at) : '')

function swap(t: Table, u: Unit, v: Unit): void {
  const [from, to] = [t.units.where[u], t.units.where[v]]
  t.stacks.take(u)
  t.stacks.take(v)
  t.stacks.put(u, to)
  t.stacks.put(v, from)
  const { state, rank, spent, shots, since, wave, exit, stood } = t.units
  for (const column of [state, rank, spent, shots, since, wave, exit, stood] as Column<Unit>[]) {
    const kept = column[u]
    column[u] = column[v]
    column[v] = kept
  }
  for (const set of [t.tried, t.group, t.divided, t.neighbours, t.waiting]) {
    const [hasU, hasV] = [set.has(u), set.has(v)]
    if (hasU === hasV) continue
    set.remove(hasU ? u : v)
    set.add(hasU ? v : u)
  }
}
