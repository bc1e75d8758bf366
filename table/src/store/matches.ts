import { browserDrawer } from '../shell/settings.ts'
import { browserCupboard } from './browser-cupboard.ts'
import {
  type Cupboard,
  type FoundMatch,
  isSame,
  type Keeping,
  type Kept,
  type Whole,
  type WrittenMark,
  wholeOf,
} from './cupboard.ts'
import { type LastWords, type Left, lastWordsIn, recover } from './last-words.ts'
import { keptReasons } from './reasons.ts'

/** Why a match could not be kept: no room, nothing is kept here at all, or it went on in another window. */
export type Trouble = 'full' | 'closed' | 'newer'

/** The matches of this device. What the cupboard does not take is held for as long as the page is open. */
export interface Matches {
  /** Keeps a match; says what is wrong when the cupboard cannot. */
  keep(match: Keeping): Promise<Trouble | undefined>
  /** The page may end now: notes at once what is not kept of a match. */
  leave(match: Keeping): void
  /** All matches, the last played first. */
  all(): Promise<readonly Kept[]>
  one(id: string): Promise<Whole | undefined>
  forget(id: string): Promise<void>
}

/** The matches in a cupboard, which is opened when it is first needed and again when it was lost. */
export function matchesIn(open: (gone: () => void) => Promise<Cupboard>, lastWords: LastWords): Matches {
  const left = lastWords.found()
  const held = new Map<string, Keeping | Left>(left === undefined ? [] : [[left.kept.id, left]])
  /** How far the matches in the cupboard were written when this page last saw them. */
  const seen = new Map<string, WrittenMark>()
  const cupboard = doorOf(open, lastWords)
  const inside = <V>(look: (from: Cupboard) => Promise<V>, otherwise: V): Promise<V> =>
    cupboard()
      .then(look)
      .catch(() => otherwise)
  return {
    async keep(match) {
      const { id } = match.kept
      try {
        const mark = await (await cupboard()).put(match, seen.get(id))
        if (mark === undefined) return 'newer'
        seen.set(id, mark)
        held.delete(id)
        lastWords.kept(match)
        return undefined
      } catch (caught) {
        held.set(id, match)
        return isQuota(caught) ? 'full' : 'closed'
      }
    },
    leave: (match) => lastWords.note(match, seen.get(match.kept.id)),
    all: async () =>
      latestFirst(
        [...held.values()].map(({ kept }) => kept),
        await inside((from) => from.all(), []),
      ),
    async one(id) {
      const there = await inside((from) => from.one(id), undefined)
      if (there !== undefined) seen.set(id, there.mark)
      const latest = later(there, held.get(id))
      return latest && wholeOf(latest)
    },
    async forget(id) {
      held.delete(id)
      lastWords.forget(id)
      await inside((from) => from.remove(id), undefined)
      await keptReasons.cut(id, 0)
    },
  }
}

/** Opens the cupboard when it is asked for, unless it is open, and puts in what was left behind. */
function doorOf(open: (gone: () => void) => Promise<Cupboard>, lastWords: LastWords): () => Promise<Cupboard> {
  let opened: Promise<Cupboard> | undefined
  const gone = () => {
    opened = undefined
  }
  return () => {
    if (opened === undefined) {
      opened = open(gone).then(async (fresh) => {
        // When it has no room for what was left behind, that stays in hand.
        await recover(fresh, lastWords).catch(() => {})
        return fresh
      })
      opened.catch(gone)
    }
    return opened
  }
}

/** Each match once, as it was last, and the last played first; what is in hand may be later than what is in the cupboard. */
function latestFirst(inHand: readonly Kept[], there: readonly Kept[]): readonly Kept[] {
  const latest = new Map(inHand.map((kept) => [kept.id, kept]))
  for (const kept of there) {
    const mine = latest.get(kept.id)
    if (mine === undefined || mine.touched <= kept.touched) latest.set(kept.id, kept)
  }
  return [...latest.values()].sort((a, b) => b.touched - a.touched)
}

/** The later of what is in the cupboard and what is in hand; of the latter perhaps only the end is. */
function later(there: FoundMatch | undefined, mine: Keeping | Left | undefined): Keeping | undefined {
  if (mine === undefined || (there !== undefined && there.kept.touched >= mine.kept.touched)) return there
  const after = 'after' in mine ? mine.after : undefined
  if (after === undefined) return mine
  if (there === undefined || !isSame(there.mark, after)) return there
  const lines = [...there.pages.lines(0), ...mine.pages.lines(after.count)]
  return { kept: mine.kept, pages: { ...mine.pages, lines: (since) => lines.slice(since) } }
}

const isQuota = (caught: unknown): boolean =>
  typeof caught === 'object' && caught !== null && 'name' in caught && caught.name === 'QuotaExceededError'

/** What the page left behind in haste when it was last closed. */
export const lastWords: LastWords = lastWordsIn(browserDrawer())

/** The matches that this browser keeps. */
export const matches: Matches = matchesIn(browserCupboard, lastWords)
