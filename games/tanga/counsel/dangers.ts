import { type Action, copyOf, distance, type Hex, other, tryOut } from '@boma/kernel'
import { act } from '../actions.ts'
import { grid, HEXES, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { FORMATION, IS_COMBAT, type Unit } from '../roster.ts'
import { isNight } from '../rules/04-clock.ts'
import { isInArc } from '../rules/08-facing.ts'
import { isEligible } from '../rules/09-stacking.ts'
import { countShot } from '../rules/10.3-opportunity.ts'
import { sees } from '../rules/10.4-sight.ts'
import { canFireAt, FARTHEST, firerAt, needOf, OPPORTUNITY } from '../rules/10-fire.ts'
import { rules } from '../rules.ts'
import {
  downHasCombat,
  downHasRetreated,
  firstCombat,
  firstLeader,
  holder,
  isFaceDown,
  mark,
  NO_AMMUNITION,
  nextCombat,
  nextLeader,
} from '../stacks.ts'
import { deciding } from './asked.ts'
import { aim, hitChance } from './odds/fire.ts'
import { type Occasion, seriesRisk } from './odds/series.ts'
import { answers, heldFire, isUnderFire } from './tried.ts'

/** A stack that can fire at those who move. */
export interface Threat {
  readonly from: Hex
  /** Those of it that can. */
  readonly units: readonly Unit[]
  readonly need: number
  readonly hit: number
}

/** What awaits those who move in a hex: stacks that can fire at them there, the best first, and such as may, face down. */
export interface Exposure {
  readonly at: Hex
  readonly threats: readonly Threat[]
  readonly unseen: readonly Hex[]
}

/** All of a move: hex by hex, and where it hurts most to be fired on, with the chance that it costs a step. */
export interface Dangers extends Worst {
  readonly stops: readonly Exposure[]
}
interface Worst {
  /** The numbers of these hexes, from 0. */
  readonly worst: readonly number[]
  readonly risk: number
}

/** A hex of a move as it is when they come there, and who could fire at them. */
interface Stop {
  readonly t: Table
  readonly threats: readonly Threat[]
}

/** §10.3C: who could fire at each hex of a move, as far as the one who plans it sees. */
export function dangersOf(t: Table, order: readonly Action[]): Dangers {
  const unseen: (readonly Hex[])[] = []
  const stops = stopsOf(t, order, (then) => unseen.push(unseenFrom(then)))
  return {
    stops: stops.map(({ t: { march }, threats }, i) => ({ at: march.at, threats, unseen: unseen[i] ?? [] })),
    ...worstFor(t, order, stops),
  }
}

/** §10.3C: the chance that it costs a step to go so, if the enemy fires as well as he can. */
export const riskOf = (t: Table, order: readonly Action[]): number => worstFor(t, order, stopsOf(t, order)).risk

function stopsOf(t: Table, order: readonly Action[], look?: (then: Table) => void): readonly Stop[] {
  const stops: Stop[] = []
  rehearse(t, order, (then) => {
    look?.(then)
    stops.push({ t: copyOf(rules, then), threats: isUnderFire(then) ? threatsTo(then) : [] })
  })
  return stops
}

/** The chance that those who have just come to a hex lose a step if all fire at them who can. */
export const hurtOf = (t: Table): number => (isUnderFire(t) ? hurtAt({ t, threats: threatsTo(t) }) : 0)
const hurtAt = (stop: Stop): number => seriesRisk(stop.t, [occasionAt(stop)])

/** All who can fire there do so in turn, those without ammunition after the last occasion no more (7.3). */
function occasionAt({ t, threats }: Stop, before: readonly Threat[] = []): Occasion {
  const { at } = t.march
  const [{ from = at } = {}] = threats
  return {
    target: aim(t, volleyAt(t, from)),
    isHeld: isHeldBySomebody(t),
    shots: threats.map((threat) => {
      const fired = before.find((each) => each.from === threat.from)?.units ?? []
      return { from: threat.from, need: threat.need, emptied: needWithout(t, threat.from, fired) }
    }),
  }
}

const volleyAt = (t: Table, from: Hex) => ({ kind: OPPORTUNITY, from, at: t.march.at, facing: t.march.facing })

/** What a hex needs when these have run out of ammunition; undefined when nobody else there can fire. */
function needWithout(t: Table, from: Hex, units: readonly Unit[]): number | undefined {
  if (units.length === 0) return undefined
  const then = copyOf(rules, t)
  for (const u of units) mark(then, u, NO_AMMUNITION)
  return firerAt(then, from, OPPORTUNITY, t.march.at) < 0 ? undefined : needOf(then, volleyAt(then, from))
}

/** §17.2.1: would somebody who does not go along hold them together, if their own leaders fell? */
function isHeldBySomebody(t: Table): boolean {
  const formation = FORMATION[t.group.next(0)]
  for (let leader = firstLeader(t, t.march.at); leader >= 0; leader = nextLeader(t, leader))
    if (!t.group.has(leader) && isEligible(leader, formation)) return true
  return false
}

/** The move is tried out on a copy, step by step: nobody fires, but is looked at what he could do. */
function rehearse(t: Table, order: readonly Action[], look: (then: Table, step: number) => void): void {
  const then = copyOf(rules, t)
  const side = deciding(t)
  let step = 0
  for (const action of order) {
    if (!tryOut(rules, then, side, action)) return
    if (!act.step.is(action)) continue
    look(then, step++)
    heldFire(then)
  }
}

const threatsTo = (t: Table): readonly Threat[] =>
  answers(t)
    .filter((action) => act.fire.is(action))
    .map((action) => threatFrom(t, act.fire.hex(action)))
    .sort((a, b) => b.hit - a.hit)

function threatFrom(t: Table, from: Hex): Threat {
  const need = Math.max(0, needOf(t, volleyAt(t, from)))
  const units: Unit[] = []
  for (let u = firstCombat(t, from); u >= 0; u = nextCombat(t, u))
    if (canFireAt(t, u, OPPORTUNITY, t.march.at)) units.push(u)
  return { from, units, need, hit: hitChance(need) }
}

/** §19.7, §10.3C: stacks that lie face down and look at those who move: whether they can fire, and how well, nobody can tell. */
function unseenFrom(t: Table): readonly Hex[] {
  const to = t.march.at
  // Who was fired on already has some peace: from then on only those count of whom one can tell.
  if (!isHex(to) || !isFresh(t)) return []
  const farthest = isNight(t) ? BY_NIGHT : FARTHEST
  const mayFire = (at: Hex): boolean =>
    isFaceDown(t, at) && downHasCombat(t, at) && !downHasRetreated(t, at) && holder(t, at) === other(t.tracks.phasing)
  return HEXES_OF_MAP.filter(
    (at) => mayFire(at) && distance(grid, at, to) <= farthest && isInArc(t, at, to) && sees(t, at, to),
  ).sort((a, b) => distance(grid, a, to) - distance(grid, b, to))
}
/** §10.3C: was none of the combat units that move fired on yet? */
function isFresh(t: Table): boolean {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1))
    if (IS_COMBAT[u] === 1 && t.units.shots[u] === 0) return true
  return false
}
const HEXES_OF_MAP: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
/** §20.7: so far anybody fires at night. */
const BY_NIGHT = 2

/** Ruling T62: fired on once, then three hexes of peace, then once more: where that hurts most, and the chance that it does. */
function worstFor(t: Table, order: readonly Action[], stops: readonly Stop[]): Worst {
  let found: Worst = { worst: [], risk: 0 }
  for (const [first, stop] of stops.entries()) {
    const hurt = stop.threats.length === 0 ? 0 : hurtAt(stop)
    if (hurt === 0) continue
    if (hurt > found.risk) found = { worst: [first], risk: hurt }
    for (const second of againAfter(t, order, first)) {
      const again = stops[second] as Stop
      const risk = seriesRisk(t, [occasionAt(stop), occasionAt(again, stop.threats)])
      if (risk > found.risk + 1e-9) found = { worst: [first, second], risk }
    }
  }
  return found
}

/** Where they may be fired on again who were fired on, unhurt, at a step. */
function againAfter(t: Table, order: readonly Action[], fired: number): readonly number[] {
  const found: number[] = []
  rehearse(t, order, (then, step) => {
    if (step === fired) countShot(then)
    else if (step > fired && isUnderFire(then)) found.push(step)
  })
  return found
}
