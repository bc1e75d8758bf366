import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { attackSwakopmund, byKeyboard, byMouse, fightOut } from './hands.ts'
import { answer, asks, question, sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'
import { atTheBattle, atTheMarch } from './tables.ts'

useBrowser()

const board = (page: Page) => page.locator('.battle')
/** What may be asked on the map after a battle. */
const AFTERWARDS = /March, concentrate|Fall back/
const result = (page: Page) => page.getByRole('region', { name: 'What came of it' })
const playing = (page: Page) => page.getByRole('heading', { name: 'The dice fall.' })
const rounds = (page: Page) => page.locator('.battle .round').count()
/** The rounds whose hits have landed. */
const settled = (page: Page) => page.locator('.battle .round:not(.rolling) .thrown').count()

describe('a battle', () => {
  test('plays out round by round: Space finishes a round, Escape all of it', async () => {
    const page = await atTheBattle({ seed: 5, reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'At once' }).click()
    await answer(page, 'Hold the gun back').click()
    await answer(page, 'Spend nothing').click()
    await playing(page).waitFor()
    await page.locator('.battle .round.rolling').waitFor()
    expect(await rounds(page)).toBe(1)
    await page.keyboard.press('Space')
    // The advantage is a round of its own, and nobody was hit by it.
    await expect.poll(() => settled(page)).toBe(1)
    expect(await board(page).isVisible()).toBe(true)
    // Whoever has the advantage decides; the computer thinks at the same pace. Then all fire.
    const fight = answer(page, /^Fight/)
    await fight.or(playing(page)).first().waitFor({ timeout: 30_000 })
    if (await fight.isVisible()) await fight.click()
    await playing(page).waitFor()
    const before = await rounds(page)
    await page.locator('.battle .round.rolling').waitFor()
    expect(await rounds(page)).toBeLessThanOrEqual(before + 1)
    expect(await result(page).isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => playing(page).isVisible()).toBe(false)
    expect(await page.locator('.battle .round.rolling').count()).toBe(0)
    expect(await board(page).isVisible()).toBe(true)
  }, 90_000)

  test('is seen at once by whoever wants no motion, and what came of it stays until it is put away by a mouse', async () => {
    const page = await atTheBattle({ seed: 5 })
    await fightOut(page)
    expect(await playing(page).isVisible()).toBe(false)
    await page.waitForTimeout(1500)
    expect(await result(page).isVisible()).toBe(true)
    expect(await page.locator('.battle .thrown .die').count()).toBeGreaterThan(2)
    for (let i = 0; i < 8 && (await board(page).isVisible()); i++) await page.locator('.battle .answers .main').click()
    await asks(page, AFTERWARDS)
  })

  test('shows beside each answer what it does to the odds, opens a rule above its board, and lets the map be seen', async () => {
    const page = await atTheBattle({ seed: 5 })
    const tag = (name: string) => answer(page, name).locator('.odds-tag').getAttribute('title')
    const [fired, held] = [await tag('Commit the naval gun'), await tag('Hold the gun back')]
    expect(fired).toMatch(/you win: .* %, draw: .* %/)
    expect(held).not.toBe(fired)

    // A rule lies above it, and it goes on where it was.
    const asked = await question(page)
    await page.locator('.battle .case').first().click()
    const rule = page.getByRole('dialog').getByRole('region', { name: 'Rulebook' })
    await rule.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => rule.count()).toBe(0)
    expect(await question(page)).toBe(asked)
    expect(await board(page).isVisible()).toBe(true)

    // The same key takes it away and brings it back.
    await page.keyboard.press('v')
    await expect.poll(() => board(page).count()).toBe(0)
    await page.keyboard.press('v')
    await board(page).waitFor()
  })
})

describe('what came of a battle stays until it is put away', () => {
  test('by keys, and Enter does not end what that has uncovered', async () => {
    const page = await atTheBattle({ seed: 5 })
    await fightOut(page)
    // Whatever is asked after the battle is answered first.
    for (let i = 0; i < 8 && !(await page.getByRole('button', { name: /^(Back )?[Tt]o the map/ }).isVisible()); i++)
      await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await asks(page, AFTERWARDS)
    expect(await board(page).count()).toBe(0)
    // Who is beaten falls back, hex by hex.
    const isOffered = page.locator('.spot').or(page.getByRole('heading', { name: /March, concentrate/ }))
    for (let i = 0; i < 8; i++) {
      // What was chosen may still be on its way.
      await isOffered.first().waitFor({ state: 'attached' })
      if (!/Fall back/.test(await question(page))) break
      await page.keyboard.press('n')
      await page.keyboard.press('Space')
    }
    await asks(page, /March, concentrate/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
    expect(await question(page)).toMatch(/March, concentrate/)
    expect(await page.locator('.answers > .main').evaluate((e) => e === document.activeElement)).toBe(true)
  })

  test('by a finger on a phone, with buttons that it can hit', async () => {
    const page = await atTheMarch({
      seed: 5,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    // The map is small there.
    await attackSwakopmund(page, { press: byMouse(page).press, choose: byKeyboard(page).choose })
    await fightOut(page)
    const main = page.locator('.battle .answers .main')
    expect((await main.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    const [foot, top] = [await main.boundingBox(), await result(page).boundingBox()]
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(844)
    // Also for one who has drawn the board up on the way.
    expect(top?.y).toBeGreaterThan(0)
    expect(top?.y).toBeLessThan(300)
    for (let i = 0; i < 8 && (await board(page).isVisible()); i++) await main.tap()
    await asks(page, AFTERWARDS)
  })

  test('also when the computer has attacked', async () => {
    const page = await visit({ to: '?sample', seed: 9 })
    await sitDown(page, 'Skirmish at the ford', ['A person', 'Computer, Recruit'])
    const isAttacked = async () =>
      (await result(page).isVisible()) &&
      /Attacker · Red/.test((await page.locator('.camp').first().textContent()) ?? '')
    await playAtRandom(page, { haste: 0.3, keys: 0, seed: 9, until: isAttacked })
    expect(await isAttacked()).toBe(true)
    await page.waitForTimeout(1000)
    expect(await isAttacked()).toBe(true)
    await page.getByRole('button', { name: 'Back to the map' }).click()
    await expect.poll(async () => !(await isAttacked())).toBe(true)
  }, 60_000)
})
