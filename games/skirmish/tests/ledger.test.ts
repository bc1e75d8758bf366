import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventsCited, refusalsCited } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { skirmish } from '../index.ts'
import { ledger } from '../ledger.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const code = globSync('{*.ts,rules/*.ts,data/*.ts}', { cwd: root }).filter((file) => file !== 'ledger.ts')
const codeText = code.map(read).join('\n')
const testText = globSync('tests/rules/*.test.ts', { cwd: root }).map(read).join('\n')
const cases: readonly string[] = ledger.map(([id]) => id)

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const headings = found(read('rulebook.md'), /^#{2,3} (\d+\.\d+) /gm)
const anchors = found(codeText, /§(\d+\.\d+)/g)
/** A case that a procedure, a step, an event, a refusal or an option cites. */
const cited = found(codeText, /'(\d+\.\d+)'/g)
const titles = found(testText, /(?:\btest|\]\)|as const\))\(\s*['"`](\d+\.\d+) /g)

describe('every case of the ledger', () => {
  test.each(cases)('%s is in the rulebook, in the code and in the tests', (id) => {
    expect(headings, 'the rulebook has no such heading').toContain(id)
    expect([...anchors, ...cited], 'no code is anchored to it').toContain(id)
    expect(titles, 'no test is called after it').toContain(id)
  })

  test('is there once', () => {
    expect(new Set(cases).size).toBe(cases.length)
  })
})

describe('every case that is cited', () => {
  /** Chapters are headings, not cases: only what stands in the ledger rules anything. */
  const isChapter = (id: string) => id.endsWith('.0')

  test('in the code is in the ledger', () => {
    const unknown = [...anchors, ...cited].filter((id) => !cases.includes(id) && !isChapter(id))
    expect(unknown).toEqual([])
    expect(anchors.length).toBeGreaterThan(20)
  })

  test('in the rulebook is in the ledger', () => {
    expect(headings.filter((id) => !cases.includes(id) && !isChapter(id))).toEqual([])
    expect(headings.length).toBeGreaterThan(cases.length)
  })

  test('by a test is in the ledger', () => {
    expect(titles.filter((id) => !cases.includes(id))).toEqual([])
    expect(titles.length).toBeGreaterThanOrEqual(cases.length)
  })

  test('by an event, a refusal, a procedure, a step or an option is in the ledger', () => {
    const { events, refusals, flow, options } = skirmish
    const rules = [...eventsCited(events), ...refusalsCited(refusals), ...flow.procedures, ...options].map(
      (c) => c.rule,
    )
    const steps = flow.steps.flatMap((step) => step?.rule ?? [])
    expect([...rules, ...steps].filter((id) => !skirmish.cases.includes(id))).toEqual([])
    expect(skirmish.cases).toEqual(cases)
  })
})

describe('every message', () => {
  const questions = skirmish.flow.steps.flatMap((step) => (step?.kind === 'question' ? [`ask.${step.name}`] : []))
  const spoken = new Set([
    ...questions,
    ...Object.keys(skirmish.actions).map((name) => `do.${name}`),
    ...eventsCited(skirmish.events).map((e) => `tell.${e.name}`),
    ...refusalsCited(skirmish.refusals).map((r) => `no.${r.name}`),
  ])

  test('that a question, an action, an event or a refusal needs is there, and no other', () => {
    const shown = /^(?:page|table)\./
    const keys = Object.keys(skirmish.present.messages).filter((key) => !shown.test(key))
    expect(keys.toSorted()).toEqual([...spoken].toSorted())
  })
})
