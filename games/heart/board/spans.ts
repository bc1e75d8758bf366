import type { Areas } from './ground.ts'

/** What `span` found last: from where to where a line lies in an area, in 256ths of an inch from its start. */
export const found = { from: 0, to: 0 }

/** §9.10: does the line a-b, so long, lie in the interior of the area for a stretch? It is left in `found`. */
export function span(areas: Areas, i: number, ax: number, ay: number, bx: number, by: number, length: number): boolean {
  const { x0, y0, x1, y1 } = areas
  if (ax <= x0[i] ? bx <= x0[i] : ax >= x1[i] && bx >= x1[i]) return false
  if (ay <= y0[i] ? by <= y0[i] : ay >= y1[i] && by >= y1[i]) return false
  const { a, b, c } = areas
  // The line lies inside from fraction n0/d0 to n1/d1 of its length
  let n0 = 0
  let d0 = 1
  let n1 = 1
  let d1 = 1
  for (let e = 4 * i; e < 4 * i + 4; e++) {
    const atA = a[e] * ax + b[e] * ay + c[e]
    const atB = a[e] * bx + b[e] * by + c[e]
    if (atA <= 0) {
      if (atB <= 0) return false
      if (-atA * d0 > n0 * (atB - atA)) {
        n0 = -atA
        d0 = atB - atA
      }
    } else if (atB < 0 && atA * d1 < n1 * (atA - atB)) {
      n1 = atA
      d1 = atA - atB
    }
  }
  if (n0 * d1 >= n1 * d0) return false
  found.from = Math.floor((length * n0) / d0)
  found.to = Math.floor((length * n1) / d1)
  return found.to > found.from
}

/** The least share of any line from a into a box that lies in the interior of the area: against each edge the worst end. */
export function leastShare(
  { a, b, c }: Areas,
  i: number,
  ax: number,
  ay: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  let from = 0
  let to = 1
  for (let e = 4 * i; e < 4 * i + 4; e++) {
    const atA = a[e] * ax + b[e] * ay + c[e]
    const worst = a[e] * (a[e] > 0 ? x0 : x1) + b[e] * (b[e] > 0 ? y0 : y1) + c[e]
    if (atA > 0 && worst >= 0) continue
    if (atA <= 0 && worst <= 0) return 0
    const at = atA / (atA - worst)
    if (atA > 0) to = Math.min(to, at)
    else from = Math.max(from, at)
  }
  return to - from
}

/** Is a place in the area, its edge included (9.11)? */
export function holds(areas: Areas, i: number, x: number, y: number): boolean {
  if (x < areas.x0[i] || x > areas.x1[i] || y < areas.y0[i] || y > areas.y1[i]) return false
  const { a, b, c } = areas
  for (let e = 4 * i; e < 4 * i + 4; e++) if (a[e] * x + b[e] * y + c[e] < 0) return false
  return true
}

/** Is a place in the interior of the area? */
export function isWithin(areas: Areas, i: number, x: number, y: number): boolean {
  if (x <= areas.x0[i] || x >= areas.x1[i] || y <= areas.y0[i] || y >= areas.y1[i]) return false
  const { a, b, c } = areas
  for (let e = 4 * i; e < 4 * i + 4; e++) if (a[e] * x + b[e] * y + c[e] <= 0) return false
  return true
}

const MOST = 64
/** Spans that are gathered and added up: a union of integer intervals (9.10). */
export class Spans {
  readonly #from = new Int32Array(MOST)
  readonly #to = new Int32Array(MOST)
  count = 0

  /** Adds a span, in the order in which spans begin. */
  add(from: number, to: number): void {
    let i = this.count++
    for (; i > 0 && this.#from[i - 1] > from; i--) {
      this.#from[i] = this.#from[i - 1]
      this.#to[i] = this.#to[i - 1]
    }
    this.#from[i] = from
    this.#to[i] = to
  }

  /** Adds all of another gathering. */
  addAll(others: Spans): void {
    for (let i = 0; i < others.count; i++) this.add(others.#from[i], others.#to[i])
  }

  /** The length of the union. */
  total(): number {
    let sum = 0
    let end = 0
    for (let i = 0; i < this.count; i++) {
      if (this.#to[i] <= end) continue
      sum += this.#to[i] - Math.max(end, this.#from[i])
      end = this.#to[i]
    }
    return sum
  }

  /** Is a point of the line in one of the spans, ends included? */
  has(at: number): boolean {
    for (let i = 0; i < this.count; i++) if (at >= this.#from[i] && at <= this.#to[i]) return true
    return false
  }
}
