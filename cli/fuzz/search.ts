import type { Game } from '@boma/kernel'
import { writeBeside } from '../records/rescue.ts'
import type { Progress } from '../screen/progress.ts'
import type { Terminal } from '../screen/terminal.ts'
import { sentence } from '../screen/words.ts'
import { type FuzzPlan, type Trial, trial } from './plan.ts'
import { runTrial, type TrialResult, type Trouble } from './trial.ts'

/** Whoever mends a rule needs a match that breaks it, not a hundred. */
const MOST_REPORTS = 5

/** Plays the whole plan and tells what broke; answers with how many matches broke something. */
export function search(game: Game, plan: FuzzPlan, terminal: Terminal, bar: Progress): number {
  const started = performance.now()
  const came: TrialResult[] = []
  let broken = 0
  terminal.say(`${game.name}: ${plan.games} random matches from the seed '${plan.seed}'.`)
  for (let n = 1; n <= plan.games; n++) {
    const one = trial(game, plan, n)
    const result = runTrial(game, one)
    // The record of a broken match may be long, and only a few are written down.
    came.push({ ...result, trouble: undefined })
    if (result.trouble !== undefined && ++broken <= MOST_REPORTS) {
      bar.end()
      terminal.say(report(game, one, result.actions, result.trouble))
    }
    bar.at(n)
  }
  bar.end()
  terminal.say(...summary(came, (performance.now() - started) / 1000))
  terminal.say(broken === 0 ? 'Nothing broke.' : `In ${broken} of them something broke.`)
  return broken
}

function report(
  game: Game,
  { n, scenario, options }: Trial,
  actions: number,
  { kind, sentence: what, record }: Trouble,
) {
  const file = record && writeBeside(`${game.id}-${kind.replaceAll(' ', '-')}`, record)
  const match = `Match ${n} (${scenario}, ${options.join(' ') || 'no options'}), after action ${actions}`
  return `${match}: ${kind}. ${sentence(what)}${file === undefined ? '' : ` See '${file}'.`}`
}

function summary(came: readonly TrialResult[], seconds: number): string[] {
  const actions = came.reduce((sum, one) => sum + one.actions, 0)
  const results = Map.groupBy(came, ({ result }) => result ?? 'no result')
  const shares = [...results].map(([result, those]) => `${result} ${those.length}`).sort()
  const rate = (n: number) => Math.round(n / seconds).toLocaleString('en')
  return [
    `${came.length} matches of ${Math.round(actions / came.length)} actions on average: ${shares.join(', ')}.`,
    `${rate(came.length)} matches and ${rate(actions)} actions per second.`,
  ]
}
