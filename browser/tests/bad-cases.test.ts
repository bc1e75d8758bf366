import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'
import { downloaded, openRecord } from './records.ts'

useBrowser()

const HEAD = (game: string) =>
  `boma record 1\ngame ${game}\nlayout e6112f93\nscenario all\noptions -\noverlay -\ndice manual 6\n`

const NO_MATCHES = [
  ['', 'The file is empty'],
  ['Dear Paul,\nhow are you?', 'no record of Boma'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0x0d]), 'no record of Boma'],
  ['boma record 1\ngame windhoek\nscen', 'The record is damaged'],
  ['boma record 3\ngame windhoek\n', 'This record is of a newer Boma'],
  [Buffer.alloc(20_000_001, 'boma record 1\n'), 'too big'],
  [HEAD('verdun 1.0.0'), "a record of 'verdun', a game that is not on this shelf"],
] as const

test('every file that holds no match is answered with one sentence', async () => {
  const page = await visit()
  for (const [content, sentence] of NO_MATCHES) {
    await openRecord(page, content)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByRole('alert').innerText()).toContain(sentence)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('link', { name: 'Windhoek', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
})

/** As it was saved before versions were hashes. */
const OF_OTHER_RULES = `boma record 1
game skirmish 1.0.0
layout 3143a1f0
scenario ford
options fog
overlay -
dice cipher ac8198616d3598c41687c95bfe4c4922043b5057607aaa118cb3e87dead6c24b
secret 0100000001000000010000000100000001000000010000000100000001000000

blue: place gun at 0307
blue: place scouts at 0401
`

test('a record that cannot be read for want of a connection is not lost without a word', async () => {
  const page = await visit({ provoked: /Failed to load resource|Failed to fetch/ })
  await page.route('**/import-sheet-*.js', (route) => route.abort())
  await openRecord(page, 'boma record 1')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This part of Boma could not be loaded').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
})

describe('a record that somebody changed', () => {
  /** A match of some actions as a file, and the shelf with nothing on it. */
  async function savedMatch(): Promise<{ readonly page: Page; readonly record: string }> {
    const page = await visit({ seed: 3, to: '?sample' })
    await sitDown(page, 'Skirmish at the ford', ['A person', 'Computer, Recruit'])
    await page.keyboard.press('t')
    for (const choice of ['1', '2', '3']) await type(page, choice)
    await expect.poll(() => page.locator('.map .counter').count()).toBeGreaterThanOrEqual(3)
    const record = await downloaded(page, () => page.getByRole('button', { name: 'Save' }).first().click())
    await page.goBack()
    await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
    return { page, record }
  }
  const type = async (page: Page, command: string) => {
    await page.getByRole('textbox', { name: 'Command' }).fill(command)
    await page.keyboard.press('Enter')
  }
  const sheet = (page: Page) => page.getByRole('dialog')

  test('is opened as far as it holds; one of other rules is named as such, and plays on', async () => {
    const { page, record } = await savedMatch()
    expect(record).toMatch(/^blue: place /m)

    await openRecord(page, OF_OTHER_RULES)
    await sheet(page).getByText('It was played under other rules than those here (version 1.0.0').waitFor()
    await sheet(page).getByRole('button', { name: 'Play on' }).click()
    await page.getByRole('status').filter({ hasText: 'begun under other rules than those here' }).waitFor()
    await page.goBack()

    // One letter of one action: what came before it holds.
    const actions = [...record.matchAll(/^blue: place .*$/gm)]
    const second = actions[1]?.[0] ?? ''
    await openRecord(page, record.replace(second, second.replace('place', 'plaxe')))
    await sheet(page)
      .getByText(/It cannot be played again beyond entry 1 of \d+/)
      .waitFor()
    await sheet(page).getByRole('button', { name: 'Watch as far as it goes' }).click()
    await page.getByText('The record holds up to order 1').waitFor()
    await page.goBack()

    await openRecord(page, record)
    await sheet(page).getByRole('button', { name: 'Play on' }).click()
    await asks(page, /Place your next counter/)
  })
})

const NOWHERE = [
  ['#/play/gone', 'This match is not kept on this device'],
  ['#/replay/gone?at=3', 'This match is not kept on this device'],
  ['#/nowhere/at/all/x', 'There is nothing at this address'],
  ['#/play/%E0%A4%A', 'There is nothing at this address'],
  ['#/open/verdun', "There is no game called 'verdun'"],
  ['#/rules/verdun', 'verdun'],
] as const

test('every address that leads nowhere is answered with one sentence, and leads back to the shelf', async () => {
  const page = await visit()
  for (const [address, sentence] of NOWHERE) {
    await page.goto(`${inject('address')}${address}`)
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    await page.getByRole('link', { name: 'Back to the shelf' }).click()
    await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
  }
})

test('what cannot be fetched is asked for again, and so is a player of the computer that does not come', async () => {
  const page = await visit({ provoked: /Failed to load resource/ })
  await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Windhoek', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()

  await page.route(/worker/, (route) => route.abort())
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const broken = page.getByRole('alert').filter({ hasText: 'player broke down' })
  await broken.waitFor()
  await page.unroute(/worker/)
  await broken.getByRole('button', { name: 'Let it try again' }).click()
  await broken.waitFor({ state: 'detached' })
  await answer(page, 'Take the ready-made set-up').waitFor()
})

test('neither a service worker nor a graphics card is needed', async () => {
  const page = await visit({ to: '#/nowhere' })
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(page.url().replace('#/nowhere', '?again'))
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  await answer(page, 'Take the ready-made set-up').click()
  await asks(page, /Recruit, convert/)
  expect(await page.locator('.map .counter').count()).toBeGreaterThan(20)
})
