import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { BRITISH, headOf, UNIT_WORDS, type Unit } from '../roster.ts'
import { tailOf } from '../rules/09-units.ts'
import { laid } from './positions.ts'

const KAR = UNIT_WORDS.indexOf('b5') as Unit
const THREE_INCHES_ON = 35 * 16

/** The foremost of the relief are three inches nearer, and all but one are there. */
function hasComeNearer(t: Table): boolean {
  for (let f = headOf(KAR), end = tailOf(t, KAR); f !== end; f++)
    if (t.figures.y[f] <= THREE_INCHES_ON) return t.units.count[KAR] >= 11
  return false
}

/** British: the relief of Jassin has to cross open ground before a gun. */
export const underTheGun: LessonPlan<Table, 'cross'> = {
  id: 'under-the-gun',
  kind: 'exercise',
  scenario: 'jassin',
  side: BRITISH,
  dice: [5, 2],
  before: [
    ...['suggested', 'german: suggested', 'german: first German', 'german: pass', 'german: stand g1', 'stand b1'],
    ...['german: stand g2', 'stand b2', 'german: stand g3'],
  ],
  arrange: laid(6, {
    b3: 'gone',
    b5: { at: [34, 38], facing: 'S' },
    g1: { at: [12, 12], facing: 'N', width: 5 },
    g3: { at: [52, 10], facing: 'W' },
    g6: { at: [44, 20], facing: 'NNW' },
    g7: { at: [16, 10], facing: 'E' },
  }),
  steps: [
    {
      id: 'cross',
      rule: '9.6',
      aim: { told: 'turnBegan', holds: hasComeNearer },
      fails: { told: 'turnBegan' },
      answer: [
        ...['move b5', 'form at 34 35 facing 180 width 6 dispersed', 'halt facing 180'],
        ...['german: stand g4', 'german: stand g5', 'german: stand g6', 'german: stand g7', 'german: pass', 'pass'],
        ...['german: lay g6', 'german: aim at b5.3', 'german: cease', 'cease'],
      ],
      dice: [5, 6],
    },
  ],
}
