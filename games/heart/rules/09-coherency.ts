import { squareBetween } from '../board/measure.ts'
import { squareOf } from '../board.ts'
import { DISTANCES, MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIRST_UNIT, headOf, NO_UNIT, PER_SIDE, UNITS, type Unit } from '../roster.ts'
import { isOnTable, LOOSE, lift, nextAttached, put, tailOf } from './09-units.ts'

const CLOSE = squareOf(DISTANCES.coherency)
const DISPERSED = squareOf(DISTANCES.coherencyDispersed)

/** Most figures that can be in a chain: a unit with all that could be attached to it. */
const MOST = MOST_FIGURES + PER_SIDE
const xs = new Int32Array(MOST)
const ys = new Int32Array(MOST)
const reached = new Uint8Array(MOST)
const queue = new Int32Array(MOST)

/** §9.4, §9.6: the square of the longest link of a chain. */
export const linkOf = (open: number): number => (open === 1 ? DISPERSED : CLOSE)

/** §9.4: do these places make one chain with links no longer than that? */
export function isChain(
  n: number,
  x: { readonly [i: number]: number },
  y: { readonly [i: number]: number },
  link: number,
): boolean {
  if (isLinkedUp(n, x, y, link)) return true
  for (let k = 0; k < n; k++) reached[k] = 0
  reached[0] = 1
  queue[0] = 0
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const at = queue[head]
    for (let k = 0; k < n; k++)
      if (reached[k] === 0 && squareBetween(x[at], y[at], x[k], y[k]) <= link) {
        reached[k] = 1
        queue[tail++] = k
      }
  }
  return tail === n
}

/** Is each of these places linked to one before it? Then they are a chain; most forms are. */
function isLinkedUp(
  n: number,
  x: { readonly [i: number]: number },
  y: { readonly [i: number]: number },
  link: number,
): boolean {
  for (let k = 1; k < n; k++) {
    let i = k - 1
    while (i >= 0 && squareBetween(x[i], y[i], x[k], y[k]) > link) i--
    if (i < 0) return false
  }
  return true
}

/** §9.4: is the unit coherent, figures attached to it included? */
export function isCoherent(t: Table, u: Unit): boolean {
  let n = 0
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) {
    xs[n] = t.figures.x[f]
    ys[n++] = t.figures.y[f]
  }
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) {
    xs[n] = t.figures.x[headOf(a)]
    ys[n++] = t.figures.y[headOf(a)]
  }
  return isChain(n, xs, ys, linkOf(t.units.open[u]))
}

/** §9.4: notes whether a unit is out of coherency. */
export function noteLoose(t: Table, u: Unit): void {
  if (isOnTable(t, u) && !isCoherent(t, u)) put(t, u, LOOSE)
  else lift(t, u, LOOSE)
}

/** §9.4: notes it of all, for a phase in which they move. */
export function noteAllLoose(t: Table): void {
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (t.units.where[u] !== 0) noteLoose(t, u)
}
