import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, useBrowser, visit } from './page.ts'

useBrowser()

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const taking = (lesson: string, viewport: typeof DESK): Promise<Page> =>
  visit({ to: `#/lesson/tanga/${lesson}`, viewport })

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (box === null) throw new Error('it is not there')
  return box
}

/** Is the middle of something in sight, on the map and under nothing? */
const isSeen = async (page: Page, what: Locator): Promise<boolean> => {
  const { x, y, width, height } = await boxOf(what.first())
  return page.evaluate(([at, from]) => document.elementFromPoint(at, from)?.closest('.map, .spots') != null, [
    x + width / 2,
    y + height / 2,
  ] as const)
}

test.each([DESK, PHONE])('the board of a fight leaves the lesson in sight at %o', async (viewport) => {
  const page = await taking('first-evening', viewport)
  await page.getByRole('button', { name: /^From step 10/ }).click()
  await page.locator('.lesson[data-step="9"]').waitFor()
  for (const _ of ['charge', 'storm']) await page.keyboard.press('h')
  const [board, card] = [page.locator('.battle'), page.locator('.lesson')]
  await board.waitFor()
  const [a, b] = [await boxOf(board), await boxOf(card)]
  expect(a.x + a.width <= b.x + 1 || a.y + a.height <= b.y + 1).toBe(true)
  expect(b.y + b.height).toBeLessThanOrEqual(viewport.height)
})

test('on a phone the map opens where an exercise takes place', async () => {
  const page = await taking('flank', PHONE)
  const start = page.locator('.spot[data-space="1407"]')
  await expect.poll(() => isSeen(page, start)).toBe(true)
})

test('what an exercise asks in the middle of a march leaves those who march in sight', async () => {
  const page = await taking('hold-fire', DESK)
  await page.locator('.quick').waitFor()
  expect(await page.getByText('From now on').count()).toBe(0)
  await expect.poll(() => isSeen(page, page.locator('.map .counter', { hasText: 'A/13 Rajput' }))).toBe(true)
})

test('whoever has failed is not said to wait for anybody', async () => {
  const page = await taking('flank', DESK)
  await page.locator('.lesson[data-state="asked"]').waitFor()
  await page.keyboard.press('t')
  const field = page.locator('.text-mode input')
  await field.fill('end')
  await field.press('Enter')
  await page.locator('.lesson[data-state="failed"]').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('.prompt').innerText()).toContain('Not this time.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.lesson[data-state="asked"]').waitFor()
})

test('an exercise that begins after the turn of the others asks at once', async () => {
  const page = await visit({ to: '#/lesson/askari/sea' })
  await asks(page, /Take two towns/)
})

test('a step shows its place so near that hexes have their numbers', async () => {
  const page = await visit({ to: '#/lesson/askari/voi', viewport: DESK })
  await page.locator('.map text.numbers').first().waitFor({ state: 'attached' })
})

test('a volley of a whole company shows each of its dice', async () => {
  const page = await visit({ to: '#/lesson/heart/close-quarters', viewport: DESK })
  await page.getByRole('button', { name: /^From step 4/ }).click()
  for (const step of [3, 4]) {
    await page.locator(`.lesson[data-step="${step}"]`).waitFor()
    if (step === 3) await page.keyboard.press('h')
  }
  const slip = page.locator('.map .rolled')
  await slip.waitFor()
  expect(await slip.locator('.die').count()).toBeGreaterThan(20)
  expect(await slip.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0)
})
