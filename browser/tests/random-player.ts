import type { Page } from 'playwright-core'

/** Something on the page that can be chosen. */
interface Chance {
  /** Its place in the page's own order. */
  readonly at: number
  /** Is it the main answer? */
  readonly main: boolean
  readonly onMap: boolean
}

interface Manner {
  /** How likely it takes the main answer, which ends phases, when there is one. */
  readonly haste: number
  /** How likely it uses keys where it could use the mouse, and every so often the text mode instead of either. */
  readonly keys: number
  readonly seed: number
  /** When to stop; at the end of the match when left out. */
  readonly until?: (page: Page) => Promise<boolean>
}

/** What somebody who plays at random has done, and read on the way. */
interface Played {
  /** How often something was chosen. */
  readonly deeds: number
  /** What came of each battle, and the steps of each recap that were looked at. */
  readonly results: readonly string[]
  readonly recaps: readonly string[]
}

/** What the page shows just now. */
interface Shown {
  readonly chances: readonly Chance[]
  /** What came of a battle, and the step of a recap; '' when it shows none. */
  readonly result: string
  readonly recap: string
}

/** Milliseconds without anything to choose after which the page is stuck. */
const PATIENCE = 30_000

/** Plays by clicking and typing what the page offers, and nothing else. */
export async function playAtRandom(page: Page, { haste, keys, seed, until }: Manner): Promise<Played> {
  const chance = chanceFrom(seed)
  const [results, recaps]: [string[], string[]] = [[], []]
  let deeds = 0
  let since = Date.now()
  while (!(await until?.(page)) && !(await page.evaluate(isOver))) {
    const { chances, result, recap } = await page.evaluate(whatIsShown)
    note(results, result)
    note(recaps, recap)
    if (chances.length === 0) {
      if (Date.now() - since > PATIENCE) throw new Error(`Nothing can be chosen: ${await whatIsThere(page)}`)
      await page.waitForTimeout(5)
      continue
    }
    since = Date.now()
    deeds++
    const main = chances.find((c) => c.main)
    if (main && chance() < haste) await (chance() < keys ? page.keyboard.press('Enter') : click(page, main))
    else if (chance() < keys && chances.some((c) => c.onMap))
      await (chance() < 0.8 ? chooseByKeys : chooseByWords)(page, 1 + Math.floor(4 * chance()))
    else await click(page, chances[Math.floor(chance() * chances.length)] ?? main)
  }
  return { deeds, results, recaps }
}

/** Reads something that was not read just before. */
function note(read: string[], words: string): void {
  if (words !== '' && read.at(-1) !== words) read.push(words)
}

/** In the page: once the match is over it offers to watch it again. To ask for a role would go through the whole map. */
const isOver = (): boolean =>
  [...document.querySelectorAll('button')].some(
    (button) => /^\s*Watch it again/.test(button.textContent) && button.getClientRects().length > 0,
  )

/** N goes through what is offered on the map, the space bar chooses it. */
async function chooseByKeys(page: Page, steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) await page.keyboard.press('n')
  await page.keyboard.press('Space')
}

/** T opens the text mode, where what is offered goes by numbers. */
async function chooseByWords(page: Page, number: number): Promise<void> {
  await page.keyboard.press('t')
  await page.getByRole('textbox', { name: 'Command' }).fill(String(number))
  await page.keyboard.press('Enter')
  // A move may have drawn the curtain, or a battle lies over the table.
  const close = page.getByRole('region', { name: 'Text mode' }).getByRole('button', { name: 'Close' })
  if (await close.isVisible()) await close.evaluate((button: HTMLElement) => button.click())
}

async function click(page: Page, chance: Chance | undefined): Promise<void> {
  const point = chance && (await page.evaluate(placeOf, chance.at))
  if (point) await page.mouse.click(point.x, point.y)
  // A slip of paper lies over it: put that away and look again.
  else await page.keyboard.press('Escape')
}

/** With what the browser says of a page that broke, which is folded away. */
const whatIsThere = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
    return document.body.innerText.replace(/\s+/g, ' ').slice(0, 1200)
  })

/** In the page: what is to be read, and everything that shows itself as choosable, what lies on top before what lies under it. */
function whatIsShown(): Shown {
  const LAYERS = [
    '.curtain button.main',
    '.more-answers:popover-open button',
    '.map .slip-list button, .map .considered button.main',
    '.battle .answers :is(.main, .quiet), .battle .counter-button.able',
    '.recap-prompt .answers button:enabled, .recap-head, .map button.stop-at',
    '.prompt .answers :is(.main, .quiet), .panel .counter-button.able, .tray button.quiet, .spot, .map .counter.able',
  ]
  const isSeen = (e: Element) => e.getClientRects().length > 0 && !/^Watch it again/.test(e.textContent)
  const layer = LAYERS.map((query) => [...document.querySelectorAll(query)].filter(isSeen)).find((l) => l.length > 0)
  Object.assign(globalThis, { chances: layer ?? [] })
  const textOf = (query: string) => document.querySelector(query)?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  return {
    chances: (layer ?? []).map((e, at) => ({
      at,
      main: e.matches('.answers > .main'),
      onMap: e.matches('.spot, .map .counter'),
    })),
    result: textOf('.battle .result'),
    recap: textOf('.recap-prompt .ask h2'),
  }
}

/** In the page: where to click for one of those; nothing when something else lies there. */
function placeOf(at: number): { x: number; y: number } | undefined {
  const element = (globalThis as unknown as { chances: Element[] }).chances[at]
  if (!element?.isConnected) return undefined
  if (!element.closest('.map')) element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const isFree = element.matches('.spot, .map .counter')
    ? hit?.closest('.map') && !hit.closest('.note')
    : hit && element.contains(hit)
  return isFree ? { x, y } : undefined
}

/** mulberry32. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
