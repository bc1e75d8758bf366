import type { Hex, Refusal, Side } from '@boma/kernel'
import { refuse, tell } from '../../actions.ts'
import { CAPE, hex } from '../../board.ts'
import { READY } from '../../data/in-force.ts'
import {
  ALLIED_SET_UP,
  GERMAN_SET_UP,
  HISTORICAL_ALLIED_SET_UP,
  type Placement,
  type SetUpRule,
} from '../../data/scenarios.ts'
import type { Table } from '../../layout.ts'
import { has } from '../../options.ts'
import { ALLIED, COUNTER, GERMAN, type Unit, unit } from '../../roster.ts'
import { type Sites, sitesOf } from '../10-recruiting/sites.ts'

/** A counter to be set up: where it may go, and where it goes if its owner leaves that to us. */
export interface Post {
  readonly unit: Unit
  readonly sites: Sites
  /** Those of the same rule that may not share its hex; none for most. */
  readonly apartFrom: readonly Unit[]
  readonly usually: Hex
}

/** All that a side sets up, in order: first those with no choice of place. */
export interface SetUpList {
  readonly posts: readonly Post[]
  /** How many of them, from the first, have one place only. */
  readonly fixed: number
  readonly twoInOne: (unit: Unit, hex: Hex) => Refusal
  readonly placed: typeof tell.placed
}

interface Words {
  readonly misplaced: (unit: Unit, hex: Hex) => Refusal
  readonly twoInOne: (unit: Unit, hex: Hex) => Refusal
  readonly placed: typeof tell.placed
}

function listOf(side: Side, rules: readonly SetUpRule[], ready: Placement, words: Words): SetUpList {
  const { misplaced, twoInOne, placed } = words
  const posts = rules
    .filter((rule) => rule.bought !== true)
    .flatMap((rule) => {
      // Support units wait in their box from the start.
      const units = rule.counters.map(unit).filter((u) => COUNTER[u].start === 'set-up')
      const sites = sitesOf(rule.spots, side, misplaced)
      return units.map((u) => ({ unit: u, sites, apartFrom: rule.onePerHex ? units : [], usually: placeIn(ready, u) }))
    })
  const isFixed = (post: Post) => post.sites.places.length === 1
  const fixed = posts.filter(isFixed)
  return { posts: [...fixed, ...posts.filter((post) => !isFixed(post))], fixed: fixed.length, twoInOne, placed }
}

/** Where a ready-made set-up puts a unit. */
function placeIn(ready: Placement, u: Unit): Hex {
  const found = Object.entries(ready).find(([, names]) => names.some((name) => unit(name) === u))
  if (found === undefined) throw new Error(`${COUNTER[u].id} has no place in the ready set-up`)
  return found[0] === 'cape-colony' ? CAPE : hex(found[0])
}

/** §6.2: the German list. */
const GERMANS = listOf(GERMAN, GERMAN_SET_UP, READY.german, {
  misplaced: refuse.germanSpot,
  twoInOne: refuse.oneGermanEach,
  placed: tell.placed,
})

/** §6.3: the Allied list; the Allied player sets up the Portuguese too (W26). */
const ALLIES = listOf(ALLIED, ALLIED_SET_UP, READY.allied, {
  misplaced: refuse.alliedSpot,
  twoInOne: refuse.oneAlliedEach,
  placed: tell.placed.under('6.3'),
})

/** §35.0: the historical columns, of the same units in all (W126). */
const HISTORICAL_ALLIES = listOf(ALLIED, HISTORICAL_ALLIED_SET_UP, READY.historical, {
  misplaced: refuse.historicalSpot,
  twoInOne: refuse.oneAlliedEach,
  placed: tell.placed.under('35.0'),
})

/** What a side sets up in this match. */
export function setUpList(t: Table, side: Side): SetUpList {
  if (side === GERMAN) return GERMANS
  return has(t, 'historical') ? HISTORICAL_ALLIES : ALLIES
}
