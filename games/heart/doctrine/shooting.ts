import { type Proposal, reason } from '@boma/counsel'
import { type Action, ALLOWED, check, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { squareBetween } from '../board/measure.ts'
import { squareOf } from '../board.ts'
import { atWork } from '../counsel/appraise/tasks.ts'
import { shellOdds } from '../counsel/odds/burst.ts'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { ARMY_LEADER, FIGURES, type Figure, LEADER, MOST_AIMS, sideOf, type Unit, unitOf } from '../roster.ts'
import { SPREADS } from '../rules/04-ranges.ts'
import { groupOf } from '../rules/14-contacts.ts'
import { burstsNow, laid } from '../rules/14-declaring.ts'
import { aims } from '../rules/14-firers.ts'
import { rules } from '../rules.ts'
import { fire, reckonFire } from './fire.ts'
import { costAt } from './losses.ts'
import { type Picture, type Piece, pictureOf } from './picture.ts'
import { CHIEF_WORTH, LEADER_WORTH, OBJECT_WORTH, OWN_BLAST } from './weights.ts'

const moves = new Moves()

/** The chances of so many of a target's figures falling, as fire is declared at it. */
type Falls = Float64Array

const nobodyFalls = (): Falls => {
  const falls = new Float64Array(MOST_FIGURES + 2)
  falls[0] = 1
  return falls
}

/** Adds the fire that was reckoned up last. */
function added(falls: Falls): Falls {
  if (fire.shots === 0) return falls
  if (fire.isShell) {
    const next = falls.map((p) => p * (1 - fire.chance))
    const struck = Math.round(fire.shots * fire.takes)
    falls.forEach((p, k) => {
      const to = Math.min(next.length - 1, k + struck)
      next[to] += p * fire.chance
    })
    return next
  }
  const shots = Math.max(1, Math.round(fire.shots))
  const p = Math.min(1, (fire.shots * fire.chance * fire.takes) / shots)
  let now = falls
  for (let i = 0; i < shots; i++) {
    const next = new Float64Array(now.length)
    for (let k = 0; k < now.length; k++) {
      next[k] += now[k] * (1 - p)
      next[Math.min(now.length - 1, k + 1)] += now[k] * p
    }
    now = next
  }
  return now
}
const worthOf = (falls: Falls, costs: Float64Array): number => {
  let sum = 0
  for (let k = 1; k < falls.length; k++) sum += falls[k] * costs[k]
  return sum
}

/** What has been declared already at each enemy. */
function declaredAt(picture: Picture): Falls[] {
  const { t, own, foes } = picture
  const falls = foes.map(nobodyFalls)
  for (const piece of own) {
    const target = (t.units.target[piece.unit] - 1) as Unit
    const e = foes.findIndex(({ unit }) => unit === target)
    if (e < 0) continue
    reckonFire(t, piece, foes[e].body, false)
    falls[e] = added(falls[e])
  }
  return falls
}

/** One choice of whom to shoot at. */
interface Shot {
  readonly piece: Piece
  readonly e: number
  readonly gain: number
}

/** Declares fire: of all who may still, whoever gains most by it, beside what has been declared. */
export function proposeShot(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const picture = pictureOf(t, side)
  const falls = declaredAt(picture)
  let best: Shot | undefined
  for (const piece of picture.own) {
    // §17.8: whoever shoots does not work
    if (atWork(t, piece.unit) > 0) continue
    for (let e = 0; e < picture.foes.length; e++) {
      const foe = picture.foes[e]
      if (!mayFire(t, piece.unit, foe.unit)) continue
      reckonFire(t, piece, foe.body, false)
      const gain = fire.shots === 0 ? LITTLE : worthOf(added(falls[e]), foe.costs) - worthOf(falls[e], foe.costs)
      if (best === undefined || gain > best.gain) best = { piece, e, gain }
    }
  }
  if (best === undefined) return [{ order: [lastAnswer()], worth: 0, why: reason('hold') }]
  const { piece, e, gain } = best
  const action = aims(t, piece.unit) ? act.lay(piece.unit) : act.shoot(piece.unit, picture.foes[e].unit)
  return [{ order: [action], worth: gain, why: reason('strike') }]
}
/** Fire at somebody who is seen by one figure of the many. */
const LITTLE = 0.01

/** Guns are laid first when all else is done: their aim is a question of its own. */
const mayFire = (t: Table, u: Unit, v: Unit): boolean =>
  aims(t, u) ? moves.has(act.lay(u)) : moves.has(act.shoot(u, v))
const lastAnswer = (): Action => {
  for (let i = 0; i < moves.count; i++) if (act.lay.is(moves.at(i))) return moves.at(i)
  return moves.has(act.cease()) ? act.cease() : moves.at(0)
}

/** §7.6: a pom-pom bursts at whom it can. */
export const proposeRole = (): readonly Proposal[] => [{ order: [act.bursts()], worth: 0, why: reason('strike') }]

/** §14.12, H18: what a gun aims at: the figure with most worth about it. */
export function proposeAim(t: Table, side: Side): readonly Proposal[] {
  const u = laid(t)
  if (t.aims.at[u * MOST_AIMS] !== 0 && check(rules, t, side, act.rest()) === ALLOWED) return aimed(act.rest())
  legal(rules, t, moves)
  const picture = pictureOf(t, side)
  const falls = declaredAt(picture)
  let best: Action = moves.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const action = moves.at(i)
    const worth = act.aim.is(action)
      ? aimWorth(picture, falls, u, act.aim.figure(action))
      : act.aimObject.is(action)
        ? OBJECT_WORTH
        : Number.NEGATIVE_INFINITY
    if (worth <= most) continue
    most = worth
    best = action
  }
  return aimed(best)
}
const aimed = (action: Action): readonly Proposal[] => [{ order: [action], worth: 0, why: reason('strike') }]

function aimWorth(picture: Picture, falls: readonly Falls[], u: Unit, at: Figure): number {
  const { t } = picture
  return burstsNow(t) ? burstWorth(picture, falls, u, at) : shellWorth(picture, u, at)
}

/** §7.5: the figures about the first that are named with it: how many of whom. */
function burstWorth({ t, own, foes }: Picture, falls: readonly Falls[], u: Unit, at: Figure): number {
  const piece = own.find(({ unit }) => unit === u)
  if (piece === undefined) return 0
  const spread = squareOf(SPREADS[t.units.type[u]] || 6)
  const { x, y } = t.figures
  const named = new Int32Array(foes.length)
  let all = 0
  for (let f = t.marks.next(0); f >= 0 && f < FIGURES; f = t.marks.next((f + 1) as never)) {
    if (squareBetween(x[f as Figure], y[f as Figure], x[at], y[at]) > spread) continue
    const e = foes.findIndex(({ unit }) => unit === groupOf(t, unitOf(f as Figure)))
    if (e < 0) continue
    named[e]++
    all++
  }
  let sum = 0
  for (let e = 0; e < foes.length && all > 0; e++) {
    if (named[e] === 0) continue
    reckonFire(t, { ...piece, shots: (piece.shots * named[e]) / all }, foes[e].body, false, true)
    sum += worthOf(added(falls[e]), foes[e].costs) - worthOf(falls[e], foes[e].costs)
  }
  return sum
}

/** §7.4: what a shell strikes: enemies, less friends; leaders too. */
function shellWorth({ t, own, foes }: Picture, u: Unit, at: Figure): number {
  const { chance, under } = shellOdds(t, u, at)
  const counts = new Map<Unit, number>()
  let sum = 0
  for (const { figure, falls } of under) {
    const v = unitOf(figure)
    if (t.units.type[v] === LEADER && t.units.attached[v] !== 0)
      sum += leaderWorth(t, v) * falls * (sideOf(v) === sideOf(u) ? -OWN_BLAST : 1)
    else counts.set(v, (counts.get(v) ?? 0) + falls)
  }
  for (const piece of foes) sum += costAt(piece.costs, counts.get(piece.unit) ?? 0)
  for (const piece of own) sum -= OWN_BLAST * costAt(piece.costs, counts.get(piece.unit) ?? 0)
  return chance * sum
}
const leaderWorth = (t: Table, v: Unit): number =>
  (t.units.traits[v] & ARMY_LEADER) === 0 ? LEADER_WORTH : CHIEF_WORTH

/** §14.9: a six is for the leader. */
export function proposePick(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  for (let i = 0; i < moves.count; i++) if (act.pick.is(moves.at(i))) return aimed(moves.at(i))
  return aimed(moves.at(0))
}
