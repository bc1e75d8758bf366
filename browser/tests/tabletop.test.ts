import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

const figure = (page: Page, id: number) => page.locator(`.map .counter[data-piece="${id}"]`)

/** The middle of a figure on the screen. */
async function middleOf(page: Page, id: number): Promise<{ x: number; y: number }> {
  const box = await figure(page, id).boundingBox()
  if (!box) throw new Error('the figure is nowhere')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How many pixels an inch is just now: P1 and P2 stand five apart. */
async function inch(page: Page): Promise<number> {
  const [a, b] = [await middleOf(page, 0), await middleOf(page, 1)]
  return (b.y - a.y) / 5
}

test('figures on a tabletop are moved and shot with by mouse, and what is forbidden says why', async () => {
  const page = await visit({ to: '?sample', seed: 5 })
  await sitDown(page, 'The picket', ['A person', 'A person'])
  await asks(page, /Take up a figure/)
  const px = await inch(page)
  const start = await middleOf(page, 0)
  await page.mouse.click(start.x, start.y)
  await asks(page, /Move P1/)
  // Seven inches are one too many: the ghost is red, and a press says why.
  await page.mouse.move(start.x + 7 * px, start.y)
  await page.locator('.map .ghost.barred .ghost-figure').waitFor()
  await page.mouse.click(start.x + 7 * px, start.y)
  await page.getByText('more than six inches').first().waitFor()
  await answer(page, '4.1').waitFor()
  await page.keyboard.press('Escape')
  // Five are not, and the wheel turns the figure on the way.
  await page.mouse.move(start.x + 5 * px, start.y)
  await page.locator('.map .ghost:not(.barred) .ghost-figure').waitFor()
  await page.keyboard.down('Shift')
  await page.mouse.wheel(0, 120)
  await page.keyboard.up('Shift')
  await page.mouse.click(start.x + 5 * px, start.y)
  await asks(page, /Take up a figure/)
  await page
    .getByText(/P1 moves to (?:7\.9|8\.0|8)\S*, \S+ and faces 112\.5°/)
    .first()
    .waitFor()
  const now = await middleOf(page, 0)
  expect(Math.abs(now.x - start.x - 5 * px)).toBeLessThan(px / 8)
  await answer(page, 'Undo').click()
  await expect.poll(async () => Math.abs((await middleOf(page, 0)).x - start.x)).toBeLessThan(2)
}, 60_000)

test('and by keys alone', async () => {
  const page = await visit({ to: '?sample', seed: 5 })
  await sitDown(page, 'The picket', ['A person', 'A person'])
  await asks(page, /Take up a figure/)
  await page.keyboard.press('n')
  await page.keyboard.press('Space')
  await asks(page, /Move P1/)
  for (const key of ['d', 'd', 'e', 'Shift+X', '.']) await page.keyboard.press(key)
  await page.locator('.map .ghost:not(.barred) .ghost-figure').waitFor()
  await page.keyboard.press('Enter')
  await asks(page, /Take up a figure/)
  await page.getByText('P1 moves to 6, 5.25 and faces 135°.').first().waitFor()
  await page.keyboard.press('z')
  await asks(page, /Move P1/)
}, 60_000)

test('and by finger, where a button turns what is held', async () => {
  const page = await visit({
    to: '?sample',
    seed: 5,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await sitDown(page, 'The picket', ['A person', 'A person'])
  await asks(page, /Take up a figure/)
  const px = await inch(page)
  const { x, y } = await middleOf(page, 0)
  await page.touchscreen.tap(x, y)
  await asks(page, /Move P1/)
  await page.getByText('Tap a spot for P1').first().waitFor()
  await page.touchscreen.tap(x + 3 * px, y)
  await answer(page, /^Move to \S+ \S+ facing 90°/).waitFor()
  await answer(page, 'Turn').tap()
  await answer(page, /^Move to \S+ \S+ facing 112\.5°/).tap()
  await asks(page, /Take up a figure/)
}, 60_000)

test('how far a rifle carries lies over the table so that the table is still seen', async () => {
  const page = await visit({ to: '?sample', seed: 5 })
  await sitDown(page, 'The picket', ['A person', 'A person'])
  await asks(page, /Take up a figure/)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('checkbox', { name: 'How far a rifle carries' }).check()
  await page.keyboard.press('Escape')
  const { x, y } = await middleOf(page, 0)
  await page.mouse.move(x, y)
  const range = page.locator('.map .outline')
  await range.waitFor({ state: 'attached' })
  expect(await range.evaluate((e) => Number(getComputedStyle(e).fillOpacity))).toBeLessThan(0.5)
}, 60_000)

test('whoever chooses at random what the page offers comes to the end of it', async () => {
  const page = await visit({ to: '?sample', seed: 9 })
  await sitDown(page, 'The picket', ['A person', 'Computer, Recruit'])
  const { deeds } = await playAtRandom(page, { haste: 0.1, keys: 0.2, seed: 9 })
  expect(deeds).toBeGreaterThan(10)
}, 120_000)
