import { distance, type Hex, NOBODY, type Side } from '@boma/kernel'
import type { SupplyLine } from '@boma/showing'
import { BODIES_AT, type Body, grid, HEXES, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { isGround, UNITS, type Unit } from '../roster.ts'
import { isOpenNode, lineOf, nationOf, wishedLineOf } from '../rules/07-communications.ts'
import { isNeutral, sideOf } from '../stacks.ts'

/** §7.1: the line that a unit traces, or where the shortest one that it could have breaks. */
export function supply(t: Table, viewer: Side, piece: number): SupplyLine | undefined {
  const unit = piece as Unit
  if (piece >= UNITS || !isGround(unit) || isNeutral(t, unit)) return undefined
  const side = sideOf(t, unit)
  const at = t.units.where[unit]
  if (!isHex(at) || (viewer !== NOBODY && side !== viewer)) return undefined
  const nodes: Hex[] = []
  const length = lineOf(t, side, nationOf(t, unit), at, 0, nodes)
  if (length > 0) return { open: drawn([...nodes.slice(0, length).toReversed(), at]), cut: [] }
  const wished = wishedLineOf(t, side, nationOf(t, unit), at, nodes)
  return wished === 0 ? undefined : broken(t, side, at, nodes.slice(0, wished).toReversed())
}

/** The way from its source as far as it is open, and from the first node that does not serve on to the unit. */
function broken(t: Table, side: Side, at: Hex, way: readonly Hex[]): SupplyLine {
  const shut = way.findIndex((node) => !isOpenNode(t, side, node, at))
  const open = shut < 0 ? way.length - 1 : shut
  return { open: drawn(way.slice(0, open + 1)), cut: drawn(way.slice(open)) }
}

/** A line over hexes: where it crosses a body of water, hex by hex over that water; no hex twice in a row. */
function drawn(nodes: readonly Hex[]): readonly number[] {
  const line: Hex[] = []
  for (const [i, node] of nodes.entries()) {
    if (node < HEXES) line.push(node)
    else line.push(...across((node - HEXES) as Body, nodes[i - 1], nodes[i + 1]))
  }
  return line.filter((hex, i) => hex !== line[i - 1])
}

/** Hexes of a water that lead from one shore to another, each step no farther from the goal than it need be. */
function across(body: Body, from: Hex | undefined, to: Hex | undefined): readonly Hex[] {
  if (from === undefined || to === undefined) return []
  const water = WATERS[body] ?? []
  const before = new Map<Hex, Hex | undefined>([[from, undefined]])
  for (const at of before.keys()) {
    if (distance(grid, at, to) <= 1) return wayBack(before, at)
    for (const next of water) if (!before.has(next) && distance(grid, at, next) === 1) before.set(next, at)
  }
  return []
}

const WATERS: readonly (readonly Hex[])[] = Array.from({ length: 16 }, (_, body) =>
  Array.from({ length: HEXES }, (_, hex) => hex as Hex).filter((hex) => (BODIES_AT[hex] & (1 << body)) !== 0),
)

function wayBack(before: ReadonlyMap<Hex, Hex | undefined>, end: Hex): readonly Hex[] {
  const way: Hex[] = []
  for (let at: Hex | undefined = end; at !== undefined; at = before.get(at)) way.unshift(at)
  return way
}
