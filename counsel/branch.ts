import {
  apply,
  blank,
  copy,
  type Dice,
  fingerprint,
  type Rules,
  searchDice,
  snapshot,
  type TableBase,
  toDecide,
} from '@boma/kernel'

/** One way an action can turn out. */
export interface Branch {
  readonly probability: number
  /** The position then, up to the next decision. */
  readonly bytes: Uint8Array
  /** Dice that lead there, as they show: the first found of perhaps many. */
  readonly dice: readonly number[]
}

/** Every way an action can turn out, or a sample of them. */
export interface Branches {
  readonly outcomes: readonly Branch[]
  /** Are the probabilities exact? */
  readonly exact: boolean
  /** The standard error of a probability near one half; 0 when exact. */
  readonly error: number
}

/** How far enumeration may go before it gives way to sampling. */
export interface BranchLimits {
  /** Dice sequences to run at most. */
  readonly most?: number
  /** Samples to draw when that is not enough. */
  readonly samples?: number
  /** The key of the sampling dice. */
  readonly key?: number
}

/**
 * Plays an action on copies of the table with every sequence of dice that it can ask for. The dice are an odometer: a
 * run takes the digits it has, zeros after that, and the last digit that can still grow is turned for the next run.
 */
export function branch<T extends TableBase>(game: Rules<T>, t: T, action: number, limits: BranchLimits = {}): Branches {
  const { most = 20_000, samples = 4_000, key = 1914 } = limits
  const heap = new Heap(game, t, action)
  const digits: number[] = []
  const sizes: number[] = []
  let drawn = 0
  const odometer: Dice = {
    draw(_n, sides) {
      if (drawn === digits.length) digits.push(0)
      sizes[drawn] = sides
      return digits[drawn++] as number
    },
  }
  for (let run = 0; run < most; run++) {
    drawn = 0
    heap.run(odometer)
    heap.put(
      digits.reduce((p, _, i) => p / sizes[i], 1),
      digits,
    )
    while (digits.length > 0 && digits[digits.length - 1] + 1 === sizes[digits.length - 1]) digits.pop()
    if (digits.length === 0) return { outcomes: heap.outcomes(), exact: true, error: 0 }
    digits[digits.length - 1]++
  }
  return sample(new Heap(game, t, action), samples, key)
}

function sample<T extends TableBase>(heap: Heap<T>, samples: number, key: number): Branches {
  const digits: number[] = []
  for (let i = 0; i < samples; i++) {
    const source = searchDice([key, i])
    digits.length = 0
    const noting: Dice = {
      draw(n, sides, subject, k) {
        const value = source.draw(n, sides, subject, k)
        digits.push(value)
        return value
      },
    }
    heap.run(noting)
    heap.put(1 / samples, digits)
  }
  return { outcomes: heap.outcomes(), exact: false, error: 0.5 / Math.sqrt(samples) }
}

/** Collects outcomes; positions that differ only in how many dice it took are one. */
class Heap<T extends TableBase> {
  readonly #game: Rules<T>
  readonly #from: T
  readonly #action: number
  readonly #scratch: T
  readonly #found = new Map<string, { probability: number; bytes: Uint8Array; dice: number[] }>()

  constructor(game: Rules<T>, from: T, action: number) {
    this.#game = game
    this.#from = from
    this.#action = action
    this.#scratch = blank(game)
  }

  run(dice: Dice): void {
    const t = this.#scratch
    copy(this.#from, t)
    if (apply(this.#game, t, toDecide(this.#game, t), this.#action, dice) !== 0)
      throw new RangeError('only a legal action has outcomes')
    t.core.rolls = this.#from.core.rolls
    t.core.subjectFrom = this.#from.core.subjectFrom
  }

  put(probability: number, digits: readonly number[]): void {
    const mark = fingerprint(this.#scratch)
    const known = this.#found.get(mark)
    if (known !== undefined) known.probability += probability
    else this.#found.set(mark, { probability, bytes: snapshot(this.#scratch), dice: digits.map((d) => d + 1) })
  }

  outcomes(): Branch[] {
    return [...this.#found.values()].toSorted((a, b) => b.probability - a.probability)
  }
}
