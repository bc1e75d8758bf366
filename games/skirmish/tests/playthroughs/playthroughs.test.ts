import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, parseRecord, replay, verify, writeRecord } from '@boma/kernel'
import { expect, test } from 'vitest'
import { skirmish } from '../../index.ts'
import { ENDINGS, endingOf } from './endings.ts'

const files = globSync('*.boma', { cwd: import.meta.dirname })
const text = (name: string) => readFileSync(join(import.meta.dirname, `${name}.boma`), 'utf8').replaceAll('\r\n', '\n')

test('there is a match for every scenario and every way to win it', () => {
  expect(files.toSorted()).toEqual(ENDINGS.map((name) => `${name}.boma`).toSorted())
})

test.each(ENDINGS)('%s replays to the same position, by the same dice, and ends as it is called', (name) => {
  const record = parseRecord(text(name))
  const match = replay(skirmish, record)
  expect(endingOf(match)).toBe(name)
  expect(fingerprint(match.table)).toBe(record.entries.at(-1)?.hash)
  expect(verify(skirmish, record)).toMatchObject({ sound: true })
  expect(writeRecord(match.record())).toBe(text(name))
})
