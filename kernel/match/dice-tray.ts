import { cipherDice } from '../dice/cipher.ts'
import { commit, diceKey, LEAST_ADDED, MOST_ADDED, seatKey } from '../dice/commitment.ts'
import { type Dice, noDice } from '../dice/dice.ts'
import { toHexadecimal } from '../dice/hexadecimal.ts'
import { manualDice } from '../dice/manual.ts'
import type { Rolled } from '../events/event-set.ts'
import { quoted } from '../quote.ts'
import type { RecordDice } from './record.ts'

/** Where a match's dice come from: a secret and what the players added to it, or a person's own dice. */
export type MatchDice =
  | {
      readonly kind: 'cipher'
      readonly secret: Uint8Array
      /** What each seat has added by now, by its id; the match waits for the rest. Left out where nobody adds anything. */
      readonly added?: Readonly<Record<string, Uint8Array>>
      /** What was added in a record from before that was bound to seats. */
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
  /** The ids of the seats that have still to add something; until then there are no dice. */
  readonly lacking: readonly string[]
  /** Takes what a seat adds. */
  add(seat: string, bytes: Uint8Array): void
  /** Knows again what was rolled before the match was reopened. */
  recall(dice: readonly Rolled[]): void
  /** Always what was committed to; the secret only when it may be known. */
  record(tellSecret: boolean, opening: readonly Rolled[] | undefined): RecordDice
}

/** The dice that a match is played with, bound to its terms; those before the first decision may be rolled already. */
export function trayOf(
  dice: MatchDice,
  terms: Uint8Array | undefined,
  seats: readonly string[],
  hasBegun: boolean,
): Tray {
  return dice.kind === 'manual' ? manualTray(dice.opening ?? [], hasBegun) : cipherTray(dice, terms, seats)
}

function manualTray(faces: readonly number[], hasBegun: boolean): Tray {
  const dice = manualDice()
  if (!hasBegun) for (const face of faces) dice.offer(face)
  return {
    dice,
    secret: undefined,
    lacking: [],
    add() {},
    offer: (face) => dice.offer(face),
    recall: (rolled) => dice.recall(rolled),
    record: (_, opening) => ({ kind: 'manual', opening: opening?.map((d) => d.shows) ?? faces }),
  }
}

function cipherTray(
  dice: MatchDice & { readonly kind: 'cipher' },
  terms: Uint8Array | undefined,
  seats: readonly string[],
): Tray {
  const { secret, contributions = [] } = dice
  const added = dice.added && addedBy(dice.added, seats)
  if (added !== undefined && terms === undefined) throw new RangeError('dice of form 1 are bound to no seat')
  const commitment = commit(secret, terms)
  if (dice.commitment !== undefined && dice.commitment !== commitment)
    throw new RangeError('the secret of the dice is not the one that was committed to for this match')
  const offer = () => {
    throw new Error('this match rolls its own dice')
  }
  const lacking = () => (added === undefined ? [] : seats.filter((id) => !added.has(id)))
  const key = () =>
    added === undefined || terms === undefined
      ? diceKey(secret, contributions, terms)
      : seatKey(
          secret,
          seats.map((id) => [id, added.get(id) ?? new Uint8Array()]),
          terms,
        )
  let rolling = lacking().length === 0 ? cipherDice(key()) : noDice
  return {
    get dice() {
      return rolling
    },
    secret: toHexadecimal(secret),
    get lacking() {
      return lacking()
    },
    add(seat, bytes) {
      added?.set(seat, bytes)
      if (lacking().length === 0) rolling = cipherDice(key())
    },
    offer,
    recall() {},
    record: (tellSecret) => ({
      kind: dice.kind,
      commitment,
      ...(tellSecret ? { secret: toHexadecimal(secret) } : {}),
      contributions:
        added === undefined ? contributions.map(toHexadecimal) : seats.map((id) => `${id} ${written(added.get(id))}`),
    }),
  }
}

const written = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '-' : toHexadecimal(bytes))

/** What seats of the game have added, if they may. */
function addedBy(given: Readonly<Record<string, Uint8Array>>, seats: readonly string[]): Map<string, Uint8Array> {
  const added = new Map(Object.entries(given))
  for (const [id, { length }] of added)
    if (!seats.includes(id) || length < LEAST_ADDED || length > MOST_ADDED)
      throw new RangeError(`a seat ${quoted(id)} cannot add ${length} bytes to the secret of the dice`)
  return added
}
