// Prints a game's box into PDF files: node browser/sheets.ts GAME [--sheet NAME] [--paper letter] [--language de] [--out FOLDER]

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchOrEnd, servePage } from './open.ts'

const SHEETS = ['reference', 'map', 'counters', 'cards', 'rules']
const USAGE = `npm run sheets -- GAME [--sheet ${SHEETS.join('|')}] [--paper a4|letter] [--language en|de] [--out FOLDER]`
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'string' },
    paper: { type: 'string', default: 'a4' },
    language: { type: 'string', default: 'en' },
    out: { type: 'string', default: 'dist/paper' },
  },
})
const [game] = positionals
const wanted = values.sheet === undefined ? SHEETS : SHEETS.filter((sheet) => sheet === values.sheet)
const isKnown = ['a4', 'letter'].includes(values.paper) && ['en', 'de'].includes(values.language)
if (game === undefined || wanted.length === 0 || !isKnown) {
  console.error(`Usage: ${USAGE}`)
  process.exit(2)
}

const folder = resolve(values.out)
mkdirSync(folder, { recursive: true })
const { address, close } = await servePage()
const browser = await launchOrEnd()
try {
  for (const sheet of wanted) await printed(game, sheet)
} finally {
  await browser.close()
  close()
}

/** One kind of sheet as a file; a game that has none of it is passed over. */
async function printed(id: string, sheet: string): Promise<void> {
  const page = await browser.newPage({ locale: values.language })
  await page.goto(`${address}#/paper/${id}/${sheet}`)
  await page.locator('.paper-choices, .trouble').first().waitFor({ timeout: 120_000 })
  const there = page.locator(`.paper-choices a[href$="/${sheet}"]`)
  if ((await there.count()) === 0) {
    console.log(`${id} has no ${sheet}`)
    return page.close()
  }
  await page.locator('.paper-choices select').selectOption(values.paper)
  await page.locator('.leaf-of-paper, .printed-book').first().waitFor({ timeout: 120_000 })
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${id}-${sheet}-${values.paper}-${values.language}.pdf`)
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
  console.log(path)
  await page.close()
}
