import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FIRING, hasTold, played, QUIETLY, upTo } from './heart-tables.ts'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** The middle of a figure on the screen. */
async function middleOf(page: Page, id: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.map .counter[data-piece="${id}"]`).boundingBox()
  if (!box) throw new Error('the figure is nowhere')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a unit is named, rolls and moves by one drag', async () => {
  const page = await visit({ seed: 5 })
  await sitDown(page, 'In the Heart of East Africa', ['A person', 'A person'])
  // Whoever may lay an ambush sets up alone.
  const curtain = page.getByRole('button', { name: 'The German player is here' })
  await curtain.click()
  for (const _ of [0, 1]) await answer(page, /ready set-up/).click()
  await answer(page, /Germans begin/).click()
  const pass = answer(page, /^Not now/)
  await asks(page, /name a unit|Organiser/)
  while (await pass.isVisible()) await pass.click()
  await asks(page, /name a unit/)
  const mover = await page.locator('.map .counter').first().getAttribute('data-piece')
  const id = Number(mover)
  const start = await middleOf(page, id)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y - 8, { steps: 2 })
  await page.mouse.move(start.x + 12, start.y - 12, { steps: 2 })
  await page.locator('.map .ghost .ghost-figure').first().waitFor()
  await page.mouse.up()
  await asks(page, /leg by leg/)
  const astray = async () => {
    const now = await middleOf(page, id)
    return Math.hypot(now.x - start.x - 12, now.y - start.y + 12)
  }
  await expect.poll(astray).toBeLessThan(2)
}, 60_000)

test('every shot is itemised before it is fired', async () => {
  const page = await visit({ seed: 5, match: upTo('jassin', 'shooting', QUIETLY) })
  await asks(page, /declare who shoots/)
  await page.keyboard.press('n')
  await page.keyboard.press('Space')
  await asks(page, /shoot at whom/)
  await page.locator('.map .outline[data-tone="reach"]').waitFor({ state: 'attached' })
  await page.keyboard.press('n')
  await page
    .locator('.odds', { hasText: 'Each needs' })
    .or(page.locator('.odds', { hasText: 'These need' }))
    .first()
    .waitFor()
  await page.locator('.map .outline[data-tone="bracket"]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page
    .getByText(/declares|shoots at/)
    .first()
    .waitFor()
}, 60_000)

test('who fell, smoke and the bursts of shells are still there when the page is loaded anew', async () => {
  const page = await visit({ match: played('jassin', hasTold('shellHit', 'fell', 'smoke'), FIRING) })
  const left = async () => {
    await page.locator('.map .space-mark[data-kind="burst"]').first().waitFor()
    const count = (query: string) => page.locator(`.map ${query}`).count()
    return Promise.all(['[data-kind="fallen"]', '[data-kind="burst"]', '.smoke'].map(count))
  }
  const before = await left()
  for (const found of before) expect(found).toBeGreaterThan(0)
  await page.reload()
  expect(await left()).toEqual(before)
}, 60_000)

test('all who are left stand by one press of each side', async () => {
  const page = await visit({ match: upTo('uganda-railway', 'movement', ['suggested', 'first German', 'pass']) })
  for (const side of ['German', 'British']) {
    await asks(page, new RegExp(`${side} player: Movement: name a unit`))
    await answer(page, 'The rest stands').click()
  }
  await asks(page, /Independent figures/)
  await expect.poll(() => page.getByText(/stands\./).count()).toBeGreaterThan(2)
}, 60_000)

test('a force is chosen by points from a sheet, at a desk and on a phone', async () => {
  for (const small of [false, true]) {
    const page = await visit({ match: upTo('free-300', 'germanMuster', []), ...(small ? PHONE : {}) })
    const row = (kind: string) => page.locator('.muster tbody tr', { hasText: kind }).first()
    const take = (kind: string) => row(kind).getByRole('button', { name: /^Take/ }).click()
    await page.locator('.muster', { hasText: '300 of 300 points left' }).waitFor()
    await take('Leader on foot')
    await page
      .locator('.muster .gifts')
      .getByRole('button', { name: /Cunning/ })
      .click()
    await row('Musketeers').getByRole('button', { name: /^More/ }).click()
    await take('Musketeers')
    await page.locator('.muster', { hasText: `${300 - 15 - 10 - 65} of 300 points left` }).waitFor()
    expect(await page.locator('.muster .enlisted li').allInnerTexts()).toEqual([
      'Leader on foot, Cunning 25',
      'Musketeers 13 65',
    ])
    await expect.poll(() => row('Leader on foot').innerText()).toContain('no more of these')
    await answer(page, /list is done/).click()
    await asks(page, /with 210 points left/)
    await page.close()
  }
}, 60_000)

test('a unit takes a form by its name, and halts facing the enemy unless it is told otherwise', async () => {
  const page = await visit({ match: upTo('cutting', 'legs', ['suggested', 'first German', 'pass', 'move g3']) })
  const form = (name: string) => page.locator('.panel .named-forms').getByRole('button', { name })
  await expect.poll(() => form('double line').getAttribute('aria-pressed')).toBe('true')
  await form('column').click()
  await expect.poll(() => form('column').getAttribute('aria-pressed')).toBe('true')
  await page.locator('.prompt .main', { hasText: /March/ }).click()
  await page.locator('.facts, .panel', { hasText: 'column, 2 abreast' }).first().waitFor()
  await answer(page, /^Halt, facing/)
    .first()
    .click()
  await asks(page, /name a unit/)
}, 60_000)

test('a unit that is moved by arrows is spoken of, and listed once, not once a man', async () => {
  const page = await visit({ match: upTo('cutting', 'legs', ['suggested', 'first German', 'pass', 'move g3']) })
  await asks(page, /Move 1 FK/)
  await page.locator('.ground .map').focus()
  await page.keyboard.press('ArrowDown')
  await page.locator('[aria-live]', { hasText: /″ away, .*facing 90 degrees/ }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Forces' }).first().click()
  const station = page.locator('.stations li', { hasText: '2 LNL' }).first()
  await expect.poll(() => station.locator('.counter-button').count()).toBe(1)
}, 60_000)
