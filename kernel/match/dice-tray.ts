import { AWAITED, bondOf, Chains, NO_CHAIN } from '../dice/chain.ts'
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
      /** The end of each seat's chain, by its id; AWAITED, or NO_CHAIN for a computer's. Left out where there are no chains. */
      readonly chains?: Readonly<Record<string, string>>
      /** By which the keeper of the match vouches for the commitment: nothing to the dice. */
      readonly signed?: string
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
  /** Takes what a seat adds, and the end of its chain where it has one. */
  add(seat: string, bytes: Uint8Array, end?: string): void
  /** The chains of the seats, where there are any. */
  readonly chains: Chains | undefined
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
    chains: undefined,
    offer: (face) => dice.offer(face),
    record: (_, opening) => ({ kind: 'manual', opening: opening?.map((d) => d.shows) ?? faces }),
  }
}

function cipherTray(
  dice: MatchDice & { readonly kind: 'cipher' },
  terms: Uint8Array | undefined,
  seats: readonly string[],
): Tray {
  const { secret, contributions = [], signed } = dice
  const added = dice.added && addedBy(dice.added, seats)
  if (added !== undefined && terms === undefined) throw new RangeError('dice of form 1 are bound to no seat')
  const commitment = commit(secret, terms)
  if (dice.commitment !== undefined && dice.commitment !== commitment)
    throw new RangeError('the secret of the dice is not the one that was committed to for this match')
  const ends = dice.chains && new Map(seats.map((id) => [id, dice.chains?.[id] ?? AWAITED]))
  const chains = ends && chainsOf(ends, (seat, first) => written(added?.get(seat)) === bondOf(commitment, first))
  const lacking = () => (added === undefined ? [] : seats.filter((id) => !added.has(id) && ends?.get(id) !== NO_CHAIN))
  const key = () =>
    added === undefined || terms === undefined
      ? diceKey(secret, contributions, terms)
      : seatKey(
          secret,
          seats.map((id) => [id, added.get(id) ?? new Uint8Array()]),
          terms,
        )
  let rolling: Dice | undefined
  return {
    get dice() {
      if (lacking().length > 0) return noDice
      if (chains !== undefined) return rolledLate(() => cipherDice(chains.key(key())))
      rolling ??= cipherDice(key())
      return rolling
    },
    secret: toHexadecimal(secret),
    get lacking() {
      return lacking()
    },
    add(seat, bytes, end = AWAITED) {
      added?.set(seat, bytes)
      ends?.set(seat, end)
      chains?.begin(seat, end)
    },
    chains,
    offer() {
      throw new Error('this match rolls its own dice')
    },
    record: (tellSecret) => ({
      kind: dice.kind,
      commitment,
      ...(tellSecret ? { secret: toHexadecimal(secret) } : {}),
      contributions:
        added === undefined ? contributions.map(toHexadecimal) : seats.map((id) => `${id} ${written(added.get(id))}`),
      ...(ends && { chains: [...ends].map(([id, end]) => `${id} ${end}`) }),
      ...(signed !== undefined && { signed }),
    }),
  }
}

function chainsOf(ends: ReadonlyMap<string, string>, bond: (seat: string, first: string) => boolean): Chains {
  const chains = new Chains([...ends.keys()], bond)
  for (const [seat, end] of ends) chains.begin(seat, end)
  return chains
}

/** Dice whose key is made when the first of them is rolled: most orders roll none. */
function rolledLate(make: () => Dice): Dice {
  let dice: Dice | undefined
  return {
    draw(...roll) {
      dice ??= make()
      return dice.draw(...roll)
    },
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
