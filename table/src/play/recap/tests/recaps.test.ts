import type { Game } from '@boma/showing'
import { beforeAll, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import { holdRecaps, type PositionReading } from './recaps.ts'

beforeAll(() => language.set('en'))

const GAMES: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('../../../../../games/*/index.ts')
const READINGS: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  '../../../../../games/*/tests/positions.ts',
)

/** So many turns of the others are played: 500 by `npm run recaps`. */
const TURNS = Number(import.meta.env['RECAPS'] ?? 12)
/** Nobody goes through more steps. */
const MOST_STEPS = 20

test.each(Object.keys(READINGS).map((path) => path.split('/').at(-3) ?? ''))(
  'what a recap of %s tells is the difference of two positions, as that side may know them',
  { timeout: 3_600_000 },
  async (id) => {
    const from = async (files: typeof GAMES, end: string): Promise<unknown> =>
      await files[Object.keys(files).find((file) => file.endsWith(`/${id}/${end}`)) ?? '']?.()
    const game = Object.entries((await from(GAMES, 'index.ts')) ?? {}).find(([name]) => name === id)?.[1] as Game
    const reading = (await from(READINGS, 'tests/positions.ts')) as PositionReading
    const { steps, faults } = holdRecaps(game, reading, TURNS)
    expect(faults.slice(0, 20)).toEqual([])
    expect(Math.max(...steps)).toBeLessThanOrEqual(MOST_STEPS)
    expect(steps.length).toBe(TURNS)
  },
)
