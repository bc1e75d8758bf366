import { distance, type Hex } from '@boma/kernel'
import { blockedAt, blockersOf, CLEAR } from '../board/sight.ts'
import { BLOCKS, grid, IS_DITCH } from '../board.ts'
import type { Table } from '../layout.ts'
import { isRaining } from './04-clock.ts'

/** What stands in the way of a line of sight. */
interface Way {
  t: Table
  /** Does the line begin in the ditch (10.4.4)? */
  fromDitch: boolean
  /** A hex whose counters are taken to be gone. */
  leaving: Hex
}
const NOBODY_LEAVES = -1 as Hex
const way: Omit<Way, 't'> & { t: Table | undefined } = { t: undefined, fromDitch: false, leaving: NOBODY_LEAVES }

/** §10.4.2: does the ground block? */
const groundBlocks = (at: Hex): boolean => BLOCKS[at] === 1

/** §10.4.4: do the ground, or counters there, block? Those in the ditch lie too low, but for whoever is in it himself. */
function anythingBlocks(at: Hex): boolean {
  if (BLOCKS[at] === 1) return true
  const { t, fromDitch, leaving } = way as Way
  return t.places.first[at] !== 0 && (IS_DITCH[at] === 0 || fromDitch) && at !== leaving
}

/** The first hex that blocks the sight of rifles and machine guns, or CLEAR. */
export function sightBlockedAt(t: Table, from: Hex, to: Hex, leaving: Hex = NOBODY_LEAVES): Hex {
  way.t = t
  way.leaving = leaving
  way.fromDitch = IS_DITCH[from] === 1
  return blockedAt(from, to, anythingBlocks)
}

/** §19.6C: in the rain one sees into the next hex alone. */
export const isTooThick = (t: Table, from: Hex, to: Hex): boolean => isRaining(t) && distance(grid, from, to) > 1

/** §10.4: have rifles and machine guns in a hex a line of sight to another? Arc and range are other questions. */
export const sees = (t: Table, from: Hex, to: Hex): boolean =>
  !isTooThick(t, from, to) && sightBlockedAt(t, from, to) === CLEAR

/** The same as it will be when the counters of a hex have left it. */
export const willSee = (t: Table, from: Hex, to: Hex, leaving: Hex): boolean =>
  !isTooThick(t, from, to) && sightBlockedAt(t, from, to, leaving) === CLEAR

/** §10.4.4: the same for guns, which see over units. */
export const seesOver = (t: Table, from: Hex, to: Hex): boolean =>
  !isTooThick(t, from, to) && blockedAt(from, to, groundBlocks) === CLEAR

/** What breaks a line of sight: the hex or hexes where it breaks first, or the rain, which is nowhere in particular. */
export interface Broken {
  readonly by: 'rain' | 'ground' | 'units'
  /** The hexes that block: two where the line runs between them (10.4.3). */
  readonly hexes: readonly Hex[]
  readonly rule: string
}

/** Why rifles and machine guns in a hex, or guns, see nothing of another; undefined where they do see it. */
export function whyUnseen(t: Table, from: Hex, to: Hex, isGun = false): Broken | undefined {
  if (isTooThick(t, from, to)) return { by: 'rain', hexes: [], rule: '19.6c' }
  way.t = t
  way.leaving = NOBODY_LEAVES
  way.fromDitch = IS_DITCH[from] === 1
  const hexes = blockersOf(from, to, isGun ? groundBlocks : anythingBlocks)
  if (hexes.length === 0) return undefined
  // §10.4.3: where either side of the line is ground, ground is what one would have to go round
  const isGround = hexes.some(groundBlocks)
  const rule = hexes.length > 1 ? '10.4.3' : isGround ? '10.4.2' : '10.4.4'
  return { by: isGround ? 'ground' : 'units', hexes, rule }
}
