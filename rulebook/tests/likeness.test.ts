import { expect, test } from 'vitest'
import { fit, stemOf } from '../likeness.ts'

test('the forms of a short word are one word, but a German one is no plural', () => {
  expect(stemOf('guns')).toBe(stemOf('gun'))
  expect(stemOf('feuern')).toBe(stemOf('feuer'))
  expect(stemOf('eins')).toBe('eins')
})

test('a verb is found in whatever form it is asked for', () => {
  expect(fit('drehen', 'dreht')).toBeGreaterThan(0.5)
  expect(fit('sammeln', 'gesammelt')).toBeGreaterThan(0.5)
  expect(fit('fort', 'for')).toBeLessThan(0.8)
})
