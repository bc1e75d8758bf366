import { eventsCited, type GameEvent } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { tell } from '../../actions.ts'
import { hex, TOWN_HEXES } from '../../board.ts'
import { page } from '../../page/index.ts'
import { unit } from '../../roster.ts'
import { marching } from '../marching.ts'

const told = (kind: string, facts: GameEvent['facts']): GameEvent => ({
  kind,
  facts,
  rule: '',
  dice: [],
  seenBy: 3 as GameEvent['seenBy'],
  secret: [],
})

describe('lights', () => {
  test.each([...new Set(eventsCited(tell).map((e) => e.name))])(
    '%s can be lit, even when fog hides its facts',
    (kind) => {
      expect(() => page.lights(told(kind, {}))).not.toThrow()
      const lit = page.lights(told(kind, { unit: 3, hex: 40, side: 1 }))
      expect(lit.pieces).toEqual([3])
      expect(lit.path).toEqual([])
    },
  )

  test('show the way of a march and the counters that joined it', () => {
    const g = marching('german', { 'FK-1': '2515' }).play('march from 2515', 'all', 'step to 2514')
    const of = (kind: string) => g.events.filter((e) => e.kind === kind).map((e) => page.lights(e))
    expect(of('joined')).toEqual([{ spaces: [hex('2515')], pieces: [unit('FK-1')], path: [] }])
    expect(of('stepped')).toEqual([{ spaces: [hex('2514')], pieces: [], path: [hex('2515'), hex('2514')] }])
  })

  test('show the hex under attack, and for whoever has won the towns', () => {
    const attack = page.lights(told('battleBegan', { side: 0, from: 1, at: 2 }))
    expect(attack).toEqual({ spaces: [2], pieces: [], path: [] })
    expect(page.lights(told('wonAtOnce', { side: 0 })).spaces).toEqual(TOWN_HEXES)
  })
})
