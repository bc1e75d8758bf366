import { expect, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

test('a match is given up after a question, and can be played once more from the other side', async () => {
  const page = await visit({ to: '?sample' })
  await sitDown(page, 'Skirmish at the ford', ['A person', 'Computer, greedy'])
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
  await giveUp()
  await sheet.getByRole('button', { name: 'Give up' }).click()
  expect(await sheet.count()).toBe(0)
  const end = page.getByRole('dialog', { name: 'The end of the match' })
  await end.getByText('Blue: the match is given up.').waitFor()
  await end.getByRole('button', { name: 'To the table' }).click()
  await answer(page, 'How it ended').click()
  await end.getByRole('button', { name: 'Once more, sides changed' }).click()
  // Now the computer is Blue, and sets up first.
  await asks(page, /Red player: Place/)
})
