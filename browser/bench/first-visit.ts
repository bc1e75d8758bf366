import type { Browser } from 'playwright-core'

/** Kilobytes that come over the wire until the shelf stands; what is fetched for offline play afterwards is not counted. */
export async function firstVisit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
  const bytes = await page.evaluate(() => {
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return all.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)
  })
  await context.close()
  return bytes / 1024
}
