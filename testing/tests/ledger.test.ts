import { readLedger } from '@boma/kernel'
import { expect, test } from 'vitest'
import { ledgerFaults } from '../ledger.ts'

const LEDGER = readLedger(`
1.0 info What it is about
13.3 rule Marching
16.4.2 rule Falling back
event-7 rule Rain
`)
const TEXTS = {
  rulebook: '# 1.0 Introduction\n\n**13.3** Marching.\n- **16.4.2** Falling back.\n### event-7 Rain\n',
  code: "// §13.3: one hex\nrefusal('16.4.2')\nevent('event-7')\nautomatic('16.0')",
  tests: "test('13.3, 16.4.2: one after the other')\ndescribe.each(x)('event-7 rains')",
}

test('a ledger is read line by line', () => {
  expect(LEDGER[1]).toEqual({ id: '13.3', kind: 'rule', title: 'Marching' })
  expect(LEDGER.map((c) => c.kind)).toEqual(['info', 'rule', 'rule', 'rule'])
  expect(() => readLedger('13.3 rule Marching\n13.4 ruel Terrain')).toThrow("'13.4 ruel Terrain'")
})

test('a ledger whose cases are written, coded and tested lacks nothing', () => {
  expect(ledgerFaults(LEDGER, TEXTS)).toEqual([])
})

test('a case without text, code or test is found, and one that only informs needs text alone', () => {
  expect(ledgerFaults(LEDGER, { rulebook: '', code: '', tests: '' })).toEqual([
    '1.0 is not in the rulebook',
    '13.3 is not in the rulebook',
    '16.4.2 is not in the rulebook',
    'event-7 is not in the rulebook',
    '13.3 is not anchored in the code',
    '16.4.2 is not anchored in the code',
    'event-7 is not anchored in the code',
    '13.3 has no test that is called after it',
    '16.4.2 has no test that is called after it',
    'event-7 has no test that is called after it',
  ])
})

test('a case that stands in the ledger twice is found', () => {
  expect(ledgerFaults([...LEDGER, { id: '13.3', kind: 'rule', title: '' }], TEXTS)).toEqual(['13.3 is there twice'])
})

test('a case that code or tests cite and nobody wrote is found once; a chapter may be cited', () => {
  const code = `${TEXTS.code}\n// §13.9, and §13.9 again, in §13.0`
  const tests = `${TEXTS.tests}\ntest('14.1 is nothing')`
  expect(ledgerFaults(LEDGER, { ...TEXTS, code, tests })).toEqual([
    '13.9 is cited, and no case',
    '14.1 is cited, and no case',
  ])
})

test('a test of a table of examples is one too, whatever is in the table', () => {
  for (const end of ['])', '] as const)']) {
    const tests = TEXTS.tests.replace('describe.each(x)(', `test.each([\n  ['rain', 1],\n${end}(`)
    expect(ledgerFaults(LEDGER, { ...TEXTS, tests })).toEqual([])
  }
})

test('a phase before the first has a number of its own', () => {
  const ledger = readLedger('4.2a rule Rally\n4.2a-1 rule Rain')
  const texts = { rulebook: '**4.2a-1** Rain.', code: "// §4.2a-1\n'4.2a'", tests: "test('4.2a-1 it rains')" }
  expect(ledgerFaults(ledger, texts)).toEqual([
    '4.2a is not in the rulebook',
    '4.2a has no test that is called after it',
  ])
})

test('a case in the middle of a title is no test of it', () => {
  const tests = TEXTS.tests.replace("'13.3, 16.4.2: one", "'16.4.2: unlike 13.3, one")
  expect(ledgerFaults(LEDGER, { ...TEXTS, tests })).toEqual(['13.3 has no test that is called after it'])
})
