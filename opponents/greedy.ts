import { type Action, blank, copy, imagine, legal, Moves, searchDice, type TableBase } from '@boma/kernel'
import { candidates } from './candidates.ts'
import { type Lots, pickOne } from './pick.ts'
import { makeStage, rehearse, type Stage } from './rehearse.ts'
import type { Chair, Headway, Intent, Nudge, Seated, Situation, Thinker } from './thinker.ts'

/** How hard a greedy player thinks. */
export interface Effort {
  /** Positions that it imagines behind its view, each with dice of its own. */
  readonly worlds: number
  /** Actions that it weighs at most. */
  readonly candidates: number
}

const USUAL: Effort = { worlds: 4, candidates: 64 }

/** A player who looks one small step ahead, for the best table by the game's own appraisal. An iteration is a rehearsal. */
export function greedyPlayer(effort: Effort = USUAL): Thinker {
  return {
    name: 'greedy',
    budget: effort.worlds * effort.candidates,
    sit<T extends TableBase>(chair: Chair<T>): Seated<T> {
      const room: Workroom<T> = { ...chair, effort, stage: makeStage(chair.game), world: blank(chair.game) }
      return { think: (at) => choose(room, at) }
    },
  }
}

/** What a greedy player thinks with. */
interface Workroom<T extends TableBase> extends Chair<T> {
  readonly effort: Effort
  readonly stage: Stage<T>
  /** A position that is imagined. */
  readonly world: T
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

function* choose<T extends TableBase>(
  { effort, ...at }: Workroom<T>,
  { view, dice }: Situation<T>,
): Generator<Headway, Intent, Nudge> {
  const moves = new Moves()
  legal(at.game, view, moves)
  const listed = moves.toArray()
  let n = 0
  const draw: Lots = (below) => (below > 1 ? dice.draw(n, below, 0, n++) : 0)
  const weighed = candidates(at.game.actions, listed, effort.candidates, draw)
  if (weighed.length <= 1) return { order: [pickOne(listed, draw)], why: { key: 'only' } }
  const { action, gain } = best(yield* weigh(at, view, weighed, effort.worlds, draw), draw)
  return { order: [action], why: { key: 'gains', facts: { gain, among: weighed.length } } }
}

/**
 * Tries actions in the same few imagined positions with the same luck: every one of them in the first, and in each that
 * follows only what looks best so far. So most of the thought goes to where it is close.
 */
function* weigh<T extends TableBase>(
  { game, side, stage, world }: Omit<Workroom<T>, 'effort'>,
  view: T,
  actions: readonly Action[],
  worlds: number,
  draw: Lots,
): Generator<Headway, readonly Prospect[], Nudge> {
  const key = draw(KEYS)
  let trials = actions.map((action): Trial => ({ action, sum: 0, ends: false }))
  let done = 0
  let isHurried = false
  let w = 0
  for (; w < worlds && !isHurried; w++) {
    if (w > 0) trials = promising(trials)
    imagine(game, view, side, searchDice([key, w]), world)
    const worth = game.counsel.appraise(world, side)
    const dice = { played: searchDice([key + 1, w]), tried: searchDice([key + 2, w]) }
    for (const trial of trials) {
      copy(world, stage.t)
      trial.ends = rehearse(stage, side, trial.action, dice, draw) || trial.ends
      trial.sum += game.counsel.appraise(stage.t, side) - worth
      isHurried = (yield { done: ++done, of: actions.length * worlds }) === 'hurry'
    }
  }
  return trials.map(({ action, sum, ends }) => ({ action, gain: sum / w, ends }))
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
function best(prospects: readonly Prospect[], draw: Lots): Prospect {
  const endGain = Math.max(...prospects.filter((p) => p.ends).map((p) => p.gain))
  const gainOf = (p: Prospect) => (p.ends ? p.gain - endGain : p.gain)
  const most = Math.max(...prospects.map(gainOf))
  return pickOne(
    prospects.filter((p) => gainOf(p) >= most - SAME),
    draw,
  )
}

/** Gains that differ by less are the same: sums of the same numbers in another order. */
const SAME = 1e-9
