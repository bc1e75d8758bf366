import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOBODY, parseRecord, replay, verify, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { tanga } from '../../index.ts'
import { ENDINGS, endingOf } from './endings.ts'

const WON = ['won', 'wonNarrowly', 'wonClearly', 'wonDecisively']

/** Whole recorded matches: either side wins each scenario. Made by make.ts. */
describe.each(ENDINGS)('the recorded match $name', ({ name, conqueror }) => {
  const record = parseRecord(readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8'))

  test('replays to its hash and is won by whom it should be', () => {
    expect(verify(tanga, record)).toMatchObject({ verdict: 'unproven' })
    const match = replay(tanga, record)
    expect(endingOf(match.table)).toBe(name)
    expect(winner(match.table)).toBe(conqueror)
    const last = match
      .log(NOBODY, -1)
      .flatMap(({ events }) => events)
      .at(-1)
    expect(WON).toContain(last?.kind)
    expect(last?.facts).toMatchObject({ side: conqueror })
  })
})
