import { CORNER_X, CORNER_Y, DIRECTIONS, type Direction, type Hex, hexAt, OFF_MAP, type OffMap } from '@boma/kernel'
import { grid } from '../board.ts'

/**
 * A place that a line passes between its ends, by how far across and down it lies from the first: a hex whose inside the
 * line crosses, or the two hexes between which it runs (of one hex, the same twice). A touched corner is nothing.
 */
interface Gate {
  readonly left: Step
  readonly right: Step
}
interface Step {
  readonly across: number
  readonly down: number
}

/** Columns across, and half hexes down, from one end of the map to the other. */
const ACROSS = grid.columns
const DOWN = 2 * grid.rows
/** Lines depend on nothing but how far apart their ends are: each is worked out once, when it is asked for. */
const lines: (Int8Array | undefined)[] = Array.from({ length: (2 * ACROSS + 1) * (2 * DOWN + 1) })

const lineTo = (across: number, down: number): number => (across + ACROSS) * (2 * DOWN + 1) + down + DOWN

/** The gates of a line, four numbers each, in the order in which it passes them. */
function gatesTo(across: number, down: number): Int8Array {
  const key = lineTo(across, down)
  const known = lines[key]
  if (known !== undefined) return known
  const gates = draw(across, down).flatMap(({ left, right }) => [left.across, left.down, right.across, right.down])
  const line = Int8Array.from(gates)
  lines[key] = line
  return line
}

/** Where a hex lies to a line: how far its middle is along it, and the lowest and highest of its corners to the right. */
interface Lie extends Step {
  readonly along: number
  readonly least: number
  readonly most: number
  /** Corners exactly on the line. */
  readonly on: number
}

function draw(across: number, down: number): readonly Gate[] {
  const near = liesBetween(across, down)
  const crossed = near.filter(({ least, most }) => least < 0 && most > 0)
  // §10.4.3: two corners on the line: it runs along their side, with this hex on one hand and another on the other
  const beside = near.filter(({ least, most, on }) => on === 2 && (least === 0 || most === 0))
  const pairs = beside
    .filter(({ most }) => most === 0)
    .flatMap((left) => beside.filter((r) => r.least === 0 && r.along === left.along).map((right) => ({ left, right })))
  const all = [...crossed.map((hex) => ({ left: hex, right: hex })), ...pairs]
  return all.sort((a, b) => a.left.along - b.left.along)
}

/** All hexes strictly between the ends that the line may meet. */
function liesBetween(across: number, down: number): readonly Lie[] {
  const [dx, dy] = [3 * across, down]
  const lies: Lie[] = []
  for (let x = Math.min(0, across) - 1; x <= Math.max(0, across) + 1; x++)
    for (let y = Math.min(0, down) - 2; y <= Math.max(0, down) + 2; y++) {
      // Centres lie where across and down are both even or both odd.
      if ((x ^ y) & 1) continue
      const along = dx * 3 * x + dy * y * 3
      const rights = DIRECTIONS.map((d) => dx * (y + CORNER_Y[d]) - dy * (3 * x + CORNER_X[d]))
      if (along <= 0 || along >= dx * dx + 3 * dy * dy) continue
      const on = rights.filter((r) => r === 0).length
      lies.push({ across: x, down: y, along, least: Math.min(...rights), most: Math.max(...rights), on })
    }
  return lies
}

const at = (from: Hex, across: number, down: number): Hex | OffMap =>
  hexAt(grid, grid.x[from] + across, grid.y[from] + down)

/** No hex blocks the line. */
export const CLEAR = -1 as Hex

/**
 * The first hex that blocks the line from one hex to another, or CLEAR. The ends never block (§10.4.5, §10.4.6); where the
 * line runs between two hexes both must (10.4.3), and beyond the edge of the map nothing is clear (ruling T52).
 */
export function blockedAt(from: Hex, to: Hex, blocks: (at: Hex) => boolean): Hex {
  const gates = gatesTo(grid.x[to] - grid.x[from], grid.y[to] - grid.y[from])
  const i = closedGate(gates, from, blocks)
  if (i < 0) return CLEAR
  const left = at(from, gates[i], gates[i + 1])
  return (left === OFF_MAP ? at(from, gates[i + 2], gates[i + 3]) : left) as Hex
}

/** Where the first gate that nothing passes begins among the gates of a line; -1 where all are open. */
function closedGate(gates: Int8Array, from: Hex, blocks: (at: Hex) => boolean): number {
  for (let i = 0; i < gates.length; i += 4) {
    const left = at(from, gates[i], gates[i + 1])
    const right = at(from, gates[i + 2], gates[i + 3])
    if ((left === OFF_MAP || blocks(left)) && (right === OFF_MAP || blocks(right))) return i
  }
  return -1
}

/** The hexes of the map that block a line where it breaks first: one, or the two between which it runs; none where it is clear. */
export function blockersOf(from: Hex, to: Hex, blocks: (at: Hex) => boolean): readonly Hex[] {
  const gates = gatesTo(grid.x[to] - grid.x[from], grid.y[to] - grid.y[from])
  const i = closedGate(gates, from, blocks)
  if (i < 0) return []
  const both = [at(from, gates[i], gates[i + 1]), at(from, gates[i + 2], gates[i + 3])]
  return [...new Set(both)].filter((hex) => hex !== OFF_MAP) as Hex[]
}

/** Bit d for each side by which the line leaves a hex: two where it goes out exactly through a corner (ruling T50). */
export const leavesBy = (from: Hex, to: Hex): number =>
  LEAVES[lineTo(grid.x[to] - grid.x[from], grid.y[to] - grid.y[from])]
const LEAVES = Uint8Array.from(lines, (_, i) =>
  leaving(Math.trunc(i / (2 * DOWN + 1)) - ACROSS, (i % (2 * DOWN + 1)) - DOWN),
)
function leaving(across: number, down: number): number {
  let bits = 0
  for (const d of DIRECTIONS) {
    const next = ((d + 1) % 6) as Direction
    const leftEnd = 3 * across * CORNER_Y[d] - down * CORNER_X[d]
    const rightEnd = 3 * across * CORNER_Y[next] - down * CORNER_X[next]
    if (leftEnd <= 0 && rightEnd >= 0) bits |= 1 << d
  }
  return bits
}
