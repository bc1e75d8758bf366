import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lookerAt } from './looker.ts'
import { useBrowser, visit } from './page.ts'

useBrowser()

const GAMES = ['askari', 'windhoek', 'tanga', 'lettow', 'heart']
const DESK = { width: 1400, height: 900 }
const MM = 96 / 25.4
/** What a cut may be off, in millimetres. */
const HAIR = 0.2

const select = (page: Page, paper: string) => page.locator('.paper-choices select').selectOption(paper)

/** Turns to a sheet of a game, as it is printed. */
async function sheets(page: Page, game: string, sheet: string): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#/paper/${game}/${sheet}`)
  await page.locator(`.paper-choices a[aria-current][href$="${game}/${sheet}"]`).waitFor()
  await page.locator('.leaf-of-paper').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Where things lie on each leaf, in millimetres from its corner. */
const placed = (page: Page, what: string) =>
  page.locator('.leaf-of-paper').evaluateAll(
    (leaves, [selector = '', mm]) =>
      leaves.map((leaf) => {
        const corner = leaf.getBoundingClientRect()
        const cuts = [...leaf.querySelectorAll(selector)].map((cut) => {
          const { left, top, width, height } = cut.getBoundingClientRect()
          return { x: (left - corner.left) / mm, y: (top - corner.top) / mm, width: width / mm, height: height / mm }
        })
        return { width: corner.width / mm, height: corner.height / mm, cuts }
      }),
    [what, MM] as const,
  )

describe.each(GAMES)('%s on paper', (game) => {
  test.each(['en-GB', 'de-DE'])('the reference is two pages, and none of it is cut off (%s)', async (locale) => {
    const page = await visit({ locale, viewport: DESK })
    await sheets(page, game, 'reference')
    for (const paper of ['a4', 'letter']) {
      await select(page, paper)
      const fits = await page
        .locator('.reference')
        .evaluateAll((all) => all.map((e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight))
      expect(fits, paper).toEqual([true, true])
    }
  })

  test('a counter is as large as it says, and front and back meet', async () => {
    const page = await visit({ locale: 'en-GB', viewport: DESK })
    await sheets(page, game, 'counters')
    await page.emulateMedia({ media: 'print' })
    const leaves = await placed(page, '.cut')
    const sizes = { askari: 12.7, windhoek: 12.7, tanga: 15, lettow: 15, heart: 25.4 } as Record<string, number>
    const size = sizes[game] ?? 0
    expect(leaves[0]?.width).toBeCloseTo(210, 1)
    for (const { cuts } of leaves)
      for (const { width } of cuts) expect(Math.abs(width / size - Math.round(width / size)) * size).toBeLessThan(HAIR)
    const [front, back] = leaves
    if (game === 'heart') return
    for (const [i, cut] of (front?.cuts ?? []).entries()) {
      const behind = back?.cuts[i] ?? { x: 0, y: 0, width: 0 }
      expect(Math.abs(cut.x + cut.width - (210 - behind.x))).toBeLessThan(HAIR)
      expect(Math.abs(cut.y - behind.y)).toBeLessThan(HAIR)
    }
  })
})

test('parts of a map meet, and make up the whole of it', async () => {
  const page = await visit({ locale: 'en-GB', viewport: DESK })
  await sheets(page, 'lettow', 'map')
  const tiles = (await placed(page, '.tile')).flatMap(({ cuts }) => cuts)
  // 27.9 by 28.8 board units of 17 mm
  const [across, down] = [tiles.slice(0, 3), [tiles[0], tiles[3]]]
  expect(across.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(474.3, 0)
  expect(down.reduce((sum, tile) => sum + (tile?.height ?? 0), 0)).toBeCloseTo(489.6, 0)
  expect(await page.locator('.tile .town-name, .tile .point-name').count()).toBeGreaterThan(40)
})

test('cards have backs of their own size, and a game without a box says so', async () => {
  const page = await visit({ locale: 'en-GB', viewport: DESK })
  await sheets(page, 'lettow', 'cards')
  const [front, back] = await placed(page, '.printed-card')
  expect(front?.cuts).toHaveLength(6)
  expect(back?.cuts.map(({ width }) => Math.round(width))).toEqual(front?.cuts.map(({ width }) => Math.round(width)))
  await page.evaluate(() => location.assign('#/paper/skirmish'))
  await page.getByText('has nothing to print').waitFor()
})

test.each([DESK, { width: 390, height: 844 }])('axe finds no violation on the sheets (%o)', async (viewport) => {
  const page = await visit({ locale: 'en-GB', viewport })
  const look = lookerAt(page)
  for (const sheet of ['reference', 'counters', 'cards']) {
    await sheets(page, 'lettow', sheet)
    await look(sheet)
  }
  expect(look.faults).toEqual([])
})
