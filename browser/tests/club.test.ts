import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { useClub } from './club-house.ts'
import { useBrowser, visit } from './page.ts'

useBrowser()

const club = useClub()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Somebody comes in by name where he is asked for it. */
async function comeIn(page: Page, name: string): Promise<void> {
  await page.locator('.name-form input').fill(name)
  await page.getByRole('button', { name: 'Come in', exact: true }).click()
}

/** Anna, at a desk, opens a match and gets a link. */
async function invited(game: string) {
  const anna = await visit({ at: club.at, to: `?sample#/open/${game}` })
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.getByRole('button', { name: 'Make a link' }).click()
  return { anna, link: await anna.locator('.link input').inputValue() }
}

test('two people far apart: a link, a guest on a phone who needs no account, talk, and orders at both ends', async () => {
  const { anna, link } = await invited('windhoek')
  const ben = await visit({ at: club.at, to: link.slice(club.at.length), ...PHONE })
  await ben.getByRole('heading', { name: 'Anna asks you to the table' }).waitFor()
  await ben.getByText('Windhoek, with Fog of war. No clock.').waitFor()
  await comeIn(ben, 'Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ben.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  // Anna, who waited with the link, is at the table by herself, and asked as soon as Ben has set up.
  await anna.locator('.far-strip').waitFor()
  await anna.getByRole('button', { name: 'Take the ready-made set-up' }).waitFor()
  await expect.poll(() => ben.getByText('Waiting for the Allied player').count()).toBe(1)
  await ben.getByRole('button', { name: 'Talk' }).click()
  await ben.getByLabel('Say something').fill('Good evening, Anna')
  await ben.getByRole('button', { name: 'Send' }).click()
  await anna.getByRole('button', { name: 'Talk (1 new)' }).click()
  await anna.getByText('Good evening, Anna').waitFor()
  // What one has read or said oneself is not new again on the next visit.
  for (const page of [anna, ben]) {
    await page.reload()
    await page.locator('.far-strip').waitFor()
    await page.getByRole('button', { name: 'Talk', exact: true }).waitFor()
  }
})

test('a link is copied also where a page without a certificate has no clipboard', async () => {
  const anna = await visit({ at: club.at, to: '?sample#/open/windhoek' })
  await anna.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.getByRole('button', { name: 'Make a link' }).click()
  await anna.getByRole('button', { name: 'Copy the link' }).click()
  await anna.getByRole('button', { name: 'Copied' }).waitFor()
})

test('a match is found again on the list, and goes on where it was when the page is loaded again', async () => {
  const { anna, link } = await invited('windhoek')
  const ben = await visit({ at: club.at, to: link.slice(club.at.length) })
  await comeIn(ben, 'Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ben.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  await anna.getByRole('button', { name: 'Take the ready-made set-up' }).waitFor()
  await anna.goto(`${club.at}#/club`)
  await anna.getByRole('heading', { name: 'Your move' }).waitFor()
  await anna.getByText('Allied, against Ben').waitFor()
  await anna.getByRole('link', { name: 'Go to the table' }).first().click()
  await anna.getByRole('button', { name: 'Take the ready-made set-up' }).waitFor()
  await ben.getByRole('button', { name: 'Offer a draw' }).click()
  await anna.getByRole('button', { name: 'Agree to a draw' }).click()
  await expect.poll(() => ben.getByText(/draw/i).count()).toBeGreaterThan(0)
  expect(await anna.locator('.petition[role="alert"]').count()).toBe(0)
})

test('a link that leads nowhere is said to have ended', async () => {
  const page = await visit({ at: club.at, to: '#/invited/no-such-words-00000', provoked: /404/ })
  await page.getByText('This invitation has ended or was taken up.').waitFor()
})

test('a guest takes a password, and finds his matches on another device', async () => {
  const { anna } = await invited('windhoek')
  await anna.goto(`${club.at}#/club`)
  await anna.getByText('Take a password').first().click()
  const mine = anna.locator('.account')
  await mine.getByLabel('Your name').fill('Anna of Tanga')
  await mine.getByLabel('Password').fill('a long enough one')
  await mine.getByRole('button', { name: 'Take a password' }).click()
  await anna.getByText('You are here as Anna of Tanga.').waitFor()
  const phone = await visit({ at: club.at, to: '#/club', provoked: /401/, ...PHONE })
  await phone.getByText('Come in with a password').first().click()
  const form = phone.locator('.password')
  await form.getByLabel('Your name').fill('Anna of Tanga')
  await form.getByLabel('Password').fill('not the right one')
  await form.getByRole('button', { name: 'Come in with a password' }).click()
  await phone.getByText('Name or password is wrong.').waitFor()
  await form.getByLabel('Password').fill('a long enough one')
  await form.getByRole('button', { name: 'Come in with a password' }).click()
  await phone.getByRole('heading', { name: 'Not begun yet' }).waitFor()
  expect(await phone.getByText('Windhoek').count()).toBe(1)
})

/** How many matches the club lists for whoever is here. */
const listed = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { matches } = (await (await fetch('/club/matches')).json()) as { readonly matches: readonly unknown[] }
    return matches.length
  })

test('whoever presses twice opens one match; his own link leads him to where he waits, and there he withdraws it', async () => {
  const anna = await visit({ at: club.at, to: '?sample#/open/windhoek' })
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.getByRole('button', { name: 'Make a link' }).dblclick()
  const link = await anna.locator('.link input').inputValue()
  expect(await listed(anna)).toBe(1)
  await anna.goto(link)
  await anna.getByRole('heading', { name: 'Waiting for somebody to sit down' }).waitFor()
  await anna.getByRole('button', { name: 'Withdraw the invitation' }).click()
  await anna.getByText('No match yet.').waitFor()
  expect(await listed(anna)).toBe(0)
})

test('a member takes another password, and is told when he does not know the one that he has', async () => {
  const { link } = await invited('windhoek')
  const ben = await visit({ at: club.at, to: link.slice(club.at.length), provoked: /403/ })
  await comeIn(ben, 'Ben')
  await ben.getByRole('button', { name: 'Sit down' }).dblclick()
  await ben.locator('.far-strip').waitFor()
  await ben.goto(`${club.at}#/club`)
  const form = (head: string) => ben.locator('details', { has: ben.locator('summary', { hasText: head }) })
  await form('Take a password').locator('summary').click()
  await form('Take a password').getByLabel('Password').fill('a long enough one')
  await form('Take a password').getByRole('button').click()
  await ben.getByText('You are here as Ben. Other devices').waitFor()
  const other = form('Take another password')
  await other.locator('summary').click()
  await other.getByLabel('The password you have').fill('not the right one')
  await other.getByLabel('The new one').fill('another long one')
  await other.getByRole('button').click()
  await ben.getByText('That is not your password.').waitFor()
  await other.getByLabel('The password you have').fill('a long enough one')
  await other.getByRole('button').click()
  await ben.getByText('It is changed.').waitFor()
})

test('a match whose page was closed while it opened it is opened all the same by whoever looks at it again', async () => {
  const anna = await visit({ at: club.at, to: '?sample#/open/windhoek', provoked: /Failed to load/ })
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Anna')
  await anna.route(/\/dice$/, (route) => route.abort())
  await anna.getByRole('button', { name: 'Make a link' }).click()
  await anna.getByText('The club cannot be reached just now').waitFor()
  await anna.unroute(/\/dice$/)
  await anna.goto(`${club.at}#/club`)
  await anna.getByRole('link', { name: 'Go to the table' }).click()
  const link = await anna.locator('.link input').inputValue()
  const ben = await visit({ at: club.at, to: link.slice(club.at.length) })
  await comeIn(ben, 'Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [anna, ben]) await page.locator('.far-strip').waitFor()
  await anna.goto(`${club.at}#/far/abc`)
  await anna.getByText('The club keeps no such match.').waitFor()
})

test('a page whose device the club knows no more says so at the table', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { anna, link } = await invited('windhoek')
    const ben = await visit({ at: club.at, to: link.slice(club.at.length), provoked: /WebSocket/ })
    await comeIn(ben, 'Ben')
    await ben.getByRole('button', { name: 'Sit down' }).click()
    await ben.locator('.far-strip').waitFor()
    await ben.evaluate(() =>
      fetch('/club/logout', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    )
    // The club feels for its lines.
    vi.advanceTimersByTime(25_000)
    await ben.getByText('The club does not know this device any more').waitFor()
    expect(await anna.locator('.line-down').count()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
