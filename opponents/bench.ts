import { askari } from '@boma/askari'
import type { Advised } from '@boma/counsel'
import { heart } from '@boma/heart'
import { begin, blank, optionBits, type TableBase } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { skirmish } from '@boma/skirmish'
import { tanga } from '@boma/tanga'
import { type Bench, quickPick } from '@boma/testing'
import { windhoek } from '@boma/windhoek'
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
  const onBareTable = (seed: number) => {
    const [dice, pick] = [diceOf(seed), quickPick(seed)]
    begin(game, t, { scenario: 0, options: optionBits(game) }, dice)
    playOn(game, t, (_t, _side, moves) => moves.at(pick(moves.count)), dice)
  }
  const bench = (name: string, target: string, play: (seed: number) => unknown): Bench => {
    return { name: `${game.id}: random matches ${name}`, target, run: () => SEEDS.forEach(play), ops: SEEDS.length }
  }
  return [bench('through the driver', driven, throughDriver), bench('on a bare table', bare, onBareTable)]
}

/** How many matches a lab plays. */
export const opponentsBenches: readonly Bench[] = [
  ...randomMatches(skirmish, '>= 2,000 ops/s', '>= 5,000 ops/s'),
  ...randomMatches(lettow, '>= 200 ops/s', '>= 600 ops/s'),
  ...randomMatches(windhoek, '>= 300 ops/s', '>= 600 ops/s'),
  ...randomMatches(tanga, '>= 5 ops/s', '>= 80 ops/s'),
  ...randomMatches(askari, '>= 30 ops/s', '>= 60 ops/s'),
  ...randomMatches(heart, '>= 80 ops/s', '>= 100 ops/s'),
]
