import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BAGGAGE, RANK, UNIT_RANK, type Unit } from '../roster.ts'
import { areaIn, ground, NO_AREA } from '../rules/10-ground.ts'
import { apart, type Body, bodyOf, middleOf } from './bodies.ts'
import { standsToFire } from './fire.ts'
import { fireAt, type Picture, threatTo } from './picture.ts'
import { type Survey, turnsLeft, turnsTo } from './survey.ts'
import {
  CALM,
  EARLY,
  ESCORT,
  HOLD,
  IN_HAND,
  LEASH,
  LEVEL,
  NEXT_TURN,
  NOW,
  PRESS,
  SECOND_TARGET,
  SHARED,
  SOON,
} from './weights.ts'

/** What a place is worth, in its parts. */
export const weighed = { deal: 0, take: 0, pull: 0, target: -1 }

/** A unit of ours that looks for a place, with what holds wherever that is. */
export interface Seeker {
  readonly picture: Picture
  readonly survey: Survey
  /** Which of ours it is. */
  readonly i: number
  /** What a turn of march towards its goal is worth, and towards a firing position. */
  readonly haste: number
  readonly press: number
  /** What each enemy could do best to others of ours. */
  readonly others: Float64Array
}

/** Somebody who looks for a place. */
export function seekerOf(picture: Picture, survey: Survey, i: number): Seeker {
  const { t, own, threats } = picture
  const others = Float64Array.from(threats, (row) => {
    let most = 0
    for (let k = 0; k < row.length; k++) if (k !== i) most = Math.max(most, row[k])
    return most
  })
  return { picture, survey, i, haste: hasteOf(t, survey, own[i].unit), press: pressOf(t, survey), others }
}

/** Whoever is ahead lets the enemy come; whoever is behind goes to him. */
function pressOf(t: Table, { ahead, posture }: Survey): number {
  const late = t.tracks.turn / (t.tracks.turn + turnsLeft(t))
  const press = ahead > 0 ? CALM : ahead < 0 ? PRESS : LEVEL + (PRESS - LEVEL) * late
  return posture === 1 ? 2 * press : posture === 2 ? press / 2 : press
}

/** What a turn of march nearer to its goal is worth to a unit now. */
function hasteOf(t: Table, survey: Survey, u: Unit): number {
  const task = survey.tasks[u]
  if (task === 0) return 0
  const { value, isUrgent, inHand = 0 } = survey.goals[task - 1]
  if (isUrgent) return NOW * value
  const [x, y] = middleOf(bodyOf(t, u))
  // Whoever holds works that count stays in them
  const g = ground(t)
  if (areaIn(t, g, g.shelters, x, y) !== NO_AREA && turnsTo(t, survey, u, task - 1, x, y) < THERE) return HOLD * value
  const slack = turnsLeft(t) - turnsTo(t, survey, u, task - 1, x, y) - IN_HAND - inHand
  return value * (slack <= 0 ? NOW : slack <= 2 ? SOON : EARLY)
}

/** So near to its goal a unit is there. */
const THERE = 0.3

/** What it is worth to the unit to stand there this turn: what it does from there, what it has to fear, and where it wants to be. */
export function placeWorth(seeker: Seeker, body: Body, isMoving: boolean, anyArc: boolean): number {
  weigh(seeker, body, isMoving, anyArc)
  return weighed.deal - seeker.survey.fear * weighed.take + weighed.pull
}

function weigh(seeker: Seeker, body: Body, isMoving: boolean, anyArc: boolean): void {
  dealFrom(seeker, body, isMoving, anyArc)
  const { picture, i, others } = seeker
  const { t, own, foes } = picture
  let take = 0
  for (let e = 0; e < foes.length; e++) {
    const threat = threatTo(t, foes[e], own[i], body)
    take += Math.max(0, threat - others[e]) + SHARED * Math.min(threat, others[e])
  }
  weighed.take = take
  weighed.pull = pullTo(seeker, body)
}

/** What its fire from there does: to its best target, and a little for another. */
function dealFrom({ picture, i }: Seeker, body: Body, isMoving: boolean, anyArc: boolean): void {
  const { t, own, foes } = picture
  const waits = isMoving && standsToFire(t, body.unit)
  const firer = { ...own[i], body }
  let best = 0
  let second = 0
  weighed.target = -1
  for (let e = 0; e < foes.length; e++) {
    const worth = fireAt(t, firer, foes[e], foes[e].body, false, anyArc)
    if (worth > best) {
      second = best
      best = worth
      weighed.target = e
    } else second = Math.max(second, worth)
  }
  weighed.deal = (best + SECOND_TARGET * second) * (waits ? NEXT_TURN : 1)
}

function pullTo(seeker: Seeker, body: Body): number {
  const { picture, survey, i, haste, press } = seeker
  const { t, own, foes } = picture
  const [x, y] = middleOf(body)
  const task = survey.tasks[body.unit]
  const goal = task === 0 || haste === 0 ? 0 : -haste * turnsTo(t, survey, body.unit, task - 1, x, y)
  if (RANK[body.type] === BAGGAGE) return goal - apartFrom(seeker, body, UNIT_RANK, LEASH)
  let least = Number.POSITIVE_INFINITY
  for (const foe of foes) least = Math.min(least, apart(body, foe.body))
  const gap = least === Number.POSITIVE_INFINITY ? 0 : Math.max(0, least - NEAR_ENOUGH * own[i].range)
  const escort = task === 0 ? apartFrom(seeker, body, BAGGAGE, ESCORT) : 0
  return goal - (press * gap) / Math.max(PARTS, own[i].pace) - escort
}

/** §9.9: baggage is safe with fighting men within four inches: it stays by them, and whoever has nothing else to do by it. */
function apartFrom({ picture, i }: Seeker, body: Body, rank: number, worth: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const { body: friend } of picture.own)
    if (RANK[friend.type] === rank && friend.unit !== body.unit) least = Math.min(least, apart(body, friend))
  if (least === Number.POSITIVE_INFINITY) return 0
  return (worth * Math.max(0, least - GUARD * PARTS)) / Math.max(PARTS, picture.own[i].pace)
}
/** §9.9: within so many inches. */
const GUARD = 4
/** A firing position lies within that share of its range. */
const NEAR_ENOUGH = 0.9
