import { quoted } from '../quote.ts'

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Bytes as lower-case hexadecimal digits. */
export function toHexadecimal(bytes: Uint8Array): string {
  let digits = ''
  for (const byte of bytes) digits += PAIRS[byte]
  return digits
}

/** The bytes that hexadecimal digits of either case stand for. */
export function fromHexadecimal(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex))
    throw new SyntaxError(`not pairs of hexadecimal digits: ${quoted(hex)}`)
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}
