import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serveFolder } from '../../tools/serve/folder.ts'
import { answer, asks, question, sitDown, useBrowser, visit } from './page.ts'
import { atTheBattle } from './tables.ts'

useBrowser()

test('a page that is loaded again in the middle of a battle is where it was', async () => {
  const page = await atTheBattle({ seed: 5 })
  const before = await battleWords(page)
  await page.reload()
  await page.locator('.battle').waitFor()
  expect(await battleWords(page)).toEqual(before)
  await answer(page, 'Commit the naval gun').click()
  await page
    .locator('.battle')
    .getByText(/naval gun/i)
    .first()
    .waitFor()
})

/** Everything that a battle board says, and every counter on it. */
async function battleWords(page: Page) {
  const board = page.locator('.battle')
  return {
    title: await board.getByRole('heading', { level: 1 }).innerText(),
    question: await question(page),
    answers: await board.locator('.answers .main, .answers .quiet').allInnerTexts(),
    rounds: await board.locator('.rounds').innerText(),
    counters: await board.locator('.troops button').evaluateAll((all) => all.map((e) => e.getAttribute('data-piece'))),
  }
}

test('after the first visit it needs no connection, and can be installed', async () => {
  const page = await visit({ serviceWorkers: 'allow' })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors: errors } = await browser.send('Page.getInstallabilityErrors')
  // A test's window is a private one, from which nothing is installed.
  expect(errors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  await page.context().setOffline(true)
  await page.goto(inject('address'))
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  await answer(page, 'Take the ready-made set-up').click()
  await asks(page, /Recruit, convert/)
  await page.reload()
  await asks(page, /Recruit, convert/)
})

test('what answers in the place of a file is not kept for later', async () => {
  // A network that first wants a password, or an editor's slip: 200, and something else than was built.
  const folder = mkdtempSync(join(tmpdir(), 'boma-spoilt-'))
  cpSync(inject('folder'), folder, { recursive: true })
  writeFileSync(join(folder, 'icons/boma-192.png'), 'Please sign in')
  const server = serveFolder(folder)
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  try {
    const page = await visit({ serviceWorkers: 'allow', provoked: /integrity|digest/i })
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('./sw.js').catch(() => undefined)
      const worker = registration?.installing
      if (!worker) return 'none'
      return new Promise((resolve) => worker.addEventListener('statechange', () => resolve(worker.state)))
    })
    expect(end).toBe('redundant')
    expect(await page.evaluate(() => caches.match('./icons/boma-192.png'))).toBeUndefined()
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})

test('a match is there again on the shelf, and can be thrown away', async () => {
  const page = await visit()
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  await answer(page, 'Take the ready-made set-up').click()
  await asks(page, /Recruit, convert/)
  await page.goto(inject('address'))
  const row = page.getByRole('listitem').filter({ hasText: 'Windhoek, your move.' })
  await row.getByRole('link', { name: 'Go to the table' }).click()
  await asks(page, /Recruit, convert/)
  await page.goBack()
  // Whoever thinks better of it is where he was.
  await row.getByRole('button', { name: 'Throw away' }).press('Enter')
  await page.keyboard.press('Escape')
  expect(await row.getByRole('button', { name: 'Throw away' }).evaluate((e) => e === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Throw it away' }).click()
  await row.waitFor({ state: 'detached' })
})
