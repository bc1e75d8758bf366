import { type Dice, showsFace } from '@boma/kernel'

/** Dice that fall as written, for tests and worked examples. */
export interface ScriptedDice extends Dice {
  /** How many dice of the script are still to be rolled. */
  left(): number
  /** Throws unless every die of the script was rolled. */
  done(): void
}

/** Dice that show exactly these faces in order, as a person reads them: 1 to the number of sides. */
export function scriptedDice(faces: readonly number[]): ScriptedDice {
  let rolled = 0
  return {
    draw(_n, sides) {
      if (rolled === faces.length)
        throw new Error(`die ${rolled + 1} is missing from the script: a d${sides} was rolled`)
      const face = faces[rolled++]
      if (!showsFace(sides, face)) {
        throw new Error(`die ${rolled} of the script shows ${face}, but a d${sides} was rolled`)
      }
      return face - 1
    },
    left: () => faces.length - rolled,
    done() {
      if (rolled < faces.length)
        throw new Error(`dice of the script were never rolled: ${faces.slice(rolled).join(', ')}`)
    },
  }
}

/** The same dice, and what they have shown so far. */
export function notedDice(dice: Dice): Dice & { readonly faces: readonly number[] } {
  const faces: number[] = []
  return {
    faces,
    draw(n, sides, subject, k) {
      const face = dice.draw(n, sides, subject, k)
      faces.push(face + 1)
      return face
    },
  }
}
