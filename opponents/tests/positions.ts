import type { Advised } from '@boma/counsel'
import {
  type Action,
  blank,
  copy,
  legal,
  Match,
  Moves,
  type Side,
  searchDice,
  type TableBase,
  toDecide,
  view,
} from '@boma/kernel'
import { type Intent, onTheSpot, randomPlayer, type Thinking } from '../index.ts'

/** Every so-manieth position of a random match. */
export function positions<T extends TableBase>(game: Advised<T>, seed: number, every: number): readonly T[] {
  const found: T[] = []
  const secret = new Uint8Array(16).fill(seed)
  const match = new Match(game, { scenario: game.scenarios[0]?.id ?? '', dice: { kind: 'cipher', secret } })
  for (let d = match.decision; d !== undefined; d = match.decision) {
    if (match.length % every === 0) {
      const t = blank(game)
      copy(match.table, t)
      found.push(t)
    }
    const { order } = onTheSpot(game, randomPlayer, match.table, d.side, searchDice([seed, match.length]))
    match.order(d.seat, order)
  }
  return found
}

/** What a position asks: whom, what he sees and what he may do. */
export function questionIn<T extends TableBase>(
  game: Advised<T>,
  t: T,
): { readonly side: Side; readonly seen: T; readonly listed: readonly Action[] } {
  const side = toDecide(game, t)
  const moves = new Moves()
  legal(game, t, moves)
  return { side, seen: view(game, t, side), listed: moves.toArray() }
}

/** Another table that the side could not tell from this one. */
export function disguise<T extends TableBase>(game: Advised<T>, t: T, side: Side, seed: number): T {
  const other = blank(game)
  copy(t, other)
  game.fog?.disguise?.(other, side, searchDice(seed))
  return other
}

/** What a thought comes to that nobody hurries. */
export function conclusion(thinking: Thinking): Intent | undefined {
  for (;;) {
    const { value, done } = thinking.next('on')
    if (done) return value
  }
}
