import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { ALL_ROUND, ARC, GUNBOAT, headOf, MODERN, MOVE_OR_FIRE, NARROW, perType, SHOTS, type Unit } from '../roster.ts'
import { HITS_ON, hitChance } from '../rules/03-hitting.ts'
import { BLAST, GUN_HITS_ON, RANGE_AS_MG, rangeOf, SPREADS, shotsNamed } from '../rules/04-ranges.ts'
import { isCounted } from '../rules/07-hits.ts'
import { saveOf } from '../rules/07-saves.ts'
import { CHARGED, did, FED, FROM_COVER, isIn, JAMMED, JAMS, OLD_SMOKE, SMOKE, SPRUNG } from '../rules/09-units.ts'
import { houseAt, isCoveredFrom, isInWorks } from '../rules/10-cover.ts'
import { areaIn, ground } from '../rules/10-ground.ts'
import { sees } from '../rules/10-sight.ts'
import { aheadX, aheadY, type Body, gapOf, middleOf } from './bodies.ts'
import { costAt, expectedCost } from './losses.ts'

/*
 * What a turn's fire of one unit does to another, from where both stand or would stand. A few figures tell for all of a
 * unit; what is added to their dice is what chapters 3 and 4 add.
 */

/**
 * The fire that was reckoned up last: so many shots, each with that chance to hit, and how often a hit takes a figure. Those
 * under a shell are all hit or none (7.4).
 */
export const fire = { shots: 0, chance: 0, takes: 1, inches: 0, isShell: false }

const SHOOTS = perType(({ shootBonus }) => shootBonus)
const FACES = 6
/** §10.5: friends in dispersed order leave gaps. */
const GAPS = 0.5

/** A unit that fires, with what holds wherever it is. */
export interface Firer {
  readonly body: Body
  readonly range: number
  readonly shots: number
  /** Friends who may stand in the line of fire. */
  readonly friends: readonly Body[]
}

/** §14.1: how many shots a unit has; none when it may not fire in this turn. */
function shotsOf(t: Table, u: Unit): number {
  const type = t.units.type[u]
  if (SHOTS[type] === 0 || did(t, u, CHARGED | FED) || isIn(t, u, JAMMED | JAMS)) return 0
  if (BLAST[type] > 0) return type === GUNBOAT ? SHOTS[type] : 1
  return SPREADS[type] > 0 ? shotsNamed(t, u) : t.units.count[u]
}

/** §7.4, §7.5: must it stand to fire? */
export const standsToFire = (t: Table, u: Unit): boolean => MOVE_OR_FIRE[t.units.type[u]] === 1

/** Somebody as he fires. */
export const firerOf = (t: Table, body: Body, friends: readonly Body[]): Firer => ({
  body,
  range: rangeOf(t, body.unit) * PARTS,
  shots: shotsOf(t, body.unit),
  friends,
})

const isInArc = ({ type, facing }: Body, dx: number, dy: number): boolean => {
  const arc = ARC[type]
  if (arc === ALL_ROUND) return true
  const ahead = aheadX(facing) * dx + aheadY(facing) * dy
  if (arc !== NARROW) return ahead >= 0
  return ahead > 0 && Math.abs(aheadX(facing) * dy - aheadY(facing) * dx) <= ahead
}

/** §10.5: the share of a line of fire that friends leave free. */
function freeOf(t: Table, { body, friends }: Firer, ax: number, ay: number, bx: number, by: number): number {
  let free = 1
  for (const friend of friends) {
    if (friend.unit === body.unit || !meets(friend, ax, ay, bx, by) || isOverlooked(t, friend, ax, ay)) continue
    free *= friend.open === 1 ? GAPS : 0
    if (free === 0) return 0
  }
  return free
}
/** §10.5: a firer on a hill fires over those who are not on it. */
function isOverlooked(t: Table, friend: Body, ax: number, ay: number): boolean {
  const g = ground(t)
  const hill = areaIn(t, g, g.hills, ax, ay)
  return hill >= 0 && areaIn(t, g, g.hills, friend.left[0], friend.left[1]) !== hill
}
/** Does the line a-b pass through a unit's first rank, whichever way that stands? */
function meets({ left, right, open, facing }: Body, ax: number, ay: number, bx: number, by: number): boolean {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const half = (Math.sqrt(gapOf(facing, open)) / 2) * length
  // How far its ends are to the left of the line
  const a = dx * (left[1] - ay) - dy * (left[0] - ax)
  const b = dx * (right[1] - ay) - dy * (right[0] - ax)
  if ((a > half && b > half) || (a < -half && b < -half)) return false
  const at = a === b ? 0.5 : Math.max(0, Math.min(1, a / (a - b)))
  const along = dx * (left[0] + (right[0] - left[0]) * at - ax) + dy * (left[1] + (right[1] - left[1]) * at - ay)
  return along > 0 && along < length * length
}

/** §10.7: is at least half of a unit in cover against somebody there? */
function isCovered(t: Table, { xs, ys }: Body, fromX: number, fromY: number): boolean {
  let covered = 0
  for (let i = 0; i < xs.length; i++) if (isCoveredFrom(t, xs[i], ys[i], fromX, fromY)) covered++
  return 2 * covered >= xs.length
}

/** The mark of a figure: the nearest that tells of the target, as far as it is in range, arc and sight; its distance, or -1. */
const mark = { x: 0, y: 0, inches: -1 }
function findMark(t: Table, { body, range }: Firer, sx: number, sy: number, at: Body, anyArc: boolean): void {
  mark.inches = -1
  let near = range * range + 1
  for (let k = 0; k < at.xs.length; k++) {
    const dx = at.xs[k] - sx
    const dy = at.ys[k] - sy
    const square = dx * dx + dy * dy
    if (square >= near || !(anyArc || isInArc(body, dx, dy)) || !sees(t, sx, sy, at.xs[k], at.ys[k])) continue
    near = square
    mark.x = at.xs[k]
    mark.y = at.ys[k]
    mark.inches = Math.sqrt(square)
  }
}

/** What is added to a shot at a unit: §3.4 to §3.10, §14.7. */
function modifiers(t: Table, { body, range }: Firer, sx: number, sy: number, at: Body, isCover: boolean): number {
  const far = 2 * mark.inches > range ? 1 : 0
  const began = did(t, at.unit, FROM_COVER) ? 1 : 0
  const cover = did(t, body.unit, SPRUNG) ? 0 : isCover ? 1 + MODERN[at.type] : began
  const smoke = isIn(t, body.unit, SMOKE | OLD_SMOKE) || isIn(t, at.unit, SMOKE | OLD_SMOKE) ? 1 : 0
  const works = isInWorks(t, sx, sy, mark.x, mark.y) ? 1 : 0
  return SHOOTS[body.type] - far - cover - smoke - works - at.open
}

/** §7.4: figures of a unit under a shell aimed at its middle. */
function underShell(t: Table, { type }: Body, at: Body): number {
  if (at.men === 1) return 1
  const [x, y] = middleOf(at)
  const radius = BLAST[type] * PARTS
  let near = 0
  for (let i = 0; i < at.xs.length; i++) {
    const dx = at.xs[i] - x
    const dy = at.ys[i] - y
    if (dx * dx + dy * dy <= radius * radius) near++
  }
  // A rank an inch apart has twice the radius and one under it; the samples tell of depth
  const abreast = Math.trunc((2 * radius) / Math.sqrt(gapOf(at.facing, at.open))) + 1
  const share = Math.max(1, Math.round((at.men * near) / at.xs.length))
  const isHoused = houseAt(t, x, y) >= 0
  return Math.min(at.men, Math.max(share, Math.min(abreast, at.men))) * (isHoused ? 0.5 : 1)
}

/** §4.11, §4.12: a gun's shell; as so many shots that all hit or all miss. */
function shell(t: Table, firer: Firer, at: Body, isMoving: boolean, anyArc: boolean): void {
  const { body, range, shots } = firer
  findMark(t, firer, body.xs[0], body.ys[0], at, anyArc)
  if (mark.inches < 0) return
  const far = 2 * mark.inches > range ? 1 : 0
  const bonus = body.type === GUNBOAT && isMoving ? 0 : SHOOTS[body.type]
  fire.chance = hitChance(bonus - far, GUN_HITS_ON[body.type])
  fire.shots = shots * underShell(t, body, at)
  fire.inches = mark.inches / PARTS
  fire.isShell = true
}

/** How often a hit takes a figure; of a car or boat, that share of one. */
const HITS_TO_KILL = perType(({ hitsPerTest }) => (hitsPerTest ?? 0) * FACES)
function unsaved(t: Table, by: Body, at: Body): number {
  if (isCounted(t, at.unit)) return 1 / HITS_TO_KILL[at.type]
  return Math.min(FACES, saveOf(t, headOf(at.unit), by.unit) - 1) / FACES
}

/** Reckons up what a unit's fire does to another, and leaves it in `fire`. */
export function reckonFire(t: Table, firer: Firer, at: Body, isMoving: boolean, anyArc = false): void {
  fire.shots = 0
  fire.chance = 0
  fire.isShell = false
  const { body, range, shots } = firer
  if (shots === 0 || (isMoving && standsToFire(t, body.unit)) || isBeyond(body, at, range)) return
  const isGun =
    BLAST[body.type] > 0 && (RANGE_AS_MG[body.type] === 0 || isBeyond(body, at, RANGE_AS_MG[body.type] * PARTS))
  if (isGun) shell(t, firer, at, isMoving, anyArc)
  else volley(t, firer, at, anyArc)
  fire.takes = unsaved(t, body, at)
}

function volley(t: Table, firer: Firer, at: Body, anyArc: boolean): void {
  const { body, shots } = firer
  const aimsAlone = SPREADS[body.type] > 0 || RANGE_AS_MG[body.type] > 0
  const [mx, my] = middleOf(body)
  const firers = aimsAlone ? 1 : body.xs.length
  let firing = 0
  let sum = 0
  let cover = -1
  for (let i = 0; i < firers; i++) {
    const sx = body.xs[i]
    const sy = body.ys[i]
    findMark(t, firer, sx, sy, at, anyArc)
    if (mark.inches < 0) continue
    const free = freeOf(t, firer, sx, sy, mark.x, mark.y)
    if (free === 0) continue
    if (cover < 0) cover = isCovered(t, at, mx, my) ? 1 : 0
    firing += free
    sum += free * hitChance(modifiers(t, firer, sx, sy, at, cover === 1), HITS_ON)
    fire.inches = mark.inches / PARTS
  }
  if (firing === 0) return
  const all = RANGE_AS_MG[body.type] > 0 ? shotsNamed(t, body.unit) : shots
  fire.shots = (all * firing) / firers
  fire.chance = sum / firing
}

/** Is one plainly out of the other's range? */
function isBeyond(body: Body, at: Body, range: number): boolean {
  const [ax, ay] = [body.xs[0], body.ys[0]]
  const [bx, by] = [at.xs[0], at.ys[0]]
  const reach = range + spread(body) + spread(at)
  return (ax - bx) * (ax - bx) + (ay - by) * (ay - by) > reach * reach
}
const spread = ({ xs, ys }: Body): number => {
  const last = xs.length - 1
  const dx = xs[last] - xs[0]
  const dy = ys[last] - ys[0]
  return Math.sqrt(dx * dx + dy * dy)
}

/** What the fire that was reckoned up last is expected to cost the target. */
export const fireCost = (costs: Float64Array): number => {
  if (fire.shots === 0) return 0
  if (fire.isShell) return fire.chance * costAt(costs, fire.shots * fire.takes)
  return expectedCost(costs, fire.shots, fire.chance * fire.takes)
}
