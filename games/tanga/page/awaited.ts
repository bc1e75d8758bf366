import type { Side } from '@boma/kernel'
import type { Awaited, Text } from '@boma/showing'
import { asked, deciding } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, type Unit } from '../roster.ts'
import { LOTS } from '../rules/03-lots.ts'
import { lotOf } from '../rules/03-set-up.ts'
import { name } from '../words/words.ts'

/** The counter that the viewer lays down next (3.1); NO_UNIT when it is none of his. */
export function nextToLay(t: Table, viewer: Side): Unit {
  if (asked(t) !== 'deploy' || deciding(t) !== viewer) return NO_UNIT
  return lotOf(t)?.unit ?? NO_UNIT
}

/** §3.1: whom the viewer has still to set up; what the enemy has in hand is not his to know (19.7). */
export function awaited(t: Table, viewer: Side): readonly Awaited<Text>[] {
  if (nextToLay(t, viewer) === NO_UNIT) return []
  return LOTS[t.core.scenario]
    .slice(t.tracks.placing - 1)
    .filter(({ side }) => side === viewer)
    .map(({ unit }) => ({ piece: unit, name: name('unit', unit), where: '' }))
}
