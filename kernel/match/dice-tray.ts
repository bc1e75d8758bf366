import { cipherDice } from '../dice/cipher.ts'
import { commit, diceKey } from '../dice/commitment.ts'
import type { Dice } from '../dice/dice.ts'
import { toHexadecimal } from '../dice/hexadecimal.ts'
import { manualDice } from '../dice/manual.ts'
import type { Rolled } from '../events/event-set.ts'
import type { RecordDice } from './record.ts'

/** Where a match's dice come from: a secret and what the players added to it, or a person's own dice. */
export type MatchDice =
  | { readonly kind: 'cipher'; readonly secret: Uint8Array; readonly contributions?: readonly Uint8Array[] }
  | { readonly kind: 'manual' /** What was rolled before the first decision. */; readonly opening?: readonly number[] }

/** A match's dice, and the place where typed-in ones are put. */
export interface Tray {
  readonly dice: Dice
  offer(face: number): void
}

/** The dice that a match is played with. */
export function trayOf(dice: MatchDice): Tray {
  if (dice.kind === 'manual') {
    const manual = manualDice()
    for (const face of dice.opening ?? []) manual.offer(face)
    return { dice: manual, offer: (face) => manual.offer(face) }
  }
  const cipher = cipherDice(diceKey(dice.secret, dice.contributions ?? []))
  const offer = () => {
    throw new Error('this match rolls its own dice')
  }
  return { dice: cipher, offer }
}

/** What a record says about the dice: always what was committed to, the secret only when it may be known. */
export function recordDice(dice: MatchDice, tellSecret: boolean, opening: readonly Rolled[]): RecordDice {
  if (dice.kind === 'manual') return { kind: 'manual', opening: opening.map((d) => d.shows) }
  const contributions = (dice.contributions ?? []).map(toHexadecimal)
  const secret = tellSecret ? { secret: toHexadecimal(dice.secret) } : {}
  return { kind: 'cipher', commitment: commit(dice.secret), ...secret, contributions }
}
