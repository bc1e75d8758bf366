import { expect, test } from 'vitest'
import { diceWanted, isDiceWanted, noDice, showsFace } from '../dice.ts'

test('the signal for a missing die says which roll waits for which die, and carries no stack trace', () => {
  const signal = diceWanted(7, 10)
  expect(signal).toMatchObject({ n: 7, sides: 10 })
  expect(signal).not.toBeInstanceOf(Error)
  expect(signal).not.toHaveProperty('stack')
})

test('the signal is told from everything else that may be caught', () => {
  expect(isDiceWanted(diceWanted(0, 6))).toBe(true)
  for (const other of [new Error('dice'), { n: 0, sides: 6 }, { wanted: 'cards' }, 'dice', null, undefined, 6]) {
    expect(isDiceWanted(other)).toBe(false)
  }
})

test('who may only look has no dice', () => {
  expect(() => noDice.draw(0, 6, 0, 0)).toThrow('dice may be rolled only while an action is applied')
})

test('a die shows whole faces from 1 to its sides', () => {
  expect([0, 1, 2.5, 6, 7, Number.NaN].filter((face) => showsFace(6, face))).toEqual([1, 6])
})
