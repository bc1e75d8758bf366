import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Steps } from '@boma/kernel'
import { expect, test } from 'vitest'
import { readRecordFile } from '../records/file.ts'
import { work } from '../screen/work.ts'
import { folder } from './run.ts'

/** Work of so many steps, each of which takes its time. */
function* slow(steps: number): Steps<string> {
  for (let n = 1; n <= steps; n++) {
    for (const until = performance.now() + 60; performance.now() < until; );
    yield n / steps
  }
  return 'done'
}

test('whoever waits for long work is told how far it is, and in the end that it is over', async () => {
  const told: (number | undefined)[] = []
  expect(await work(slow(12), { tell: (percent) => told.push(percent), isStopped: () => false })).toBe('done')
  expect(told.at(-1)).toBeUndefined()
  const percents = told.slice(0, -1).map(Number)
  expect(percents.length).toBeGreaterThan(0)
  expect([...percents].sort((a, b) => a - b)).toEqual(percents)
  expect(percents.at(-1)).toBe(100)
})

test('it can be stopped', async () => {
  const told: (number | undefined)[] = []
  const stopped = work(slow(1_000_000), { tell: (percent) => told.push(percent), isStopped: () => told.length > 1 })
  await expect(stopped).rejects.toThrow('Stopped: nothing was changed.')
  expect(told.at(-1)).toBeUndefined()
})

test('a file that is too big for a record is not even read', async () => {
  const file = join(folder(), 'big.boma')
  writeFileSync(file, 'boma record 2\n')
  truncateSync(file, 20_000_001)
  await expect(readRecordFile(file)).rejects.toThrow('too big to be a record of a match')
})
