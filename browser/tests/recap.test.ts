import { AxeBuilder } from '@axe-core/playwright'
import { SECOND } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { Game, GameMatch } from '@boma/showing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staged, toldAndSeen } from '../staged.ts'
import { playToRecap, SITTERS } from './evening.ts'
import { FIRING, played } from './heart-tables.ts'
import { type MatchUnderWay, useBrowser, type Visit, visit } from './page.ts'
import { campaign } from './tables.ts'

useBrowser()

const recap = (page: Page) => page.getByRole('region', { name: 'What the others did' })
const prompt = (page: Page) => page.getByRole('region', { name: 'What is to be decided' })
const steps = (page: Page) => page.locator('.recap-steps > li')
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A person plays the Germans of Lettow-Vorbeck: the computer has the first turn, with a card in it at least. */
const asGerman = (): MatchUnderWay => campaign(['ready', 'ready'], ['greedy', 'person'])

/** The beginning of a turn of theirs, after one of which much is told. */
const { record } = staged({ game: lettow as unknown as Game, viewer: SECOND, worth: toldAndSeen, enough: 12 })

/** At that table, where the recap lies ready. */
async function atRecap(more: Visit = {}): Promise<Page> {
  const page = await visit({ seed: 7, recap: true, match: { ...asGerman(), record }, ...more })
  await recap(page).first().waitFor()
  return page
}

test('a press that comes as the recap does is not taken for its answer', async () => {
  const page = await visit({ seed: 7, recap: true, match: { ...asGerman(), record }, to: '#/' })
  // Within the page, so that it falls into the very moment.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.recap-prompt')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      document.querySelector<HTMLElement>('.recap-prompt button.main')?.click()
      document.documentElement.dataset['hasty'] = ''
    }).observe(document.body, { childList: true, subtree: true })
    location.hash = '#/play/laid'
  })
  await page.locator('html[data-hasty]').waitFor()
  await recap(page)
    .getByText(/^Step 1 of/)
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await prompt(page).waitFor()
})

test('after the computer’s turn a recap tells what it did, lights the map step by step, and goes at a key', async () => {
  const page = await atRecap()
  await recap(page)
    .getByText(/^Step 1 of/)
    .first()
    .waitFor()
  const count = await steps(page).count()
  expect(count).toBeGreaterThan(1)
  expect(await page.locator('.recap-card .engraving').count()).toBeGreaterThan(0)
  for (let i = 0; i < count; i++) {
    expect(await steps(page).nth(i).getAttribute('aria-current')).toBe('step')
    // Each step is spoken once, by itself.
    const name = await steps(page).nth(i).locator('b').first().textContent()
    const spoken = await page.locator('.recap-prompt [aria-live]').textContent()
    expect(spoken).toMatch(new RegExp(`^Step ${i + 1} of ${count}: ${name}`))
    const stop = page.locator('.map button.stop-at', { hasText: new RegExp(`^${i + 1}$`) })
    if ((await stop.count()) > 0) expect(await stop.getAttribute('class')).toContain('now')
    if ((await steps(page).nth(i).textContent())?.includes('From '))
      expect(await page.locator('.map .turn-trails .now').count()).toBeGreaterThan(0)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('ArrowLeft')
  expect(
    await steps(page)
      .nth(count - 2)
      .getAttribute('aria-current'),
  ).toBe('step')
  await steps(page).first().getByRole('button').first().click()
  expect(await steps(page).first().getAttribute('aria-current')).toBe('step')

  await page.keyboard.press('Enter')
  await prompt(page).waitFor()
  expect(await recap(page).count()).toBe(0)
  // The ways stay until the first order.
  await page.keyboard.press('r')
  await recap(page).first().waitFor()
  await page.keyboard.press('Escape')
  await prompt(page).waitFor()
})

test('a reload brings it again; whoever wants none is asked at once, and still has it at R', async () => {
  const page = await atRecap()
  await page.reload()
  await recap(page).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Tell what the others did' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await prompt(page).waitFor()
  expect(await recap(page).count()).toBe(0)
  await page.keyboard.press('r')
  await recap(page).first().waitFor()
})

test.each([
  ['at a desk', {}],
  ['on a phone', PHONE],
])('axe finds nothing to complain of in a recap %s, by day or by lamp-light', async (_, size) => {
  const page = await atRecap(size)
  for (const theme of ['paper', 'lamp']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`)).toEqual([])
  }
})

test('the log folds what belongs together into a line that opens, and leaves what happened last in view', async () => {
  const page = await atRecap()
  await page.keyboard.press('Enter')
  await prompt(page).waitFor()
  const folded = page.locator('.log button.run[aria-expanded=false]').last()
  await folded.waitFor()
  const foot = () =>
    page.locator('.log .scroll').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)
  await expect.poll(foot).toBeLessThan(2)
  const lines = await page.locator('.log li').count()
  await folded.click()
  expect(await page.locator('.log li').count()).toBeGreaterThan(lines)
})

test('the computer can be held, and let go on move by move', async () => {
  const page = await visit({ seed: 7, pace: 'slow', match: asGerman() })
  await prompt(page)
    .getByRole('button', { name: /^Pause/ })
    .click()
  await prompt(page)
    .getByRole('heading', { name: /waits for you/ })
    .waitFor()
  const told = () => page.locator('.log').innerText()
  const before = await told()
  await page.waitForTimeout(3000)
  expect(await told()).toBe(before)
  await page.keyboard.press('n')
  await expect.poll(told).not.toBe(before)
  await prompt(page)
    .getByRole('heading', { name: /waits for you/ })
    .waitFor()
})

/** A recap with a battle in it: whatever the computer's attacks ask is answered, until its turn is told. */
async function recapOfBattle(): Promise<Page> {
  // Which turns have one depends on the dice, and those on the version of the rules.
  for (let seed = 7; seed < 15; seed++) {
    const page = await visit({ seed, recap: true, match: asGerman() })
    await playToRecap(page, SITTERS.mouse(page))
    if ((await page.getByRole('button', { name: 'See this battle again' }).count()) > 0) return page
  }
  throw new Error('no turn had a battle')
}

test('a battle of it is seen again on its board, and the recap goes on after it', async () => {
  const page = await recapOfBattle()
  const again = page.getByRole('button', { name: 'See this battle again' }).first()
  await again.click()
  const result = page.getByRole('region', { name: 'What came of it' })
  await result.waitFor()
  expect(page.url()).toContain('/play/')
  expect(await recap(page).count()).toBe(0)
  await page.getByRole('button', { name: /^Back to the map/ }).click()
  await recap(page).first().waitFor()
  // Of a battle that was fought before the page was opened the faces are not known: it is watched in the replay.
  await page.reload()
  await recap(page).first().waitFor()
  await again.click()
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
})

test('11.6 a turn that all share is told when somebody is first asked in the next: who moved, who fell, and what it cost', async () => {
  const isThird = (match: GameMatch) => {
    const turns = match.log(SECOND).flatMap(({ events }) => events.filter(({ kind }) => kind === 'turnBegan'))
    return turns.length === 3 && match.decision?.side === SECOND
  }
  const laid = played('uganda-railway', isThird, [...FIRING.slice(0, 2), 'move', 'march', 'halt', ...FIRING.slice(2)])
  const page = await visit({ seed: 7, recap: true, match: { ...laid, seats: ['greedy', 'person'] } })
  await recap(page).first().waitFor()
  await page.getByRole('heading', { name: 'The turn before' }).waitFor()
  expect(await page.locator('.recap-cost dt').allTextContents()).toContain('Their losses')
  expect(await steps(page).count()).toBeGreaterThan(0)
  // No board shows these fights once more.
  expect(await page.getByRole('button', { name: 'See this battle again' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Play on' }).click()
  await prompt(page).first().waitFor()
})
