import { test } from 'vitest'
import { playFirstTurn } from './first-turn.ts'
import { useBrowser } from './page.ts'

useBrowser()

// The other scenarios: evening-first-turns.test.ts.
test('Two to Tanga is set up as suggested by each side, and its first turn played by mouse', async () => {
  const setUp = [/^Set up the rest as suggested/, /^Naval gunfire/]
  await playFirstTurn({ game: 'The Battle of Tanga', scenario: 'Two to Tanga', setUp, haste: 0.6 })
}, 90_000)
