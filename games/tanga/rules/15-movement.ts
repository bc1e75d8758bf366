import { AGAIN, ALLOWED, type Direction, DONE, type Hex, isBelow, markReveal, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { HEXES, IS_ALL_ROUND, isHex } from '../board.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { IS_COMBAT, NO_UNIT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { firstCombat, HALTED, hasCombat, headsOf, putOnTop, unitList, unmark } from '../stacks.ts'
import { isRaining } from './04-clock.ts'
import { frontAt, frontOf } from './08-facing.ts'
import { marchChoice } from './15-march.ts'
import { digChoice } from './18-trenches.ts'
import { seenBy } from './19.7-seen.ts'
import { bringsInFront, isFaced } from './19.7-shown.ts'

/** §19.6A: in the rain nobody moves; else all have their movement factors anew (15.3). */
const begin = automatic('15.3', (t) => {
  if (isRaining(t)) return DONE
  // Nobody is on the march yet, whatever a foreign position says.
  t.group.clear()
  t.turned.clear()
  t.tried.clear()
  for (let u = 0 as Unit; u < UNITS; u++) {
    t.units.spent[u] = 0
    t.units.shots[u] = 0
    t.units.since[u] = 0
    unmark(t, u, HALTED)
  }
  return 0
})

/** §8.1: may the units of a hex turn that way? Once a phase: only the way they face at its end counts. */
function whyNotTurn(t: Table, at: Hex, facing: Direction): Refusal {
  if (!isHex(at) || !hasCombat(t, at, t.tracks.phasing)) return refuse.notYours(at)
  if (t.turned.has(at)) return refuse.turnedAlready(at)
  // §8.3: where all sides are frontal there is nothing to turn
  if (IS_ALL_ROUND[at] === 1) return refuse.facesAllWays(at)
  return t.places.facing[at] === facing ? refuse.facesSo(at) : ALLOWED
}

/** Every turn that there is: most of what may be done in a phase. */
const TURNS = Int32Array.from({ length: HEXES * 6 }, (_, i) => act.turn(Math.trunc(i / 6) as Hex, (i % 6) as Direction))
const heads = unitList()

const turnChoice = choice({
  action: act.turn,
  exact: true,
  among(t, out) {
    const { where } = t.units
    const n = headsOf(t, t.tracks.phasing, heads)
    const list = out.roomFor(6 * n)
    let count = out.count
    for (let i = 0; i < n; i++) {
      const at = where[heads[i]]
      if (at >= HEXES || IS_ALL_ROUND[at] === 1 || t.turned.has(at)) continue
      if (IS_COMBAT[heads[i]] === 0 && firstCombat(t, at) === NO_UNIT) continue
      const facing = t.places.facing[at]
      for (let d = 0; d < 6; d++) {
        list[count] = TURNS[at * 6 + d]
        // Every way but the one it faces
        count += isBelow(0, d ^ facing)
      }
    }
    out.count = count
  },
  whyNot: (t, a) => whyNotTurn(t, act.turn.hex(a), act.turn.facing(a)),
  take(t, a) {
    const [at, facing] = [act.turn.hex(a), act.turn.facing(a)]
    t.turned.add(at)
    if (has(t, 'fog') && bringsInFront(t, at, t.tracks.phasing, frontAt(t, at), frontOf(facing))) markReveal(t)
    t.places.facing[at] = facing
    tell.turned(t, at, facing)
    return AGAIN
  },
})

/** §10.25: may the unit be laid on top of its stack? Each once a phase, by which any order can be had (ruling T49). */
function whyNotTop(t: Table, u: Unit): Refusal {
  if (SIDE_OF[u] !== t.tracks.phasing || IS_COMBAT[u] === 0) return refuse.notThere(u)
  const at = t.units.where[u]
  // Who is not on top has another above
  if (!isHex(at) || t.units.rank[u] === 0) return refuse.onTopAlready(u)
  return t.tried.has(u) ? refuse.laidAlready(u) : ALLOWED
}

const topChoice = choice({
  action: act.top,
  exact: true,
  among(t, out) {
    const { where, next } = t.units
    const n = headsOf(t, t.tracks.phasing, heads)
    for (let i = 0; i < n; i++) {
      // Most lie alone
      if (next[heads[i]] === 0 || where[heads[i]] >= HEXES) continue
      for (let u = heads[i]; u !== NO_UNIT; u = t.stacks.nextIn(u)) if (whyNotTop(t, u) === ALLOWED) out.add(act.top(u))
    }
  },
  whyNot: (t, a) => whyNotTop(t, act.top.unit(a)),
  take(t, a) {
    const u = act.top.unit(a)
    if (has(t, 'fog') && isFaced(t, t.units.where[u], t.tracks.phasing)) markReveal(t)
    putOnTop(t, u)
    t.tried.add(u)
    tell.laidOnTop.to(seenBy(t, u), t, u)
    return AGAIN
  },
})

const move = question({
  name: 'movement',
  rule: '15.1',
  who: (t) => t.tracks.phasing,
  choices: [
    marchChoice,
    turnChoice,
    topChoice,
    digChoice,
    choice({ action: act.end, passes: true, main: true, take: () => DONE }),
  ],
})

/** §4.2F, §4.2K: the side moves any, all or none of its units (15.1). */
export const movementPhase = phase('movement', 'movement-phase', '15.1', [begin, move])
