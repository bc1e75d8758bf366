import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventsCited, refusalsCited } from '@boma/kernel'
import { auditLedger } from '@boma/kernel/testing'
import { describe, expect, test } from 'vitest'
import { windhoek } from '../index.ts'
import { ledger } from '../ledger.ts'

const root = join(import.meta.dirname, '..')
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => file !== 'ledger.ts' && file !== 'data/shore.ts')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

describe('every case of the ledger', () => {
  const rules = ledger.filter((c) => c.kind === 'rule').map((c) => c.id)
  const texts = {
    rulebook: read('rulebook.md'),
    code: read('{*,rules/**/*,words/**/*,data/*}.ts'),
    tests: read('tests/**/*.test.ts'),
  }
  const all = auditLedger(
    ledger.map((c) => c.id),
    texts,
  )
  const audit = auditLedger(rules, texts)

  test('stands in the rulebook', () => expect(all.unwritten).toEqual([]))
  test('that rules anything is anchored in the code', () => expect(audit.uncoded).toEqual([]))
  test('that rules anything has a test that is called after it', () => expect(audit.untested).toEqual([]))
  test('is there once, and no other is cited', () => {
    expect(new Set(rules).size).toBe(rules.length)
    expect(all.unknown).toEqual([])
  })
})

describe('every message', () => {
  test('that a question, an event or a refusal needs is there, and no other but for labels', () => {
    const questions = windhoek.flow.steps.flatMap((step) => (step?.kind === 'question' ? [`ask.${step.name}`] : []))
    const events = eventsCited(windhoek.events).map((e) => `tell.${e.name}`)
    const refusals = refusalsCited(windhoek.refusals).map((r) => `no.${r.name}`)
    const spoken = Object.keys(windhoek.present.messages).filter((key) => /^(?:ask|tell|no)\./.test(key))
    expect(spoken.toSorted()).toEqual([...new Set([...questions, ...events, ...refusals])].toSorted())
  })
})
