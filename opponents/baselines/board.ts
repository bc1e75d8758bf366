import type { Advised } from '@boma/counsel'
import {
  type Action,
  blank,
  copy,
  type Dice,
  draw,
  imagine,
  isOver,
  legal,
  Moves,
  other,
  playListed,
  type Side,
  searchDice,
  type TableBase,
  toDecide,
  winner,
} from '@boma/kernel'
import type { Lots } from '../pick.ts'

/** What the published algorithms are played with: a world behind a view, and steps on it at random or as chosen. */
export class TrialBoard<T extends TableBase> {
  readonly game: Advised<T>
  readonly side: Side
  readonly t: T
  readonly moves = new Moves()
  readonly #room = new Moves()
  readonly #world: T
  #dice: Dice = searchDice(0)

  constructor(game: Advised<T>, side: Side) {
    this.game = game
    this.side = side
    this.t = blank(game)
    this.#world = blank(game)
  }

  /** Lays out the world of a number. */
  lay(view: T, key: number, world: number): void {
    imagine(this.game, view, this.side, searchDice([key, world]), this.#world)
    copy(this.#world, this.t)
    this.#dice = searchDice([key + 1, world])
  }

  /** Who decides; the answers are in `moves`. */
  list(): Side {
    legal(this.game, this.t, this.moves)
    return toDecide(this.game, this.t)
  }

  play(action: Action): void {
    playListed(this.game, this.t, action, this.#dice)
  }

  /** Plays at random until a turn has gone by, or so many decisions. */
  playOut(until: number, most: number, lots: Lots): void {
    for (let n = 0; n < most && !isOver(this.t) && this.clock() < until; n++)
      this.play(draw(this.game, this.t, lots, this.#room))
  }

  clock(): number {
    return this.game.counsel.doctrine?.clock(this.t) ?? 0
  }

  /** The result, or the rough worth of what has become of the table: the hand-written heuristic that the papers presume. */
  worth(): number {
    const { counsel } = this.game
    if (!isOver(this.t)) return counsel.doctrine?.worth(this.t, this.side) ?? counsel.appraise(this.t, this.side)
    const won = winner(this.t)
    return won === this.side ? 1 : won === other(this.side) ? -1 : 0
  }
}

/** Lots that are drawn from a thinker's dice. */
export function lotsOf(dice: Dice): Lots {
  let n = 0
  return (below) => (below > 1 ? dice.draw(n, below, 0, n++) : 0)
}
