import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@boma/club'
import { parseRecord, replay, writeRecord } from '@boma/kernel'
import { expect, test } from 'vitest'
import { skirmish } from '../../index.ts'
import { ENDINGS, endingOf } from './endings.ts'

const files = globSync('*.boma', { cwd: import.meta.dirname })
const text = (name: string) => readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8').replaceAll('\r\n', '\n')

/** These are of form 1 and an older layout, and open all the same: marks, layout and last position alone are others. */
const orders = (written: string): string => written.replaceAll(/^(layout|\* hash|table) .*\n?/gm, '')

test('there is a match for every scenario and every way to win it', () => {
  expect(files.toSorted()).toEqual(ENDINGS.map((name) => `${name}.boma`).toSorted())
})

test.each(ENDINGS)('%s replays to the same position, by the same dice, and ends as it is called', (name) => {
  const record = parseRecord(text(name))
  const match = replay(skirmish, record)
  expect(endingOf(match)).toBe(name)
  expect(verify(skirmish, record)).toMatchObject({ verdict: 'unproven' })
  expect(orders(writeRecord(match.record()))).toBe(orders(text(name)))
})
