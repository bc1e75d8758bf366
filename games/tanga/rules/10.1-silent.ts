import { ALLOWED, distance, type Hex, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { BLOCKS, grid } from '../board.ts'
import type { Table } from '../layout.ts'
import { ARTILLERY, KIND, NO_UNIT, type Unit } from '../roster.ts'
import { DIGGING, firstCombat, is, MOVED, NO_AMMUNITION, nextCombat, RETREATED } from '../stacks.ts'
import { isNight } from './04-clock.ts'
import { isBound } from './06.3-standing.ts'
import { isInArc } from './08-facing.ts'
import { whyUnseen } from './10.4-sight.ts'
import { firerAt, isAbleToFire, OFFENSIVE, rangeOf } from './10-fire.ts'

// Why somebody does not fire: `10-fire.ts` says only that he does not.

/** §10.1: what silences a unit just now, whomever it might fire at; ALLOWED where nothing does. */
function whySilent(t: Table, u: Unit, kind: number): Refusal {
  const at = t.units.where[u]
  // §7.3: it has fired its last
  if (is(t, u, NO_AMMUNITION)) return refuse.outOfAmmunition(at)
  // §19.2.2: a British machine gun whose marker is still on
  if (is(t, u, MOVED)) return refuse.movedGuns(at)
  // §13.3B: marked for the rest of the turn
  if (is(t, u, RETREATED)) return refuse.cameBack(at)
  // §6.3.4C: of a broken formation, or swept along by one
  if (isBound(t, u)) return refuse.boundAreSilent(at)
  if (kind !== OFFENSIVE) return ALLOWED
  // §10.22: guns have a phase of their own
  if (KIND[u] === ARTILLERY) return refuse.gunsFireLater(at)
  // §18.2: who digs fires in defence alone
  return (t.places.works[at] & DIGGING) === 0 ? ALLOWED : refuse.diggersAreSilent(at)
}

/** §10.1: why nobody in a hex can fire at all; ALLOWED when somebody can. */
export function whyNobodyFires(t: Table, at: Hex, kind: number): Refusal {
  let why = ALLOWED
  let isOne = true
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) {
    const its = whySilent(t, u, kind)
    if (its === ALLOWED) return ALLOWED
    isOne &&= why === ALLOWED || its === why
    why = its
  }
  return isOne ? why : refuse.nobodyAble(at)
}

/** §10.1, §10.4: why nobody in one hex fires at another: front, then range, then sight; ALLOWED when somebody can. */
export function whyNotFrom(t: Table, from: Hex, kind: number, at: Hex): Refusal {
  if (firerAt(t, from, kind, at) !== NO_UNIT) return ALLOWED
  const nobody = whyNobodyFires(t, from, kind)
  if (nobody !== ALLOWED) return nobody
  if (!isInArc(t, from, at)) return refuse.outOfArc(at)
  if (isInRange(t, from, kind, at)) return whyNotSeen(t, from, at)
  // §20.7: by night two hexes
  return isNight(t) ? refuse.tooFarByNight(at) : refuse.outOfRange(at)
}

function isInRange(t: Table, from: Hex, kind: number, at: Hex): boolean {
  for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u))
    if (isAbleToFire(t, u, kind) && distance(grid, from, at) <= rangeOf(t, u)) return true
  return false
}

/** §19.6C, §10.4: rain, ground or units in the way. */
function whyNotSeen(t: Table, from: Hex, at: Hex): Refusal {
  const { hexes = [] } = whyUnseen(t, from, at) ?? {}
  const [first, second] = hexes
  if (first === undefined) return refuse.tooThick(at)
  // §10.4.3: along a side that is shut on either hand
  if (second !== undefined) return refuse.shutOnBothSides(at, first, second)
  return BLOCKS[first] === 1 ? refuse.sightBlocked(at, first) : refuse.unitsBetween(at, first)
}
