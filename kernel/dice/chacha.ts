/** "expand 32-byte k" in little-endian words: the first row of every state (RFC 8439, 2.3). */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** The place of the block counter in a state; the three words of the nonce come after it. */
export const COUNTER = 12

/** The ChaCha20 state of a 32-byte key, with counter and nonce at zero. */
export function chachaState(key: Uint8Array): Uint32Array {
  if (key.length !== 32) throw new RangeError(`a ChaCha20 key has 32 bytes, not ${key.length}`)
  const state = new Uint32Array(16)
  state.set(CONSTANTS)
  for (let i = 0; i < 32; i++) state[4 + (i >> 2)] |= key[i] << (8 * (i & 3))
  return state
}

/** Writes the keystream block of `state` to `out`, which must be another array: 16 words, each little-endian. */
export function chachaBlock(state: Uint32Array, out: Uint32Array): void {
  out.set(state)
  for (let doubleRound = 0; doubleRound < 10; doubleRound++) {
    quarterRound(out, 0, 4, 8, 12)
    quarterRound(out, 1, 5, 9, 13)
    quarterRound(out, 2, 6, 10, 14)
    quarterRound(out, 3, 7, 11, 15)
    quarterRound(out, 0, 5, 10, 15)
    quarterRound(out, 1, 6, 11, 12)
    quarterRound(out, 2, 7, 8, 13)
    quarterRound(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] += state[i]
}

function quarterRound(x: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] | 0
  let b = x[ib] | 0
  let c = x[ic] | 0
  let d = x[id] | 0
  a = (a + b) | 0
  d = rotateLeft(d ^ a, 16)
  c = (c + d) | 0
  b = rotateLeft(b ^ c, 12)
  a = (a + b) | 0
  d = rotateLeft(d ^ a, 8)
  c = (c + d) | 0
  b = rotateLeft(b ^ c, 7)
  x[ia] = a
  x[ib] = b
  x[ic] = c
  x[id] = d
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
