import type { Awaited } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF } from '../roster.ts'
import { nextToPlace, stillToPlace } from '../rules/06-set-up.ts'
import { say, type Words } from '../words/words.ts'

/** §6.0: who is still to be set up by the side in turn; nothing is hidden. */
export function awaited(t: Table, words: Words): readonly Awaited[] {
  if (asked(t) !== 'place') return []
  const side = SIDE_OF[nextToPlace(t)]
  return stillToPlace(t)
    .filter(([unit]) => SIDE_OF[unit] === side)
    .map(([unit, usual]) => ({
      piece: unit,
      name: words.units[unit] ?? '',
      where: say(words, 'wait.usually', { space: words.places[usual] ?? '' }),
    }))
}
