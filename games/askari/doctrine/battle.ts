import { type Action, DIRECTIONS, type Hex, legal, Moves, neighbour, OFF_MAP, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { grid, HEXES, isHex, TOWN } from '../board.ts'
import { answerFor } from '../counsel/answers.ts'
import type { Table } from '../layout.ts'
import { GERMAN, isGround, type Unit } from '../roster.ts'
import { hasLine, nationOf } from '../rules/07-communications.ts'
import { isHeldFast } from '../rules/11.5-withdrawal.ts'
import { attacking, forceOf } from '../rules/11-forces.ts'
import { rules } from '../rules.ts'
import { ENTRENCHED, is, LANDED, SUPPRESSED } from '../stacks.ts'
import { defenceOf, type Front } from './front.ts'
import { forecast, foresee } from './odds.ts'
import { STAND_BELOW } from './weights.ts'

const moves = new Moves()
const listed = (t: Table): readonly Action[] => {
  legal(rules, t, moves)
  return moves.toArray()
}

/** The attackers' chance in the battle under way, before the first shot. */
export function chanceOfAttack(t: Table, isLed: boolean): number {
  const side = attacking(t)
  const attackers: Unit[] = []
  let isFed = true
  let hasLanded = false
  for (let u = t.attackers.next(0); u >= 0 && isGround(u); u = t.attackers.next(u + 1)) {
    attackers.push(u)
    isFed &&= !is(t, u, SUPPRESSED)
    hasLanded ||= is(t, u, LANDED)
  }
  foresee(t, side, attackers, t.battle.at, { isFed, isHard: hasLanded, isLed })
  return forecast.win
}

/** §11.5: towns are held as long as there is a chance; who stands in the bush for nothing gets away. */
export function withdraw(t: Table, front: Front): Action {
  const { at } = t.battle
  const lost = chanceOfAttack(t, false)
  const isWanted = front.points[at] >= 0.9
  const isLate = front.turnsLeft === 0
  const most = isWanted ? (isLate ? 0.97 : 0.75) : STAND_BELOW
  return lost > most && !(isHeldFast(t) && lost < 0.6) ? act.withdraw() : act.stand()
}

/** §11.6: as many as it takes, from where they are not needed. */
export function reinforce(t: Table, front: Front): Action {
  if (chanceOfAttack(t, false) < 0.25) return act.end()
  let best: Action = act.end()
  let most = 0
  for (const a of listed(t)) {
    if (!act.reinforce.is(a)) continue
    const u = act.reinforce.unit(a)
    const from: Hex = t.units.where[u]
    const gain =
      0.3 * front.points[t.battle.at] - front.leaving(from, defenceOf(t, u)) - (is(t, u, ENTRENCHED) ? 0.05 : 0)
    if (gain > most) {
      most = gain
      best = a
    }
  }
  return best
}

/** §11.7.1: the German lives off a Carrier where it may decide; to the Entente it is a point (13.1.4). */
export function feed(t: Table, side: Side): Action {
  if (side !== GERMAN) return act.end()
  const first = listed(t).find((a) => act.consume.is(a))
  return first ?? act.end()
}

/** §11.13: a leader is for the attack that he decides; the last Segment has nothing to save him for. */
export function lead(t: Table, side: Side): Action {
  if (side === attacking(t)) {
    const without = chanceOfAttack(t, false)
    return without < 0.97 && chanceOfAttack(t, true) - without > 0.04 ? act.lead() : act.end()
  }
  const lost = chanceOfAttack(t, false)
  return lost > 0.15 && lost < 0.9 && (t.tracks.segment >= 2 || lost > 0.35) ? act.lead() : act.end()
}

/** §11.12: to a town of ours that is empty, else to friends, else where there is a line; the enemy's reach is shunned. */
export function retreat(t: Table, side: Side, front: Front): Action {
  const answers = listed(t)
  let best: Action = answers[0] as Action
  let most = Number.NEGATIVE_INFINITY
  for (const a of answers) {
    const worth = act.retreat.is(a) ? shelter(t, side, act.retreat.hex(a), front) : act.evacuate.is(a) ? -2 : -3
    if (worth > most) {
      most = worth
      best = a
    }
  }
  return best
}

function shelter(t: Table, side: Side, at: Hex, front: Front): number {
  const force = forceOf(t, side)
  const lead = force.next(0)
  const nation = lead >= 0 ? nationOf(t, lead) : nationOf(t, 0 as Unit)
  const town = TOWN[at]
  const isOurs = town >= 0 && t.towns.holder[town] === side
  const takes = town >= 0 && !isOurs ? 1 : 0
  return (
    2 * front.points[at] * (takes || (isOurs && front.ground.ours[at] === 0 ? 0.7 : 0.2)) +
    (hasLine(t, side, nation, at) ? 0.5 : 0) +
    0.2 * (front.ground.ours[at] as number) -
    0.05 * front.pressure[at] -
    0.1 * foesBeside(at, front)
  )
}

function foesBeside(at: Hex, front: Front): number {
  let n = 0
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next !== OFF_MAP && next < HEXES && isHex(next)) n += front.ground.foes[next] as number
  }
  return n
}

/** Whoever else is asked in a battle answers as all are taken to: guns bombard, full units take the hits. */
export const asUsual = (t: Table): Action | undefined => answerFor(t)
