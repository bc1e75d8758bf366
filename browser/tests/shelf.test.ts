import { expect, test } from 'vitest'
import { asks, question, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

test('from the shelf to the table in three clicks', async () => {
  const page = await visit()
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  await asks(page, /set up .+, or take/i)
  expect(await question(page)).toMatch(/ready-made set-up/)
})
