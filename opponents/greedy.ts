import type { Advised } from '@boma/counsel'
import { type Action, blank, copy, imagine, type Side, searchDice, type TableBase } from '@boma/kernel'
import { candidates } from './candidates.ts'
import { type Draw, pickOne } from './pick.ts'
import type { Player } from './player.ts'
import { makeStage, rehearse } from './rehearse.ts'

/** How hard a greedy player thinks. */
export interface Effort {
  /** Positions that it imagines behind its view, each with dice of its own. */
  readonly worlds: number
  /** Actions that it weighs at most. */
  readonly candidates: number
}

const USUAL: Effort = { worlds: 4, candidates: 64 }

/** A player who looks one small step ahead, for the best table by the game's own appraisal. */
export function greedyPlayer(effort: Effort = USUAL): Player {
  return {
    name: 'greedy',
    choose(game, view, side, legal, dice) {
      let n = 0
      const draw: Draw = (below) => (below > 1 ? dice.draw(n, below, 0, n++) : 0)
      const weighed = candidates(game.actions, legal, effort.candidates, draw)
      if (weighed.length <= 1) return pickOne(legal, draw)
      return best(weigh(game, view, side, weighed, effort.worlds, draw), draw)
    },
  }
}

/** What an action leads to, as far as it was tried. */
interface Prospect {
  readonly action: Action
  /** By how much the table is worth more, on average, when what the action began is done. */
  readonly gain: number
  /** Does it merely end what is going on? */
  readonly ends: boolean
}

/** An action that is being tried, in one world after another. */
interface Trial {
  readonly action: Action
  /** What it has gained in all worlds so far. */
  sum: number
  ends: boolean
}

/**
 * Tries actions in the same few imagined positions with the same luck: every one of them in the first, and in each that
 * follows only what looks best so far. So most of the thought goes to where it is close.
 */
function weigh<T extends TableBase>(
  game: Advised<T>,
  view: T,
  side: Side,
  actions: readonly Action[],
  worlds: number,
  draw: Draw,
): readonly Prospect[] {
  const key = draw(KEYS)
  const stage = makeStage(game)
  const table = blank(game)
  let trials = actions.map((action): Trial => ({ action, sum: 0, ends: false }))
  for (let w = 0; w < worlds; w++) {
    if (w > 0) trials = promising(trials)
    imagine(game, view, side, searchDice([key, w]), table)
    const worth = game.counsel.appraise(table, side)
    const dice = { played: searchDice([key + 1, w]), tried: searchDice([key + 2, w]) }
    for (const trial of trials) {
      copy(table, stage.t)
      trial.ends = rehearse(stage, side, trial.action, dice, draw) || trial.ends
      trial.sum += game.counsel.appraise(stage.t, side) - worth
    }
  }
  return trials.map(({ action, sum, ends }) => ({ action, gain: sum / worlds, ends }))
}

/** So many are tried in every world, however many there are: a small lead may be luck. */
const FEWEST = 8

/** The better half of those that go on, and all that end, against which they are measured. */
function promising(trials: readonly Trial[]): Trial[] {
  const onward = trials.filter((trial) => !trial.ends)
  const kept = Math.max(FEWEST, Math.ceil(onward.length / 2))
  if (kept >= onward.length) return [...trials]
  const best = new Set(onward.toSorted((a, b) => b.sum - a.sum).slice(0, kept))
  return trials.filter((trial) => trial.ends || best.has(trial))
}

/** How many keys there are for the dice of a decision. */
const KEYS = 2 ** 30

/**
 * The action that gains most. What comes after the end of a phase comes anyway, so that ending it gains nothing and
 * loses nothing; where there are several ways to end, they are measured against the best of them.
 */
function best(prospects: readonly Prospect[], draw: Draw): Action {
  const endGain = Math.max(...prospects.filter((p) => p.ends).map((p) => p.gain))
  const gainOf = (p: Prospect) => (p.ends ? p.gain - endGain : p.gain)
  const most = Math.max(...prospects.map(gainOf))
  return pickOne(
    prospects.filter((p) => gainOf(p) >= most - SAME),
    draw,
  ).action
}

/** Gains that differ by less are the same: sums of the same numbers in another order. */
const SAME = 1e-9
