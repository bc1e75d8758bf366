import { NOBODY, question } from '@boma/kernel'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Photographer } from './askari-pictures.ts'
import { FIRING, played, upTo } from './tests/heart-tables.ts'
import type { MatchUnderWay } from './tests/page.ts'

/** A table with figures: a unit that is moved, and one that is about to shoot, by day and by lamp-light. */
export async function tableOfFigures(camera: Photographer, desk: BrowserContextOptions): Promise<void> {
  await moving(camera, desk, 'heart-move')
  await shooting(camera, { ...desk, colorScheme: 'light' }, 'heart-shoot')
  await shooting(camera, { ...desk, colorScheme: 'dark' }, 'heart-shoot-lamp')
}

/** A unit that is moved by a finger, and what counts for a shot. */
export async function figuresOnPhone(camera: Photographer, phone: BrowserContextOptions): Promise<void> {
  await moving(camera, phone, 'phone-heart')
  await shooting(camera, { ...phone, colorScheme: 'light' }, 'phone-heart-shoot')
}

/** A unit that is held where its dice lead it. */
async function moving(camera: Photographer, size: BrowserContextOptions, name: string): Promise<void> {
  const laid = upTo('cutting', 'legs', ['suggested', 'first German', 'move', 'stand', 'pass', 'cease'])
  const page = await opened(camera, { ...size, colorScheme: 'light' }, laid)
  await page.getByRole('heading', { name: /leg by leg/ }).waitFor()
  await page.getByRole('application').focus()
  for (const key of ['a', 'a', 'a', 'q']) await page.keyboard.press(key)
  await page.locator('.ghost-figure').first().waitFor()
  await camera.picture(page, name)
  await page.close()
}

/** Who shoots in the third turn, with all that lies on the table by then. */
async function shooting(camera: Photographer, size: BrowserContextOptions, name: string): Promise<void> {
  const page = await opened(camera, size, played('jassin', isThirdShooting, FIRING))
  await page.getByRole('heading', { name: /declare who shoots/ }).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('Space')
  await page.getByRole('heading', { name: /shoot at whom/ }).waitFor()
  await page.keyboard.press('n')
  await page.locator('.odds').first().waitFor()
  await camera.picture(page, name)
  await page.close()
}

function isThirdShooting(match: GameMatch): boolean {
  const { game } = match
  const view = match.view(match.decision?.side ?? NOBODY)
  const isLate = inEnglish(game as Game).page.status(view).now === 2
  return isLate && question(game, view)?.name === 'shooting'
}

async function opened(
  { open }: Photographer,
  size: BrowserContextOptions,
  { record, seats }: MatchUnderWay,
): Promise<Page> {
  const page = await open(size)
  const buffer = Buffer.from(`${record}# seats ${seats.join(' ')}\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'a.boma', mimeType: 'text/plain', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  return page
}
