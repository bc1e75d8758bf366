import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launch } from '../open.ts'

let browser: Browser
interface Opened {
  readonly context: BrowserContext
  /** What appeared in the console that should not. */
  readonly complaints: string[]
}
const open: Opened[] = []

/** To be called once in every test file: a browser for its tests, and no test passes if its page complained. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await start()
  })
  afterEach(async ({ task }) => {
    const all = open.splice(0)
    if (task.result?.state === 'fail') await takePictures(task.name, all)
    await Promise.all(all.map(({ context }) => leave(context)))
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([])
  })
  // There is none when it did not start.
  afterAll(() => browser?.close())
}

async function start(): Promise<Browser> {
  const found = inject('browser')
  if ('missing' in found) throw new Error(found.missing)
  return launch(found.path)
}

/** A browser that has died is started again, so that a test that is tried once more finds it alive. */
async function living(): Promise<Browser> {
  if (!browser.isConnected()) browser = await start()
  return browser
}

/** Closes what a visit opened. What a test answers for the server may still be under way: nobody waits for it now. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** What the pages of a failed test looked like, in the cache. */
async function takePictures(name: string, all: readonly Opened[]): Promise<void> {
  const pages = all.flatMap(({ context }) => context.pages())
  for (const [i, page] of pages.entries())
    await page.screenshot({ path: `.cache/browser/${name}${i === 0 ? '' : ` ${i}`}.png` }).catch(() => {})
}

/** What a visit may be like. */
export interface Visit extends BrowserContextOptions {
  /** Where another page than ours is served. */
  readonly at?: string
  /** Where to on the page, from the '#' or '?' on. */
  readonly to?: string
  /** Of the chance that the page takes from the browser. */
  readonly seed?: number
  /** What the browser itself may complain about, because the test provokes it. */
  readonly provoked?: RegExp
  /** Does the recap come by itself, as it does for everybody who has not switched it off? */
  readonly recap?: boolean
  /** How long the computer lets its moves be seen. */
  readonly pace?: 'at-once' | 'slow'
  /** A match that this device keeps already: its table is opened, unless it is to go elsewhere. */
  readonly match?: MatchUnderWay
}

/** A match under way: its game, its record and who sits where. */
export interface MatchUnderWay {
  readonly game: string
  readonly record: string
  readonly seats: readonly ('person' | 'feldwebel' | 'planner' | 'greedy' | 'random')[]
}

/** Opens the page as somebody new would, with chance of a known seed and a computer that does not dawdle. */
export async function visit(options: Visit = {}): Promise<Page> {
  const {
    match,
    at = inject('address'),
    to = match ? `#/play/${LAID}` : '',
    seed = 1,
    provoked,
    recap = false,
    pace = 'at-once',
    ...more
  } = options
  const context = await (await living()).newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    // To lay in stores for a time without a connection takes longer than most tests.
    serviceWorkers: 'block',
    ...more,
  })
  const complaints: string[] = []
  open.push({ context, complaints })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => complaints.push(`${error.message}\n${error.stack}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !provoked?.test(message.text())) complaints.push(message.text())
  })
  lookFirst(page)
  await page.addInitScript(settle, { seed, recap, pace })
  if (match) await page.addInitScript(keepAsBefore, { ...match, id: LAID })
  await page.goto(`${at}${to}`)
  return page
}

/**
 * Who presses here has seen what is asked: an answer that is new takes no press for a moment. Buttons say so themselves, and
 * a locator waits for them; keys and bare points of the screen do not. Who is hasty uses `down` and `up`.
 */
function lookFirst(page: Page): void {
  const seen = () => page.locator('.table[data-new="true"]').waitFor({ state: 'detached' })
  const { keyboard, mouse, touchscreen } = page
  const [press, click, tap] = [
    keyboard.press.bind(keyboard),
    mouse.click.bind(mouse),
    touchscreen.tap.bind(touchscreen),
  ]
  keyboard.press = async (...how) => {
    // A letter may be an answer, too: S lets a chance go by.
    if (how[0] === 'Enter' || how[0] === 'Space' || how[0].length === 1) await seen()
    await press(...how)
  }
  mouse.click = async (...how) => {
    await seen()
    await click(...how)
  }
  touchscreen.tap = async (...how) => {
    await seen()
    await tap(...how)
  }
}

/** What a match goes by that was on the device before. */
export const LAID = 'laid'

/**
 * In the page, before anything else there, and once: makes the shelves of the first Boma with this match on them. Every
 * later one still opens those.
 */
function keepAsBefore({ id, game, record, seats }: MatchUnderWay & { readonly id: string }): void {
  if (sessionStorage.getItem('kept') !== null) return
  sessionStorage.setItem('kept', 'yes')
  const opening = indexedDB.open('boma', 1)
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('matches', { keyPath: 'id' })
    store.createIndex('touched', 'touched')
    store.put({ id, game, record, seats, touched: 1, yours: true, over: false })
  })
  opening.addEventListener('success', () => opening.result.close())
}

/** In the page, before anything else there. */
function settle({
  seed,
  recap,
  pace,
}: {
  readonly seed: number
  readonly recap: boolean
  readonly pace: string
}): void {
  let state = seed
  try {
    // A page that is loaded again draws other names than before: the club takes two pages of one name for the same.
    const loads = Number(sessionStorage.getItem('loads') ?? 0)
    sessionStorage.setItem('loads', `${loads + 1}`)
    state += 7919 * loads
  } catch {
    // A browser that keeps nothing begins anew.
  }
  // mulberry32: the same chance on every visit
  const word = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  crypto.getRandomValues = (array) => {
    if (ArrayBuffer.isView(array)) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let i = 0; i < bytes.length; i++) bytes[i] = word()
    }
    return array
  }
  try {
    localStorage.setItem('boma.play.pace', pace)
    if (!recap) localStorage.setItem('boma.play.recap', 'off')
  } catch {
    // A browser that keeps nothing has no settings either.
  }
}

/** Who sits where: two sides. */
type Seats = readonly [first: Seat, second: Seat]
type Seat = 'A person' | 'Computer, Askari' | 'Computer, Oberst' | 'Computer, Recruit' | 'Computer, at random'

/** Takes a box from the shelf and sits down: who plays, a look at the sheet, and off to the table. */
export async function sitDown(page: Page, name: string, seats: Seats, look = async () => {}): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  for (const [side, seat] of seats.entries())
    await page.getByRole('group').nth(side).getByRole('radio', { name: seat }).check()
  await look()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page
    .getByRole('application')
    .or(page.getByRole('region', { name: 'Between two players' }))
    .first()
    .waitFor()
}

/** What the page asks just now. */
export const question = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'What is to be decided' }).getByRole('heading').innerText()

/** The button that answers with these words. */
export const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'What is to be decided' }).getByRole('button', { name })

/** A picture for whoever wants to look at it: `PICTURES=FOLDER`. */
export async function picture(page: Page, name: string): Promise<void> {
  const { PICTURES: folder } = process.env
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

/** Waits until the page asks something like this. */
export const asks = (page: Page, words: RegExp): Promise<void> =>
  page.getByRole('region', { name: 'What is to be decided' }).getByRole('heading', { name: words }).waitFor()
