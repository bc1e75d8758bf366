import { expect, test } from 'vitest'
import { answer, asks, useBrowser } from './page.ts'
import { atTheMarch } from './tables.ts'

useBrowser()

test('a press on what is forbidden is answered with the rule, and its case opens the rulebook there', async () => {
  const page = await atTheMarch({ seed: 3 })
  const town = page.locator('.map .town-name', { hasText: 'Gobabis' })
  // The name is drawn anew while the map comes to rest.
  await expect.poll(() => town.boundingBox()).not.toBeNull()
  const box = await town.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 6)
  const why = page.locator('.map').getByRole('alert')
  await why.waitFor()
  expect((await why.innerText()).length).toBeGreaterThan(15)
  const rule = why.getByRole('button')
  const number = await rule.innerText()
  expect(number).toMatch(/^\d+(\.\d+)*$/)
  await rule.click()
  const open = page.getByRole('region', { name: 'Rulebook' }).locator('section.open')
  await open.waitFor()
  expect(await open.getAttribute('data-case')).toBe(number)
  expect(await open.innerText()).toContain(number)
})

test('what was rolled cannot be taken back, and the page says why', async () => {
  const page = await atTheMarch({ seed: 3 })
  await page.keyboard.press('z')
  await page.keyboard.press('z')
  await page.keyboard.press('z')
  await page
    .getByRole('alert')
    .filter({ hasText: /cannot be taken back|not yours|nothing to take back/ })
    .waitFor()
})

test('whoever ends a phase too early is reminded first', async () => {
  const page = await atTheMarch({ seed: 3 })
  await answer(page, 'End the March Phase').click()
  await asks(page, /End the March Phase\?/)
  await page.keyboard.press('Escape')
  await asks(page, /March, concentrate/)
  expect(await answer(page, 'all the same').count()).toBe(0)
})
