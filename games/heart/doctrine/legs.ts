import { type Proposal, reason } from '@boma/counsel'
import { type Action, ALLOWED, check, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { STEP_X, STEP_Y, WAYS, waysBetween } from '../board.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BOAT, headOf, INDEPENDENT, RANK, type Unit } from '../roster.ts'
import { mobilityOf } from '../rules/09-units.ts'
import { ground } from '../rules/10-ground.ts'
import { leftOver, mover } from '../rules/12-leg.ts'
import { wayTo } from '../rules/12-samples.ts'
import { rules } from '../rules.ts'
import { type Body, bodyOf, middleOf, shifted, turned } from './bodies.ts'
import { type Picture, pictureOf } from './picture.ts'
import { placeWorth, type Seeker, seekerOf, weighed } from './places.ts'
import type { Survey } from './survey.ts'
import { INERTIA } from './weights.ts'

/** A leg that is worth a thought. */
interface Leg {
  readonly action: Action
  readonly worth: number
}

/** The length of each facing's step. */
const STEP_LENGTH = Array.from({ length: WAYS }, (_, way) => Math.sqrt(STEP_X[way] ** 2 + STEP_Y[way] ** 2))
/** Parts of the way that could be gone. */
const PARTS_OF_WAY = [1, 0.66, 0.33]

/** Where a unit could go, as ways from where it stands: so far in the open, so far in cover. */
export function strides(open: number, cover: number): readonly (readonly [dx: number, dy: number])[] {
  const lengths = [...PARTS_OF_WAY.map((part) => part * open), ...(cover < 0.9 * open ? [cover] : [])]
  return lengths.flatMap((far) =>
    Array.from({ length: WAYS }, (_, way): readonly [number, number] => [
      Math.trunc((STEP_X[way] * far) / STEP_LENGTH[way]),
      Math.trunc((STEP_Y[way] * far) / STEP_LENGTH[way]),
    ]),
  )
}

/** How far what is left of the move goes, in the open and in cover. */
export const reachNow = (t: Table): readonly [open: number, cover: number] => [
  leftOver(t) / (PARTS * t.move.cover) - 1,
  leftOver(t) / (PARTS * t.move.open) - 1,
]

/** Is all of it on the table? */
export function isOnBoard(t: Table, { xs, ys }: Body): boolean {
  const { right, top } = ground(t)
  for (let i = 0; i < xs.length; i++) if (xs[i] < 0 || ys[i] < 0 || xs[i] > right || ys[i] > top) return false
  return true
}

/** So many legs are asked for at most. */
const MOST_ASKED = 14

/** The next leg of a unit that moves: the best place it can reach, or where it stands. */
export function proposeLeg(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  const u = mover(t)
  const picture = pictureOf(t, side)
  const i = picture.own.findIndex(({ unit }) => unit === u)
  if (i < 0) return []
  const exit = act.exit()
  if (check(rules, t, side, exit) === ALLOWED && survey.tasks[u] !== 0)
    return [{ order: [exit], worth: 1, why: reason('take') }]
  const seeker = seekerOf(picture, survey, i)
  const body = bodyOf(t, u)
  const stays = placeWorth(seeker, body, t.move.legs > 0, true) + (mustGo(t, side) ? -1000 : INERTIA)
  const [best] = bestLegs(t, side, seeker, body, stays)
  if (best !== undefined)
    return [{ order: [best.action], worth: best.worth, why: reason(best.worth > 0 ? 'take' : 'fallBack') }]
  return halting(t, side, seeker, body)
}

/** §9.4: whoever is out of coherency must go. */
const mustGo = (t: Table, side: Side): boolean => check(rules, t, side, act.halt(t.units.facing[mover(t)])) !== ALLOWED

function bestLegs(t: Table, side: Side, seeker: Seeker, body: Body, stays: number): readonly Leg[] {
  const head = headOf(body.unit)
  const [open, cover] = reachNow(t)
  if (open < PARTS / 2) return []
  const legs: Leg[] = []
  for (const [dx, dy] of strides(open, cover)) {
    const there = shifted(body, dx, dy)
    const [x, y] = [t.figures.x[head] + dx, t.figures.y[head] + dy]
    if (x < 0 || y < 0 || !isOnBoard(t, there)) continue
    const worth = placeWorth(seeker, there, true, true)
    if (worth > stays) legs.push({ action: act.march(x, y), worth })
  }
  legs.sort((a, b) => b.worth - a.worth)
  const found = legs.slice(0, MOST_ASKED).find(({ action }) => check(rules, t, side, action) === ALLOWED)
  return found === undefined ? [] : [found]
}

/** §12.4: ends the move, facing where it does most. */
function halting(t: Table, side: Side, seeker: Seeker, body: Body): readonly Proposal[] {
  const joined = joining(t, side)
  if (joined !== undefined) return [joined]
  const ways = facingsFor(seeker, body).map((way) => act.halt(way))
  const listed = [...ways, act.halt(t.units.facing[body.unit])]
  const action = listed.find((each) => check(rules, t, side, each) === ALLOWED)
  if (action !== undefined) return [{ order: [action], worth: 0, why: reason('hold') }]
  const rejoin = act.rejoin()
  return check(rules, t, side, rejoin) === ALLOWED ? [{ order: [rejoin], worth: 0, why: reason('gather') }] : []
}

/** §9.8: whoever is no unit joins the nearest that he can. */
function joining(t: Table, side: Side): Proposal | undefined {
  const u = mover(t)
  if (RANK[t.units.type[u]] !== INDEPENDENT) return undefined
  let best: Action | undefined
  let most = 0
  for (let v = 0 as Unit; v < t.units.type.length; v++) {
    const attach = act.attach(v)
    if (t.units.count[v] <= most || check(rules, t, side, attach) !== ALLOWED) continue
    best = attach
    most = t.units.count[v]
  }
  return best === undefined ? undefined : { order: [best], worth: 0, why: reason('gather') }
}

/** Ways to face, the best first: towards its best target, or towards the nearest enemy. */
export function facingsFor(seeker: Seeker, body: Body): readonly number[] {
  const { t, foes } = seeker.picture
  if (mobilityOf(t, body.unit) === BOAT || foes.length === 0) return [body.facing]
  const scored = Array.from({ length: WAYS }, (_, way) => {
    placeWorth(seeker, turned(body, way), false, false)
    return { way, worth: weighed.deal + facingBonus(seeker.picture, body, way) - 0.01 * waysBetween(way, body.facing) }
  })
  return scored.toSorted((a, b) => b.worth - a.worth || a.way - b.way).map(({ way }) => way)
}
/** Enemies ahead count a little, the nearer the more: they may come. */
function facingBonus({ foes }: Picture, body: Body, way: number): number {
  const [x, y] = middleOf(body)
  let sum = 0
  for (const foe of foes) {
    const [fx, fy] = middleOf(foe.body)
    const [dx, dy] = [fx - x, fy - y]
    const far = Math.sqrt(dx * dx + dy * dy) / PARTS
    const ways = waysBetween(wayTo(dx, dy), way)
    sum += (ways <= 1 ? 1 : ways <= 3 ? 0.7 : ways === 4 ? 0.2 : 0) / (4 + far)
  }
  return sum
}
