import { besideOf, type Pages } from '../referee/pages.ts'
import type { Drawer } from '../shell/settings.ts'
import {
  type Cupboard,
  goesOn,
  isSame,
  type Keeping,
  keptIn,
  linesIn,
  markOfNothing,
  readShelved,
  type WrittenMark,
} from './cupboard.ts'

/** A match that was left behind: all of it, or what comes after a mark that the cupboard has come to. */
export interface Left extends Keeping {
  readonly after: WrittenMark | undefined
}

/** A note left behind at once when the page ends before a match was kept, and found at the next visit. */
export interface LastWords {
  /** Notes a match; of one whose beginning is kept only the rest, for there is little room. */
  note(match: Keeping, kept?: WrittenMark): void
  /** The match was kept after all: a note of the same or an earlier time is no longer needed. */
  kept(match: Keeping): void
  /** The match that was left behind, if any. */
  found(): Left | undefined
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
  const found = (): Left | undefined => {
    const text = attempt(() => drawer?.getItem(KEY)) ?? ''
    return text === '' ? undefined : attempt(() => readNote(JSON.parse(text)))
  }
  const drop = () => attempt(() => drawer?.removeItem(KEY))
  return {
    found,
    note: (match, kept) => attempt(() => drawer?.setItem(KEY, JSON.stringify(noteOf(match, kept)))),
    kept({ kept }) {
      const left = found()?.kept
      if (left?.id === kept.id && left.touched <= kept.touched) drop()
    },
    forget(id) {
      if (found()?.kept.id === id) drop()
    },
  }
}

/** What is noted: the card, where the lines begin, and the lines; those that may still go as they were seen and as they are. */
function noteOf({ kept, pages }: Keeping, seen: WrittenMark | undefined) {
  const { foot, loose } = pages
  const after = seen !== undefined && goesOn(pages, seen) ? seen : markOfNothing(pages)
  const lines = pages.lines(after.count)
  return { ...kept, ...besideOf(pages), ...after, foot, lines, loose, seen: after.loose }
}

function readNote(found: unknown): Left | undefined {
  const shelved = readShelved(found)
  if (shelved === undefined) return undefined
  const { head, foot, count, last, loose } = shelved
  const { lines = [], seen } = found as { readonly lines?: unknown; readonly seen?: unknown }
  if (!Array.isArray(lines) || lines.some((line) => typeof line !== 'string')) return undefined
  const after = count > 0 ? { head, count, last, loose: linesIn(seen) } : undefined
  // The line before the first is known as well: by it one sees where the rest belongs.
  const known: readonly string[] = [last, ...lines]
  const pages: Pages = { head, foot, loose, ...besideOf(shelved), lines: (since) => known.slice(since - count + 1) }
  return { kept: keptIn(shelved), pages, after }
}

/** Puts what was left behind where it belongs, unless something later is there already. */
export async function recover(cupboard: Cupboard, lastWords: LastWords): Promise<void> {
  const left = lastWords.found()
  if (left === undefined) return
  const there = await cupboard.one(left.kept.id)
  const isMissing =
    left.after === undefined
      ? there === undefined || there.kept.touched < left.kept.touched
      : there !== undefined && isSame(there.mark, left.after)
  if (isMissing) await cupboard.put(left)
  lastWords.kept(left)
}
