import { test } from 'vitest'
import { playFirstTurn } from './first-turn.ts'
import { useBrowser } from './page.ts'

useBrowser()

test.each(['Smuts', 'Guerilla War', 'The Grand Campaign'])(
  '%s is set up in a click for each side, and its first turn played by mouse',
  async (scenario) => {
    const setUp = [/^Set up the rest as in history/]
    await playFirstTurn({ game: 'Guns of the Askari', scenario, setUp, haste: 0.9 })
  },
)

test.each(['Invasion!', 'The Big Push', 'The Campaign'])(
  '%s is set up as suggested by each side, and its first turn played by mouse',
  async (scenario) => {
    const setUp = [/^Set up the rest as suggested/, /^Naval gunfire/]
    await playFirstTurn({ game: 'The Battle of Tanga', scenario, setUp, haste: 0.6 })
  },
)
