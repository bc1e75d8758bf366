import { expect, test } from 'vitest'
import { scene } from '../given.ts'

test('4.1 a counter marches one hex', () => {
  const g = scene({ B1: '0403', R1: '0701' })
  expect(g.why('march B1 to 0405')).toBe('4.1')
  g.play('march B1 to 0404')
  expect(g.events.at(-1)).toMatchObject({ kind: 'marched', rule: '4.1' })
})

test('4.2 nobody enters thorns', () => {
  expect(scene({ B1: '0203', R1: '0701' }).why('march B1 to 0202')).toBe('4.2')
})

test('4.3 nobody enters a hex with a counter of either side', () => {
  const g = scene({ B1: '0403', B2: '0404', R1: '0402' })
  expect([g.why('march B1 to 0404'), g.why('march B1 to 0402')]).toEqual(['4.3', '4.3'])
})
