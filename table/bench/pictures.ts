import type { Page } from 'playwright-core'
import { serveDemo } from './demo.ts'

// Takes the pictures of the map and the counters that the documents show: `node table/bench/pictures.ts`.

const PICTURES = `${import.meta.dirname}/../../docs/pictures`
const { browser, address, close } = await serveDemo()

await picture('map-board', '', 760, 742)
await picture('map-play', 'march', 960, 600, ['2416', 60])
await picture('map-close', '', 960, 600, ['2617', 104])
await picture('counters', 'counters', 1040, 830)
await close()

/** Takes one picture, with a hex in the middle at some scale where that is said. */
async function picture(
  name: string,
  query: string,
  width: number,
  height: number,
  look?: readonly [hex: string, scale: number],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(`${address}?${query}`)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  if (look) await lookAt(page, ...look)
  await page.screenshot({ path: `${PICTURES}/${name}.png` })
  await page.close()
}

async function lookAt(page: Page, name: string, scale: number): Promise<void> {
  await page.evaluate(
    ([hexName, near]) => {
      const { map, hex } = globalThis as unknown as {
        map: () => { zoomTo(scale: number): void; centre(space: number): void }
        hex: (name: string) => number
      }
      map().zoomTo(near)
      map().centre(hex(hexName))
    },
    [name, scale] as const,
  )
  await page.waitForTimeout(800)
}
