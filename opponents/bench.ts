import { advised as askari } from '@boma/askari/counsel'
import type { Advised } from '@boma/counsel'
import { advised as heart } from '@boma/heart/counsel'
import { begin, blank, optionBits, searchDice, type TableBase } from '@boma/kernel'
import { advised as lettow } from '@boma/lettow/counsel'
import { advised as skirmish } from '@boma/skirmish/counsel'
import { advised as tanga } from '@boma/tanga/counsel'
import type { Bench } from '@boma/testing'
import { advised as windhoek } from '@boma/windhoek/counsel'
import { playOn } from './play-on.ts'
import { diceOf, playOut } from './play-out.ts'
import { randomPlayer } from './random.ts'

/** The same matches again and again. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Whole random matches of a game's first scenario: through the driver, where each player sees its side's view, and without. */
function randomMatches<T extends TableBase>(game: Advised<T>, driven: string, bare: string): readonly Bench[] {
  const scenario = game.scenarios[0]?.id ?? ''
  const t = blank(game)
  const throughDriver = (seed: number) => playOut(game, { scenario }, [randomPlayer, randomPlayer], seed)
  // The same choices, so that these are the same matches.
  const onBareTable = (seed: number) => {
    const dice = diceOf(seed)
    let given = 0
    begin(game, t, { scenario: 0, options: optionBits(game) }, dice)
    playOn(game, t, (_t, _side, moves) => moves.at(searchDice([seed, given++]).draw(0, moves.count, 0, 0)), dice)
  }
  const bench = (name: string, target: string, play: (seed: number) => unknown): Bench => {
    return { name: `${game.id}: random matches ${name}`, target, run: () => SEEDS.forEach(play), ops: SEEDS.length }
  }
  return [bench('through the driver', driven, throughDriver), bench('on a bare table', bare, onBareTable)]
}

/** How many matches a lab plays. */
export const opponentsBenches: readonly Bench[] = [
  ...randomMatches(skirmish, '>= 3,000 ops/s', '>= 6,000 ops/s'),
  ...randomMatches(lettow, '>= 600 ops/s', '>= 800 ops/s'),
  ...randomMatches(windhoek, '>= 300 ops/s', '>= 600 ops/s'),
  ...randomMatches(tanga, '>= 20 ops/s', '>= 200 ops/s'),
  ...randomMatches(askari, '>= 50 ops/s', '>= 80 ops/s'),
  ...randomMatches(heart, '>= 160 ops/s', '>= 230 ops/s'),
]
