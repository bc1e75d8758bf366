import type { BrowserContextOptions, Page } from 'playwright-core'

/** How pictures are taken: a page of so much, a picture of it by its name, where a space is on the screen. */
export interface Photographer {
  readonly open: (options: BrowserContextOptions) => Promise<Page>
  readonly picture: (page: Page, name: string) => Promise<void>
  readonly placeOf: (page: Page, space: string) => Promise<{ x: number; y: number }>
}

/** Guns of the Askari in its first Impulse: the board, the country around Kilimanjaro, a stack in the hand, an encounter at sea. */
export async function eastAfrica({ open, picture, placeOf }: Photographer, desk: BrowserContextOptions): Promise<void> {
  const page = await open({ ...desk, colorScheme: 'light' })
  await toFirstImpulse(page, placeOf)
  await picture(page, 'askari')
  await near(page, await placeOf(page, '2711'), 4)
  await picture(page, 'askari-near')
  await page.keyboard.press('f')
  await page.waitForTimeout(600)
  await near(page, await placeOf(page, '3219'), 2)
  const port = await placeOf(page, '3219')
  await page.mouse.click(port.x, port.y)
  await page.getByRole('heading', { name: /Where do they go/ }).waitFor()
  await page.mouse.move(4, 4)
  await picture(page, 'askari-reach')
  await page.getByRole('button', { name: /Königsberg/ }).click()
  const island = await placeOf(page, '3218')
  await page.mouse.click(island.x, island.y)
  await page.getByRole('button', { name: /By sea/ }).click()
  await page.locator('.battle').waitFor()
  await picture(page, 'askari-naval')
  await page.close()
}

/** The same on a phone: a stack in the hand. */
export async function eastAfricaOnPhone(
  { open, picture, placeOf }: Photographer,
  phone: BrowserContextOptions,
): Promise<void> {
  const page = await open({ ...phone, colorScheme: 'light' })
  await toFirstImpulse(page, placeOf)
  await near(page, await placeOf(page, '2711'), 3)
  const { x, y } = await placeOf(page, '2711')
  await page.touchscreen.tap(x, y)
  await page.getByRole('heading', { name: /Where do they go/ }).waitFor()
  await page.mouse.move(4, 4)
  await picture(page, 'phone-askari')
  await page.close()
}

/** Opens the scenario of 1914, and lets the two companies of August come in at Tanga and Moshi. */
async function toFirstImpulse(page: Page, placeOf: Photographer['placeOf']): Promise<void> {
  await page.getByRole('link', { name: 'Guns of the Askari', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  for (const [name, space] of [
    ['7 SK', '3215'],
    ['8 SK', '2711'],
  ] as const) {
    await page.getByRole('heading', { name: new RegExp(`Where does ${name} come in`) }).waitFor()
    const { x, y } = await placeOf(page, space)
    if (page.viewportSize()?.width === 390) await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
  }
  await page.getByRole('heading', { name: /Move a stack or vessels/ }).waitFor()
  await page.mouse.move(4, 4)
}

/** Comes nearer to a point of the map, so many steps. */
async function near(page: Page, { x, y }: { x: number; y: number }, steps: number): Promise<void> {
  await page.mouse.move(x, y)
  for (let i = 0; i < steps; i++) {
    await page.mouse.wheel(0, -260)
    await page.waitForTimeout(200)
  }
  await page.waitForTimeout(600)
  await page.mouse.move(4, 4)
}
