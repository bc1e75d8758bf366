import { expect, test } from 'vitest'
import { fill } from '../fill.ts'

test('a message says of one what it says of several in another form', () => {
  const message = '{count} {count|Carrier stays|Carriers stay} in {hex}.'
  expect(fill(message, { count: '1', hex: 'Voi' })).toBe('1 Carrier stays in Voi.')
  expect(fill(message, { count: '0', hex: 'Voi' })).toBe('0 Carriers stay in Voi.')
  expect(fill(message, { count: '12', hex: 'Voi' })).toBe('12 Carriers stay in Voi.')
  expect(fill('Gone[: {count} {count|man|men}].', {})).toBe('Gone.')
})
