import { cipherDice, type Game } from '@boma/kernel'
import { secretBytes } from '../secrets.ts'

/** One random match to be played. */
export interface Trial {
  /** Counts from 1. */
  readonly n: number
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: string
}

/** What a fuzz is to cover; what is left out varies from match to match. */
export interface FuzzPlan {
  readonly games: number
  readonly seed: string
  readonly scenario?: string | undefined
  readonly options?: readonly string[] | undefined
}

/** The trial with a number: all scenarios in turn, first with the usual options, then all, then none, then any mix. */
export function trial(game: Game, plan: FuzzPlan, n: number): Trial {
  const scenarios = plan.scenario === undefined ? game.scenarios.map((s) => s.id) : [plan.scenario]
  const scenario = scenarios[(n - 1) % scenarios.length] ?? ''
  const round = Math.floor((n - 1) / scenarios.length)
  const seed = `${plan.seed}/${n}`
  return { n, scenario, seed, options: plan.options ?? optionMix(game, round, seed) }
}

function optionMix(game: Game, round: number, seed: string): readonly string[] {
  const dice = cipherDice(secretBytes('option mix', seed))
  const on = game.options.filter((option, i) => {
    if (round === 0) return option.usually
    return round === 1 || (round > 2 && dice.draw(i, 2, 0, 0) === 1)
  })
  return on.map((option) => option.id)
}
