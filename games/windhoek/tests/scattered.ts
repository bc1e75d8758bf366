import { ALLOWED, blank, type Hex, NOBODY, searchDice } from '@boma/kernel'
import { ASIDE, CAPE, HEXES, PLACE_AT, RECRUITS, SEA, TERRAIN_AT, TOWN } from '../board.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import {
  ALLIED,
  HAS_BACK,
  IS_MILITIA,
  IS_PORTUGUESE,
  IS_SUPPORT,
  IS_TRAIN,
  NO_UNIT,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { rebuildZones } from '../rules/11-zones.ts'
import { whyNotStack } from '../rules/14-stacking.ts'
import { hasRail } from '../rules/21-railroads.ts'
import { isPortugueseGround } from '../rules/29-angola.ts'
import { BROKEN, CONVERTED, DISRUPTED, holder, isStatic } from '../stacks.ts'

/** The fog option, which is the first. */
const FOG = 1

/** A position with units strewn over the map as no play would leave them, but as the rules of stacking allow. */
export function scattered(seed: number, options = FOG): Table {
  const t = blank(windhoek)
  const dice = searchDice(seed)
  let n = 0
  const below = (sides: number): number => dice.draw(n, sides, 0, n++)
  t.core.options = options
  t.tracks.turn = 1 + below(10)
  t.tracks.portugal = below(2)
  t.tracks.arriving = NO_UNIT
  t.march.picked = NO_UNIT
  for (let i = 0; i < 8; i++) {
    const hex = below(HEXES) as Hex
    if (hasRail(t, hex)) t.places.marks[hex] = BROKEN
  }
  // A few gathering points make stacks of several units, and of full ones.
  const camps = Array.from({ length: 2 + below(40) }, () => below(HEXES) as Hex)
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (IS_MILITIA[u] === 1 && HAS_BACK[u] === 0 && SIDE_OF[u] !== ALLIED && below(3) === 0)
      t.units.state[u] = CONVERTED
    const at = IS_SUPPORT[u] === 1 || below(4) === 0 ? undefined : placeFor(t, u, camps, below)
    if (at === undefined) t.units.state[u] = 0
    else if (HAS_BACK[u] === 1 && below(3) === 0) t.units.state[u] = DISRUPTED
    t.stacks.put(u, at ?? ((below(2) === 0 ? ASIDE : RECRUITS + (SIDE_OF[u] ?? 0)) as Hex))
  }
  rebuildZones(t, HEXES)
  return t
}

function placeFor(t: Table, u: Unit, camps: readonly Hex[], below: (n: number) => number): Hex | undefined {
  for (let attempt = 0; attempt < 30; attempt++) {
    const hex = (below(2) === 0 ? camps[below(camps.length)] : below(HEXES)) as Hex
    if (isPossible(t, u, hex)) return hex
  }
  const mayBeInCape = SIDE_OF[u] === ALLIED && IS_PORTUGUESE[u] === 0 && !isStatic(t, u) && IS_TRAIN[u] === 0
  return mayBeInCape ? CAPE : undefined
}

function isPossible(t: Table, u: Unit, hex: Hex): boolean {
  const there = holder(t, hex)
  if (TERRAIN_AT[hex] === SEA || (there !== NOBODY && there !== SIDE_OF[u])) return false
  if (isStatic(t, u) && ((PLACE_AT[hex] ?? 0) & TOWN) === 0) return false
  if (IS_TRAIN[u] === 1 && !hasRail(t, hex)) return false
  if (IS_PORTUGUESE[u] === 1 && !isPortugueseGround(hex)) return false
  return whyNotStack(t, u, hex) === ALLOWED
}
