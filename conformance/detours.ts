import { blank, check, copy, legal, SIDES, type Side, type TableBase, view } from '@boma/kernel'
import { Forecasts } from './forecasts.ts'
import type { Probe } from './probe.ts'

/** Positions that are kept to come back to, and strangers that are tried in each. */
const KEPT = 6
const STRANGERS = 8
/** One in so many is read as people read it, too: reading takes longer than all other looks together. */
const READ_EVERY = 32

/** A position, and what it said when it was first looked at. */
interface Stop<T> {
  readonly t: T
  readonly side: Side
  readonly strangers: readonly number[]
  readonly isRead: boolean
  said: string
}

/** Positions looked at before, in this match and in the one played beside it: on coming back, all is as it was. */
export class Detours<T extends TableBase> {
  readonly #stops: Stop<T>[] = []
  readonly #forecasts = new Forecasts<T>()
  #count = 0

  /** Goes back to one of them and compares, then keeps this position for later. */
  take(p: Probe<T>): void {
    const back = this.#stops[p.pick(KEPT)]
    if (back !== undefined && says(p, back) !== back.said)
      p.fault('no state beside the table', 'a position says something else after others were looked at')
    const t = this.#stops[this.#count % KEPT]?.t ?? blank(p.game)
    copy(p.t, t)
    const strangers = Array.from({ length: STRANGERS }, () => stranger(p))
    const stop = { t, side: p.side, strangers, isRead: this.#count % READ_EVERY === 0, said: '' }
    stop.said = says(p, stop)
    this.#stops[this.#count++ % KEPT] = stop
    this.#forecasts.ask(p)
  }

  /** Asks about one of them, whatever it says. */
  look({ game, spareMoves }: Probe<T>): void {
    // The one kept longest: since the count goes on, another each time.
    const stop = this.#stops[this.#count % this.#stops.length]
    if (stop === undefined) return
    legal(game, stop.t, spareMoves)
    for (const a of stop.strangers) check(game, stop.t, stop.side, a)
  }
}

function stranger<T extends TableBase>({ q, pick }: Probe<T>): number {
  const { action } = q.choices[pick(q.choices.length)] as (typeof q.choices)[number]
  return action.first + pick(action.size)
}

/** All that may be done, some of what may not and why, what the position is worth, and what people read of it. */
function says<T extends TableBase>(p: Probe<T>, { t, side, strangers, isRead }: Stop<T>): string {
  const { game, spareMoves } = p
  legal(game, t, spareMoves)
  const refused = strangers.map((a) => check(game, t, side, a))
  const worth = SIDES.map((each) => game.counsel?.appraise(t, each))
  return [...spareMoves.toArray(), ...refused, ...worth, isRead ? reads(p, t, side) : ''].join()
}

function reads<T extends TableBase>({ game, a }: Probe<T>, t: T, side: Side): string {
  const seen = view(game, t, side, a)
  const { page } = game
  return JSON.stringify([page?.describe(seen, side), page?.pieces(seen, side), page?.status(seen)])
}
