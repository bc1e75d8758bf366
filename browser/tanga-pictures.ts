import { SECOND, type Side } from '@boma/kernel'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import { tanga } from '@boma/tanga'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Photographer } from './askari-pictures.ts'
import { staged } from './staged.ts'

/** The field of Tanga: a stack in the hand, a chance to fire at whoever marches by, and the landing by night. */
export async function fieldOfTanga(camera: Photographer, desk: BrowserContextOptions): Promise<void> {
  const page = await camera.open({ ...desk, colorScheme: 'light' })
  await sitDown(page, 'Two to Tanga')
  await page.getByRole('heading', { name: /Move, turn or dig/ }).waitFor()
  const able = page.locator('.counters .counter.able').first()
  await able.click()
  await page.getByRole('heading', { name: /Where do they go/ }).waitFor()
  await page.mouse.move(4, 4)
  await camera.picture(page, 'tanga-reach')
  await page.close()
  await underFire(camera, desk, 'tanga-opportunity')
  await byNight(camera, desk)
}

/** The same chance to fire on a phone. */
export const underFireOnPhone = (camera: Photographer, phone: BrowserContextOptions): Promise<void> =>
  underFire(camera, phone, 'phone-tanga')

async function underFire({ open, picture }: Photographer, size: BrowserContextOptions, name: string): Promise<void> {
  const page = await open({ ...size, colorScheme: 'light' })
  const game = tanga as unknown as Game
  const { record } = staged({ game, viewer: SECOND, worth: bestChance, enough: 0.4 })
  const file = { name: 'a.boma', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  await page.getByRole('heading', { name: /does anybody fire at him/ }).waitFor()
  await page.mouse.move(4, 4)
  await picture(page, name)
  await page.close()
}

/** Where somebody may be fired at: the best chance to hit. */
function bestChance(match: GameMatch, viewer: Side): number {
  const asked = inEnglish(match.game).page.field?.quick(match.view(viewer))
  return Math.max(0, ...(asked?.answers.map(({ chance }) => chance) ?? []))
}

async function byNight({ open, picture }: Photographer, desk: BrowserContextOptions): Promise<void> {
  const page = await open({ ...desk, colorScheme: 'light' })
  await sitDown(page, 'Invasion!')
  await page.getByRole('heading', { name: /Which group lands/ }).waitFor()
  await page.mouse.move(4, 4)
  await picture(page, 'tanga-night')
  await page.close()
}

/** Opens a scenario for two persons and sets it up as suggested. */
async function sitDown(page: Page, scenario: string): Promise<void> {
  await page.getByRole('link', { name: 'The Battle of Tanga', exact: true }).click()
  await page.getByRole('radio', { name: scenario }).check()
  for (const side of [0, 1]) await page.getByRole('group').nth(side).getByRole('radio', { name: 'A person' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const answers = page.getByRole('region', { name: 'What is to be decided' })
  const setUp = answers.getByRole('button', { name: /^Set up the rest as suggested|^Naval gunfire: [13]/ })
  const begun = page.locator('.timeline .now')
  const here = page.getByRole('button', { name: /player is here/ })
  for (let i = 0; i < 12 && !(await begun.isVisible()); i++) {
    await setUp.or(here).or(begun).filter({ visible: true }).first().waitFor()
    if (await here.isVisible()) await here.click()
    else if (await setUp.first().isVisible()) await setUp.first().click()
  }
  if (await here.isVisible()) await here.click()
}
