import { type Proposal, reason, type Task } from '@boma/counsel'
import { type Action, ALLOWED, check, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { RIGHT_ANGLE, waysBetween } from '../board.ts'
import { atWork } from '../counsel/appraise/tasks.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { GUNBOAT, INDEPENDENT, RANK, type Unit } from '../roster.ts'
import { inContact } from '../rules/09-contact.ts'
import { AFLOAT, did, NAMED } from '../rules/09-units.ts'
import { rules } from '../rules.ts'
import { springing } from './ambush.ts'
import { apart, bodyOf, shifted, turned } from './bodies.ts'
import { arrives, maySally, paces, reckonRound, round } from './close.ts'
import { standsToFire } from './fire.ts'
import { facingsFor, isOnBoard, strides } from './legs.ts'
import { costAt } from './losses.ts'
import { pictureOf } from './picture.ts'
import { placeWorth, type Seeker, seekerOf, weighed } from './places.ts'
import type { Survey } from './survey.ts'
import { CHARGE_GAIN, FEAR, INERTIA } from './weights.ts'

/** What a unit had best do, and by how much that is better than to stand. */
interface Option {
  readonly action: Action
  readonly gain: number
  readonly task: Task
  readonly chance?: number
}

const moves = new Moves()

/** Names a unit: first whoever charges, then those who stand, so that the enemy has to show what he does; last those who gain most. */
export function proposeNaming(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  legal(rules, t, moves)
  const picture = pictureOf(t, side)
  const options: Option[] = []
  for (let i = 0; i < picture.own.length; i++) {
    const { unit } = picture.own[i]
    const isListed = moves.has(act.move(unit)) || moves.has(act.stand(unit))
    if (isListed && !did(t, unit, NAMED)) options.push(optionFor(t, side, seekerOf(picture, survey, i)))
  }
  const landing = landings(t)
  if (landing !== undefined) return [landing]
  const spring = springing(t, side, picture)
  if (spring !== undefined) return [spring]
  const charges = options.filter(({ action }) => act.charge.is(action)).toSorted((a, b) => b.gain - a.gain)
  const others = options.filter(({ action }) => !act.charge.is(action)).toSorted((a, b) => a.gain - b.gain)
  const [first] = [...charges, ...others]
  if (first === undefined) return passing()
  return [
    {
      order: [first.action],
      worth: first.gain,
      why: reason(first.task, first.chance === undefined ? {} : { chance: first.chance }),
    },
  ]
}

function passing(): readonly Proposal[] {
  const action = moves.has(act.pass()) ? act.pass() : moves.at(0)
  return [{ order: [action], worth: 0, why: reason('wait') }]
}

/** §17.9: whoever is afloat goes ashore. */
function landings(t: Table): Proposal | undefined {
  for (let u = 0 as Unit; u < t.units.where.length; u++) {
    if (t.units.where[u] !== AFLOAT || !moves.has(act.land(u))) continue
    return { order: [act.land(u)], worth: 1, why: reason('land') }
  }
  return undefined
}

function optionFor(t: Table, side: Side, seeker: Seeker): Option {
  const { picture, i } = seeker
  const { unit, body } = picture.own[i]
  if (inContact(t, unit)) return inFight(t, side, unit)
  // §17.8: whoever is at work stays at it
  if (atWork(t, unit) > 0 && moves.has(act.stand(unit))) return { action: act.stand(unit), gain: 0, task: 'take' }
  const stays = placeWorth(seeker, body, false, false)
  const deal = weighed.deal
  const charge = bestCharge(t, seeker, deal)
  if (charge !== undefined) return charge
  const turn = bestTurn(t, side, seeker, stays)
  const still = turn?.gain ?? 0
  // §7.4, §7.5, §7.8: a gun that has somebody to fire at stays
  const isBusy = deal > 0 && isGunner(t, unit) && moves.has(act.stand(unit))
  const mayMove = moves.has(act.move(unit)) && !isBusy
  const gain = mayMove ? bestMove(t, seeker) - stays : Number.NEGATIVE_INFINITY
  if (gain > Math.max(still, 0) + INERTIA || !moves.has(act.stand(unit)))
    return { action: act.move(unit), gain, task: gain > 0 ? 'take' : 'gather' }
  return turn ?? { action: act.stand(unit), gain: 0, task: 'hold' }
}

const isGunner = (t: Table, u: Unit): boolean => standsToFire(t, u) || t.units.type[u] === GUNBOAT

/** §12.15: who is in contact sends the others in; else he stands and fights. */
function inFight(t: Table, side: Side, u: Unit): Option {
  const feed = act.feed(u)
  const action = check(rules, t, side, feed) === ALLOWED ? feed : act.stand(u)
  return { action, gain: 0, task: 'strike' }
}

/** The best place that an average move leads to. */
function bestMove(t: Table, seeker: Seeker): number {
  const { picture, i } = seeker
  const { body, unit } = picture.own[i]
  const [open, cover] = paces(t, unit)
  let best = Number.NEGATIVE_INFINITY
  for (const [dx, dy] of strides(open * PARTS, cover * PARTS)) {
    const there = shifted(body, dx, dy)
    if (isOnBoard(t, there)) best = Math.max(best, placeWorth(seeker, there, true, true))
  }
  return best
}

/** §12.4: to turn alone takes no dice. */
function bestTurn(t: Table, side: Side, seeker: Seeker, stays: number): Option | undefined {
  const { picture, i } = seeker
  const { body, unit } = picture.own[i]
  if (RANK[body.type] === INDEPENDENT) return undefined
  for (const way of facingsFor(seeker, body)) {
    if (way === body.facing) return undefined
    if (waysBetween(way, body.facing) > RIGHT_ANGLE) continue
    const action = act.turn(unit, way)
    if (check(rules, t, side, action) !== ALLOWED) continue
    const gain = placeWorth(seeker, turned(body, way), false, false) - stays
    return { action, gain: Math.max(0, gain), task: 'hold' }
  }
  return undefined
}

/** §12.8: the charge that gains most, if it gains more than fire. */
function bestCharge(t: Table, { picture, i }: Seeker, deal: number): Option | undefined {
  const { own, foes } = picture
  const { unit, costs } = own[i]
  if (!maySally(t, unit)) return undefined
  const body = bodyOf(t, unit)
  let best: Option | undefined
  for (const foe of foes) {
    if (apart(body, foe.body) > FARTHEST) continue
    const chance = arrives(t, body, foe.body)
    if (chance < LEAST_CHANCE) continue
    reckonRound(t, body, foe.body)
    // §17.8: who is charged does not work
    const won = costAt(foe.costs, round.won) + atWork(t, foe.unit)
    const gain = chance * (won - FEAR * costAt(costs, round.lost)) - CHARGE_GAIN * deal
    const action = act.charge(unit, foe.unit)
    if (gain <= (best?.gain ?? 0) || check(rules, t, picture.side, action) !== ALLOWED) continue
    best = { action, gain, task: 'strike', chance }
  }
  return best
}
const FARTHEST = 12 * PARTS
/** Charges that hardly get there are not made. */
const LEAST_CHANCE = 0.5
