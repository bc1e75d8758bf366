import { type Dice, noDice } from '../dice/dice.ts'
import type { Sink } from '../events/event-set.ts'
import { SIDES } from '../side.ts'
import {
  i32,
  type Layout,
  layOut,
  perDeclaration,
  type Sections,
  type SectionView,
  tracks,
  viewSections,
} from './layout.ts'

/** Frames of the flow that can be under way at once, one inside the other. */
export const FLOW_DEPTH = 24
/** Integers per frame, -32,768 to 32,767: where it stands, then its locals. */
export const FRAME = 8

/** What `result` holds when nobody has won. */
export const DRAWN = 255

/** More dice than any match takes: behind them is nothing to be rolled. */
const MOST_ROLLS = 2 ** 28

const core = tracks({
  /** How many dice were rolled: all a table knows about chance. */
  rolls: i32({ most: MOST_ROLLS }),
  /** How many times something hidden was shown; with `rolls`, the limit of free undo. */
  reveals: i32({ most: MOST_ROLLS }),
  /** 0 while the match is on, 1 + side when that side has won, DRAWN when nobody has. */
  result: i32({ most: SIDES.length, or: DRAWN }),
  /** What the next rolls are about, and how many had been rolled when that was said (see `about`). */
  subject: i32({ least: -(2 ** 31), below: 2 ** 31 }),
  subjectFrom: i32({ most: MOST_ROLLS }),
  scenario: i32({ below: 2 ** 31 }),
  options: i32({ below: 2 ** 31 }),
  /** How many frames of the flow are under way. */
  depth: i32({ most: FLOW_DEPTH }),
})
/** The tracks that the kernel has on every table, before the frames of the flow and the game's own sections. */
export const CORE: Layout<{ readonly core: typeof core }> = layOut({ core })
const FLOW_AT = CORE.byteLength
const GAME_AT = FLOW_AT + FLOW_DEPTH * FRAME * 2

/** The part of every table that belongs to the kernel, and what lies beside the table while an action is applied. */
export interface TableBase {
  /** The whole position, and nothing but the position. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly words: Int32Array<ArrayBuffer>
  readonly core: SectionView<typeof core>
  /** The frames of the flow, FRAME integers each. */
  readonly flow: Int16Array<ArrayBuffer>
  /** Where rolls come from just now; not part of the position. */
  dice: Dice
  /** Who is told what happens just now; not part of the position. */
  sink: Sink | undefined
}

/** A position of a game, read and written by the names of its layout. */
export type Table<S extends Sections = Record<never, never>> = TableBase & {
  readonly [N in keyof S]: SectionView<S[N]>
}

/** The table that a layout describes: `type WindhoekTable = TableOf<typeof layout>`. */
export type TableOf<L> = L extends Layout<infer S> ? Table<S> : never

/** Declares a game's table. */
export function defineLayout<const S extends Sections>(sections: S): Layout<S> {
  for (const name of Object.keys(sections))
    if (['bytes', 'words', 'core', 'flow', 'dice', 'sink'].includes(name))
      throw new Error(`a layout may not call a section '${name}': the kernel does`)
  const layout = layOut(sections, GAME_AT)
  return { ...layout, text: `flow:i16x${FLOW_DEPTH}x${FRAME} ${layout.text}` }
}

const tableClass = perDeclaration(
  (layout: Layout) =>
    class implements TableBase {
      readonly bytes = new Uint8Array(layout.byteLength)
      readonly words = new Int32Array(this.bytes.buffer)
      readonly core = viewSections(CORE, this.bytes.buffer).core
      readonly flow = new Int16Array(this.bytes.buffer, FLOW_AT, FLOW_DEPTH * FRAME)
      dice: Dice = noDice
      sink: Sink | undefined = undefined
      constructor() {
        // Not by assignment: an engine takes an object that is assigned many names for a dictionary, which is slow to read.
        for (const [name, value] of Object.entries(viewSections(layout, this.bytes.buffer)))
          Object.defineProperty(this, name, { value, enumerable: true })
      }
    },
)

/** An empty table: all zero. */
export const newTable = <S extends Sections>(layout: Layout<S>): Table<S> =>
  new (tableClass(layout as Layout))() as TableBase as Table<S>

/** Makes `to` the same position as `from`. */
export function copy(from: TableBase, to: TableBase): void {
  to.words.set(from.words)
}

/** Are they the same position, to the byte? */
export function equal(a: TableBase, b: TableBase): boolean {
  const x = a.words
  const y = b.words
  if (x.length !== y.length) return false
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false
  return true
}

/** The position's bytes, to keep. */
export const snapshot = (t: TableBase): Uint8Array<ArrayBuffer> => t.bytes.slice()

/** Puts kept bytes back on the table. */
export function restore(t: TableBase, bytes: Uint8Array): void {
  if (bytes.length !== t.bytes.length)
    throw new RangeError(`these ${bytes.length} bytes are not a table of ${t.bytes.length}`)
  t.bytes.set(bytes)
}

let low = 0
let high = 0
/** Two independent 32-bit multiply-and-fold lanes over the words. */
function fold(words: Int32Array): void {
  let a = 0x9e3779b9 | 0
  let b = 0x7f4a7c15 | 0
  for (let i = 0; i < words.length; i++) {
    const w = words[i]
    a = Math.imul(a ^ w, 0x85ebca6b)
    a ^= a >>> 15
    b = Math.imul(b + w, 0xc2b2ae35)
    b ^= b >>> 13
  }
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d)
  b = Math.imul(b ^ (b >>> 16), 0x846ca68b)
  low = (a ^ (a >>> 15)) >>> 0
  high = (b ^ (b >>> 16)) >>> 0
}

/** A 53-bit hash of the position, for transposition tables. */
export function hash(t: TableBase): number {
  fold(t.words)
  return (high >>> 11) * 0x1_0000_0000 + low
}

/** A 64-bit hash of the position in sixteen hexadecimal digits, for records. */
export function fingerprint(t: TableBase): string {
  fold(t.words)
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}
