import { inEnglish } from '@boma/showing'
import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { picket } from '../../index.ts'

test('2.1 every figure begins at its place, facing the other end', () => {
  const { table } = given(picket)
  expect(inEnglish(picket).page.describe(table, 0 as never)).toEqual([
    'Turn 1.',
    'P1 at 3, 4, facing 90°',
    'P2 at 3, 9, facing 90°',
    'P3 at 3, 14, facing 90°',
    'R1 at 21, 4, facing 270°',
    'R2 at 21, 9, facing 270°',
    'R3 at 21, 14, facing 270°',
  ])
})
