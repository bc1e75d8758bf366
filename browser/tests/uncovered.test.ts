import { expect, test } from 'vitest'
import { asks, question, useBrowser } from './page.ts'
import { atTheMarch } from './tables.ts'

useBrowser()

/** What Escape puts away, and how it is opened. */
test.each([
  ['the help', 'F1', 'dialog[open]'],
  ['the text mode', 't', '.text-mode'],
])('Enter does not take what Escape has uncovered under %s', async (_, key, what) => {
  const page = await atTheMarch({ seed: 3 })
  const main = page.locator('.prompt .answers > .main')
  // The main answer has the focus from before: the browser gives it back when a sheet is closed.
  await main.focus()
  await page.keyboard.press(key)
  await page.locator(what).first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator(what).first().waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(await question(page)).toMatch(/March, concentrate/)
  expect(await main.evaluate((e) => e === document.activeElement)).toBe(true)
  // Seen, it is taken by the next.
  await page.keyboard.press('Enter')
  await asks(page, /End the March Phase\?/)
})

test('the main answer shows the key only while Enter takes it', async () => {
  const page = await atTheMarch({ seed: 3 })
  const mark = page.locator('.prompt .answers > .main kbd')
  await mark.waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('n')
  expect(await mark.count()).toBe(0)
  await page.keyboard.press('Escape')
  await mark.waitFor()
})
