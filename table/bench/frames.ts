import type { Page } from 'playwright-core'
import { serveDemo } from './demo.ts'

// How long frames take while the full map with 280 counters is dragged and zoomed: `node table/bench/frames.ts`.

/** Milliseconds a frame, at the 95th percentile. */
const MOST = 20

const { browser, address, close } = await serveDemo()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto(`${address}?many`)
await page.waitForFunction(() => 'map' in globalThis && document.fonts.status === 'loaded')
await page.waitForTimeout(1500)

let isSlow = false
for (const scale of [18, 33, 60, 100]) {
  await zoomTo(page, scale)
  report(`drag at ${scale} px a hex`, await frames(page, () => drag(page)))
}
await zoomTo(page, 25)
report('zoom by wheel, 25 to 120 and back', await frames(page, () => wheel(page)))

await close()
process.exit(isSlow ? 1 : 0)

function report(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  const p95 = at(0.95)
  isSlow ||= p95 > MOST
  const figures = [at(0.5), p95, at(1)].map((ms) => ms.toFixed(1).padStart(6))
  console.log(
    `${what.padEnd(36)} ${times.length} frames, median ${figures[0]}, p95 ${figures[1]}, worst ${figures[2]} ms`,
  )
}

/** The times between frames while something is done. */
async function frames(on: Page, deed: () => Promise<void>): Promise<readonly number[]> {
  await on.evaluate(() => {
    const times: number[] = []
    let last = performance.now()
    const tick = (now: number) => {
      times.push(now - last)
      last = now
      if (!('done' in globalThis)) requestAnimationFrame(tick)
    }
    Reflect.deleteProperty(globalThis, 'done')
    Object.assign(globalThis, { times })
    requestAnimationFrame(tick)
  })
  await deed()
  return on.evaluate(() => {
    Object.assign(globalThis, { done: true })
    return (globalThis as unknown as { times: number[] }).times.slice(2)
  })
}

async function drag(on: Page): Promise<void> {
  await on.mouse.move(720, 450)
  await on.mouse.down()
  for (let i = 0; i < 160; i++) {
    const turn = (i / 80) * 2 * Math.PI
    await on.mouse.move(720 + 320 * Math.sin(turn), 450 + 240 * Math.sin(2 * turn))
    await on.waitForTimeout(8)
  }
  await on.mouse.up()
}

async function wheel(on: Page): Promise<void> {
  await on.mouse.move(760, 420)
  for (const delta of [-60, 60])
    for (let i = 0; i < 60; i++) {
      await on.mouse.wheel(0, delta / 4)
      await on.waitForTimeout(16)
    }
}

async function zoomTo(on: Page, scale: number): Promise<void> {
  await on.evaluate((goal) => {
    const { map } = globalThis as unknown as { map: () => { zoomTo(scale: number): void } }
    map().zoomTo(goal)
  }, scale)
  await on.waitForTimeout(1500)
}
