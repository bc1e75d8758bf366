import { expect, test } from 'vitest'
import { sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

test('whoever chooses at random what the page offers comes to the end of a battle with figures', async () => {
  const page = await visit({ seed: 9 })
  await sitDown(page, 'In the Heart of East Africa', ['A person', 'Computer, at random'])
  const { deeds } = await playAtRandom(page, { haste: 0.3, keys: 0.2, seed: 9 })
  expect(deeds).toBeGreaterThan(30)
}, 240_000)
