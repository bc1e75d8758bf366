import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import solid from 'vite-plugin-solid'
import { type Served, serve } from '../open.ts'
import { p95 } from './percentile.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const OUT = join(ROOT, '.cache', 'bench-demo')

/** How long frames take while the full map with 280 counters is dragged and zoomed. */
export async function frames(browser: Browser): Promise<readonly { name: string; p95: number }[]> {
  const server = await serveDemo()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${server.address}demo.html`)
    return await framesOn(page)
  } finally {
    await page.close()
    server.close()
  }
}

async function framesOn(page: Page): Promise<readonly { name: string; p95: number }[]> {
  await page.waitForFunction(() => 'map' in globalThis && document.fonts.status === 'loaded')
  await page.waitForTimeout(1500)
  const found: { name: string; p95: number }[] = []
  for (const scale of [18, 33, 60, 100]) {
    await zoomTo(page, scale)
    found.push({ name: `drag, 280 counters, ${scale} px a hex`, p95: p95(await during(page, () => drag(page))) })
  }
  await zoomTo(page, 25)
  return [...found, { name: 'zoom by wheel, 280 counters', p95: p95(await during(page, () => wheel(page))) }]
}

/** The page's map alone, with more counters than any match has. */
async function serveDemo(): Promise<Served> {
  const table = join(ROOT, 'table')
  await build({
    root: table,
    configFile: false,
    logLevel: 'error',
    plugins: [solid()],
    build: {
      outDir: OUT,
      emptyOutDir: true,
      target: 'es2024',
      rolldownOptions: { input: join(table, 'demo.html') },
    },
  })
  return serve(OUT)
}

/** The times between frames while something is done. */
async function during(page: Page, deed: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times, isDone: false })
    let last = performance.now()
    const tick = (now: number) => {
      times.push(now - last)
      last = now
      if (!(globalThis as unknown as { isDone: boolean }).isDone) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await deed()
  return page.evaluate(() => {
    Object.assign(globalThis, { isDone: true })
    return (globalThis as unknown as { times: number[] }).times.slice(2)
  })
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(720, 450)
  await page.mouse.down()
  for (let i = 0; i < 160; i++) {
    const turn = (i / 80) * 2 * Math.PI
    await page.mouse.move(720 + 320 * Math.sin(turn), 450 + 240 * Math.sin(2 * turn))
    await page.waitForTimeout(8)
  }
  await page.mouse.up()
}

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(760, 420)
  for (const delta of [-15, 15])
    for (let i = 0; i < 60; i++) {
      await page.mouse.wheel(0, delta)
      await page.waitForTimeout(16)
    }
}

async function zoomTo(page: Page, scale: number): Promise<void> {
  await page.evaluate((goal) => {
    const { map } = globalThis as unknown as { map: () => { zoomTo(scale: number): void } }
    map().zoomTo(goal)
  }, scale)
  await page.waitForTimeout(1500)
}
