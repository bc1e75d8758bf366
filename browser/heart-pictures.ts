import { heart } from '@boma/heart'
import { type Game, Match, NOBODY, question, writeAction, writeRecord } from '@boma/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Camera } from './askari-pictures.ts'

/** A table with figures: a unit that is moved, and one that is about to shoot. */
export async function tableOfFigures(camera: Camera, desk: BrowserContextOptions): Promise<void> {
  await moving(camera, desk, 'heart-move')
  const page = await opened(camera, desk, upTo('jassin', 'shooting'))
  await page.getByRole('heading', { name: /declare who shoots/ }).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('Space')
  await page.getByRole('heading', { name: /shoot at whom/ }).waitFor()
  await page.keyboard.press('n')
  await page.locator('.odds').first().waitFor()
  await camera.picture(page, 'heart-shoot')
  await page.close()
}

/** A unit that is moved by a finger. */
export const figuresOnPhone = (camera: Camera, phone: BrowserContextOptions): Promise<void> =>
  moving(camera, phone, 'phone-heart')

/** A unit that is held where its dice lead it. */
async function moving(camera: Camera, size: BrowserContextOptions, name: string): Promise<void> {
  const page = await opened(camera, size, upTo('cutting', 'legs'))
  await page.getByRole('heading', { name: /leg by leg/ }).waitFor()
  await page.getByRole('application').focus()
  for (const key of ['a', 'a', 'a', 'q']) await page.keyboard.press(key)
  await page.locator('.ghost-figure').first().waitFor()
  await camera.picture(page, name)
  await page.close()
}

/** A match of two people up to a question: all stand who need not move. */
function upTo(scenario: string, name: string): string {
  const game = heart as unknown as Game
  const match = new Match(game, { scenario, dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  const wanted = ['suggested', 'first German', ...(name === 'legs' ? ['move'] : []), 'stand', 'pass', 'cease']
  for (let orders = 0; match.decision && orders < 500; orders++) {
    const side = match.decision?.side ?? NOBODY
    if (question(game, match.view(side))?.name === name) break
    const legal = match.legal()
    const named = (start: string) => legal.find((action) => writeAction(game.actions, action).startsWith(start))
    match.play(side, wanted.map(named).find((action) => action !== undefined) ?? legal[0] ?? 0)
  }
  return `${writeRecord(match.record(true))}# seats person person\n`
}

async function opened({ open }: Camera, size: BrowserContextOptions, record: string): Promise<Page> {
  const page = await open({ ...size, colorScheme: 'light' })
  const file = { name: 'a.boma', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  return page
}
