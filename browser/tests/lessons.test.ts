import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lookerAt } from './looker.ts'
import { useBrowser, visit } from './page.ts'

useBrowser()

const PHONE = { width: 390, height: 844 }
const look = async (page: Page, name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` })
}

/** How the lesson stands. */
const stateOf = (page: Page): Promise<string | null> => page.locator('.lesson').getAttribute('data-state')

/** Follows a lesson to its end by typing what it says. */
async function typeAll(page: Page): Promise<void> {
  await page.locator('.lesson').waitFor()
  await page.keyboard.press('t')
  const field = page.locator('.text-mode input')
  for (let i = 0; i < 80 && (await stateOf(page)) !== 'done'; i++) {
    await field.fill(await page.locator('.lesson .typed-as code').innerText())
    await field.press('Enter')
  }
  expect(await stateOf(page)).toBe('done')
}

test.each([
  ['en-GB', { width: 1440, height: 900 }],
  ['de-DE', PHONE],
] as const)('a lesson is followed to its end by typed commands (%s)', async (locale, viewport) => {
  const page = await visit({ to: '#/lesson/lettow/first-evening', locale, viewport })
  const axe = lookerAt(page)
  await page.locator('.lesson').waitFor()
  await axe('a lesson')
  await look(page, `lesson-${locale}`)
  await typeAll(page)
  await axe('the end of a lesson')
  await look(page, `lesson-end-${locale}`)
  expect(axe.faults).toEqual([])
})

test('what else is done is answered, and can be taken back, repeated and resumed', async () => {
  const page = await visit({ to: '#/lesson/lettow' })
  await page.getByRole('link', { name: 'First evening', exact: true }).click()
  await page.locator('.lesson').waitFor()
  await page.keyboard.press('t')
  const field = page.locator('.text-mode input')
  await field.fill('place 1/KAR at Voi')
  await field.press('Enter')
  await page.getByText('You did something else').waitFor()
  await look(page, 'aside')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.locator('.lesson[data-state="asked"][data-step="0"]').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Show me/ }).click()
  await page.locator('.lesson[data-step="1"]').waitFor()
  await page.reload()
  await page.locator('.lesson[data-step="1"]').waitFor()
  await page.getByRole('button', { name: /^From step 6/ }).click()
  await page.locator('.lesson[data-step="5"]').waitFor()
  await page.keyboard.press('b')
  await page.locator('.lesson[data-step="4"]').waitFor()
  await page.getByRole('button', { name: /^Leave the lesson/ }).click()
  await page.getByText('Step 5 of 15').waitFor()
})
