import { asked, isOver } from '@boma/kernel'
import { WAYS } from './board.ts'
import { TYPES } from './data/types.ts'
import { MOST_FIGURES } from './data/values.ts'
import type { Table } from './layout.ts'
import { impossibleFight, isAskable } from './possible/fight.ts'
import { impossiblePlaces } from './possible/places.ts'
import { impossibleTracks } from './possible/tracks.ts'
import { impossibleUnits } from './possible/units.ts'
import { UNIT_WORDS, UNITS, type Unit } from './roster.ts'
import { SWEPT_OFF } from './rules/09-units.ts'
import { flow } from './sequence.ts'

/** What cannot be in a position, in a sentence; undefined when all is well. */
export function possible(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const { type, where, count, size, facing, attached } = t.units
    if (type[u] >= TYPES.length || where[u] > SWEPT_OFF || facing[u] >= WAYS) return `${UNIT_WORDS[u]} cannot be so`
    if (count[u] > size[u] || size[u] > MOST_FIGURES) return `${UNIT_WORDS[u]} has too many figures`
    if (attached[u] > UNITS) return `${UNIT_WORDS[u]} is attached to nobody`
  }
  const problem = impossibleTracks(t) ?? impossibleFight(t) ?? impossibleUnits(t) ?? impossiblePlaces(t)
  if (problem !== undefined || isOver(t)) return problem
  const question = asked(flow, t)
  if (question === undefined) return 'nobody is asked anything'
  // §14.12: whom a gun may aim at is noted only while it is laid
  if (t.marks.next(0) >= 0 && question.name !== 'aim' && question.name !== 'role') return 'nobody aims at those marks'
  return isAskable(t, question) ? undefined : 'nobody is there to be asked about'
}
