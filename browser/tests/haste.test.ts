import { Match, parseAction, question, searchDice, writeRecord } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { tanga } from '@boma/tanga'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pressLong } from './gestures.ts'
import { answer, asks, useBrowser, visit } from './page.ts'
import { atRecruiting, atTheMarch } from './tables.ts'

useBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const spot = (page: Page, space: string): Locator => page.locator(`.spot[data-space="${space}"]`).first()
async function placeOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const box = await spot(page, space).boundingBox()
  if (!box) throw new Error(`${space} is not on the screen`)
  return { x: box.x, y: box.y }
}
async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox()
  if (!box) throw new Error('the answer is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** How near the map is, and where it lies. */
const standpoint = (page: Page): Promise<string> =>
  page
    .locator('.map > .plane')
    .first()
    .evaluate(
      (plane) =>
        `${(plane as HTMLElement).style.transform} ${plane.querySelector<HTMLElement>('.print')?.style.cssText}`,
    )

test('a phase whose end costs nothing ends at one click', async () => {
  const page = await atRecruiting({ seed: 3 })
  await answer(page, 'End the Recruit Phase').click()
  await asks(page, /March, concentrate/)
})

test('what is at stake is asked once, in the prompt: by mouse, and its list takes a force up', async () => {
  const page = await atTheMarch({ seed: 3 })
  await answer(page, 'End the March Phase').click()
  await asks(page, /End the March Phase\?/)
  const stakes = page.getByRole('region', { name: 'If you end it now' })
  expect(await stakes.getByRole('listitem').count()).toBeGreaterThan(0)
  await page.locator('.map .tag').or(stakes).first().waitFor()
  await answer(page, 'Not yet').click()
  await asks(page, /March, concentrate/)
  expect(await stakes.count()).toBe(0)
  await answer(page, 'End the March Phase').click()
  await stakes.locator('button:enabled.take-up').last().click()
  expect(await stakes.count()).toBe(0)
})

test('by keys: Enter asks, Escape goes back, Enter twice ends it', async () => {
  const page = await atTheMarch({ seed: 3 })
  await page.getByRole('application').focus()
  await page.keyboard.press('Enter')
  await asks(page, /End the March Phase\?/)
  await page.keyboard.press('Escape')
  await asks(page, /March, concentrate/)
  // After Escape the first Enter only shows the main answer.
  const asked = page.getByRole('heading', { name: /End the March Phase\?/ })
  for (let i = 0; i < 2 && !(await asked.isVisible()); i++) await page.keyboard.press('Enter')
  await asked.waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /March, concentrate/ }).waitFor({ state: 'detached' })
})

test('by touch, on a phone: asked in the sheet, with buttons for fingers', async () => {
  const page = await atTheMarch({ seed: 3, ...PHONE })
  await answer(page, 'End the March Phase').tap()
  await asks(page, /End the March Phase\?/)
  await page.getByRole('region', { name: 'If you end it now' }).waitFor()
  expect((await answer(page, 'all the same').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await answer(page, 'Not yet').tap()
  await asks(page, /March, concentrate/)
})

describe('a new answer takes no press that was meant for the last one', () => {
  const isAsked = (page: Page) => asks(page, /End the March Phase\?/)
  const isNoLongerNew = (page: Page) => page.locator('.table[data-new="false"]').waitFor()

  test.each([30, 150])('by mouse: a double click of %i ms', async (apart) => {
    const page = await atTheMarch({ seed: 3 })
    await isNoLongerNew(page)
    const { x, y } = await middleOf(answer(page, 'End the March Phase'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(apart)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await isNoLongerNew(page)
    await isAsked(page)
    await answer(page, 'all the same').click()
    await page.getByRole('heading', { name: /March, concentrate/ }).waitFor({ state: 'detached' })
  })

  test('by mouse, where the answer to the first click takes long to draw', async () => {
    const page = await atTheMarch({ seed: 3 })
    await isNoLongerNew(page)
    const { x, y } = await middleOf(answer(page, 'End the March Phase'))
    await page.evaluate(() => {
      const dawdle = () => {
        for (const until = performance.now() + 700; performance.now() < until; );
      }
      addEventListener('click', dawdle, { once: true })
    })
    await page.mouse.move(x, y)
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount })
      await page.mouse.up({ clickCount })
      await page.waitForTimeout(30)
    }
    await isNoLongerNew(page)
    await isAsked(page)
  })

  test.each(['the map', 'the button'])('by keys: Enter that is held down, with the focus on %s', async (where) => {
    const page = await atTheMarch({ seed: 3 })
    await isNoLongerNew(page)
    await (where === 'the map' ? page.getByRole('application') : answer(page, 'End the March Phase')).focus()
    // The second one is a repetition, which comes half a second after the first, and then faster.
    for (const pause of [500, 40, 40]) {
      await page.keyboard.down('Enter')
      await page.waitForTimeout(pause)
    }
    await page.keyboard.up('Enter')
    await isNoLongerNew(page)
    await isAsked(page)
  })

  test('by touch: a double tap', async () => {
    const page = await atTheMarch({ seed: 3, ...PHONE })
    await isNoLongerNew(page)
    const { x, y } = await middleOf(answer(page, 'End the March Phase'))
    const fingers = await page.context().newCDPSession(page)
    for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const)
      await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] })
    await isAsked(page)
    await isNoLongerNew(page)
    await isAsked(page)
  })
})

describe('what comes up for good under the finger takes no press that was meant for something else', () => {
  /** What a hasty person presses in the very moment in which a sheet comes up. */
  const pressAtOnce = (page: Page, button: string) =>
    page.evaluate((selector) => {
      new MutationObserver((_, observer) => {
        const found = document.querySelector<HTMLElement>(selector)
        if (found === null) return
        observer.disconnect()
        found.click()
        document.documentElement.dataset['hasty'] = ''
      }).observe(document.body, { childList: true, subtree: true })
    }, button)
  const wasHasty = (page: Page) => page.locator('html[data-hasty]').waitFor()

  test('that a match is given up', async () => {
    const page = await atTheMarch({ seed: 3 })
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await pressAtOnce(page, 'dialog.paper-sheet .main')
    await page.getByRole('button', { name: 'Give up', exact: true }).click()
    await wasHasty(page)
    const sheet = page.getByRole('dialog', { name: 'Give up?' })
    await sheet.waitFor()
    expect(await page.getByRole('dialog', { name: 'The end of the match' }).count()).toBe(0)
    await sheet.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('dialog', { name: 'The end of the match' }).waitFor()
  })

  test('what is answered from now on, in a strip beside its place', async () => {
    const page = await visit({ match: underTheirEyes(), to: '#/' })
    const choices = page.locator('.quick .from-now-on button')
    await pressAtOnce(page, '.quick .from-now-on button:last-child')
    await page.evaluate(() => {
      location.hash = '#/play/laid'
    })
    await choices.last().waitFor()
    await wasHasty(page)
    expect(await choices.last().getAttribute('aria-pressed')).toBe('false')
    await choices.last().click()
    await choices.last().waitFor({ state: 'detached' })
  })

  test('what a die of one’s own shows, be it the first or the next', async () => {
    const page = await visit({ to: '?sample#/play/laid', match: underFire() })
    await pressAtOnce(page, '.die-faces button')
    await page.getByRole('button', { name: /^Stand/ }).click()
    await wasHasty(page)
    const face = page.locator('.die-faces button').last()
    await face.click()
    await page.waitForTimeout(30)
    // The second one is not what the next die shows.
    await face.dispatchEvent('click')
    await face.click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('.log').innerText()).toMatch(/6[\s\S]*6/)
  })
})

/** Two to Tanga where somebody may fire at those who march. */
function underTheirEyes() {
  const game = tanga as unknown as Game
  const match = new Match(game, {
    scenario: 'two-to-tanga',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  const chance = searchDice(1)
  const isAsked = () => match.decision && question(game, match.view(match.decision.side))?.name === 'opportunity'
  for (let n = 0; n < 2_000 && !isAsked(); n++) {
    const legal = match.legal()
    const ready = ['suggested', 'naval-option 1'].map((text) => parseAction(game.actions, text))
    match.play(
      match.decision?.seat,
      ready.find((a) => legal.includes(a as never)) ?? legal[chance.draw(n, legal.length, 0, n)],
    )
  }
  return { game: game.id, record: writeRecord(match.tell().record()), seats: ['person', 'person'] as const }
}

/** The sample under fire, with dice that people roll themselves. */
function underFire() {
  const game = skirmish
  const match = new Match(game, { scenario: 'ford', options: [], dice: { kind: 'manual' } })
  const places = ['0402', '0403', '0404', '0302', '0303', '0304', '0602', '0603', '0604', '0702', '0703', '0704']
  const kinds = ['rifles', 'rifles', 'rifles', 'scouts', 'gun', 'dummy']
  const set = places.map((at, i) => `place ${kinds[i % kinds.length]} at ${at}`)
  for (const text of [...set, 'activate B1', 'march to 0502', 'fire at 0602'])
    match.play(match.decision?.seat, parseAction(game.actions, text) ?? -1)
  return { game: game.id, record: writeRecord(match.tell().record()), seats: ['person', 'person'] as const }
}

test('a recruit is bought and placed in three clicks, and the tray keeps the places of the others', async () => {
  const page = await atRecruiting({ seed: 3 })
  const counters = page.locator('.tray .counter-button.able')
  const other = page.locator('.tray .slots > *').nth(3)
  const before = await other.boundingBox()
  const bought = counters.first()
  await bought.click()
  await page.getByRole('button', { name: /choose again/ }).waitFor()
  await asks(page, /Recruit, convert/)
  await bought.click()
  await asks(page, /Where do you deploy/)
  expect(await other.boundingBox()).toEqual(before)
  const { x, y } = await placeOf(page, '3233')
  await page.mouse.click(x, y)
  await asks(page, /Recruit, convert/)
  const after = await other.boundingBox()
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
})

test('by touch it takes no more than three, too', async () => {
  const page = await atRecruiting({ seed: 3, ...PHONE })
  let touches = 0
  const bought = page.locator('.tray .counter-button.able').first()
  for (const asked of [/Recruit, convert/, /Where do you deploy/]) {
    await bought.tap()
    touches++
    await asks(page, asked)
  }
  await page.waitForTimeout(500)
  const { x, y } = await placeOf(page, '3233')
  await page.touchscreen.tap(x, y)
  touches++
  await asks(page, /Recruit, convert/)
  expect(touches).toBeLessThanOrEqual(3)
})

test('a pointer that rests shows the card of a hex, and of a counter beside the map; a right click keeps it', async () => {
  const page = await atTheMarch({ seed: 3 })
  const { x, y } = await placeOf(page, '2118')
  await page.mouse.move(x + 55, y + 40)
  const card = page.locator('.hex-card')
  await card.waitFor()
  expect(await card.innerText()).toMatch(/Ground[\s\S]*Held by[\s\S]*Zone/)
  await page.mouse.move(x, y)
  const unit = page.locator('.panel .unit-card')
  await unit.getByText('Combat factor').waitFor()
  await page.mouse.click(x, y, { button: 'right' })
  await page.getByRole('region', { name: 'What is in this place' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Who is winning' }).waitFor()
})

test('a long press looks closer on a phone, and the bar says how victory stands', async () => {
  const page = await atTheMarch({ seed: 3, ...PHONE })
  await page.getByText('0/11', { exact: true }).waitFor()
  const { x, y } = await placeOf(page, '2118')
  await pressLong(page, { x, y })
  await page.getByRole('region', { name: 'What is in this place' }).waitFor()
})

test('the map stays where it was through rules, charts, replay and back', async () => {
  const page = await atTheMarch({ seed: 3 })
  await page.getByRole('application').focus()
  for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  await page.waitForTimeout(500)
  const before = await standpoint(page)
  for (const pane of ['Rules', 'Charts', 'Forces']) {
    await page.getByRole('button', { name: pane, exact: true }).first().click()
    await page.waitForTimeout(300)
    expect(await standpoint(page)).toBe(before)
  }
  await page.getByRole('button', { name: 'Replay' }).filter({ visible: true }).click()
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  await page.getByRole('link', { name: 'To the table' }).click()
  await asks(page, /March, concentrate/)
  await page.waitForTimeout(500)
  expect(await standpoint(page)).toBe(before)
})
