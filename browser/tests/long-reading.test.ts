import { deflateRawSync } from 'node:zlib'
import { Match, writeRecord } from '@boma/kernel'
import { windhoek } from '@boma/windhoek'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { useBrowser, visit } from './page.ts'
import { openRecord } from './records.ts'

useBrowser()

/** So many orders are given, all are taken back, and that again and again: a short link, and hours of play. */
const ORDERS = 30
const TIMES = 2000

function endless(): string {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  while (match.length < ORDERS) match.play(match.decision?.seat, match.legal()[0])
  const { entries, ...rest } = match.tell().record()
  const back = entries.map(() => ({ undo: ['allied', 'german'] }))
  const round = [
    ...entries.map((entry) => ('order' in entry ? { side: entry.side, order: entry.order } : entry)),
    ...back,
  ]
  const { table: _, ...record } = { ...rest, entries: Array.from({ length: TIMES }, () => round).flat() }
  return writeRecord(record)
}

/** So slow that reading takes a while on any machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** How often the page draws in a second of the clock. */
const frames = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const until = performance.now() + 1000
        let count = 0
        const draw = () => {
          count++
          if (performance.now() < until) requestAnimationFrame(draw)
          else resolve(count)
        }
        requestAnimationFrame(draw)
      }),
  )

test('a link that takes long to read says how far it is, leaves the page alive and can be stopped', async () => {
  const letters = deflateRawSync(endless(), { level: 9 }).toString('base64url')
  expect(letters.length).toBeLessThan(32_000)
  const page = await visit()
  await slowDown(page)
  await page.goto(`${inject('address')}#/moment/${letters}`)
  const stop = page.getByRole('button', { name: 'Stop' })
  await stop.waitFor()
  expect(await frames(page)).toBeGreaterThan(10)
  expect(await page.getByRole('progressbar').getAttribute('aria-label')).toMatch(/^Reading the match: \d+\s%$/)
  await stop.click()
  await page.getByRole('alert').getByText('The reading was stopped').waitFor()
})

test('so does a file, which may also be put away', async () => {
  const page = await visit()
  await slowDown(page)
  const text = endless()
  await openRecord(page, text)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByRole('alert').getByText('The reading was stopped').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await openRecord(page, text)
  await dialog.getByRole('button', { name: 'Stop' }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await frames(page)).toBeGreaterThan(10)
  expect(await dialog.count()).toBe(0)
})
