import type { Dice, Hex, Side } from '@boma/kernel'
import { ABOARD, HEXES, HIDDEN, isHex, OFF_WEST, TO_COME } from '../board.ts'
import { ARRIVALS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BRITISH, IS_COMBAT, SIDE_OF, UNITS, type Unit, unit } from '../roster.ts'
import { scenarioOf, turnOf } from '../rules/04-clock.ts'
import { PHASES } from '../rules/04-phases.ts'
import { oneMoreFault } from '../rules/09-stacking.ts'
import { combatUnits, downHasCombat, downHasRetreated, holder, isFaceDown, RETREATED, topOf } from '../stacks.ts'

/** How often a place is looked for where one more unit may lie. */
const TRIES = 6
type Draw = (below: number) => number

/**
 * Fills a view: one unit into each stack that lies face down, the others with them, under units that are seen, or where
 * nobody sees them off the map.
 */
export function fill(t: Table, enemy: Side, dice: Dice): void {
  let drawn = 0
  const draw: Draw = (below) => (below > 1 ? dice.draw(drawn, below, 0, drawn++) : 0)
  const unseen = shuffled(t, enemy, draw)
  const hexes: Hex[] = []
  const isGoing = t.march.going === 1 && t.tracks.phasing === enemy
  if (isGoing) sendFromUnderLeader(t, unseen)
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (holder(t, at) !== enemy) continue
    // In a melee all are seen
    if (t.melee.at === 0 || (at !== t.melee.at && at !== t.melee.from)) hexes.push(at)
    if (isFaceDown(t, at)) turnUp(t, at, unseen)
  }
  if (isGoing) sendSomebody(t, unseen)
  for (const u of unseen) if (t.units.where[u] === HIDDEN) putSomewhere(t, u, hexes, draw)
}

/** The unseen counters in any order; those who are not due yet are known to be far away (4.2I). */
function shuffled(t: Table, enemy: Side, draw: Draw): readonly Unit[] {
  const unseen: Unit[] = []
  for (let u = 0 as Unit; u < UNITS; u++)
    if (SIDE_OF[u] === enemy && t.units.where[u] === HIDDEN)
      if (isToCome(t, u)) lay(t, u, TO_COME)
      else unseen.splice(draw(unseen.length + 1), 0, u)
  return unseen
}

const DUE = ARRIVALS.map(({ day, hour, units }) => ({ day, hour, units: units.map(unit) }))
function isToCome(t: Table, u: Unit): boolean {
  const due = DUE.slice(0, scenarioOf(t).arrivals).find(({ units }) => units.includes(u))
  return due !== undefined && turnOf(t, due.day, due.hour) > t.tracks.turn
}

/** Ruling T174: a combat unit where there is one, and one that has retreated where all have. */
function turnUp(t: Table, at: Hex, unseen: readonly Unit[]): void {
  const wanted = downHasCombat(t, at) ? 1 : 0
  const hasRetreated = downHasRetreated(t, at)
  t.places.first[at] = 0
  const u = unseen.find((each) => t.units.where[each] === HIDDEN && IS_COMBAT[each] === wanted)
  if (u === undefined) return
  lay(t, u, at)
  if (hasRetreated) t.units.state[u] |= RETREATED
}

/** Is somebody on the move there whom nobody sees? */
const isSomebodyToSend = (t: Table): boolean => t.group.next(0) < 0 && holder(t, t.march.at) === t.tracks.phasing

/**
 * Where a leader or stevedores are seen there is no combat unit, which would lie on top of them: somebody goes who is none,
 * and lies beneath. He is sent before any face-down stack takes him.
 */
function sendFromUnderLeader(t: Table, unseen: readonly Unit[]): void {
  const { at } = t.march
  if (!isSomebodyToSend(t) || isFaceDown(t, at) || topOf(t, at) >= 0) return
  const goes = unseen.find((u) => IS_COMBAT[u] === 0 && u > t.stacks.firstIn(at))
  if (goes === undefined) return
  lay(t, goes, at)
  t.group.add(goes)
}

/** Somebody is on the move there: who has just been turned up, or one more under the unit that is seen. */
function sendSomebody(t: Table, unseen: readonly Unit[]): void {
  const { at } = t.march
  if (!isSomebodyToSend(t)) return
  const there = unseen.find((u) => t.units.where[u] === at)
  // Those who went have fallen, and leaders are left
  if (there === undefined && topOf(t, at) < 0) return
  const left = unseen.filter((u) => t.units.where[u] === HIDDEN)
  const goes = there ?? left.find((u) => IS_COMBAT[u] === 1) ?? left[0]
  if (goes === undefined) return
  if (there === undefined) layUnder(t, goes, at)
  t.group.add(goes)
}

function putSomewhere(t: Table, u: Unit, hexes: readonly Hex[], draw: Draw): void {
  for (let i = 0; i < TRIES && hexes.length > 0; i++) {
    const at = hexes[draw(hexes.length)] as Hex
    if (topOf(t, at) < 0 || oneMoreFault(t, at, u) !== '') continue
    layUnder(t, u, at)
    return
  }
  lay(t, u, SIDE_OF[u] === BRITISH ? ABOARD : OFF_WEST)
}

/** Ruling T100: whoever had not retreated would lie on top of one that has. */
function layUnder(t: Table, u: Unit, at: Hex): void {
  const top = topOf(t, at)
  lay(t, u, at)
  if (top >= 0 && IS_COMBAT[u] === 1) t.units.state[u] |= t.units.state[top] & RETREATED
}

const ARTILLERY_PHASE = PHASES.indexOf('artillery')

/** Lays an unseen counter down, under the combat units that are there; ruling T84: where it was when the guns began. */
function lay(t: Table, u: Unit, at: Hex): void {
  t.units.rank[u] = IS_COMBAT[u] === 1 && isHex(at) ? combatUnits(t, at) : 0
  t.stacks.put(u, at)
  if (t.tracks.phase === ARTILLERY_PHASE && isHex(at)) t.units.stood[u] = at + 1
}
