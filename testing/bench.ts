import type { Rules, TableBase } from '@boma/kernel'
import { randomPlay } from './random-play.ts'

/** One thing worth timing, as `npm run bench` finds it beside each game and the kernel. */
export interface Bench {
  readonly name: string
  /** What it has to reach: `<= 1 µs`, `>= 800,000 ops/s`. */
  readonly target: string
  readonly run?: () => unknown
  /** In place of `run` where operations differ: begins one and the same run of them anew, and does one a call. */
  readonly again?: () => () => unknown
  /** How many operations one run does; 1 unless told. */
  readonly ops?: number
  /** Show operations a second although the target is a time. */
  readonly unit?: 'ops/s'
}

/** Whole random matches, one after another: what is drawn from the list is checked again, as if it came from anywhere. */
export const randomActions = <T extends TableBase>(game: Rules<T>, seed: number, target: string): Bench => ({
  name: `${game.id}: random actions, listed and checked`,
  target,
  again: () => randomPlay(game, seed, 'checked'),
  unit: 'ops/s',
})

/** The same matches as programs play them that look ahead: what they have listed is not checked again. */
export const listedActions = <T extends TableBase>(game: Rules<T>, seed: number, target: string): Bench => ({
  name: `${game.id}: random actions, listed`,
  target,
  again: () => randomPlay(game, seed),
  unit: 'ops/s',
})

/** As many actions of matches like these, by programs that play at random: one is drawn, and no list made. */
export const drawnActions = <T extends TableBase>(game: Rules<T>, seed: number, target: string): Bench => ({
  name: `${game.id}: random actions, drawn`,
  target,
  again: () => randomPlay(game, seed, 'drawn'),
  unit: 'ops/s',
})
