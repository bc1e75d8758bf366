import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@boma/club'
import { parseRecord, replay } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { windhoek } from '../../index.ts'
import { ENDINGS, endingOf } from './endings.ts'

/** Whole recorded matches, one for each way to win, made by make.ts. */
describe('a recorded match', () => {
  test.each(ENDINGS.map(({ name }) => [name]))('%s replays to its hash and ends as it did', (name) => {
    const record = parseRecord(readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8'))
    expect(verify(windhoek, record)).toMatchObject({ verdict: 'unproven' })
    expect(endingOf(replay(windhoek, record))).toBe(name)
  })
})
