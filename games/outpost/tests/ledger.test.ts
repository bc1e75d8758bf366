import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ledgerFaults, messageFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { outpost } from '../index.ts'
import { ledger } from '../ledger.ts'

const root = join(import.meta.dirname, '..')
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => file !== 'ledger.ts')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

test('every case of the ledger is written, coded and tested, and no other is cited', () => {
  const texts = {
    rulebook: read('rulebook.md'),
    code: read('{*,data/*,rules/*}.ts'),
    tests: read('tests/rules/*.test.ts'),
  }
  expect(ledgerFaults(ledger, texts)).toEqual([])
})

test('every message that a question, an event or a refusal needs is there, and no other', () => {
  expect(messageFaults(outpost)).toEqual([])
})
