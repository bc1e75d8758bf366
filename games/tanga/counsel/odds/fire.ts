import { odds } from '@boma/counsel'
import type { Hex } from '@boma/kernel'
import type { Table } from '../../layout.ts'
import { BONUS, FORMATION, face, type Unit } from '../../roster.ts'
import { isDivided, moraleUnderFire } from '../../rules/06.1-morale.ts'
import { isEligible } from '../../rules/09-stacking.ts'
import { isFatal, isStruckBy, isUnderFire } from '../../rules/10.25-hit.ts'
import { isNaturalSix } from '../../rules/10.25-volley.ts'
import { type FireLine, OPPORTUNITY, type Volley, volleyLines } from '../../rules/10-fire.ts'
import { DISORGANIZED, firstCombat, firstLeader, is, nextCombat, nextLeader, RETREATED } from '../../stacks.ts'
import { lostInFlight } from './flight.ts'

/** What becomes of a unit under fire: chances from 0 to 1 that add up to 1. */
export interface Fate {
  readonly unit: Unit
  /** Nothing happens to it. */
  readonly unhurt: number
  /** It is disorganized by this volley, and stays where it is. */
  readonly disorganized: number
  /** It is disorganized and sets off in retreat (10.25D). */
  readonly retreats: number
  /** It is lost, by the checks or as it sets off. */
  readonly eliminated: number
}

/**
 * What a volley may bring, exactly. It ends when those who have to retreat set off, with the machine guns that are thrown away
 * then (13.3D) and those who have no way out: it does not count whom the others carry away or lose on their way (13.3),
 * formations that break (6.3), nor units that part when their leader has fallen (9.6).
 */
export interface FireForecast extends Effects {
  /** What counts for it; the sum is what two dice must not exceed. */
  readonly lines: readonly FireLine[]
  readonly need: number
  readonly hit: number
  /** The chance that those who fire run out of ammunition (7.3). */
  readonly empty: number
}

/** What fire does to those under it. */
interface Effects {
  /** The chance that the first check fails, and so that a step is lost (10.25C). */
  readonly step: number
  /** For each leader the chance that he falls (17.2.3). */
  readonly leaders: readonly { readonly leader: Unit; readonly falls: number }[]
  readonly fates: readonly Fate[]
  /** The chance of each number of units eliminated, from none up. */
  readonly eliminated: odds.Distribution
}

/** All rolls of two dice. */
const ROLLS = Array.from({ length: 36 }, (_, i) => [1 + Math.trunc(i / 6), 1 + (i % 6)] as const)
/** The chance that a roll of two dice is like that. */
export const chanceOf = (holds: (first: number, second: number) => boolean): number =>
  ROLLS.filter(([first, second]) => holds(first, second)).length / ROLLS.length
/** §10.25: the chance that two dice do not exceed a number. */
export const hitChance = (need: number): number => chanceOf((first, second) => first + second <= need)
/** §17.2.3: the chance that a leader falls who is hit with others. */
export const FALLS = chanceOf((first, second) => isFatal(first + second))

/** The odds of a volley, whether or not it may be fired now. */
export function fireForecast(t: Table, v: Volley): FireForecast {
  const lines = volleyLines(t, v)
  const need = Math.max(
    0,
    lines.reduce((sum, each) => sum + each.value, 0),
  )
  const hit = hitChance(need)
  const empty = chanceOf((first, second) => isNaturalSix(t, first, second))
  return { lines, need, hit, empty, ...effects(t, v, hit) }
}

/** What becomes of those under a fire that hits with this chance. */
export function effects(t: Table, v: Volley, hit: number): Effects {
  const target = aim(t, v)
  const results =
    target.units.length === 0
      ? []
      : survivors(steadiers(target)).map(({ chance, bonus }) => settle(target, bonus, hit * chance))
  const sum = (of: (r: Settled) => number) => results.reduce((total, each) => total + of(each), 0)
  return {
    step: sum((r) => r.step),
    leaders: target.leaders.map((leader) => ({ leader, falls: hit * FALLS })),
    fates: target.units.map(({ unit }, i) => {
      const disorganized = sum((r) => r.disorganized[i] ?? 0)
      const retreats = sum((r) => r.retreats[i] ?? 0)
      const eliminated = sum((r) => r.eliminated[i] ?? 0)
      return { unit, unhurt: 1 - disorganized - retreats - eliminated, disorganized, retreats, eliminated }
    }),
    eliminated: eliminatedBy(results),
  }
}

/** How many are eliminated in all: none where no step is lost. */
function eliminatedBy(results: readonly Settled[]): odds.Distribution {
  const chances = new Float64Array(Math.max(1, ...results.map(({ losses }) => losses.length)))
  chances[0] = 1
  for (const { step, losses } of results) {
    chances[0] -= step
    for (const [n, chance] of losses.entries()) chances[n] += step * chance
  }
  return chances
}

/** A unit under fire: its morale before, and on its disorganized side. */
interface Struck {
  readonly unit: Unit
  readonly morale: number
  readonly after: number
  readonly isDisorganized: boolean
  readonly isMarked: boolean
  readonly rank: number
  /** The chance that it is lost as soon as it has to retreat. */
  readonly lost: number
}
/** Whom a volley is aimed at. */
export interface Target {
  readonly units: readonly Struck[]
  readonly leaders: readonly Unit[]
  /** Retreated units beside those who can be hit: lost with the first step (13.3B). */
  readonly doomed: number
}

/** Who can be hit by a volley, and who leads them. */
export function aim(t: Table, v: Volley): Target {
  const units: Struck[] = []
  let doomed = 0
  for (let unit = firstCombat(t, v.at); unit >= 0; unit = nextCombat(t, unit)) {
    const isMarked = is(t, unit, RETREATED) && v.kind !== OPPORTUNITY
    if (!isStruckBy(t, unit, v.kind, v.at)) {
      if (isMarked) doomed++
      continue
    }
    const divided = isDivided(t, unit, v.kind === OPPORTUNITY)
    const morale = moraleUnderFire(t, unit, v.kind, divided)
    const after = moraleUnderFire(t, unit, v.kind, divided, face(unit, 1))
    const isDisorganized = is(t, unit, DISORGANIZED)
    const lost = isDisorganized ? 0 : lostInFlight(t, unit)
    units.push({ unit, morale, after, isDisorganized, isMarked, rank: t.units.rank[unit], lost })
  }
  units.sort((a, b) => a.rank - b.rank)
  const leaders: Unit[] = []
  for (let leader = firstLeader(t, v.at); leader >= 0; leader = nextLeader(t, leader))
    if (isUnderFire(t, leader, v.kind, v.at)) leaders.push(leader)
  return { units, leaders, doomed }
}

/** Those of the leaders who may steady these units. */
export function steadiers({ units, leaders }: Target): readonly Unit[] {
  const formation = FORMATION[Math.min(...units.map(({ unit }) => unit)) as Unit]
  return leaders.filter((leader) => isEligible(leader, formation))
}

/** What becomes of these leaders when they are hit: who is left of them, as the bonus of the best, with its chance. */
export function survivors(
  leaders: readonly Unit[],
): readonly { readonly chance: number; readonly left: readonly Unit[]; readonly bonus: number }[] {
  return Array.from({ length: 1 << leaders.length }, (_, fallen) => {
    const left = leaders.filter((_, i) => ((fallen >> i) & 1) === 0)
    const chance = FALLS ** (leaders.length - left.length) * (1 - FALLS) ** left.length
    return { chance, left, bonus: Math.max(0, ...left.map((leader) => BONUS[leader])) }
  })
}

/** What a hit does with one bonus: chances for each unit, in the order of the target. */
interface Settled {
  readonly step: number
  readonly disorganized: readonly number[]
  readonly retreats: readonly number[]
  readonly eliminated: readonly number[]
  /** Units eliminated once a step is lost. */
  readonly losses: odds.Distribution
}

/** §10.25C: the chance that the first check of these units fails. */
export function wavers(units: Target['units'], bonus: number): number {
  const n = units.length
  const most = units.reduce((sum, each) => sum + each.morale, 0) + n * bonus
  return chanceOf((first, second) => n * (first + second) > most)
}

function settle({ units, doomed }: Target, bonus: number, chance: number): Settled {
  const step = chance * wavers(units, bonus)
  const top = units.find((each) => !each.isMarked)
  const fails = (morale: number): number => 1 - Math.min(6, Math.max(0, morale + bonus)) / 6
  const fates = units.map((each) => {
    if (each.isMarked || (each === top && each.isDisorganized)) return { stays: 0, runs: 0, dies: 1 }
    if (each === top) return { stays: 1 - fails(each.after), runs: 0, dies: fails(each.after) }
    const fail = fails(each.morale)
    const dies = fail * (each.isDisorganized ? 1 : each.lost)
    return { stays: 0, runs: fail - dies, dies }
  })
  return {
    step,
    disorganized: fates.map(({ stays }) => step * stays),
    retreats: fates.map(({ runs }) => step * runs),
    eliminated: fates.map(({ dies }) => step * dies),
    losses: odds.hits([...fates.map(({ dies }) => dies), ...Array.from({ length: doomed }, () => 1)]),
  }
}

/** The odds of fire of a kind from one hex at another, as the units lie. */
export const volleyOdds = (t: Table, kind: number, from: Hex, at: Hex): FireForecast =>
  fireForecast(t, { kind, from, at, facing: kind === OPPORTUNITY ? t.march.facing : t.places.facing[at] })
