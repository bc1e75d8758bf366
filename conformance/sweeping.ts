import { apply, begin, blank, isOver, legal, optionBits, question, type Rules, type TableBase } from '@boma/kernel'
import { coverage } from './coverage.ts'
import { equipment } from './probe.ts'
import { sweep } from './sweep.ts'

/** Plays random matches and sweeps each position, as many checks a call as it is asked for: how fast conformance is. */
export function sweeping<T extends TableBase>(game: Rules<T>, seed: number, checks: number): () => void {
  const gear = equipment(game, seed)
  const seen = coverage()
  const t = blank(game)
  let done = 0
  return () => {
    for (done += checks; seen.checks < done; ) {
      const dice = gear.freshDice()
      if (isOver(t) || t.core.depth === 0) begin(game, t, { scenario: 0, options: optionBits(game) }, dice)
      const q = question(game, t)
      if (q === undefined) continue
      legal(game, t, gear.moves)
      const side = q.who(t)
      sweep({ game, t, q, side, coverage: seen, whole: 1200, eager: false, fault: complain, ...gear })
      apply(game, t, side, gear.moves.at(gear.pick(gear.moves.count)), dice)
    }
  }
}

function complain(_: string, problem: string): void {
  throw new Error(problem)
}
