import { expect, test } from 'vitest'
import { lookerAt } from './looker.ts'
import { useBrowser, visit } from './page.ts'
import { campaign } from './tables.ts'

useBrowser()

test.each([
  ['en-GB', { width: 1440, height: 900 }, 'What is this?', 'Help to this question'],
  ['de-DE', { width: 390, height: 844 }, 'Was ist das?', 'Hilfe zu dieser Frage'],
] as const)('? says what the question is, and puts it away again (%s)', async (locale, viewport, what, label) => {
  const page = await visit({ match: campaign([]), locale, viewport })
  const look = lookerAt(page)
  await page.locator('.ask-help').waitFor()
  await page.keyboard.press('?')
  const help = page.getByRole('region', { name: label })
  await help.getByRole('heading', { name: what }).waitFor()
  expect(await help.innerText()).toContain('25.1')
  await look('help at a question')
  await help.locator('.term').first().click()
  await page.locator('.term-note:popover-open').waitFor()
  await look('a word that is explained')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await help.waitFor({ state: 'detached' })
  expect(await page.locator('.ask-help').getAttribute('aria-expanded')).toBe('false')
  expect(look.faults).toEqual([])
})
