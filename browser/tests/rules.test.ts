import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.ts'
import { atRecruiting } from './tables.ts'

useBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const open = (page: Page) => page.locator('.rulebook .pages [data-case].open')
const isInView = (page: Page, id: string) =>
  page.locator(`.pages [data-case="${id}"]`).evaluate((section) => {
    const box = section.closest('.pages')?.getBoundingClientRect()
    const { top } = section.getBoundingClientRect()
    return box !== undefined && top >= box.top - 2 && top < box.bottom
  })

describe('the rulebook', () => {
  test.each([
    ['at a desk', {}],
    ['on a phone', PHONE],
  ])('is searched %s: the best case first, its words marked, Enter opens it', async (_where, screen) => {
    const page = await visit({ to: '#/rules/windhoek', ...screen })
    await page.getByRole('searchbox').fill('naval tra')
    const finds = page.locator('.finds .find')
    expect(await finds.first().innerText()).toMatch(/^22\.1 Naval transfer/)
    expect(await finds.first().locator('mark').allInnerTexts()).toContain('transfer')
    expect(await page.getByRole('status').innerText()).toMatch(/^Cases with these words: \d+$/)

    await page.keyboard.press('Enter')
    await expect.poll(() => isInView(page, '22.1')).toBe(true)
    expect(await page.locator('.pages [data-case="22.1"] mark').count()).toBeGreaterThan(1)

    await page.getByRole('button', { name: /All that was found/ }).click()
    await finds.nth(1).click()
    expect(await page.locator('.finds').count()).toBe(0)
  })

  test('finds a case by its number, and says what to do where it finds nothing', async () => {
    const page = await visit({ to: '#/rules/windhoek' })
    await page.getByRole('searchbox').fill('16.4')
    expect(await page.locator('.finds .find').first().innerText()).toMatch(/^16\.4 Withdrawal/)
    await page.getByRole('searchbox').fill('xylophone')
    expect(await page.locator('.finds').innerText()).toMatch(/try the beginning of one, or a number/)
    await page.getByRole('searchbox').fill('')
    await page.locator('.pages [data-case="1.0"]').waitFor()
  })

  test('has contents that lead to a case and follow what is read', async () => {
    const page = await visit({ to: '#/rules/windhoek' })
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('button', { name: '16.0 Resolving combat' }).click()
    await expect.poll(() => isInView(page, '16.0')).toBe(true)
    await contents.getByRole('button', { name: '16.4 Withdrawal' }).click()
    await expect.poll(() => isInView(page, '16.4')).toBe(true)
    expect(await contents.locator('[aria-current]').innerText()).toBe('16.4 Withdrawal')
    await page.locator('.pages [data-case="appendix-a"]').evaluate((section) => section.scrollIntoView())
    await expect.poll(() => contents.locator('[aria-current]').innerText()).toMatch(/^Appendix A/)
  })

  test('has its contents on a phone behind a button', async () => {
    const page = await visit({ to: '#/rules/lettow', ...PHONE })
    await page.getByRole('button', { name: 'Contents' }).click()
    await page.getByRole('button', { name: '12.0 Combat' }).click()
    await expect.poll(() => isInView(page, '12.0')).toBe(true)
  })

  test('opens at the case that somebody asked about, and at the wider one where a part has no text of its own', async () => {
    const page = await visit({ to: '#/rules/windhoek/16.4.2' })
    expect(await open(page).getAttribute('data-case')).toBe('16.4.2')
    await page.goto(`${page.url().replace(/#.*/, '')}#/rules/windhoek/16.4.9`)
    await expect.poll(() => open(page).getAttribute('data-case')).toBe('16.4')
  })
})

test('the charts for what is being decided lie on top', async () => {
  const page = await atRecruiting({ seed: 3 })
  await page.getByRole('button', { name: 'Charts' }).filter({ visible: true }).click()
  const now = page.getByRole('region', { name: 'For what is being decided' })
  expect(await now.getByRole('heading', { level: 3 }).first().innerText()).toBe(
    'Appendix D: recruit tables · German table',
  )
  const all = await page.locator('.charts h3').allInnerTexts()
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain('Appendix A: terrain effects')
})
