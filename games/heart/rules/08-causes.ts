import { other, type Side } from '@boma/kernel'
import { squareOf } from '../board.ts'
import { DISTANCES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { endOf, FIRST_UNIT, type Figure, firstOf, headOf, NO_UNIT, sideOf, UNITS, type Unit } from '../roster.ts'
import { isCounted } from './07-hits.ts'
import { squareApart, unitsApart } from './09-contact.ts'
import { isOnTable, isUnit, nextAttached, tailOf } from './09-units.ts'
import { sees } from './10-sight.ts'

// §8: why a unit tests in this turn's Morale Phase, as bits of `causes`; each counts once (16.2).
/** §8.1: friends destroyed or routed. */
export const FRIENDS = 1 << 0
/** §8.2: an ambush sprung nearby. */
export const AMBUSH = 1 << 1
/** §8.3, H21: the army leader killed (two tests); the standard bearer killed (one). */
export const LEADER_KILLED = 1 << 2
export const BEARER_KILLED = 1 << 3
/** §8.4: baggage captured, village burned. */
export const BAGGAGE_LOST = 1 << 4
/** §8.5: casualties. */
export const LOSSES = 1 << 5
/** §16.1: friends routed in this phase: tested after all that was caused before. */
export const ROUTS = 1 << 6
/** §16.2: has tested for friends in this turn. */
export const TESTED = 1 << 7
/** The causes in the order of 8.1-8.5. */
export const CAUSES = [FRIENDS, AMBUSH, LEADER_KILLED, BEARER_KILLED, BAGGAGE_LOST, LOSSES] as const
/** All that is to be tested now. */
export const ANY = FRIENDS | AMBUSH | LEADER_KILLED | BEARER_KILLED | BAGGAGE_LOST | LOSSES

/** §8, H38: does it take morale tests: a unit on the table, no vehicle and no boat? §13.2: nobody in ambush does. */
export const isTester = (t: Table, u: Unit): boolean => isOnTable(t, u) && isUnit(t, u) && !isCounted(t, u)

function note(t: Table, u: Unit, cause: number): void {
  t.units.causes[u] |= cause
}

const FAR = squareOf(DISTANCES.friendLost)
const LEADER_FAR = squareOf(DISTANCES.leaderKilled)
const AMBUSH_FAR = squareOf(DISTANCES.ambushSprung)

/** §9.14: does a figure of the unit, one attached to it or one of that figure's, fulfil it? Fallen ones stand no more. */
function someFigure(t: Table, u: Unit, holds: (t: Table, f: Figure, g: Figure) => boolean, g: Figure): boolean {
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) if (!t.fallen.has(f) && holds(t, f, g)) return true
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if (!t.fallen.has(headOf(a)) && holds(t, headOf(a), g)) return true
  return false
}
const isNear = (t: Table, f: Figure, g: Figure): boolean => squareApart(t, f, g) <= FAR
const isSeen = (t: Table, f: Figure, g: Figure): boolean =>
  sees(t, t.figures.x[f], t.figures.y[f], t.figures.x[g], t.figures.y[g])
const isNearLeader = (t: Table, f: Figure, g: Figure): boolean => squareApart(t, f, g) <= LEADER_FAR

/** §9.14: does one pair fulfil it: a figure of the unit, and one of those that are lost? */
function somePair(t: Table, u: Unit, lost: Unit, holds: (t: Table, f: Figure, g: Figure) => boolean): boolean {
  for (let g = headOf(lost), end = tailOf(t, lost); g !== end; g++) if (someFigure(t, u, holds, g)) return true
  return false
}

/** §8.1, §9.14: friends within 12 inches, and in sight, of one that is destroyed or routs, where those stand that are removed now; another pair may be near than sees. */
export function noteLost(t: Table, lost: Unit, cause: number): void {
  for (let u = firstOf(sideOf(lost)), end = endOf(sideOf(lost)); u !== end; u++)
    if (u !== lost && isTester(t, u) && somePair(t, u, lost, isNear) && somePair(t, u, lost, isSeen)) note(t, u, cause)
}

/** §8.3: the army leader, or the standard bearer, is killed: all friends within 18 inches, seen or not (H35). */
export function noteKilled(t: Table, leader: Unit, cause: number): void {
  for (let u = firstOf(sideOf(leader)), end = endOf(sideOf(leader)); u !== end; u++)
    if (isTester(t, u) && someFigure(t, u, isNearLeader, headOf(leader))) note(t, u, cause)
}

/** §8.2, §13.5: an ambush is sprung: every enemy unit within 8 inches of it at that moment. */
export function noteAmbush(t: Table, sprung: Unit): void {
  for (let u = firstOf(other(sideOf(sprung))), end = endOf(other(sideOf(sprung))); u !== end; u++)
    if (isTester(t, u) && unitsApart(t, u, sprung) <= AMBUSH_FAR) note(t, u, AMBUSH)
}

/** §8.4, H22: baggage captured or village burned: every unit of that army on the table. */
export function noteBaggage(t: Table, side: Side): void {
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) if (isTester(t, u)) note(t, u, BAGGAGE_LOST)
}

/** §8.5: so many figures at most, and the losses that make them test. */
const CASUALTIES = [
  { max: 6, losses: 1 },
  { max: 12, losses: 2 },
  { max: 20, losses: 3 },
] as const
/** §8.5, H23: the losses of a turn that make a unit of that size at its start test. */
export const lossesToTest = (size: number): number => CASUALTIES.find(({ max }) => size <= max)?.losses ?? 3

/** §8.5, H23: whoever has lost that many in this turn; those attached do not count. */
export function noteLosses(t: Table): void {
  for (let u = FIRST_UNIT; u !== UNITS; u++)
    if (isTester(t, u) && t.units.began[u] - t.units.count[u] >= lossesToTest(t.units.began[u])) note(t, u, LOSSES)
}

/** Is there anything that it has to test for now? */
export const hasCause = (t: Table, u: Unit): boolean => isTester(t, u) && (t.units.causes[u] & ANY) !== 0
/** The number of a cause in words: the first that is to be tested. */
export function firstCause(t: Table, u: Unit): number {
  for (let i = 0; i < CAUSES.length; i++) if ((t.units.causes[u] & CAUSES[i]) !== 0) return i
  return -1
}
