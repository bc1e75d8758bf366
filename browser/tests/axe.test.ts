import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { attackSwakopmund, byKeyboard, byMouse, fightOut, type Hands, raiseCurtain, toTheMarch } from './hands.ts'
import { button, type LookWithAxe, lookerAt, press } from './looker.ts'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'
import { downloaded, openRecord } from './records.ts'

useBrowser()

describe.each([
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
])('%s axe finds no violation, by day or by lamp-light,', (_name, viewport) => {
  test('from the shelf to the table, and in all that can be turned to there', async () => {
    const page = await visit({ viewport, seed: 3 })
    const look = lookerAt(page)
    await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
    await look('the empty shelf')
    await sitDown(page, 'Windhoek', ['A person', 'A person'], () => look('an opened box'))
    await look('the curtain')
    await setUp(page)
    await look('the table with its tray of recruits and who is winning')
    await turnTheLeaves(page, look)
    expect(look.faults).toEqual([])
  })

  test('where a stack is in the hand, what the end of a phase costs, in a legend', async () => {
    const page = await visit({ viewport, seed: 3 })
    const look = lookerAt(page)
    await toTheMarch(page)
    const { choose } = byKeyboard(page)
    await choose('2118')
    await asks(page, /Where do/)
    await page.keyboard.press('n')
    await asks(page, /March to|sea to|Attack/)
    await look('a reach with a goal weighed')
    await page.keyboard.press('Escape')
    await answer(page, 'End the March Phase').click()
    await page.getByRole('region', { name: 'If you end it now' }).waitFor()
    await look('what is at stake')
    await answer(page, 'Not yet').click()
    await button(page, 'View').click()
    await page.getByRole('checkbox', { name: 'Supply', exact: false }).first().check()
    await page.keyboard.press('Escape')
    await look('a layer with its legend')
    expect(look.faults).toEqual([])
  })

  test('in a battle and in the replay', async () => {
    const page = await visit({ viewport, seed: 3 })
    const look = lookerAt(page)
    await toTheMarch(page)
    // At every size the keyboard chooses on the map.
    const hands: Hands = { press: byMouse(page).press, choose: byKeyboard(page).choose }
    await attackSwakopmund(page, hands)
    await look('the battle board')
    await fightOut(page)
    await look('what came of the battle')
    await page.locator('.battle .case').first().click()
    await page.getByRole('dialog').getByRole('region', { name: 'Rulebook' }).waitFor()
    await look('a rule above the battle board')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'See the map' }).click()
    await press(page, 'Replay')
    await page.getByRole('slider', { name: 'Moment' }).waitFor()
    await look('the replay')
    expect(look.faults).toEqual([])
  })

  test('on a shelf with matches, on the sheets of records, in the rulebook, where an address leads nowhere', async () => {
    const page = await visit({ viewport, seed: 3 })
    const look = lookerAt(page)
    await sitDown(page, 'Windhoek', ['Computer, Recruit', 'Computer, Recruit'])
    await page.goto(inject('address'))
    await page.getByRole('link', { name: 'Go to the table' }).waitFor()
    await look('the shelf')
    await page.getByRole('button', { name: 'Throw away' }).click()
    await look('a match about to be thrown away')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await lookAtRecords(page, look)
    for (const address of ['#/rules/windhoek/12.0', '#/nowhere/at/all']) {
      await page.goto(`${inject('address')}${address}`)
      await page.getByRole('region', { name: 'Rulebook' }).or(page.getByRole('alert')).first().waitFor()
      await look(address)
    }
    expect(look.faults).toEqual([])
  })
})

test('axe finds no violation in what was found in the rules, nor where a link is broken', async () => {
  const page = await visit({ to: '#/rules/windhoek' })
  const look = lookerAt(page)
  await page.getByRole('searchbox').fill('naval gun')
  await page.locator('.finds mark').first().waitFor()
  await look('what was found in the rules')
  await page.keyboard.press('Enter')
  await page.locator('.pages mark').first().waitFor()
  await look('the rules with marked words')
  await page.goto(`${inject('address')}#/moment/nonsense`)
  await page.getByRole('alert').first().waitFor()
  await look('a broken link')
  expect(look.faults).toEqual([])
})

test('axe finds no violation at a table with cards, nor where dice are typed in', async () => {
  const page = await visit({ seed: 3 })
  const look = lookerAt(page)
  await sitDown(page, 'Lettow-Vorbeck', ['A person', 'Computer, Recruit'])
  await look('the table of Lettow-Vorbeck')
  await press(page, 'Cards')
  await look('the cards')
  await press(page, 'Charts')
  await page.locator('.charts .now').waitFor()
  await look('the charts')
  await page.goto(`${inject('address')}#/open/windhoek`)
  await page.getByRole('radio', { name: 'We roll and type them in' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('textbox').fill('7')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('shows 1 to').waitFor()
  await look('the dice before the first move')
  await page.getByRole('textbox').fill('3')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await look('a die that is typed in')
  expect(look.faults).toEqual([])
})

async function setUp(page: Page): Promise<void> {
  for (const side of ['German', 'Allied']) {
    await raiseCurtain(page, byMouse(page), side)
    await answer(page, 'Take the ready-made set-up').click()
  }
  await asks(page, /Recruit, convert/)
}

/** Everything that the panel shows besides the table. */
async function turnTheLeaves(page: Page, look: LookWithAxe): Promise<void> {
  for (const leaf of ['Forces', 'Charts', 'Rules']) {
    await press(page, leaf)
    await look(leaf)
  }
  const log = button(page, 'Log')
  if (await log.isVisible()) {
    await log.click()
    await look('the log')
  }
  await page.getByRole('application').focus()
  for (const key of ['n', 'i']) await page.keyboard.press(key)
  await look('the inspector')
  // Keys of the table are none while a field has the keyboard, as that of the rules may have.
  await page.getByRole('application').focus()
  await page.keyboard.press('t')
  await page.getByRole('textbox', { name: 'Command' }).fill('help')
  await page.keyboard.press('Enter')
  await look('the text mode')
  await page.getByRole('region', { name: 'Text mode' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('application').focus()
  await page.keyboard.press('F1')
  await page.getByRole('dialog').waitFor()
  await look('the sheet of keys')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A sound record, one that does not play to its end, and none. */
async function lookAtRecords(page: Page, look: LookWithAxe): Promise<void> {
  const record = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  const bent = record.replace(/^german: place /m, 'german: plaxe ')
  for (const [name, content] of [
    ['a sound record', record],
    ['a bent record', bent],
    ['no record', 'Dear Paul'],
  ] as const) {
    await openRecord(page, content)
    await page.getByRole('dialog').waitFor()
    await look(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}
