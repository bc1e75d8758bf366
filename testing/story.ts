import type { GameEvent, TableBase } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { everyPosition } from './every-position.ts'

/**
 * What is wrong with the fights that a game tells in random matches. A board closes a fight at the first event after its
 * end that is no part of it: whatever follows from the fight and comes later is seen by nobody.
 */
export function storyFaults<T extends TableBase>(game: Game<T>, seeds: number): readonly string[] {
  const faults = new Set<string>()
  const story = inEnglish(game).page.fights?.story ?? (() => [])
  let ended = false
  let closedBy = ''
  const read = (e: GameEvent): void => {
    const parts = story(e).map(({ part }) => part)
    if (parts.includes('begins')) ended = false
    if (parts.includes('begins') || parts.includes('ends')) closedBy = ''
    if (parts.includes('ends')) ended = true
    if (parts.length === 0 && ended && closedBy === '') closedBy = e.kind
    if (parts.includes('follows') && closedBy !== '')
      faults.add(`${e.kind} is told after ${closedBy}, which is no part`)
  }
  let fights = 0
  everyPosition(game, { seeds, isHeard: true }, (_, __, told) => {
    for (const e of told) {
      if (story(e).some(({ part }) => part === 'ends')) fights++
      read(e)
    }
  })
  return fights === 0 ? ['no fight came to its end'] : [...faults]
}
