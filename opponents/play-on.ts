import {
  type Action,
  type Dice,
  draw,
  isOver,
  legal,
  Moves,
  playListed,
  type Rules,
  type Side,
  type TableBase,
  toDecide,
} from '@boma/kernel'

/** Decides at once, on a table that lies open: for whoever decides, out of what may be done. */
export type Reflex<T extends TableBase> = (t: T, side: Side, moves: Moves) => Action

/** How far a table is played on. */
export interface Horizon<T extends TableBase> {
  /** Decisions at most. */
  readonly most?: number
  isEnough?(t: T): boolean
}

/** Plays on from a position, and tells nobody: to its end, or as far as one wants to look. The number of decisions. */
export function playOn<T extends TableBase>(
  game: Rules<T>,
  t: T,
  choose: Reflex<T>,
  dice: Dice,
  horizon: Horizon<T> = {},
  moves: Moves = new Moves(),
): number {
  return goOn(t, horizon, () => {
    const side = toDecide(game, t)
    legal(game, t, moves)
    playListed(game, t, choose(t, side, moves), dice)
  })
}

/** The same at random: each time one of what may be done is drawn, and no list is made. `pick` draws a number below another. */
export function playAtRandom<T extends TableBase>(
  game: Rules<T>,
  t: T,
  pick: (below: number) => number,
  dice: Dice,
  horizon: Horizon<T> = {},
): number {
  const room = new Moves()
  return goOn(t, horizon, () => playListed(game, t, draw(game, t, pick, room), dice))
}

function goOn<T extends TableBase>(t: T, horizon: Horizon<T>, decide: () => void): number {
  const { most = Number.POSITIVE_INFINITY, isEnough = isOver } = horizon
  let count = 0
  for (; count < most && !isOver(t) && !isEnough(t); count++) decide()
  return count
}
