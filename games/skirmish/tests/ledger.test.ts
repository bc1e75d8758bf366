import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ledgerFaults, messageFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { skirmish } from '../index.ts'
import { ledger } from '../ledger.ts'

const root = join(import.meta.dirname, '..')
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => file !== 'ledger.ts')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

test('every case of the ledger is written, coded and tested, and no other is cited', () => {
  const code = read('{*,actions/**/*,data/*,fog/**/*,rules/**/*}.ts')
  expect(ledgerFaults(ledger, { rulebook: read('rulebook.md'), code, tests: read('tests/rules/*.test.ts') })).toEqual(
    [],
  )
})

test('every case of the rulebook is in the ledger', () => {
  const headings = [...read('rulebook.md').matchAll(/^#{2,3} (\d+\.\d+) /gm)].map(([, id]) => id)
  // Chapters are headings, not cases: only what stands in the ledger rules anything.
  expect(headings.filter((id) => !id?.endsWith('.0') && !ledger.some((c) => c.id === id))).toEqual([])
})

test('every message that a question, an event or a refusal needs is there, and no other', () => {
  expect(messageFaults(skirmish)).toEqual([])
})

test('every action has a label, and every label an action', () => {
  const labels = Object.keys(skirmish.english.messages).filter((key) => key.startsWith('do.'))
  expect(labels.toSorted()).toEqual(
    Object.keys(skirmish.actions)
      .map((name) => `do.${name}`)
      .toSorted(),
  )
})
