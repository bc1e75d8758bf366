import {
  AGAIN,
  ALLOWED,
  call,
  choose,
  type Direction,
  finish,
  type Hex,
  markReveal,
  type Next,
  neighbour,
  OFF_MAP,
  type Side,
} from '@boma/kernel'
import type { Game } from '@boma/showing'
import { tell } from '../actions.ts'
import {
  ASIDE,
  CAPE,
  COASTAL_AT,
  ELIMINATED,
  grid,
  HEXES,
  hex,
  PLACE_AT,
  RECRUITS,
  SEA,
  SUPPORT,
  TERRAIN_AT,
  TOWN,
  WATER_SIDES,
} from '../board.ts'
import { LENGTH } from '../data/charts.ts'
import { automatic, phase, sequence } from '../flow.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import {
  ALLIED,
  HAS_BACK,
  IS_PORTUGUESE,
  IS_STATIC,
  IS_SUPPORT,
  IS_TRAIN,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { rebuildZones } from '../rules/11-zones.ts'
import { whyNotStack } from '../rules/14-stacking.ts'
import { whyNotAttackWith } from '../rules/15.2-forces.ts'
import { battle } from '../rules/15-battle.ts'
import { hasRail } from '../rules/21-railroads.ts'
import { whyNotTerritory } from '../rules/29-angola.ts'
import { firstIn, hasEnemy, nextIn } from '../stacks.ts'

/** Grounds of every kind: open, mountain, bush, rail, river, coast, the south edge, the borders. */
const GROUNDS = '3425 2515 2614 3225 3133 2426 2118 3534 4133 2607 2004 3712 2816 3033 3233 4029 3933'
  .split(' ')
  .map(hex)
/** How many counters are strewn about, and how many attack at most. */
const STREWN = 70
const MOST_ATTACKERS = 6

/** Lays out two stacks and what is around them as the dice fall; somebody attacks, and the next turn again. */
function layOut(t: Table): Next {
  clearMap(t)
  // Who was hidden may lie in the open now.
  markReveal(t)
  t.tracks.turn++
  if (t.tracks.turn > LENGTH.extended) finish(t, ALLIED)
  const side = choose(t, 2) as Side
  t.tracks.phasing = side
  t.tracks.portugal = choose(t, 3) > 0 ? 1 : 0
  for (const each of [0, 1] as Side[]) t.ap.points[each] = choose(t, 3)
  const at = GROUNDS[choose(t, GROUNDS.length)] as Hex
  const d = choose(t, 6) as Direction
  const landing = side === ALLIED && COASTAL_AT[at] === 1 && choose(t, 2) === 0
  const from = landing ? CAPE : neighbour(grid, at, d)
  if (from !== OFF_MAP && (landing || (((WATER_SIDES[at] ?? 0) >> d) & 1) === 0)) fight(t, side, from, at)
  tell.turnBegan(t, t.tracks.turn)
  return AGAIN
}

/** Who was lost in a battle and named so stays lost: strewn unseen by the same act, it would look like a leak. */
function isLost(t: Table, u: Unit): boolean {
  const at = t.units.where[u] ?? 0
  return at >= RECRUITS && at < ELIMINATED + 2
}

function clearMap(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (isLost(t, u)) continue
    put(t, u, ASIDE)
    t.units.state[u] = 0
  }
  for (let h = 0 as Hex; h < HEXES; h++) t.places.marks[h] = 0
}

function put(t: Table, u: Unit, to: Hex): void {
  t.stacks.take(u)
  t.stacks.put(u, to)
}

/** Strews counters about two hexes, and has one of them attacked from the other. */
function fight(t: Table, side: Side, from: Hex, at: Hex): void {
  for (let i = 0; i < STREWN; i++) strew(t, choose(t, UNITS) as Unit, side, from, at)
  for (const h of [at, from, nextTo(t, at)])
    if (h !== CAPE && firstIn(t, h) >= 0) t.places.marks[h] = choose(t, hasRail(t, h) ? 4 : 2)
  rebuildZones(t, HEXES)
  for (let u = firstIn(t, from); u >= 0; u = nextIn(t, u)) if (mayAttack(t, u, from, at)) t.attackers.add(u)
  if (t.attackers.size === 0 || !hasEnemy(t, side, at)) {
    t.attackers.clear()
    return
  }
  Object.assign(t.battle, { attacker: side, from, at, landing: from === CAPE ? 1 : 0 })
  call(t, battle)
}

const mayAttack = (t: Table, u: Unit, from: Hex, at: Hex): boolean =>
  t.attackers.size < MOST_ATTACKERS &&
  (from === CAPE || whyNotAttackWith(t, u, from, at) === ALLOWED) &&
  choose(t, 3) > 0

function strew(t: Table, u: Unit, side: Side, from: Hex, at: Hex): void {
  const owner = SIDE_OF[u] as Side
  if (isLost(t, u)) return
  if (IS_SUPPORT[u] === 1) put(t, u, (SUPPORT + owner) as Hex)
  const near = [at, from, nextTo(t, at), nextTo(t, from), nextTo(t, nextTo(t, at))]
  const to = near[choose(t, near.length)] as Hex
  if (IS_SUPPORT[u] === 1 || to === (owner === side ? at : from) || !mayLie(t, u, owner, to)) return
  put(t, u, to)
  t.units.state[u] = HAS_BACK[u] === 1 && choose(t, 4) === 0 ? 1 : 0
}

/** Could play have brought the counter there? */
function mayLie(t: Table, u: Unit, owner: Side, to: Hex): boolean {
  const isStatic = IS_STATIC[u] === 1
  if (to === CAPE) return owner === ALLIED && !isStatic && IS_PORTUGUESE[u] === 0 && IS_TRAIN[u] === 0
  if (isStatic && ((PLACE_AT[to] ?? 0) & TOWN) === 0) return false
  if (IS_TRAIN[u] === 1 && !hasRail(t, to)) return false
  return !hasEnemy(t, owner, to) && whyNotStack(t, u, to) === ALLOWED && whyNotTerritory(t, u, to) === ALLOWED
}

/** A hex next to this one, or the same. */
function nextTo(t: Table, h: Hex): Hex {
  const to = h === CAPE ? OFF_MAP : neighbour(grid, h, choose(t, 6) as Direction)
  return to === OFF_MAP || TERRAIN_AT[to] === SEA ? h : to
}

const battles = phase('march', 'drill', '15.0', [automatic('15.0', layOut)])

/** A match of nothing but battles, a dozen of them: random play of the game itself hardly ever comes to one. */
export const drill: Game<Table> = {
  ...windhoek,
  // Behind the game's own procedures, whose numbers stay as they are, but where a match begins.
  flow: {
    ...sequence([...windhoek.flow.procedures, battles]),
    procedures: [battles, ...windhoek.flow.procedures],
  },
}
