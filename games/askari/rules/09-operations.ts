import { d6, NEXT, RESTART, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic, perform, phase } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, GROUND, type Unit } from '../roster.ts'
import { REINFORCED, unmark } from '../stacks.ts'
import { impulse } from './09.1-impulse.ts'

/** The number of the last Segment that every turn has, and of the last that one can have (9.1.4). */
const SURE = 2
const LAST = 3
/** A roll up to this ends the Operations Phase (9.1.4a). */
const ENDS = 3

const nextSegment = automatic('9.1.3', (t) => {
  t.tracks.segment++
  tell.segmentBegan(t, t.tracks.segment)
})

const phasing = (side: Side) =>
  automatic('9.1.2', (t) => {
    t.tracks.phasing = side
  })

/** §9.1.4a, §9.1.4b, ruling 48: is there another Segment? */
function goesOn(t: Table): boolean {
  const { segment } = t.tracks
  if (segment !== SURE) return segment < LAST
  const die = d6(t)
  tell.operationsRoll(t, die)
  return die > ENDS
}

const endSegment = automatic('9.1.4', (t) => {
  // 2.F: who has come to a battle by rail may do so again in the next Segment (11.6.4)
  for (let u = 0 as Unit; u < GROUND; u++) unmark(t, u, REINFORCED)
  if (goesOn(t)) return RESTART
  t.tracks.segment = 0
  return NEXT
})

/** §9.0: two or three Operations Segments, in each a German Impulse and then an Entente one. */
export const operations = phase('operations', 'operations', '9.0', [
  nextSegment,
  phasing(GERMAN), // §9.1.2a
  perform(impulse),
  phasing(ENTENTE), // §9.1.2b
  perform(impulse),
  endSegment,
])
