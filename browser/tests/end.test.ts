import { readFileSync } from 'node:fs'
import { askari } from '@boma/askari'
import { parseRecord, replay, writeRecord } from '@boma/kernel'
import { expect, test } from 'vitest'
import { answer, asks, type MatchUnderWay, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

test('a match is given up after a question, and can be played once more from the other side', async () => {
  const page = await visit({ to: '?sample' })
  await sitDown(page, 'Skirmish at the ford', ['A person', 'Computer, Recruit'])
  await asks(page, /Blue player: Place/)
  const giveUp = async () => {
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('button', { name: 'Give up', exact: true }).click()
  }
  const sheet = page.getByRole('dialog', { name: 'Give up?' })
  await giveUp()
  await sheet.getByText('the Red side has won').waitFor()
  await sheet.getByRole('button', { name: 'Play on' }).click()
  await asks(page, /Blue player: Place/)
  // Escape says no.
  await giveUp()
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await giveUp()
  await sheet.getByRole('button', { name: 'Give up' }).click()
  expect(await sheet.count()).toBe(0)
  const end = page.getByRole('dialog', { name: 'The end of the match' })
  await end.getByText('Blue: the match is given up.').waitFor()
  await page.keyboard.press('Escape')
  await end.waitFor({ state: 'detached' })
  await answer(page, 'How it ended').click()
  await end.getByRole('button', { name: 'Once more, sides changed' }).click()
  // Now the computer is Blue, and sets up first.
  await asks(page, /Red player: Place/)
})

/** The campaign of Askari right after the tally of turn 5, which leaves the Entente too few towns to win by (13.1.1). */
function decidedByTheTally(): MatchUnderWay {
  const file = '../../games/askari/tests/playthroughs/14.4.7-campaign-german.boma'
  const record = parseRecord(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const match = replay(askari, { ...record, entries: record.entries.slice(0, 401) })
  return { game: 'askari', record: writeRecord(match.tell().record()), seats: ['person', 'greedy'] }
}

test('13.1.1 a match that is decided by arithmetic is said to be so, by which points, and can be ended', async () => {
  const page = await visit({ match: decidedByTheTally() })
  const winning = page.getByRole('region', { name: 'Who is winning' })
  await winning.getByText('Decided: the German side wins, whatever is still played.').waitFor()
  await winning.getByText('With all 35 German towns the Entente would have 20 VP, and it needs 34.').waitFor()
  await winning.getByRole('button', { name: 'End it here' }).click()
  const sheet = page.getByRole('dialog', { name: 'Let the Entente side give up?' })
  await sheet.getByText('the German side has won').waitFor()
  await sheet.getByRole('button', { name: 'End it here' }).click()
  await page.getByRole('dialog', { name: 'The end of the match' }).waitFor()
  expect(await winning.getByText('Decided:').count()).toBe(0)
})

test('Back leaves the sheets of a phone before it leaves the table, and the shelf says which match it was', async () => {
  const page = await visit({ to: '?sample', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await sitDown(page, 'Skirmish at the ford', ['A person', 'Computer, Recruit'])
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Give up?' })
  await sheet.waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  await sheet.getByRole('button', { name: 'Give up' }).click()
  const end = page.getByRole('dialog', { name: 'The end of the match' })
  await end.waitFor()
  await page.goBack()
  await end.waitFor({ state: 'detached' })
  await page.getByRole('application').waitFor()
  await page.getByRole('link', { name: 'Boma' }).click()
  await page.getByText('The Ford, Blue against the computer, Recruit').waitFor()
})
