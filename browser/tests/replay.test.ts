import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { asks, LAID, useBrowser, visit } from './page.ts'
import { atTheMarch, campaign } from './tables.ts'

useBrowser()

test('a match can be watched at any moment, which has an address, and played on from there', async () => {
  const page = await atTheMarch({ seed: 3 })
  await page.getByRole('button', { name: 'Replay' }).filter({ visible: true }).click()

  const moment = page.getByRole('slider', { name: 'Moment' })
  const words = page.getByRole('status')
  await moment.waitFor()
  const count = Number(await moment.getAttribute('max'))
  expect(await words.innerText()).toBe(`Order ${count} of ${count}`)
  const counters = page.locator('.map .counter')
  const atEnd = await counters.count()

  await moment.focus()
  await page.keyboard.press('Home')
  expect(await words.innerText()).toBe(`Order 0 of ${count}`)
  expect(await counters.count()).toBeLessThan(atEnd)
  await page.getByRole('button', { name: 'One on' }).click()
  expect(page.url()).toMatch(/\?at=1$/)
  // Those who do not see the map hear what happened.
  expect(await page.locator('.watching > [aria-live]').textContent()).toMatch(/\w+\./)

  // The link leads there, from anywhere.
  const link = page.url()
  await page.goto(inject('address'))
  await page.goto(link)
  await moment.waitFor()
  expect(await words.innerText()).toBe(`Order 1 of ${count}`)

  // Where the browser neither names moments in the address nor copies anything, the link is there to be read.
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError')
    }
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'One on' }).click()
  expect(await words.innerText()).toBe(`Order 2 of ${count}`)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  // The match goes on and hides something: that is said before a link is made.
  expect(await words.innerText()).toMatch(/carries all of it/)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => words.innerText()).toMatch(/#\/moment\/[\w-]+\?at=\d+$/)

  // The keys that go through what can be done go through what was done.
  await page.keyboard.press('p')
  expect(await words.innerText()).toBe(`Order 1 of ${count}`)
  await page.keyboard.press('n')
  expect(await words.innerText()).toBe(`Order 2 of ${count}`)

  await page.getByRole('button', { name: 'To the end' }).click()
  expect(await words.innerText()).toBe(`Order ${count} of ${count}`)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await asks(page, /March, concentrate/)
})

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** The beginning of a match, watched from its end. */
async function watched(options = {}) {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await visit({ seed: 5, permissions, match: campaign(), to: `#/replay/${LAID}`, ...options })
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  return page
}

const status = (page: Page) => page.getByRole('status').innerText()

test('a link to a moment works on any device, and what came with it is kept only on demand', async () => {
  const page = await watched()
  const said = await page.locator('.log').innerText()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => status(page)).toMatch(/^The link is copied: it carries the match up to this moment/)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(2000)

  const other = await visit({ to: new URL(link).hash, ...PHONE })
  await other.getByRole('slider', { name: 'Moment' }).waitFor()
  expect(await other.locator('.log').innerText()).toBe(said)
  expect(await other.getByRole('link', { name: 'To the table' }).count()).toBe(0)
  await other.getByRole('button', { name: 'Keep on my shelf' }).click()
  await other.waitForURL(/#\/replay\//)
  await other.getByRole('link', { name: 'Boma' }).click()
  await other.getByText('Lettow-Vorbeck').nth(1).waitFor()
})

test('a link to a match that goes on and hides something is watched, and shows nobody what a side has hidden', async () => {
  const page = await atTheMarch({ seed: 3, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Replay' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => status(page)).toMatch(/watches as an onlooker/)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => status(page)).toMatch(/^The link is copied/)
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await visit({ to: new URL(link).hash })
  await other.getByRole('slider', { name: 'Moment' }).waitFor()
  await other.getByText(/a link to it is watched, and no more/).waitFor()
  for (const name of ['Play on from here', 'Keep on my shelf'])
    expect(await other.getByRole('button', { name }).count()).toBe(0)
  expect(await other.getByRole('combobox', { name: 'Seen by' }).count()).toBe(0)
})

test.each([
  ['cut off', (link: string) => link.slice(0, -40)],
  ['nonsense', () => '#/moment/abcdef-_'],
  ['something else, packed', () => '#/moment/80jNyclXKM8vyklRBAA'],
])('a link that is %s is answered in one sentence, and nothing is lost', async (_what, change) => {
  const page = await watched()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => status(page)).toMatch(/copied/)
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash.replace(/\?.*/, '')
  await page.goto(`${inject('address')}${change(link)}`)
  await page.getByText(/This link carries no match|This is no record of Boma|The record is damaged/).waitFor()
  await page.getByRole('link', { name: /shelf/ }).click()
  await page.getByText('Your move').first().waitFor()
})

test('a fork keeps the story so far, also when it was closed in between', async () => {
  const page = await watched()
  const said = await page.locator('.log').innerText()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('application').waitFor()
  const told = () => page.locator('.log .scroll').innerText()
  const sentences = said.split('\n').filter((line) => line.endsWith('.'))
  expect(sentences.length).toBeGreaterThan(2)
  const [first = '', last = ''] = [sentences[0], sentences.at(-1)]
  expect(await told()).toContain(first)
  expect(await told()).toContain(last)
  await page.reload()
  await page.getByRole('application').waitFor()
  expect(await told()).toContain(last)
})

test('keys wind and play it, faster and slower, and the way back leads to the table', async () => {
  const page = await watched()
  await page.locator('main').focus()
  await page.keyboard.press('Home')
  expect(await status(page)).toMatch(/^Order 0 of/)
  await page.keyboard.press('ArrowRight')
  expect(await status(page)).toMatch(/^Order 1 of/)
  await page.keyboard.press('ArrowLeft')
  const speed = page.getByRole('combobox', { name: 'Speed' })
  expect(await speed.inputValue()).toBe('usual')
  for (const key of ['.', '.', '.', '.']) await page.keyboard.press(key)
  expect(await speed.inputValue()).toBe('fastest')
  await page.keyboard.press(' ')
  await expect.poll(() => status(page)).toMatch(/^Order (\d+) of \1$/)
  await page.keyboard.press(',')
  expect(await speed.inputValue()).toBe('quick')
  await page.getByRole('link', { name: 'To the table' }).click()
  await page.getByRole('region', { name: 'What is to be decided' }).waitFor()
})

test('on a phone the log stands under the timeline, and the sheet draws up', async () => {
  const page = await watched(PHONE)
  const log = page.locator('.log .scroll')
  await expect.poll(async () => ((await log.boundingBox())?.height ?? 0) > 60).toBe(true)
  await page.getByRole('link', { name: 'To the table' }).waitFor()
  await page.getByRole('button', { name: 'Draw the sheet up or down' }).click()
  await expect.poll(async () => ((await log.boundingBox())?.height ?? 0) > 300).toBe(true)
})
