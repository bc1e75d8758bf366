import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useClub } from './club-house.ts'
import { lookerAt } from './looker.ts'
import { picture, useBrowser, visit } from './page.ts'

useBrowser()

const club = useClub()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function comeIn(page: Page, name: string): Promise<void> {
  await page.locator('.name-form input').fill(name)
  await page.locator('.name-form button[type=submit]').click()
}

/** Anna, at a desk, and Ben, at a phone in German, at a match of Windhoek. */
async function atTheTable() {
  const anna = await visit({ at: club.at, to: '?sample#/open/windhoek' })
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.getByRole('button', { name: 'Make a link' }).click()
  const link = await anna.locator('.link input').inputValue()
  const ben = await visit({ at: club.at, to: link.slice(club.at.length), locale: 'de-DE', ...PHONE })
  await comeIn(ben, 'Ben')
  await ben.getByRole('button', { name: 'Platz nehmen' }).click()
  await ben.locator('.far-strip').waitFor()
  await anna.locator('.far-strip').waitFor()
  return { anna, ben }
}

test('sentences are left behind, and found again on the next visit', async () => {
  const { anna, ben } = await atTheTable()
  const look = lookerAt(anna)
  await anna.getByRole('button', { name: 'This match' }).click()
  await anna.getByText('While I am away').waitFor()
  await anna.locator('.away-form select').first().selectOption('30')
  await anna.locator('.away-form .many summary').first().click()
  await anna.locator('.away-form .many').getByLabel('Windhoek').check()
  await look('what is left behind')
  await picture(anna, 'away-desk')
  await anna.getByRole('button', { name: 'Keep these' }).click()
  await anna.getByText('2 of them hold until the match ends').waitFor()
  await anna.reload()
  await anna.getByRole('button', { name: 'This match' }).click()
  await anna.getByText('2 of them hold until the match ends').waitFor()
  expect(await anna.locator('.away-form select').first().inputValue()).toBe('30')
  await ben.getByRole('button', { name: 'Diese Partie' }).click()
  await ben.getByText('Keiner gilt: Sie werden jedes Mal gefragt.').waitFor()
  await picture(ben, 'away-phone')
  expect(look.faults).toEqual([])
})

/** They agree on a clock by the day. */
async function byTheDay() {
  const anna = await visit({ at: club.at, to: '?sample#/open/windhoek' })
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.getByText('By the day').click()
  await anna.getByRole('button', { name: 'Make a link' }).click()
  const link = await anna.locator('.link input').inputValue()
  const ben = await visit({ at: club.at, to: link.slice(club.at.length), locale: 'de-DE', ...PHONE })
  await comeIn(ben, 'Ben')
  await ben.getByRole('button', { name: 'Platz nehmen' }).click()
  await ben.locator('.far-strip').waitFor()
  await anna.locator('.far-strip').waitFor()
  return { anna, ben }
}

test('notes, a rest, onlookers with the eyes of a side, and the same once more', async () => {
  const { anna, ben } = await byTheDay()
  const look = lookerAt(anna)
  await anna.getByRole('button', { name: 'This match' }).click()
  await anna.getByText('Your notes').click()
  await anna.getByRole('textbox', { name: 'Your notes' }).fill('He attacks at Sandfontein.')
  await anna.getByText('Kept.').waitFor()
  await anna.getByText('A rest', { exact: true }).click()
  await anna.getByRole('button', { name: 'Ask for a rest' }).click()
  await ben.getByRole('button', { name: 'Einverstanden' }).click()
  await anna.getByText('The match rests until both are back.').waitFor()
  await anna.getByText('Onlookers', { exact: true }).click()
  await anna.getByLabel('Let onlookers see').check()
  await look('a rest and the drawer')
  await picture(anna, 'rest-desk')
  await ben.getByRole('button', { name: 'Diese Partie' }).click()
  await ben.getByText('Zuschauer', { exact: true }).click()
  await ben.getByLabel('Zuschauer mit den Augen').check()
  await picture(ben, 'rest-phone')
  const cleo = await visit({ at: club.at, to: `${anna.url().slice(club.at.length)}?as=1` })
  await comeIn(cleo, 'Cleo')
  await cleo.locator('.far-strip').waitFor()
  await ben.getByText('Cleo sieht zu').waitFor()
  expect(await cleo.getByRole('button', { name: 'Take the ready-made set-up' }).count()).toBe(0)
  await ben.getByRole('button', { name: 'Ich bin zurück' }).click()
  await anna.getByRole('button', { name: 'I am back' }).click()
  await expect.poll(() => anna.getByText('The match rests').count()).toBe(0)
  await anna.getByRole('button', { name: 'Offer a draw' }).click()
  await ben.getByRole('button', { name: 'Dem Remis zustimmen' }).click()
  // How it ended lies over the table first.
  for (const page of [anna, ben]) {
    await page.locator('dialog.paper-sheet').waitFor()
    await page.keyboard.press('Escape')
  }
  await anna.getByRole('button', { name: 'Once more, sides swapped' }).click()
  await anna.getByRole('heading', { name: 'Waiting for somebody to sit down' }).waitFor()
  await ben.getByText('Die andere Seite will noch einmal spielen.').waitFor()
  await ben.getByRole('button', { name: 'Noch einmal mit vertauschten Seiten' }).click()
  await ben.getByRole('button', { name: 'Platz nehmen' }).click()
  await ben.getByText('Ben').first().waitFor()
  await anna.locator('.far-strip').waitFor()
  expect(look.faults).toEqual([])
})

test('days away are taken below one’s matches, and the other side reads them', async () => {
  const { anna, ben } = await byTheDay()
  await anna.goto(`${club.at}#/club`)
  await anna.getByText('Days away').click()
  await anna.getByRole('button', { name: 'Go away now' }).click()
  await anna.getByText('You are away until').waitFor()
  await picture(anna, 'days-away-desk')
  await ben.getByText('verreist bis').waitFor()
  await anna.getByRole('button', { name: 'I am back' }).click()
  await expect.poll(() => ben.getByText('verreist bis').count()).toBe(0)
})

test('your matches say where it is your move, what happened since and what was written, and a key goes there', async () => {
  const { anna, ben } = await byTheDay()
  await ben.getByRole('button', { name: 'Die fertige Aufstellung nehmen' }).click()
  await anna.getByRole('button', { name: 'Take the ready-made set-up' }).waitFor()
  await ben.getByRole('button', { name: 'Gespräch' }).click()
  await ben.getByLabel('Etwas sagen').fill('Nun du, Anna.')
  await ben.getByRole('button', { name: 'Senden' }).click()
  await ben.getByText('Nun du, Anna.').waitFor()
  await anna.goto(`${club.at}#/club`)
  const look = lookerAt(anna)
  const first = anna.locator('.club-rows li').first()
  await first.locator('.since').waitFor()
  await first.getByText('Ben: Nun du, Anna.').waitFor()
  expect(await anna.title()).toMatch(/^\(\d+\) /)
  // Whoever is at a row stays at it when the lists are looked at again, and what happened is asked for once.
  await anna.keyboard.press('j')
  let asked = 0
  anna.on('request', (request) => void (/\/news$/.test(request.url()) && asked++))
  for (let n = 0; n < 2; n++) await anna.waitForResponse(/\/club\/challenges$/)
  await expect.poll(() => anna.evaluate(() => document.activeElement?.matches('.club-rows a.button'))).toBe(true)
  expect(asked).toBe(0)
  await look('your matches')
  await picture(anna, 'your-matches-desk')
  await anna.setViewportSize({ width: 390, height: 844 })
  await picture(anna, 'your-matches-phone')
  await anna.setViewportSize({ width: 1440, height: 900 })
  await anna.keyboard.press('n')
  await anna.getByRole('button', { name: 'Take the ready-made set-up' }).waitFor()
  expect(look.faults).toEqual([])
})
