import type { Drawer } from '../shell/settings.ts'
import { type Cupboard, type Kept, readKept } from './cupboard.ts'

/** A note left behind at once when the page ends before a match was kept, and found at the next visit. */
export interface LastWords {
  note(match: Kept): void
  /** The match was kept after all: a note of the same or an earlier time is no longer needed. */
  kept(match: Kept): void
  /** The match that was left behind, if any. */
  found(): Kept | undefined
  /** The match was thrown away: so is its note. */
  forget(id: string): void
}

const KEY = 'boma.last-words'

/** Last words in a drawer that is written to at once (IndexedDB is not). */
export function lastWordsIn(drawer: Drawer | undefined): LastWords {
  const attempt = <V>(what: () => V): V | undefined => {
    try {
      return what()
    } catch {
      return undefined
    }
  }
  const found = (): Kept | undefined => {
    const text = attempt(() => drawer?.getItem(KEY)) ?? ''
    return text === '' ? undefined : attempt(() => readKept(JSON.parse(text)))
  }
  const drop = () => attempt(() => drawer?.removeItem(KEY))
  return {
    found,
    note: (match) => attempt(() => drawer?.setItem(KEY, JSON.stringify(match))),
    kept(match) {
      const left = found()
      if (left?.id === match.id && left.touched <= match.touched) drop()
    },
    forget(id) {
      if (found()?.id === id) drop()
    },
  }
}

/** Puts what was left behind where it belongs, unless something later is there already. */
export async function recover(cupboard: Cupboard, lastWords: LastWords): Promise<void> {
  const left = lastWords.found()
  if (left === undefined) return
  const there = await cupboard.one(left.id)
  if (there === undefined || there.touched < left.touched) await cupboard.put(left)
  lastWords.kept(left)
}
