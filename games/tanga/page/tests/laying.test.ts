import { inEnglish } from '@boma/showing'
import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex, TO_COME } from '../../board.ts'
import { tanga } from '../../index.ts'

const { advice, field } = inEnglish(tanga).page

/** Two to Tanga with the German leaders in their places: the first unit is to be set up. */
const leadersLaid = () => {
  const g = given(tanga, { scenario: 'two-to-tanga' }).play('naval-option 1', 'naval-option 1')
  g.play('deploy to 1111 facing N')
  for (let i = 0; i < 3; i++) g.play('deploy to 1011 facing N')
  return g
}
const from = { space: TO_COME }

test('3.1, 8.1 a unit is held over the hex it is to be set up in, and faces there as it is turned', () => {
  const { table: t } = leadersLaid()
  const there = { ...from, via: [hex('1111')] }
  expect(advice.reach?.(t, there)?.planned?.order).toEqual([act.deploy(hex('1111'), 2)])
  expect(advice.reach?.(t, { ...there, facing: 60 })?.planned?.order).toEqual([act.deploy(hex('1111'), 1)])
  const ring = field?.facings(t, { ...there, facing: 60 })
  expect([ring?.space, ring?.turned, ring?.ways.length]).toEqual([hex('1111'), 60, 6])
  // Led on, it is held over the next hex instead; nowhere outside its zone.
  expect(advice.reach?.(t, { ...from, via: [hex('1111'), hex('1112')] })?.planned?.space).toBe(hex('1112'))
  expect(advice.reach?.(t, { ...from, via: [hex('1311')] })?.planned).toBe(undefined)
})

test('3.1 the next one faces as the last was told to', () => {
  const { table: t } = leadersLaid().play('deploy to 1111 facing NE')
  expect(advice.reach?.(t, { ...from, via: [hex('1112')] })?.planned?.order).toEqual([act.deploy(hex('1112'), 1)])
})

test('8.1, 8.3 where there is no choice nothing is held: a leader, or the second unit of a hex, is set up at once', () => {
  const leader = given(tanga, { scenario: 'two-to-tanga' }).play('naval-option 1', 'naval-option 1').table
  expect(advice.reach?.(leader, { ...from, via: [hex('1111')] })?.planned).toBe(undefined)
  const { table: second } = leadersLaid().play('deploy to 1111 facing NE')
  const found = advice.reach?.(second, { ...from, via: [hex('1111')] })
  expect(found?.planned).toBe(undefined)
  expect(found?.goals.find(({ space }) => space === hex('1111'))?.order).toEqual([act.deploy(hex('1111'), 1)])
  expect(field?.facings(second, { ...from, via: [hex('1111')] })).toBe(undefined)
})
