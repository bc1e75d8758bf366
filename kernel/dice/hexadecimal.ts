/** Bytes as lower-case hexadecimal digits. */
export function toHexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes that hexadecimal digits of either case stand for. */
export function fromHexadecimal(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) throw new SyntaxError(`not pairs of hexadecimal digits: ${hex}`)
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}
