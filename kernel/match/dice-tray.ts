import { cipherDice } from '../dice/cipher.ts'
import { commit, diceKey } from '../dice/commitment.ts'
import type { Dice } from '../dice/dice.ts'
import { toHexadecimal } from '../dice/hexadecimal.ts'
import { manualDice } from '../dice/manual.ts'
import type { Rolled } from '../events/event-set.ts'
import type { RecordDice } from './record.ts'

/** Where a match's dice come from: a secret and what the players added to it, or a person's own dice. */
export type MatchDice =
  | {
      readonly kind: 'cipher'
      readonly secret: Uint8Array
      readonly contributions?: readonly Uint8Array[]
      /** What was published of the secret before the match, when that has happened: another secret is refused. */
      readonly commitment?: string
    }
  | { readonly kind: 'manual' /** What was rolled before the first decision. */; readonly opening?: readonly number[] }

/** A match's dice, the place where typed-in ones are put, and what a record says about them. */
export interface Tray {
  readonly dice: Dice
  offer(face: number): void
  /** Always what was committed to; the secret only when it may be known. */
  record(tellSecret: boolean, opening: readonly Rolled[]): RecordDice
}

/** The dice that a match is played with, bound to its terms. */
export function trayOf(dice: MatchDice, terms: Uint8Array | undefined): Tray {
  if (dice.kind === 'manual') {
    const manual = manualDice()
    for (const face of dice.opening ?? []) manual.offer(face)
    const record = (_: boolean, opening: readonly Rolled[]) => ({
      kind: dice.kind,
      opening: opening.map((d) => d.shows),
    })
    return { dice: manual, offer: (face) => manual.offer(face), record }
  }
  const { secret, contributions = [] } = dice
  const commitment = commit(secret, terms)
  if (dice.commitment !== undefined && dice.commitment !== commitment)
    throw new RangeError('the secret of the dice is not the one that was committed to for this match')
  const offer = () => {
    throw new Error('this match rolls its own dice')
  }
  return {
    dice: cipherDice(diceKey(secret, contributions, terms)),
    offer,
    record: (tellSecret) => ({
      kind: dice.kind,
      commitment,
      ...(tellSecret ? { secret: toHexadecimal(secret) } : {}),
      contributions: contributions.map(toHexadecimal),
    }),
  }
}
