import { SIDES, writeAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { instructions } from '../counsel/instructions.ts'
import { tanga } from '../index.ts'
import { given } from './given.ts'

/** A company comes into the open beside two German hexes. */
const march = () =>
  given()
    .units({ 'raj13-a': '1411 NW', 'fk6-1': '1210 SE', 'fk6-2': '1211 SE' })
    .phase('britishMovement')
    .play('march 1411', 'all', 'step to 1311 facing NW')

test('10.3c fire is opened within the range and from the chance that are named, and held elsewhere', () => {
  const { t } = march()
  const answer = (range: number, chance: number, ammunition: number) => {
    const action = instructions()[0]?.answer(t, { range, chance, ammunition })
    return action === undefined ? undefined : writeAction(act, action)
  }
  expect(answer(3, 0, 1)).toMatch(/^fire/)
  expect(answer(3, 90, 1)).toBe('hold')
  expect(answer(1, 0, 1)).toMatch(/^fire/)
  expect(instructions()[1]?.answer(t, {})).toBeUndefined()
})

test('10.3c, 7.3 nobody fires who cannot hit, though he minds no ammunition and names no chance', () => {
  const g = given().units({ 'raj13-a': '1411 NW', 'aura-pol': '1210 SE' }).phase('britishMovement')
  const { t } = g.play('march 1411', 'all', 'step to 1311 facing NW')
  expect([g.asked, g.legal]).toEqual(['german opportunity', ['fire 1210', 'hold']])
  expect(instructions()[0]?.answer(t, { range: 3, chance: 0, ammunition: 1 })).toBe(act.hold())
})

test('every sentence and every word of it has words', () => {
  for (const side of SIDES)
    for (const { sentence, blanks } of inEnglish(tanga).page.advice.instructions?.(side) ?? []) {
      expect([sentence, ...blanks.flatMap(({ options }) => options.map(({ label }) => label))].join()).not.toMatch(
        /instruct\./,
      )
      expect(blanks.every(({ name }) => sentence.includes(name))).toBe(true)
    }
})
