import { type Game, toHex } from '@boma/kernel'
import { type Command, type Given, wholeNumber } from '../args.ts'
import { optionsOf, scenarioNamed } from '../choices.ts'
import { type FuzzPlan, trial } from '../fuzz/plan.ts'
import { runTrial, type Trouble } from '../fuzz/trial.ts'
import { gameNamed } from '../games.ts'
import { writeBeside } from '../records/rescue.ts'
import { progress } from '../screen/progress.ts'
import type { Terminal } from '../screen/terminal.ts'
import { sentence } from '../screen/words.ts'
import { secretBytes } from '../secrets.ts'

const GAMES = '100'
/** Whoever mends a rule needs a match that breaks it, not a hundred. */
const MOST_FILES = 5

/** `boma fuzz`: random matches, in search of a hole in the rules. */
export const fuzz: Command = {
  name: 'fuzz',
  takes: ['GAME'],
  summary: 'play random matches and report every way in which the rules break',
  options: {
    games: { value: 'N', says: `how many matches; ${GAMES} when left out` },
    scenario: { value: 'ID', says: 'only this scenario; all in turn when left out' },
    options: {
      value: 'LIST',
      says: `only these optional rules: 'fog,weather', 'all' or 'none'; all kinds of mix when left out`,
    },
    seed: { value: 'TEXT', says: 'the same text gives the same matches' },
  },
  notes: [
    'It looks for crashes, dead ends, listed actions that are refused, matches that never end, and records that do not',
    `replay. A match that shows one is written to a file here, for 'boma replay' and 'boma play --load'.`,
    'Exit code 0 when nothing was found, 1 otherwise.',
  ],
  run(given, terminal) {
    const game = gameNamed(given.words[0] ?? '')
    return search(game, planOf(game, given), terminal) === 0 ? 0 : 1
  },
}

function planOf(game: Game, given: Given): FuzzPlan {
  return {
    games: wholeNumber('games', given.text('games') ?? GAMES),
    scenario: scenarioNamed(game, given.text('scenario')),
    options: optionsOf(game, given.text('options')),
    seed: given.text('seed') ?? toHex(secretBytes('fuzz', undefined).subarray(0, 4)),
  }
}

/** Plays the whole plan; answers with how many matches showed some trouble. */
function search(game: Game, plan: FuzzPlan, terminal: Terminal): number {
  const bar = progress(plan.games, 'matches')
  const results = new Map<string, number>()
  const started = performance.now()
  let actions = 0
  let troubles = 0
  terminal.say(`${game.name}: ${plan.games} random matches from the seed '${plan.seed}'.`)
  for (let n = 1; n <= plan.games; n++) {
    const played = trial(game, plan, n)
    const { result = 'no result', ...came } = runTrial(game, played)
    actions += came.actions
    results.set(result, (results.get(result) ?? 0) + 1)
    if (came.trouble !== undefined) {
      bar.end()
      const mix = `${played.scenario}, ${played.options.join(' ') || 'no options'}`
      terminal.say(
        report(came.trouble, `Match ${n} (${mix}), after action ${came.actions}`, game, troubles++ < MOST_FILES),
      )
    }
    bar.at(n)
  }
  bar.end()
  terminal.say(...summary(plan.games, actions, performance.now() - started, results))
  terminal.say(troubles === 0 ? 'Nothing broke.' : `${troubles} of them broke the rules or were broken by them.`)
  return troubles
}

function report({ kind, sentence: what, record }: Trouble, where: string, game: Game, keep: boolean): string {
  const file = keep && record !== undefined ? writeBeside(`${game.id}-${kind.replaceAll(' ', '-')}`, record) : undefined
  return `${where}: ${kind}. ${sentence(what)}${file === undefined ? '' : ` See '${file}'.`}`
}

function summary(games: number, actions: number, ms: number, results: ReadonlyMap<string, number>): string[] {
  const rate = (n: number) => Math.round((n * 1000) / ms).toLocaleString('en')
  const shares = [...results].map(([result, n]) => `${result} ${n}`).join(', ')
  return [
    `${games} matches, ${Math.round(actions / games)} actions each on average: ${shares}.`,
    `${rate(games)} matches and ${rate(actions)} actions per second.`,
  ]
}
