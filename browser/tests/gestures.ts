import type { CDPSession, Locator, Page } from 'playwright-core'

interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of something on the screen. */
async function middleOf(of: Locator): Promise<Spot> {
  const box = await of.boundingBox()
  if (!box) throw new Error('It is nowhere on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((spot, id) => ({ ...spot, id })) })

/** Two fingers on the middle of the map that go apart, from so many pixels to so many. */
export async function spreadFingers(page: Page, from = 40, to = 120): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { x, y } = await middleOf(page.getByRole('application'))
  const both = (apart: number) => [-apart / 2, apart / 2].map((dx) => ({ x: x + dx, y }))
  await touch(session, 'touchStart', both(from))
  for (let part = 1; part <= 8; part++) await touch(session, 'touchMove', both(from + ((to - from) * part) / 8))
  await touch(session, 'touchEnd', [])
  await page.waitForTimeout(400)
}

/** One finger that takes something and lets it go so many pixels lower. */
export async function drawDown(page: Page, what: Locator, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { x, y } = await middleOf(what)
  await touch(session, 'touchStart', [{ x, y }])
  for (let part = 1; part <= 8; part++) await touch(session, 'touchMove', [{ x, y: y + (by * part) / 8 }])
  await touch(session, 'touchEnd', [])
  await page.waitForTimeout(400)
}

/** One finger that comes down somewhere and stays there for half a second. */
export async function pressLong(page: Page, at: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await touch(session, 'touchStart', [at])
  await page.waitForTimeout(500)
  await touch(session, 'touchEnd', [])
}
