import type { Side } from '@boma/kernel'
import { IS_CENTER, KONIGSBERG, OCEAN_BOX, POOL, SOUTH_AFRICA, SPACES, type Space } from '../board.ts'
import { appraise } from '../counsel/appraise.ts'
import { TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, firstOf, GERMAN, type Unit } from '../roster.ts'
import { isInactive } from '../rules/03-map.ts'
import { type Field, fieldOf } from './field.ts'
import { CLASS_OF, clash, type Force, worthOf } from './force.ts'
import { LEARNED } from './learned.ts'

/** What the worth of a table is made of, each counted for the whole table. */
export const FEATURES = [
  'always',
  'phasing',
  // units in play, by side and class (see force.ts)
  ...['allied0', 'allied1', 'allied2', 'allied3', 'allied4', 'german0', 'german1', 'german2', 'german3', 'german4'],
  // those of them that may not move yet, those at sea, and those who can still come
  ...['neutral', 'atSea', 'alliedPool', 'germanPool', 'southAfricans', 'konigsberg', 'oceanShut'],
  // centers by who holds them, spaces held by the Germans, and the worth of their strongest stack
  ...['germanCenters', 'alliedCenters', 'emptyCenters', 'germanSpaces', 'germanFist'],
  // the chances of either side's best attacks: on anybody, on centers, on all of the Germans at once, on empty centers
  ...['germansStruck', 'germanCentersStruck', 'allGermansStruck', 'alliesStruck', 'alliedCentersStruck', 'openCenters'],
  'appraised',
] as const
type Feature = (typeof FEATURES)[number]
const PLACE = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

/** Match turns by what is fitted on its own: what counts in the first does not in the last. */
const STAGE_OF = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7]
export const STAGES = 8
/** The stage that a table is in. */
export const stageOf = (t: Table): number => STAGE_OF[Math.min(t.tracks.turn, TURNS.length)] as number

const found = new Float64Array(FEATURES.length)
const add = (name: Feature, by: number): void => {
  found[PLACE[name]] = (found[PLACE[name]] as number) + by
}

/** Counts all that; the list is used again. */
export function featuresOf(t: Table): Float64Array {
  found.fill(0)
  add('always', 1)
  add('phasing', t.tracks.phasing)
  add('oceanShut', t.tracks.oceanShut)
  for (const side of [ALLIED, GERMAN]) for (let u = firstOf(side); u < afterLast(side); u++) countUnit(t, side, u)
  countSpaces(fieldOf(t, ALLIED), fieldOf(t, GERMAN))
  const rough = appraise(t, ALLIED)
  add('appraised', Math.abs(rough) < 1 ? rough / (1 - Math.abs(rough)) : 0)
  return found
}

function countUnit(t: Table, side: Side, u: Unit): void {
  const at = t.units.where[u]
  if (at <= OCEAN_BOX) {
    const first = PLACE[side === ALLIED ? 'allied0' : 'german0'] + (CLASS_OF[u] as number)
    found[first] = (found[first] as number) + 1
    if (side === ALLIED && isInactive(t, u)) add('neutral', 1)
    if (at === OCEAN_BOX) add('atSea', 1)
  } else if (at === POOL + side) add(side === ALLIED ? 'alliedPool' : 'germanPool', 1)
  else if (at === SOUTH_AFRICA) add('southAfricans', 1)
  else if (at === KONIGSBERG) add('konigsberg', 1)
}

function countSpaces(allied: Field, german: Field): void {
  let all = 1
  for (let s = 0 as Space; s < SPACES; s++) {
    const [ours, theirs] = [allied.there[s] as Force, german.there[s] as Force]
    const isCenter = IS_CENTER[s] === 1
    if (isCenter) add(theirs !== 0 ? 'germanCenters' : ours !== 0 ? 'alliedCenters' : 'emptyCenters', 1)
    if (theirs !== 0) {
      const chance = chanceOf(allied, s, theirs)
      all *= chance
      add('germanSpaces', 1)
      add('germansStruck', chance)
      if (isCenter) add('germanCentersStruck', chance)
      found[PLACE.germanFist] = Math.max(found[PLACE.germanFist] as number, worthOf(theirs))
    }
    if (ours !== 0) {
      const chance = chanceOf(german, s, ours)
      add('alliesStruck', chance)
      if (isCenter) add('alliedCentersStruck', chance)
    } else if (isCenter && theirs === 0 && german.comes[s] !== 0) add('openCenters', 1)
  }
  add('allGermansStruck', all)
}

const chanceOf = ({ comes }: Field, s: Space, there: Force): number =>
  comes[s] === 0 ? 0 : clash(comes[s] as Force, there, 0).take

/**
 * The worth of a table for a side: how likely it wins when both go on by the doctrine, fitted to matches in which they did
 * (`cli/contest/learn.ts`). The weights are thousandths; no exponential is taken, for those differ from browser to browser.
 */
export function worthFor(t: Table, side: Side): number {
  if (t.core.result === 1 || t.core.result === 2) return t.core.result - 1 === side ? 1 : -1
  if (t.core.result !== 0) return 0
  const features = featuresOf(t)
  const weights = LEARNED[stageOf(t)] as readonly number[]
  let sum = 0
  for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (weights[i] as number)
  const worth = sum / (2000 + Math.abs(sum))
  return side === ALLIED ? worth : -worth
}
