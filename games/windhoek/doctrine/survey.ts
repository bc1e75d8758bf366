import { type Column, type Hex, other, type Side } from '@boma/kernel'
import { HEXES, HIDDEN } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstUnit, IS_ARTILLERY, UNITS, type Unit } from '../roster.ts'
import { forceOf, groundOf } from '../rules/15.2-forces.ts'
import { armIn, firingIn, isHalved, ROUNDS } from '../rules/15.5.4-rounds.ts'
import { COLUMN, combatFactor, isDisrupted } from '../stacks.ts'
import { type Belief, believe, type Shown } from './belief.ts'
import { isPortuguese, type Party } from './forces.ts'
import { findReach, type Reach } from './reach.ts'
import { POSTURES, type Posture } from './weights.ts'

/**
 * What a side makes of the table. It is made anew, piece by piece, whenever the enemy or the turn has changed; only what
 * battles have shown of the enemy (15.5.1) it keeps, as a player would.
 */
export interface Survey {
  readonly side: Side
  readonly posture: Posture
  /** What of the table it rests on, and the player's turn. */
  stamp: number
  turn: number
  /** The last plan that it belongs to. */
  readonly planned: number
  belief: Belief
  /** Ways found so far, by where they begin and how fast they are. */
  readonly reaches: Map<number, Reach>
  /** What battles have shown. */
  readonly shown: Shown
}

/** Surveys the table for a side. */
export function surveyFor(t: Table, side: Side, number = 0, before?: Survey): Survey {
  const shown = before?.shown ?? nothingShown()
  return {
    side,
    posture: (POSTURES[side] as readonly Posture[])[number] as Posture,
    stamp: stampOf(t, side),
    // What was remembered then is looked at anew when the turn has changed since.
    turn: before?.turn ?? clockOf(t),
    planned: planningOf(t, side),
    belief: believe(t, side, shown),
    reaches: new Map(),
    shown,
  }
}

const nothingShown = (): Shown => ({
  at: new Uint16Array(UNITS) as unknown as Column<Unit, Hex>,
  hurt: new Uint8Array(UNITS) as Column<Unit>,
  hexes: new Map(),
  hitsSince: new Map(),
})
/** Where nothing is hidden, nothing need be remembered. */
const NOTHING = nothingShown()

/** The turns of either side that have begun. */
export const clockOf = (t: Table): number => 2 * t.tracks.turn + t.tracks.phasing

/** The plans that a side has made until now, two a turn: whom it raises, and where it marches. What the enemy asks is answered by the last. */
function planningOf(t: Table, side: Side): number {
  const isMarching = asked(t) === 'act' ? 1 : 0
  return t.tracks.phasing === side ? 2 * clockOf(t) + isMarching : 0
}

/** Does the posture of a survey still hold? It is chosen anew before units are raised, and before they march. */
export const isPlanned = (t: Table, { side, planned }: Survey): boolean =>
  (asked(t) !== 'recruit' && asked(t) !== 'act') || planned >= planningOf(t, side)

/** Brings a survey up to date, and notes what the battle under way shows; of an imagined table, which hides nothing, it keeps nothing. */
export function look(t: Table, survey: Survey): void {
  const { side } = survey
  const isVeiled = hidesAny(t, other(side))
  if (isVeiled) remember(t, survey)
  const stamp = stampOf(t, side)
  if (stamp === survey.stamp) return
  survey.stamp = stamp
  survey.belief = believe(t, side, isVeiled ? survey.shown : NOTHING)
  survey.reaches.clear()
}

/** §26.0: is anybody of a side hidden? */
function hidesAny(t: Table, side: Side): boolean {
  for (let u = firstUnit(side); u < afterLast(side); u++) if (t.units.where[u] === HIDDEN) return true
  return false
}

function remember(t: Table, survey: Survey): void {
  const { side, shown } = survey
  if (t.battle.linedUp === 1) note(t, other(side), shown)
  const turn = clockOf(t)
  // §19.0: what was disrupted may have rallied since
  if (turn !== survey.turn && t.tracks.phasing === side) forgetHurt(shown)
  survey.turn = turn
}

function forgetHurt({ hurt, hitsSince }: Shown): void {
  for (let u = 0 as Unit; u < UNITS; u++) hurt[u] = 0
  hitsSince.clear()
}

function note(t: Table, enemy: Side, { at, hurt, hexes, hitsSince }: Shown): void {
  const force = forceOf(t, enemy)
  const ground = groundOf(t, enemy)
  if (force.next(0) < 0 || ground >= HEXES) return
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++) if (at[u] === ground) at[u] = 0 as Hex
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) {
    at[u] = ground
    hurt[u] = isDisrupted(t, u) ? 1 : 0
  }
  hexes.set(ground, t.tracks.turn)
  hitsSince.set(ground, hitsToCome(t, enemy))
}

/** The hits that the enemy will have taken on average when the battle ends: nobody is asked, and so nothing seen, after the last fire. */
function hitsToCome(t: Table, enemy: Side): number {
  const own = other(enemy)
  const halved = isHalved(t, enemy)
  const force = forceOf(t, own)
  let sum = 0
  for (let round = asked(t) === 'hits' ? t.battle.round + 1 : 0; round < ROUNDS; round++) {
    if (firingIn(t, round) !== own) continue
    let hits = 0
    for (let u = force.next(0); u >= 0; u = force.next(u + 1))
      if (IS_ARTILLERY[u] === armIn(round)) hits += combatFactor(t, u) / FACES
    // §16.5: half of them, rounded up
    sum += halved ? hits / 2 + Math.min(hits, 1) / 4 : hits
  }
  return sum
}
const FACES = 6

/** A number that changes with the turn, and with where the enemy is and how he lies. */
function stampOf(t: Table, side: Side): number {
  const enemy = other(side)
  const { where, state } = t.units
  const { first, marks, zones } = t.places
  let stamp = t.tracks.turn * 4 + t.tracks.phasing * 2 + t.tracks.portugal
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++) stamp = (Math.imul(stamp, 31) + where[u] * 4 + state[u]) | 0
  for (let hex = 0 as Hex; hex < HEXES; hex++)
    if (first[hex] >= COLUMN || zones[hex] !== 0)
      stamp = (Math.imul(stamp, 31) + hex * 512 + marks[hex] * 8 + zones[hex]) | 0
  return stamp
}

/** The ways of a party, found once. */
export function reachOf(t: Table, survey: Survey, party: Party): Reach {
  const key = (party.from * 64 + party.allowance) * 2 + (isPortuguese(party) ? 1 : 0)
  const known = survey.reaches.get(key)
  if (known !== undefined) return known
  const { side } = survey
  const found = findReach(t, { side, from: party.from, allowance: party.allowance, isPortuguese: isPortuguese(party) })
  survey.reaches.set(key, found)
  return found
}
