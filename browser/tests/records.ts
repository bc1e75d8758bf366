import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Opens a file with this content as a record. */
export async function openRecord(page: Page, content: string | Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'boma-'))
  const file = join(folder, 'a.boma')
  await writeFile(file, content)
  await page.locator('input[type=file]').setInputFiles(file)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
}

/** Opens a record and plays on from where it ends. */
export async function playOnFrom(page: Page, record: string): Promise<void> {
  await openRecord(page, record)
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  // By its class: it may open on the board of a battle, under which the map is hidden from ears.
  await page.locator('.ground .map').waitFor()
}

/** Presses something that hands over a file; gives the text of that file. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
