import { type Proposal, reason } from '@boma/counsel'
import { type Action, type Hex, type IdSet, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { CAPE, isHex, PLACE_AT, TOWN } from '../board.ts'
import { listOf } from '../counsel/fight.ts'
import { place } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { COMBAT, IS_LEADER, IS_WIRELESS, SUPPLIES, type Unit } from '../roster.ts'
import { inEzoc } from '../rules/11-zones.ts'
import { attacking, forceOf, isOverRiver } from '../rules/15.2-forces.ts'
import { halvedBy } from '../rules/16.5-ground.ts'
import { gunOf } from '../rules/23-support.ts'
import { rules } from '../rules.ts'
import { combatFactor, controller, hasTwoSteps, isDisrupted, isMobile, isStatic } from '../stacks.ts'
import { freeIn, isPost } from './forces.ts'
import { isFortress } from './fortress.ts'
import { lineUp, makeLine, type Outcome, strike } from './odds.ts'
import { turnsLeft, worthOf } from './operations.ts'
import type { Survey } from './survey.ts'

const moves = new Moves()
const attack = makeLine()
const defence = makeLine()

/** One order and nothing else. */
export const only = (order: readonly Action[], why = reason('strike'), worth = 0): readonly Proposal[] => [
  { order, worth, why },
]

/** What is left of the battle, if the attacker leads or follows. */
export function foreseen(t: Table, leads: boolean): Outcome {
  const ground = halvedBy(t, t.battle.at, isOverRiver(t)) !== undefined
  const ships = t.battle.gun === 1 ? COMBAT[gunOf(t, attacking(t))] : 0
  lineUp(attack, t, listOf(t.attackers), ground, ships)
  lineUp(defence, t, listOf(t.defenders), false, 0)
  return strike(attack, defence, leads ? 1 : 0)
}

/** What that is worth to a side, in action points. */
function worthTo(t: Table, survey: Survey, { win, lose, lost, dealt }: Outcome): number {
  const { side, posture } = survey
  const worth = worthOf(t, survey, t.battle.at)
  const own = side === attacking(t) ? lost : dealt
  const theirs = side === attacking(t) ? dealt : lost
  const ground = side === attacking(t) ? win * worth - lose : -win * worth + lose
  return ground + posture.enemyStep * theirs - posture.ownStep * own
}

/** §15.5.2: a point for the die, where the lead is worth more than a point. */
export function proposeBid(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  const isAttacker = side === attacking(t)
  const gap = worthTo(t, survey, foreseen(t, isAttacker)) - worthTo(t, survey, foreseen(t, !isAttacker))
  // A point moves the roll by a seventh.
  const spends = gap / 7 > (turnsLeft(t) === 0 ? 0.5 : 1.2) && t.ap.points[side] > (turnsLeft(t) === 0 ? 0 : 2)
  return only([spends ? act.spend() : act.end()], reason('strike', { at: place(t.battle.at) }))
}

/** §15.5.3: who leads may leave. */
export function proposeWithdraw(t: Table, side: Side): readonly Proposal[] {
  const leads = side === attacking(t)
  const outcome = foreseen(t, leads)
  const leaves = legalHas(t, act.withdraw()) && (leads ? isHopeless(t, outcome) : isDoomed(t, side, outcome))
  return leaves
    ? only([act.withdraw()], reason('fallBack', { at: place(t.battle.at), chance: outcome.win }))
    : only([act.fight()], reason(leads ? 'strike' : 'hold', { at: place(t.battle.at), chance: outcome.win }))
}

/** An attack that turns out to be one on far more than was thought. */
const isHopeless = (t: Table, { win, lost, dealt }: Outcome): boolean =>
  turnsLeft(t) > 0 && win < 0.02 && lost > 1.5 * dealt + 1

/** §16.4.1: whoever cannot hold leaves, but not for nothing a town, and never a fortress. */
function isDoomed(t: Table, side: Side, { win }: Outcome): boolean {
  const { at } = t.battle
  if (side === 1 && isFortress(at)) return false
  const force = listOf(t.defenders)
  const mobile = force.filter((u) => isMobile(t, u)).length
  const isHeldTown = (PLACE_AT[at] & TOWN) !== 0
  return mobile > 0 && win > (isHeldTown ? 0.6 : 0.35)
}

function legalHas(t: Table, action: Action): boolean {
  legal(rules, t, moves)
  return moves.has(action)
}

/** §15.2: everybody in the hex attacks with the force. */
export function proposeJoin(t: Table): readonly Proposal[] {
  return only([legalHas(t, act.all()) ? act.all() : act.go()], reason('gather', { at: place(t.battle.at) }))
}

/** §16.2: who takes a hit; they are given upwards, so that the lowest of those meant to take one is named. */
export function proposeHit(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const order = lossOrder(t, forceOf(t, side), t.battle.pickFrom)
  const due = order.slice(0, t.battle.hits).sort((a, b) => a - b)
  const chosen = due.find((u) => moves.has(act.hit(u)))
  const hit = chosen === undefined ? moves.at(0) : act.hit(chosen)
  return only([hit], reason('spare'))
}

/** How dear a unit is when hits are given out. */
function dearness(t: Table, u: Unit): number {
  if (IS_LEADER[u] === 1 || IS_WIRELESS[u] === 1) return 9
  if (SUPPLIES[u] === 1) return 0
  return combatFactor(t, u)
}

/** All but the strongest are disrupted, then they die, then the strongest goes. */
function lossOrder(t: Table, force: IdSet<Unit>, from: Unit): readonly Unit[] {
  const weakFirst = listOf(force)
    .filter((u) => u >= from)
    .sort((a, b) => dearness(t, a) - dearness(t, b) || a - b)
  const isWhole = (u: Unit): boolean => hasTwoSteps(u) && !isDisrupted(t, u)
  const keeper = weakFirst.findLast((u) => !isDisrupted(t, u) && IS_LEADER[u] === 0 && IS_WIRELESS[u] === 0)
  const others = weakFirst.filter((u) => u !== keeper)
  const last = keeper === undefined ? [] : isWhole(keeper) ? [keeper, keeper] : [keeper]
  return [...others.filter(isWhole), ...others, ...last]
}

/** §16.4: one hex back: off the enemy's zones, towards where somebody is fed and held. */
export function proposeFallBack(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  let best = moves.at(0)
  let bestScore = -Infinity
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    const score = act.fallBack.is(a) ? scoreBack(t, side, act.fallBack.hex(a)) : 20
    if (score > bestScore) {
      bestScore = score
      best = a
    }
  }
  return only([best], reason('fallBack'))
}

function scoreBack(t: Table, side: Side, to: Hex): number {
  if (to === CAPE) return 6
  const isLast = t.battle.hexesToGo === 1
  const zone = inEzoc(t, side, to) ? -20 : 0
  const fed = PLACE_AT[to] !== 0 ? (isLast ? 6 : 1) : 0
  const town = (PLACE_AT[to] & TOWN) !== 0 && isLast ? 3 : 0
  const friends = controller(t, to) === side ? (isLast ? 4 : 1) : 0
  return zone + fed + town + friends
}

/** §17.5: into a town that counts everybody, but for one where another would be left empty; elsewhere only to be fed. */
export function proposeAdvance(t: Table, side: Side): readonly Proposal[] {
  const { at, from } = t.battle
  const why = reason('take', { at: place(at) })
  const isWorthIt = PLACE_AT[at] !== 0 || (isHex(from) && PLACE_AT[from] === 0)
  if (!isWorthIt || (side === 1 && isFortress(from) && !isPost(t, side, at))) return only([act.end()], why)
  legal(rules, t, moves)
  const free = freeIn(t, side, from)
  const inForce = listOf(t.attackers)
  const stays = inForce.filter((u) => t.units.where[u] === from && !free.includes(u) && !isStatic(t, u))
  if (stays.length === 0 && !(side === 1 && isFortress(from)))
    return only([moves.has(act.all()) ? act.all() : act.end()], why)
  const going = side === 1 && isFortress(from) ? free.filter((u) => inForce.includes(u)).slice(0, 1) : free
  const next = going.find((u) => moves.has(act.advance(u)))
  return only([next === undefined || (side === 1 && controller(t, at) === side) ? act.end() : act.advance(next)], why)
}

/** §14.4: the weakest goes. */
export function proposeRemove(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best = moves.at(0)
  let least = 99
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    if (!act.remove.is(a)) continue
    const dear = dearness(t, act.remove.unit(a))
    if (dear < least) {
      least = dear
      best = a
    }
  }
  return only([best], reason('spare'))
}
