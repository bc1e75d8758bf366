import { describe, expect, inject, test } from 'vitest'
import { faultsOf } from './measures.ts'
import { answer, LAID, sitDown, useBrowser, visit } from './page.ts'
import { recruiting } from './tables.ts'

useBrowser()

describe.each([
  ['large', { width: 1440, height: 900 }],
  ['small', { width: 1100, height: 700 }],
])('at a %s desk whose scrollbars take room', (_, viewport) => {
  test('no screen slips sideways, and no needed word is cut off', async () => {
    const page = await visit({ viewport, seed: 3, match: recruiting(), to: '' })
    const faults: string[] = []
    const look = async (where: string) => {
      const found = await faultsOf(page, { touch: false })
      faults.push(...found.map((fault) => `${where}: ${fault}`))
    }
    const word = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
    await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
    // Higher than the window, as with a few matches under way: there is a scrollbar beside it.
    await page.locator('.home').evaluate((e: HTMLElement) => e.style.setProperty('min-height', '150vh'))
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    await look('the shelf')
    await sitDown(page, 'Lettow-Vorbeck', ['A person', 'Computer, Recruit'], () => look('an opened box'))
    await answer(page, 'Take the ready-made set-up').click()
    await page.locator('.decks .card').first().waitFor()
    await look('the table')
    for (const leaf of ['Cards', 'Forces', 'Charts', 'Rules']) {
      await word(leaf).click()
      await look(leaf)
    }
    await word('Replay').click()
    await page.getByRole('slider', { name: 'Moment' }).waitFor()
    await look('the replay')
    await page.goto(`${inject('address')}#/play/${LAID}`)
    await page.locator('.tray').waitFor()
    await look('the recruits')
    await page.goto(`${inject('address')}#/rules/windhoek/12.0`)
    await page.getByRole('region', { name: 'Rulebook' }).waitFor()
    await look('the rulebook')
    expect(faults).toEqual([])
  })
})
