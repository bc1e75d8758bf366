import { expect, test } from 'vitest'
import { lookerAt } from './looker.ts'
import { asks, sitDown, useBrowser, visit } from './page.ts'
import { atTheMarch } from './tables.ts'

useBrowser()

test('H advises up to three orders with reasons, numbered on the map; Enter takes up who goes, and nothing is done', async () => {
  const page = await atTheMarch({ seed: 3 })
  await page.keyboard.press('h')
  const panel = page.getByRole('complementary', { name: 'Advice' })
  await panel.getByRole('listitem').first().waitFor()
  const count = await panel.getByRole('listitem').count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(3)
  await expect.poll(() => page.locator('.map .hint-at').count()).toBeGreaterThan(0)
  expect(await panel.innerText()).toContain('knows no more than you do')
  const look = lookerAt(page)
  await look('advice')
  expect(look.faults).toEqual([])
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await asks(page, /March, concentrate/)
  await page.keyboard.press('h')
  await panel.getByRole('listitem').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => panel.count()).toBe(0)
  await asks(page, /Where do|March, concentrate/)
})

test('on a phone advice is asked for in the menu, and lies in the sheet under the map', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await atTheMarch({ seed: 3, ...phone })
  await page.getByRole('button', { name: 'View' }).tap()
  await page.getByRole('button', { name: /^Advice/ }).tap()
  const panel = page.getByRole('complementary', { name: 'Advice' })
  await panel.getByRole('listitem').first().waitFor()
  const look = lookerAt(page)
  await look('advice on a phone')
  expect(look.faults).toEqual([])
  await page.getByRole('button', { name: 'Put away' }).tap()
  await asks(page, /March, concentrate/)
})

test('two computers play each other while one watches: held, let go on move by move, with their reasons in the log', async () => {
  const page = await visit({ seed: 3, pace: 'slow' })
  await sitDown(page, 'Lettow-Vorbeck', ['Computer, Askari', 'Computer, Askari'])
  await page.getByRole('button', { name: /^Pause/ }).click()
  await page.getByText('waits for you').waitFor()
  const lines = () => page.locator('.log .line').count()
  const before = await lines()
  await page.keyboard.press('n')
  await expect.poll(lines).toBeGreaterThan(before)
  await page.getByText('waits for you').waitFor()
  await page
    .getByText(/^Why: /)
    .first()
    .waitFor()
  // Nobody is asked here, so nobody is advised.
  await page.keyboard.press('h')
  expect(await page.getByRole('complementary', { name: 'Advice' }).count()).toBe(0)
})
