import type { Awaited, Text } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF } from '../roster.ts'
import { nextToPlace, stillToPlace } from '../rules/06-set-up.ts'
import { name, say } from '../words/words.ts'

/** §6.0: who is still to be set up by the side in turn; nothing is hidden. */
export function awaited(t: Table): readonly Awaited<Text>[] {
  if (asked(t) !== 'place') return []
  const side = SIDE_OF[nextToPlace(t)]
  return stillToPlace(t)
    .filter(([unit]) => SIDE_OF[unit] === side)
    .map(([unit, usual]) => ({
      piece: unit,
      name: name('unit', unit),
      where: say('wait.usually', { space: name('space', usual) }),
    }))
}
