import { verify, verifySteps } from '@boma/club'
import { toy } from '@boma/testing/toy'
import { expect, test } from 'vitest'
import { fork, resumption } from '../fork.ts'
import { MOST_ACTIONS } from '../gate.ts'
import { MOST_ENTRIES, parseRecord, parseSteps } from '../read-record.ts'
import { writeRecord } from '../record.ts'
import { replay, replaySteps } from '../replay.ts'
import { atOnce, type Steps } from '../steps.ts'
import { cipher, finished, ID, mailed } from './caravans.ts'

const record = mailed(finished(5))
const text = writeRecord(record)

/** All that work says on its way, and what comes of it. */
function walked<R>(steps: Steps<R>): { readonly said: readonly number[]; readonly result: R } {
  const said: number[] = []
  for (;;) {
    const step = steps.next()
    if (step.done) return { said, result: step.value }
    said.push(step.value)
  }
}

test('a record is played again, and audited, an entry at a time, and says how much is done', () => {
  const { said, result } = walked(replaySteps(toy, record))
  expect(said).toHaveLength(record.entries.length)
  expect([...said].sort((a, b) => a - b)).toEqual(said)
  expect(said.at(-1)).toBe(1)
  expect(result.table.bytes).toEqual(replay(toy, record).table.bytes)
  const audit = walked(verifySteps(toy, record))
  expect(audit.said).toHaveLength(record.entries.length)
  expect(audit.result).toEqual(verify(toy, record))
})

test('positions and stories that a stranger brings along are tried out and played in steps, too', () => {
  const branch = mailed(fork(finished(5), { id: ID, dice: cipher(6) }, 6), true)
  const { said, result } = walked(replaySteps(toy, branch))
  expect(said.length).toBeGreaterThan(6 + 10)
  expect(result.setup.story?.match.length).toBe(6)
  expect(walked(resumption(toy, branch)).said.length).toBeGreaterThan(10)
})

test('a long text is read a few lines at a time', () => {
  const long = text.replace('\n\n', `\n${'# so it went\n'.repeat(10_000)}\n`)
  const { said, result } = walked(parseSteps(long))
  expect(said.length).toBeGreaterThanOrEqual(100)
  expect(result).toEqual(record)
})

test('work that is dropped half-way goes no farther', () => {
  const steps = replaySteps(toy, record)
  steps.next()
  steps.return(undefined as never)
  expect(steps.next().done).toBe(true)
  expect(atOnce(replaySteps(toy, record)).length).toBe(record.entries.length)
})

test('what is longer than any match or line of one is not read to its end, and the fault says what is too long', () => {
  const entries = '* undo\n'.repeat(MOST_ENTRIES + 1)
  expect(() => parseRecord(text.replace('\n\n', `\n${entries}`))).toThrow(`more than ${MOST_ENTRIES} entries`)
  const many = Array.from({ length: MOST_ENTRIES + 1 }, () => ({ undo: [] }))
  expect(() => replay(toy, { ...record, entries: many })).toThrow(`more than ${MOST_ENTRIES} entries`)
  expect(() => parseRecord(`${text}# ${'-'.repeat(200_000)}\n`)).toThrow(
    /line \d+: the line has more than 200000 letters/,
  )
  const order = Array.from({ length: MOST_ACTIONS + 1 }, () => 'load 1').join('; ')
  expect(() => replay(toy, { ...record, entries: [{ side: 'north', order }] })).toThrow(
    `has more than ${MOST_ACTIONS} actions`,
  )
})
