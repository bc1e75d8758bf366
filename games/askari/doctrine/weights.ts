import type { Column, Hex } from '@boma/kernel'
import { SECTIONS } from '../board/lines.ts'
import { CHINDE, DAR, HEXES, MOMBASA, TOWN_HEX, TOWN_VP, TOWNS, type Town } from '../board.ts'
import { type Face, isGround, MQV, MV, RV, UNITS, type Unit } from '../roster.ts'

/*
 * What the doctrine goes by, in victory points (13.1) unless said otherwise.
 */

/** §13.1.2, §13.1.3: what a town counts; outside German East Africa with the railway that hangs on it, by halves where it has two ends. */
export const TOWN_POINTS: Column<Town> = Float64Array.from({ length: TOWNS }, (_, town) => {
  const sections = SECTIONS.filter(({ ends }) => TOWN_VP[town as Town] === 0 && ends.includes(town as Town))
  return sections.reduce((sum, { hexes, ends }) => sum + (hexes.length - ends.length) / ends.length / 2, 1)
})

/** §7.2.2: a source feeds a whole side. */
const SOURCE = 3
/** The same by hex, 0 where no town is. */
export const POINTS_AT: Column<Hex> = (() => {
  const points = new Float64Array(HEXES) as Float64Array & Column<Hex>
  for (let town = 0 as Town; town < TOWNS; town++) points[TOWN_HEX[town]] = TOWN_POINTS[town]
  for (const at of [DAR, MOMBASA, CHINDE]) points[at] += SOURCE
  return points
})()

/** How much a unit of each face adds to an attack: a KAR battalion is 1. */
export const ATTACK: Column<Face> = Float64Array.from({ length: 2 * UNITS }, (_, i) => RV[i as Face] / 4)
/** How many KAR battalions it takes for an even chance against it, dug in. */
export const DEFENCE: Column<Face> = Float64Array.from({ length: 2 * UNITS }, (_, i) => {
  const unit = (i >> 1) as Unit
  if (!isGround(unit)) return 0
  const steps = i & 1 ? 1 : 2
  return steps * (0.5 + MV[unit] / 6) + 0.15 * MQV[i as Face]
})

/** An enemy who is driven off, with time left to make use of it. */
export const KILL_WORTH = 0.25
/** A step of the enemy's, and one of ours. */
export const STEP_WORTH = 0.12
/** The chance that a transport is found and sunk on water that the enemy's vessels are on. */
export const SUNK = 0.5
/** A unit that is drowned. */
export const DROWNED = 0.35

/** An attack is made at this chance, with time left; and in the last Impulse, when nothing is lost by it. */
export const GOOD_CHANCE = 0.68
export const LAST_CHANCE = 0.12
/**
 * Those who are many more than the enemy gather for this chance, and attack at the last one: Germans who are likely beaten withdraw
 * (11.5), and a battle costs those who are many no more than they can restore.
 */
export const HUNTERS_CHANCE = 0.6
/** In the very last Impulse, when nobody is needed any more. */
export const NOTHING_TO_LOSE = 0.02

/** §11.5: a defender stands when the attacker's chance is below this. */
export const STAND_BELOW = 0.42

/** What is left of a goal that is so many Impulses away. */
export const LATER: readonly number[] = [1, 1, 0.5, 0.3, 0.18]

/** Chances that the enemy comes to an empty town: by one Impulse, by two. */
export const COMES_AT_ONCE = 0.55
export const COMES_LATER = 0.25
/** How much seldomer a garrison is attacked than an empty place is walked into. */
export const STORMED = 0.5

/** How much of a town that is taken goes with the chance that it is taken back. */
export const RETAKEN = 0.6
/** Runs that go before gathering, and the least that anything is done for. */
export const WORTHWHILE = 0.35
export const SLIGHT = 0.03
/** A point of movement: of two equal ways the shorter. */
export const WEARY = 0.003
/** Who is worth more than this where he is stays. */
export const NEEDED_THERE = 0.25
/** With so good a chance nobody more is needed. */
export const ALL_BUT_CERTAIN = 0.97
/** Everybody who attacks could be of use elsewhere. */
export const CALLED_UPON = 0.025

/** How many times as many one must be to hunt the enemy down, rather than to keep what one has. */
export const MORE = 1.3
