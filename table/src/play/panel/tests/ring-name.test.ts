import { expect, test } from 'vitest'
import { ringName } from '../ring-name.ts'

test.each([
  ['Dar-es-Salaam', 7, 'Dar'],
  ['Customs House', 6, 'Customs'],
  ['Swakopmund', 2, 'Swakopmu'],
  ['The well', 1, 'well'],
  ['Der Brunnen', 1, 'Brunnen'],
  ['Theodorsruh', 1, 'Theodors'],
  ['', 1, ''],
])('%s among %i places stands under its ring as %s', (name, places, short) => {
  expect(ringName(name, places)).toBe(short)
})
