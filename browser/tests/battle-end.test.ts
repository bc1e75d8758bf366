import { Match, parseAction, writeAction, writeRecord } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byMouse } from './hands.ts'
import { answer, asks, useBrowser, visit } from './page.ts'
import { openRecord, playOnFrom } from './records.ts'

// A battle that the attacker wins, so that somebody may advance. Nothing is hidden, and two people share the screen.

useBrowser()

const result = (page: Page) => page.getByRole('region', { name: 'What came of it' })

/** A match in which the Allied player is about to march, and a stack beside a weak post can attack it. */
function beforeTheAttack(secret = 0): GameMatch {
  const match = new Match(windhoek, {
    scenario: 'standard',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(secret) },
  })
  for (const text of ['ready', 'ready', 'end']) play(match, text)
  return match
}

const play = (match: GameMatch, text: string) =>
  match.play(match.decision?.seat, parseAction(windhoek.actions, text) ?? -1)

/** Dice change with the rules: the first of these battles after which the beaten fall back one hex, and are gone. */
function beforeTheRetreat(): string {
  for (let secret = 0; secret < 100; secret++) {
    const match = beforeTheAttack(secret)
    const way = ['3232', '3231', '3230', '3330'].map((hex) => `step to ${hex}`)
    for (const text of ['march from 3233', 'all', ...way, 'attack 3430']) play(match, text)
    for (let i = 0; i < 40; i++) {
      const answers = match.legal().map((a) => writeAction(windhoek.actions, a))
      if (answers[0]?.startsWith('fall back')) {
        const record = writeRecord(match.tell().record())
        play(match, answers[0])
        if (match.decision?.prompt === 'advance') return record
        break
      }
      play(match, answers.find((text) => text === 'fight' || text === 'end') ?? answers[0] ?? '')
    }
  }
  throw new Error('in none of a hundred battles was anybody lost on the first hex of the way back')
}

/** To the last press before the battle. */
async function toTheAttack(page: Page): Promise<void> {
  await openRecord(page, writeRecord(beforeTheAttack().record()))
  await page.getByRole('dialog').getByRole('button', { name: 'Go on from its last position' }).click()
  await asks(page, /March, concentrate/)
  const hands = byMouse(page)
  await hands.choose('3233')
  await hands.choose('3430')
  await hands.choose('3430')
}

/** The battle fought, and the beaten fallen back, up to who advances. */
async function toTheAdvance(): Promise<Page> {
  const page = await visit({ seed: 4 })
  await playOnFrom(page, beforeTheRetreat())
  await asks(page, /Fall back/)
  const advance = page.getByRole('heading', { name: /Which units advance/ })
  for (let i = 0; i < 8 && !(await advance.isVisible()); i++) {
    await page.keyboard.press('n')
    await page.keyboard.press('Space')
  }
  await advance.waitFor()
  return page
}

test('the odds stand beside the last press of an attack', async () => {
  const page = await visit({ seed: 4 })
  await toTheAttack(page)
  await asks(page, /Commit|action point|join the attack/)
  // A figure says of what it is the chance.
  expect(await page.locator('.answers .main .odds-tag').innerText()).toMatch(/^[<>]?\d+\s% (you win|draw|you lose)$/)
  expect(await page.locator('.answers .main .odds-tag').getAttribute('title')).toMatch(/you win: \d+ %/)
})

test('after what is decided on the map its board comes back, and stays as it is when the answer is told', async () => {
  const page = await toTheAdvance()
  const camp = () => page.locator('.battle .camp').first().boundingBox()
  const before = await camp()
  const all = answer(page, /^All advance/)
  await all.click()
  await expect.poll(() => result(page).innerText()).toMatch(/advances into/)
  expect(await camp()).toEqual(before)
})

test('its result is spoken at once and once, and not before its dice are seen', async () => {
  const page = await visit({ seed: 3, reducedMotion: 'no-preference' })
  await toTheAttack(page)
  await page.getByRole('button', { name: 'At once' }).click()
  const spoken = () => page.locator('.unseen[aria-live]').allTextContents()
  const next = page.locator('.battle .answers .main')
  const rolling = page.getByRole('heading', { name: 'The dice fall.' })
  const fight = next.filter({ hasText: 'Fight' })
  for (let i = 0; i < 20 && !(await fight.isVisible()); i++) {
    if (await rolling.isVisible()) await page.keyboard.press('Escape')
    else await next.click()
    await page.waitForTimeout(100)
  }
  await next.click()
  await rolling.waitFor()
  expect((await spoken()).join(' ')).not.toMatch(/won the battle/)
  await page.keyboard.press('Escape')
  const won = await result(page).getByRole('heading').innerText()
  expect(await page.locator('[aria-live=assertive]').textContent()).toMatch(new RegExp(`(?:hits|misses)\\b.*${won}`))
  expect((await spoken()).filter((words) => words.includes(won))).toHaveLength(1)
})

test('S lets nobody advance, and says so on its button', async () => {
  const page = await toTheAdvance()
  expect(
    await answer(page, /^Stay where they are/)
      .locator('kbd')
      .innerText(),
  ).toBe('S')
  // A question that has just come up takes no key yet.
  await page.waitForTimeout(500)
  await page.keyboard.press('s')
  await page.getByRole('button', { name: /^Back to the map/ }).waitFor()
  expect(await result(page).innerText()).not.toMatch(/advances into/)
})
