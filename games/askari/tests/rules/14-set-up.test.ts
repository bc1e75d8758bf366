import { expect, test } from 'vitest'
import { askari } from '../../index.ts'
import { given } from '../given.ts'

test('14.0 there are four scenarios', () => {
  expect(askari.scenarios.map((s) => s.id)).toEqual(['colonial-office', 'smuts', 'guerilla', 'campaign'])
  expect(given('smuts').units({ '1-FK': '2511' }).at('1-FK')).toBe('2511')
})
