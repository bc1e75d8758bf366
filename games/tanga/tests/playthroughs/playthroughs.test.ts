import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@boma/club'
import { parseRecord, replay, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { tanga } from '../../index.ts'
import { ENDINGS, endingOf } from './endings.ts'

/** Whole recorded matches: one for each way in which each scenario can end. Made by make.ts. */
describe.each(ENDINGS)('the recorded match $name', ({ name, conqueror }) => {
  const record = parseRecord(readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8'))

  test('replays to its hash and ends as it should', () => {
    expect(verify(tanga, record)).toMatchObject({ verdict: 'unproven' })
    const match = replay(tanga, record)
    expect(endingOf(match)).toBe(name)
    expect(winner(match.table)).toBe(conqueror)
  })
})
