import { parseRecord, replay } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test, vi } from 'vitest'
import { PLACES, seated } from '../../play/session/tests/table.ts'
import { readRoute } from '../../shell/route.ts'
import { unpacked } from '../link.ts'
import { sharingOf } from '../share.ts'

vi.stubGlobal('location', { href: 'https://boma.example/#/replay/x' })

const played = [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602', 'stand', 'activate B2', 'halt']
const text = seated({ played, fog: true }).record()
const match = replay(skirmish, parseRecord(text)) as unknown as GameMatch

async function carried(orders: number) {
  const address = (await sharingOf(match, text).linkTo(orders)) ?? ''
  const route = readRoute(new URL(address).hash)
  if (route.at !== 'moment') throw new Error('the link leads nowhere')
  return { route, record: (await unpacked(route.packed)) ?? '' }
}

describe('a link to a match under way', () => {
  test('carries it as far as that moment, and not an order more', async () => {
    const { record } = await carried(14)
    const again = replay(skirmish, parseRecord(record))
    expect(again.length).toBe(14)
    expect(record).not.toContain('fire at 0602')
  })

  test('carries the dice as they fell, and not their secret', async () => {
    const { record } = await carried(played.length)
    expect(record).toContain('dice manual')
    expect(record).not.toMatch(/^secret/m)
    expect(replay(skirmish, parseRecord(record)).length).toBe(played.length)
  })

  test('names the last step that an onlooker has', async () => {
    const { route } = await carried(0)
    expect(route.action).toBe(0)
  })

  test('is one that hides something where only an earlier moment did', () => {
    // In this fog the kind of Red's first counter is hidden for as long as Blue's last is not placed.
    const hide = (t: { tracks: { placed: number }; units: { kind: Uint8Array } }, side: number) => {
      if (t.tracks.placed < 6) t.units.kind[6] = side
    }
    const { over, length } = match
    const early = {
      game: { ...skirmish, fog: { ...skirmish.fog, hide } },
      over,
      length,
      at: (n: number) => match.at(n),
    }
    expect(sharingOf(early as unknown as GameMatch, text).hidesSomething()).toBe(true)
  })

  test('is one that hides something, where the game does', () => {
    expect(sharingOf(match, text).hidesSomething()).toBe(true)
    const open = replay(skirmish, parseRecord(seated({ played: [], fog: false }).record())) as never
    expect(sharingOf(open, '').hidesSomething()).toBe(false)
  })
})
