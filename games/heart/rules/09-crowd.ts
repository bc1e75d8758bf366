import { overlaps, touches } from '../board/bases.ts'
import { comesNearer, comesWithin, squareBetween } from '../board/measure.ts'
import type { Table } from '../layout.ts'
import { BASE, FIGURES, type Figure, headOf, ROUND, sideOf, UNITS, type Unit } from '../roster.ts'
import { HIDDEN, ON_TABLE } from './09-units.ts'

/** Those who stand near where somebody goes, and count for it: gathered once for a whole leg. */
const xs = new Int32Array(FIGURES)
const ys = new Int32Array(FIGURES)
const bases = new Uint8Array(FIGURES)
const facings = new Uint8Array(FIGURES)
const enemies = new Uint8Array(FIGURES)
const figures = new Int32Array(FIGURES)
/** 1 for those whose contact does not hinder: the target of a charge (12.8), enemies touched when leaving (12.9). */
const spared = new Uint8Array(FIGURES)
let count = 0

/** How far from a box a base can matter: room that is made, and the largest base. */
const MARGIN = 128

/**
 * Gathers who stands about a box, but for the unit that moves and those attached to it. §13.2: a side keeps the places of
 * its own hidden units free, and knows nothing of the enemy's.
 */
export function gatherCrowd(t: Table, mover: Unit, x0: number, y0: number, x1: number, y1: number): void {
  const { where, type, facing, attached } = t.units
  const side = sideOf(mover)
  count = 0
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (where[u] !== ON_TABLE && (where[u] !== HIDDEN || sideOf(u) !== side)) continue
    if (u === mover || attached[u] === mover + 1) continue
    const enemy = sideOf(u) === side ? 0 : 1
    for (let f = headOf(u), end = f + t.units.count[u]; f < end; f++) {
      const x = t.figures.x[f]
      const y = t.figures.y[f]
      if (x < x0 - MARGIN || x > x1 + MARGIN || y < y0 - MARGIN || y > y1 + MARGIN) continue
      xs[count] = x
      ys[count] = y
      bases[count] = BASE[type[u]]
      facings[count] = facing[u]
      enemies[count] = enemy
      spared[count] = 0
      figures[count++] = f
    }
  }
}

/** Lets contact with those of whom this is true not hinder. */
export function spare(is: (f: Figure) => boolean): void {
  for (let i = 0; i < count; i++) spared[i] = is(figures[i] as Figure) ? 1 : 0
}

/** §9.12: who lies under a base at this place; -1 for nobody. With `apart` nor may it touch an enemy. */
export function inTheWay(x: number, y: number, base: number, facing: number, apart: boolean): Figure {
  for (let i = 0; i < count; i++) {
    const far = Math.abs(xs[i] - x) + Math.abs(ys[i] - y)
    if (base === ROUND && bases[i] === ROUND) {
      if (far > 32) continue
      const square = squareBetween(xs[i], ys[i], x, y)
      if (square < 256 || (apart && enemies[i] === 1 && square <= 324)) return figures[i] as Figure
    } else if (
      overlaps(base, x, y, facing, bases[i], xs[i], ys[i], facings[i]) ||
      (apart && enemies[i] === 1 && touches(base, x, y, facing, bases[i], xs[i], ys[i], facings[i]))
    )
      return figures[i] as Figure
  }
  return -1 as Figure
}

/** §12.6: how near a way may come to a centre: by whether the one who goes and the other are stands. */
const NEAR = [18, 26, 34]

/** §12.6: the enemy whom a way from a to b comes too near; -1 for nobody. §12.8: in a charge the target no nearer than its base. */
export function tooNear(base: number, ax: number, ay: number, bx: number, by: number): Figure {
  for (let i = 0; i < count; i++) {
    if (enemies[i] === 0) continue
    const stands = (base === ROUND ? 0 : 1) + (bases[i] === ROUND ? 0 : 1)
    if (spared[i] === 1) continue
    if (comesWithin(NEAR[stands], ax, ay, bx, by, xs[i], ys[i])) return figures[i] as Figure
  }
  return -1 as Figure
}

/** §12.8: does a way of a charge go through the base of a figure of its target: nearer than 16/16, a stand's 24/16? */
export function throughTarget(ax: number, ay: number, bx: number, by: number): boolean {
  for (let i = 0; i < count; i++) {
    if (spared[i] === 0) continue
    // Nearer than that, in whole sixteenths' squares: strictly
    if (comesNearer(bases[i] === ROUND ? 16 : 24, ax, ay, bx, by, xs[i], ys[i])) return true
  }
  return false
}
