import { expect, test } from 'vitest'
import { leftsOf } from '../lefts.ts'

test('the legend of a reach has the figures that stand on the map, and no sample', () => {
  expect(leftsOf([{ left: '4½' }, { left: '½' }, { left: '10' }, { left: '' }])).toBe('½–10')
  expect(leftsOf([{ left: '3' }, { left: '3' }])).toBe('3')
  expect(leftsOf([{ left: '' }])).toBe('')
})
