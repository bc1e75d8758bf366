import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@boma/club'
import { NOBODY, parseRecord, replay, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { lettow } from '../../index.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { ENDINGS, endingOf } from './endings.ts'

const recordOf = (name: string) => parseRecord(readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8'))

/** Whole recorded matches, one for each way to win, made by make.ts. */
describe.each(ENDINGS.map(({ name }) => [name]))('the recorded match %s', (name) => {
  const record = recordOf(name)
  const match = replay(lettow, record)
  const side = name.endsWith('nobody') ? NOBODY : name.startsWith('26.0-allied') ? ALLIED : GERMAN

  test('replays to its hash', () => expect(verify(lettow, record)).toMatchObject({ verdict: 'unproven' }))

  test('26.0: is won by whom it should be, for the reason in its name', () => {
    expect(match.over).toBe(true)
    expect(winner(match.table)).toBe(side)
    expect(endingOf(match.table)).toBe(name)
  })

  test('26.0: says so last of all', () => {
    const outcome = side === NOBODY ? { kind: 'drawn', facts: {} } : { kind: 'won', facts: { side } }
    expect(match.log(NOBODY, -1)[0]?.events.at(-1)).toMatchObject({ rule: '26.0', ...outcome })
  })
})
