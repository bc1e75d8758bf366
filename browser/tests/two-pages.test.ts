import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useClub } from './club-house.ts'
import { useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

const club = useClub()

/** The second of them sits at a small screen. */
const SMALL = { viewport: { width: 390, height: 844 } }

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

/** How two pages play. */
interface Manner {
  readonly haste: number
  readonly seed: number
  /** After so many turns of duty a page is loaded again, whatever is asked just then. */
  readonly againEvery: number
  /** How many turns of duty they play at most, and how often one of them looks before the other may; to the end where left out. */
  readonly most?: { readonly turns: number; readonly looks: number }
}

/** Both play on in turn, each by what its own page offers, until both pages say that it is over, or for so many turns. */
async function playOn(pages: readonly [Page, Page], { haste, seed, againEvery, most }: Manner): Promise<number> {
  let deeds = 0
  const isDone = async (turn: number) => turn === most?.turns || ((await isOver(pages[0])) && (await isOver(pages[1])))
  for (let turn = 0; !(await isDone(turn)); turn++) {
    const page = pages[turn % 2] as Page
    if (turn % againEvery === againEvery - 1) {
      await page.reload()
      await page.locator('.far-strip').waitFor()
    }
    let looks = 0
    const until = async () => ++looks > (most?.looks ?? Number.POSITIVE_INFINITY) || isWaiting(page)
    deeds += (await playAtRandom(page, { haste, keys: 0, seed: seed + turn, until })).deeds
  }
  return deeds
}

const ALL = [
  { game: 'skirmish', haste: 0.85, seed: 7 },
  { game: 'askari', haste: 0.9, seed: 17 },
  { game: 'tanga', haste: 0.85, seed: 19 },
  { game: 'lettow', haste: 0.7, seed: 13 },
  { game: 'heart', haste: 0.8, seed: 23 },
  { game: 'windhoek', haste: 0.6, seed: 11 },
]
/** Two that are short always; all of them by `BOMA_TWO_PAGES=all`, or those that it names. */
const wanted = process.env['BOMA_TWO_PAGES'] ?? 'skirmish,tanga'
const isWhole = ({ game }: { readonly game: string }) => wanted === 'all' || wanted.split(',').includes(game)

test.each(ALL.filter(isWhole))(
  '$game is played to its end by two pages, one of them small, that are loaded again now and then',
  async ({ game, haste, seed }) => {
    expect(await playOn(await seated(game, seed), { haste, seed, againEvery: 7 })).toBeGreaterThan(20)
  },
  3_600_000,
)

test.each(ALL.filter((each) => !isWhole(each)))(
  '$game is begun by two pages, one of them small, that are loaded again, and one of them is asked',
  async ({ game, haste, seed }) => {
    const pages = await seated(game, seed)
    const most = { turns: 6, looks: 15 }
    expect(await playOn(pages, { haste, seed, againEvery: 3, most })).toBeGreaterThan(5)
    await expect.poll(async () => (await Promise.all(pages.map(isWaiting))).filter(Boolean).length).toBe(1)
  },
)
