import { expect, test } from 'vitest'
import { CHARISMATIC, CUNNING, DISCIPLINARIAN, ELOQUENT, ORGANISER, WARRIOR } from '../../roster.ts'
import { isSteadied, ralliesOn } from '../../rules/05-leaders.ts'
import { scene, unit } from '../given.ts'

const ALL = [CHARISMATIC, DISCIPLINARIAN, ELOQUENT, WARRIOR, CUNNING, ORGANISER]

test('5.3, 8.8 an Eloquent leader rallies on 2-6, every other on 4-6', () => {
  const least = (traits: number) => ralliesOn(scene({ g1: { type: 'leader', at: [10, 4], traits } }).table, unit('g1'))
  expect([0, ...ALL].map(least)).toEqual([4, 4, 4, 2, 4, 4, 4])
  expect(least(ELOQUENT | WARRIOR)).toBe(2)
})

test('5.1, H28 a Charismatic leader steadies the unit he is attached to until half of it is lost, and nobody else does', () => {
  const steadied = (traits: number, lost: number, attachedTo = 'g1', figures = 8) => {
    const { table: t } = scene({
      g1: { type: 'soldier', figures, at: [10, 4] },
      g2: { type: 'soldier', figures: 8, at: [30, 4] },
      g3: { type: 'leader', at: [10, 2.5], traits, attachedTo },
    })
    t.units.count[unit('g1')] = figures - lost
    return isSteadied(t, unit('g1'))
  }
  expect(ALL.map((traits) => steadied(traits, 0))).toEqual([true, false, false, false, false, false])
  expect([steadied(CHARISMATIC, 3), steadied(CHARISMATIC, 4), steadied(CHARISMATIC, 0, 'g2')]).toEqual([
    true,
    false,
    false,
  ])
  expect([steadied(CHARISMATIC, 3, 'g1', 7), steadied(CHARISMATIC, 4, 'g1', 7)]).toEqual([true, false])
})
