import type { Column, Hex } from '@boma/kernel'
import { COVER, HEXES, IS_DITCH, IS_EMBANKMENT, perHex } from '../../board.ts'
import { TRENCH as TRENCH_CHART } from '../../data/charts.ts'
import { OVERLAYS } from '../../data/in-force.ts'
import type { Table } from '../../layout.ts'
import { BONUS, CF, FORMATION, type Formation, face, HALF_FIRE, isLeader, MORALE } from '../../roster.ts'
import { isBroken } from '../../rules/06.3-standing.ts'
import { DISORGANIZED, faceOf, firstCombat, is, NO_AMMUNITION, nextCombat, TRENCH } from '../../stacks.ts'

/*
 * Who could fire on whom, and what a hit would do: what a formation has to fear where it stands. Rough, for it is asked of
 * every position: counters in between do not hide anybody, and all who see somebody are taken to fire on him.
 */

/** In how many of 36 throws two dice come to at most so much. */
const AT_MOST: readonly number[] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]
const SURE = 12
const throws = (need: number): number => AT_MOST[Math.min(SURE, Math.max(0, need))] ?? 0

/** What the ground takes off the fire at whoever is there. */
const SHELTER: Column<Hex> = perHex((at) =>
  Math.min(
    COVER[at],
    IS_DITCH[at] === 1 ? OVERLAYS.ditch.modifier : 0,
    IS_EMBANKMENT[at] === 1 ? OVERLAYS.embankment.modifier : 0,
  ),
)

/** The strength with which each hex fires without its leader, and with him; its cover; what a hit costs its formation, in hundredths. */
const strength = new Int16Array(HEXES) as unknown as Column<Hex>
const led = new Int16Array(HEXES) as unknown as Column<Hex>
const cover = new Int16Array(HEXES) as unknown as Column<Hex>
const frailty = new Int16Array(HEXES) as unknown as Column<Hex>
/** Whose combat units are there. */
export const formationAt = new Int8Array(HEXES) as unknown as Column<Hex, Formation>

/** Looks over those who stand in a hex. */
export function lookOver(t: Table, at: Hex): void {
  const bonus = bonusAt(t, at)
  let best = 0
  let guns = 0
  for (let u = firstCombat(t, at); u >= 0; u = nextCombat(t, u)) {
    formationAt[at] = FORMATION[u]
    if (is(t, u, NO_AMMUNITION) || isBroken(t, u)) continue
    guns++
    best = Math.max(best, HALF_FIRE[u] === 1 ? CF[faceOf(t, u)] >> 1 : CF[faceOf(t, u)])
  }
  strength[at] = guns === 0 ? 0 : best + guns - 1
  led[at] = bonus
  cover[at] = SHELTER[at] + ((t.places.works[at] & TRENCH) !== 0 ? TRENCH_CHART.modifier : 0)
  frailty[at] = frailtyAt(t, at, bonus)
}

/** The best bonus of any leader there. */
function bonusAt(t: Table, at: Hex): number {
  let most = 0
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (isLeader(u)) most = Math.max(most, BONUS[u])
  return most
}

/** What a formation is likely to lose by a hit on its stack (10.25C, 10.25D), counted as for its breakpoint. */
function frailtyAt(t: Table, at: Hex, bonus: number): number {
  let sum = 0
  let n = 0
  let later = 0
  for (let u = firstCombat(t, at); u >= 0; u = nextCombat(t, u)) {
    const isTop = t.units.rank[u] === 0
    const isDown = is(t, u, DISORGANIZED)
    sum += MORALE[faceOf(t, u)]
    n++
    later += isTop ? 6 + (isDown ? 0 : failing(MORALE[face(u, 1)] + bonus)) : failing(MORALE[faceOf(t, u)] + bonus)
  }
  if (n === 0) return 0
  const fails = 36 - throws(Math.floor(sum / n) + bonus)
  return Math.round((100 * fails * later) / (36 * 6))
}
/** In how many of six throws one die is above the morale. */
const failing = (morale: number): number => Math.max(0, 6 - morale)

/** What those in one hex may cost those in another, whom they have in front, by one fire; on a flank they count double (12.1). */
export const perilBy = (from: Hex, at: Hex, isFlank: boolean): number =>
  strength[from] === 0
    ? 0
    : throws((isFlank ? 2 * strength[from] : strength[from]) + led[from] + cover[at]) * frailty[at]
