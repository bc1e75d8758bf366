import type { Note } from '@boma/counsel'
import type { Side } from '@boma/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { inPatience } from './patience.ts'

/** Why the computer gave an order of a match. */
export interface KeptReason {
  /** Which order it was, counting all of the match from 0. */
  readonly order: number
  readonly side: Side
  readonly why: Note
  /** Did both sides see the same table then, so that it tells of nothing that was hidden? */
  readonly isOpen: boolean
}

/** Where the reasons of this device's matches are kept: each deed may come to nothing, for a match can do without. */
export interface ReasonShelf {
  put(match: string, reason: KeptReason): Promise<void>
  /** Forgets those of this order and all after it, which were taken back; all of them from 0. */
  cut(match: string, order: number): Promise<void>
  of(match: string): Promise<readonly KeptReason[]>
}

interface Shelves extends DBSchema {
  reasons: { key: [string, number]; value: unknown }
}

const since = (match: string, order: number): IDBKeyRange =>
  IDBKeyRange.bound([match, order], [match, Number.POSITIVE_INFINITY])

/** The shelf in the browser, opened when it is first needed. */
export function browserReasons(): ReasonShelf {
  let opened: Promise<IDBPDatabase<Shelves>> | undefined
  const inside = async <V>(deed: (db: IDBPDatabase<Shelves>) => Promise<V>, otherwise: V): Promise<V> => {
    try {
      opened ??= inPatience(
        openDB<Shelves>('boma-reasons', 1, { upgrade: (db) => void db.createObjectStore('reasons') }),
      )
      return await deed(await opened)
    } catch {
      opened = undefined
      return otherwise
    }
  }
  return {
    put: (match, reason) =>
      inside(async (db) => void (await db.put('reasons', reason, [match, reason.order])), undefined),
    cut: (match, order) => inside((db) => db.delete('reasons', since(match, order)), undefined),
    of: (match) =>
      inside(
        async (db) => (await db.getAll('reasons', since(match, 0))).flatMap((found) => readReason(found) ?? []),
        [],
      ),
  }
}

/** A reason as it was found in a place that anything may have been written to; undefined when it is none. */
export function readReason(found: unknown): KeptReason | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { order, side, why, isOpen } = found as { readonly [K in keyof KeptReason]?: unknown }
  if (!Number.isSafeInteger(order) || (side !== 0 && side !== 1)) return undefined
  if (typeof why !== 'object' || why === null || !('key' in why) || typeof why.key !== 'string') return undefined
  return { order: order as number, side: side as Side, why: why as Note, isOpen: isOpen === true }
}

/** The reasons that this browser keeps. */
export const keptReasons: ReasonShelf = browserReasons()
