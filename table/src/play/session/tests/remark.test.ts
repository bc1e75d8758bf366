import { batch, createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { remarkAt } from '../remark.ts'
import type { Refused } from '../session.ts'

const TOO_LATE = 'Something has happened meanwhile: nothing was taken back.'

/** A session at which a test turns everything itself. */
function desk() {
  const [version, setVersion] = createSignal(0)
  const [isUnderWay, setUnderWay] = createSignal(false)
  const [refusal, setRefusal] = createSignal<Refused>()
  const session = { version, refusal, isUnderWay, isLong: () => false }
  const arrives = () => setVersion((v) => v + 1)
  return { ...createRoot(() => remarkAt(session)), arrives, setUnderWay, setRefusal }
}

test('that a take-back came too late stays beside the new table, whichever is heard of first', () => {
  const { remark, takenBack, arrives } = desk()
  takenBack('late')
  arrives()
  expect(remark()).toBe(TOO_LATE)
  const other = desk()
  batch(() => {
    other.arrives()
    other.takenBack('late')
  })
  expect(other.remark()).toBe(TOO_LATE)
})

test('and goes when something else is tried', () => {
  const { remark, takenBack, arrives, setUnderWay } = desk()
  takenBack('late')
  setUnderWay(true)
  arrives()
  expect(remark()).toBe('')
})

test('what else stands in the way of taking back goes with the next table, and a refusal says why', () => {
  const { remark, takenBack, arrives, setRefusal } = desk()
  takenBack('dice')
  expect(remark()).toBe('Dice were rolled: that cannot be taken back.')
  arrives()
  expect(remark()).toBe('')
  setRefusal({ rule: '4.2', sentence: 'It is too far.' } as Refused)
  expect(remark()).toBe('It is too far.')
  takenBack('done')
  expect(remark()).toBe('')
})
