import { describe, expect, test } from 'vitest'
import { lookerAt, press } from './looker.ts'
import { amongGhosts, toWhoAttacks } from './moments.ts'
import { useBrowser, visit } from './page.ts'

// What comes up only in the course of an evening, at a desk and on a phone; all other screens are in axe.test.ts.

useBrowser()

describe.each([
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])('%s axe finds no violation, by day or by lamp-light,', (_name, size) => {
  test('in the list of those who could attack', async () => {
    const page = await visit(size)
    const look = lookerAt(page)
    await toWhoAttacks(page)
    await look('who attacks')
    expect(look.faults).toEqual([])
  })

  test('in a recap, among ghosts, and in what can be set', async () => {
    const page = await visit({ recap: true, ...size })
    const look = lookerAt(page)
    await amongGhosts(page, look)
    await page.keyboard.press('Escape')
    await press(page, 'Forces')
    await page.getByRole('region', { name: 'Last seen' }).waitFor()
    await look('who was seen last')
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await look('the settings')
    expect(look.faults).toEqual([])
  })

  test('in the contents of the rules, and in what a search finds', async () => {
    const page = await visit({ to: '#/rules/windhoek', ...size })
    const look = lookerAt(page)
    await page.getByRole('region', { name: 'Rulebook' }).waitFor()
    const contents = page.getByRole('button', { name: 'Contents' })
    if (await contents.isVisible()) await contents.click()
    await look('the contents of the rules')
    await page.getByRole('searchbox').fill('naval gun')
    await page.locator('.finds mark').first().waitFor()
    await look('what was found')
    await page.keyboard.press('Enter')
    await page.locator('.pages mark').first().waitFor()
    await look('the rules with marked words')
    expect(look.faults).toEqual([])
  })
})
