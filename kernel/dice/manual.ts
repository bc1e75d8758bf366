import { type Dice, diceWanted, showsFace } from './dice.ts'

/** Dice that people roll on their own table and type in. */
export interface ManualDice extends Dice {
  /** Queues a face that a person read on a die, for the next roll that has none. */
  offer(face: number): void
  /** The faces given to rolls so far, in the order of the rolls: offered again, they replay the match. */
  given(): readonly number[]
}

/**
 * Dice that wait for a person: a roll without a face throws DiceWanted, and a roll that was given one keeps it, so that
 * an action played again once its dice are typed meets the same numbers.
 */
export function manualDice(): ManualDice {
  const faces = new Map<number, number>()
  let queue: number[] = []

  /** What was meant for a refused roll or a later one would now land on the wrong die. */
  function forgetFrom(n: number): void {
    for (const roll of [...faces.keys()]) if (roll >= n) faces.delete(roll)
    queue = []
  }

  return {
    draw(n, sides) {
      const face = faces.get(n) ?? queue.shift()
      if (face === undefined) throw diceWanted(n, sides)
      if (!showsFace(sides, face)) {
        forgetFrom(n)
        throw new Error(`a d${sides} does not show ${face}`)
      }
      faces.set(n, face)
      return face - 1
    },
    offer(face) {
      queue.push(face)
    },
    given: () => [...faces].sort(([n], [m]) => n - m).map(([, face]) => face),
  }
}
