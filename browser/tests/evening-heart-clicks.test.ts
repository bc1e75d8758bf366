import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BOLDLY, QUIETLY, upTo } from './heart-tables.ts'
import { answer, asks, question, useBrowser, visit } from './page.ts'

// What a person has to do to move a unit of figures, to let it shoot and to let it fight, counted on the page as it is.

useBrowser()

/** The middle of the first figure that can act, or of one by its number. */
async function middleOf(page: Page, figure: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`.map .counter[data-piece="${figure}"]`).boundingBox()
  if (!box) throw new Error('the figure is nowhere')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a unit moves by one drag, and by eight keys', async () => {
  const page = await visit({ seed: 5, match: upTo('cutting', 'movement', QUIETLY) })
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
  const page = await visit({ seed: 5, match: upTo('jassin', 'shooting', QUIETLY) })
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

test('each fight is paired and fought by no more than four clicks', async () => {
  const page = await visit({ seed: 5, match: upTo('lukuledi', 'pairing', BOLDLY) })
  let [clicks, fights] = [0, 0]
  const fought = page.getByText(/ scores /).first()
  for (let asked = await question(page); /pair|match|join|strike|fight/i.test(asked); asked = await question(page)) {
    if (/Match your figures/.test(asked)) fights++
    expect(++clicks).toBeLessThanOrEqual(4 * fights)
    await answer(page, /nearest|↵/)
      .first()
      .click()
  }
  await fought.waitFor({ state: 'attached' })
}, 60_000)
