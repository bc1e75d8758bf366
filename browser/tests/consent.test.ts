import { expect, test } from 'vitest'
import { byMouse, raiseCurtain } from './hands.ts'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

test('what the other person at the screen ordered is taken back only when both agree', async () => {
  const page = await visit({ to: '?sample' })
  await sitDown(page, 'Skirmish at the ford', ['A person', 'A person'])
  const hands = byMouse(page)
  if (await page.getByRole('region', { name: 'Between two players' }).isVisible())
    await raiseCurtain(page, hands, 'Blue')
  await page.keyboard.press('t')
  for (let counter = 1; counter <= 6; counter++) {
    await page.getByRole('textbox', { name: 'Command' }).fill('1')
    await page.keyboard.press('Enter')
  }
  await raiseCurtain(page, hands, 'Red')
  await page.getByRole('region', { name: 'Text mode' }).getByRole('button', { name: 'Close' }).click()
  await asks(page, /Red player: Place/)
  const sheet = page.getByRole('dialog', { name: 'Take back the last order?' })
  await answer(page, 'Undo').click()
  await sheet.getByText('The other side has been asked since').waitFor()
  await sheet.getByRole('button', { name: 'Leave it' }).click()
  await sheet.waitFor({ state: 'detached' })
  await asks(page, /Red player: Place/)
  await answer(page, 'Undo').click()
  await sheet.getByRole('button', { name: 'We both agree' }).click()
  await raiseCurtain(page, hands, 'Blue')
  await asks(page, /Blue player: Place/)
  expect(await sheet.count()).toBe(0)
})
