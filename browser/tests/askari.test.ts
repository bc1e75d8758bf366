import { test } from 'vitest'
import { playFirstTurn } from './first-turn.ts'
import { useBrowser } from './page.ts'

useBrowser()

// The other scenarios: evening-first-turns.test.ts.
test('Under the Colonial Office is set up in a click for each side, and its first turn played by mouse', async () => {
  const setUp = [/^Set up the rest as in history/]
  await playFirstTurn({ game: 'Guns of the Askari', scenario: 'Under the Colonial Office', setUp, haste: 0.9 })
}, 90_000)
