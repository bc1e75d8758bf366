import type { GameEvent, TableBase } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { everyPosition } from './every-position.ts'

/**
 * What is wrong with the fights that a game tells in random matches. A board closes a fight at the first event after its
 * end that is no part of it: whatever follows from the fight and comes later is seen by nobody.
 */
export function beatFaults<T extends TableBase>(game: Game<T>, seeds: number): readonly string[] {
  const faults = new Set<string>()
  const beats = inEnglish(game).page.fights?.beats ?? (() => [])
  let ended = false
  let closedBy = ''
  const read = (e: GameEvent): void => {
    const parts = beats(e).map(({ part }) => part)
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
      if (beats(e).some(({ part }) => part === 'ends')) fights++
      read(e)
    }
  })
  return fights === 0 ? ['no fight came to its end'] : [...faults]
}
