import { squareBetween } from '../../board/measure.ts'
import { squareOf } from '../../board.ts'
import { PARTS } from '../../data/values.ts'
import type { Table } from '../../layout.ts'
import {
  BAGGAGE,
  CHARGES,
  GUNBOAT,
  headOf,
  isFought,
  MODERN,
  perType,
  RANK,
  UNIT_RANK,
  type Unit,
} from '../../roster.ts'
import { BLAST, GUN_HITS_ON, rangeOf, SPREADS, SPREADS_TOO, shotsNamed } from '../../rules/04-ranges.ts'
import { ownBonus } from '../../rules/06-scores.ts'
import { lossesToTest } from '../../rules/08-causes.ts'
import { inArc } from '../../rules/09-arc.ts'
import { isIn, MARKER, OLD_SMOKE, SMOKE } from '../../rules/09-units.ts'
import { houseAt, isCoveredFrom, isEntrenchedFrom } from '../../rules/10-cover.ts'
import { sees } from '../../rules/10-sight.ts'
import { isSharp } from '../../rules/14-marks.ts'
import { prize } from './prizes.ts'

/*
 * What one unit does to another by a turn's fire, or hand to hand, in points of a list. Rough, for it is asked of every
 * position: a unit is where its middle is, and friends in the line of fire are not looked for.
 */

const SHOOTS = perType(({ shootBonus }) => shootBonus)
/** §7.7, §7.8, §14.11: of a vehicle or boat a hit takes no figure: two failed tests of so many hits put it out. */
const HITS_TO_KILL = perType(({ hitsPerTest }) => (hitsPerTest ?? 0) * 6)
const SAVED = perType(({ save }) => (save === undefined ? 0 : 7 - save.from))

/** The middle of a unit: of a form, the point between its first and its last figure. */
export const middleX = (t: Table, u: Unit): number =>
  (t.figures.x[headOf(u)] + t.figures.x[(headOf(u) + t.units.count[u] - 1) as never]) >> 1
export const middleY = (t: Table, u: Unit): number =>
  (t.figures.y[headOf(u)] + t.figures.y[(headOf(u) + t.units.count[u] - 1) as never]) >> 1

/** §8.6: on how many faces of a die a unit fails. */
const FAILS = perType(({ moralePass }) => (moralePass === null ? 0 : moralePass - 1))
/** A unit with a marker is worth that share of one without. */
export const SHAKEN = 0.75
/** How doubtful it is that a unit loses as many as are expected. */
const DOUBT = 0.7

/** How often an attached figure is struck by a blast, or picked out, or hit because he stands in front. */
const STRUCK = 0.25
const PICKED = 0.5
const FOREMOST = 0.15

/** What fire is worth to whoever has nobody in his arc: he turns next turn. */
const ASIDE = 0.25
/** What is out of reach counts so much, the less the farther: a share for each inch. */
const LONGING = 0.5
const FARTHEST = 90
/** Fire at half range, as it is hoped for. */
const NEAR = 0.5
/** What a round of close combat is worth beside a volley: it goes on, and who has charged fires no more. */
const HAND_TO_HAND = 1.2
/** §9.6: who is dispersed must close up before he charges. */
const DISPERSED = 0.5
/** §9.9: baggage that is touched is taken whole, unless somebody guards it. */
const TAKEN = 0.5

/** What a unit does to another from where it stands now, and what it hopes for if it came nearer. */
export const harm = { now: 0, hope: 0, best: 0, inches: 0 }

/** Reckons up what one unit does to an enemy. */
export function reckon(t: Table, u: Unit, v: Unit): void {
  const [x, y, toX, toY] = [middleX(t, u), middleY(t, u), middleX(t, v), middleY(t, v)]
  const inches = Math.sqrt(squareBetween(x, y, toX, toY)) / PARTS
  const range = rangeOf(t, u)
  const isSeen = sees(t, x, y, toX, toY)
  const best = range === 0 ? 0 : cost(t, v, volley(t, u, v, NEAR * range, range, false))
  const isReached = range > 0 && isSeen && inches <= range
  const covered = isReached && isCoveredFrom(t, toX, toY, x, y)
  const aside = inArc(t, u, toX - x, toY - y) ? 1 : ASIDE
  harm.inches = inches
  harm.now = isReached ? aside * cost(t, v, volley(t, u, v, inches, range, covered)) : 0
  const gap = isReached ? 0 : isSeen ? Math.max(0, inches - range) : inches
  const fought = Math.max(0, fight(t, u, v)) * (t.units.open[u] === 1 ? DISPERSED : 1)
  harm.best = LONGING * (best + fought)
  harm.hope = LONGING * (best * (1 - gap / FARTHEST) + fought * (1 - inches / FARTHEST))
}

/** What a unit does to somebody attached to an enemy unit. */
export function reckonAttached(t: Table, u: Unit, v: Unit): void {
  const [x, y, toX, toY] = [middleX(t, u), middleY(t, u), middleX(t, v), middleY(t, v)]
  const inches = Math.sqrt(squareBetween(x, y, toX, toY)) / PARTS
  const isReached = inches <= rangeOf(t, u) && sees(t, x, y, toX, toY)
  harm.inches = inches
  harm.now = isReached ? exposure(t, u, v, inches) * prize[v] : 0
  harm.best = 0
  harm.hope = 0
}

/** §7.4, §14.9, §14.4: a blast may strike him, some pick leaders out, and he is hit if nobody else of his unit is in reach. */
function exposure(t: Table, u: Unit, v: Unit, inches: number): number {
  if (BLAST[t.units.type[u]] > 0) return STRUCK
  if (isSharp(t, headOf(u)) && 2 * inches <= rangeOf(t, u)) return PICKED
  const host = (t.units.attached[v] - 1) as Unit
  const toHost = squareBetween(middleX(t, u), middleY(t, u), middleX(t, host), middleY(t, host))
  return inches * PARTS < Math.sqrt(toHost) ? FOREMOST : 0
}

/** What it costs a unit to lose so many figures: those, and its courage. */
const cost = (t: Table, v: Unit, figures: number): number => figures * prize[v] + shock(t, v, figures)

/** §8.5, §8.7: what losses cost a unit that tests for them: a marker, or if it has one all that is left. */
function shock(t: Table, v: Unit, figures: number): number {
  const fails = FAILS[t.units.type[v]]
  if (fails === 0 || RANK[t.units.type[v]] !== UNIT_RANK || HITS_TO_KILL[t.units.type[v]] > 0) return 0
  const often = (figures / lossesToTest(t.units.count[v])) ** 2
  const left = Math.max(0, t.units.count[v] - figures) * prize[v]
  return (often / (often + DOUBT)) * (fails / 6) * left * (isIn(t, v, MARKER) ? 1 : 1 - SHAKEN)
}

/** §3: figures that a turn's fire is likely to take. */
function volley(t: Table, u: Unit, v: Unit, inches: number, range: number, covered: boolean): number {
  const [of, at] = [t.units.type[u], t.units.type[v]]
  const far = 2 * inches > range ? 1 : 0
  if (BLAST[of] > 0 && (SPREADS_TOO[of] === 0 || inches > 24)) return shell(t, u, v, far)
  const cover = covered ? 1 + MODERN[at] : 0
  const smoke = isIn(t, u, SMOKE | OLD_SMOKE) || isIn(t, v, SMOKE | OLD_SMOKE) ? 1 : 0
  const sum = SHOOTS[of] - far - cover - smoke - t.units.open[v]
  const shots = SPREADS[of] > 0 || SPREADS_TOO[of] > 0 ? shotsNamed(t, u) : t.units.count[u]
  const hits = (shots * Math.min(5, Math.max(1, 2 + sum))) / 6
  return taken(t, v, hits)
}

/** §7.4, §14.10: a gun's shell strikes all around the figure that it is aimed at. */
function shell(t: Table, u: Unit, v: Unit, far: number): number {
  const of = t.units.type[u]
  const hits = (7 - (GUN_HITS_ON[of] - SHOOTS[of] + far)) / 6
  const { x, y } = t.figures
  const aimed = (headOf(v) + (t.units.count[v] >> 1)) as never
  const radius = squareOf(BLAST[of])
  let struck = 0
  for (let f = headOf(v), end = f + t.units.count[v]; f < end; f++)
    if (squareBetween(x[f], y[f], x[aimed], y[aimed]) <= radius) struck++
  return taken(t, v, hits * struck * (of === GUNBOAT ? 2 : 1)) * (houseAt(t, x[aimed], y[aimed]) >= 0 ? 0.5 : 1)
}

/** How many figures so many hits take. */
export function taken(t: Table, v: Unit, hits: number): number {
  const at = t.units.type[v]
  if (HITS_TO_KILL[at] > 0) return hits / HITS_TO_KILL[at]
  return Math.min(t.units.count[v], (hits * (6 - SAVED[at])) / 6)
}

/** In how many of 36 throws of two dice one is so far above the other: 2 less what is added. */
const ABOVE = [36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0, 0]
const beats = (ahead: number): number => (ABOVE[Math.min(13, Math.max(0, 8 - ahead))] ?? 0) / 36

/** §6: what a round of close combat is worth to a unit that charges another; less than nothing if it had better not. */
export function fight(t: Table, u: Unit, v: Unit): number {
  if (CHARGES[t.units.type[u]] === 0 || isFought(t.units.type[v]) === 0) return 0
  if (RANK[t.units.type[v]] === BAGGAGE) return TAKEN * t.units.count[v] * prize[v]
  const [f, g] = [headOf(u), headOf(v)]
  const storms = isEntrenchedFrom(t, middleX(t, v), middleY(t, v), middleX(t, u), middleY(t, u)) ? 1 : 0
  const ahead = ownBonus(t, f) - ownBonus(t, g) - storms
  const pairs = Math.min(t.units.count[u], t.units.count[v])
  // §6.4: who is left over fights as the second against one
  const second = Math.min(pairs, Math.max(0, t.units.count[u] - pairs))
  const won = pairs * beats(ahead) + second * (1 - beats(ahead)) * beats(ahead + 2)
  return HAND_TO_HAND * (won * prize[v] - pairs * beats(-ahead) * prize[u])
}
