import { GAP, overlaps, RADIUS, touches } from '../board/bases.ts'
import { comesNearer, comesWithin } from '../board/measure.ts'
import { STEP_X, STEP_Y } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  BASE,
  FIGURES,
  FIRST_UNIT,
  type Figure,
  headOf,
  NO_FIGURE,
  PER_SIDE,
  ROUND,
  sideOf,
  UNITS,
  type Unit,
} from '../roster.ts'
import { HIDDEN, ON_TABLE, tailOf } from './09-units.ts'

/** Those who stand near where somebody goes, and count for it: gathered once for a whole leg, in the order of their numbers. */
const xs = new Int32Array(FIGURES)
const ys = new Int32Array(FIGURES)
const bases = new Uint8Array(FIGURES)
const facings = new Uint8Array(FIGURES)
const figures = new Int32Array(FIGURES)
/** 1 for those whose contact does not hinder: the target of a charge (12.8), enemies touched when leaving (12.9). */
const spared = new Uint8Array(FIGURES)
let count = 0
/** Enemies are those from one number up to another: each side's follow one another. */
let firstEnemy = 0
let lastEnemy = 0
/** §13.2: lies a friend hidden among them? */
let isSecret = false
/** Those of them that stand about the places that are asked for now. */
let near = new Int32Array(FIGURES)
let nearby = 0
/** Those who counted before, set aside. */
let aside = new Int32Array(FIGURES)
let besides = 0
/** Enemies whom a way that is asked for now could come near. */
const foes = new Int32Array(FIGURES)
let hostile = 0

/** How far from a box a base can matter: room that is made, and the largest base. */
const MARGIN = 128
/** How far a base so many steps long reaches from its centre, along the edges of the table. */
const longest = (long: number): number =>
  Math.max(...Array.from(STEP_X, (fx, way) => long * Math.max(Math.abs(fx), Math.abs(STEP_Y[way])) + 16))
/** The same by base, and the gap of a contact. */
export const REACH = [RADIUS + GAP, longest(1) + GAP, longest(3) + GAP]

/**
 * Gathers who stands about a box, but for the unit that moves and those attached to it. §13.2: a side keeps the places of
 * its own hidden units free, and knows nothing of the enemy's.
 */
export function gatherCrowd(t: Table, mover: Unit, x0: number, y0: number, x1: number, y1: number): void {
  const { where, attached } = t.units
  const own = sideOf(mover) === 0 ? 0 : PER_SIDE
  count = 0
  firstEnemy = 0
  isSecret = false
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    if (u === PER_SIDE && own === 0) firstEnemy = count
    else if (u === PER_SIDE) lastEnemy = count
    if (where[u] !== ON_TABLE && (where[u] !== HIDDEN || sideOf(u) !== sideOf(mover))) continue
    if (u === mover || attached[u] === mover + 1) continue
    if (where[u] === HIDDEN) isSecret = true
    gatherUnit(t, u, x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN)
  }
  if (own === 0) lastEnemy = count
  for (let i = 0; i < count; i++) near[i] = i
  nearby = count
  hostile = 0
  for (let i = firstEnemy; i < lastEnemy; i++) foes[hostile++] = i
}

function gatherUnit(t: Table, u: Unit, x0: number, y0: number, x1: number, y1: number): void {
  const { x, y } = t.figures
  const base = BASE[t.units.type[u]]
  const facing = t.units.facing[u]
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) {
    const fx = x[f]
    const fy = y[f]
    if (fx < x0 || fx > x1 || fy < y0 || fy > y1) continue
    xs[count] = fx
    ys[count] = fy
    bases[count] = base
    facings[count] = facing
    spared[count] = 0
    figures[count++] = f
  }
}

/** §13.2: could somebody of the crowd be a hidden friend? Who is hampered by one shows that he is there: then it matters whom one asks first. */
export const mayHamper = (): boolean => isSecret

/** Of the crowd only those count from now on, for `inTheWay`, who could be under a base that is put down within this box; how many. */
export function narrow(base: number, x0: number, y0: number, x1: number, y1: number): number {
  nearby = 0
  for (let i = 0; i < count; i++) {
    const reach = REACH[base] + REACH[bases[i]]
    if (xs[i] < x0 - reach || xs[i] > x1 + reach || ys[i] < y0 - reach || ys[i] > y1 + reach) continue
    near[nearby++] = i
  }
  return nearby
}

/** Sets aside who counts for `inTheWay`; asked again it takes them back. */
export function setNearAside(): void {
  const list = near
  const n = nearby
  near = aside
  nearby = besides
  aside = list
  besides = n
}

/** Lets contact with those of whom this is true not hinder. */
export function spare(is: (f: Figure) => boolean): void {
  for (let i = 0; i < count; i++) spared[i] = is(figures[i] as Figure) ? 1 : 0
}

/** §9.12: who lies under a base at this place; -1 for nobody. With `apart` nor may it touch an enemy. */
export function inTheWay(x: number, y: number, base: number, facing: number, apart: boolean): Figure {
  for (let n = 0; n < nearby; n++) {
    const i = near[n]
    const isEnemy = apart && i >= firstEnemy && i < lastEnemy
    if (base === ROUND && bases[i] === ROUND) {
      const dx = xs[i] - x
      if (dx > 18 || dx < -18) continue
      const square = dx * dx + (ys[i] - y) * (ys[i] - y)
      if (square < 256 || (isEnemy && square <= 324)) return figures[i] as Figure
    } else if (
      overlaps(base, x, y, facing, bases[i], xs[i], ys[i], facings[i]) ||
      (isEnemy && touches(base, x, y, facing, bases[i], xs[i], ys[i], facings[i]))
    )
      return figures[i] as Figure
  }
  return NO_FIGURE
}

/** §12.6: how near a way may come to a centre: by whether the one who goes and the other are stands. */
const NEAR = [18, 26, 34]
const NEAREST = Math.max(...NEAR)

/** Of the enemies only those count from now on, for `tooNear` and `throughTarget`, whom a way within this box could come near. */
export function narrowFoes(x0: number, y0: number, x1: number, y1: number): void {
  hostile = 0
  for (let i = firstEnemy; i < lastEnemy; i++)
    if (xs[i] >= x0 - NEAREST && xs[i] <= x1 + NEAREST && ys[i] >= y0 - NEAREST && ys[i] <= y1 + NEAREST)
      foes[hostile++] = i
}

/** §12.6: the enemy whom a way from a to b comes too near; -1 for nobody. §12.8: in a charge the target no nearer than its base. */
export function tooNear(base: number, ax: number, ay: number, bx: number, by: number): Figure {
  for (let n = 0; n < hostile; n++) {
    const i = foes[n]
    if (spared[i] === 1) continue
    const stands = (base === ROUND ? 0 : 1) + (bases[i] === ROUND ? 0 : 1)
    if (comesWithin(NEAR[stands], ax, ay, bx, by, xs[i], ys[i])) return figures[i] as Figure
  }
  return NO_FIGURE
}

/** §12.8: does a way of a charge go through the base of a figure of its target: nearer than 16/16, a stand's 24/16? */
export function throughTarget(ax: number, ay: number, bx: number, by: number): boolean {
  for (let n = 0; n < hostile; n++) {
    const i = foes[n]
    if (spared[i] === 0) continue
    // Nearer than that, in whole sixteenths' squares: strictly
    if (comesNearer(bases[i] === ROUND ? 16 : 24, ax, ay, bx, by, xs[i], ys[i])) return true
  }
  return false
}
