import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

/** Opens a file with this text as a record. */
const openRecord = (page: Page, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'a.boma', mimeType: 'text/plain', buffer: Buffer.from(text) })

test.each([
  ['an empty file', '', 'The file is empty'],
  ['another text', 'Dear Paul,\nhow are you?', 'no record of Boma'],
  ['a damaged record', 'boma record 1\ngame windhoek\nscen', 'The record is damaged'],
  [
    'a record of an unknown game',
    'boma record 1\ngame verdun 1.0.0\nlayout e6112f93\nscenario all\noptions -\noverlay -\ndice manual 6\n',
    'verdun',
  ],
])('%s is answered with one sentence', async (_name, text, sentence) => {
  const page = await visit()
  await openRecord(page, text)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('alert').waitFor()
  expect(await dialog.getByRole('alert').innerText()).toContain(sentence)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
})

test('a browser that keeps nothing lets one play, and says so', async () => {
  const page = await visit()
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await page.reload()
  await sitDown(page, 'Windhoek', ['A person', 'Computer, greedy'])
  await page.getByText('This browser keeps nothing').waitFor()
  await answer(page, 'Take the ready-made set-up').click()
  await asks(page, /Recruit, convert/)
})

test('an address that leads nowhere leads back to the shelf', async () => {
  const page = await visit({ to: '#/play/gone' })
  await page.getByRole('alert').filter({ hasText: 'This match is not kept on this device' }).waitFor()
  await page.getByRole('link', { name: 'Back to the shelf' }).click()
  await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
})
