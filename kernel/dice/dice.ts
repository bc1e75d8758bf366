/** Where a match's random numbers come from: an input of the rules, never part of the table. */
export interface Dice {
  /**
   * A number from 0 to sides-1 for roll `n` of the match; `subject` names what it is about and `k` counts the rolls
   * about it, for sources that key on that.
   */
  draw(n: number, sides: number, subject: number, k: number): number
}

/** What a source throws when it has no number to give: the roll that waits for one, and the die it wants. */
export interface DiceWanted {
  readonly wanted: 'dice'
  readonly n: number
  readonly sides: number
}

/** The signal that roll `n` waits for a die: no Error, for a stack trace would cost more than the roll. */
export function diceWanted(n: number, sides: number): DiceWanted {
  return { wanted: 'dice', n, sides }
}

/** Whether what was caught is a source asking for a die, rather than something gone wrong. */
export function isDiceWanted(caught: unknown): caught is DiceWanted {
  return typeof caught === 'object' && caught !== null && 'wanted' in caught && caught.wanted === 'dice'
}

/** The dice of those who may only look: views, lists of legal actions and refusals roll nothing. */
export const noDice: Dice = {
  draw() {
    throw new Error('dice may be rolled only while an action is applied')
  },
}

/** Whether a die with that many sides can show this face. */
export function showsFace(sides: number, face: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= sides
}
