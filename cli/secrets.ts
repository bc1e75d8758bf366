import { createHash, randomBytes } from 'node:crypto'
import { fromHexadecimal, toHexadecimal } from '@boma/kernel'

const SECRET_BYTES = 32
const WHOLE_SECRET = new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`, 'i')

/** Bytes that nobody can guess, or always the same ones for the same seed. `purpose` keeps two uses of a seed apart. */
export function secretBytes(purpose: string, seed: string | undefined): Uint8Array {
  if (seed === undefined) return new Uint8Array(randomBytes(SECRET_BYTES))
  return new Uint8Array(createHash('sha256').update(`boma ${purpose}\n${seed}`).digest())
}

/** The secret of a match's dice. A seed of 64 hexadecimal digits is the secret itself, as a record shows it. */
export function diceSecret(seed: string | undefined): Uint8Array {
  return seed !== undefined && WHOLE_SECRET.test(seed) ? fromHexadecimal(seed) : secretBytes('dice', seed)
}

/** What tells a match from all others; always the same for the same seed. */
export const matchId = (seed: string | undefined): string => toHexadecimal(secretBytes('match', seed).subarray(0, 8))
