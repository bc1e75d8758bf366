import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { drawDown, spreadFingers } from './gestures.ts'
import { faultsOf } from './measures.ts'
import { answer, asks, picture, sitDown, useBrowser, type Visit, visit } from './page.ts'
import { campaign, recruiting } from './tables.ts'

useBrowser()

const SIZES = ['360x640', '390x844', '640x360', '844x390', '768x1024'] as const

const onPhone = (size: string, more: Visit = {}) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return visit({ viewport: { width, height }, isMobile: true, hasTouch: true, ...more })
}

/** Looks at a screen, and notes what is too small, cut off or slips sideways there. */
function measurer(page: Page) {
  const faults: string[] = []
  const look = async (where: string) => {
    const found = await faultsOf(page, { touch: true })
    faults.push(...found.map((fault) => `${where}: ${fault}`))
  }
  return { faults, look }
}

const word = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

/** A word of the tabs or of the bar, or of the menu where the bar is narrow. */
async function turnTo(page: Page, name: string): Promise<void> {
  if (!(await word(page, name).isVisible())) await word(page, 'View').tap()
  await word(page, name).tap()
}

describe.each(SIZES)('at %s under fingers', (size) => {
  test('every target has 44 pixels, no needed word is cut off, and nothing slips sideways', async () => {
    const page = await onPhone(size, { seed: 3 })
    const { faults, look } = measurer(page)
    await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
    await look('the shelf')
    await sitDown(page, 'Lettow-Vorbeck', ['A person', 'Computer, Recruit'], () => look('an opened box'))
    await look('the set-up')
    await answer(page, 'Take the ready-made set-up').tap()
    await page.locator('.in-force, .decks .card').filter({ visible: true }).first().waitFor()
    await look('the table with its card')
    for (const leaf of ['Cards', 'Forces', 'Charts', 'Rules', 'Text mode']) {
      await turnTo(page, leaf)
      await look(leaf)
    }
    await page.getByRole('region', { name: 'Text mode' }).getByRole('button', { name: 'Close' }).tap()
    await word(page, 'View').tap()
    await look('the menu')
    await word(page, 'Keys').tap()
    await page.getByRole('dialog').waitFor()
    await look('the sheet of keys')
    expect(faults).toEqual([])
  })
})

/** Where two places of the map are on the screen: whether it moved or grew. */
const placesOf = (page: Page) =>
  page.locator('.map .print').evaluate((e) => {
    const { x, y, width } = e.getBoundingClientRect()
    return [x, y, width].map(Math.round)
  })

test('the map stays where it is while sheets are drawn over it and put away', async () => {
  const page = await onPhone('390x844', { match: campaign() })
  await asks(page, /arrive|Move/)
  for (let i = 0; i < 2; i++) await spreadFingers(page)
  const before = await placesOf(page)
  for (const leaf of ['Rules', 'Map', 'Forces', 'Charts', 'Map']) {
    await turnTo(page, leaf)
    await page.waitForTimeout(300)
    expect([leaf, ...(await placesOf(page))]).toEqual([leaf, ...before])
  }
  for (const [by, draw] of [
    [-300, 'full'],
    [320, 'half'],
    [300, 'low'],
    [-240, 'half'],
  ] as const) {
    await drawDown(page, page.locator('.grip'), by)
    expect(await page.locator('.table').getAttribute('data-draw')).toBe(draw)
    expect([draw, ...(await placesOf(page))]).toEqual([draw, ...before])
  }
})

/** In the page: the middle of a pile of counters that is well in view. */
function pileInView(): { readonly x: number; readonly y: number } {
  const map = document.querySelector('.map')?.getBoundingClientRect() ?? new DOMRect()
  for (const pile of document.querySelectorAll('.map .pile:is(.able, .chosen)')) {
    const { x, y, width, height } = pile.getBoundingClientRect()
    const isIn = x > map.left + 20 && y > map.top + 20 && x + width < map.right - 20 && y + height < map.bottom - 20
    if (isIn) return { x: x + width / 2, y: y + height / 2 }
  }
  throw new Error('No pile is in view')
}

test('two fingers put a fan away: it is never left at a place where its stack was', async () => {
  const page = await onPhone('390x844', { seed: 3, match: recruiting() })
  await asks(page, /Recruit, convert/)
  for (let i = 0; i < 3; i++) await spreadFingers(page)
  const { x, y } = await page.evaluate(pileInView)
  // A tap here means the hex that is lit: a pointer that rests spreads the stack out.
  await page.mouse.move(x, y)
  await page.locator('.map .fan').waitFor()
  await spreadFingers(page, 40, 80)
  expect(await page.locator('.map .fan').count()).toBe(0)
})

test('Back closes what lies open, one thing at a time, and only then leaves the table', async () => {
  const page = await onPhone('390x844', { match: campaign([]), to: '' })
  await page.getByRole('link', { name: 'Go to the table' }).tap()
  const table = page.locator('.table')
  const pane = () => table.getAttribute('data-pane')
  await turnTo(page, 'Rules')
  await turnTo(page, 'Forces')
  expect(await pane()).toBe('forces')
  await page.goBack()
  await page.locator('.table[data-pane="table"]').waitFor()
  // Closed by its own button, it leaves no step behind.
  await turnTo(page, 'Rules')
  await turnTo(page, 'Map')
  await page.waitForTimeout(200)
  await word(page, 'View').tap()
  await word(page, 'Keys').tap()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toContain('#/play/')
  // From an open sheet to another place and back: once is enough.
  await turnTo(page, 'Forces')
  await turnTo(page, 'Replay')
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  await page.goBack()
  await table.waitFor()
  await page.goBack()
  await page.waitForTimeout(300)
  if (page.url().includes('#/play/')) await page.goBack()
  await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
})

test('the text mode has a button, and types as at a desk', async () => {
  const page = await onPhone('360x640', { match: campaign([]) })
  await turnTo(page, 'Text mode')
  await page.getByRole('textbox', { name: 'Command' }).fill('list')
  await page.keyboard.press('Enter')
  await page.locator('.text-mode').getByText('ready-made').first().waitFor()
})

test('the card in force is read on the map tab, and opens whole from there', async () => {
  for (const size of ['360x640', '640x360']) {
    const page = await onPhone(size, { match: campaign() })
    const line = page.locator('.in-force')
    const title = await line.locator('.title').innerText()
    await line.tap()
    await page.locator('.cards-pane .card h3').filter({ hasText: title }).waitFor()
  }
})

test('answers that carry a sentence are read to the end, and the tabs stay under them', async () => {
  const page = await onPhone('390x844')
  await sitDown(page, 'The Battle of Tanga', ['A person', 'A person'])
  await page.getByRole('button', { name: /player is here/ }).tap()
  await asks(page, /How do the ships join in/)
  const whole = (name: string) =>
    page.locator(name).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().right <= innerWidth))
  expect(await whole('.answers button')).toEqual([true, true, true, true])
  expect(await page.locator('.tabs').evaluate((e) => e.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
})

test('a low screen opens near what is asked about, at a size that can be played', async () => {
  const page = await onPhone('640x360', { match: recruiting([]) })
  const counter = page.locator('.map .counter').first()
  await counter.waitFor()
  await expect
    .poll(async () =>
      Math.max(...(await page.locator('.map .counter').evaluateAll((all) => all.map((c) => c.clientWidth)))),
    )
    .toBeGreaterThan(28)
})

test('in German too every line of the menu is read to its end', async () => {
  const page = await onPhone('390x844', { match: recruiting(), locale: 'de-DE' })
  await word(page, 'Ansicht').tap()
  const small = page.locator('.map-menu .wish-why')
  await small.waitFor()
  const { right = 0, menu = 0 } = await small.evaluate((line) => ({
    right: line.getBoundingClientRect().left + line.scrollWidth,
    menu: line.closest('.map-menu')?.getBoundingClientRect().right,
  }))
  expect(right).toBeLessThanOrEqual(menu)
})

/** What keeps a slip from being read: it lies beside the map that is in sight, or has to be scrolled though it is small. */
const slipFaults = (page: Page): Promise<string[]> =>
  page.locator('.map .note:has(.rolled)').evaluate((note) => {
    const map = note.closest('.map')?.getBoundingClientRect() ?? new DOMRect()
    const { left, right, top, bottom } = note.getBoundingClientRect()
    const isIn = left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom
    const small = [note, ...note.querySelectorAll('.rolled')].filter((e) => e.clientHeight < 200)
    const scrolled = small
      .filter((e) => getComputedStyle(e).overflowY === 'auto')
      .filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight)
    const where = `${[left, top, right, bottom]} in ${[map.left, map.top, map.right, map.bottom]}`
    return [...(isIn ? [] : [where]), ...scrolled.map((e) => `scrolls: ${e.className}`)]
  })

test.each([
  ['tanga/first-evening', 3],
  ['heart/under-the-gun', 1],
] as const)(
  'in %s the slip of the dice is whole on the map, also where that goes on, and a tap on it puts it away',
  async (lesson, step) => {
    const page = await onPhone('390x844', { to: `#/lesson/${lesson}`, locale: 'de-DE' })
    if (step > 1) await page.getByRole('button', { name: new RegExp(`^Ab Schritt ${step}`) }).tap()
    await page.locator(`.lesson[data-step="${step - 1}"]`).waitFor()
    const slip = page.locator('.map .rolled')
    for (let i = 0; i < 6 && (await slip.count()) === 0; i++) {
      await page.keyboard.press('h')
      await page.waitForTimeout(300)
    }
    await picture(page, `phone-slip-${lesson.replace('/', '-')}`)
    await expect.poll(() => slipFaults(page)).toEqual([])
    await slip.tap({ position: { x: 4, y: 4 } })
    await slip.waitFor({ state: 'detached' })
  },
)
