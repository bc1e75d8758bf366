import { type Proposal, reason } from '@boma/counsel'
import { type Action, ALLOWED, apply, blank, check, copy, legal, Moves, noDice, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { HIDES } from '../board/ground.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { CHARGES, endOf, firstOf, type Unit } from '../roster.ts'
import { PASSES_ON } from '../rules/05-leaders.ts'
import { isTester } from '../rules/08-causes.ts'
import { did, HIDDEN, hostOf, ON_TABLE, SPRUNG } from '../rules/09-units.ts'
import { ground } from '../rules/10-ground.ts'
import { sees } from '../rules/10-sight.ts'
import { mover } from '../rules/12-leg.ts'
import { wayTo } from '../rules/12-samples.ts'
import { rules } from '../rules.ts'
import { apart, type Body, bodyOf, formed, middleOf } from './bodies.ts'
import { arrives, reckonRound, round } from './close.ts'
import { fireCost, firerOf, reckonFire } from './fire.ts'
import { goalsOf, isOn } from './goals.ts'
import { costAt, costsOf, ruinOf } from './losses.ts'
import { type Picture, type Piece, pictureOf } from './picture.ts'
import { turnsLeft } from './survey.ts'
import { findWays, turnsFrom } from './ways.ts'
import { FEAR, MARKED, SPRINGS } from './weights.ts'

const moves = new Moves()

/** §13.5: how near the shock of an ambush is felt. */
const SHOCK = 8 * PARTS
const FACES = 6

/** §13.5: what it is worth that all near an ambush have to test. */
function shockOf(t: Table, body: Body, foes: readonly Piece[]): number {
  let sum = 0
  for (const { unit, body: foe, costs } of foes) {
    if (!isTester(t, unit) || apart(body, foe) > SHOCK) continue
    sum += ((PASSES_ON[foe.type] - 1) / FACES) * MARKED * costs[Math.min(costs.length - 1, foe.men)]
  }
  return sum
}

/** §13.3: what a hidden unit gains if it springs to fire now. */
function volleyWorth(t: Table, u: Unit, { foes, own }: Picture): number {
  const body = bodyOf(t, u)
  const firer = firerOf(
    t,
    body,
    own.map((piece) => piece.body),
  )
  let most = 0
  for (const foe of foes) {
    reckonFire(t, firer, foe.body, false)
    most = Math.max(most, fireCost(foe.costs))
  }
  return most === 0 ? 0 : most + shockOf(t, body, foes)
}

/** The charge of a unit out of its ambush that gains most, with what it gains. */
function sallyOf(t: Table, u: Unit, side: Side, foes: readonly Piece[]): { target: Unit; gain: number } | undefined {
  if (CHARGES[t.units.type[u]] === 0) return undefined
  const body = bodyOf(t, u)
  const costs = costsOf(t, u, ruinOf(t, side))
  let best: { target: Unit; gain: number } | undefined
  for (const foe of foes) {
    const chance = arrives(t, body, foe.body)
    if (chance < LEAST_CHANCE || !isSeen(t, body, foe.body)) continue
    reckonRound(t, body, foe.body)
    const gain = chance * (costAt(foe.costs, round.won) - FEAR * costAt(costs, round.lost))
    if (gain > (best?.gain ?? 0)) best = { target: foe.unit, gain }
  }
  return best
}
/** Charges that hardly get there are not made. */
const LEAST_CHANCE = 0.5
function isSeen(t: Table, a: Body, b: Body): boolean {
  for (let i = 0; i < a.xs.length; i++)
    for (let k = 0; k < b.xs.length; k++) if (sees(t, a.xs[i], a.ys[i], b.xs[k], b.ys[k])) return true
  return false
}

/** What must be gained at least: the less time there is, the less. */
const leastGain = (t: Table): number => (SPRINGS * turnsLeft(t)) / (turnsLeft(t) + t.tracks.turn)

/** §13.3: a hidden unit that springs in the Movement Phase, to charge. */
export function springing(t: Table, side: Side, { foes }: Picture): Proposal | undefined {
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
    if (t.units.where[u] !== HIDDEN || hostOf(t, u) >= 0 || check(rules, t, side, act.spring(u)) !== ALLOWED) continue
    const sally = sallyOf(t, u, side, foes)
    if (sally !== undefined && sally.gain > leastGain(t))
      return { order: [act.spring(u)], worth: sally.gain, why: reason('strike') }
  }
  return undefined
}

/** §13.3, §13.4: who has sprung, or has found somebody, charges if that gains anything. */
export function proposeSally(t: Table, side: Side): readonly Proposal[] {
  const sally = sallyOf(t, mover(t), side, pictureOf(t, side).foes)
  const assault = sally === undefined ? undefined : act.assault(sally.target)
  if (assault !== undefined && check(rules, t, side, assault) === ALLOWED)
    return [{ order: [assault], worth: sally?.gain ?? 0, why: reason('strike') }]
  return [{ order: [act.pass()], worth: 0, why: reason('hold') }]
}

/** §13.3: springs to fire when its volley is worth it; else it waits. */
export function proposeSpring(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const picture = pictureOf(t, side)
  const springs = moves
    .toArray()
    .filter((action) => act.spring.is(action))
    .map((action) => ({ action, worth: volleyWorth(t, act.spring.unit(action), picture) }))
  // Several who lie in wait strike together
  const ready = springs.filter(({ worth }) => worth > leastGain(t))
  const isAlone = springs.length > 1 && ready.length < 2 && !picture.own.some(({ unit }) => did(t, unit, SPRUNG))
  const [first] = ready.toSorted((a, b) => b.worth - a.worth)
  const best = first === undefined || (isAlone && first.worth < ALONE * leastGain(t)) ? undefined : first.action
  const action = best ?? (moves.has(act.pass()) ? act.pass() : moves.at(0))
  return [{ order: [action], worth: 0, why: reason(best === undefined ? 'wait' : 'strike') }]
}

/** Whoever would strike alone waits for more. */
const ALONE = 4

/** Where the enemy is going to pass: the way of the first of his groups that has to go somewhere. */
function pathOf(t: Table, side: Side): readonly (readonly [x: number, y: number])[] {
  const enemy = other(side)
  for (const goal of goalsOf(t, enemy)) {
    if (goal.isExit !== true || !isOn(t, goal)) continue
    for (let u = firstOf(enemy), end = endOf(enemy); u !== end; u++)
      if (t.units.where[u] === ON_TABLE && goal.who(t, u)) return walk(t, u, goal.box)
  }
  return []
}
function walk(t: Table, u: Unit, box: Parameters<typeof findWays>[2]): readonly (readonly [number, number])[] {
  const way = findWays(t, u, box)
  let [x, y] = middleOf(bodyOf(t, u))
  const path: (readonly [number, number])[] = []
  for (let n = 0; n < 99; n++) {
    const here = turnsFrom(way, x, y)
    let best = here
    let next: readonly [number, number] = [x, y]
    for (const [dx, dy] of AROUND) {
      const turns = turnsFrom(way, x + dx, y + dy)
      if (turns >= best) continue
      best = turns
      next = [x + dx, y + dy]
    }
    if (best >= here) return path
    ;[x, y] = next
    path.push(next)
  }
  return path
}
const AROUND = [-2, 0, 2].flatMap((x) => [-2, 0, 2].map((y) => [x * PARTS, y * PARTS] as const))

/** Places in lairs that are tried are so far apart; so many are asked for. */
const APART = 2 * PARTS
const MOST_ASKED = 60

let tried: Table | undefined
/** §13.1: hides a unit where the enemy will pass: near one place on his way, so that all strike together. */
export function hiding(t: Table, side: Side, u: Unit): readonly Action[] | undefined {
  const hide = act.hide(u)
  const path = pathOf(t, side)
  if (path.length === 0 || check(rules, t, side, hide) !== ALLOWED) return undefined
  const [kx, ky] = path[Math.trunc(path.length * KILLING_GROUND)]
  tried ??= blank(rules)
  copy(t, tried)
  apply(rules, tried, side, hide, noDice)
  const table = tried
  const form = lairsBy(t, u, kx, ky)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_ASKED)
    .find((each) => check(rules, table, side, each.form) === ALLOWED)
  return form === undefined ? undefined : [hide, form.form]
}
/** How far along the enemy's way the ambush lies. */
const KILLING_GROUND = 0.42

function lairsBy(t: Table, u: Unit, kx: number, ky: number): { form: Action; far: number }[] {
  const { areas } = ground(t)
  const found: { form: Action; far: number }[] = []
  const men = t.units.count[u]
  const body = bodyOf(t, u)
  for (let a = 0; a < areas.count; a++) {
    if (HIDES[areas.kind[a]] === 0) continue
    for (let x = areas.x0[a]; x <= areas.x1[a]; x += APART)
      for (let y = areas.y0[a]; y <= areas.y1[a]; y += APART)
        for (const width of [men, (men + 1) >> 1]) {
          const facing = wayTo(kx - x, ky - y)
          const [mx, my] = middleOf(formed(body, x, y, facing, width, 0))
          const far = Math.sqrt((mx - kx) * (mx - kx) + (my - ky) * (my - ky))
          if (sees(t, x, y, kx, ky)) found.push({ form: act.form(x, y, facing, width, 0), far })
        }
  }
  return found
}
