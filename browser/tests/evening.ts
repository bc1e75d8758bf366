import type { Locator, Page } from 'playwright-core'
import { byFinger, byKeyboard, byMouse, type Hands } from './hands.ts'
import { question } from './page.ts'

/** Somebody who sits down for an evening: a pair of hands that also takes the main answer, as each does it best. */
interface Sitter extends Hands {
  main(button: Locator): Promise<void>
  /** Takes up the stack in which a counter lies, by what is written on it. */
  takeUp(counter: string): Promise<void>
}

/** Who plays with what. */
export const SITTERS: Readonly<Record<'mouse' | 'keyboard' | 'finger', (page: Page) => Sitter>> = {
  mouse: (page) => ({
    ...byMouse(page),
    main: (button) => button.click(),
    takeUp: (counter) => onMap(page, counter).click({ force: true }),
  }),
  keyboard: (page) => ({
    ...byKeyboard(page),
    main: () => page.keyboard.press('Enter'),
    takeUp: (counter) => goTo(page, counter),
  }),
  finger: (page) => ({
    ...byFinger(page),
    main: (button) => button.tap(),
    takeUp: (counter) => onMap(page, counter).tap({ force: true }),
  }),
}

const onMap = (page: Page, counter: string): Locator =>
  page.locator('.map .counter').filter({ hasText: counter }).filter({ visible: true }).first()

/** N goes through what can be done on the map, and a voice says where it is. */
async function goTo(page: Page, counter: string): Promise<void> {
  const heard: string[] = []
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('n')
    heard.push((await page.locator('[aria-live]').last().textContent()) ?? '')
    // Where it lies, its name is followed by what it is; elsewhere it may be named as somebody who can come.
    if (heard.at(-1)?.includes(`${counter}, `)) return page.keyboard.press('Space')
  }
  throw new Error(`N never came to ${counter}: ${heard.join(' | ')}`)
}

/** Something to do when a question comes up, once, and what the page tells of it afterwards. */
export interface EveningDeed {
  readonly turn: RegExp
  readonly at: RegExp
  act(page: Page, sitter: Sitter): Promise<void>
  readonly told: RegExp
  /** A place in which something must be offered, where the dice may have it otherwise: without it the deed is left out. */
  readonly given?: string
}

/** What a person has read by the end of an evening: what came of each battle, and the recaps of the others' turns. */
interface Seen {
  readonly results: string[]
  readonly recaps: string[]
}

/** Milliseconds without anything to answer after which the page is stuck; the computer has its turn meanwhile. */
const PATIENCE = 45_000

const isShown = (page: Page, words: RegExp): Promise<boolean> =>
  page.getByText(words).filter({ visible: true }).first().isVisible()

/** So many turns are played, and the others tell of as many. */
const TURNS = 3

/**
 * Plays three whole turns, up to the question of the one that is named: does what is planned, and otherwise takes the main
 * answer, or the first that there is.
 */
export async function playUntil(
  page: Page,
  sitter: Sitter,
  turn: RegExp,
  deeds: readonly EveningDeed[],
): Promise<Seen> {
  const seen: Seen = { results: [], recaps: [] }
  const open = [...deeds]
  for (let since = Date.now(); Date.now() - since < PATIENCE; ) {
    if (await answerNext(page, sitter, seen, open)) since = Date.now()
    else await page.waitForTimeout(20)
    if (seen.recaps.length < TURNS || !(await isAsked(page))) continue
    if (open.length > 0) throw new Error(`There was no time for what was planned: ${open.map(({ told }) => told)}`)
    if (!(await isShown(page, turn))) throw new Error(`It is not ${turn} when the others have told of ${TURNS} turns`)
    return seen
  }
  throw new Error(`Nothing can be answered: ${(await page.locator('body').innerText()).slice(0, 600)}`)
}

const isAsked = (page: Page): Promise<boolean> => page.locator('.prompt:not(.recap-prompt) .answers .main').isVisible()

/** Answers what lies on top: a recap, a battle, or the question of the turn. False when there is nothing to answer. */
async function answerNext(page: Page, sitter: Sitter, seen: Seen, deeds: EveningDeed[]): Promise<boolean> {
  const recap = page.locator('.recap-prompt')
  if (await recap.isVisible()) {
    seen.recaps.push(await recap.locator('.ask').innerText())
    await sitter.main(recap.locator('.answers .main'))
    await recap.waitFor({ state: 'detached' })
    return true
  }
  if (await page.locator('.battle').isVisible()) return answerBattle(page, sitter, seen)
  // What has just been asked may not have its answers yet.
  await page
    .locator('.prompt .answers .main, .battle .answers .main')
    .first()
    .waitFor({ timeout: 150 })
    .catch(() => {})
  const deed = await dueOf(page, deeds)
  if (deed === undefined) return takeFirst(page, sitter, page.locator('.prompt:not(.recap-prompt)'))
  deeds.splice(deeds.indexOf(deed), 1)
  if (deed.given !== undefined && !(await isOffered(page, deed.given))) return true
  await deed.act(page, sitter)
  await page.getByText(deed.told).first().waitFor({ state: 'attached' })
  return true
}

/** Answers whatever the others' attacks ask, until their turn is over and a recap tells of it. */
export async function playToRecap(page: Page, sitter: Sitter): Promise<void> {
  const recap = page.locator('.recap-prompt')
  for (let since = Date.now(); !(await recap.isVisible()); await page.waitForTimeout(20)) {
    if (Date.now() - since > PATIENCE) throw new Error(`No recap comes: ${await page.locator('body').innerText()}`)
    if (await page.locator('.battle').isVisible()) await answerBattle(page, sitter, { results: [], recaps: [] })
    else await takeFirst(page, sitter, page.locator('.prompt:not(.recap-prompt)'))
  }
}

const answerBattle = async (page: Page, sitter: Sitter, seen: Seen): Promise<boolean> =>
  (await putResultAway(page, sitter, seen)) || takeFirst(page, sitter, page.locator('.battle'), true)

/** Reads what came of a battle and goes on; false when it is not over. */
async function putResultAway(page: Page, sitter: Sitter, { results }: Seen): Promise<boolean> {
  const result = page.getByRole('region', { name: 'What came of it' })
  if (!(await result.isVisible())) return false
  const words = await result.innerText()
  results.push(words)
  await sitter.main(page.locator('.battle .answers .main'))
  // The next battle may be over already.
  await result.filter({ hasText: words }).waitFor({ state: 'hidden' })
  return true
}

const isOffered = async (page: Page, space: string): Promise<boolean> =>
  (await page.locator(`.spot[data-space="${space}"]`).count()) > 0

async function dueOf(page: Page, deeds: readonly EveningDeed[]): Promise<EveningDeed | undefined> {
  const words = (await isAsked(page)) ? await question(page) : ''
  for (const deed of deeds) if (deed.at.test(words) && (await isShown(page, deed.turn))) return deed
  return undefined
}

/** The main answer, a counter that can be chosen, or a place on the map. */
async function takeFirst(page: Page, sitter: Sitter, within: Locator, isBattle = false): Promise<boolean> {
  const main = within.locator('.answers .main')
  // On the map Enter may mean the counters under the cursor.
  if (await main.isVisible()) return reach(main, isBattle ? sitter.main : sitter.press)
  // While the computer thinks nothing on a battle's board can be pressed.
  if (isBattle && !(await within.locator('.answers button:enabled, .counter-button.able').first().isVisible()))
    return false
  if (!(await within.isVisible())) return false
  // To take the battle's board out again answers nothing.
  const quiet = within.locator('.answers .quiet:not(.more)').filter({ hasNotText: 'The battle board' }).first()
  if (await quiet.isVisible()) return reach(quiet, sitter.press)
  // Meanwhile a battle may have come to lie over the table.
  if (!isBattle && (await page.locator('.battle').isVisible())) return false
  const counter = (isBattle ? within : page).locator('.counter-button.able').first()
  // Pressed again and again in haste, what came up with the last press stays new, and is never taken.
  if (await counter.isVisible()) return (await isNew(page)) ? false : reach(counter, sitter.press)
  if (isBattle) return false
  const space = await page
    .locator('.spot')
    .first()
    .getAttribute('data-space', { timeout: 50 })
    .catch(() => null)
  if (space !== null) await sitter.choose(space)
  return space !== null
}

const isNew = async (page: Page): Promise<boolean> => (await page.locator('[data-new="true"]').count()) > 0

/**
 * Presses something; false where it was gone, or a battle had come to lie over it, by the time that a hand was there: then
 * the next round looks again.
 */
async function reach(button: Locator, press: (button: Locator) => Promise<void>): Promise<boolean> {
  if (await isOutOfReach(button)) return false
  try {
    await press(button)
  } catch (caught) {
    if (await isOutOfReach(button)) return false
    throw caught
  }
  return true
}

const isOutOfReach = async (button: Locator): Promise<boolean> =>
  !(await button.isVisible()) ||
  button.evaluate((at) => at.closest('[inert]') !== null, undefined, { timeout: 500 }).catch(() => true)

/** Marches to a place with the stack in the hand, and attacks if the enemy is there: the usual way, whatever is asked about it. */
export async function march(page: Page, sitter: Sitter, to: string): Promise<void> {
  const taken = page.getByRole('button', { name: /^Put down/ })
  await taken.waitFor()
  await sitter.choose(to)
  const main = page.locator('.prompt .answers .main')
  for (let i = 0; i < 40 && (await taken.isVisible()); i++) {
    if (await main.isVisible()) await sitter.main(main)
    await page.waitForTimeout(50)
  }
}
