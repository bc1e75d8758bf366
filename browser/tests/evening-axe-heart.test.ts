import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { BOLDLY, FIRING, hasTold, played, QUIETLY, upTo } from './heart-tables.ts'
import { lookerAt, press } from './looker.ts'
import { faultsOf } from './measures.ts'
import { asks, type MatchUnderWay, useBrowser, visit } from './page.ts'

// The tables with figures, at a desk and on a phone.

useBrowser()

const keys = async (page: Page, ...all: readonly string[]): Promise<void> => {
  await page.getByRole('application').focus()
  for (const key of all) await page.keyboard.press(key)
}

/** What is looked at: a table, what is asked there, and what leads to what is to be seen. */
interface Look {
  readonly name: string
  readonly laid: () => MatchUnderWay
  readonly asked: RegExp
  readonly to?: (page: Page) => Promise<unknown>
}
const TABLES: readonly Look[] = [
  { name: 'a force that is set up', laid: () => upTo('salaita', 'setUp', QUIETLY), asked: /Set up/ },
  {
    name: 'a unit where it may stand, and where not',
    laid: () => upTo('cutting', 'legs', ['suggested', 'first German', 'move', 'stand', 'pass']),
    asked: /leg by leg/,
    to: (page) => keys(page, ...Array.from({ length: 12 }, () => 'a')),
  },
  {
    name: 'a charge with its odds',
    laid: () => upTo('lukuledi', 'movement', QUIETLY),
    asked: /name a unit/,
    to: (page) => keys(page, 'n', 'Space', 'n'),
  },
  {
    name: 'a shot with all that counts',
    laid: () => upTo('jassin', 'shooting', QUIETLY),
    asked: /who shoots/,
    to: (page) => keys(page, 'n', 'Space', 'n'),
  },
  {
    name: 'a gun that is laid',
    laid: () => upTo('salaita', 'aim', FIRING),
    asked: /aim at/,
    to: (page) => keys(page, 'n', 'Space'),
  },
  { name: 'a combat that is paired', laid: () => upTo('lukuledi', 'pairing', BOLDLY), asked: /Match your figures/ },
  {
    name: 'a unit that comes late',
    laid: () => upTo('uganda-railway', 'arrive', QUIETLY),
    asked: /come in/,
    to: (page) => keys(page, 'a'),
  },
  { name: 'units that test their morale', laid: () => upTo('salaita', 'test', FIRING), asked: /morale/ },
  { name: 'a match that is over', laid: () => played('salaita', () => false, QUIETLY), asked: /./ },
  {
    name: 'the text mode',
    laid: () => played('jassin', hasTold('shellHit', 'fell', 'smoke'), FIRING),
    asked: /./,
    to: (page) => press(page, 'Text mode'),
  },
]

describe.each([
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])('%s axe finds no violation, by day or by lamp-light, and nothing is small or cut off,', (_name, size) => {
  test.each(TABLES)('in $name', async ({ name, laid, asked, to }) => {
    const page = await visit({ match: laid(), ...size })
    const curtain = page.getByRole('button', { name: /player is here/ })
    await page.getByRole('application').or(curtain).first().waitFor()
    if (await curtain.isVisible()) await curtain.click()
    await asks(page, asked)
    const look = lookerAt(page)
    await to?.(page)
    await look(name)
    expect(look.faults).toEqual([])
    expect(await faultsOf(page, { touch: 'hasTouch' in size })).toEqual([])
  })
})
