import { sha256, toHexadecimal } from '@boma/kernel'
import type { Form, OverlayFault } from './form.ts'

/** No overlay is longer than this. */
const MOST_CHARACTERS = 256 * 1024
/** How much of its SHA-256 names an overlay in records. */
const HASH_DIGITS = 32

/** What came of reading an overlay: the data it makes and the hash that names it, or all that is wrong with it. */
export type Laid<D> = GoodOverlay<D> | { readonly kind: 'bad'; readonly faults: readonly OverlayFault[] }

/** An overlay that can be played with: the data it makes, what people call it, and the hash that names it in records. */
export interface GoodOverlay<D> {
  readonly kind: 'good'
  readonly name: string
  readonly data: D
  readonly hash: string
}

/** How a game takes corrections of its data. */
export interface Corrected<D, O> {
  /** What an overlay may say; its `name` is a part of it. */
  readonly form: Form
  /** The data with the corrections, and what is wrong with the names that these use. */
  merge(data: D, overlay: O): readonly [D, readonly OverlayFault[]]
  /** Everything that is wrong with data. */
  faultsIn(data: D): readonly OverlayFault[]
}

const bad = (
  ...faults: readonly OverlayFault[]
): { readonly kind: 'bad'; readonly faults: readonly OverlayFault[] } => ({
  kind: 'bad',
  faults,
})

/** Reads a file of corrections and lays it over data; nothing is taken on trust, and nothing is put in force. */
export function lay<D, O extends { readonly name: string }>(file: string, over: D, how: Corrected<D, O>): Laid<D> {
  if (file.length > MOST_CHARACTERS) return bad({ path: 'overlay', problem: `is longer than ${MOST_CHARACTERS}` })
  let value: unknown
  try {
    value = JSON.parse(file)
  } catch (caught) {
    return bad({ path: 'overlay', problem: `is no JSON: ${caught instanceof Error ? caught.message : caught}` })
  }
  const misshapen = how.form(value, '')
  if (misshapen.length > 0) return bad(...misshapen)
  const overlay = value as O
  const [data, unknown] = how.merge(over, overlay)
  const faults = unknown.length > 0 ? unknown : how.faultsIn(data)
  return faults.length > 0 ? bad(...faults) : { kind: 'good', name: overlay.name, data, hash: hashOf(overlay) }
}

/** The hash that names an overlay, whatever the order and spacing of its text. */
function hashOf(overlay: unknown): string {
  // Plain ASCII, so that every character is a byte.
  const ascii = canonical(overlay).replaceAll(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return toHexadecimal(sha256(Uint8Array.from(ascii, (c) => c.charCodeAt(0)))).slice(0, HASH_DIGITS)
}

/** JSON with sorted keys and no blanks. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join()}}`
}
