import type { Advised } from '@boma/counsel'
import {
  type Action,
  apply,
  blank,
  copy,
  type Dice,
  FRAME,
  isOver,
  Moves,
  playListed,
  type Side,
  type TableBase,
} from '@boma/kernel'
import type { Lots } from './pick.ts'
import { playOn, type Reflex } from './play-on.ts'

/** Decisions after which a rehearsal stops, whatever is still going on. */
const LONGEST = 100
/** Actions that are tried before each of those decisions. */
const GLANCES = 5

/** What a rehearsal is played on. */
export interface Stage<T extends TableBase> {
  readonly game: Advised<T>
  /** The table that is played on. */
  readonly t: T
  /** A table to try an action on. */
  readonly trial: T
  readonly moves: Moves
}

/** Sets up a stage for a game. */
export const makeStage = <T extends TableBase>(game: Advised<T>): Stage<T> => ({
  game,
  t: blank(game),
  trial: blank(game),
  moves: new Moves(),
})

/** The dice of a rehearsal: those it is played with, and others to try actions with, for nobody knows the next roll. */
export interface RehearsalDice {
  readonly played: Dice
  readonly tried: Dice
}

/**
 * Plays an action, and goes on for both sides until what it began is done: the march it declares, the battle it opens,
 * the force it picks one unit of. Says whether it merely ended the procedure in which it was asked for.
 */
export function rehearse<T extends TableBase>(
  stage: Stage<T>,
  side: Side,
  action: Action,
  dice: RehearsalDice,
  draw: Lots,
): boolean {
  const { game, t } = stage
  const asked = t.core.depth
  const before = game.counsel.appraise(t, side)
  const outer = t.flow.slice(0, (asked - 1) * FRAME)
  apply(game, t, side, action, dice.played)
  if (isOver(t)) return false
  if (t.core.depth < asked || hasMovedOn(t, outer)) return true
  const began = t.core.depth > asked
  const isEnough = () =>
    t.core.depth < asked || (t.core.depth === asked && (began || game.counsel.appraise(t, side) !== before))
  playOn(game, t, atAGlance(stage, dice.tried, draw), dice.played, { most: LONGEST, isEnough }, stage.moves)
  // Nothing had come of it before the procedure was over: it was on the way to its end.
  return !began && !isOver(t) && (t.core.depth < asked || hasMovedOn(t, outer))
}

/** Has one of the procedures that the question lay within gone on since? Its step is the first word of its frame. */
function hasMovedOn(t: TableBase, outer: Int16Array): boolean {
  for (let at = 0; at < outer.length; at += FRAME) if (t.flow[at] !== outer[at]) return true
  return false
}

/** What looks best at once out of a few actions, to whoever has to decide. */
const atAGlance =
  <T extends TableBase>({ game, trial }: Stage<T>, tried: Dice, draw: Lots): Reflex<T> =>
  (t, who, moves) => {
    const first = draw(moves.count)
    let chosen = moves.at(first)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; moves.count > 1 && i < moves.count && i < GLANCES; i++) {
      const action = moves.at((first + i) % moves.count)
      copy(t, trial)
      playListed(game, trial, action, tried)
      const worth = game.counsel.appraise(trial, who)
      if (worth > most) {
        most = worth
        chosen = action
      }
    }
    return chosen
  }
