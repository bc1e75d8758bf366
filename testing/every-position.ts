import {
  begin,
  blank,
  Chronicle,
  type Dice,
  isOver,
  legal,
  Moves,
  playListed,
  type Rules,
  searchDice,
  type TableBase,
} from '@boma/kernel'

/** Which random matches are played. */
export interface RandomMatches {
  readonly seeds: number
  /** Options that are always on, as bits. */
  readonly options?: number
  /** Is what was told since the position before wanted, too? */
  readonly isHeard?: boolean
}

/** Plays random matches with other mixes of options each, and shows every position of them, the last one too. */
export function everyPosition<T extends TableBase>(
  game: Rules<T>,
  { seeds, options = 0, isHeard = false }: RandomMatches,
  look: (t: T, n: number, told: Chronicle['events']) => void,
): void {
  const t = blank(game)
  const moves = new Moves()
  const listener = () => (isHeard ? new Chronicle(game.flow) : undefined)
  for (let seed = 1; seed <= seeds; seed++) {
    const source = searchDice(seed)
    const dice: Dice = { draw: (n, sides) => source.draw(n, sides, 0, n) }
    const mix = game.options.length === 0 ? 0 : Math.imul(seed, 0x9e3779b9) >>> (32 - game.options.length)
    let heard = listener()
    begin(game, t, { scenario: seed % game.scenarios.length, options: mix | options }, dice, heard)
    for (let n = 0; !isOver(t); n++) {
      look(t, n, heard?.events ?? [])
      heard = listener()
      const action = moves.at(source.draw(n, legal(game, t, moves), 1, n))
      playListed(game, t, action, dice, heard)
    }
    look(t, 0, heard?.events ?? [])
  }
}
