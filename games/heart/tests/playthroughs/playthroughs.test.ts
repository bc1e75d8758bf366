import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@boma/club'
import { parseRecord, replay, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { heart } from '../../index.ts'
import { ENDINGS, endingOf, wayOf } from './endings.ts'

const recordOf = (name: string) => parseRecord(readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8'))

/** Whole recorded matches: one for each scenario and who wins it. Made by make.ts. */
describe.each(ENDINGS)('the recorded match $name', ({ name, conqueror }) => {
  test('replays to its hash and ends as it should', () => {
    expect(verify(heart, recordOf(name))).toMatchObject({ verdict: 'unproven' })
    const match = replay(heart, recordOf(name))
    expect(endingOf(match)).toBe(name)
    expect(winner(match.table)).toBe(conqueror)
  })
})

test('17.4, 17.5 some were won on points, some because the enemy withdrew', () => {
  const ways = ENDINGS.map(({ name }) => wayOf(replay(heart, recordOf(name))))
  expect([...new Set(ways)].toSorted()).toEqual(['17.4', '17.5'])
})
