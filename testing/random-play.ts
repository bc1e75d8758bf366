import {
  apply,
  begin,
  blank,
  type Dice,
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
 * Plays random matches, one action a call: the legal ones listed, one drawn and carried out, with or without a second check.
 * The matches go through all scenarios and mixes of options; the seed is that of their dice.
 */
export function randomPlay<T extends TableBase>(game: Rules<T>, seed: number, isChecked = false): () => void {
  const t = blank(game)
  const moves = new Moves()
  const pick = quickPick()
  const source = searchDice(seed)
  let matches = 0
  // Keyed on the roll alone: what a match is about must not make every match the same.
  const dice: Dice = { draw: (n, sides) => source.draw(n, sides, matches, n) }
  const options = (): number =>
    game.options.length === 0 ? 0 : Math.imul(matches, 0x9e3779b9) >>> (32 - game.options.length)
  return () => {
    if (isOver(t) || t.core.depth === 0)
      begin(game, t, { scenario: ++matches % game.scenarios.length, options: options() }, dice)
    const action = moves.at(pick(legal(game, t, moves)))
    if (isChecked) apply(game, t, toDecide(game, t), action, dice)
    else playListed(game, t, action, dice)
  }
}
