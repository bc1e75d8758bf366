import { FIRST, fingerprint, type Match, parseRecord, replay, SECOND, view } from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { PLACES, seated } from '../../play/session/tests/table.ts'
import { reelOf } from '../reel.ts'

const played = [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602', 'stand', 'activate B2', 'halt']
const record = parseRecord(seated({ played, fog: true }).record())
const fresh = (count?: number) => replay(skirmish, record, count) as unknown as Match

describe('a reel', () => {
  const reel = reelOf(fresh())

  test('shows every moment as it was, in whatever order they are asked for', () => {
    expect(reel.count).toBe(played.length)
    for (const moment of [0, 18, 3, 12, 11, 16, 15, 18, 0])
      for (const side of [FIRST, SECOND]) {
        const { game, table } = fresh(moment)
        const [seen, true_] = [reel.at(moment, side), view(game, table, side)]
        // How many dice were rolled in the whole match is all that may differ.
        seen.core.rolls = true_.core.rolls
        expect(fingerprint(seen), `moment ${moment}`).toBe(fingerprint(true_))
      }
  })

  test('hides from each side what it may not know', () => {
    expect(fingerprint(reel.at(12, FIRST))).not.toBe(fingerprint(reel.at(12, SECOND)))
  })

  test('tells what happened up to a moment and nothing after it', () => {
    expect(reel.log(0, FIRST).flat()).toEqual([])
    expect(
      reel
        .log(14, FIRST)
        .at(-1)
        ?.map((e) => e.kind),
    ).toEqual(['marched'])
    expect(reel.log(14, FIRST)).toHaveLength(15)
  })

  test('does not run past its ends', () => {
    expect(fingerprint(reel.at(99, FIRST))).toBe(fingerprint(reel.at(played.length, FIRST)))
    expect(fingerprint(reel.at(-1, FIRST))).toBe(fingerprint(reel.at(0, FIRST)))
  })
})
