import {
  type Direction,
  d6,
  type Hex,
  IdSet,
  makeWays,
  NOWHERE,
  type Nowhere,
  neighbour,
  OFF_MAP,
  onward,
  setOut,
  step,
} from '@boma/kernel'
import { tell } from '../actions.ts'
import {
  CAPE_ENTRY_AT,
  FEEDS_COMMANDOS_AT,
  grid,
  isHex,
  net,
  PLACE_AT,
  PORT,
  RIVER_SIDES,
  WATER_SIDES,
} from '../board.ts'
import { ATTRITION } from '../data/charts.ts'
import { automatic, phase } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, ALWAYS_SUPPLIED, IS_COMMANDO, IS_PORTUGUESE, SIDE_OF, SUPPLIES, UNITS, type Unit } from '../roster.ts'
import {
  controller,
  DEVICE,
  firstHead,
  firstIn,
  hasEnemy,
  headAfter,
  isConverted,
  isNeutral,
  nextIn,
} from '../stacks.ts'
import { inEzoc } from './11-zones.ts'
import { type Cause, disrupt } from './16-losses.ts'
import { isWorking, RAIL_GROUND, railSides } from './21-railroads.ts'
import { isHidden, seers } from './26-fog.ts'
import { isRain } from './27-weather.ts'
import { isClosedAngola } from './29-angola.ts'

/** §18.0: is the counter in supply where it is? Any one of the ways is enough (W92). */
export function inSupply(t: Table, unit: Unit): boolean {
  return livesAlone(t, unit) || isReached(t, unit, t.units.where[unit])
}

/** §18.0: what keeps the counter in supply, as a message; undefined when nothing does. */
export function suppliedBy(t: Table, unit: Unit) {
  const at = t.units.where[unit]
  if (needsNone(t, unit)) return 'fact.needsNone'
  if (!isHex(at) || isAtTheCape(unit, at)) return 'fact.fedByCape'
  const found = foundThere(t, unit, at)
  if (found !== undefined) return found
  if (isNextToSupply(t, unit, at)) return 'fact.fedBySupply'
  return hasLine(t, unit, at) ? 'fact.fedByLine' : undefined
}

/** §18.1: does the counter never need supply? */
function needsNone(t: Table, unit: Unit): boolean {
  // §18.1: some kinds never need any; militia once mounted are no militia (W33)
  if (ALWAYS_SUPPLIED[unit] === 1 && !isConverted(t, unit)) return true
  // §29.1: nor do neutrals
  return isNeutral(t, unit)
}

/** §18.1: does the counter do without anything brought to it? */
function livesAlone(t: Table, unit: Unit): boolean {
  const at = t.units.where[unit]
  // §18.1 + §28.5: the Cape supplies whoever is there
  return needsNone(t, unit) || !isHex(at) || foundThere(t, unit, at) !== undefined
}

/** §18.1 + §18.2: is supply brought to the counter? It is to all of a stack or to none, for they are of one contingent (29.3). */
const isReached = (t: Table, unit: Unit, at: Hex): boolean =>
  isNextToSupply(t, unit, at) || isAtTheCape(unit, at) || hasLine(t, unit, at)

/** §18.1: what in the place itself supplies the counter, as a message; undefined when nothing does. */
function foundThere(t: Table, unit: Unit, at: Hex) {
  // §18.1 + §25.3.1: a town or settlement that nobody has poisoned
  if (PLACE_AT[at] !== 0 && (t.places.marks[at] & DEVICE) === 0) return 'fact.fedByPlace'
  // §18.1 + §27.0: a river on any side, in rain turns only (W96)
  if (RIVER_SIDES[at] !== 0 && isRain(t)) return 'fact.fedByRiver'
  // §18.1: commandos live off bush and open country, disrupted or not (W97)
  return IS_COMMANDO[unit] === 1 && FEEDS_COMMANDOS_AT[at] === 1 ? 'fact.fedByLand' : undefined
}

/** §18.1: is a supply unit in the hex or next to it? */
const isNextToSupply = (t: Table, unit: Unit, at: Hex): boolean => supplierNear(t, unit, at) !== NOWHERE

/** §18.1: where a supply unit is that serves the counter, in its hex or next to it. Zones do not matter, an all-sea side does (W157). */
export function supplierNear(t: Table, unit: Unit, at: Hex): Hex | Nowhere {
  if (isSuppliedFrom(t, unit, at)) return at
  for (let d = 0; d < 6; d++) {
    const next = neighbour(grid, at, d as Direction)
    if (next === OFF_MAP || (WATER_SIDES[at] >> d) & 1) continue
    if (isSuppliedFrom(t, unit, next)) return next
  }
  return NOWHERE
}

/** §18.3 + §18.4: is a supply or truck unit there that serves this counter? In any order, and as often as it takes. */
function isSuppliedFrom(t: Table, unit: Unit, hex: Hex): boolean {
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) {
    // §29.3: Portuguese convoys serve the Portuguese, and they alone (W98)
    if (SUPPLIES[u] === 1 && SIDE_OF[u] === SIDE_OF[unit] && IS_PORTUGUESE[u] === IS_PORTUGUESE[unit]) return true
  }
  return false
}

const mayUsePorts = (unit: Unit): boolean => SIDE_OF[unit] === ALLIED && IS_PORTUGUESE[unit] === 0

/** §28.5: over the edge of the map the Cape is one hex away (W95). */
const isAtTheCape = (unit: Unit, at: Hex): boolean => mayUsePorts(unit) && CAPE_ENTRY_AT[at] === 1

const lines = makeWays(net)

/** §18.2.1: does a line of working railroad lead from a hex next to the counter to a source? */
function hasLine(t: Table, unit: Unit, start: Hex): boolean {
  const { firsts, ends } = net
  const { spent } = lines
  setOut(lines, start)
  for (let at = onward(lines); at !== NOWHERE; at = onward(lines)) {
    if (isSource(t, unit, at)) return true
    // §18.2.2: it begins next to the counter and need not run through its own hex, so that nothing there cuts it (W94)
    let sides = at === start ? ~WATER_SIDES[at] : railSides(t, at)
    const points = spent[at] + 1
    const end = firsts[at + 1]
    for (let link = firsts[at]; link < end; link++, sides >>= 1) {
      const to = ends[link]
      if (sides & 1 && spent[to] > points && carriesSupply(t, unit, to)) step(lines, to, link, points)
    }
  }
  return false
}

/** May a line of supply run through the hex? */
export function carriesSupply(t: Table, unit: Unit, hex: Hex): boolean {
  // §18.2.1: along railroad, and only where it works
  if (RAIL_GROUND[hex] === 0 || !isHex(hex) || !isWorking(t, hex)) return false
  // §29.1: no line enters neutral Angola
  if (isClosedAngola(t, hex)) return false
  // §18.2.2: neither through enemies nor through their zones, even where friends are
  const side = SIDE_OF[unit]
  return !hasEnemy(t, side, hex) && !inEzoc(t, side, hex)
}

/** §18.2: does a line end here? */
export function isSource(t: Table, unit: Unit, hex: Hex): boolean {
  if (isSuppliedFrom(t, unit, hex) || isAtTheCape(unit, hex)) return true
  // §18.2: for the Allies a port they hold, unless it is poisoned (W158)
  if (!mayUsePorts(unit) || (PLACE_AT[hex] & PORT) === 0) return false
  return controller(t, hex) === ALLIED && (t.places.marks[hex] & DEVICE) === 0
}

/** §18.5: hunger comes after all marches and is no part of the last. */
const AFTER_MARCHES = { kind: 'supply', joins: false } as const
/** §18.6: whoever starves goes back to the Recruit Box, whatever its type (W36). */
export const HUNGER: Cause = {
  disrupted: tell.disrupted.under('18.5', AFTER_MARCHES),
  eliminated: tell.eliminated.under('18.6', AFTER_MARCHES),
  returns: true,
}
const HURTS: readonly number[] = ATTRITION.hurtsOn
const outOfSupply = new IdSet<Unit>(new Int32Array(Math.ceil(UNITS / 32)))

/** §18.5: rolls for each of the phasing side's counters that is out of supply. */
function checkSupply(t: Table): void {
  const side = t.tracks.phasing
  outOfSupply.clear()
  // §18.5: all are judged before the first die, or the death of one could cut off the next (W99)
  for (let head = firstHead(t, side); head >= 0; head = headAfter(t, side, head)) judgeStack(t, head)
  rollForAll(t, false)
  // §26.0: the unseen come last, or the numbers of the dice that the enemy sees would tell him who is in want (W165)
  if (has(t, 'fog')) rollForAll(t, true)
}

/** §18.5: a die for each who is out of supply, of those whom the enemy does not see or of the others. */
function rollForAll(t: Table, unseen: boolean): void {
  for (let u = outOfSupply.next(0); u >= 0; u = outOfSupply.next(u + 1)) if (isHidden(t, u) === unseen) suffer(t, u)
}

/** Marks those of a stack that are out of supply. */
function judgeStack(t: Table, head: Unit): void {
  let reached: boolean | undefined
  for (let u = head; u >= 0; u = nextIn(t, u)) {
    if (livesAlone(t, u)) continue
    reached ??= isReached(t, u, t.units.where[u])
    if (!reached) outOfSupply.add(u)
  }
}

function suffer(t: Table, unit: Unit): void {
  // §18.5: on 1 to 3 a good-order unit is disrupted and any other is lost
  outOfSupply.remove(unit)
  if (HURTS.includes(d6(t))) disrupt(t, unit, HUNGER)
  else tell.endured.to(seers(t, unit), t, unit)
}

/** §18.0: the Supply Phase. */
export const supplyPhase = phase('supply', 'supply', '18.5', [automatic('18.5', checkSupply)])
