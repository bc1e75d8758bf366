import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { CAPE, HEXES, isHex, MINING, PLACE_AT, TOWN, TOWN_HEXES, WINDHOEK } from '../board.ts'
import { appraise } from '../counsel/appraise.ts'
import type { Table } from '../layout.ts'
import {
  ALLIED,
  afterLast,
  COMBAT,
  firstUnit,
  GERMAN,
  IS_ARTILLERY,
  IS_LEADER,
  IS_SUPPORT,
  IS_WIRELESS,
  type Unit,
} from '../roster.ts'
import { isNeeded, lastTurn } from '../rules/05-victory.ts'
import { isEntrenched } from '../rules/16.5-ground.ts'
import {
  combatFactor,
  controller,
  firstIn,
  hasTwoSteps,
  holder,
  isDisrupted,
  isNeutral,
  isStatic,
  nextIn,
} from '../stacks.ts'
import { mightOf } from './forces.ts'
import { isFortress } from './fortress.ts'
import { LEARNED } from './learned.ts'

/** What the worth of a table is made of, each counted for the whole table. */
export const FEATURES = [
  'always',
  'phasing',
  // towns that the Allies need (5.2) by who holds them, those in the mountains, those in the mountains that are entrenched
  ...['germanTowns', 'emptyTowns', 'germanFortresses', 'germanTrenches'],
  // of the towns of either side, those that a small party could take, and the last few that are missing
  ...['thinAllied', 'thinGerman', 'missesOne', 'missesTwo', 'missesThree'],
  // those who can march: combat factors, steps, guns, and the disrupted, by side
  ...['alliedForce', 'alliedSteps', 'alliedGuns', 'alliedHurt', 'inCape'],
  ...['germanForce', 'germanSteps', 'germanGuns', 'germanHurt'],
  // the might of the two strongest stacks of either side, and of what the Germans have in the mountains
  ...['alliedFist', 'alliedSecond', 'germanFist', 'germanSecond', 'inFortresses'],
  // points, and what brings them (9.1)
  ...['alliedPoints', 'germanPoints', 'germanIncome', 'portugal'],
  'appraised',
] as const
type Feature = (typeof FEATURES)[number]
const PLACE = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

/** Turns before the last by what is fitted on its own: what counts in the first does not in the last. */
const STAGE_OF = [6, 5, 4, 3, 3, 2, 2, 1, 1, 0]
export const STAGES = 7
/** The stage that a table is in. */
export const stageOf = (t: Table): number => STAGE_OF[Math.max(0, lastTurn(t) - t.tracks.turn)] ?? 0

/** Might up to which a garrison is thin. */
const THIN = 5
/** Numbers are scaled so that most are about one. */
const TEN = 0.1

const found = new Float64Array(FEATURES.length)
const add = (name: Feature, by: number): void => {
  found[PLACE[name]] = (found[PLACE[name]] as number) + by
}

/** Counts all that; the list is used again. */
export function featuresOf(t: Table): Float64Array {
  found.fill(0)
  add('always', 1)
  add('phasing', t.tracks.phasing)
  add('portugal', t.tracks.portugal === 0 ? 0 : 1)
  add('alliedPoints', TEN * t.ap.points[ALLIED])
  add('germanPoints', TEN * t.ap.points[GERMAN])
  countUnits(t, ALLIED)
  countUnits(t, GERMAN)
  countTowns(t)
  countStacks(t)
  const rough = appraise(t, ALLIED)
  add('appraised', Math.abs(rough) < 1 ? rough / (1 - Math.abs(rough)) : 0)
  return found
}

function countUnits(t: Table, side: Side): void {
  const isAllied = side === ALLIED
  for (let u = firstUnit(side); u < afterLast(side); u++) {
    const at: Hex = t.units.where[u]
    if ((!isHex(at) && at !== CAPE) || IS_SUPPORT[u] === 1 || isNeutral(t, u)) continue
    if (!isAllied && (IS_LEADER[u] === 1 || IS_WIRELESS[u] === 1)) add('germanIncome', 1)
    if (isStatic(t, u)) continue
    add(isAllied ? 'alliedForce' : 'germanForce', TEN * combatFactor(t, u))
    add(isAllied ? 'alliedSteps' : 'germanSteps', TEN * stepsOf(t, u))
    if (IS_ARTILLERY[u] === 1) add(isAllied ? 'alliedGuns' : 'germanGuns', TEN * COMBAT[u])
    if (isDisrupted(t, u)) add(isAllied ? 'alliedHurt' : 'germanHurt', TEN)
    if (at === CAPE) add('inCape', TEN * combatFactor(t, u))
  }
}

const stepsOf = (t: Table, u: Unit): number => (hasTwoSteps(u) && !isDisrupted(t, u) ? 2 : 1)

function countTowns(t: Table): void {
  let misses = 0
  for (const town of TOWN_HEXES) {
    if (!isNeeded(t, ALLIED, town)) continue
    const who = controller(t, town)
    if (who === ALLIED) {
      if (mightIn(t, town) <= THIN) add('thinAllied', 1)
      continue
    }
    misses++
    if (who === NOBODY) add('emptyTowns', 1)
    else countGerman(t, town)
  }
  if (misses <= MISSED.length && misses > 0) add(MISSED[misses - 1] as Feature, 1)
}
const MISSED: readonly Feature[] = ['missesOne', 'missesTwo', 'missesThree']

function countGerman(t: Table, town: Hex): void {
  add('germanTowns', 1)
  if (town === WINDHOEK || (PLACE_AT[town] & MINING) !== 0) add('germanIncome', 1)
  if (mightIn(t, town) <= THIN) add('thinGerman', 1)
  if (!isFortress(town)) return
  add('germanFortresses', 1)
  if (isEntrenched(t, town)) add('germanTrenches', 1)
}

function mightIn(t: Table, at: Hex): number {
  let sum = 0
  for (let u = firstIn(t, at); u >= 0; u = nextIn(t, u)) sum += mightOf(t, u)
  return sum
}

function countStacks(t: Table): void {
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (t.places.first[at] === 0) continue
    const side = holder(t, at)
    const might = TEN * mightIn(t, at)
    rank(side === ALLIED ? 'alliedFist' : 'germanFist', side === ALLIED ? 'alliedSecond' : 'germanSecond', might)
    if (side === GERMAN && (PLACE_AT[at] & TOWN) !== 0 && isFortress(at)) add('inFortresses', might)
  }
}

function rank(first: Feature, second: Feature, might: number): void {
  if (might > (found[PLACE[first]] as number)) {
    found[PLACE[second]] = found[PLACE[first]] as number
    found[PLACE[first]] = might
  } else if (might > (found[PLACE[second]] as number)) found[PLACE[second]] = might
}

/**
 * The worth of a table for a side: how likely it wins when both go on by the doctrine, fitted to matches in which they did
 * (`cli/contest/learn.ts`). The weights are thousandths; no exponential is taken, for those differ from browser to browser.
 */
export function worthFor(t: Table, side: Side): number {
  if (t.core.result !== 0) return t.core.result - 1 === side ? 1 : -1
  const features = featuresOf(t)
  const weights = LEARNED[stageOf(t)] as readonly number[]
  let sum = 0
  for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (weights[i] as number)
  const worth = sum / (2000 + Math.abs(sum))
  return side === ALLIED ? worth : -worth
}
