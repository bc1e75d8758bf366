import { other } from '@boma/kernel'
import { automatic, perform, phase } from '../flow.ts'
import { FIRST_UNIT, UNITS } from '../roster.ts'
import { noteLosses } from './08-causes.ts'
import { rallying, rallySide } from './16-rally.ts'
import { testProcedures, tests } from './16-tests.ts'
import { vehicleTests } from './16-vehicles.ts'
import { workIsOver, working } from './17.8-tasks.ts'

const otherSide = automatic('16.1', (t) => {
  t.tracks.phasing = other(t.tracks.phasing)
})
/** §8.5: what was lost in this turn counts now; the beginner names the first unit. */
const countLosses = automatic('8.5', (t) => {
  noteLosses(t)
  t.tracks.phasing = t.tracks.beginner
})
/** §16.2: causes are of one turn. */
const forget = automatic('16.2', (t) => {
  for (let u = FIRST_UNIT; u !== UNITS; u++) t.units.causes[u] = 0
})

/** §1.6, §16.1: tasks, vehicles and boats, all tests, rallies. */
export const moralePhase = phase('morale', 'morale-phase', '1.6', [
  working,
  otherSide,
  working,
  workIsOver,
  vehicleTests,
  countLosses,
  perform(tests),
  forget,
  rallySide(true),
  rallying,
  rallySide(false),
  rallying,
])
/** The procedures of this chapter, for the sequence. */
export const morale = [moralePhase, ...testProcedures]
