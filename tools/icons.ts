// Renders the icons of the page in the sizes that browsers ask for, from table/public/icons/*.svg.
// Usage: node tools/icons.ts (needs a Chromium, which CHROMIUM may name)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumPath } from './chromium/find.ts'

const folder = join(import.meta.dirname, '..', 'table', 'public', 'icons')

/** File name, drawing, pixels. The full drawing has room around it for platforms that cut icons to shape. */
const ICONS = [
  ['boma-192.png', 'boma.svg', 192],
  ['boma-512.png', 'boma.svg', 512],
  ['boma-full-512.png', 'boma-full.svg', 512],
  ['boma-180.png', 'boma-full.svg', 180],
] as const

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [file, drawing, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = readFileSync(join(folder, drawing), 'utf8')
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  await page.screenshot({ path: join(folder, file), omitBackground: true })
  console.log(`${file}: ${size} x ${size}`)
}
await browser.close()
