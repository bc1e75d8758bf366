import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, sitDown, useBrowser, visit } from './page.ts'
import { downloaded, openRecord } from './records.ts'

useBrowser()

const company = { contingent: 'german', type: 'mounted-rifles', front: '3-7', back: '1-7', start: 'recruit-box' }
/** With a counter more, so that no table with it fits the game as it is. */
const MINE = {
  overlay: 1,
  game: 'windhoek',
  name: 'my copy',
  counters: { 'FK-13': { ...company, name: '13. Feldkompanie', recruit: 'g-mounted' }, 'FK-1': { front: '9-7' } },
}
const SET_UP = /^Allied player: Set up/
const OWN = 'As they come with the game'
const SLIP = { ...MINE, conuters: {}, counters: { 'FK-1': { front: 'nine' } } }

/** Chooses a file of corrections. */
const bring = (page: Page, content: object | string, name = 'mine.json') =>
  page.locator('.choose-overlay input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  })
const bar = (page: Page) => page.locator('.bar-game')
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('a bad file gets its sentences, and nothing is lost by it', async () => {
  const page = await visit({ to: '#/open/windhoek' })
  await choice(page, 'We roll and type them in').check()
  await bring(page, SLIP, 'slip.json')
  const alert = page.locator('.choose-overlay [role=alert]')
  await alert.getByText('“slip.json” is no good file of corrections, and nothing was changed:').waitFor()
  expect(await alert.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^counters\.FK-1\.front: must be/),
    'conuters: is no field of an overlay',
  ])
  await bring(page, 'front: 9-7')
  await alert.getByText('overlay: is no JSON').waitFor()
  await bring(page, { ...MINE, game: 'askari' })
  await alert.getByText('game: must be windhoek').waitFor()
  await bring(page, MINE)
  await expect.poll(() => choice(page, 'my copy').isChecked()).toBe(true)
  expect(await alert.innerText()).toBe('')
  expect(await choice(page, 'We roll and type them in').isChecked()).toBe(true)
})

test('the page plays with an overlay from a file, and so does the computer', async () => {
  const page = await visit({ to: '#/open/windhoek' })
  await bring(page, MINE)
  await expect.poll(() => choice(page, 'my copy').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => bar(page).innerText()).toBe('Windhoek with “my copy”')
  // The Germans are the computer's, and set up first.
  await asks(page, SET_UP)
  // A worker without the overlay could make nothing of the table, and the page would say so.
  expect(await page.locator('.notices').innerText()).toBe('')
  const record = await downloaded(page, () => page.getByRole('button', { name: 'Save' }).first().click())
  expect(record).toMatch(/^overlay [0-9a-f]{32}$/m)
  expect(record).toContain('\n# overlay my copy\n')
  expect(record.match(/^german: place/gm)?.length).toBeGreaterThan(5)

  // Kept with the match: whoever comes back finds it laid, and a match without it beside it.
  await page.reload()
  await asks(page, SET_UP)
  expect(await bar(page).innerText()).toBe('Windhoek with “my copy”')
  await page.goto(page.url().replace(/#.*/, '#/'))
  await page.getByText('Windhoek with “my copy”, your move.').waitFor()
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'], async () =>
    expect([await choice(page, 'my copy').count(), await choice(page, OWN).isChecked()]).toEqual([1, true]),
  )
  expect(await bar(page).innerText()).toBe('Windhoek')

  await anotherBrowser(record)
  await keptWithout(record)
})

/** In a browser that lacks the overlay, the record asks for it by name and hash. */
async function anotherBrowser(record: string): Promise<void> {
  const hash = /^overlay (.*)$/m.exec(record)?.[1] ?? ''
  const page = await visit()
  await openRecord(page, record)
  const sheet = page.getByRole('dialog')
  await sheet.getByText(`“my copy”. Choose their file; they go by ${hash}.`).waitFor()
  await bring(page, { ...MINE, name: 'their copy' })
  await sheet.getByRole('alert').getByText('These are other corrections: “their copy” goes by').waitFor()
  await bring(page, MINE)
  await sheet.getByRole('heading', { name: 'A record of Windhoek with “my copy”' }).waitFor()
  await sheet.getByRole('button', { name: 'Play on' }).click()
  await asks(page, SET_UP)
}

/** So does a match that was kept here, when the overlay was not; and it goes on at once when that is brought. */
async function keptWithout(record: string): Promise<void> {
  const page = await visit({ match: { game: 'windhoek', record, seats: ['person', 'greedy'] } })
  await page.getByRole('status').getByText('Choose their file; they go by').waitFor()
  await bring(page, MINE)
  await asks(page, SET_UP)
  expect(await bar(page).innerText()).toBe('Windhoek with “my copy”')
}

test('a file of corrections is thrown away after a question, and a phone says in View with which one plays', async () => {
  const page = await visit({
    to: '#/open/windhoek',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await bring(page, MINE)
  await expect.poll(() => choice(page, 'my copy').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await asks(page, SET_UP)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.locator('.map-menu').getByText('Windhoek with “my copy”').waitFor()
  await page.goto(page.url().replace(/#.*/, '#/open/windhoek'))
  await choice(page, 'my copy').check()
  await page.getByRole('button', { name: 'Throw “my copy” away' }).click()
  await page.getByText('Matches that are played with it will ask for the file.').waitFor()
  await page.getByRole('button', { name: 'Throw it away', exact: true }).click()
  await expect.poll(() => choice(page, 'my copy').count()).toBe(0)
  expect(await choice(page, OWN).isChecked()).toBe(true)
})
