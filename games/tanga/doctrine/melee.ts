import { type Proposal, reason } from '@boma/counsel'
import type { Action, Direction, Hex, Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_ALL_ROUND } from '../board.ts'
import { place } from '../counsel/note.ts'
import { answers } from '../counsel/tried.ts'
import type { Table } from '../layout.ts'
import { GERMAN } from '../roster.ts'
import { isFlanked } from '../rules/08-facing.ts'
import { coverLine, trenchOf } from '../rules/10-fire.ts'
import { chargingHex } from '../rules/11-melee.ts'
import { worthOf } from './charges.ts'
import { bestFacing } from './facing.ts'
import { just } from './fire.ts'
import { besideOf, type Front } from './front.ts'
import { type Clash, clash } from './odds.ts'
import type { Stack } from './picture.ts'
import { postValue } from './posts.ts'
import { DESPERATE, LEAST_CHANCE } from './weights.ts'

interface Charge {
  readonly from: Stack
  readonly at: Stack
  readonly odds: Clash
  readonly worth: number
}

/** The melee between two stacks as they stand. */
function clashOf(t: Table, from: Stack, at: Stack): Clash {
  const ground = coverLine(from.at, at.at).value + trenchOf(t, from.at, at.at)
  return clash(from.body, at.body, ground, isFlanked(at.at, t.places.facing[at.at], from.at))
}

/** What it is worth to attack a stack. */
function chargeOf(front: Front, from: Stack, at: Stack): Charge {
  const odds = clashOf(front.t, from, at)
  // §14.1: whoever wins must leave his hex
  const leaves =
    front.side === GERMAN
      ? postValue(front, from.at) / (front.goals.isAtOnce ? 1 : 4)
      : front.goals.isGoal[from.at] === 1
        ? 10
        : 0
  const decides = front.goals.isGoal[at.at] === 1 && front.goals.weight > DESPERATE.weight
  const isGood = odds.win >= (decides ? DESPERATE.chance : LEAST_CHANCE)
  const gain = odds.win * (worthOf(front, at) - (decides ? 0 : leaves)) + odds.dealt - odds.lost * front.ownStep
  return { from, at, odds, worth: isGood ? gain : -1 }
}

const stackIn = (stacks: readonly Stack[], at: Hex): Stack | undefined => stacks.find((each) => each.at === at)

function bestFrom(front: Front, from: Hex): Charge | undefined {
  const own = stackIn(front.own, from)
  if (own === undefined) return undefined
  let best: Charge | undefined
  for (const at of besideOf(from)) {
    const enemy = stackIn(front.enemies, at)
    if (enemy === undefined || enemy.body.faces.length === 0) continue
    const found = chargeOf(front, own, enemy)
    if (best === undefined || found.worth > best.worth) best = found
  }
  return best
}

/** §11.1: who attacks whom: the best first, so that later ones meet what is left. */
export function proposeMelee(t: Table, front: Front): readonly Proposal[] {
  let best: Charge | undefined
  for (const action of answers(t)) {
    if (!act.charge.is(action)) continue
    const found = bestFrom(front, act.charge.hex(action))
    if (found !== undefined && found.worth > 0 && (best === undefined || found.worth > best.worth)) best = found
  }
  if (best === undefined) return just(act.end())
  const why = reason('strike', { at: place(best.at.at), chance: best.odds.win })
  return [{ order: [act.charge(best.from.at), act.storm(best.at.at)], worth: best.worth, why }]
}

/** §11.1.1: whom, where the hex has been named. */
export function proposeStorm(t: Table, front: Front): readonly Proposal[] {
  const best = bestFrom(front, chargingHex(t))
  const all = answers(t)
  if (best !== undefined && all.includes(act.storm(best.at.at)))
    return just(act.storm(best.at.at), reason('strike', { at: place(best.at.at), chance: best.odds.win }))
  return just(all[0] as Action)
}

/** §11.2: fights on, or takes everybody out of a melee that is lost and decides nothing. */
export function proposeWithdraw(t: Table, front: Front, side: Side): readonly Proposal[] {
  const isAttacker = side === t.tracks.phasing
  const [mine, his] = [front.own, front.enemies]
  const from = stackIn(isAttacker ? mine : his, t.melee.from)
  const at = stackIn(isAttacker ? his : mine, t.melee.at)
  const fight = just(act.fight(), reason('strike', { at: place(t.melee.at) }))
  if (from === undefined || at === undefined) return fight
  const { win } = clashOf(t, from, at)
  const decides = front.goals.isGoal[t.melee.at] === 1
  const isHopeless = isAttacker ? win < (decides ? 0.1 : 0.35) : win > 0.9 && !decides
  if (!isHopeless) return fight
  const leaves = answers(t).find((action) => act.withdraw.is(action))
  return leaves === undefined ? fight : just(leaves, reason('fallBack'))
}

/** §14.1: a leader takes them farther only towards where it decides. */
export function proposeLead(t: Table, front: Front, side: Side): readonly Proposal[] {
  const led = answers(t).find((action) => act.lead.is(action))
  const isWanted = side !== GERMAN && front.goals.isGoal[t.melee.at] === 0
  return just(isWanted && led !== undefined ? led : act.unled(), reason('strike', { at: place(t.melee.at) }))
}

/** §14.1: the next hex of an advance: where it decides, else the best cover. */
export function proposeAdvance(t: Table, front: Front): readonly Proposal[] {
  let best: Hex | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of answers(t)) {
    if (!act.advance.is(action)) continue
    const to = act.advance.hex(action)
    const worth = (front.goals.isGoal[to] === 1 ? 10 : 0) - front.shelter(to) - front.fire.atRest(to, 4)
    if (worth <= most) continue
    most = worth
    best = to
  }
  if (best === undefined) return []
  const facing = IS_ALL_ROUND[best] === 1 ? (0 as Direction) : bestFacing(front, best)
  const wanted = act.advance(best, facing)
  const all = answers(t)
  const action = all.includes(wanted)
    ? wanted
    : (all.find((each) => act.advance.is(each) && act.advance.hex(each) === best) as Action)
  return just(action, reason('take', { at: place(best) }))
}
