import { expect, inject, test } from 'vitest'
import { firstVisit } from '../bench/first-visit.ts'
import { launch } from '../open.ts'

/** Kilobytes. */
const MOST = 250

test('whoever comes for the first time fetches no more than 250 KB before a game', async () => {
  const found = inject('browser')
  if ('missing' in found) throw new Error(found.missing)
  const browser = await launch(found.path)
  const size = await firstVisit(browser, inject('address')).finally(() => browser.close())
  expect(size).toBeGreaterThan(50)
  expect(size).toBeLessThanOrEqual(MOST)
})
