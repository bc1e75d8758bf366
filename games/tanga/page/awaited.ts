import type { Side } from '@boma/kernel'
import type { Awaited, Text } from '@boma/showing'
import { nextToLay } from '../counsel/laying.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT } from '../roster.ts'
import { LOTS } from '../rules/03-lots.ts'
import { name } from '../words/words.ts'

/** §3.1: whom the viewer has still to set up; what the enemy has in hand is not his to know (19.7). */
export function awaited(t: Table, viewer: Side): readonly Awaited<Text>[] {
  if (nextToLay(t, viewer) === NO_UNIT) return []
  return LOTS[t.core.scenario]
    .slice(t.tracks.placing - 1)
    .filter(({ side }) => side === viewer)
    .map(({ unit }) => ({ piece: unit, name: name('unit', unit), where: '' }))
}
