/*
 * How a server that makes the dice proves that it chose none of them.
 *
 * 1. Before anyone else speaks, the server draws a random secret (32 bytes) and publishes commit(secret, terms).
 * 2. Each seat then adds bytes of its own, 16 to 64 of them and once; the match waits for all (`Match.contribute`).
 * 3. The match is played with cipherDice(seatKey(secret, seats, terms)), the seats in the order of the game.
 * 4. At the end the server reveals the secret: anyone checks it against the commitment, makes the same key and rolls
 *    every die again.
 *
 * The server fixed its secret before it knew the contributions, and the players gave theirs before they knew the secret:
 * no one of them can steer the key. (A server in league with the last player to contribute could.)
 *
 * All are SHA-256 over a list of byte strings, each preceded by its length as a 32-bit big-endian number, the first of
 * them an ASCII tag that says what the digest is for:
 *
 *   terms   = SHA-256("boma match terms 2", id, game, version, scenario, options, overlay, start)
 *   commit  = hex(SHA-256("boma dice commitment 2", secret, terms))
 *   seatKey = SHA-256("boma dice key 3", secret, terms, seat 1, contribution 1, seat 2, contribution 2, ...)
 *   diceKey = SHA-256("boma dice key 2", secret, terms, contribution 1, contribution 2, ...)
 *
 * The terms are words as a record's head has them, each letter as a 16-bit big-endian number; they bind a secret to one
 * match, so that nobody can let it serve another; a seat is its id, written likewise. Where nobody adds anything, and in
 * records from before contributions were bound to seats, the key is diceKey's. Matches recorded before all that (form 1) have
 * the tags ending in 1 and no terms in either list.
 */
import { toHexadecimal } from './hexadecimal.ts'
import { sha256 } from './sha256.ts'

/** Bytes of a secret: fewer could be found by trying. */
export const LEAST_SECRET = 16

/** What was agreed upon before a match, as bytes to bind its dice to. */
export const termsOf = (words: readonly string[]): Uint8Array => digest('boma match terms 2', words.map(letters))

/** What a server publishes before the match: it binds it to its secret and tells nothing of it. Form 1 has no terms. */
export function commit(secret: Uint8Array, terms?: Uint8Array): string {
  if (secret.length < LEAST_SECRET) {
    throw new RangeError(`a secret of ${secret.length} bytes could be guessed: ${LEAST_SECRET} are the least`)
  }
  return toHexadecimal(bound('boma dice commitment', secret, terms))
}

/** The key of a match's cipher dice, from the server's secret and what each player added, in the order of the seats. */
export const diceKey = (secret: Uint8Array, contributions: readonly Uint8Array[], terms?: Uint8Array): Uint8Array =>
  bound('boma dice key', secret, terms, contributions)

/** Bytes that a seat adds: fewer could be tried out by others. */
export const LEAST_ADDED = 16
/** More serve nobody. */
export const MOST_ADDED = 64

/** The key of the dice where each seat has added something of its own, which nobody can pass off as another's. */
export const seatKey = (
  secret: Uint8Array,
  seats: readonly (readonly [id: string, added: Uint8Array])[],
  terms: Uint8Array,
): Uint8Array => digest('boma dice key 3', [secret, terms, ...seats.flatMap(([id, added]) => [letters(id), added])])

function bound(tag: string, secret: Uint8Array, terms?: Uint8Array, more: readonly Uint8Array[] = []): Uint8Array {
  return terms === undefined ? digest(`${tag} 1`, [secret, ...more]) : digest(`${tag} 2`, [secret, terms, ...more])
}

const letters = (word: string): Uint8Array =>
  Uint8Array.from({ length: 2 * word.length }, (_, i) => word.charCodeAt(i >> 1) >> (i % 2 === 0 ? 8 : 0))

function digest(tag: string, parts: readonly Uint8Array[]): Uint8Array {
  const ascii = Uint8Array.from(tag, (letter) => letter.charCodeAt(0))
  return sha256(prefixed([ascii, ...parts]))
}

/** The parts one after another, each behind its length, so that no two lists of parts give the same bytes. */
function prefixed(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + 4 + part.length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length)
    bytes.set(part, at + 4)
    at += 4 + part.length
  }
  return bytes
}
