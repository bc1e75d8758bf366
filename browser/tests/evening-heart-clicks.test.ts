import { heart } from '@boma/heart'
import { question as asked, type Game, Match, writeAction, writeRecord } from '@boma/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, question, useBrowser, visit } from './page.ts'

// What a person has to do to move a unit of figures, to let it shoot and to let it fight, counted on the page as it is.

useBrowser()

/** How a match is played up to a question: the first of these that is allowed, else the first of all. */
const QUIETLY = ['suggested', 'first German', 'stand', 'pass', 'cease', 'refrain', 'halt']
const BOLDLY = ['suggested', 'first German', 'charge', 'halt', 'stand', 'pass', 'cease']

/** A match of two people up to a question, as a file. */
function upTo(scenario: string, name: string, chosen: readonly string[]): string {
  const game = heart as unknown as Game
  const match = new Match(game, { scenario, dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (let orders = 0; match.decision && orders < 2000; orders++) {
    const { side } = match.decision
    if (asked(game, match.view(side))?.name === name) break
    const legal = match.legal()
    const named = (start: string) => legal.find((action) => writeAction(game.actions, action).startsWith(start))
    match.play(side, chosen.map(named).find((action) => action !== undefined) ?? legal[0] ?? 0)
  }
  return `${writeRecord(match.record(true))}# seats person person\n`
}

async function open(record: string): Promise<Page> {
  const page = await visit({ seed: 5 })
  const file = { name: 'a.boma', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  return page
}
/** The middle of the first figure that can act, or of one by its number. */
async function middleOf(page: Page, figure: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`.map .counter[data-piece="${figure}"]`).boundingBox()
  if (!box) throw new Error('the figure is nowhere')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a unit moves by one drag, and by eight keys', async () => {
  const page = await open(upTo('cutting', 'movement', QUIETLY))
  await asks(page, /name a unit/)
  const { x, y } = await middleOf(page, 0)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 20, y - 10, { steps: 3 })
  await page.mouse.up()
  await asks(page, /leg by leg/)
  await page
    .getByText(/6 FK marches/)
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await asks(page, /name a unit/)
  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  await press('n')
  await press('Space')
  await asks(page, /where to/)
  await press('Enter')
  await asks(page, /leg by leg/)
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await press(key)
  await page
    .getByText(/marches/)
    .nth(1)
    .waitFor({ state: 'attached' })
  await press('Enter')
  await asks(page, /name a unit/)
  expect(keys).toBeLessThanOrEqual(8)
}, 60_000)

test('a unit shoots by two clicks, and what counts is seen before the second', async () => {
  const page = await open(upTo('jassin', 'shooting', QUIETLY))
  await asks(page, /declare who shoots/)
  // By keys to somebody who can shoot, so that the hand knows where to click
  await page.keyboard.press('n')
  await page.keyboard.press('Space')
  await asks(page, /shoot at whom/)
  const spot = async (query: string) => {
    const box = await page.locator(query).first().boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const shooter = await spot('.map .counter.chosen')
  const target = await page.evaluate(() => {
    const bracket = document.querySelector('.map .target')?.getBoundingClientRect()
    return bracket && { x: bracket.x + bracket.width / 2, y: bracket.y + bracket.height / 2 }
  })
  await page.keyboard.press('Escape')
  await asks(page, /declare who shoots/)
  let clicks = 0
  const click = async (at: { readonly x: number; readonly y: number }) => {
    clicks++
    await page.mouse.click(at.x, at.y)
  }
  await click(shooter)
  await asks(page, /shoot at whom/)
  await page.mouse.move(target?.x ?? 0, target?.y ?? 0)
  await page.locator('.odds').first().waitFor()
  await click(target ?? shooter)
  await page
    .getByText(/declares|shoots at/)
    .first()
    .waitFor({ state: 'attached' })
  expect(clicks).toBeLessThanOrEqual(4)
}, 60_000)

test('a fight is paired and fought by no more than four clicks', async () => {
  const page = await open(upTo('lukuledi', 'pairing', BOLDLY))
  let clicks = 0
  const fought = page.getByText(/ scores /).first()
  while (clicks < 5 && /pair|match|join|strike|fight/i.test(await question(page))) {
    clicks++
    await answer(page, /nearest|↵/)
      .first()
      .click()
  }
  await fought.waitFor({ state: 'attached' })
  expect(clicks).toBeLessThanOrEqual(4)
}, 60_000)
