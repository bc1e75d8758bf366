import { type Action, cipherDice } from '@boma/kernel'

/** Somebody who decides for a side, given nothing but what may be done. */
export type Player = (legal: readonly Action[]) => Action

/** A player to whom every legal action is as good as any other; the same key makes the same choices. */
export function randomPlayer(key: Uint8Array): Player {
  const dice = cipherDice(key)
  let n = 0
  return (legal) => {
    const action = legal[dice.draw(n++, legal.length, 0, 0)]
    if (action === undefined) throw new RangeError('there is nothing to choose from')
    return action
  }
}
