import { type Action, Match, type Rules, type Side, searchDice, type TableBase } from '@boma/kernel'

/** What is to be played: a scenario, its options, and a seed by which the dice fall. */
export interface ByHand {
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: number
}

/** Plays a match to its end, with dice that are written into its record one by one; who decides is asked for an order. */
export function playByHand<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  { scenario, options, seed }: ByHand,
  choose: (match: Match<T, R>, side: Side) => readonly Action[],
): Match<T, R> {
  const luck = searchDice([seed, 1])
  let thrown = 0
  const match = new Match(game, { scenario, options, dice: { kind: 'manual' } })
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const order = choose(match, d.side)
    for (let result = match.order(d.seat, order); result.kind !== 'played'; result = match.order(d.seat, order)) {
      if (result.kind === 'refused') throw new Error('only what is legal can be played')
      match.offer(luck.draw(thrown, result.wanted.sides, 0, thrown++) + 1)
    }
  }
  return match
}
