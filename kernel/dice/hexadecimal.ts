import { quoted } from '../quote.ts'

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Bytes as lower-case hexadecimal digits. */
export function toHexadecimal(bytes: Uint8Array): string {
  const pairs: string[] = []
  for (const byte of bytes) pairs.push(PAIRS[byte])
  // Joined: a string that is added to piece by piece stays a tree of its pieces, twenty times as large.
  return pairs.join('')
}

/** The bytes that hexadecimal digits of either case stand for. */
export function fromHexadecimal(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex))
    throw new SyntaxError(`not pairs of hexadecimal digits: ${quoted(hex)}`)
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (digit(hex, 2 * i) << 4) | digit(hex, 2 * i + 1)
  return bytes
}

/** The value of a digit: letters of either case come 9 after the figures, in their last four bits. */
function digit(hex: string, at: number): number {
  const letter = hex.charCodeAt(at)
  return letter > 0x39 ? (letter & 0xf) + 9 : letter & 0xf
}
