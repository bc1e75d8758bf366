import { sha256, toHexadecimal } from '@boma/kernel'
import type { Fault } from './data/checks/atlas.ts'
import { faultsIn } from './data/checks/index.ts'
import { type DataSet, OURS } from './data/data-set.ts'
import { merge } from './overlay/merge.ts'
import { type Overlay, overlayForm } from './overlay/overlay-form.ts'
import { choose } from './overlay/registry.ts'

/** No overlay is longer than this. */
const MOST_CHARACTERS = 256 * 1024
/** How much of its SHA-256 names an overlay in records. */
const HASH_DIGITS = 32

/** What came of reading an overlay: the data it makes and the hash that names it, or all that is wrong with it. */
export type Laid =
  | { readonly kind: 'good'; readonly name: string; readonly data: DataSet; readonly hash: string }
  | { readonly kind: 'bad'; readonly faults: readonly Fault[] }

const bad = (...faults: readonly Fault[]): Laid => ({ kind: 'bad', faults })

/** Reads a file of corrections and lays it over the data; nothing is taken on trust, and nothing is put in force. */
export function readOverlay(file: string, over: DataSet = OURS): Laid {
  if (file.length > MOST_CHARACTERS) return bad({ path: 'overlay', problem: `is longer than ${MOST_CHARACTERS}` })
  let value: unknown
  try {
    value = JSON.parse(file)
  } catch (caught) {
    return bad({ path: 'overlay', problem: `is no JSON: ${caught instanceof Error ? caught.message : caught}` })
  }
  const misshapen = overlayForm(value, '')
  return misshapen.length > 0 ? bad(...misshapen) : layOver(value as Overlay, over)
}

function layOver(overlay: Overlay, over: DataSet): Laid {
  const [data, unknown] = merge(over, overlay)
  const faults = unknown.length > 0 ? unknown : faultsIn(data)
  return faults.length > 0 ? bad(...faults) : { kind: 'good', name: overlay.name, data, hash: hashOf(overlay) }
}

/** The hash that names an overlay, whatever the order and spacing of its text. */
function hashOf(overlay: Overlay): string {
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

/** Puts an overlay in force, for good: call it before the game is loaded, and load the game only then. */
export function applyOverlay(file: string): Laid {
  const laid = readOverlay(file)
  if (laid.kind === 'good') choose({ data: laid.data, hash: laid.hash })
  return laid
}
