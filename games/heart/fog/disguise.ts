import { type Dice, other, type Side } from '@boma/kernel'
import { HIDES } from '../board/ground.ts'
import { holds } from '../board/spans.ts'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, firstOf, headOf, PER_SIDE, type Unit, unitOf } from '../roster.ts'
import { ground } from '../rules/10-ground.ts'

const IN_AMBUSH = 3
const ON_TABLE = 2
/** Nobody finds anybody from that far, in sixteenths. */
const SAFE = 8 * 16 + 1

/** Another table that the side sees just the same: each hidden unit of the other lies elsewhere in its area. */
export function disguise(t: Table, side: Side, dice: Dice): void {
  const first = firstOf(other(side))
  for (let u = first; u < first + PER_SIDE; u++) {
    if (t.units.where[u] !== IN_AMBUSH || t.units.attached[u] !== 0) continue
    for (let i = 0; i < 12; i++) {
      const dx = dice.draw(0, 129, 7, 3 * (12 * u + i)) - 64
      const dy = dice.draw(0, 129, 7, 3 * (12 * u + i) + 1) - 64
      if (shift(t, u, side, dx, dy)) break
    }
  }
}

const figuresOf = (t: Table, u: Unit): Figure[] => {
  const all: Figure[] = []
  for (let f = 0 as Figure; f < FIGURES; f++) {
    const v = unitOf(f)
    if ((v === u || t.units.attached[v] === u + 1) && f < headOf(v) + t.units.count[v]) all.push(f)
  }
  return all
}

function shift(t: Table, u: Unit, side: Side, dx: number, dy: number): boolean {
  const { x, y } = t.figures
  const { areas } = ground(t)
  const own = figuresOf(t, u)
  const stays = (area: number): boolean =>
    HIDES[areas.kind[area]] === 1 &&
    own.every((f) => holds(areas, area, x[f], y[f]) && holds(areas, area, x[f] + dx, y[f] + dy))
  if (!Array.from({ length: areas.count }, (_, i) => i).some(stays)) return false
  for (let f = 0 as Figure; f < FIGURES; f++) {
    const v = unitOf(f)
    const isThere = t.units.where[v] === ON_TABLE || t.units.where[v] === IN_AMBUSH
    if (!isThere || f >= headOf(v) + t.units.count[v] || own.includes(f)) continue
    const apart = (v < PER_SIDE ? 0 : 1) === side ? SAFE : 2 * 16
    if (own.some((o) => (x[o] + dx - x[f]) ** 2 + (y[o] + dy - y[f]) ** 2 < apart * apart)) return false
  }
  for (const f of own) {
    x[f] += dx
    y[f] += dy
  }
  return true
}
