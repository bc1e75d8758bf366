import type { Browser, Page } from 'playwright-core'
import { toTheMarch } from '../march.ts'
import { p95 } from './percentile.ts'

/** How often a stack is taken up. */
const TIMES = 60

/** Milliseconds from the click that takes a stack of Windhoek up to the frame that shows all it can reach, 95th percentile. */
export async function reachLit(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    await page.addInitScript(() => localStorage.setItem('boma.play.pace', 'at-once'))
    await page.goto(address)
    await toTheMarch(page)
    await page.waitForTimeout(1000)
    const stacks = await stacksOf(page)
    await page.evaluate(listen)
    for (let i = 0; i < TIMES; i++) await takeUp(page, stacks[i % stacks.length] ?? [0, 0])
    return p95(await page.evaluate(timed))
  } finally {
    await page.close()
  }
}

type Place = readonly [x: number, y: number]

/** Where something can be taken up, on that part of the map that is seen. */
async function stacksOf(page: Page): Promise<readonly Place[]> {
  const map = await page.getByRole('application').boundingBox()
  const boxes = await Promise.all((await page.locator('.spot').all()).map((spot) => spot.boundingBox()))
  return boxes.flatMap((box): readonly Place[] => {
    if (!box || !map) return []
    const isSeen = box.x > map.x && box.x < map.x + map.width && box.y > map.y && box.y < map.y + map.height
    return isSeen ? [[box.x + box.width / 2, box.y + box.height / 2]] : []
  })
}

/** Takes a stack up, waits for its reach, and puts it down. */
async function takeUp(page: Page, [x, y]: Place): Promise<void> {
  await page.mouse.move(x, y)
  await page.waitForTimeout(100)
  await page.mouse.click(x, y)
  await page.waitForTimeout(150)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(50)
}

/** In the page: from the moment the button goes up until the frame with the outline of the reach was painted. */
function listen(): void {
  const times: number[] = []
  Object.assign(globalThis, { times })
  const outline = () => document.querySelector('.map path.reach')?.getAttribute('d') ?? ''
  addEventListener(
    'pointerup',
    (e) => {
      const before = outline()
      const tick = (left: number) =>
        requestAnimationFrame(() => {
          // A frame has been painted when the next one begins.
          if (outline() !== before) requestAnimationFrame((now) => times.push(now - e.timeStamp))
          else if (left > 0) tick(left - 1)
        })
      tick(30)
    },
    { capture: true },
  )
}

const timed = (): number[] => (globalThis as unknown as { times: number[] }).times
