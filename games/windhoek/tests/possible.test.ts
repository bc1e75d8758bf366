import { expect, test } from 'vitest'
import { possible } from '../possible.ts'
import { everyPosition } from './every-position.ts'

test('every position of a match is possible', () => {
  const problems = new Set<string | undefined>()
  everyPosition({ seeds: 16 }, (t) => problems.add(possible(t)))
  expect([...problems]).toEqual([undefined])
})
