import { toHexadecimal } from '../dice/hexadecimal.ts'
import type { Rules } from '../game.ts'
import { diff } from '../table/diff.ts'
import { perDeclaration } from '../table/layout.ts'

/** Bytes as records write them: what differs from an empty table, in hexadecimal. */
export const packBytes = (bytes: Uint8Array): string => toHexadecimal(diff(new Uint8Array(bytes.length), bytes))

/** A short hash of a game's layout: bytes written under another layout must not be read back. */
export const layoutMark = ({ layout }: Rules): string => layoutMarkOf(layout)

const layoutMarkOf = perDeclaration(({ text }: { readonly text: string }) => markOf(text))

/** A short hash of a text, in eight letters. */
export function markOf(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}
