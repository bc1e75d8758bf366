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
  /** The secret of the dice in hexadecimal; none where people roll their own. */
  readonly secret: string | undefined
  offer(face: number): void
  /** Knows again what was rolled before the match was reopened. */
  recall(dice: readonly Rolled[]): void
  /** Always what was committed to; the secret only when it may be known. */
  record(tellSecret: boolean, opening: readonly Rolled[] | undefined): RecordDice
}

/** The dice that a match is played with, bound to its terms; those before the first decision may be rolled already. */
export function trayOf(dice: MatchDice, terms: Uint8Array | undefined, hasBegun: boolean): Tray {
  return dice.kind === 'manual' ? manualTray(dice.opening ?? [], hasBegun) : cipherTray(dice, terms)
}

function manualTray(faces: readonly number[], hasBegun: boolean): Tray {
  const dice = manualDice()
  if (!hasBegun) for (const face of faces) dice.offer(face)
  return {
    dice,
    secret: undefined,
    offer: (face) => dice.offer(face),
    recall: (rolled) => dice.recall(rolled),
    record: (_, opening) => ({ kind: 'manual', opening: opening?.map((d) => d.shows) ?? faces }),
  }
}

function cipherTray(dice: MatchDice & { readonly kind: 'cipher' }, terms: Uint8Array | undefined): Tray {
  const { secret, contributions = [] } = dice
  const commitment = commit(secret, terms)
  if (dice.commitment !== undefined && dice.commitment !== commitment)
    throw new RangeError('the secret of the dice is not the one that was committed to for this match')
  const offer = () => {
    throw new Error('this match rolls its own dice')
  }
  return {
    dice: cipherDice(diceKey(secret, contributions, terms)),
    secret: toHexadecimal(secret),
    offer,
    recall() {},
    record: (tellSecret) => ({
      kind: dice.kind,
      commitment,
      ...(tellSecret ? { secret: toHexadecimal(secret) } : {}),
      contributions: contributions.map(toHexadecimal),
    }),
  }
}
