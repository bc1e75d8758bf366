import type { Page } from 'playwright-core'

/** From the shelf into the first March Phase of Windhoek, with everything as the page proposes it. */
export async function toTheMarch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Windhoek', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  await page.getByRole('button', { name: /^End the Recruit Phase/ }).click()
  await page.getByRole('heading', { name: /March, concentrate/ }).waitFor()
}
