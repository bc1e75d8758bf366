import type { GameEvent } from '@boma/kernel'
import type { Page } from '@boma/showing'

/** What is read out of some news, in the order in which it happened. */
export interface Aloud {
  /** With what came of a fight, and what led to it: at once, whatever is being said. */
  readonly urgent: readonly GameEvent[]
  /** In its turn. */
  readonly calm: readonly GameEvent[]
}

/** Events that are read out after an action; the rest is in the log. */
const READ_OUT = 6

/** Parts news into what is said at once and what can wait: nothing before the end of a fight may come after it. */
export function partAloud({ fights }: Page, news: readonly GameEvent[]): Aloud {
  const isEnd = (e: GameEvent): boolean => fights?.beats(e).some(({ part }) => part === 'ends') === true
  const last = news.findLastIndex(isEnd) + 1
  return { urgent: news.slice(Math.max(0, last - READ_OUT), last), calm: news.slice(last).slice(-READ_OUT) }
}
