import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useClub } from './club-house.ts'
import { lookerAt } from './looker.ts'
import { useBrowser, visit } from './page.ts'

useBrowser()

const club = useClub()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function comeIn(page: Page, name: string): Promise<void> {
  await page.locator('.name-form input').fill(name)
  await page.locator('.name-form button').click()
}

test.each([
  ['at a desk', 'en-GB', {}],
  ['on a phone, in German', 'de-DE', PHONE],
] as const)('axe finds no violation in playing with others: %s', async (_, locale, how) => {
  const anna = await visit({ at: club.at, to: '?sample#/club', locale, provoked: /404/, ...how })
  const look = lookerAt(anna)
  await anna.locator('.name-form').first().waitFor()
  for (const summary of await anna.locator('summary').all()) await summary.click()
  await look('the door')
  await anna.goto(`${club.at}?sample#/open/tanga`)
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.locator('.so-it-will-be').waitFor()
  await look('a challenge')
  await anna.locator('.so-it-will-be button').click()
  await look('waiting with a link')
  const link = await anna.locator('.link input').inputValue()
  const ben = await visit({ at: club.at, to: link.slice(club.at.length), locale, ...how })
  const bens = lookerAt(ben)
  await ben.locator('.name-form').waitFor()
  await bens('an invitation')
  await comeIn(ben, 'Ben')
  await ben.locator('.invited button.main').click()
  for (const page of [anna, ben]) await page.locator('.far-strip').waitFor()
  await look('the table')
  await anna.locator('.far-ways button').last().click()
  await look('the talk')
  await anna.locator('.far-ways button').nth(-2).click()
  for (const summary of await anna.locator('.drawer summary').all()) await summary.click()
  await look('this match')
  for (const place of ['club', 'ranks', 'ranks/tanga', 'player/Anna', 'admin', 'invited/none-such-words-00000']) {
    await anna.goto(`${club.at}?sample#/${place}`)
    await anna.locator('main h1').waitFor()
    await anna.locator('main .loading').waitFor({ state: 'detached' })
    for (const summary of await anna.locator('summary').all()) await summary.click()
    await look(place)
  }
  expect([...look.faults, ...bens.faults]).toEqual([])
})
