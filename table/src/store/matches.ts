import { browserDrawer } from '../shell/settings.ts'
import { browserCupboard } from './browser-cupboard.ts'
import type { Cupboard, Kept } from './cupboard.ts'
import { type LastWords, lastWordsIn, recover } from './last-words.ts'

/** Why a match could not be kept: no room, nothing is kept here at all, or it went on in another window. */
export type Trouble = 'full' | 'closed' | 'newer'

/** The matches of this device. What the cupboard does not take is held for as long as the page is open. */
export interface Matches {
  /** Keeps a match; says what is wrong when the cupboard cannot. */
  keep(match: Kept): Promise<Trouble | undefined>
  /** All matches, the last played first. */
  all(): Promise<readonly Kept[]>
  one(id: string): Promise<Kept | undefined>
  forget(id: string): Promise<void>
}

/** The matches in a cupboard, which is opened when it is first needed and again when it was lost. */
export function matchesIn(open: (gone: () => void) => Promise<Cupboard>, lastWords: LastWords): Matches {
  const left = lastWords.found()
  const held = new Map(left === undefined ? [] : [[left.id, left]])
  /** The records in the cupboard as this page last saw them. */
  const seen = new Map<string, string>()
  let opened: Promise<Cupboard> | undefined
  const cupboard = (): Promise<Cupboard> => {
    const gone = () => {
      opened = undefined
    }
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
  const inside = async <V>(look: (from: Cupboard) => Promise<V>, otherwise: V): Promise<V> => {
    try {
      return await look(await cupboard())
    } catch {
      return otherwise
    }
  }
  return {
    async keep(match) {
      try {
        if (!(await (await cupboard()).put(match, seen.get(match.id)))) return 'newer'
        seen.set(match.id, match.record)
        held.delete(match.id)
        lastWords.kept(match)
        return undefined
      } catch (caught) {
        held.set(match.id, match)
        return isQuota(caught) ? 'full' : 'closed'
      }
    },
    async all() {
      const latest = new Map(held)
      for (const match of await inside((from) => from.all(), [])) latest.set(match.id, later(match, held.get(match.id)))
      return [...latest.values()].sort((a, b) => b.touched - a.touched)
    },
    async one(id) {
      const kept = await inside((from) => from.one(id), undefined)
      if (kept === undefined) return held.get(id)
      seen.set(id, kept.record)
      return later(kept, held.get(id))
    },
    async forget(id) {
      held.delete(id)
      lastWords.forget(id)
      await inside((from) => from.remove(id), undefined)
    },
  }
}

const later = (match: Kept, other: Kept | undefined): Kept =>
  other !== undefined && other.touched > match.touched ? other : match

const isQuota = (caught: unknown): boolean =>
  typeof caught === 'object' && caught !== null && 'name' in caught && caught.name === 'QuotaExceededError'

/** What the page left behind in haste when it was last closed. */
export const lastWords: LastWords = lastWordsIn(browserDrawer())

/** The matches that this browser keeps. */
export const matches: Matches = matchesIn(browserCupboard, lastWords)
