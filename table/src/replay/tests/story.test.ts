import { fork, NOBODY, parseRecord, replay, SECOND } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { PLACES, seated } from '../../play/session/tests/table.ts'
import { localReferee } from '../../referee/local.ts'
import { reelOf } from '../../referee/reel.ts'

const played = [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602', 'stand', 'activate B2', 'halt']
const match = replay(skirmish, parseRecord(seated({ played, fog: true }).record())) as unknown as GameMatch
const dice = { kind: 'cipher', secret: new Uint8Array(32).fill(7) } as const

describe('the reel of a fork', () => {
  const branch = fork(match, { dice }, 14)
  const reel = reelOf(branch)

  test('begins at the fork: what led there is told, and is no step of it', () => {
    expect(reel.count(NOBODY)).toBe(0)
    expect(reel.log(0, SECOND).flat()).toEqual(reelOf(match).log(14, SECOND).flat())
    expect(reel.log(0, SECOND).flat().length).toBeGreaterThan(5)
    expect(reel.last(0, NOBODY)).toEqual([])
  })

  test('leads from every line of the story to the fork', () => {
    for (const entry of reel.log(0, SECOND).keys()) expect(reel.told(entry, SECOND)).toBe(0)
    const referee = localReferee(branch)
    for (const entry of referee.log(SECOND).keys()) expect(referee.step(entry, SECOND, SECOND)).toBe(0)
  })
})
