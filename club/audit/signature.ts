import { sha256, toHexadecimal } from '@boma/kernel'
import { isSignature } from './p256.ts'

/** What a club signs when it commits to the secret of a match: the commitment binds all else that was agreed upon. */
export const vouched = (match: string, commitment: string, at: number): string =>
  ['boma commitment 1', match, commitment, at].join('\n')

/** What a signature in a record says: when it was made, and by which key. */
export interface Vouching {
  readonly at: number
  /** The first letters of the key's digest: enough to tell a club from all others. */
  readonly key: string
}

/** Reads a signature; undefined when it is not one of this commitment. */
export function vouchingIn(match: string, commitment: string, signed: string): Vouching | undefined {
  const [at = '', key = '', signature = ''] = signed.split(' ')
  const digest = digestOf(vouched(match, commitment, Number(at)))
  return isSignature(key, digest, signature) ? { at: Number(at), key: digestOf(key).slice(0, 16) } : undefined
}

const digestOf = (ascii: string): string =>
  toHexadecimal(sha256(Uint8Array.from(ascii, (letter) => letter.charCodeAt(0))))
