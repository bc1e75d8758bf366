import { type Dice, type Fog, type Hex, other, type Side } from '@boma/kernel'
import { CAPE, HEXES, HIDDEN, isHex } from './board.ts'
import { disguise, unseen } from './fog/disguise.ts'
import { fillColumns } from './fog/imagine.ts'
import { imagineSetUp } from './fog/set-up.ts'
import type { Table } from './layout.ts'
import { has } from './options.ts'
import { ALLIED, afterLast, firstUnit, GERMAN, IS_PORTUGUESE, NO_UNIT, SIDE_OF, type Unit } from './roster.ts'
import { isHidden, liesOpen } from './rules/26-fog.ts'
import { BROKEN, COLUMN, CONVERTED, DEVICE, ENTRENCHED, firstIn, holder, PORTUGUESE_COLUMN } from './stacks.ts'

/** §26.0: what a side cannot see of the other: which units its stacks are, how they lie, and what they are about to do. */
function hide(t: Table, side: Side): void {
  if (!has(t, 'fog')) return
  // §26.1: a side's own units are never hidden from it
  const enemy = other(side)
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++) if (isHidden(t, u)) hideUnit(t, u)
  if (isSettingUp(t, enemy)) hideColumns(t, enemy)
  if (side === GERMAN) hideCape(t)
  hidePlans(t, enemy)
}

/** W107: of an unseen stack there is a column, its side and markers, and the zone it throws (W42). */
function hideUnit(t: Table, unit: Unit): void {
  const { units, places } = t
  const at = units.where[unit]
  if (at !== HIDDEN) t.stacks.take(unit)
  if (at !== HIDDEN && places.first[at] === 0) places.first[at] = columnOf(unit)
  units.where[unit] = HIDDEN
  // W170: that militia was mounted is known, as it was bought in the open
  units.state[unit] &= CONVERTED
  units.spent[unit] = 0
  t.force.remove(unit)
  t.attackers.remove(unit)
}

/** §6.0: is the side setting up just now? */
const isSettingUp = (t: Table, side: Side): boolean => t.tracks.turn === 0 && t.tracks.phasing === side

/** §26.0: counters are set up in the order of a list, so that columns which came one by one would tell who is in them. */
function hideColumns(t: Table, enemy: Side): void {
  const { first, marks, zones } = t.places
  const othersZones = enemy === ALLIED ? 0xf0 : 0x0f
  for (let hex = 0 as Hex; hex < HEXES; hex++) {
    zones[hex] &= othersZones
    if (first[hex] < COLUMN || holder(t, hex) !== enemy) continue
    first[hex] = 0
    marks[hex] &= ENTRENCHED | BROKEN | DEVICE
  }
}

/** §26.0: not even whether anybody is in the Cape; who lands from there (31.0) is seen, but lies on the battle board. */
function hideCape(t: Table): void {
  for (let u = firstIn(t, CAPE); u >= 0; u = firstIn(t, CAPE)) {
    t.places.first[CAPE] = t.units.next[u]
    t.units.next[u] = 0
    t.heads.remove(u)
  }
  t.places.first[CAPE] = COLUMN + ALLIED
}

const columnOf = (unit: Unit): number => (IS_PORTUGUESE[unit] === 1 ? PORTUGUESE_COLUMN : COLUMN + SIDE_OF[unit])

/** What the enemy is about to do with units that are not seen. */
function hidePlans(t: Table, enemy: Side): void {
  if (t.tracks.phasing !== enemy) return
  // §19.2: a rally in the open is seen
  if (!isHex(t.tracks.rallyHex) || !liesOpen(t.tracks.rallyHex, enemy)) t.tracks.rallyHex = 0 as Hex
  t.march.picked = NO_UNIT
  t.comers.clear()
  if (t.battle.linedUp === 0) t.battle.pickFrom = 0 as Unit
}

/** A position that the side could not tell from the true one: what it sees, and the enemy's units somewhere among it. */
function imagine(t: Table, side: Side, dice: Dice): void {
  hide(t, side)
  if (!has(t, 'fog')) return
  const enemy = other(side)
  if (isSettingUp(t, enemy)) imagineSetUp(t, enemy, dice)
  else fillColumns(t, enemy, dice)
}

/** §26.0: what each side may know. W107: once a side has set up, the other sees its columns. */
export const fog: Fog<Table> = { hide, imagine, disguise, unseen, shows: ['seen', 'setUpEnded', 'entrenched 6.2'] }
