import { expect, test } from 'vitest'
import { NOWHERE } from '../../board.ts'
import type { Unit } from '../../roster.ts'
import { scene } from '../given.ts'

const R1 = 3 as Unit

test('5.1 only an enemy in the next hex is attacked', () => {
  const g = scene({ B1: '0403', B2: '0404', R1: '0701', R2: '0402' })
  expect([g.why('attack 0701 with B1'), g.whyName('attack 0404 with B1')]).toEqual(['5.1', 'noEnemy'])
  expect(g.why('attack 0402 with B1')).toBe('')
})

test.each([
  ['0402', 3, 'held'],
  ['0402', 4, 'fell'],
  ['0301', 4, 'held'],
  ['0301', 5, 'fell'],
])('5.2 in %s a %i: %s', (at, die, told) => {
  const g = scene({ B1: at === '0402' ? '0403' : '0302', R1: at, R2: '0701' })
    .dice(die)
    .play(`attack ${at} with B1`)
  expect(g.events).toMatchObject([{ kind: 'attacked' }, { kind: told, rule: '5.2', facts: { unit: R1 } }])
  expect(g.events[0]?.dice).toHaveLength(1)
  expect(g.table.units.where[R1] === NOWHERE).toBe(told === 'fell')
})
