import { ALLOWED } from '@boma/kernel'
import { inEnglish, refusedBy } from '@boma/showing'
import { expect, test } from 'vitest'
import { hex } from '../board.ts'
import { askari } from '../index.ts'
import { marching } from './marching.ts'

const { whyNot } = askari.counsel
const game = inEnglish(askari)
const g = marching('german', { '9-FK': '1315' })
/** What keeps those at Tabora from a hex, with its case. */
function why(to: string): string {
  const refusal = whyNot?.(g.t, { space: hex('1315') }, hex(to)) ?? ALLOWED
  if (refusal === ALLOWED) return ''
  const { rule, sentence } = refusedBy(game, refusal)
  return `${rule}: ${sentence}`
}

test('10.1.4 what is in the way to a hex that is too far is what the way there costs, however far it is', () => {
  expect(why('1316')).toBe('')
  expect(why('1325')).toMatch(/^10\.1\.4: 1325 costs \d+ movement points and the stack has 5 left/)
  expect(Number(/costs (\d+)/.exec(why('1544'))?.[1])).toBeGreaterThan(29)
})

test('2.2.5 where no land is nobody goes', () => {
  expect(why('1204')).toMatch(/^2\.2\.5: 1204 has no land/)
})
