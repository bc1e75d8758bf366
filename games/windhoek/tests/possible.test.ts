import { blank, imagine, question, SIDES, searchDice } from '@boma/kernel'
import { expect, test } from 'vitest'
import { windhoek } from '../index.ts'
import { possible } from '../possible.ts'
import { everyPosition } from './every-position.ts'

test('every position of a match is possible', () => {
  const problems = new Set<string | undefined>()
  everyPosition({ seeds: 16 }, (t) => problems.add(possible(t)))
  expect([...problems]).toEqual([undefined])
})

test('26.0 whatever a side imagines is possible', () => {
  const dream = blank(windhoek)
  const problems = new Map<string | undefined, string>()
  everyPosition({ seeds: 8, options: 1 }, (t, n) => {
    for (const side of SIDES) {
      imagine(windhoek, t, side, searchDice(n), dream)
      problems.set(possible(dream), `turn ${t.tracks.turn}, ${question(windhoek, t)?.name}`)
    }
  })
  expect([...problems].filter(([problem]) => problem !== undefined)).toEqual([])
})
