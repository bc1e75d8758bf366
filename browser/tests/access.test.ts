import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byMouse, raiseCurtain } from './hands.ts'
import { asks, sitDown, useBrowser, visit } from './page.ts'
import { atTheBattle, atTheMarch } from './tables.ts'

useBrowser()

/** Waits until the keyboard is in something. */
const keyboardIn = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((where) => document.activeElement?.matches(where), selector)

describe('the keyboard', () => {
  test('comes along to every screen, and to the map at the table', async () => {
    const page = await visit({ seed: 3 })
    await page.getByRole('link', { name: 'Windhoek', exact: true }).focus()
    await page.keyboard.press('Enter')
    await keyboardIn(page, 'main.opening')
    await page.getByRole('radio', { name: 'The campaign' }).focus()
    await page.keyboard.press('Enter')
    await keyboardIn(page, '[role=application]')
    await page.getByRole('link', { name: 'Boma' }).focus()
    await page.keyboard.press('Enter')
    await keyboardIn(page, 'main.home')
  })

  test('goes back to where it was from a sheet, from the text mode and from a rule', async () => {
    const page = await atTheMarch({ seed: 3 })
    await page.getByRole('application').focus()
    await page.keyboard.press('F1')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await keyboardIn(page, '[role=application]')

    await page.keyboard.press('t')
    await keyboardIn(page, '.text-mode input')
    await page.keyboard.press('Escape')
    await keyboardIn(page, '[role=application]')

    const rule = page.getByRole('region', { name: 'What is to be decided' }).locator('.case').filter({ visible: true })
    const number = await rule.innerText()
    await rule.press('Enter')
    await keyboardIn(page, `.rulebook [data-case="${number}"]`)
    await page.keyboard.press('Escape')
    await keyboardIn(page, '[role=application]')
  })
})

/** In the page: which part of the table has the keyboard. */
const partInFocus = (): string =>
  document.activeElement?.closest('.page-bar, main, .bottom, .battle')?.classList.value ?? 'nowhere'

test('in a battle the keyboard is on its board, and who types commands does so there too', async () => {
  const page = await atTheBattle({ seed: 5 })
  await keyboardIn(page, '.battle .answers button')
  // Neither keys nor ears come to what the board lies over, and yet the sheet is not inert: to style it anew takes long.
  expect(await page.getByRole('application').count()).toBe(0)
  expect(await page.locator('[inert] .sheet').count()).toBe(0)
  const parts = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press(key)
      parts.add(await page.evaluate(partInFocus))
    }
  expect([...parts].toSorted().filter((part) => part !== 'nowhere')).toEqual(['battle', 'page-bar'])
  await page.locator('.battle .answers button').last().focus()
  await page.keyboard.press('t')
  await keyboardIn(page, '.text-mode input')
  expect(await page.locator('.battle').count()).toBe(0)
  await page.keyboard.type('list')
  await page.keyboard.press('Enter')
  await page.getByRole('log', { name: 'What was said' }).getByText(/^1\. /).waitFor()
  await page.keyboard.press('Escape')
  await keyboardIn(page, '.battle .answers button')
})

describe('the text mode', () => {
  const type = async (page: Page, command: string) => {
    await page.getByRole('textbox', { name: 'Command' }).fill(command)
    await page.keyboard.press('Enter')
  }
  const said = (page: Page) => page.getByRole('log', { name: 'What was said' })
  const hears = (page: Page, words: string | RegExp) => said(page).getByText(words).last().waitFor()

  /** The number under which the list has something with this word in it. */
  const numberOf = async (page: Page, word: string): Promise<string> => {
    await type(page, `list ${word}`)
    const line = said(page)
      .getByText(new RegExp(`^\\d+\\. .*${word}`, 'i'))
      .last()
    return (await line.innerText()).split('.')[0] ?? ''
  }

  test('plays Windhoek: lists, describes, chooses, explains, takes back, and tells what the computer does', async () => {
    const page = await visit({ seed: 3 })
    await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
    await page.keyboard.press('t')
    await hears(page, /Allied to decide: Set up Port Nolloth garrison/)
    await type(page, `choose ${await numberOf(page, 'ready-made')}`)
    await hears(page, /Allied to decide: Recruit, convert/)
    await type(page, 'describe Windhoek')
    await hears(page, /^\d{4}, Windhoek, /)
    await type(page, 'why recruit FK-1')
    await hears(page, /belongs to the enemy: recruit only units of your own Recruit Box\. \(10\.1\)/)
    await type(page, await numberOf(page, 'entrench'))
    await hears(page, /is entrenched/)
    await type(page, 'undo')
    await hears(page, 'Taken back.')
    await type(page, 'help')
    await hears(page, /^why ACTION/)
    await type(page, 'end')
    await asks(page, /March, concentrate/)
    await type(page, 'end')
    // Whatever the computer's turn asks is answered with what comes first, or let go by.
    const next = said(page).getByText(/Turn 2/)
    for (let i = 0; i < 40 && (await next.count()) === 0; i++) {
      await type(page, i % 2 === 0 ? 'end' : 'choose 1')
      await page.waitForTimeout(300)
    }
    await hears(page, /Turn 2/)
  })

  test('plays the sample, and does not tell one player what the other was told', async () => {
    const page = await visit({ to: '?sample', seed: 3 })
    await sitDown(page, 'Skirmish at the ford', ['A person', 'A person'])
    const news = page.locator('.unseen[aria-live]').first()
    expect(await news.textContent()).toBe('')
    await raiseCurtain(page, byMouse(page), 'Blue')
    await news.getByText('Blue to decide').waitFor({ state: 'attached' })
    await page.keyboard.press('t')
    for (let counter = 1; counter <= 6; counter++) await type(page, '1')
    await raiseCurtain(page, byMouse(page), 'Red')
    await keyboardIn(page, '.text-mode input')
    await hears(page, /Red to decide/)
    const words = await said(page).innerText()
    expect(words).toMatch(/B1 is placed at/)
    expect(words).not.toMatch(/B\d \(\w+\) is placed|Blue to decide|> 1/)
  })
})
