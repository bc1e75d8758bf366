import { expect, test } from 'vitest'
import { sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

// Not a line may appear in the console: see useBrowser.

test('whoever chooses at random what the page offers comes to the end of the sample game', async () => {
  const page = await visit({ to: '?sample', seed: 7 })
  await sitDown(page, 'Skirmish at the ford', ['A person', 'A person'])
  expect(await playAtRandom(page, { haste: 0.2, keys: 0.3, seed: 7 })).toBeGreaterThan(20)
})

test('and to the end of a whole match of Windhoek', async () => {
  const page = await visit({ seed: 11 })
  await sitDown(page, 'Windhoek', ['A person', 'Computer, at random'])
  expect(await playAtRandom(page, { haste: 0.4, keys: 0.2, seed: 11 })).toBeGreaterThan(100)
}, 240_000)

test('and to the end of a whole match of Lettow-Vorbeck with all its advanced rules', async () => {
  const page = await visit({ seed: 13 })
  await sitDown(page, 'Lettow-Vorbeck', ['A person', 'A person'], async () => {
    for (const name of ['Break off', 'Supply', 'Forts']) await page.getByRole('checkbox', { name }).check()
  })
  expect(await playAtRandom(page, { haste: 0.5, keys: 0.2, seed: 13 })).toBeGreaterThan(100)
}, 240_000)
