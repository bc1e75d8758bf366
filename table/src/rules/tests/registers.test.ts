import { registerOf } from '@boma/rulebook'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../../games.ts'
import { rulebookOf } from '../rulebooks.ts'

const LEDGERS = import.meta.glob<{ ledger: readonly { readonly id: string; readonly kind: string }[] }>(
  '../../../../games/*/ledger.ts',
)
const SAMPLES = ['skirmish', 'picket', 'outpost']

describe.each(SHELF.filter(({ id }) => !SAMPLES.includes(id)))('the register of $name', ({ id }) => {
  test.each(['en', 'de'] as const)(
    'has an entry for each case that rules, and for none that there is not, in %s',
    async (language) => {
      const book = await rulebookOf(id, language)
      const there = new Set(book?.sections.map((section) => section.id))
      const register = registerOf(book?.register ?? '')
      const { ledger = [] } = (await LEDGERS[`../../../../games/${id}/ledger.ts`]?.()) ?? {}
      const rules = ledger.filter((each) => each.kind === 'rule' && there.has(each.id)).map((each) => each.id)
      expect(rules.length).toBeGreaterThan(10)
      expect(rules.filter((each) => !register.has(each))).toEqual([])
      expect([...register.keys()].filter((each) => !there.has(each))).toEqual([])
      expect([...register].filter(([, entries]) => entries.some((words) => words.length === 0))).toEqual([])
    },
  )
})

test('a line of a register is a case, and a semicolon parts what it is called', () => {
  const register = registerOf('3.0 how many in a hex; pile up\n\n4.1a who owns a town\r\n')
  expect([...register.keys()]).toEqual(['3.0', '4.1a'])
  expect(register.get('3.0')).toEqual([
    ['how', 'many', 'in', 'a', 'hex'],
    ['pile', 'up'],
  ])
})
