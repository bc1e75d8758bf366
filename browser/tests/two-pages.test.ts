import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useClub } from './club-house.ts'
import { useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

const club = useClub()

/** The second of them sits at a small screen. */
const SMALL = { viewport: { width: 390, height: 844 } }
/** After so many turns of duty a page is loaded again, whatever is asked just then. */
const AGAIN_EVERY = 7

async function comeIn(page: Page, name: string): Promise<void> {
  await page.locator('.name-form input').fill(name)
  await page.getByRole('button', { name: 'Come in', exact: true }).click()
}

/** Two people at two browsers. */
async function seated(game: string, seed: number): Promise<readonly [Page, Page]> {
  const anna = await visit({ at: club.at, to: `?sample#/open/${game}`, seed })
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.getByRole('button', { name: 'Make a link' }).click()
  const link = await anna.locator('.link input').inputValue()
  const ben = await visit({
    at: club.at,
    to: `?sample${link.slice(club.at.length).replace(/^\?sample/, '')}`,
    seed,
    ...SMALL,
  })
  await comeIn(ben, 'Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [anna, ben]) await page.locator('.far-strip').waitFor()
  return [anna, ben]
}

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.prompt')?.textContent?.includes('Waiting for') === true)
const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')].some((b) => /^\s*Watch it again/.test(b.textContent ?? '')),
  )

/** Both play on in turn, each by what its own page offers, until both pages say that it is over. */
async function playOut(pages: readonly [Page, Page], haste: number, seed: number): Promise<number> {
  let deeds = 0
  for (let turn = 0; !(await isOver(pages[0])) || !(await isOver(pages[1])); turn++) {
    const page = pages[turn % 2] as Page
    if (turn % AGAIN_EVERY === AGAIN_EVERY - 1) {
      await page.reload()
      await page.locator('.far-strip').waitFor()
    }
    if (await isWaiting(page)) continue
    deeds += (await playAtRandom(page, { haste, keys: 0, seed: seed + turn, until: isWaiting })).deeds
  }
  return deeds
}

const ALL = [
  { game: 'skirmish', haste: 0.85, seed: 7 },
  { game: 'askari', haste: 0.6, seed: 17 },
  { game: 'tanga', haste: 0.3, seed: 19 },
  { game: 'lettow', haste: 0.5, seed: 13 },
  { game: 'heart', haste: 0.6, seed: 23 },
  { game: 'windhoek', haste: 0.6, seed: 11 },
]
/** The small one always; all of them by `BOMA_TWO_PAGES=all`, or those that it names. */
const wanted = process.env['BOMA_TWO_PAGES'] ?? 'skirmish'
const chosen = ALL.filter(({ game }) => wanted === 'all' || wanted.split(',').includes(game))

test.each(chosen)(
  '$game is played to its end by two pages, one of them small, that are loaded again now and then',
  async ({ game, haste, seed }) => {
    const pages = await seated(game, seed)
    expect(await playOut(pages, haste, seed)).toBeGreaterThan(20)
  },
  3_600_000,
)
