import { coverage } from '../conformance/coverage.ts'
import { equipment } from '../conformance/probe.ts'
import { sweep } from '../conformance/sweep.ts'
import { blank } from '../fog.ts'
import { type Game, optionBits } from '../game.ts'
import { apply, begin, isOver, legal, question } from '../play.ts'
import type { TableBase } from '../table/table.ts'

/** Plays random matches and sweeps each position, as many checks a call as it is asked for: how fast conformance is. */
export function sweeping<T extends TableBase>(game: Game<T>, seed: number, checks: number): () => void {
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
      sweep({ game, t, q, side, coverage: seen, whole: 1200, fault: complain, ...gear })
      apply(game, t, side, gear.moves.at(gear.pick(gear.moves.count)), dice)
    }
  }
}

function complain(_: string, problem: string): void {
  throw new Error(problem)
}
