import type { Browser, Page } from 'playwright-core'
import { p95 } from './percentile.ts'

/** How often the march is chosen. */
const TIMES = 40

/** Milliseconds from a click on the map to the frame in which the page has answered it, at the 95th percentile. */
export async function answers(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('boma.pace', 'fast'))
  await page.goto(address)
  await page.getByRole('link', { name: 'Windhoek', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  await page.getByRole('button', { name: /End the Recruit Phase/ }).click()
  await page.getByRole('button', { name: /End the Recruit Phase all the same/ }).click()
  await page.getByRole('heading', { name: /March, concentrate/ }).waitFor()
  await clickSpot(page, 'Cape Colony')
  await page.getByRole('button', { name: 'March from Cape Colony' }).click()
  await page.getByRole('button', { name: 'March with all' }).click()
  await page.evaluate(listen)
  for (let i = 0; i < TIMES; i++) {
    await page.locator('.spot[data-space="3034"]').waitFor({ state: 'attached' })
    await clickSpot(page, '3034')
    await page.waitForFunction((done) => (globalThis as unknown as { answered: number[] }).answered.length > done, i)
    await page.keyboard.press('z')
    await page.waitForTimeout(50)
  }
  const times = await page.evaluate(() => (globalThis as unknown as { answered: number[] }).answered)
  await page.close()
  return p95(times)
}

async function clickSpot(page: Page, space: string): Promise<void> {
  const box = await page.locator(`.spot[data-space="${space}"]`).first().boundingBox()
  if (box) await page.mouse.click(box.x, box.y)
}

/** In the page: from every press until the frame after the log has grown is painted. */
function listen(): void {
  const answered: number[] = []
  Object.assign(globalThis, { answered })
  const map = document.querySelector('.map')
  const log = document.querySelector('.log .scroll')
  if (!map || !log) throw new Error('There is no table')
  let pressed: number | undefined
  map.addEventListener('pointerup', (e) => (pressed = e.timeStamp), { capture: true })
  new MutationObserver(() => {
    if (pressed === undefined) return
    const since = pressed
    pressed = undefined
    // The frame is on its way when the one after it begins.
    requestAnimationFrame(() => requestAnimationFrame((now) => answered.push(now - since)))
  }).observe(log, { childList: true, subtree: true })
}
