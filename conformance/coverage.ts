import { isUnderWay, type Question, type Rules, type TableBase } from '@boma/kernel'

/** What a run has come across, so that its blind spots show; by name, how often. */
export interface Coverage {
  positions: number
  /** Those that were examined in full. */
  examined: number
  /** Matches that began at set-up, and not where others had seldom come to. */
  whole: number
  /** Actions that were held against the list. */
  checks: number
  readonly questions: Map<string, number>
  /** Questions with the procedure that asks them: 'concentration/attack'. */
  readonly standings: Map<string, number>
  readonly kinds: Map<string, number>
  readonly refusals: Map<string, number>
  readonly events: Map<string, number>
  /** Scenario and options of each match. */
  readonly mixes: Map<string, number>
  readonly worlds: Worlds
}

/** How far worlds that a side cannot tell apart were played on. */
interface Worlds {
  pairs: number
  /** Actions that were played in both, those that rolled, and those with dice that the side was not told of. */
  actions: number
  rolled: number
  unheard: number
}

/** A coverage of nothing yet. */
export const coverage = (): Coverage => ({
  positions: 0,
  examined: 0,
  whole: 0,
  checks: 0,
  questions: new Map(),
  standings: new Map(),
  kinds: new Map(),
  refusals: new Map(),
  events: new Map(),
  mixes: new Map(),
  worlds: { pairs: 0, actions: 0, rolled: 0, unheard: 0 },
})

/** Where the sequence of play stands: the procedure under way and the question that it asks. */
export function standing<T extends TableBase>({ flow }: Rules<T>, t: T, q: Question<T>): string {
  return `${flow.procedures.find((procedure) => isUnderWay(flow, t, procedure))?.name}/${q.name}`
}

/** Counts something that was come across. */
export function met(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

const bitsOf = ({ options }: Rules): number => 32 - Math.clz32(Math.max(0, options.length - 1))

/** How many matches of each scenario it takes until any two options were on and off, together and apart. */
export const mixesOf = (game: Rules): number => 2 + 2 * bitsOf(game)

/**
 * Which options a match of a run has on. All and none; then, for each bit of their numbers, those that have it and those
 * that have not, after which any two options were on together, off together, and each on without the other; then each
 * alone; then any mix.
 */
export function optionsFor(game: Rules, n: number, pick: (n: number) => number): readonly string[] {
  const ids = game.options.map((o) => o.id)
  const bits = bitsOf(game)
  if (n === 0) return ids
  if (n === 1) return []
  const k = n - 2
  if (k < 2 * bits) return ids.filter((_, i) => ((i >> (k >> 1)) & 1) === (k & 1))
  if (k < 2 * bits + ids.length) return ids.filter((_, i) => i === k - 2 * bits)
  return ids.filter(() => pick(2) === 1)
}
