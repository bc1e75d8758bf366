import { expect, test } from 'vitest'
import { lookerAt } from './looker.ts'
import { useBrowser, visit } from './page.ts'

useBrowser()

test.each([
  ['tanga', 'en-GB', { width: 1440, height: 900 }, 'Who needs what', '21.1d', 'The Big Push'],
  ['heart', 'de-DE', { width: 390, height: 844 }, 'Wer was braucht', '17.4', 'Der Salaitaberg'],
] as const)(
  'a box tells what its scenario is before a match begins (%s, %s)',
  async (id, locale, viewport, head, rule, other) => {
    const page = await visit({ to: `#/open/${id}`, locale, viewport })
    const look = lookerAt(page)
    const leaf = page.locator('.scenario-page')
    await leaf.getByRole('heading', { name: head }).waitFor()
    expect(await leaf.innerText()).toContain(rule)
    const before = await leaf.innerText()
    await look('the page of a scenario')
    await page.getByLabel(other).check()
    await expect.poll(() => leaf.innerText()).not.toBe(before)
    await leaf
      .getByRole('button', { name: rule === '17.4' ? '17.4' : '21.3', exact: true })
      .first()
      .click()
    await page.locator('.rulebook, .rules').first().waitFor()
    expect(look.faults).toEqual([])
  },
)
