import type { Browser, Page } from 'playwright-core'
import { playAtRandom } from '../tests/random-player.ts'
import { p95 } from './percentile.ts'

/** How many presses on the map are timed. */
const TIMES = 120

/** Milliseconds from a press on the map to the frame that shows the answer, at the 95th percentile of a random match. */
export async function answers(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('boma.play.pace', 'at-once'))
  await page.goto(address)
  await page.getByRole('link', { name: 'Windhoek', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  await page.evaluate(listen)
  const until = async (there: Page) => (await there.evaluate(settled)).length >= TIMES
  await playAtRandom(page, { haste: 0.1, keys: 0, seed: 1, until })
  const times = await page.evaluate(timed)
  await page.close()
  return p95(times)
}

/** In the page: from the moment a finger or button goes up over the map until the frame with its answer was painted. */
export function listen(): void {
  const times: number[] = []
  Object.assign(globalThis, { times })
  const onUp = (e: PointerEvent) => {
    if (!(e.target instanceof Element && e.target.closest('.map'))) return
    // A frame has been painted when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame((now) => times.push(now - e.timeStamp)))
  }
  addEventListener('pointerup', onUp, { capture: true })
}

/** In the page: what was timed so far. */
export const timed = (): number[] => (globalThis as unknown as { times: number[] }).times

/** The same once the last press is answered: whoever looks at the page before that takes part of its time. */
export const settled = (): Promise<number[]> =>
  new Promise((done) => {
    const after = (frames: number): number =>
      requestAnimationFrame(() =>
        frames > 0 ? after(frames - 1) : done((globalThis as unknown as { times: number[] }).times),
      )
    after(3)
  })
