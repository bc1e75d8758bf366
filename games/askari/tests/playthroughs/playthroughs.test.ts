import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@boma/club'
import { NOBODY, parseRecord, replay, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { askari } from '../../index.ts'
import { scoreOf } from '../../rules/13-victory.ts'
import { ENDINGS, endingOf } from './endings.ts'

/** Whole recorded matches: either side wins each scenario. Made by make.ts. */
describe.each(ENDINGS)('the recorded match $name', ({ name, conqueror }) => {
  const record = parseRecord(readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8'))

  test('replays to its hash and is won by whom it should be, with the points it was won with', () => {
    expect(verify(askari, record)).toMatchObject({ verdict: 'unproven' })
    const match = replay(askari, record)
    expect(endingOf(match.table)).toBe(name)
    expect(winner(match.table)).toBe(conqueror)
    const { won, lost, cited } = scoreOf(match.table)
    const last = match.log(NOBODY, -1).flatMap(({ events }) => events)
    expect(last.find((e) => e.kind === 'scored')?.facts).toEqual({ won, lost, cited })
    expect(last.at(-1)).toMatchObject({ kind: 'won', facts: { side: conqueror } })
  })
})
