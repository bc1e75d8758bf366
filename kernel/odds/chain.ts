/** Tells where a state may go next and how likely: a state that leads nowhere, or only to itself, is an end. */
export type Moves = (state: number, emit: (to: number, chance: number) => void) => void

/** How a chain ends. */
export interface Absorption {
  /** The chance of each end. */
  readonly ends: ReadonlyMap<number, number>
  /** The mean number of moves until then. */
  readonly steps: number
}

/** Where a state leads, and the mean number of moves that this takes. */
interface Row {
  readonly to: Map<number, number>
  cost: number
}

/**
 * Where a chain of chance moves ends that starts in `start`, and after how many moves.
 *
 * Every state between start and ends is cut out: who leads to it leads to where it leads instead. States go in the order
 * in which they are met, so that nobody but the start leads to the next one unless the chain goes back on itself: what
 * has no cycles is solved in one sweep, and what has some by as much elimination as they need. Nothing is ever
 * subtracted (Grassmann, Taksar and Heyman), so small chances keep their digits.
 */
export function absorption(start: number, moves: Moves): Absorption {
  const rows = explore(start, moves)
  const sources = sourcesOf(rows)
  const first = rowOf(rows, start)
  if (first.to.size === 0) return { ends: new Map([[start, 1]]), steps: 0 }
  for (const [state, row] of rows) {
    if (state !== start && row.to.size > 0) cutOut(state, rows, sources)
  }
  const leaving = leave(start, first)
  const ends = new Map([...first.to].map(([to, chance]) => [to, chance / leaving]))
  return { ends, steps: first.cost / leaving }
}

/** The rows of all states that can be reached, each before those it leads to wherever no cycle forbids it. */
function explore(start: number, moves: Moves): Map<number, Row> {
  const rows = new Map<number, Row>()
  const finished = new Set<number>()
  const path = [start]
  for (let state = path.at(-1); state !== undefined; state = path.at(-1)) {
    if (rows.has(state)) {
      finished.add(state)
      path.pop()
    } else {
      const row = readRow(state, moves)
      rows.set(state, row)
      for (const to of row.to.keys()) if (!rows.has(to)) path.push(to)
    }
  }
  return new Map([...finished].reverse().map((state) => [state, rowOf(rows, state)]))
}

function readRow(state: number, moves: Moves): Row {
  const to = new Map<number, number>()
  let total = 0
  moves(state, (next, chance) => {
    if (!(chance >= 0)) throw new RangeError(`state ${state} leads to ${next} with chance ${chance}`)
    if (chance > 0) add(to, next, chance)
    total += chance
  })
  if (to.size > 0 && Math.abs(total - 1) > 1e-9) {
    throw new RangeError(`the chances of state ${state} add up to ${total}, not 1`)
  }
  if (to.size === 1 && to.has(state)) to.clear()
  return { to, cost: 1 }
}

/** Which states lead to each state. */
function sourcesOf(rows: ReadonlyMap<number, Row>): Map<number, Set<number>> {
  const sources = new Map([...rows.keys()].map((state) => [state, new Set<number>()]))
  for (const [state, { to }] of rows) for (const next of to.keys()) sources.get(next)?.add(state)
  return sources
}

/** Lets those who lead to a state lead to where it leads instead. */
function cutOut(state: number, rows: ReadonlyMap<number, Row>, sources: ReadonlyMap<number, Set<number>>): void {
  const row = rowOf(rows, state)
  const leaving = leave(state, row)
  for (const next of row.to.keys()) sources.get(next)?.delete(state)
  for (const source of sources.get(state) ?? []) {
    if (source === state) continue
    const before = rowOf(rows, source)
    const share = (before.to.get(state) ?? 0) / leaving
    before.to.delete(state)
    before.cost += share * row.cost
    for (const [next, chance] of row.to) {
      add(before.to, next, share * chance)
      sources.get(next)?.add(source)
    }
  }
}

/** Forgets that a state may stay where it is; the chance that it does not. */
function leave(state: number, { to }: Row): number {
  to.delete(state)
  let leaving = 0
  for (const chance of to.values()) leaving += chance
  if (leaving === 0) throw new Error(`a chain that comes to state ${state} never ends`)
  return leaving
}

function add(to: Map<number, number>, next: number, chance: number): void {
  to.set(next, (to.get(next) ?? 0) + chance)
}

function rowOf(rows: ReadonlyMap<number, Row>, state: number): Row {
  const row = rows.get(state)
  if (row === undefined) throw new Error(`state ${state} was never explored`)
  return row
}
