import { FIRST, SECOND } from '@boma/kernel'
import { FALLEN } from '@boma/showing'
import { beatFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { skirmish } from '../../index.ts'
import { scene, unit } from '../../tests/given.ts'
import { beats } from '../beats.ts'

/** B1 fires at R1, which stands; the dice are B1's and R1's. */
const exchange = (R1: string, ...dice: readonly number[]) =>
  scene({ B1: 'rifles 0402', B2: 'gun 0401', R1, R2: 'gun 0901' }, { active: 'B1' })
    .play('fire at 0403')
    .dice(...dice)
    .play('stand')
    .events.flatMap(beats)

test('an exchange of fire is a round for each side that fires (5.5, 5.7), and a hit ends it (5.6)', () => {
  const missed = exchange('rifles 0403', 6, 6)
  expect(missed[0]).toMatchObject({ part: 'begins', attacker: FIRST })
  expect(missed.flatMap((beat) => (beat.part === 'throws' ? beat.throws : []))).toEqual([
    { by: FIRST, hitsOn: 3, hits: false },
    { by: SECOND, hitsOn: 3, hits: false },
  ])
  expect(missed.some((beat) => beat.part === 'ends')).toBe(false)
  expect(exchange('rifles 0403', 1).slice(-2)).toEqual([
    { part: 'lands', piece: unit('R1'), state: 'disrupted' },
    { part: 'ends', winner: FIRST },
  ])
})

test('a dummy that is found out falls without a die (6.3)', () => {
  expect(exchange('dummy 0403').slice(-2)).toEqual([
    { part: 'lands', piece: unit('R1'), state: FALLEN, beside: true },
    { part: 'ends' },
  ])
})

test('a fight is not broken off before all that followed from it is told', () => {
  expect(beatFaults(skirmish, 8)).toEqual([])
})
