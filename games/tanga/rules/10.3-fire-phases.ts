import {
  ALLOWED,
  type Direction,
  DONE,
  distance,
  type Hex,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  other,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { SWEEPS } from '../actions/operands.ts'
import { act, refuse } from '../actions.ts'
import { grid, HEXES, IS_ALL_ROUND, isHex } from '../board.ts'
import { automatic, choice, perform, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT } from '../roster.ts'
import {
  downHasCombat,
  downHasRetreated,
  firstCombat,
  hasCombat,
  headsOf,
  holder,
  is,
  isFaceDown,
  nextCombat,
  RETREATED,
  unitList,
} from '../stacks.ts'
import { whyNobodyFires, whyNotFrom } from './10.1-silent.ts'
import { fire } from './10.25-volley.ts'
import { DEFENSIVE, isAbleToFire, OFFENSIVE, rangeOf } from './10-fire.ts'

// Locals of a fire phase: the kind of fire, 1 + the hex that is about to fire.
const kindOf = (t: Table): number => local(t, 0)
const FIRING = 1
/** The hex that is about to fire, while its target is asked for. */
export const firingHex = (t: Table): Hex => (local(t, FIRING) - 1) as Hex
/** §4.2: the phasing side fires offensively, the other defensively. */
const firingSide = (t: Table): Side => (kindOf(t) === OFFENSIVE ? t.tracks.phasing : other(t.tracks.phasing))

/** §13.1, §13.3B: is there a combat unit in the hex that may be fired on? */
export function isTarget(t: Table, at: Hex, side: Side): boolean {
  if (holder(t, at) !== side) return false
  if (isFaceDown(t, at)) return downHasCombat(t, at) && !downHasRetreated(t, at)
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) if (!is(t, u, RETREATED)) return true
  return false
}

/** §10.25: how far along the sweep a hex lies. */
function alongSweep(t: Table, at: Hex): number {
  const { sweep } = t.march
  const place = sweep <= 2 ? grid.x[at] : at % grid.rows
  return sweep % 2 === 1 ? place : HEXES - place
}

const foes = unitList()
/** The stacks that may be fired at, listed once for all who might: into `foes`. */
const listFoes = (t: Table): number => headsOf(t, other(firingSide(t)), foes)

/** May this hex open fire at all, at one of so many foes? */
function whyNotFire(t: Table, at: Hex, n: number): Refusal {
  if (!isHex(at) || !hasCombat(t, at, firingSide(t))) return refuse.notYourUnits(at)
  // §10.3, §8.3: once, but where all sides are frontal as often as one likes
  if (t.fired.has(at) && IS_ALL_ROUND[at] === 0) return refuse.firedAlready(at)
  // §10.25: from one end of the line to the other (ruling T74)
  if (t.march.sweep > 0 && alongSweep(t, at) < t.march.swept) return refuse.backAlongLine(at)
  const reach = reachOf(t, at)
  if (reach < 0) return whyNobodyFires(t, at, kindOf(t))
  return hasTarget(t, at, reach, n) ? ALLOWED : refuse.noTarget(at)
}

/** How far those in the hex fire who are able to; -1 when nobody is. */
function reachOf(t: Table, at: Hex): number {
  const kind = kindOf(t)
  let reach = -1
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (isAbleToFire(t, u, kind)) reach = Math.max(reach, rangeOf(t, u))
  return reach
}

/** Is there an enemy stack that a hex can fire at? */
function hasTarget(t: Table, from: Hex, reach: number, n: number): boolean {
  if (kindOf(t) === DEFENSIVE) return hasTargetBeside(t, from)
  const { where } = t.units
  for (let i = 0; i < n; i++) {
    const at = where[foes[i]]
    if (at < HEXES && distance(grid, from, at) <= reach && whyNotAt(t, from, at) === ALLOWED) return true
  }
  return false
}
/** §10.3B: defensive fire goes into the next hex. */
function hasTargetBeside(t: Table, from: Hex): boolean {
  for (let d = 0 as Direction; d < 6; d++) {
    const at = neighbour(grid, from, d)
    if (at !== OFF_MAP && t.places.first[at] !== 0 && whyNotAt(t, from, at as Hex) === ALLOWED) return true
  }
  return false
}

/** §10.3, §10.4: may the units of one hex fire at another? */
function whyNotAt(t: Table, from: Hex, at: Hex): Refusal {
  const kind = kindOf(t)
  const enemy = other(firingSide(t))
  if (!isHex(at) || !hasCombat(t, at, enemy)) return refuse.noTarget(at)
  if (kind === DEFENSIVE && distance(grid, from, at) > 1) return refuse.notAdjacent(at)
  if (!isTarget(t, at, enemy)) return refuse.onlyRetreated(at)
  return whyNotFrom(t, from, kind, at)
}

const begin = automatic('10.3', (t) => {
  t.fired.clear()
  t.march.sweep = 0
  t.march.swept = 0
})

const heads = unitList()
function addFirers(t: Table, out: Moves): void {
  const n = headsOf(t, firingSide(t), heads)
  const targets = listFoes(t)
  for (let i = 0; i < n; i++) {
    const at = t.units.where[heads[i]]
    if (whyNotFire(t, at, targets) === ALLOWED) out.add(act.fire(at))
  }
}
/** Can so many hexes fire? */
function canFire(t: Table, hexes: number): boolean {
  const n = headsOf(t, firingSide(t), heads)
  const targets = listFoes(t)
  let found = 0
  for (let i = 0; i < n && found < hexes; i++) if (whyNotFire(t, t.units.where[heads[i]], targets) === ALLOWED) found++
  return found >= hexes
}

/** A hex alone is no line. */
const LINE = 2

/** §10.25: the player names the end of his line where the fire begins, as soon as two hexes can fire (ruling T74). */
const nameSweep = question({
  name: 'sweep',
  rule: '10.25',
  who: firingSide,
  when: (t) => kindOf(t) === OFFENSIVE && t.march.sweep === 0 && canFire(t, LINE),
  choices: [
    choice({
      action: act.sweep,
      // One end of the line, so that both are seen beside one another.
      main: (_, a) => act.sweep.sweep(a) === 0,
      among(_, out) {
        for (let i = 0; i < SWEEPS.length; i++) out.add(act.sweep(i))
      },
      take(t, a) {
        t.march.sweep = act.sweep.sweep(a) + 1
        // Who fired alone before was the first of the line
        for (let at = t.fired.first; at >= 0; at = t.fired.next(at + 1))
          t.march.swept = Math.max(t.march.swept, alongSweep(t, at as Hex))
        return NEXT
      },
    }),
    choice({ action: act.end, passes: true, take: () => DONE }),
  ],
})

/** §4.2: fire is always voluntary: one hex after the other, or no more. */
const whoFires = question({
  name: 'fire',
  rule: '10.3',
  who: firingSide,
  when: (t) => canFire(t, 1),
  choices: [
    choice({
      action: act.fire,
      exact: true,
      among: addFirers,
      whyNot: (t, a) => whyNotFire(t, act.fire.hex(a), listFoes(t)),
      take(t, a) {
        setLocal(t, FIRING, act.fire.hex(a) + 1)
        return NEXT
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => DONE }),
  ],
})

const nobodyFires = automatic('10.3', (t) => (local(t, FIRING) === 0 ? DONE : NEXT))

/** §10.25: a target hex is named. */
const atWhom = question({
  name: 'target',
  rule: '10.25',
  who: firingSide,
  about: (t) => ({ hex: firingHex(t) }),
  choices: [
    choice({
      action: act.at,
      among(t, out) {
        // By hexes: the order of the counters would tell who lies under the top (19.7)
        for (let at = 0 as Hex; at < HEXES; at++) if (t.places.first[at] !== 0) out.add(act.at(at))
      },
      whyNot: (t, a) => whyNotAt(t, firingHex(t), act.at.hex(a)),
      take(t, a) {
        const from = firingHex(t)
        t.fired.add(from)
        if (t.march.sweep > 0) t.march.swept = alongSweep(t, from)
        setLocal(t, FIRING, 0)
        fire(t, kindOf(t), from, act.at.hex(a))
        return NEXT
      },
    }),
  ],
})

const again = automatic('10.3', () => RESTART)

/** §10.3A, §10.3B: a side's hexes fire one after the other. */
const firing = procedure('firing', '10.3', [nameSweep, whoFires, nobodyFires, atWhom, again])
/** §4.2E, J: Offensive Fire; §4.2G, L: Defensive Fire. */
export const offensiveFire = phase('fire', 'offensive-fire', '10.3a', [begin, perform(firing, OFFENSIVE)])
export const defensiveFire = phase('defence', 'defensive-fire', '10.3b', [begin, perform(firing, DEFENSIVE)])
/** The procedures of this file, for the sequence. */
export const firePhases = [offensiveFire, defensiveFire, firing]
