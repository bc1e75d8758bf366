import { type Action, Match, type Rules, type Side, searchDice, type TableBase } from '@boma/kernel'

/** What is to be played: a scenario, its options, and a seed by which the dice fall. */
export interface PlayOut {
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: number
}

/** Plays a match to its end, with dice that are written into its record one by one; who decides is asked what he does. */
export function playOut<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  { scenario, options, seed }: PlayOut,
  choose: (match: Match<T, R>, side: Side) => Action,
): Match<T, R> {
  const luck = searchDice([seed, 1])
  let thrown = 0
  const match = new Match(game, { scenario, options, dice: { kind: 'manual' } })
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const action = choose(match, d.side)
    for (let result = match.play(d.seat, action); result.kind !== 'played'; result = match.play(d.seat, action)) {
      if (result.kind === 'refused') throw new Error('only what is legal can be played')
      match.offer(luck.draw(thrown, result.wanted.sides, 0, thrown++) + 1)
    }
  }
  return match
}
