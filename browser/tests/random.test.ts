import { expect, test } from 'vitest'
import { sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

// Not a line may appear in the console: see useBrowser.

test('whoever chooses at random what the page offers comes to the end of the sample game', async () => {
  const page = await visit({ to: '?sample', seed: 7 })
  await sitDown(page, 'Skirmish at the ford', ['A person', 'A person'])
  const { deeds } = await playAtRandom(page, { haste: 0.2, keys: 0.3, seed: 7 })
  expect(deeds).toBeGreaterThan(20)
})

const ADVANCED = ['Break off', 'Supply', 'Forts']

// A whole match against the computer, in which what came of battles and what the others did is told.
test.each([
  // Of two who play Windhoek at random, neither need ever attack.
  { name: 'Windhoek', computer: 'Computer, Recruit', options: [], haste: 0.4, seed: 11 },
  { name: 'Lettow-Vorbeck', computer: 'Computer, at random', options: ADVANCED, haste: 0.5, seed: 13 },
] as const)(
  'and to the end of a whole match of $name, past the battles and the recaps of the computer’s turns',
  async ({ name, computer, options, haste, seed }) => {
    const page = await visit({ seed, recap: true })
    await sitDown(page, name, ['A person', computer], async () => {
      for (const option of options) await page.getByRole('checkbox', { name: option }).check()
    })
    const { deeds, results, recaps } = await playAtRandom(page, { haste, keys: 0.2, seed })
    expect(deeds).toBeGreaterThan(100)
    expect(results.length).toBeGreaterThan(0)
    for (const result of results) expect(result).toMatch(/Allie|German|drawn/)
    expect(recaps.length).toBeGreaterThan(5)
    for (const recap of recaps) expect(recap).toMatch(/^Step \d+ of \d+: \S/)
  },
)

test('and to the end of the five turns of Guns of the Askari under the Colonial Office', async () => {
  const page = await visit({ seed: 17 })
  await sitDown(page, 'Guns of the Askari', ['A person', 'A person'])
  const { deeds } = await playAtRandom(page, { haste: 0.6, keys: 0.1, seed: 17 })
  expect(deeds).toBeGreaterThan(50)
})

test('and to the end of Two to Tanga', async () => {
  const page = await visit({ seed: 19 })
  await sitDown(page, 'The Battle of Tanga', ['A person', 'A person'])
  const { deeds } = await playAtRandom(page, { haste: 0.3, keys: 0.1, seed: 19 })
  expect(deeds).toBeGreaterThan(20)
})
