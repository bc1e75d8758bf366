import { type Rules, snapshot, type TableBase } from '@boma/kernel'
import { type Coverage, standing } from './coverage.ts'
import type { Probe } from './probe.ts'

/** Positions kept, and how often a question may have been asked to count as rare. */
const KEPT = 48
const RARE = 4
/** Of so many positions shortly before an end one is drawn instead, once in so many times. */
const ENDS = 16
const END_EVERY = 3

/** A position from which another match can begin. */
interface Rarity {
  readonly scenario: number
  readonly options: number
  readonly start: Uint8Array
  readonly standing: string
}

/** Positions that were hard to come to, so that others may begin there instead of at set-up. */
export class Rarities {
  readonly #kept: Rarity[] = []
  /** Positions from which a match is over soon: what is counted at an end is seldom come to otherwise. */
  readonly #ends: Rarity[] = []
  #ended = 0

  /** A match has ended, a few actions after this position. */
  noticeEnd<T extends TableBase>(t: T): void {
    const { scenario, options } = t.core
    this.#ends[this.#ended++ % ENDS] = { scenario, options, start: snapshot(t), standing: '' }
  }

  /** Keeps a position if what is asked there was seldom asked before. */
  notice<T extends TableBase>({ game, t, q, coverage, pick }: Probe<T>): void {
    const where = standing(game, t, q)
    if ((coverage.standings.get(where) ?? 0) > RARE) return
    const { scenario, options } = t.core
    const at = this.#kept.length < KEPT ? this.#kept.length : pick(KEPT)
    this.#kept[at] = { scenario, options, start: snapshot(t), standing: where }
  }

  /** One of them, the rarer the likelier; undefined when there is none. */
  draw(game: Rules, coverage: Coverage, pick: (n: number) => number) {
    const some = Array.from({ length: 3 }, () => this.#kept[pick(Math.max(1, this.#kept.length))])
    const asked = (r: Rarity | undefined) => coverage.standings.get(r?.standing ?? '') ?? 0
    const [rarest] =
      pick(END_EVERY) === 0
        ? this.#ends.slice(pick(Math.max(1, this.#ends.length)))
        : some.toSorted((a, b) => asked(a) - asked(b))
    if (rarest === undefined) return undefined
    return startOf(game, rarest)
  }
}

/** A position as a match begins with it. */
export function startOf(game: Rules, { scenario, options, start }: Omit<Rarity, 'standing'>) {
  const ids = game.options.filter((_, i) => (options >> i) & 1).map((o) => o.id)
  return { scenario: game.scenarios[scenario]?.id ?? '', options: ids, start }
}
