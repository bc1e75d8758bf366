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
  const last = record.entries.at(-1)
  expect(last && 'hash' in last && last.hash).toBe(fingerprint(match.table))
  expect(verify(skirmish, record)).toMatchObject({ verdict: 'unproven' })
  // Records of form 1 had a mark after their last action, wherever that was.
  const marked = `* hash ${fingerprint(match.table)}\n`
  expect(writeRecord(match.record()).replace('result ', `${marked}result `)).toBe(text(name))
})
