import {
  type Action,
  apply,
  begin,
  blank,
  type Dice,
  draw,
  isOver,
  legal,
  Moves,
  playListed,
  type Rules,
  searchDice,
  type TableBase,
  toDecide,
} from '@boma/kernel'

/** Draws a number below n; a few instructions, so that the rules are what is measured. */
export function quickPick(seed = 1): (n: number) => number {
  let word = seed
  return (n) => {
    word = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (word >>> 1) % n
  }
}

/**
 * How random play goes: what may be done is listed, one of it taken, and checked again or not; or one is drawn and no list
 * made, in other matches for the same seed.
 */
type Manner = 'checked' | 'listed' | 'drawn'

/**
 * Plays random matches, one action a call. The matches go through all scenarios and mixes of options; the seed is that of
 * their dice.
 */
export function randomPlay<T extends TableBase>(game: Rules<T>, seed: number, manner: Manner = 'listed'): () => void {
  const t = blank(game)
  const moves = new Moves()
  const pick = quickPick()
  const source = searchDice(seed)
  let matches = 0
  // Keyed on the roll alone: what a match is about must not make every match the same.
  const dice: Dice = { draw: (n, sides) => source.draw(n, sides, matches, n) }
  const options = (): number =>
    game.options.length === 0 ? 0 : Math.imul(matches, 0x9e3779b9) >>> (32 - game.options.length)
  const anyAction = (): Action =>
    manner === 'drawn' ? draw(game, t, pick, moves) : moves.at(pick(legal(game, t, moves)))
  return () => {
    if (isOver(t) || t.core.depth === 0)
      begin(game, t, { scenario: ++matches % game.scenarios.length, options: options() }, dice)
    const action = anyAction()
    if (manner === 'checked') apply(game, t, toDecide(game, t), action, dice)
    else playListed(game, t, action, dice)
  }
}
