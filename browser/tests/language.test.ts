import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, useBrowser, visit } from './page.ts'
import { recruiting } from './tables.ts'

useBrowser()

const prompt = (page: Page) => page.getByRole('region', { name: 'Was zu entscheiden ist' })
const asksInGerman = (page: Page, words: RegExp) => prompt(page).getByRole('heading', { name: words }).waitFor()

test('a match changes its language in the middle of a question, and keeps it', async () => {
  const page = await visit({ match: recruiting(['ready']) })
  await asks(page, /set up .+, or take/i)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await asksInGerman(page, /Stellen Sie .+ auf, oder/)
  await page.getByText('Walfischbai').first().waitFor()
  await page.reload()
  await asksInGerman(page, /Stellen Sie .+ auf, oder/)
  await prompt(page).getByRole('button', { name: 'Die fertige Aufstellung nehmen' }).click()
  await asksInGerman(page, /Heben Sie aus/)
})

test('nobody fetches the words of a language that he does not read', async () => {
  const page = await visit()
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  const german = () => fetched.filter((url) => /german/.test(url)).length
  await page.goto(`${page.url()}#/open/windhoek`)
  await page.getByText('Fog of war').waitFor()
  expect(german()).toBe(0)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByText('Nebel des Krieges').waitFor()
  // Its words, and its guide, which says what the scenario is.
  await expect.poll(german).toBe(2)
})

test('the rulebook is in the language of the page, its case stays open when that changes, and it comes on demand', async () => {
  const page = await visit({ locale: 'de-DE', to: '#/rules/windhoek/16.4' })
  const open = page.locator('.rulebook .pages .open')
  await open.getByText('16.4 Ausweichen').waitFor()
  expect(await page.locator('.pages').getAttribute('lang')).toBe('de')
  await page.getByRole('searchbox').fill('Schiffsgeschütze')
  expect(await page.locator('.finds .find').first().innerText()).toMatch(/^23\.5 Schiffsgeschütze/)
  await page.getByRole('button', { name: 'English' }).click()
  await open.getByText('16.4 Withdrawal').waitFor()
})
