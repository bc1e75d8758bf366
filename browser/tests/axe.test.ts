import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { toBattle } from './hands.ts'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

/** What axe finds wrong, in a line for each place. */
async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

describe.each(['light', 'dark'] as const)('axe finds no violation in the %s', (colorScheme) => {
  test('on the shelf, in an opened box, at the table, in the replay', async () => {
    const page = await visit({ colorScheme, seed: 3 })
    await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: 'Windhoek', exact: true }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.goBack()
    await sitDown(page, 'Windhoek', ['A person', 'Computer, greedy'])
    await answer(page, 'Take the ready-made set-up').click()
    await asks(page, /Recruit, convert/)
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Rules' }).filter({ visible: true }).click()
    await page.getByRole('region', { name: 'Rulebook' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Replay' }).filter({ visible: true }).click()
    await page.getByRole('slider', { name: 'Moment' }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('in the rulebook', async () => {
    const page = await visit({ colorScheme, to: '#/rules/windhoek/12.0' })
    await page.getByRole('region', { name: 'Rulebook' }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('on the battle board', async () => {
    const page = await visit({ colorScheme, seed: 5 })
    await toBattle(page)
    expect(await faults(page)).toEqual([])
  })
})
